"""Games to look at again: by a link that has the game in it, by a file, with a number changed."""

import struct
from pathlib import Path

from playwright.sync_api import Page, expect

from browser.devices import Devices, asked_by
from browser.gathering import Gathering
from browser.people import Person
from thenumber.record.link import link, unlink
from thenumber.record.parse import parse_record
from thenumber.rules.game import standings

GAMES = Path(__file__).parents[1] / "games"
FIVE = (GAMES / "five-seats.tnr").read_text()


def drop(page: Page, name: str, content: str) -> None:
    carried = page.evaluate_handle(
        """([name, content]) => {
            const carried = new DataTransfer();
            carried.items.add(new File([content], name));
            return carried;
        }""",
        [name, content],
    )
    page.dispatch_event("body", "dragenter", {"dataTransfer": carried})
    page.dispatch_event("body", "drop", {"dataTransfer": carried})


def test_a_link_has_the_whole_game(devices: Devices) -> None:
    record = parse_record(FIVE)
    viewer = Person(devices.open(f"/replay#{link(record)}"))
    viewer.is_at_turn(1)
    for turn in range(1, 10):
        viewer.button("replay-next").click()
        viewer.is_at_turn(turn % 5 + 1)
    viewer.button("replay-next").click()
    expect(viewer.heading("replay-end")).to_be_visible()
    finals = [record.game.finals[seat] for _, seat in standings(record.game)]
    assert [score for _, _, score in viewer.standings()] == finals
    with viewer.page.expect_download() as download:
        viewer.button("keep-download").click()
    assert parse_record(Path(download.value.path()).read_text()).game == record.game


def test_a_game_of_this_server_is_asked_for_once_and_then_in_the_address(devices: Devices) -> None:
    with Gathering(devices.url, ("Ada", "Bob", "Cleo")) as table:
        game_id = table.stopped_game(("120", "987", "998"), ("345", "210", "761"))
    viewer = Person(devices.open())
    expect(viewer.button("home-play")).to_be_visible()
    asked = asked_by(viewer.page)
    viewer.page.goto(f"{devices.url}/replay?game={game_id}")
    viewer.is_at_turn(1)
    assert asked == ["POST reckon"]
    path, _, code = viewer.page.url.removeprefix(devices.url).partition("#")
    assert path == "/replay"
    record = unlink(code)
    assert record.names == ("Ada", "Bob", "Cleo")
    assert [turn.numbers for turn in record.game.turns] == [(120, 987, 998), (345, 210, 761)]


def test_a_game_that_is_not_there_is_said_to_be_none(devices: Devices) -> None:
    devices.expected.append("status of 404")
    viewer = Person(devices.open("/replay?game=nobody-1"))
    viewer.sees("replay-cannot")
    viewer.sees("refusal-no-such-game")


def test_a_game_can_be_shared_as_a_picture(devices: Devices) -> None:
    viewer = Person(devices.open(f"/replay#{link(parse_record(FIVE))}"))
    viewer.is_at_turn(1)
    viewer.page.keyboard.press("End")
    viewer.button("keep-picture").click()
    with viewer.page.expect_download() as download:
        viewer.button("picture-save").click()
    picture = Path(download.value.path()).read_bytes()
    width, height = struct.unpack(">II", picture[16:24])
    assert picture.startswith(b"\x89PNG")
    assert (width, height > width) == (1080, True)
    expect(viewer.page.get_by_role("img", name="Random").filter(has=viewer.page.locator("canvas"))).to_be_visible()

    # A device with a share sheet gets the file there.
    viewer.page.evaluate(
        """() => {
            navigator.canShare = ({ files }) => files.length === 1;
            navigator.share = async (given) => { window.given = given; };
        }"""
    )
    viewer.page.keyboard.press("Escape")
    viewer.button("keep-picture").click()
    viewer.button("picture-share").click()
    shared = viewer.page.evaluate("() => [given.files[0].name, given.files[0].type, given.text.split('\\n').length]")
    assert shared == ["the-number.png", "image/png", 6]


def test_a_file_can_be_dropped_on_the_start_page(devices: Devices) -> None:
    viewer = Person(devices.open(size="desktop"))
    expect(viewer.button("home-play")).to_be_visible()
    drop(viewer.page, "game.tnr", FIVE)
    viewer.is_at_turn(1)
    assert link(parse_record(FIVE)) in viewer.page.url
    viewer.page.reload()
    viewer.is_at_turn(1)


def test_a_file_of_several_games_asks_which(devices: Devices) -> None:
    viewer = Person(devices.open("/replay"))
    expect(viewer.button("replay-file")).to_be_visible()
    drop(viewer.page, "two.tnr", f"{FIVE}\n{(GAMES / 'kitchen-table.tnr').read_text()}")
    viewer.page.get_by_role("button", name="Kitchen table").click()
    viewer.is_at_turn(1)
    expect(viewer.page.get_by_text("Bob’s 987 is the highest approved number: 9 + 2 = 11.")).to_be_visible()


def test_what_if_somebody_had_written_something_else(devices: Devices) -> None:
    viewer = Person(devices.open(f"/replay#{link(parse_record((GAMES / 'kitchen-table.tnr').read_text()))}"))
    viewer.is_at_turn(1)
    viewer.button("whatif-ask").click()
    sheet = viewer.page.get_by_role("dialog")
    sheet.get_by_role("button", name="Ada").click()
    viewer.page.keyboard.type("980")
    viewer.button("whatif-see").click()
    expect(sheet).to_be_hidden()
    expect(viewer.page.get_by_text("Bob’s 987 is eliminated: its 8 and 9 are also in Ada’s lower 980.")).to_be_visible()
    viewer.button("whatif-back").click()
    expect(viewer.page.get_by_text("Bob’s 987 is the highest approved number: 9 + 2 = 11.")).to_be_visible()


def test_what_is_no_record_is_said_to_be_none(devices: Devices) -> None:
    devices.expected.append("status of 400")
    viewer = Person(devices.open("/replay"))
    expect(viewer.button("replay-file")).to_be_visible()
    drop(viewer.page, "photo.jpg", "\u0000\u0001 nothing of ours")
    viewer.sees("replay-cannot")
