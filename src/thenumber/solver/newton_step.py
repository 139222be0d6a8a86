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
from thenumber.solver.samples import Floats, Ints, Masks, Singles, State, draw, lay_out, mean_payoffs

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
    drawn: Ints,
    order: Ints,
    met: Singles,
    met_masks: Masks,
    before: Ints,
    payoffs: Floats,
    found: Floats,
) -> None:
    """Fill in `[seat, number, opponent, its number]`: the mean relative points when the opponent writes this number.

    Only numbers that are `free` are filled in on the opponents' side. All are taken in the same samples of what
    everybody else writes, so that differences have little noise. From `drawn` on, arguments are a `Workspace` for so
    many samples, arrays to work in with a place for each sample and for each number, and the result, all zeros.
    """
    seats = len(counts)
    for seat in range(seats):
        draw(mixes[seat], counts[seat], samples, state, drawn[seat])
    for opponent in range(seats):
        for sample in range(samples):
            before[sample] = drawn[opponent, sample]
        for index in range(counts[opponent]):
            if not free[opponent, index]:
                continue
            for sample in range(samples):
                drawn[opponent, sample] = index
            lay_out(numbers, masks, worth, drawn, samples, bonus, order, met[0], met_masks, met[1], met[2])
            for seat in range(seats):
                if seat != opponent:
                    mean_payoffs(
                        numbers[seat], masks[seat], worth[seat, seat], counts[seat], seats - 1, others, bonus, samples,
                        met[0, seat], met_masks[seat], met[1, seat], met[2, seat], payoffs,
                    )  # fmt: skip
                    for number in range(counts[seat]):
                        found[seat, number, opponent, index] = payoffs[number]
        for sample in range(samples):
            drawn[opponent, sample] = before[sample]


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
                lower[own] -= (block * mixes[other, moving[other]]).sum(axis=1)
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
