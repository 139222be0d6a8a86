"""Continuation values: what the digits on all boards are worth to each seat in the turns to come."""

from typing import Protocol

import numpy as np

from thenumber.rules.digits import DIGITS_OF
from thenumber.rules.game import Position
from thenumber.rules.resolve import TURNS
from thenumber.solver.evaluate import base_points
from thenumber.solver.expectations import Floats, Ints

_MASKS = np.array(DIGITS_OF, np.int64)


class ContinuationValue(Protocol):
    """A continuation value, in relative points of the rest of the round."""

    def __call__(self, turn_no: int, boards: Ints) -> Floats:
        """The value of boards to each seat when this turn (1 to 5) begins.

        `boards[case, seat]` are available digits. The values have the same shape, and those of a case sum to zero.
        """


def no_continuation(turn_no: int, boards: Ints) -> Floats:  # noqa: ARG001 - a ContinuationValue
    """The continuation value of a player who thinks of this turn only: zero."""
    return np.zeros(boards.shape)


def worth_of_approval(position: Position, continuation: ContinuationValue) -> Floats:
    """`[seat, other, number]`: what it is worth, as the seat sees it, that the other's number is approved.

    First digit, crossed-out digits, and what changes in the value of what follows; without the bonus. The changes that
    several approvals bring about are added up, as if each of them came alone: so everything else here stays exact.
    """
    seats = len(position.boards)
    worth = np.tile(base_points(position.turn_no), (seats, seats, 1))
    if continuation is no_continuation or position.turn_no == TURNS:
        return worth
    now = np.array([board.available for board in position.boards], np.int64)
    cases, places = [now[None]], []
    for seat in position.writers:
        left, place = np.unique(now[seat] & ~_MASKS, return_inverse=True)
        places.append(place + sum(map(len, cases)))
        cases.append(np.tile(now, (len(left), 1)))
        cases[-1][:, seat] = left
    values = continuation(position.turn_no + 1, np.concatenate(cases))
    for seat, place in zip(position.writers, places, strict=True):
        change = (values[place] - values[0]).T
        own = change[seat].copy()
        change *= 1 - seats  # what others get counts as one part of so many, and against the seat
        change[seat] = own
        worth[:, seat] += change
    return worth


def continuation_values(position: Position, continuation: ContinuationValue) -> list[float]:
    """The value to each seat, in the turns after this one, of the boards as they are now."""
    if position.turn_no == TURNS:  # new boards for everybody, or the end
        return [0.0] * len(position.boards)
    now = np.array([[board.available for board in position.boards]], np.int64)
    values: list[float] = continuation(position.turn_no + 1, now)[0].tolist()
    return values
