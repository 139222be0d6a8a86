"""The exact expectation of each number of a seat against independent mixes of the others: the inner loops."""

import numpy as np

from thenumber.solver.bonuses import APPROVED, BONUS, OTHERS_BASE, OTHERS_BONUS, Floats, Ints, bonuses
from thenumber.solver.jit import jit

__all__ = ["APPROVED", "BONUS", "OTHERS_BASE", "OTHERS_BONUS", "Floats", "Ints", "expectations"]


def expectations(own: Ints, levels: Ints, masks: Ints, weights: Floats, worth: Floats, digit_count: int) -> Floats:
    """One row for each of the seat's numbers, with the columns of `bonuses`.

    `own` are the seat's numbers and `levels` those the opponents may write, both ascending; `masks` the digits of all
    1000 numbers; `weights[opponent, level]` the mixes, and `worth` likewise what each is worth to its opponent when
    approved, without the bonus.
    """
    result, opponents = np.zeros((len(own), 4)), len(weights)
    spared, mine = np.ones((opponents, len(levels))), np.ones((opponents, len(own)))
    _spare(levels, levels, masks, weights, spared)
    _spare(own, levels, masks, weights, mine)
    _approvals(own, levels, masks, weights, spared, mine, worth, np.zeros(len(levels)), result)
    bonuses(own, levels, masks, weights, digit_count, result)
    return result


@jit
def _spare(numbers: Ints, levels: Ints, masks: Ints, weights: Floats, spared: Floats) -> None:
    """Fill in, for every opponent and number, the chance that the opponent does not eliminate the number."""
    opponents = len(weights)
    for index in range(len(numbers)):
        number = numbers[index]
        mask = masks[number]
        for level in range(len(levels)):
            if levels[level] >= number:
                break
            if masks[levels[level]] & mask:
                for opponent in range(opponents):
                    spared[opponent, index] -= weights[opponent, level]
        for opponent in range(opponents):
            spared[opponent, index] = max(0.0, spared[opponent, index])


@jit
def _approvals(
    own: Ints,
    levels: Ints,
    masks: Ints,
    weights: Floats,
    spared: Floats,
    mine: Floats,
    worth: Floats,
    expected: Floats,
    result: Floats,
) -> None:
    """Approval of every own number, and what the opponents' approved numbers are worth while it stands there.

    `spared` and `mine` are the chances of the levels and of the own numbers; `expected` is an array to work in.
    """
    opponents = len(weights)
    total = 0.0
    for level in range(len(levels)):
        for opponent in range(opponents):
            chance = weights[opponent, level] * worth[opponent, level]
            for other in range(opponents):
                if other != opponent:
                    chance *= spared[other, level]
            expected[level] += chance
        total += expected[level]
    for index in range(len(own)):
        approved = 1.0
        for opponent in range(opponents):
            approved *= mine[opponent, index]
        lost = 0.0
        for level in range(len(levels)):
            if levels[level] > own[index] and masks[levels[level]] & masks[own[index]]:
                lost += expected[level]
        result[index, APPROVED] = approved
        result[index, OTHERS_BASE] = total - lost
