"""The exact expectation of each number of a seat against independent mixes of the others: the inner loops."""

import numpy as np

from thenumber.solver.bonuses import APPROVED, BONUS, OTHERS_BASE, OTHERS_BONUS, Floats, Ints, bonuses
from thenumber.solver.jit import jit

__all__ = ["APPROVED", "BONUS", "OTHERS_BASE", "OTHERS_BONUS", "Floats", "Ints", "expectations"]


@jit
def expectations(own: Ints, levels: Ints, masks: Ints, weights: Floats, worth: Floats, digit_count: int) -> Floats:
    """One row for each of the seat's numbers, with the columns of `bonuses`.

    `own` are the seat's numbers and `levels` those the opponents may write, both ascending; `masks` the digits of all
    1000 numbers; `weights[opponent, level]` the mixes, and `worth` likewise what each is worth to its opponent when
    approved, without the bonus.
    """
    result = np.zeros((len(own), 4))
    spared = _spared(levels, levels, masks, weights)
    _approvals(own, levels, masks, weights, spared, worth, result)
    bonuses(own, levels, masks, weights, digit_count, result)
    return result


@jit
def _spared(numbers: Ints, levels: Ints, masks: Ints, weights: Floats) -> Floats:
    """For every opponent and number, the chance that the opponent does not eliminate the number."""
    opponents = len(weights)
    spared = np.ones((opponents, len(numbers)))
    for index in range(len(numbers)):
        number = numbers[index]
        mask = masks[number]
        for level in range(len(levels)):
            if levels[level] >= number:
                break
            if masks[levels[level]] & mask:
                for opponent in range(opponents):
                    spared[opponent, index] -= weights[opponent, level]
    return np.maximum(spared, 0.0)


@jit
def _approvals(
    own: Ints, levels: Ints, masks: Ints, weights: Floats, spared: Floats, worth: Floats, result: Floats
) -> None:
    """Approval of every own number, and what the opponents' approved numbers are worth while it stands there."""
    opponents = len(weights)
    expected = np.zeros(len(levels))
    total = 0.0
    for level in range(len(levels)):
        for opponent in range(opponents):
            chance = weights[opponent, level] * worth[opponent, level]
            for other in range(opponents):
                if other != opponent:
                    chance *= spared[other, level]
            expected[level] += chance
        total += expected[level]
    mine = _spared(own, levels, masks, weights)
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
