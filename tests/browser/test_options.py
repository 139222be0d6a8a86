"""Options of a table, as its people see them: whether bots from outside may sit, whether games may be published."""

from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from browser.devices import Devices, accessibility
from browser.people import Person
from browser.scenes import revealed
from example_bots import bridge, example, wait_for

pytestmark = pytest.mark.waits


def switch(person: Person, key: str) -> Locator:
    """A switch of the options, which are opened if they are not."""
    found = person.page.get_by_role("switch", name=person.words(key))
    if not found.is_visible():
        person.page.get_by_text(person.words("options-title"), exact=True).click()
    return found


def new_table(devices: Devices, host: str) -> tuple[Person, Person]:
    """The host of a new table, and a guest who stands at its door."""
    ada, bob = Person(devices.open(), host), Person(devices.open("/rules"), "Bob")
    ada.button("home-friends").click()
    ada.sit()
    bob.page.goto(f"{devices.url}/t/{ada.code()}")
    return ada, bob


def test_bots_from_outside_play_if_the_host_lets_them_and_are_shown_as_bots(devices: Devices, tmp_path: Path) -> None:
    ada, bob = new_table(devices, "Ada")
    bob.sit()
    expect(switch(ada, "options-outside-bots")).not_to_be_checked()
    expect(switch(bob, "options-outside-bots")).to_be_disabled()
    log = tmp_path / "log"
    program = bridge(example("hermit", tmp_path), f"{devices.url}/t/{ada.code()}", log)
    try:
        wait_for(log, ada.words("refusal-no-outside-bots"))
        expect(ada.page.get_by_text("Hermit", exact=True)).to_have_count(0)
        switch(ada, "options-outside-bots").press("Space")
        expect(switch(bob, "options-outside-bots")).to_be_checked()
        for person in (ada, bob):
            expect(person.page.get_by_text("Hermit", exact=True)).to_be_visible()
            seat = person.page.get_by_role("listitem").filter(has_text="Hermit")
            for tag in ("tag-bot", "tag-outside"):
                expect(seat).to_contain_text(person.words(tag))
        switch(ada, "options-outside-bots").uncheck()
        expect(switch(bob, "options-outside-bots")).not_to_be_checked()
        expect(bob.page.get_by_text("Hermit", exact=True)).to_be_visible()  # who sits already stays
        ada.button("lobby-start").click()
        for person in (ada, bob):
            person.is_at_turn(1)
            person.write()
        for person in (ada, bob):
            revealed(person.page)
            expect(person.page.locator('[data-entry="2"]')).to_contain_text("Hermit")
            expect(person.page.locator('[data-entry="2"]')).to_contain_text(person.words("tag-bot"))
    finally:
        program.kill()
        program.wait()


def test_whoever_plays_is_told_that_games_may_be_published(devices: Devices) -> None:
    ada, bob = new_table(devices, "Ada")
    told = ada.words("sharing-told")
    expect(bob.page.get_by_role("textbox", name=bob.words("door-name"))).to_be_visible()
    for person in (ada, bob):
        expect(person.page.get_by_text(told)).to_have_count(0)
    switch(ada, "options-shared").check()
    for person in (ada, bob):
        expect(person.page.get_by_text(told)).to_be_visible()
    bob.sit()
    expect(switch(bob, "options-shared")).to_be_disabled()
    expect(bob.page.get_by_text(told)).to_be_visible()
    assert accessibility(bob.page) == []
    switch(ada, "options-shared").uncheck()
    expect(bob.page.get_by_text(told)).to_have_count(0)
