"""The last steps towards an equilibrium: Newton's method on exact values, where there is time for it.

Each step asks a linear program for the mixes that would leave least to gain, and goes there as far as it really leaves
less: what is left to gain is reckoned exactly, so no step makes anything worse.
"""

from typing import NamedTuple

import numpy as np

from thenumber.solver.budget import Budget, share_spent
from thenumber.solver.evaluate import expected_rows
from thenumber.solver.gain import RELATIVE
from thenumber.solver.newton import Flags, least_to_gain, slopes_of
from thenumber.solver.samples import Floats, Ints
from thenumber.solver.search import Search, trimmed

NEAR, FREE_NEAR = -0.4, -0.05
"""Numbers that lead by at least this much are looked at; those that lead by at least that much may be written."""
FAR = -1.5
"""Numbers that lead by less than this when the steps begin are not even looked at."""
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
TRIALS = 2
"""Exact values that must fit into the budget for a step to begin."""


class Point(NamedTuple):
    """Mixes of all writers, what all numbers are worth against them, and what can be gained in sum."""

    mixes: Floats
    values: Floats
    gain: float


def in_sight(search: Search, seen: Floats) -> Flags:
    """The numbers that may matter: all that have weight, or lead by no less than far too little."""
    return ((trimmed(search.averages, KEPT) > 0) | (seen > FAR)) & every_number(search)


def every_number(search: Search) -> Flags:
    flags: Flags = np.arange(search.all.numbers.shape[1]) < search.all.counts[:, None]
    return flags


def fits(search: Search, sight: Flags, weights: Floats, spent: float, steps: int, samples: int = SLOPE_SAMPLES) -> bool:
    """Whether there is time for so many steps from these weights, and for a look at every number in the end."""
    mixes = trimmed(weights, LEAST)
    free = int(np.count_nonzero(mixes))
    rows = min(2 * free, int(search.all.counts.sum()))
    step = search.work_of(samples * free, rows) + PROGRAM_WORK * rows * free
    step += TRIALS * exact_work(search, mixes, sight)
    work = steps * step + exact_work(search, mixes, every_number(search))
    return spent * (1.0 + work / search.work) <= 1.0


def polish(search: Search, sight: Flags, budget: Budget) -> Point:
    """Improve on the averages of a search as long as there is time, and it helps; what is found is never worse."""
    best = point = exact_point(search, every_number(search), trimmed(search.averages, LEAST / 2))
    while True:
        sight = sight | (leads_of(point) > NEAR)
        found = improved(search, sight, point, budget)
        point = exact_point(search, every_number(search), found.mixes)
        out_of_sight = point.gain > found.gain + SETTLED
        best = point if point.gain < best.gain else best
        if not out_of_sight or not fits(search, sight, best.mixes, share_spent(budget, search.steps), 1):
            return best
        sight = sight | (leads_of(point) > NEAR)  # something better had been out of sight
        point = best


def improved(search: Search, sight: Flags, point: Point, budget: Budget) -> Point:
    """As many steps as there is time for and help, with the numbers in sight."""
    samples, failed = SLOPE_SAMPLES, 0
    while failed < PATIENCE and point.gain > SETTLED:
        if not fits(search, sight, point.mixes, share_spent(budget, search.steps), 1, samples):
            break
        better = further(search, sight, point, newton_target(search, point, samples), budget)
        failed = 0 if better else failed + 1
        point = better or point
        samples = int(samples * GROWTH)
    return point


def leads_of(point: Point) -> Floats:
    """What every number leads its seat's mix by."""
    values = np.where(point.mixes > 0, point.values, 0.0)  # where nothing is written, nothing may be known
    leads: Floats = point.values - (values * point.mixes).sum(axis=1, keepdims=True)
    return leads


def further(search: Search, sight: Flags, point: Point, target: Floats, budget: Budget) -> Point | None:
    """The first point on the way to the target that leaves less to gain."""
    for part in PARTS:
        found = exact_point(search, sight, trimmed((1.0 - part) * point.mixes + part * target, KEPT))
        if found.gain < BETTER * point.gain:
            return found
        if share_spent(budget, search.steps) * (1.0 + exact_work(search, found.mixes, sight) / search.work) > 1.0:
            break
    return None


def exact_point(search: Search, sight: Flags, mixes: Floats) -> Point:
    weights = {
        seat: {int(number): float(weight) for number, weight in zip(numbers, mix, strict=False) if weight > 0}
        for seat, numbers, mix in zip(search.writers, search.numbers, mixes, strict=True)
    }
    values, gain = np.full(mixes.shape, -np.inf), 0.0
    for row, seat in enumerate(search.writers):
        opponents = {other: mix for other, mix in weights.items() if other != seat}
        places = np.flatnonzero(sight[row] | (mixes[row] > 0))
        numbers = search.numbers[row][places].tolist()
        found = expected_rows(search.position, seat, numbers, opponents, search.worth)[:, RELATIVE]
        values[row, places] = found
        gain += float(found.max() - found @ mixes[row, places])
    spend(search, exact_work(search, mixes, sight))
    return Point(mixes, values, gain)


def newton_target(search: Search, point: Point, samples: int) -> Floats:
    """Where everybody should go if values changed as straight as they do here."""
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
    slopes = slopes_of(*packed, small, free, samples, search.others, search.bonus, search.state)
    target = least_to_gain(values, slopes, small, free, packed.counts.tolist())
    rows, columns = int(packed.counts.sum()), int(free.sum())
    spend(search, search.work_of(samples * columns, rows) + PROGRAM_WORK * rows * columns)
    found = np.zeros(mixes.shape)
    for row, indices in enumerate(chosen):
        found[row, indices] = target[row, : len(indices)]
    return found


def exact_work(search: Search, mixes: Floats, sight: Flags) -> float:
    """How long exact values take, in the unit of `Search.work`."""
    used, levels = 0, set[int]()
    for numbers, mix in zip(search.numbers, mixes, strict=True):
        levels.update(numbers[np.flatnonzero(mix)].tolist())
    for seat in search.writers:
        used |= search.position.boards[seat].available
    passed = len(levels) * len(search.writers) + int(sight.sum())
    return EXACT_WORK * passed * EXACT_GROWTH ** (len(search.writers) - 1) * (1 << used.bit_count())


def spend(search: Search, work: float) -> None:
    """Count work that is not a step as so many steps."""
    search.steps += max(1, round(search.steps * work / search.work))
    search.work += work
