"""The four worked examples of docs/rules.md, in every detail."""

from thenumber.rules.board import FRESH_BOARD, Board
from thenumber.rules.digits import digits_name
from thenumber.rules.game import Position, play_turn
from thenumber.rules.resolve import Turn


def turn_from_fresh_digits(turn_no: int, numbers: list[int | None]) -> Turn:
    board = Board(FRESH_BOARD.available, (0,) * (turn_no - 1))
    return play_turn(Position((board,) * len(numbers)), numbers)[0]


def verdicts(turn: Turn) -> list[str]:
    return [ruling.verdict.value for ruling in turn.rulings]


def clashes(turn: Turn, seat: int) -> list[tuple[int | None, str]]:
    return [(turn.numbers[clash.seat], digits_name(clash.digits)) for clash in turn.rulings[seat].eliminated_by]


def test_R15_R19_R21_R26_first_example_a_turn_with_twins() -> None:
    turn = turn_from_fresh_digits(1, [761, 513, 444, 444, 220])
    assert verdicts(turn) == ["eliminated", "approved", "approved", "approved", "approved"]
    assert clashes(turn, 0) == [(513, "1")]
    assert turn.bonus_seats == (1,)
    assert turn.scores == (0, 7, 4, 4, 2)
    assert [digits_name(board.crossed_out) for board in turn.boards] == ["", "135", "4", "4", "02"]


def test_R16_R18_second_example_a_chain_of_eliminations() -> None:
    turn = turn_from_fresh_digits(2, [761, 513, 444, 342, 220])
    assert verdicts(turn) == ["eliminated"] * 4 + ["approved"]
    assert clashes(turn, 0) == [(513, "1")]
    assert clashes(turn, 1) == [(342, "3")]
    assert clashes(turn, 2) == [(342, "4")]
    assert clashes(turn, 3) == [(220, "2")]
    assert turn.scores == (0, 0, 0, 0, 5)


def test_R20_R22_third_example_doubling_and_bonus_in_turn_5() -> None:
    turn = turn_from_fresh_digits(5, [777, None, None])
    assert turn.scores == (22, 0, 0)
    on_top = turn_from_fresh_digits(5, [777, 440, 402])  # 777 approved on top, with numbers below it
    assert on_top.scores[0] == 22


def test_R17_R25_fourth_example_twins_fall_to_a_leading_zero() -> None:
    turn = turn_from_fresh_digits(3, [900, 900, 11])
    assert verdicts(turn) == ["eliminated", "eliminated", "approved"]
    assert clashes(turn, 0) == clashes(turn, 1) == [(11, "0")]
    assert turn.scores == (0, 0, 4)
    assert digits_name(turn.boards[2].crossed_out) == "01"
