"""Between the rounds: boards are wiped, and a television shows the same after a reload as before."""

from playwright.sync_api import Page, expect

from browser.devices import Devices
from browser.gathering import Gathering
from browser.people import Person
from browser.scenes import ROUND, at, primary, revealed

SEATS = 3
LOOKING = 10_000
STANDING = 16_000
"""Milliseconds after which a television goes on by itself: from the check, and from how everybody stands."""


def same_after_a_reload(tv: Page, what: str) -> None:
    before = at(tv, what).locator(what).inner_html()
    tv.reload()
    expect(tv.locator(what)).to_be_visible()
    assert tv.locator(what).inner_html() == before


def test_boards_are_wiped_and_a_reload_changes_nothing(devices: Devices) -> None:
    with Gathering(devices.url, ("Ada", "Ben", "Cleo")) as people:
        phone = Person(devices.open(people.seat_path(0), reduced_motion="no-preference"))
        tv = devices.open(f"/tv/{people.code}", "tv")
        tv.clock.install()
        people.say(0, "Start")
        people.until_turn(0)
        at(tv, ".board .state")
        for turn, numbers in enumerate(ROUND):
            phone.is_at_turn(turn + 1)
            expect(phone.page.locator(".ghost")).to_have_count(0)
            people.write(numbers[:SEATS])
            phone.sees_seals()
            if turn < 4:
                primary(phone.page)
        revealed(tv)
        expect(tv.get_by_role("heading", name=phone.words("turn-title", round=1, turn=5))).to_be_visible()
        same_after_a_reload(tv, ".boards")
        tv.clock.fast_forward(LOOKING)
        same_after_a_reload(tv, ".standings .rounds")
        expect(tv.locator(".bonus")).not_to_have_count(0)
        tv.clock.fast_forward(STANDING)
        at(tv, ".board .state")
        traces = tv.locator(".ghost").count()
        assert traces

        phone.go_on("check-to-round")
        phone.go_on("end-next-round")
        phone.is_at_turn(1)
        expect(phone.page.locator(".ghost")).to_have_count(traces)
        expect(phone.page.locator("[data-cloth]")).to_have_count(SEATS)  # one for every board
        phone.page.reload()
        phone.is_at_turn(1)
        expect(phone.page.locator(".ghost")).to_have_count(traces)
        expect(phone.page.locator("[data-cloth]")).to_have_count(0)
