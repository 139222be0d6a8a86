"""Exhaustive counts, kept as plain text: how many numbers are approved over all that can be written."""

from collections.abc import Iterator, Sequence
from itertools import product
from math import prod
from pathlib import Path

import pytest

from thenumber.record.position import format_position, parse_position
from thenumber.rules.board import FRESH_BOARD, Board
from thenumber.rules.check import Verdict, check
from thenumber.rules.digits import DIGITS_OF, available_numbers, parse_digits
from thenumber.rules.game import Position, new_game, play_turn

FOLDER = Path(__file__).parent / "counts"


def lines_of(name: str) -> Iterator[str]:
    for line in (FOLDER / f"{name}.count").read_text("utf-8").splitlines():
        if line and not line.startswith("#"):
            yield line


TURN_1 = {int(seats): int(count) for seats, count in map(str.split, lines_of("turn1"))}
POSITIONS = [line.split(" ; ") for line in lines_of("positions")]


def counted(boards: Sequence[Board]) -> int:
    """Approved numbers over all joint choices, one check after the other."""
    choices = [available_numbers(board.available) for board in boards]
    approved = Verdict.APPROVED
    count = 0
    for numbers in product(*choices):
        for ruling in check(boards, numbers):
            if ruling.verdict is approved:
                count += 1
    return count


def reckoned(boards: Sequence[Board]) -> int:
    """The same without a check: a number is approved if each of the others is not lower or shares no digit."""
    choices = [available_numbers(board.available) for board in boards]
    return sum(
        prod(
            sum(not (m < n and DIGITS_OF[m] & DIGITS_OF[n]) for m in theirs)
            for other, theirs in enumerate(choices)
            if other != seat
        )
        for seat, own in enumerate(choices)
        for n in own
    )


def reckoned_fresh(seats: int) -> int:
    """On fresh boards all seats are alike: seats times the sum of c(n) to the power of the others."""
    harmless = [sum(not (m < n and DIGITS_OF[m] & DIGITS_OF[n]) for m in range(1000)) for n in range(1000)]
    return seats * sum(prod([c] * (seats - 1)) for c in harmless)


def test_R15_all_pairs_of_numbers_one_by_one() -> None:
    assert counted(new_game(2).position.boards) == TURN_1[2]


def test_R15_all_joint_choices_on_fresh_boards_by_reckoning() -> None:
    assert {seats: reckoned_fresh(seats) for seats in (2, 3, 4, 5)} == TURN_1


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("available", ["012", "89", "0579"])
def test_R15_reckoning_and_counting_agree_on_few_digits(seats: int, available: str) -> None:
    boards = [Board(parse_digits(available))] * seats
    assert reckoned(boards) == counted(boards)


def test_R15_reckoning_agrees_with_itself_on_fresh_boards() -> None:
    assert reckoned([FRESH_BOARD] * 2) == reckoned_fresh(2)


def outcomes(position: Position) -> tuple[int, ...]:
    """Over all joint choices: how many there are, approved numbers, eliminated ones, bonuses, points, digits gone."""
    choices = [available_numbers(board.available) or (None,) for board in position.boards]
    crossed_before = sum(board.crossed_out_count for board in position.boards)
    counts = [0] * 6
    for numbers in product(*choices):
        turn, _ = play_turn(position, numbers)
        verdicts = [ruling.verdict for ruling in turn.rulings]
        gone = sum(board.crossed_out_count for board in turn.boards) - crossed_before
        of_this = (
            1,
            verdicts.count(Verdict.APPROVED),
            verdicts.count(Verdict.ELIMINATED),
            len(turn.bonus_seats),
            sum(turn.scores),
            gone,
        )
        counts = [count + more for count, more in zip(counts, of_this, strict=True)]
    return tuple(counts)


@pytest.mark.parametrize(("line", "counts"), POSITIONS, ids=[line for line, _ in POSITIONS])
def test_R15_R21_R26_all_that_can_happen_in_a_position(line: str, counts: str) -> None:
    position = parse_position(line)
    assert format_position(position) == line
    assert outcomes(position) == tuple(map(int, counts.split()))
    assert reckoned([board for board in position.boards if board.available]) == int(counts.split()[1])
