"""`thenumber replay`: a recorded game, turn by turn, in a pipe and in a terminal."""

import re
from pathlib import Path

import pytest
from rich.cells import cell_len

from command import Terminal, run
from examples import EXAMPLE
from thenumber.locales.languages import LANGUAGES

GAME = "1.1 761 513 444 444 220\n"


def test_the_ladder_goes_from_the_highest_to_the_lowest_and_says_why() -> None:
    shown = run("replay", "-", stdin=GAME).stdout
    assert re.findall(r"^  (\d{3})", shown, re.MULTILINE) == ["761", "513", "444", "444", "220"]
    assert "761 is eliminated: its 1 is also in 513." in shown
    assert "5 + 2 = 7" in shown


def test_every_seat_has_letter_symbol_and_colour_without_any_colour() -> None:
    shown = run("replay", "-", stdin=GAME, NO_COLOR="1").stdout
    for label in ("A ☀ Red", "B ▲ Blue", "C ☘ Green", "D ☾ Yellow", "E ✿ Purple"):
        assert label in shown
    assert "\x1b" not in shown


def test_boards_show_crossed_out_digits_in_their_place() -> None:
    shown = run("replay", "-", stdin=GAME).stdout
    assert "0 · 2 · 4 · 6 7 8 9" in shown  # 513 is approved


def test_void_absent_and_sitting_out_are_explained() -> None:
    shown = run("replay", "-", stdin=EXAMPLE).stdout
    assert "766 is void: the 7 was already crossed out." in shown
    assert "All ten digits are crossed out" in shown
    assert "» B wrote a crossed-out 7" in shown
    assert "No number this turn." in run("replay", "-", stdin="1.1 --- 123").stdout


def test_count_and_total_have_boxes_that_are_filled_at_the_end_of_the_round() -> None:
    shown = run("replay", "-", stdin=EXAMPLE).stdout
    assert re.search(r"\+2 \+3 \+4 \+6 ×2\+8 so far +· total\n", shown)
    boards = re.findall(r"Bob +[0-9·](?: [0-9·]){9}((?: +\d+)+) *\n", shown)
    running = ["11 11", "11 2 13", "11 2 5 18", "11 2 5 0 18", "11 2 5 0 20 38"]  # ends with what it adds up to
    assert [" ".join(board.split()) for board in boards] == [*running, "11 2 5 0 20 38 10 48"]


def test_the_end_of_a_game_adds_up_both_rounds() -> None:
    record = Path(__file__).parents[1] / "games" / "five-seats.tnr"
    shown = run("replay", str(record)).stdout
    _, head, end = shown.rpartition("round 1   round 2   final score\n")
    assert head
    backs = re.findall(r"(\d+) \+ +(\d+) = +(\d+)\n", end)
    assert len(backs) == 5
    for first, second, final in backs:
        assert int(first) + int(second) == int(final)
    assert "R1" in shown  # in round 2 every board has its total of round 1


def test_a_link_is_replayed_too() -> None:
    link = run("link", "-", stdin=EXAMPLE).stdout.strip()
    assert "Round 1 · Turn 5" in run("replay", link).stdout


def test_one_game_of_several_is_chosen() -> None:
    both = EXAMPLE + '\n[Game "The Number"]\n1.1 123 456\n'
    assert "456" in run("replay", "--game", "2", "-", stdin=both).stdout
    done = run("replay", "--game", "3", "-", stdin=both)
    assert done.returncode == 2
    assert "has 2" in done.stderr


def test_what_is_neither_file_nor_link_is_refused() -> None:
    done = run("replay", "no-such-file.tnr")
    assert (done.returncode, done.stdout) == (2, "")
    assert "no-such-file.tnr" in done.stderr


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_screen_of_80_columns_is_enough_in_every_language(language: str, tmp_path: Path) -> None:
    record = tmp_path / "game.tnr"
    record.write_text(EXAMPLE)
    for line in run("--lang", language, "replay", str(record), COLUMNS="80").stdout.splitlines():
        assert cell_len(line) <= 80


def test_keys_leaf_forward_and_back(tmp_path: Path) -> None:
    record = tmp_path / "game.tnr"
    record.write_text(EXAMPLE)
    terminal = Terminal("replay", str(record))
    terminal.wait_for(r"Turn 1[\s\S]*1/7")
    terminal.press("\r")
    terminal.wait_for(r"Turn 2[\s\S]*2/7")
    terminal.press("\x1b[D")
    terminal.wait_for(r"Turn 1[\s\S]*1/7")
    terminal.press("q")
    assert terminal.wait_for_end() == 0
