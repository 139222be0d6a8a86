"""The last turn of the game, where only the win counts: equilibrium mixes, their values and best-response gains.

The payoff is a share of the win: 1 for the only winner, 1/2 for each of two. Here the lowest arrangement is not always
the best, so all numbers take part. The payoff can't be taken apart into sums, so it is added up over everything the
others may write together, or over samples of it.
"""

from collections.abc import Sequence
from math import prod

import numpy as np

from thenumber.rules.digits import Number, available_numbers
from thenumber.rules.game import Position
from thenumber.rules.resolve import BONUSES
from thenumber.rules.seats import Seat
from thenumber.solver.budget import Budget, share_spent
from thenumber.solver.dominance import canonical_numbers
from thenumber.solver.evaluate import base_points
from thenumber.solver.expectations import Floats, Ints
from thenumber.solver.jit import jit
from thenumber.solver.mixed_strategies import Mix
from thenumber.solver.payoffs import ABSENT, MASKS, payoff_matrix
from thenumber.solver.samples import State, draw, seeded
from thenumber.solver.zero_sum import minimax

LARGEST = {2: 1000, 3: 120, 4: 30, 5: 12}
"""The most numbers that a mix keeps, by the number of writers: few enough that all joint choices can be gone through.
"""
STEPS, SAMPLES = 10, 32
"""The steps of regret matching between two looks at the budget, and the samples in a step."""
CASES = 12_000
"""The most joint choices of the others that are gone through for what numbers can expect. Of more, so many are sampled.
"""
LEAST = 5e-3
"""The least weight of a number in a mix, as a part of the largest weight. Less is what the first steps left behind."""


@jit
def _add_shares(
    seat: int, own: Ints, numbers: Ints, scores: Floats, base: Floats, bonus: float, weight: float, work: Ints,
    payoffs: Floats,
) -> None:  # fmt: skip
    """Add the share of the win, times `weight`, of each own number against the others' `numbers`.

    What the others do to each other is the same for all own numbers, so it is found out once. `work` is an array to
    work in, `[3, seats]`: digits, whether approved by the others, whether approved.
    """
    seats = len(numbers)
    masks, approved, up = work[0], work[1], work[2]
    for other in range(seats):
        masks[other] = approved[other] = 0
        if other != seat and numbers[other] != ABSENT:
            masks[other], approved[other] = MASKS[numbers[other]], 1
            for lower in range(seats):
                if lower != seat and 0 <= numbers[lower] < numbers[other] and MASKS[numbers[lower]] & masks[other]:
                    approved[other] = 0
    for index in range(len(own)):
        number = own[index]
        mask, fell, highest = 0 if number == ABSENT else MASKS[number], number == ABSENT, -1
        for other in range(seats):
            clash = masks[other] & mask != 0
            fell |= clash and numbers[other] < number
            up[other] = 0 if clash and number < numbers[other] else approved[other]
            if up[other]:
                highest = max(highest, numbers[other])
        total = scores[seat]
        if not fell:
            total += base[seat, number] + (bonus if number >= highest else 0.0)
            highest = max(highest, number)
        winners = 1
        for other in range(seats):
            if other != seat:
                theirs = scores[other]
                if up[other]:
                    theirs += base[other, numbers[other]] + (bonus if numbers[other] == highest else 0.0)
                if theirs > total:
                    winners = 0
                    break
                winners += theirs == total
        if winners:
            payoffs[index] += weight / winners


@jit
def _iterate(
    numbers: Ints,
    counts: Ints,
    scores: Floats,
    base: Floats,
    bonus: float,
    regrets: Floats,
    averages: Floats,
    done: int,
    steps: int,
    state: State,
    mixes: Floats,
    payoffs: Floats,
    drawn: Ints,
    written: Ints,
    work: Ints,
) -> None:
    """Take steps of regret matching+ on samples of what all seats write. A seat that sits out has no numbers.

    From `mixes` on, arguments are arrays to work in: two with the shape of the numbers, one with a place for every seat
    and sample, one with `ABSENT` for every seat, and that of `_add_shares`.
    """
    seats, samples = len(numbers), drawn.shape[1]
    for step in range(steps):
        for seat in range(seats):
            total = 0.0
            for index in range(counts[seat]):
                payoffs[seat, index] = 0.0
                total += regrets[seat, index]
            for index in range(counts[seat]):
                mixes[seat, index] = regrets[seat, index] / total if total > 0.0 else 1.0 / counts[seat]
            if counts[seat] > 0:
                draw(mixes[seat], counts[seat], samples, state, drawn[seat])
        for sample in range(samples):
            for seat in range(seats):
                if counts[seat] > 0:
                    written[seat] = numbers[seat, drawn[seat, sample]]
            for seat in range(seats):
                if counts[seat] > 0:
                    own = numbers[seat, : counts[seat]]
                    _add_shares(seat, own, written, scores, base, bonus, 1.0 / samples, work, payoffs[seat])
        for seat in range(seats):
            mean = 0.0
            for index in range(counts[seat]):
                mean += mixes[seat, index] * payoffs[seat, index]
            for index in range(counts[seat]):
                regrets[seat, index] = max(0.0, regrets[seat, index] + payoffs[seat, index] - mean)
                averages[seat, index] += (done + step + 1.0) * mixes[seat, index]


@jit
def _add_all_shares(
    seat: int,
    own: Ints,
    supports: Ints,
    weights: Floats,
    scores: Floats,
    base: Floats,
    bonus: float,
    place: Ints,
    written: Ints,
    work: Ints,
    payoffs: Floats,
) -> None:
    """Add the mean share of the win of each own number, over everything the other seats may write together.

    From `place` on, arguments are arrays of zeros to work in, two with a place for every seat and that of
    `_add_shares`, and the result.
    """
    seats = len(supports)
    while True:
        weight = 1.0
        for other in range(seats):
            written[other] = supports[other, place[other]]
            if other != seat:
                weight *= weights[other, place[other]]
        _add_shares(seat, own, written, scores, base, bonus, weight, work, payoffs)
        other = 0
        while other < seats:
            if other != seat:
                place[other] += 1
                if place[other] < supports.shape[1] and weights[other, place[other]] > 0.0:
                    break
                place[other] = 0
            other += 1
        if other == seats:
            return


@jit
def _add_sampled_shares(
    seat: int, own: Ints, written: Ints, scores: Floats, base: Floats, bonus: float, work: Ints, payoffs: Floats
) -> None:
    """Add the mean share of the win of each own number, over samples of what the other seats write."""
    for sample in range(len(written)):
        _add_shares(seat, own, written[sample], scores, base, bonus, 1.0 / len(written), work, payoffs)


def expected_shares(
    seat: int, own: Ints, supports: Ints, weights: Floats, scores: Floats, base: Floats, bonus: float
) -> Floats:
    """The mean share of the win of each own number, over everything the other seats may write together."""
    work, payoffs = np.zeros((5, len(supports)), np.int64), np.zeros(len(own))
    _add_all_shares(seat, own, supports, weights, scores, base, bonus, work[0], work[1], work[2:], payoffs)
    return payoffs


def _sampled_shares(seat: int, own: Ints, written: Ints, scores: Floats, base: Floats, bonus: float) -> Floats:
    """The mean share of the win of each own number, over samples of what the other seats write."""
    work, payoffs = np.zeros((3, written.shape[1]), np.int64), np.zeros(len(own))
    _add_sampled_shares(seat, own, written, scores, base, bonus, work, payoffs)
    return payoffs


class LastTurn:
    """The last turn as arrays, for all seats and all their numbers."""

    def __init__(self, position: Position) -> None:
        seats = len(position.boards)
        available = [available_numbers(board.available) for board in position.boards]
        self.counts = np.array([len(numbers) for numbers in available], np.int64)
        self.numbers = np.full((seats, max(1, *self.counts)), ABSENT, np.int64)
        for seat, numbers in enumerate(available):
            self.numbers[seat, : len(numbers)] = numbers
        self.scores = np.array(position.finals, np.float64)
        self.base = np.tile(base_points(position.turn_no), (seats, 1))
        self.bonus = float(BONUSES[position.turn_no - 1])

    def shares(self, seat: Seat, mixes: Sequence[Mix]) -> Floats:
        """The mean share of the win of each number of a seat, or of being absent for a seat that sits out."""
        supports, weights = _supports(mixes)
        own = self.numbers[seat, : max(1, self.counts[seat])]
        return expected_shares(seat, own, supports, weights, self.scores, self.base, self.bonus)

    def sampled_shares(self, seat: Seat, mixes: Sequence[Mix], samples: int, seed: int = 1) -> Floats:
        """As `shares`, estimated from so many samples, for mixes that are too wide to go through everything."""
        rng = np.random.default_rng(seed)
        written = np.full((samples, len(mixes)), ABSENT, np.int64)
        for other, mix in enumerate(mixes):
            if mix and other != seat:
                weights = np.array([*mix.values()])
                written[:, other] = rng.choice(np.array([*mix]), samples, p=weights / weights.sum())
        own = self.numbers[seat, : self.counts[seat]]
        return _sampled_shares(seat, own, written, self.scores, self.base, self.bonus)

    def expected(self, seat: Seat, mixes: Sequence[Mix]) -> Floats:
        """The mean share of the win of each number of a seat, and at last of none at all, against mixes of the others.

        It is exact where the others have few joint choices. Otherwise samples stand for them, stratified: every
        opponent writes each number as often as the mix says, and only who meets whom is drawn.
        """
        own = np.append(self.numbers[seat, : self.counts[seat]], ABSENT)
        others = [
            {number: weight for number, weight in mix.items() if weight > 0.0} if other != seat else {}
            for other, mix in enumerate(mixes)
        ]
        if prod(len(mix) or 1 for mix in others) <= CASES:
            supports, weights = _supports(others)
            return expected_shares(seat, own, supports, weights, self.scores, self.base, self.bonus)
        rng, written = np.random.default_rng(1), np.full((CASES, len(mixes)), ABSENT, np.int64)
        for other, mix in enumerate(others):
            if mix:
                bounds = np.cumsum([*mix.values()])
                places = rng.permutation((np.arange(CASES) + 0.5) / CASES) * bounds[-1]
                written[:, other] = np.array([*mix])[np.searchsorted(bounds, places)]
        return _sampled_shares(seat, own, written, self.scores, self.base, self.bonus)


def _supports(mixes: Sequence[Mix]) -> tuple[Ints, Floats]:
    """The mixes as arrays: the numbers of every seat, and their weights."""
    width = max(1, *(len(mix) for mix in mixes))
    supports, weights = np.full((len(mixes), width), ABSENT, np.int64), np.zeros((len(mixes), width))
    weights[:, 0] = 1.0
    for other, mix in enumerate(mixes):
        supports[other, : len(mix)] = list(mix)
        weights[other, : len(mix)] = list(mix.values())
    return supports, weights


def find_win_equilibrium(position: Position, budget: Budget, seed: int) -> list[dict[Number, float]]:
    """Equilibrium mixes for the share of the win: exact for two seats, by regret matching otherwise."""
    last, seats, writers = LastTurn(position), len(position.boards), len(position.writers)
    if seats == writers == 2:
        return _two_seats(position, last)
    regrets, averages, mixes, payoffs = np.zeros((4, *last.numbers.shape))
    drawn, written, work = np.zeros((seats, SAMPLES), np.int64), np.full(seats, ABSENT), np.zeros((3, seats), np.int64)
    state = seeded(seed)
    steps = 0
    while writers and (steps == 0 or share_spent(budget, steps) < 1.0):
        _iterate(
            last.numbers, last.counts, last.scores, last.base, last.bonus, regrets, averages, steps, STEPS, state,
            mixes, payoffs, drawn, written, work,
        )  # fmt: skip
        steps += STEPS
    return [_mix(last.numbers[seat], averages[seat]) for seat in range(seats)]


def likeliest(position: Position, mixes: Sequence[Mix]) -> list[dict[Number, float]]:
    """The mixes cut down to their likeliest numbers, so that all joint choices can be gone through."""
    largest = LARGEST[max(len(position.writers), 2)]
    return [_sums_to_one(dict(sorted(mix.items(), key=lambda item: -item[1])[:largest])) for mix in mixes]


def win_values_and_best_response_gains(position: Position, mixes: Sequence[Mix]) -> tuple[list[float], list[float]]:
    """For every seat its mean share of the win, and its best-response gain in shares of the win."""
    last = LastTurn(position)
    values, gains = [], []
    for seat in range(len(position.boards)):
        shares = last.shares(seat, mixes).tolist()
        own = last.numbers[seat].tolist()
        value = sum(mixes[seat].get(number, 0.0) * share for number, share in zip(own, shares, strict=False))
        values.append(min(1.0, value) if mixes[seat] else shares[0])  # sums of rounded weights are above it at times
        gains.append(max(0.0, max(shares) - values[-1]))
    return values, gains


def _two_seats(position: Position, last: LastTurn) -> list[dict[Number, float]]:
    """The equilibrium for two seats, which is that of a zero-sum game. The lowest arrangements are enough: whoever has
    more points wins."""
    own = [np.array(canonical_numbers(board.available)) for board in position.boards]
    lead = last.scores[0] - last.scores[1]
    difference = lead + payoff_matrix(own[0], own[1], last.base, last.bonus)
    mixes = minimax((np.sign(difference) + 1.0) / 2)
    return [
        {number: weight for number, weight in zip(numbers.tolist(), mix.tolist(), strict=True) if weight > 0}
        for numbers, mix in zip(own, mixes, strict=True)
    ]


def _mix(numbers: Ints, weights: Floats) -> dict[Number, float]:
    least = LEAST * weights.max()  # below, it is what the first steps left behind
    return _sums_to_one({int(numbers[index]): float(weights[index]) for index in np.flatnonzero(weights > least)})


def _sums_to_one(mix: Mix) -> dict[Number, float]:
    total = sum(mix.values())
    return {number: mix[number] / total for number in sorted(mix)}
