"""Win probability: how likely every seat is to win, from any position.

Final scores are taken to be normally distributed around what a seat has and can expect, as widely as in self-play of
the solver (`python training/win_probability.py` measures the spread, and how well these chances come true).
"""

import numpy as np

from thenumber.rules.game import ROUNDS, Position
from thenumber.rules.resolve import TURNS
from thenumber.solver.continuation import ContinuationValue
from thenumber.solver.value_network import shipped_values

SPREAD: dict[int, tuple[float, ...]] = {
    2: (6.2, 6.8, 7.1, 7.3, 7.2, 8.0, 8.5, 9.1, 9.3, 9.4),
    3: (8.6, 10.6, 10.8, 10.9, 11.0, 14.2, 15.0, 15.6, 15.8, 16.0),
    4: (9.5, 11.2, 11.8, 12.1, 12.6, 15.7, 17.0, 17.7, 18.0, 18.2),
    5: (8.4, 10.3, 11.1, 11.7, 11.7, 15.2, 16.6, 17.0, 17.4, 17.8),
}
"""The standard deviation of a seat's final score in points, by the number of seats, with 1, 2, ... 10 turns to go."""
DRAWS = 4_000
"""How many sets of final scores are drawn."""


def turns_left(position: Position) -> int:
    """How many turns of the game are to be played, 0 to 10."""
    return 0 if position.over else (ROUNDS - position.round_no) * TURNS + TURNS + 1 - position.turn_no


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
