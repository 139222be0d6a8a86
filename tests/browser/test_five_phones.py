"""As many people as can sit at a table, each with a phone, and two televisions, for a game and into the next."""

import pytest
from playwright.sync_api import expect

from browser.devices import Devices, stop_the_time
from browser.evening import TURNS, all_see_the_same_end, gather, go_on
from browser.people import Person

RELOADS, LEAVES = 1, 2
"""The turns of the first game, counted from 0, in which something happens."""
OF_THE_NEXT = 2
"""As many turns of the next game are played."""


@pytest.mark.long
def test_five_phones_and_two_televisions_for_a_game_and_into_the_next(devices: Devices) -> None:
    sizes = {"Dan": "side", "Eve": "narrow"}
    people = [
        Person(devices.open(size=sizes.get(name, "phone")), name) for name in ("Ada", "Ben", "Cleo", "Dan", "Eve")
    ]
    ada, ben, *_, eve = people
    tv = gather(devices, people)
    other_tv = Person(devices.open(tv.page.url.removeprefix(devices.url), "tv"))
    ada.button("lobby-start").click()
    tv.is_at_turn(1)
    stop_the_time(tv.page)  # it has nothing to follow but the phones
    for turn in range(TURNS):
        if turn == RELOADS:
            ben.page.reload()
        if turn == LEAVES:
            people.remove(eve)
            leaves_to_a_bot(eve, ada)
        play_turn(people, turn)
        if turn < TURNS - 1:
            tv.is_at_turn((turn + 1) % 5 + 1)
    all_see_the_same_end(people, tv)
    assert sorted(other_tv.standings()) == sorted(tv.standings())

    for person in people:
        person.button("end-again").click()
    tv.is_at_turn(1)
    for turn in range(OF_THE_NEXT):
        play_turn(people, turn)
        tv.is_at_turn(turn + 2)


def play_turn(people: list[Person], turn: int) -> None:
    """Everybody writes, looks at the check and goes on."""
    for person in people:
        person.is_at_turn(turn % 5 + 1)
        person.write()
    for person in people:
        go_on(person, turn)


def leaves_to_a_bot(leaver: Person, host: Person) -> None:
    """Somebody leaves for good, and the host lets a bot play on."""
    leaver.button("menu-open").click()
    leaver.button("seat-leave").click()
    leaver.button("seat-leave-yes").click()
    host.button("menu-open").click()
    host.button("people-change-heard", name=leaver.name).click()
    host.button("seat-stand-in").click()
    host.page.get_by_role("dialog").get_by_role("button", name="Greedy").click()
    expect(host.page.get_by_role("dialog")).to_be_hidden()
