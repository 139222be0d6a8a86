"""Moments that would sour an evening: time that runs out, a lead that nobody sees, being watched or removed."""

import re

import pytest
from playwright.sync_api import expect

from browser.devices import PATIENCE, Devices
from browser.gathering import Gathering
from browser.people import Person
from browser.scenes import at, revealed

NAMES = ("Ada", "Bob", "Cleo")
CLOCK = 30
"""Seconds; there is no shorter clock."""


@pytest.mark.waits
@pytest.mark.long
def test_a_number_that_is_typed_when_the_clock_runs_out_counts(devices: Devices) -> None:
    with Gathering(devices.url, NAMES) as people:
        people.set_options(clock=CLOCK)
        ada = Person(devices.open(people.seat_path(0)), "Ada")
        people.say(0, "Start")
        ada.is_at_turn(1)
        ada.page.keyboard.type("987")
        people.write([None, "012", "345"])
        expect(ada.page.locator(".reveal")).to_be_visible(timeout=PATIENCE + CLOCK * 1000)
        revealed(ada.page)
        expect(ada.page.get_by_text(re.compile("987 is the highest approved number"))).to_be_visible()


def test_who_leads_is_in_sight_in_round_2_and_a_tap_shows_by_how_much(devices: Devices) -> None:
    with Gathering(devices.url, NAMES) as people:
        ada = Person(devices.open(people.seat_path(0)), "Ada")
        at(ada.page, ".lobby")
        people.say(0, "Start")
        for turn in range(5):
            people.until_turn(turn)
            people.write([str(digit) * 3 for digit in (2 * turn + 1, (2 * turn + 2) % 10, turn)])
        people.until_turn(5)
        ada.go_on("check-to-round")
        ada.go_on("end-next-round")
        ada.page.reload()
        ada.is_at_turn(1)
        finals = people.players[0].view["table"]["finals"]
        leader = max(range(3), key=lambda seat: finals[seat])
        assert sorted(finals)[-2] < finals[leader]
        # Nothing is written yet in this round: what everybody has stands beside the name.
        expect(ada.page.locator("[data-sum]")).to_have_text(["so far 0"] * 3)
        expect(ada.page.locator(".leads [data-sum]")).to_have_count(1)
        board = ada.page.locator("[data-board='1']")
        expect(board.locator(".before")).to_have_text(f"R1 {finals[1]}")
        expect(board.get_by_text(f"So far this round: 0. Round 1: {finals[1]}.")).to_be_attached()
        board.locator("button").click()
        expect(ada.page.locator(".leads [data-sum]")).to_have_text(f"+{finals[leader] - sorted(finals)[-2]}")


def test_reveal_now_asks_names_who_is_absent_and_lays_the_own_number_first(devices: Devices) -> None:
    with Gathering(devices.url, NAMES) as people:
        ada, bob = (Person(devices.open(people.seat_path(seat)), NAMES[seat]) for seat in (0, 1))
        people.say(0, "Start")
        for person in (ada, bob):
            person.is_at_turn(1)
        people.write([None, "012", None])
        ada.page.keyboard.type("987")
        ada.page.locator("header button").first.click()
        menu = ada.page.get_by_role("dialog")
        menu.get_by_role("button", name=ada.words("wait-reveal-now")).click()
        expect(menu.get_by_text(ada.words("reveal-sure", names="Cleo"))).to_be_visible()
        ada.button("reveal-sure-yes", seconds=5).click()
        # The own number is laid down first, and nothing has to be done any more. How it is taken back within its few
        # seconds is tried in tests/table and in Live.test.ts: a busy machine might be slower than that.
        for person in (ada, bob):
            expect(person.page.locator(".reveal")).to_be_visible()
            revealed(person.page)
        expect(ada.page.get_by_text(re.compile("987 is the highest approved number"))).to_be_visible()


def test_who_only_watches_in_the_lobby_can_sit_down_after_all(devices: Devices) -> None:
    with Gathering(devices.url, NAMES[:2]) as people:
        dan = Person(devices.open(f"/t/{people.code}"), "Dan")
        dan.button("door-watch").click()
        at(dan.page, ".lobby")
        dan.button("door-sit").click()
        dan.sit()
        expect(dan.page.locator(".lobby").get_by_text("Dan").first).to_be_visible()


def test_who_is_removed_is_told_so_and_who_leaves_is_not(devices: Devices) -> None:
    with Gathering(devices.url, NAMES) as people:
        cleo = Person(devices.open(people.seat_path(2)), "Cleo")
        at(cleo.page, ".lobby")
        people.say(0, "Remove", seat=2)
        cleo.sees("door-removed")
        cleo.sit()
        at(cleo.page, ".lobby")
        people.say(1, "Leave")
        expect(cleo.page.get_by_text(cleo.words("door-removed"))).to_be_hidden()


def test_enter_lays_down_what_is_typed_after_the_menu_was_open(devices: Devices) -> None:
    with Gathering(devices.url, NAMES) as people:
        ada = Person(devices.open(people.seat_path(0), "desktop"), "Ada")
        people.say(0, "Start")
        ada.is_at_turn(1)
        ada.page.locator("header button").first.click()
        at(ada.page, "dialog[open]")
        ada.page.keyboard.press("Escape")
        expect(ada.page.get_by_role("dialog")).to_be_hidden()
        ada.write("123")
        expect(ada.button("own-take-back")).to_be_visible()
        expect(ada.page.get_by_role("dialog")).to_be_hidden()
