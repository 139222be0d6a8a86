"""Continuation values: how they enter a turn."""

from collections.abc import Sequence

import numpy as np
import pytest

from solver.by_hand import profiles, turn_points
from thenumber.record.position import parse_position
from thenumber.rules.check import Verdict
from thenumber.rules.digits import DIGITS_OF, available_numbers
from thenumber.rules.game import Position, play_turn
from thenumber.solver.expectations import Floats, Ints
from thenumber.solver.solve import solve
from thenumber.solver.value_network import shipped_values


def odd_values(turn_no: int, boards: Ints) -> Floats:
    """Nothing sensible, but the others' digits count in it."""
    own = (boards * 7919 % 101).astype(np.float64) + turn_no
    shared = own * np.roll(boards, 1, axis=1).astype(np.float64) / 500
    found: Floats = shared - shared.mean(axis=1, keepdims=True)
    return found


def worth_by_hand(position: Position, numbers: Sequence[int | None]) -> Floats:
    """Relative points, and the change that each approval would bring about alone."""
    seats = len(position.boards)
    points = np.array(turn_points(position, numbers), np.float64)
    found: Floats = (points * seats - points.sum()) / (seats - 1)
    now = np.array([board.available for board in position.boards], np.int64)
    before = odd_values(position.turn_no + 1, now[None])[0]
    found += before
    for seat, ruling in enumerate(play_turn(position, numbers)[0].rulings):
        written = numbers[seat]
        if written is not None and ruling.verdict is Verdict.APPROVED:
            after = now.copy()
            after[seat] &= ~DIGITS_OF[written]
            found += odd_values(position.turn_no + 1, after[None])[0] - before
    return found


@pytest.mark.parametrize(
    "line", ["1.2 012:0 234:0", "1.3 012:0,5 16:20,3 0124:0,0", "2.4 012:0,5,0 -:2,3,4 14:0,0,0 24:0,0,0 | 1 2 3 4"]
)
def test_what_follows_is_added_up_as_it_says(line: str) -> None:
    position = parse_position(line)
    solution = solve(position, budget=40, continuation=odd_values)
    mixes = dict(enumerate(solution.mixes))

    def value(seat: int, own: dict[int, float]) -> float:
        return float(
            sum(weight * worth_by_hand(position, n)[seat] for n, weight in profiles(position, {**mixes, seat: own}))
        )

    for seat, board in enumerate(position.boards):
        assert solution.values[seat] == pytest.approx(value(seat, dict(mixes[seat])), abs=1e-9)
        if board.available:
            best = max(value(seat, {number: 1.0}) for number in available_numbers(board.available))
            assert solution.best_response_gains[seat] == pytest.approx(best - solution.values[seat], abs=1e-9)
    assert sum(solution.values) == pytest.approx(0, abs=1e-9)


def test_there_are_no_values_for_other_turns_or_seats() -> None:
    assert shipped_values(1, np.full((1, 3), 1023)).tolist() == [[0.0] * 3]
    assert shipped_values(2, np.full((1, 6), 1023)).tolist() == [[0.0] * 6]
