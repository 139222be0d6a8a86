"""The last steps towards an equilibrium: Newton's method on exact values, where there is time for it.

Each step asks a linear program for the mixes that would leave least to gain, and goes there as far as it really leaves
less: what is left to gain is reckoned exactly, so no step makes anything worse.
"""

from typing import NamedTuple

import numpy as np

from thenumber.solver.budget import Budget, share_spent
from thenumber.solver.evaluate import expected_rows
from thenumber.solver.gain import RELATIVE
from thenumber.solver.newton import least_to_gain, slopes_of
from thenumber.solver.samples import Floats, Ints
from thenumber.solver.search import Search, trimmed

NEAR, FREE_NEAR = -0.4, -0.05
"""Numbers that lead by at least this much are looked at; those that lead by at least that much may be written."""
LEAST, KEPT = 0.002, 0.0005
"""Numbers with at least this weight may be written; smaller ones are left out after a step."""
PARTS = (1.0, 0.5, 0.25, 0.1)
"""How far to go towards what the linear program says."""
BETTER = 0.98
"""A step must leave no more than this part of what was there to gain."""
SETTLED, PATIENCE = 1e-6, 3
SLOPE_SAMPLES, GROWTH = 256, 1.5
PROGRAM_WORK, EXACT_WORK, EXACT_GROWTH = 1_600.0, 3.0, 1.7
"""What a pair of numbers costs in the linear program, and a state in exact values (and how that grows with every
opponent), in the unit of `Search.work`."""
TRIALS = 3
"""Exact values that must fit into the budget for a step to begin."""


class Point(NamedTuple):
    """Mixes of all writers, what all numbers are worth against them, and what can be gained in sum."""

    mixes: Floats
    values: Floats
    gain: float


def fits(search: Search, spent: float, steps: int) -> bool:
    """Whether there is time for so many steps."""
    mixes = trimmed(search.averages, LEAST)
    free = int(np.count_nonzero(mixes))
    rows = min(2 * free, int(search.all.counts.sum()))
    work = search.work_of(SLOPE_SAMPLES * free, rows) + PROGRAM_WORK * rows * free + TRIALS * exact_work(search, mixes)
    return spent * (1.0 + steps * work / search.work) <= 1.0


def polish(search: Search, budget: Budget) -> None:
    """Improve the averages of a search as long as there is time, and something to improve."""
    point = exact_point(search, trimmed(search.averages, LEAST / 2))
    samples, failed = SLOPE_SAMPLES, 0
    while failed < PATIENCE and point.gain > SETTLED and fits(search, share_spent(budget, search.steps), 1):
        search.averages = point.mixes
        target = newton_target(search, point, samples)
        better = further(search, point, target, budget)
        failed = 0 if better else failed + 1
        point = better or point
        samples = int(samples * GROWTH)
    search.averages = point.mixes


def further(search: Search, point: Point, target: Floats, budget: Budget) -> Point | None:
    """The first point on the way to the target that leaves less to gain."""
    for part in PARTS:
        found = exact_point(search, trimmed((1.0 - part) * point.mixes + part * target, KEPT))
        if found.gain < BETTER * point.gain:
            return found
        if share_spent(budget, search.steps) >= 1.0:
            break
    return None


def exact_point(search: Search, mixes: Floats) -> Point:
    weights = {
        seat: {int(number): float(weight) for number, weight in zip(numbers, mix, strict=False) if weight > 0}
        for seat, numbers, mix in zip(search.writers, search.numbers, mixes, strict=True)
    }
    values, gain = np.zeros(mixes.shape), 0.0
    for row, seat in enumerate(search.writers):
        opponents = {other: mix for other, mix in weights.items() if other != seat}
        numbers = search.numbers[row]
        rows = expected_rows(search.position, seat, numbers.tolist(), opponents, search.worth)[:, RELATIVE]
        values[row, : len(numbers)] = rows
        gain += float(rows.max() - rows @ mixes[row, : len(numbers)])
    spend(search, exact_work(search, mixes))
    return Point(mixes, values, gain)


def newton_target(search: Search, point: Point, samples: int) -> Floats:
    """Where everybody should go if values changed as straight as they do here."""
    mixes, leads = point.mixes, point.values - (point.values * point.mixes).sum(axis=1, keepdims=True)
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
    slopes = slopes_of(*packed, small, free, samples, search.others, search.bonus, search.state)
    target = least_to_gain(values, slopes, small, free, packed.counts.tolist())
    rows, columns = int(packed.counts.sum()), int(free.sum())
    spend(search, search.work_of(samples * columns, rows) + PROGRAM_WORK * rows * columns)
    found = np.zeros(mixes.shape)
    for row, indices in enumerate(chosen):
        found[row, indices] = target[row, : len(indices)]
    return found


def exact_work(search: Search, mixes: Floats) -> float:
    """How long exact values take, in the unit of `Search.work`."""
    used, levels = 0, set[int]()
    for numbers, mix in zip(search.numbers, mixes, strict=True):
        levels.update(numbers[np.flatnonzero(mix)].tolist())
    for seat in search.writers:
        used |= search.position.boards[seat].available
    passed = len(levels) * len(search.writers) + int(search.all.counts.sum())
    return EXACT_WORK * passed * EXACT_GROWTH ** (len(search.writers) - 1) * (1 << used.bit_count())


def spend(search: Search, work: float) -> None:
    """Count work that is not a step as so many steps."""
    search.steps += max(1, round(search.steps * work / search.work))
    search.work += work
