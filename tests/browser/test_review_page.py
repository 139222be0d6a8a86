"""A game looked at again: turn by turn while the server finds it out, and as a whole."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.devices import Devices, asked_by
from browser.gathering import Gathering
from browser.looks import LOOKED_AT, looks_right
from browser.people import Person
from online import Server
from thenumber.record.link import link, unlink
from thenumber.record.parse import parse_record
from thenumber.record.record import Record
from thenumber.rules.game import new_game, play

GAMES = Path(__file__).parents[1] / "games"
MINUTES = 120_000.0
"""Milliseconds: on a new machine the solver is compiled before its first turn."""


@pytest.fixture(scope="module")
def record() -> Record:
    """Two turns: enough to see, and quick."""
    return parse_record((GAMES / "unfinished.tnr").read_text())


def reviewed(page: Page) -> None:
    """To the end, whether the server had to think or not."""
    expect(page.locator(".turn, .whole").first).to_be_visible(timeout=MINUTES)
    expect(page.get_by_role("progressbar")).to_have_count(0, timeout=MINUTES)


def test_a_game_is_reviewed_turn_by_turn_and_as_a_whole(devices: Devices, record: Record) -> None:
    viewer = Person(devices.open(f"/review?seat=1#{link(record)}"))
    reviewed(viewer.page)
    viewer.page.keyboard.press("Home")
    expect(viewer.heading("turn-title", round=1, turn=1)).to_be_visible()
    chosen = viewer.page.get_by_role("radio", checked=True)
    expect(chosen).to_have_accessible_name("Blue five one three approved")
    viewer.page.get_by_role("radio", name="Red").check(force=True)
    expect(viewer.page.locator(".finding")).to_contain_text("761: about")
    expect(viewer.page.locator(".words")).to_contain_text(viewer.words("review-hindsight-title"))

    viewer.page.keyboard.press("End")
    expect(viewer.heading("review-whole")).to_be_visible()
    course = viewer.page.get_by_role("table", name=viewer.words("review-chance"))
    expect(course.get_by_role("row")).to_have_count(len(record.game.turns) + 2)
    first = course.get_by_role("row", name=viewer.words("turn-title", round=1, turn=1))
    before = first.get_by_role("cell").all_inner_texts()
    assert [abs(int(chance.rstrip("%")) - 33) <= 2 for chance in before] == [True] * 3  # all are alike then

    # It is kept: the next time all of it is there at once, and it begins with the whole.
    viewer.page.reload()
    expect(viewer.heading("review-whole")).to_be_visible()


def test_every_number_can_be_touched(devices: Devices, record: Record) -> None:
    viewer = Person(devices.open(f"/review#{link(record)}"))
    reviewed(viewer.page)
    viewer.page.keyboard.press("Home")
    numbers = viewer.page.get_by_role("slider", name=viewer.words("review-map"))
    numbers.scroll_into_view_if_needed()
    overview, near = numbers.locator("svg").all()
    size = overview.bounding_box()
    assert size
    overview.tap(position={"x": size["width"] / 2, "y": size["height"] - 5})  # the block of 7
    assert (numbers.get_attribute("aria-valuenow") or "").startswith("7")
    large = near.bounding_box()
    assert large
    near.tap(position={"x": large["width"] - 5, "y": large["height"] - 5})
    expect(numbers).to_have_attribute("aria-valuenow", "799")
    expect(viewer.page.locator(".told")).to_contain_text("799")
    numbers.press("ArrowLeft")
    expect(numbers).to_have_attribute("aria-valuenow", "798")
    expect(viewer.heading("turn-title", round=1, turn=1)).to_be_visible()


@pytest.mark.parametrize("size", ["phone", "desktop"])
@pytest.mark.parametrize("language", LOOKED_AT)
def test_it_looks_right(devices: Devices, record: Record, language: str, size: str) -> None:
    page = devices.open(f"/review#{link(record)}", size=size, language=language)
    reviewed(page)
    page.keyboard.press("Home")
    expect(page.locator(".turn")).to_be_visible()
    page.locator("summary").first.click()
    page.locator("summary").last.click()
    looks_right(page, "review of a turn")
    page.keyboard.press("End")
    expect(page.locator(".whole")).to_be_visible()
    looks_right(page, "review")


def test_a_replay_leads_to_the_review_and_back(devices: Devices, record: Record) -> None:
    viewer = Person(devices.open(f"/replay#{link(record)}"))
    viewer.is_at_turn(1)
    viewer.page.keyboard.press("End")
    viewer.link("replay-review").tap()
    reviewed(viewer.page)
    viewer.link("keeper-replay").tap()
    viewer.is_at_turn(1)


def test_a_game_of_this_server_is_asked_for_once_and_then_in_the_address(devices: Devices, record: Record) -> None:
    numbers = [[None if number is None else f"{number:03}" for number in turn.numbers] for turn in record.game.turns]
    with Gathering(devices.url, ("Ada", "Bob", "Cleo")) as table:
        game_id = table.stopped_game(*numbers)
    viewer = Person(devices.open())
    expect(viewer.button("home-play")).to_be_visible()
    asked = asked_by(viewer.page)
    viewer.page.goto(f"{devices.url}/review?game={game_id}&seat=1")
    reviewed(viewer.page)
    assert asked == ["POST review"]
    path, _, code = viewer.page.url.removeprefix(devices.url).partition("#")
    assert path == "/review?seat=1"
    assert (unlink(code).names, unlink(code).game) == (("Ada", "Bob", "Cleo"), record.game)
    # The link in the address is the same game, and one question as well.
    viewer.page.reload()
    expect(viewer.heading("review-whole")).to_be_visible()
    assert asked == ["POST review"] * 2


@pytest.mark.long
def test_a_review_goes_on_by_itself_when_the_server_is_started_anew(devices: Devices, server: Server) -> None:
    game = new_game(4)
    for turn in range(6):
        game = play(game, [100 * seat + 11 * turn for seat in range(4)])
    viewer = Person(devices.open(f"/review#{link(Record(game, ('Ada', 'Bob', 'Cleo', 'Dan')))}"))
    progress = viewer.page.get_by_role("progressbar")
    expect(progress).to_have_attribute("aria-valuenow", "1", timeout=MINUTES)
    server.stop()
    expect(progress).to_be_visible()  # it was not complete, and nobody is told of any trouble
    server.start()
    reviewed(viewer.page)
    expect(viewer.page.get_by_role("alert")).to_have_count(0)
    viewer.page.keyboard.press("End")
    expect(viewer.heading("review-whole")).to_be_visible()


def test_a_game_that_is_not_there_is_said_to_be_none(devices: Devices) -> None:
    devices.expected.append("status of 404")
    viewer = Person(devices.open("/review?game=nobody-1"))
    expect(viewer.page.get_by_role("alert")).to_have_text(viewer.words("refusal-no-such-game"))


def test_what_is_no_game_is_said_to_be_none(devices: Devices) -> None:
    devices.expected.append("status of 400")
    viewer = Person(devices.open("/review#nonsense"))
    expect(viewer.page.get_by_role("alert")).to_be_visible()
    viewer.link("replay-title").tap()
    expect(viewer.button("replay-file")).to_be_visible()
