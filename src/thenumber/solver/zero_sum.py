"""Two-player zero-sum games: the double oracle method, a linear program over the few numbers that matter."""

import numpy as np

from thenumber.solver.expectations import Floats
from thenumber.solver.linear_program import INFINITE, minimise

EXACT = 1e-9
"""The gain that counts as none, and the weight that counts as zero."""
ADDED = 8
"""The number of best responses that are added at a time."""


def minimax(payoffs: Floats) -> tuple[Floats, Floats]:
    """Minimax (and so equilibrium) mixes for both players of a zero-sum matrix game. The payoffs are the row player's.

    It begins with one row and one column and adds best responses until none gains anything: most of a few hundred
    numbers never come into the linear program.

    >>> rows, columns = minimax(np.array([[3.0, -1.0], [-2.0, 1.0]]))
    >>> [round(float(weight), 9) for weight in (*rows, *columns)]
    [0.428571429, 0.571428571, 0.285714286, 0.714285714]
    """
    columns = [int(payoffs.max(axis=0).argmin())]
    rows = [int(payoffs[:, columns[0]].argmax())]
    while True:
        row_mix, column_mix = _small_minimax(payoffs[np.ix_(rows, columns)])
        for_rows = (payoffs[:, columns] * column_mix).sum(axis=1)
        for_columns = -(row_mix[:, None] * payoffs[rows]).sum(axis=0)
        inside = float((row_mix * for_rows[rows]).sum())
        more_rows = _better(for_rows, inside, rows)
        more_columns = _better(for_columns, -inside, columns)
        if not more_rows and not more_columns:
            whole_rows, whole_columns = np.zeros(len(payoffs)), np.zeros(payoffs.shape[1])
            whole_rows[rows], whole_columns[columns] = row_mix, column_mix
            return whole_rows, whole_columns
        rows += more_rows
        columns += more_columns


def _better(values: Floats, value: float, known: list[int]) -> list[int]:
    best = np.argsort(-values, kind="stable")[: ADDED + len(known)].tolist()
    return [index for index in best if values[index] > value + EXACT and index not in known][:ADDED]


def _small_minimax(payoffs: Floats) -> tuple[Floats, Floats]:
    """Maximise v, where no column gives the row mix less than v. The columns' mix is the dual solution."""
    rows, columns = payoffs.shape
    matrix = np.zeros((columns + 1, rows + 1))
    matrix[:columns, :rows] = payoffs.T
    matrix[:columns, rows] = -1.0
    matrix[columns, :rows] = 1.0
    least, most = np.zeros(columns + 1), np.full(columns + 1, INFINITE)
    least[columns] = most[columns] = 1.0
    cost = np.zeros(rows + 1)
    cost[rows] = -1.0
    found, prices = minimise(cost, matrix, least, most, free=1)
    return _mix(found[:rows]), _mix(prices[:columns])


def _mix(weights: Floats) -> Floats:
    found = np.abs(weights)
    found[found < EXACT] = 0.0
    found /= found.sum()
    return found
