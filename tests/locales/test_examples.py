"""The examples of the rulebook show what its sentences say of them."""

import pytest

from docs.examples import played
from thenumber.locales.catalogue import catalogue
from thenumber.locales.languages import LANGUAGES
from thenumber.rules.check import Verdict
from thenumber.rules.digits import digits_name
from thenumber.rules.game import winners
from thenumber.rules.resolve import TURNS
from thenumber.rules.seats import SEAT_COLOURS, SEAT_SYMBOLS

HERO = 1


def verdicts(name: str) -> list[str]:
    return [ruling.verdict.value for ruling in played(name).turns[-1].rulings]


def test_R36_each_colour_has_a_symbol_of_its_own() -> None:
    assert len(set(SEAT_SYMBOLS)) == len(set(SEAT_COLOURS)) == 5


def test_R19_R21_R26_the_first_turn_of_the_game_that_is_told() -> None:
    first = played("game").turns[0]
    assert [ruling.verdict.value for ruling in first.rulings] == ["eliminated", *["approved"] * 4]
    assert first.scores == (0, 7, 4, 4, 2)
    assert digits_name(first.boards[HERO].crossed_out) == "135"


def test_R20_R22_its_fifth_turn() -> None:
    fifth = played("game").turns[TURNS - 1]
    assert (fifth.numbers[HERO], fifth.scores[HERO], fifth.bonus_seats) == (777, 22, (HERO,))


def test_R46_count_and_total_at_the_end_of_its_first_round() -> None:
    board = played("game").turns[TURNS - 1].boards[HERO]
    assert (board.scores, sum(board.scores)) == ((7, 2, 6, 0, 22), 37)
    assert (board.crossed_out_count, board.total) == (6, 43)


def test_R47_R48_both_totals_make_its_final_score() -> None:
    game = played("game")
    assert game.over
    assert ([totals[HERO] for totals in game.position.totals], game.finals[HERO]) == ([43, 31], 74)
    assert winners(game) == (HERO,)
    assert not [ruling for turn in game.turns for ruling in turn.rulings if ruling.verdict is Verdict.VOID]


def test_R28_R45_with_all_ten_digits_crossed_out_one_sits_out() -> None:
    turn = played("out").turns[-1]
    assert turn.turn_no == TURNS - 1
    assert [board.sits_out for board in turn.boards] == [False, True, False]


def test_single_turns() -> None:
    assert verdicts("void") == ["void", "approved", "approved"]
    assert verdicts("chain") == [*["eliminated"] * 4, "approved"]
    assert verdicts("zero") == ["eliminated", "eliminated", "approved"]
    assert played("zero").turns[-1].scores == (0, 0, 4)


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_have_the_figures_of_the_examples(language: str) -> None:
    text = catalogue(language).text
    assert all(figure in text("R46") for figure in ("7", "2", "6", "0", "22", "37", "43"))
    assert "43 + 31 = 74" in text("R48")
    assert all(figure in text("book-crossed") for figure in ("513", "5", "1", "3"))
