"""The scorekeeper against recorded games: the same numbers end in the same record."""

from dataclasses import replace
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.devices import Devices
from browser.people import Person
from thenumber.record.format import format_record
from thenumber.record.parse import parse_record
from thenumber.rules.digits import number_name
from thenumber.rules.game import Game

GAMES = Path(__file__).parents[1] / "games"
NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve")


def begin(keeper: Person, names: tuple[str, ...]) -> None:
    fields = keeper.page.get_by_role("textbox")
    expect(fields.first).to_be_visible()
    while fields.count() > len(names):
        keeper.page.get_by_role("button", name=keeper.words("keeper-remove", name="")).last.click()
    for field, name in zip(fields.all(), names, strict=True):
        field.fill(name)
    keeper.button("keeper-begin").click()
    keeper.sees("keeper-whose", name=names[0])


def keep(keeper: Person, game: Game) -> None:
    for index, turn in enumerate(game.turns):
        expect(keeper.heading("table-turn", turn=index % 5 + 1)).to_be_visible()
        for seat, number in enumerate(turn.numbers):
            keeper.sees("keeper-whose", name=NAMES[seat])
            if number is None:
                keeper.button("keeper-no-number").click()
            else:
                keeper.page.keyboard.type(number_name(number))
        keeper.button("keeper-check").click()
        keeper.go_on("keeper-to-end" if index == 9 else "keeper-next-turn")


@pytest.mark.parametrize("name", ["round-1-leader-loses", "left-for-good"])  # with a void number, with absent ones
def test_a_recorded_game_ends_in_the_same_record(devices: Devices, name: str) -> None:
    record = parse_record((GAMES / f"{name}.tnr").read_text())
    names = NAMES[: record.game.seats]
    keeper = Person(devices.open("/scorekeeper"))
    begin(keeper, names)
    keep(keeper, record.game)
    with keeper.page.expect_download() as download:
        keeper.button("keep-download").click()
    written = Path(download.value.path()).read_text()
    date = parse_record(written).date
    assert written == format_record(replace(record, names=names, date=date))


def test_what_was_mistyped_can_be_undone_and_corrected_after_a_reload(devices: Devices) -> None:
    keeper = Person(devices.open("/scorekeeper"))
    begin(keeper, NAMES[:2])
    keeper.page.keyboard.type("761513")
    keeper.button("keeper-check").click()
    expect(keeper.page.get_by_text("Ada’s 761 is eliminated: its 1 is also in Ben’s lower 513.")).to_be_visible()
    keeper.button("keeper-undo").click()
    expect(keeper.button("keeper-check")).to_be_visible()  # undone: the server has answered, and it is kept
    keeper.page.reload()
    keeper.page.get_by_role("button", name="Ben").click()
    for _ in range(3):
        keeper.page.keyboard.press("Backspace")
    keeper.page.keyboard.type("500")
    keeper.button("keeper-check").click()
    expect(keeper.page.get_by_text("Ada’s 761 is the highest approved number: 7 + 2 = 9.")).to_be_visible()


def test_a_crossed_out_digit_is_told_at_once(devices: Devices) -> None:
    keeper = Person(devices.open("/scorekeeper"))
    begin(keeper, NAMES[:2])
    keeper.page.keyboard.type("761513")
    keeper.button("keeper-check").click()
    keeper.go_on("keeper-next-turn")
    keeper.sees("keeper-whose", name="Ada")
    keeper.page.keyboard.type("987")
    keeper.sees("keeper-whose", name="Ben")
    expect(keeper.button("keeper-check")).to_have_attribute("aria-disabled", "true")  # nobody else comes next
    keeper.page.keyboard.type("5")
    keeper.sees("keeper-crossed", name="Ben", count=1, digits="5")
    ben = keeper.page.get_by_role("button", name="Ben")
    expect(ben).to_contain_text(keeper.words("verdict-void"))
    keeper.page.keyboard.press("Backspace")
    expect(ben).not_to_contain_text(keeper.words("verdict-void"))
