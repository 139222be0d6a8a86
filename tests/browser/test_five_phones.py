"""As many people as can sit at a table, each with a phone, and two televisions."""

import pytest

from browser.devices import Devices
from browser.evening import TURNS, all_see_the_same_end, gather, go_on
from browser.people import Person


@pytest.mark.long
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
