"""Resolving a turn (R19 to R27): points, the bonus, and crossed-out digits."""

import pytest

from thenumber.rules.board import FRESH_BOARD, Board
from thenumber.rules.check import Verdict
from thenumber.rules.digits import digits_name, parse_digits, parse_number
from thenumber.rules.game import Position, play_turn
from thenumber.rules.resolve import BONUSES, Turn


def resolved(numbers: str, turn_no: int = 1, available: str = "0123456789") -> Turn:
    """The turn of this number, played from boards that all have the same digits left; `---` is absent."""
    written = [None if word == "---" else parse_number(word) for word in numbers.split()]
    board = Board(parse_digits(available), (0,) * (turn_no - 1))
    turn, _ = play_turn(Position((board,) * len(written)), written)
    assert turn.turn_no == turn_no
    return turn


def crossed_out(turn: Turn) -> list[str]:
    return [digits_name(board.crossed_out) for board in turn.boards]


@pytest.mark.parametrize("turn_no", [1, 2, 3, 4])
def test_R19_an_approved_number_scores_its_first_digit(turn_no: int) -> None:
    turn = resolved("999 512 444 303", turn_no)
    assert [ruling.verdict for ruling in turn.rulings] == [Verdict.APPROVED] * 4
    assert turn.scores[1:] == (5, 4, 3)


def test_R20_in_turn_5_the_first_digit_counts_twice() -> None:
    assert resolved("999 512 444 303", 5).scores[1:] == (10, 8, 6)


@pytest.mark.parametrize(("turn_no", "bonus"), [(1, 2), (2, 3), (3, 4), (4, 6), (5, 8)])
def test_R21_the_highest_approved_number_earns_the_bonus_of_the_turn(turn_no: int, bonus: int) -> None:
    turn = resolved("011 022 761 513", turn_no)
    # Every other number shares a digit with 011, so that the lowest one is the highest approved too.
    assert (turn.bonus, turn.bonus_seats) == (bonus, (0,))
    assert turn.scores == (bonus, 0, 0, 0)
    assert BONUSES[turn_no - 1] == bonus


def test_R21_an_eliminated_number_on_top_leaves_the_bonus_to_the_next() -> None:
    turn = resolved("761 513 220")
    assert (turn.bonus_seats, turn.scores) == ((1,), (0, 7, 2))


def test_R22_the_bonus_is_added_after_the_doubling_and_is_not_doubled() -> None:
    assert resolved("777 220", 5).scores == (7 * 2 + 8, 2 * 2)
    assert resolved("999 ---", 5).scores == (26, 0)


@pytest.mark.parametrize(
    ("numbers", "scores", "bonus_seats"),
    [
        ("444 444 220", (6, 6, 2), (0, 1)),
        ("220 444 444 444", (2, 6, 6, 6), (1, 2, 3)),
        ("555 555 555 555 555", (7, 7, 7, 7, 7), (0, 1, 2, 3, 4)),
        ("900 444 444 022", (0, 6, 6, 0), (1, 2)),  # an eliminated number above the twins
    ],
)
def test_R23_the_same_highest_number_earns_each_of_its_writers_the_whole_bonus(
    numbers: str, scores: tuple[int, ...], bonus_seats: tuple[int, ...]
) -> None:
    turn = resolved(numbers)
    assert (turn.scores, turn.bonus_seats) == (scores, bonus_seats)


@pytest.mark.parametrize("numbers", ["--- --- ---", "555 666 777", "555 --- 555"])
def test_R24_if_no_number_is_approved_nobody_gets_the_bonus(numbers: str) -> None:
    turn = resolved(numbers, available="0123")
    assert (turn.bonus_seats, turn.scores) == ((), (0, 0, 0))


@pytest.mark.parametrize("turn_no", [1, 5])
def test_R25_a_leading_zero_scores_nothing_of_its_own_and_is_crossed_out(turn_no: int) -> None:
    turn = resolved("048 777", turn_no)
    assert turn.scores[0] == 0
    assert crossed_out(turn)[0] == "048"


@pytest.mark.parametrize(("turn_no", "bonus"), [(1, 2), (3, 4), (5, 8)])
def test_R25_a_leading_zero_can_earn_the_bonus(turn_no: int, bonus: int) -> None:
    assert resolved("048 --- ---", turn_no).scores == (bonus, 0, 0)
    assert resolved("011 900 900", turn_no).scores == (bonus, 0, 0)


def test_R26_the_digits_of_an_approved_number_are_crossed_out_on_its_writers_board_only() -> None:
    assert crossed_out(resolved("987 444 220")) == ["789", "4", "02"]


def test_R26_crossed_out_digits_are_gone_for_the_next_turn() -> None:
    _, after = play_turn(Position((FRESH_BOARD,) * 2), [444, 220])
    turn, _ = play_turn(after, [140, 444])
    assert [ruling.verdict for ruling in turn.rulings] == [Verdict.VOID, Verdict.APPROVED]


def test_R27_eliminated_numbers_score_nothing_and_cross_out_nothing() -> None:
    turn = resolved("761 513 100")
    assert turn.scores == (0, 0, 3)
    assert crossed_out(turn) == ["", "", "01"]


def test_R27_void_and_missing_numbers_score_nothing_and_cross_out_nothing() -> None:
    turn = resolved("997 --- 321", 5, available="0123")
    assert turn.scores == (0, 0, 14)
    assert crossed_out(turn) == ["456789", "456789", "123456789"]
