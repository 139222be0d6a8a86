"""What a seat sees, field by field: the same whole numbers in every environment.

An observation is a row of 16-bit integers. The first two are about the game, then come twelve for every seat: the
observer's own first, then the others in the order of the table (behind the last seat comes the first).

| fields | what | values |
|---|---|---|
| 0 | the round: 0, 1; 2 when the game is over | 0 to 2 |
| 1 | the turn within the round | 0 to 4 |
| 2 to 11 | whether each of the observer's digits 0 to 9 is available: this is also the ten-bit mask | 0, 1 |
| 12 | the observer's total of this round so far: its scores, and one for every digit crossed out | 0 to 77 |
| 13 | the sum of the observer's totals of the rounds before | 0 to 154 |
| 14 to 25, 26 to 37, ... | the same twelve for the next seats | |

That is the whole position: what was written in earlier turns does not matter for what can come.
"""

from functools import cache
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Space
from numpy.typing import NDArray

from thenumber.arena.kernel import HEAD_FIELDS, SEAT_FIELDS
from thenumber.rules.digits import ALL_DIGITS, DIGIT_COUNT, NUMBERS, Digits, Number, available_numbers
from thenumber.rules.game import ROUNDS, Position
from thenumber.rules.resolve import BONUSES, TURNS

PASS = NUMBERS
"""The action of a seat that has no digits left. Whoever has digits and passes is absent for that turn."""

OWN_DIGITS = slice(HEAD_FIELDS, HEAD_FIELDS + DIGIT_COUNT)
"""Where the ten-bit mask of the observer stands in an observation."""

MOST_A_ROUND = sum(range(9, 9 - TURNS, -1)) + 9 + sum(BONUSES) + DIGIT_COUNT
"""The highest total of a round: 5, 6, 7, 8 and twice 9 in front, every bonus, all ten digits crossed out."""

Fields = NDArray[np.int16]
Mask = NDArray[np.int8]


def observation_space(seats: int) -> Space[Fields]:
    """The space of observations, with the most that each field can be."""
    of_seat = [1] * DIGIT_COUNT + [MOST_A_ROUND, ROUNDS * MOST_A_ROUND]
    high = np.array([ROUNDS, TURNS - 1, *of_seat * seats], np.int16)
    space: Space[Any] = Box(np.zeros_like(high), high, dtype=np.int16)
    return space


def observe(position: Position) -> Fields:
    """What every seat sees of a position, `[seat, field]`.

    >>> from thenumber.rules.game import new_game
    >>> observe(new_game(2).position)[0].tolist()
    [0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0]
    """
    fields = [position.round_no - 1, position.turn_no - 1]
    for seat, board in enumerate(position.boards):
        fields += _BITS[board.available]
        fields += (board.total, sum(totals[seat] for totals in position.totals))
    seen: Fields = np.array(fields, np.int16)[_places(len(position.boards))]
    return seen


@cache
def _places(seats: int) -> NDArray[np.intp]:
    """For every observer, where its fields stand in what seat 0 sees."""
    turned = np.arange(seats * SEAT_FIELDS).reshape(seats, SEAT_FIELDS)
    orders = [np.roll(turned, -observer, axis=0).reshape(-1) + HEAD_FIELDS for observer in range(seats)]
    return np.array([[*range(HEAD_FIELDS), *order] for order in orders])


_BITS = [tuple(digits >> digit & 1 for digit in range(DIGIT_COUNT)) for digits in range(ALL_DIGITS + 1)]


@cache
def number_masks() -> Mask:
    """For every set of digits, which of the 1001 actions it allows: its numbers, or PASS if it is empty. Read only.

    >>> number_masks()[0].nonzero()[0].tolist(), number_masks()[0b11].nonzero()[0].tolist()
    ([1000], [0, 1, 10, 11, 100, 101, 110, 111])
    """
    masks = np.zeros((ALL_DIGITS + 1, NUMBERS + 1), np.int8)
    masks[0, PASS] = 1
    for digits in range(1, ALL_DIGITS + 1):
        masks[digits, list(available_numbers(digits))] = 1
    masks.flags.writeable = False
    return masks


def written(action: int, available: Digits) -> Number | None:
    """The number that an action of 0 to 1000 writes: none by PASS, nor for a seat that has no digits left."""
    return None if action == PASS or not available else action
