"""One step of Newton's method for three to five writers: an estimated Jacobian, and a linear program.

Relative points sum to zero over all seats. So the NashConv is the sum of the values of the best responses, and nothing
has to be taken off for the values of the mixes. Near the mixes at hand, the value of a number changes with the weights
of an opponent in proportion to its value when this opponent writes that number and the others keep to their mixes. This
is the Jacobian; with it, the mixes of least NashConv are the solution of a linear program.
"""

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from thenumber.solver.jit import jit
from thenumber.solver.linear_program import INFINITE, minimise
from thenumber.solver.samples import OPPONENTS, Floats, Ints, Masks, Singles, State, draw, lay_out, mean_payoffs

Flags = npt.NDArray[np.bool_]


@jit
def sampled_jacobian(
    numbers: Singles,
    masks: Masks,
    worth: Singles,
    counts: Ints,
    mixes: Floats,
    free: Flags,
    samples: int,
    others: int,
    bonus: float,
    state: State,
) -> Floats:
    """`[seat, number, opponent, its number]`: the mean relative points when the opponent writes this number.

    Only numbers that are `free` are filled in on the opponents' side. All are taken in the same samples of what
    everybody else writes, so that differences have little noise.
    """
    seats, most = numbers.shape
    found = np.zeros((seats, most, seats, most))
    drawn = np.zeros((seats, samples), np.int64)
    met = np.zeros((seats, OPPONENTS, samples), np.float32)
    met_worth, met_bonus = np.zeros_like(met), np.zeros_like(met)
    met_masks = np.zeros((seats, OPPONENTS, samples), np.int32)
    payoffs = np.zeros(most)
    for seat in range(seats):
        draw(mixes[seat], counts[seat], samples, state, drawn[seat])
    for opponent in range(seats):
        before = drawn[opponent].copy()
        for index in np.flatnonzero(free[opponent]):
            drawn[opponent, :] = index
            lay_out(numbers, masks, worth, drawn, samples, bonus, met, met_masks, met_worth, met_bonus)
            for seat in range(seats):
                if seat != opponent:
                    mean_payoffs(
                        numbers[seat], masks[seat], worth[seat, seat], counts[seat], seats - 1, others, bonus, samples,
                        met[seat], met_masks[seat], met_worth[seat], met_bonus[seat], payoffs,
                    )  # fmt: skip
                    found[seat, : counts[seat], opponent, index] = payoffs[: counts[seat]]
        drawn[opponent, :] = before
    return found


def minimise_nash_conv(values: Floats, jacobian: Floats, mixes: Floats, free: Flags, counts: Sequence[int]) -> Floats:
    """The mixes of free numbers that have the least NashConv if values change with the Jacobian alone."""
    seats = len(counts)
    moving = [np.flatnonzero(free[seat]) for seat in range(seats)]
    row_starts = np.concatenate([[0], np.cumsum(counts)])
    starts = np.concatenate([[0], np.cumsum([len(indices) for indices in moving])])
    rows, columns = int(row_starts[-1]), int(starts[-1])
    matrix, lower = np.zeros((rows + seats, columns + seats)), np.ones(rows + seats)
    for seat, count in enumerate(counts):
        own = slice(row_starts[seat], row_starts[seat + 1])
        lower[own] = values[seat, :count]
        for other in range(seats):
            if other != seat:
                block = jacobian[seat, :count, other, moving[other]].T
                matrix[own, starts[other] : starts[other + 1]] = -block
                lower[own] -= block @ mixes[other, moving[other]]
        matrix[own, columns + seat] = 1.0
        matrix[rows + seat, starts[seat] : starts[seat + 1]] = 1.0
    most = np.full(rows + seats, INFINITE)
    most[rows:] = 1.0
    cost = np.zeros(columns + seats)
    cost[columns:] = 1.0
    found, _ = minimise(cost, matrix, lower, most, free=seats)
    result = np.zeros_like(mixes)
    for seat in range(seats):
        weights = np.maximum(0.0, found[starts[seat] : starts[seat + 1]])
        result[seat, moving[seat]] = weights / weights.sum()
    return result
