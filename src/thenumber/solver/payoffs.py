"""Payoffs of a turn for one number a seat: the plain rule, compiled, for payoff matrices."""

import numpy as np

from thenumber.rules.digits import DIGITS_OF
from thenumber.solver.expectations import Floats, Ints
from thenumber.solver.jit import jit

ABSENT = -1
"""The value that stands for the number of a seat that writes nothing."""
MASKS: Ints = np.array(DIGITS_OF, np.int64)


@jit
def turn_points(numbers: Ints, base: Floats, bonus: float, points: Floats) -> None:
    """Fill in the points of every seat. `base[seat, number]` is what approval is worth without the bonus."""
    highest = -1
    for seat in range(len(numbers)):
        points[seat] = 0.0
        number = numbers[seat]
        if number < 0:
            continue
        approved = True
        for other in range(len(numbers)):
            if 0 <= numbers[other] < number and MASKS[numbers[other]] & MASKS[number]:
                approved = False
        if approved:
            points[seat] = base[seat, number]
            highest = max(highest, number)
    for seat in range(len(numbers)):
        if highest >= 0 and numbers[seat] == highest:
            points[seat] += bonus


def payoff_matrix(rows: Ints, columns: Ints, base: Floats, bonus: float) -> Floats:
    """The points of seat 0, which writes a row, minus those of seat 1, which writes a column, for all pairs."""
    result = np.zeros((len(rows), len(columns)))
    _fill_in(rows, columns, base, bonus, np.zeros(2, np.int64), np.zeros(2), result)
    return result


@jit
def _fill_in(
    rows: Ints, columns: Ints, base: Floats, bonus: float, numbers: Ints, points: Floats, result: Floats
) -> None:
    """The same with two arrays to work in, which have a place for each seat."""
    for i in range(len(rows)):
        for j in range(len(columns)):
            numbers[0], numbers[1] = rows[i], columns[j]
            turn_points(numbers, base, bonus, points)
            result[i, j] = points[0] - points[1]
