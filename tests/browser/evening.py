"""What every evening has: people who find each other, go on from turn to turn, and agree about the end."""

import urllib.parse
from collections.abc import Sequence

from playwright.sync_api import expect

from browser.devices import Devices
from browser.people import Person
from thenumber.record.link import unlink
from thenumber.rules.game import standings

TURNS = 10


def bot_name(name: str) -> str:
    return name[1:].capitalize() if name.startswith("@") else name


def gather(devices: Devices, people: Sequence[Person]) -> Person:
    """The first one makes a table, the second one types its code, all others follow the link. And a television."""
    host, typist, *others = people
    host.button("home-friends").click()
    host.sit()
    code = host.code()
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


def go_on(person: Person, turn: int, *, was_away: bool = False) -> None:
    """See the check of a turn and go on; who `was_away` had no line for a part of it."""
    person.sees_seals(was_away=was_away)
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
