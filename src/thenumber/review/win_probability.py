"""Win probability: how likely every seat is to win, from any position.

Final scores are taken to be normally distributed around what a seat has and can expect, as widely as in self-play of
the solver (`python training/win_probability.py` measures the spread, and how well these chances come true).
"""

import numpy as np

from thenumber.review.spread import SPREAD, turns_left
from thenumber.rules.game import Position
from thenumber.solver.continuation import ContinuationValue
from thenumber.solver.value_network import shipped_values

DRAWS = 4_000
"""How many sets of final scores are drawn."""


def expected_finals(position: Position, continuation: ContinuationValue = shipped_values) -> list[float]:
    """The final score that every seat can expect, up to a constant that is the same for all seats."""
    if position.over:
        return [float(final) for final in position.finals]
    boards = np.array([[board.available for board in position.boards]], np.int64)
    later, seats = continuation(position.turn_no, boards)[0].tolist(), len(position.boards)
    # Relative to the others' mean: what is ahead of the mean of all is less by this much.
    return [final + value * (seats - 1) / seats for final, value in zip(position.finals, later, strict=True)]


def win_chances(position: Position, continuation: ContinuationValue = shipped_values) -> tuple[float, ...]:
    """The share of the win that every seat can expect; exact when the game is over."""
    means = np.array(expected_finals(position, continuation))
    left = turns_left(position)
    if left == 0:
        best = means == means.max()
        return tuple((best / best.sum()).tolist())
    seats = len(means)
    drawn = np.random.default_rng(1).standard_normal((DRAWS, seats)) * SPREAD[seats][left - 1]
    # Every seat gets what any seat draws: so equal positions have equal chances.
    finals = np.rint(means + np.concatenate([np.roll(drawn, turn, axis=1) for turn in range(seats)]))
    best = finals == finals.max(axis=1, keepdims=True)
    return tuple((best / best.sum(axis=1, keepdims=True)).mean(axis=0).tolist())
