"""Number of the Day: one tap from the start, once a day, without a network, and a line that gives nothing away."""

import re
from datetime import UTC, date, datetime, time, timedelta

from playwright.sync_api import Page, expect

from browser.devices import Devices, accessibility, asked_by, overflow
from browser.line import Line
from browser.people import Person
from browser.scenes import REFUSED
from online import Server
from thenumber.daily.shipped import day_of
from thenumber.daily.stars import MOST_STARS
from thenumber.rules.digits import number_name

ALLOWED = {"service_workers": "allow"}
TOLD_LATER = "status of 403"
"""What a browser says when a number is not counted, because it is not that day, or not shown, because it still is."""
UNTIL_KEPT = """async (wanted) => {
    let urls = [];
    for (let tries = 0; tries < 600; tries++) {
        urls = [];
        for (const name of await caches.keys())
            for (const { url } of await (await caches.open(name)).keys()) urls.push(new URL(url).pathname);
        if (wanted.every((path) => urls.includes(path))) return;
        await new Promise((later) => setTimeout(later, 50));
    }
    throw new Error(`only these are kept: ${urls}`);
}"""
SAID = "navigator.clipboard.readText()"


def noon(on: date) -> datetime:
    return datetime.combine(on, time(12), UTC)


def on_day(page: Page, on: date) -> None:
    """The device's clock stands at noon of that day: no test runs over midnight."""
    page.clock.set_fixed_time(noon(on))


def utc_today() -> date:
    return datetime.now(UTC).date()


def best(on: date) -> str:
    return number_name(day_of(on).best)


def play_best(you: Person, on: date) -> None:
    expect(you.keys().first).to_be_visible()
    you.write(best(on))
    you.go_on("daily-to-worth")
    sees_all_stars(you)


def sees_all_stars(you: Person) -> None:
    result = you.page.get_by_role("region", name=you.words("daily-result"))
    expect(result.get_by_role("img", name=you.words("daily-stars", count=MOST_STARS))).to_be_visible()


def test_one_tap_from_the_start_and_the_result_is_there_after_a_reload(devices: Devices) -> None:
    on = utc_today()
    you = Person(devices.open(timezone_id="UTC", permissions=["clipboard-read", "clipboard-write"]))
    on_day(you.page, on)
    you.page.reload()
    asked = asked_by(you.page)
    you.link("home-daily").tap()
    play_best(you, on)
    assert asked.count(f"POST daily/{on}") == 1
    you.sees("daily-streak", count=1)

    you.page.reload()
    sees_all_stars(you)
    assert asked.count(f"POST daily/{on}") == 1
    you.button("end-share").tap()
    expect(you.button("keep-copied")).to_be_visible()
    said = you.page.evaluate(SAID)
    shown = "★" * MOST_STARS
    assert said == f"Number of the Day, {on:%B} {on.day}, {on.year}: {shown}\n{devices.url}/daily/{on}"
    assert best(on) not in said.replace(str(on), "").replace(devices.url, "")

    you.button("daily-check-again").tap()
    you.go_on("daily-to-worth")
    you.page.goto(devices.url)
    expect(you.link("home-daily").get_by_role("img")).to_be_visible()
    assert you.words("daily-streak", count=1) in you.link("home-daily").inner_text()


def test_days_in_a_row_are_a_streak_and_earlier_days_are_none(devices: Devices) -> None:
    devices.expected.append(TOLD_LATER)
    on = utc_today()
    page = devices.open(timezone_id="UTC")
    you = Person(page)
    for back in (2, 1, 0):
        on_day(page, on - timedelta(days=back))
        page.goto(f"{devices.url}/daily")
        play_best(you, on - timedelta(days=back))
        you.sees("daily-streak", count=3 - back)
    page.goto(f"{devices.url}/daily/{on - timedelta(days=3)}")
    play_best(you, on - timedelta(days=3))
    you.sees("daily-streak", count=3)
    # From the calendar to another day, and back.
    day = page.get_by_role("table").get_by_role("link").and_(page.locator("[aria-current]"))
    expect(day).to_have_count(1)
    page.get_by_role("table").get_by_role("link", name=re.compile("not played yet")).first.tap()
    expect(you.keys().first).to_be_visible()
    page.go_back()
    sees_all_stars(you)


def test_a_phone_without_a_network_has_today_and_tomorrow(devices: Devices, server: Server) -> None:
    devices.expected.append(TOLD_LATER)
    on = utc_today()
    with Line(server.port) as line:
        page = devices.open(url=line.url, timezone_id="UTC", **ALLOWED)
        you = Person(page)
        on_day(page, on)
        page.goto(f"{line.url}/daily")
        expect(you.keys().first).to_be_visible()
        tomorrow = on + timedelta(days=1)
        page.evaluate(UNTIL_KEPT, [f"/api/daily/{on}", f"/api/daily/{tomorrow}"])
        line.cut()
        page.reload()
        play_best(you, on)
        page.reload()
        sees_all_stars(you)
        on_day(page, tomorrow)
        page.goto(f"{line.url}/daily")
        play_best(you, tomorrow)
        you.sees("daily-streak", count=2)
        page.goto(f"{line.url}/daily/{on - timedelta(days=9)}")
        you.sees("trouble-offline")


def test_days_that_there_are_not_are_told_and_nothing_is_lost(devices: Devices) -> None:
    devices.expected += [*REFUSED, TOLD_LATER]
    on = utc_today()
    page = devices.open(timezone_id="UTC")
    you = Person(page)
    on_day(page, on)
    page.goto(f"{devices.url}/daily")
    play_best(you, on)
    for path, key in (
        (on + timedelta(days=1), "refusal-daily-too-late"),
        ("2025-12-31", "refusal-daily-too-early"),
        ("2026-02-30", "refusal-daily-no-date"),
        ("★★★★★", "refusal-daily-no-date"),
    ):
        page.goto(f"{devices.url}/daily/{path}")
        you.sees(key)
        assert accessibility(page) == []
        assert overflow(page) <= 0
        you.link("daily-to-today").tap()
        sees_all_stars(you)


def test_what_others_wrote_is_shown_when_the_day_is_over(devices: Devices) -> None:
    """The server has counted today's number of two people; a day later, by their clocks, it is still not told."""
    devices.expected.append(TOLD_LATER)
    on = utc_today()
    for _ in range(2):
        you = Person(devices.open(timezone_id="UTC"))
        on_day(you.page, on)
        you.page.goto(f"{devices.url}/daily")
        with you.page.expect_response(lambda response: response.request.method == "POST") as counted:
            play_best(you, on)
        assert counted.value.status == 204
    if utc_today() == on:
        on_day(you.page, on + timedelta(days=1))
        you.page.goto(f"{devices.url}/daily/{on}")
        you.sees("refusal-daily-not-over")
