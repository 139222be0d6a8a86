"""The exact expectation of every number of a seat against mixes of the others."""

from collections.abc import Mapping, Sequence
from functools import lru_cache

import numpy as np

from thenumber.rules.digits import ALL_DIGITS, DIGITS_OF, NUMBERS, Digits, Number, available_numbers
from thenumber.rules.game import ROUNDS, Position
from thenumber.rules.resolve import BONUSES, TURNS
from thenumber.rules.seats import Seat
from thenumber.solver.errors import SolverError
from thenumber.solver.expectations import APPROVED, BONUS, OTHERS_BASE, OTHERS_BONUS, Floats, Ints, expectations
from thenumber.solver.mixed_strategies import Mix, other_mixes
from thenumber.solver.results import Expected

RELATIVE = Expected._fields.index("relative")
"""The column of `Expected.relative` in the rows of `expected_rows`."""


def evaluate(position: Position, seat: Seat, mixes: Mapping[Seat, Mix]) -> dict[Number, Expected]:
    """The expectation of every number available to the seat, against independent mixes of all other writers.

    Raises `SolverError` for a game that is over, or a mix that does not fit the position.

    >>> from thenumber.rules.game import new_game
    >>> against = {1: {987: 1.0}, 2: {120: 3.0, 345: 1.0}}
    >>> evaluate(new_game(3).position, 0, against)[986]
    Expected(approved=1.0, bonus=1.0, points=14.0, relative=11.75)
    """
    if position.over:
        raise SolverError("game-over", found="-", right=f"1.1-{ROUNDS}.{TURNS}")
    opponents = other_mixes(position, seat, mixes)
    numbers = available_numbers(position.boards[seat].available)
    seats = len(position.boards)
    worth = np.tile(base_points(position.turn_no), (seats, seats, 1))
    rows = expected_rows(position, seat, numbers, opponents, worth)
    return {number: Expected(*row) for number, row in zip(numbers, rows.tolist(), strict=True)}


def expected_rows(
    position: Position, seat: Seat, numbers: Sequence[Number], opponents: Mapping[Seat, Mix], worth: Floats
) -> Floats:
    """One row of `Expected` for each of the numbers, which are ascending.

    `worth[seat, other, number]` is what an approval of the other is worth as the seat sees it, without the bonus. The
    opponents' mixes must sum to one, and may leave out the seats that sit out.
    """
    levels = sorted({number for mix in opponents.values() for number in mix})
    weights = np.zeros((len(opponents), len(levels)))
    for row, mix in enumerate(opponents.values()):
        weights[row] = [mix.get(number, 0.0) for number in levels]
    used = 0
    for number in (*numbers, *levels):
        used |= DIGITS_OF[number]
    own, others = np.array(numbers, np.int64), np.array(levels, np.int64)
    theirs = np.ascontiguousarray(worth[seat][list(opponents)][:, others])
    found = expectations(own, others, packed_masks(used), weights, theirs, used.bit_count())
    bonus = BONUSES[position.turn_no - 1]
    points = found[:, APPROVED] * worth[seat, seat, own] + found[:, BONUS] * bonus
    others_points = found[:, OTHERS_BASE] + found[:, OTHERS_BONUS] * bonus
    relative = points - others_points / (len(position.boards) - 1)
    return np.stack([found[:, APPROVED], found[:, BONUS], points, relative], axis=1)


def base_points(turn_no: int) -> Floats:
    """What each of the 1000 numbers is worth when approved, without the bonus: first digit and crossed-out digits."""
    times = 2 if turn_no == TURNS else 1
    return np.array([number // 100 * times + DIGITS_OF[number].bit_count() for number in range(NUMBERS)], np.float64)


@lru_cache(maxsize=64)
def packed_masks(used: Digits) -> Ints:
    """The digits of each of the 1000 numbers as bits, renumbered so that only digits in use take a bit.

    The loops take time in proportion to 2 to the power of the digits in use.
    """
    places = [digit for digit in range(10) if used >> digit & 1]
    packed = [sum(1 << place for place, digit in enumerate(places) if digits >> digit & 1) for digits in range(1024)]
    return np.array([packed[digits & ALL_DIGITS] for digits in DIGITS_OF], np.int64)
