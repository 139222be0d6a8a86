"""What a turn is worth to everybody, for one number a seat: the plain rule, compiled, for matrices."""

import numpy as np

from thenumber.rules.digits import DIGITS_OF
from thenumber.solver.compiled import compiled
from thenumber.solver.exact import Floats, Ints

ABSENT = -1
MASKS: Ints = np.array(DIGITS_OF, np.int64)


@compiled
def turn_points(numbers: Ints, base: Floats, bonus: float, points: Floats) -> None:
    """The points of every seat; `base[seat, number]` is what approval is worth, and -1 stands for no number."""
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


@compiled
def point_differences(rows: Ints, columns: Ints, base: Floats, bonus: float) -> Floats:
    """What seat 0, with these rows, gets more than seat 1, for all pairs of numbers."""
    result = np.zeros((len(rows), len(columns)))
    numbers, points = np.zeros(2, np.int64), np.zeros(2)
    for i in range(len(rows)):
        for j in range(len(columns)):
            numbers[0], numbers[1] = rows[i], columns[j]
            turn_points(numbers, base, bonus, points)
            result[i, j] = points[0] - points[1]
    return result
