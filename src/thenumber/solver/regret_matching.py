"""Regret matching for three to five writers: the state of a search for an equilibrium, and its steps."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from thenumber.rules.digits import DIGITS_OF, Number
from thenumber.rules.game import Position
from thenumber.rules.resolve import BONUSES
from thenumber.solver.dominance import canonical_numbers
from thenumber.solver.exploitability import with_seats_that_sit_out
from thenumber.solver.regret_kernels import estimate, iterate, mix_of
from thenumber.solver.samples import Floats, Ints, Masks, Singles, rounded, seeded, workspace

SAMPLES, LOOK_SAMPLES = 64, 192
"""The samples in a step, and in a look at all numbers."""
FOLLOWED = -0.3
"""The least lead, in points, of a number that takes part in the next steps. The lead is its value minus the mix's."""
LEAST = 1e-4
"""The least weight of a number in a mix. Smaller weights are what the first steps left behind."""
LAY_OUT_WORK = 40.0
"""The cost of laying out a sample for a seat, in units of the cost of meeting one number in it."""
LANES = 8
"""The number of numbers that rows are padded to a multiple of, so that the compiler can work on as many at once."""
_DIGITS = np.array(DIGITS_OF, np.int32)


class Packed(NamedTuple):
    """Numbers of all writers, ascending, a row for each."""

    numbers: Singles
    masks: Masks
    worth: Singles
    """`[writer, other, place]`: what the other's approval is worth as the writer sees it."""
    counts: Ints


class Places(NamedTuple):
    """Which places of all numbers, row after row, go to which places of some numbers."""

    of_all: Ints
    to: Ints
    width: int
    counts: Sequence[int]

    @classmethod
    def of(cls, chosen: Sequence[Ints], all_width: int) -> "Places":
        counts = [len(indices) for indices in chosen]
        width = -(-max(counts) // LANES) * LANES
        of_all = np.concatenate([row * all_width + indices for row, indices in enumerate(chosen)])
        to = np.concatenate([row * width + np.arange(count) for row, count in enumerate(counts)])
        return cls(of_all, to, width, counts)


class EquilibriumSearch:
    """Regrets, leads and averages for all numbers of all writers."""

    def __init__(self, position: Position, worth: Floats, seed: int) -> None:
        self.position, self.worth = position, worth
        self.writers = position.writers
        self.others = len(position.boards) - 1
        self.bonus = float(BONUSES[position.turn_no - 1])
        self.numbers = [np.array(canonical_numbers(position.boards[seat].available)) for seat in self.writers]
        self.all = self.pack_all()
        shape = self.all.numbers.shape
        self.regrets, self.leads, self.averages = np.zeros(shape), np.zeros(shape), np.zeros(shape)
        self.state = seeded(seed)
        self.steps, self.work = 0, 0.0

    def pack_all(self) -> Packed:
        """All numbers of all writers."""
        width = -(-max(map(len, self.numbers)) // LANES) * LANES
        packed = _empty(len(self.numbers), width, [len(numbers) for numbers in self.numbers])
        worth = rounded(self.worth)
        for row, numbers in enumerate(self.numbers):
            packed.numbers[row, : len(numbers)] = numbers
            packed.masks[row, : len(numbers)] = _DIGITS[numbers]
            for viewer, seat in enumerate(self.writers):
                packed.worth[viewer, row, : len(numbers)] = worth[seat, self.writers[row], numbers]
        return packed

    def pack(self, chosen: Sequence[Ints]) -> Packed:
        """Some of each writer's numbers, given by their places."""
        return self._pack(Places.of(chosen, self.all.numbers.shape[1]))

    def _pack(self, places: Places) -> Packed:
        rows = len(self.numbers)
        packed = _empty(rows, places.width, places.counts)
        for some, whole in ((packed.numbers, self.all.numbers), (packed.masks, self.all.masks)):
            some.reshape(-1)[places.to] = whole.reshape(-1)[places.of_all]
        packed.worth.reshape(rows, -1)[:, places.to] = self.all.worth.reshape(rows, -1)[:, places.of_all]
        return packed

    def step_all(self, steps: int) -> None:
        """Take steps with all numbers."""
        self._iterate(self.all, self.regrets, self.leads, self.averages, steps, predict=0.0, fresh=1.0)

    def step_followed(self, chosen: Sequence[Ints], steps: int, fresh: float) -> Floats:
        """Take steps with these numbers only, then look at all. Returns the lead of every number, as `look`."""
        places = Places.of(chosen, self.all.numbers.shape[1])
        packed = self._pack(places)
        regrets, leads, averages = (np.zeros(packed.numbers.shape) for _ in range(3))
        pairs = (regrets, self.regrets), (leads, self.leads), (averages, self.averages)
        for some, whole in pairs:
            some.reshape(-1)[places.to] = whole.reshape(-1)[places.of_all]
        self._iterate(packed, regrets, leads, averages, steps, predict=1.0, fresh=fresh)
        seen = self.look(packed, regrets, leads)
        # Those that were not followed: as if they had been seen like this in every step since the last look.
        np.maximum(0.0, self.regrets + steps * seen, out=self.regrets)
        self.leads[:] = 0.0
        for some, whole in pairs:
            whole.reshape(-1)[places.of_all] = some.reshape(-1)[places.to]
        return seen

    def look(self, packed: Packed, regrets: Floats, leads: Floats) -> Floats:
        """The lead of every number over the current mix of its seat, in points, estimated from samples."""
        mixes = np.zeros(packed.numbers.shape)
        for row, count in enumerate(packed.counts):
            mix_of(regrets[row], leads[row], count, 1.0, mixes[row])
        payoffs = np.zeros(self.all.numbers.shape)
        space = workspace(len(self.writers), LOOK_SAMPLES)
        estimate(*self.all, mixes, *packed, LOOK_SAMPLES, self.others, self.bonus, self.state, *space, payoffs)
        self.work += self.work_of(LOOK_SAMPLES, self.all.counts.sum())
        for row, count in enumerate(packed.counts):
            places = np.searchsorted(self.numbers[row], packed.numbers[row, :count])
            payoffs[row] -= (mixes[row, :count] * payoffs[row, places]).sum()
            payoffs[row, len(self.numbers[row]) :] = 0.0
        return payoffs

    def followed(self, seen: Floats) -> list[Ints]:
        """The places of the numbers that take part in the next steps, by writer."""
        return [
            np.flatnonzero((self.regrets[row, :count] > 0) | (seen[row, :count] >= FOLLOWED))
            for row, count in enumerate(self.all.counts)
        ]

    def mixes(self) -> list[dict[Number, float]]:
        """The averages as mixes, one a seat, empty for those that sit out."""
        found: list[dict[Number, float]] = [{} for _ in self.position.boards]
        shares = trimmed(self.averages, LEAST)
        for row, seat in enumerate(self.writers):
            pairs = zip(self.numbers[row].tolist(), shares[row].tolist(), strict=False)
            found[seat] = {number: weight for number, weight in pairs if weight > 0}
        return found

    def values(self, samples: int) -> list[float]:
        """The value of the average mixes to every seat, estimated from so many samples."""
        mixes = trimmed(self.averages, LEAST)
        written = [np.flatnonzero(mix) for mix in mixes]
        packed = self.pack(written)
        small, payoffs = np.zeros(packed.numbers.shape), np.zeros(packed.numbers.shape)
        for row, indices in enumerate(written):
            small[row, : len(indices)] = mixes[row, indices]
        space = workspace(len(self.writers), samples)
        estimate(*packed, small, *packed, samples, self.others, self.bonus, self.state, *space, payoffs)
        return with_seats_that_sit_out(self.position, (small * payoffs).sum(axis=1).tolist())

    def work_of(self, samples: int, numbers: int) -> float:
        """The cost of meeting so many samples with so many numbers, in units of one number in one sample."""
        return samples * (float(numbers) + LAY_OUT_WORK * len(self.writers))

    def _iterate(
        self, packed: Packed, regrets: Floats, leads: Floats, averages: Floats, steps: int, *,
        predict: float, fresh: float,
    ) -> None:  # fmt: skip
        iterate(
            *packed, regrets, leads, averages, steps, self.steps, SAMPLES, self.others, self.bonus, predict, fresh,
            self.state, *workspace(len(self.writers), SAMPLES), *np.zeros((3, *regrets.shape)),
        )  # fmt: skip
        self.steps += steps
        self.work += steps * self.work_of(SAMPLES, packed.counts.sum())


def _empty(rows: int, width: int, counts: Sequence[int]) -> Packed:
    return Packed(
        np.zeros((rows, width), np.float32),
        np.zeros((rows, width), np.int32),
        np.zeros((rows, rows, width), np.float32),
        np.array(counts, np.int64),
    )


def trimmed(weights: Floats, least: float) -> Floats:
    """Weights that sum to one in each row, without those below `least`."""
    shares: Floats = weights / weights.sum(axis=1, keepdims=True)
    shares[shares < least] = 0.0
    shares /= shares.sum(axis=1, keepdims=True)
    return shares
