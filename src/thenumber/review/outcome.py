"""What came of a turn for every seat, in the unit of the worth of a number."""

from collections.abc import Sequence

import numpy as np

from thenumber.rules.check import Verdict
from thenumber.rules.resolve import Turn
from thenumber.solver.expectations import Floats


def outcome_worths(turn: Turn, worth: Floats) -> list[float]:
    """Relative points of the turn, and what changed in the continuation value. They sum to zero.

    `worth` is what `worth_of_approval` returns.
    """
    seats = len(turn.numbers)
    outcomes = np.zeros(seats)
    shares = np.full((seats, seats), -1 / (seats - 1))
    np.fill_diagonal(shares, 1.0)
    for seat, (number, ruling) in enumerate(zip(turn.numbers, turn.rulings, strict=True)):
        if number is not None and ruling.verdict is Verdict.APPROVED:
            bonus = turn.bonus if seat in turn.bonus_seats else 0
            outcomes += shares[:, seat] * (worth[:, seat, number] + bonus)
    found: list[float] = outcomes.tolist()
    return found


def shares_of_the_win(finals: Sequence[int]) -> list[float]:
    """What everybody has of the win when the game is over: those with the most share it.

    >>> shares_of_the_win([80, 92, 92])
    [0.0, 0.5, 0.5]
    """
    most, finals = max(finals), list(finals)
    return [(final == most) / finals.count(most) for final in finals]
