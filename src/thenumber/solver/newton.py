"""Newton's method: the last steps towards an equilibrium of three to five writers, where there is time for it.

Each step (`newton_step`) asks a linear program for the mixes of least NashConv if values were linear, and a line search
goes there as far as the exact NashConv falls. So no step makes anything worse.
"""

from typing import NamedTuple

import numpy as np

from thenumber.solver.budget import Budget, share_spent
from thenumber.solver.evaluate import RELATIVE, expected_rows
from thenumber.solver.newton_step import Flags, minimise_nash_conv, sampled_jacobian
from thenumber.solver.regret_matching import EquilibriumSearch, trimmed
from thenumber.solver.samples import Floats, Ints, workspace

NEAR, FREE_NEAR = -0.4, -0.05
"""The least lead, in points, of a number that is in the linear program, and of one that may get weight there.

The lead of a number is its value minus the value of its seat's mix.
"""
FAR = -1.5
"""The lead, in points, below which a number is not looked at at all when the steps begin."""
LEAST, KEPT = 0.002, 0.0005
"""The least weight of a number that may get weight in a step, and of one that stays in a mix after a step."""
PARTS = (1.0, 0.5, 0.25, 0.1)
"""The parts of the way to the target that the line search tries, in this order."""
BETTER = 0.98
"""The largest part of the NashConv that a step may leave."""
SETTLED, PATIENCE = 1e-6, 3
"""The NashConv, in points, at which the steps end; and how many steps may fail in a row before they end."""
JACOBIAN_SAMPLES, GROWTH = 256, 1.5
"""The samples from which the first Jacobian is estimated, and the factor by which they grow with every step."""
PROGRAM_WORK, EXACT_WORK, EXACT_GROWTH = 1_600.0, 3.0, 1.7
"""The cost of a pair of numbers in the linear program, the cost of a state in exact values, and the factor by which the
latter grows with every opponent; in the unit of `EquilibriumSearch.work`."""
TRIALS = 2
"""The number of exact evaluations that must fit into the budget for a step to begin."""


class Point(NamedTuple):
    """Mixes of all writers, the values of all numbers against them, and the sum of best-response gains."""

    mixes: Floats
    values: Floats
    nash_conv: float


def in_sight(search: EquilibriumSearch, seen: Floats) -> Flags:
    """The numbers that may matter: all that have weight, or whose lead is above `FAR`."""
    return ((trimmed(search.averages, KEPT) > 0) | (seen > FAR)) & every_number(search)


def every_number(search: EquilibriumSearch) -> Flags:
    """All numbers of all writers, without the padding of the rows."""
    flags: Flags = np.arange(search.all.numbers.shape[1]) < search.all.counts[:, None]
    return flags


def fits(
    search: EquilibriumSearch, sight: Flags, weights: Floats, spent: float, steps: int, samples: int = JACOBIAN_SAMPLES
) -> bool:
    """Whether there is time for so many steps from these weights, and for a look at every number in the end."""
    mixes = trimmed(weights, LEAST)
    free = int(np.count_nonzero(mixes))
    rows = min(2 * free, int(search.all.counts.sum()))
    step = search.work_of(samples * free, rows) + PROGRAM_WORK * rows * free
    step += TRIALS * exact_work(search, mixes, sight)
    work = steps * step + exact_work(search, mixes, every_number(search))
    return spent * (1.0 + work / search.work) <= 1.0


def refine(search: EquilibriumSearch, sight: Flags, budget: Budget) -> Point:
    """Improve on the averages of a search as long as there is time and it helps. The result is never worse."""
    best = point = exact_point(search, every_number(search), trimmed(search.averages, LEAST / 2))
    while True:
        sight = sight | (leads_of(point) > NEAR)
        found = improved(search, sight, point, budget)
        point = exact_point(search, every_number(search), found.mixes)
        out_of_sight = point.nash_conv > found.nash_conv + SETTLED
        best = point if point.nash_conv < best.nash_conv else best
        if not out_of_sight or not fits(search, sight, best.mixes, share_spent(budget, search.steps), 1):
            return best
        sight = sight | (leads_of(point) > NEAR)  # something better had been out of sight
        point = best


def improved(search: EquilibriumSearch, sight: Flags, point: Point, budget: Budget) -> Point:
    """Take Newton steps with the numbers in sight, as long as there is time and they help."""
    samples, failed = JACOBIAN_SAMPLES, 0
    while failed < PATIENCE and point.nash_conv > SETTLED:
        if not fits(search, sight, point.mixes, share_spent(budget, search.steps), 1, samples):
            break
        better = line_search(search, sight, point, newton_target(search, point, samples), budget)
        failed = 0 if better else failed + 1
        point = better or point
        samples = int(samples * GROWTH)
    return point


def leads_of(point: Point) -> Floats:
    """The lead of every number: its value minus the value of its seat's mix."""
    values = np.where(point.mixes > 0, point.values, 0.0)  # where nothing is written, nothing may be known
    leads: Floats = point.values - (values * point.mixes).sum(axis=1, keepdims=True)
    return leads


def line_search(search: EquilibriumSearch, sight: Flags, point: Point, target: Floats, budget: Budget) -> Point | None:
    """The first point on the way to the target that has a clearly lower NashConv; None if there is none."""
    for part in PARTS:
        found = exact_point(search, sight, trimmed((1.0 - part) * point.mixes + part * target, KEPT))
        if found.nash_conv < BETTER * point.nash_conv:
            return found
        if share_spent(budget, search.steps) * (1.0 + exact_work(search, found.mixes, sight) / search.work) > 1.0:
            break
    return None


def exact_point(search: EquilibriumSearch, sight: Flags, mixes: Floats) -> Point:
    """The point of these mixes, with exact values of the numbers in sight."""
    weights = {
        seat: {int(number): float(weight) for number, weight in zip(numbers, mix, strict=False) if weight > 0}
        for seat, numbers, mix in zip(search.writers, search.numbers, mixes, strict=True)
    }
    values, nash_conv = np.full(mixes.shape, -np.inf), 0.0
    for row, seat in enumerate(search.writers):
        opponents = {other: mix for other, mix in weights.items() if other != seat}
        places = np.flatnonzero(sight[row] | (mixes[row] > 0))
        numbers = search.numbers[row][places].tolist()
        found = expected_rows(search.position, seat, numbers, opponents, search.worth)[:, RELATIVE]
        values[row, places] = found
        nash_conv += float(found.max() - (found * mixes[row, places]).sum())
    spend(search, exact_work(search, mixes, sight))
    return Point(mixes, values, nash_conv)


def newton_target(search: EquilibriumSearch, point: Point, samples: int) -> Floats:
    """The mixes that Newton's method aims at: of least NashConv if values were linear around this point."""
    mixes, leads = point.mixes, leads_of(point)
    chosen: list[Ints] = [
        np.flatnonzero((mixes[row, :count] > LEAST) | (leads[row, :count] > NEAR))
        for row, count in enumerate(search.all.counts)
    ]
    packed = search.pack(chosen)
    shape = packed.numbers.shape
    small, values, free = np.zeros(shape), np.zeros(shape), np.zeros(shape, np.bool_)
    for row, indices in enumerate(chosen):
        places = slice(len(indices))
        free[row, places] = (mixes[row, indices] > LEAST) | (leads[row, indices] > FREE_NEAR)
        small[row, places] = np.where(free[row, places], mixes[row, indices], 0.0)
        values[row, places] = point.values[row, indices]
    small /= small.sum(axis=1, keepdims=True)
    seats, most = shape
    jacobian, before, payoffs = np.zeros((seats, most, seats, most)), np.zeros(samples, np.int64), np.zeros(most)
    sampled_jacobian(
        *packed, small, free, samples, search.others, search.bonus, search.state,
        *workspace(seats, samples), before, payoffs, jacobian,
    )  # fmt: skip
    target = minimise_nash_conv(values, jacobian, small, free, packed.counts.tolist())
    rows, columns = int(packed.counts.sum()), int(free.sum())
    spend(search, search.work_of(samples * columns, rows) + PROGRAM_WORK * rows * columns)
    found = np.zeros(mixes.shape)
    for row, indices in enumerate(chosen):
        found[row, indices] = target[row, : len(indices)]
    return found


def exact_work(search: EquilibriumSearch, mixes: Floats, sight: Flags) -> float:
    """The cost of exact values, in the unit of `EquilibriumSearch.work`."""
    used, levels = 0, set[int]()
    for numbers, mix in zip(search.numbers, mixes, strict=True):
        levels.update(numbers[np.flatnonzero(mix)].tolist())
    for seat in search.writers:
        used |= search.position.boards[seat].available
    passed = len(levels) * len(search.writers) + int(sight.sum())
    return EXACT_WORK * passed * EXACT_GROWTH ** (len(search.writers) - 1) * (1 << used.bit_count())


def spend(search: EquilibriumSearch, work: float) -> None:
    """Count work that is not a step as so many steps."""
    search.steps += max(1, round(search.steps * work / search.work))
    search.work += work
