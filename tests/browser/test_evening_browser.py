"""An evening: phones and a television around a real server, with everything that happens to phones and servers."""

import urllib.parse
from collections.abc import Sequence

from playwright.sync_api import expect

from browser.devices import Devices
from browser.line import Line
from browser.people import Person
from online import Server
from thenumber.locales.catalogue import catalogue
from thenumber.record.link import unlink
from thenumber.rules.game import standings

TURNS = 10
SLEEPS, RELOADS, KILLED = 2, 3, 7
"""The turns, counted from 0, in which something happens."""


def bot_name(name: str) -> str:
    return name[1:].capitalize() if name.startswith("@") else name


def gather(devices: Devices, people: Sequence[Person]) -> Person:
    """The first one makes a table, the second one types its code, all others follow the link. And a television."""
    owner, typist, *others = people
    owner.button("home-friends").click()
    owner.sit()
    code = owner.code()
    typist.page.get_by_label(typist.words("home-code")).fill(code.lower())
    typist.button("home-join").click()
    typist.sit()
    tv = Person(devices.open(f"/tv/{code.replace('-', '')}", "tv"))
    expect(tv.page.get_by_role("img", name=tv.words("share-qr"))).to_be_visible()
    for person in others:
        person.page.goto(f"{person.page.url.rstrip('/')}/t/{code}")
        person.sit()
    for person in people:
        expect(tv.page.get_by_text(person.name, exact=True)).to_be_visible()
    return tv


def go_on(person: Person, turn: int) -> None:
    person.sees_seals()
    if turn == TURNS - 1:
        person.go_on("check-to-end")
    elif turn % 5 == 4:
        person.go_on("check-to-round")
        person.go_on("end-next-round")
    else:
        person.go_on()


def all_see_the_same_end(people: Sequence[Person], tv: Person) -> None:
    link = people[0].link("end-review").get_attribute("href") or ""
    record = unlink(urllib.parse.urlsplit(link).fragment)
    finals = record.game.finals
    expected = [(place, bot_name(record.names[seat]), finals[seat]) for place, seat in standings(record.game)]
    assert len(record.game.turns) == TURNS
    for person in [*people, tv]:
        assert sorted(person.standings()) == sorted(expected), person.name


def test_three_phones_two_bots_and_a_television(devices: Devices, server: Server) -> None:
    with Line(server.port) as line:
        moving = {"reduced_motion": "no-preference"}
        ada = Person(devices.open(), "Ada")
        ben = Person(devices.open(url=line.url), "Ben")
        cleo = Person(devices.open(**moving), "Cleo")
        people = [ada, ben, cleo]
        tv = gather(devices, people)
        ada.add_bot("Greedy")
        ada.add_bot("Copycat")
        ada.button("lobby-start").click()
        for turn in range(TURNS):
            for person in people:
                person.is_at_turn(turn % 5 + 1)
            if turn == SLEEPS:
                ben.write()
                ben.sees("wait-for", names=catalogue("en").listed(["Ada", "Cleo"]))
                line.cut()
                ben.page.context.set_offline(True)
                ben.sees("line-down")
                ada.sees("tag-away")
                ada.write()
                cleo.write()
                ada.sees_seals()
                line.mend()
                ben.page.context.set_offline(False)
            elif turn == RELOADS:
                for person in people:
                    person.write()
                expect(cleo.button("reveal-skip")).to_be_visible()
                cleo.page.reload()
                cleo.is_at_turn(turn % 5 + 2)
                cleo.button("wait-look-back").click()
                cleo.go_on("check-back")
            elif turn == KILLED:
                ada.write()
                ada.sees("own-take-back")
                server.kill()
                ben.write()
                ben.sees("wait-line")
                server.start()
                cleo.write()
            else:
                for person in people:
                    person.write()
            for person in people:
                if (person, turn) != (cleo, RELOADS):
                    go_on(person, turn)
        all_see_the_same_end(people, tv)


def test_five_phones_and_two_televisions(devices: Devices) -> None:
    people = [Person(devices.open(), name) for name in ("Ada", "Ben", "Cleo", "Dan", "Eve")]
    tv = gather(devices, people)
    other_tv = Person(devices.open(tv.page.url.removeprefix(devices.url), "tv"))
    people[0].button("lobby-start").click()
    for turn in range(TURNS):
        for person in people:
            person.is_at_turn(turn % 5 + 1)
            person.write()
        for person in people:
            go_on(person, turn)
    all_see_the_same_end(people, tv)
    assert sorted(other_tv.standings()) == sorted(tv.standings())
