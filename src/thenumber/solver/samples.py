"""Monte Carlo: samples of what all seats write, and the mean payoff of each number in them. The innermost loops.

A number is met with the same four facts of every opponent in every sample (number, digits, worth, bonus), laid out so
that no branch depends on them: eight samples are worked on at once, or as many as the CPU can. So that this makes no
difference, sums are exact: what an approval is worth is a whole number of `PARTS` of a point, and so is what is summed.
"""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from thenumber.solver.jit import fastmath_jit, jit

Floats = npt.NDArray[np.float64]
Singles = npt.NDArray[np.float32]
Masks = npt.NDArray[np.int32]
Ints = npt.NDArray[np.int64]
State = npt.NDArray[np.uint64]

OPPONENTS = 4
"""The most opponents that a seat can have."""
PARTS = 256
"""The parts of a point in which samples are counted. 32 bits hold the sum over ten thousand samples of 800 points."""
NOBODY = 2000.0
"""The number of an opponent who is not there: higher than all numbers, without digits, worth nothing."""


class Workspace(NamedTuple):
    """Arrays to work in, filled by `draw` and `lay_out`. They are made outside the compiled loops, because each way to
    make an array takes a tenth of a second to compile."""

    drawn: Ints
    order: Ints
    met: Singles
    """What a seat meets, as arrays `[seat, opponent, sample]`: numbers, worth and bonuses."""
    met_masks: Masks


def workspace(seats: int, samples: int) -> Workspace:
    shape = (seats, OPPONENTS, samples)
    drawn, order = np.empty((seats, samples), np.int64), np.empty(seats, np.int64)
    return Workspace(drawn, order, np.empty((3, *shape), np.float32), np.empty(shape, np.int32))


def seeded(seed: int) -> State:
    """The state of a random number generator for this seed."""
    return np.array([(seed * 0x9E3779B97F4A7C15 + 0x2545F4914F6CDD1D) % 2**64 or 1], np.uint64)


def rounded(worth: Floats) -> Floats:
    """What approvals are worth, in whole `PARTS` of a point: a thousandth of a point off on average."""
    found: Floats = np.rint(worth * PARTS) / PARTS
    return found


@jit
def random_word(state: State) -> int:
    """31 random bits from xorshift64*, the same everywhere for the same seed."""
    word = state[0]
    word ^= word >> np.uint64(12)
    word ^= word << np.uint64(25)
    word ^= word >> np.uint64(27)
    state[0] = word
    return int((word * np.uint64(0x2545F4914F6CDD1D)) >> np.uint64(33))


@jit
def draw(mix: Floats, count: int, samples: int, state: State, drawn: Ints) -> None:
    """Systematic sampling: fill in indices, each as often as the mix says, give or take one, in random order.

    Drawn like this, a sum over opponents has hardly any noise; only what they do together has.
    """
    total = 0.0
    for index in range(count):
        total += mix[index]
    step = total / samples
    index, reached = 0, mix[0]
    for sample in range(samples):
        wanted = (sample + random_word(state) / 2147483648.0) * step
        while reached <= wanted and index < count - 1:
            index += 1
            reached += mix[index]
        drawn[sample] = index
    for sample in range(samples - 1, 0, -1):
        other = (random_word(state) * (sample + 1)) >> 31
        drawn[sample], drawn[other] = drawn[other], drawn[sample]


@jit
def lay_out(
    numbers: Singles,
    masks: Masks,
    worth: Singles,
    drawn: Ints,
    samples: int,
    bonus: float,
    order: Ints,
    met: Singles,
    met_masks: Masks,
    met_worth: Singles,
    met_bonus: Singles,
) -> None:
    """Fill in, for every seat and sample, the opponents' numbers, ascending, and what they are worth without the seat.

    `worth[seat, opponent, index]` is what the opponent's approval is worth as the seat sees it.
    An opponent who is eliminated without the seat's doing is worth nothing and has no bonus to take; everybody else
    has one, so that the bonus tells who is alive. `order` is an array to work in.
    """
    seats = len(drawn)
    for sample in range(samples):
        for seat in range(seats):
            number = numbers[seat, drawn[seat, sample]]
            place = seat
            while place > 0 and numbers[order[place - 1], drawn[order[place - 1], sample]] > number:
                order[place] = order[place - 1]
                place -= 1
            order[place] = seat
        for seat in range(seats):
            lower, level, previous, first, row = 0, 0, np.float32(-1), 0, 0
            for place in range(seats):
                other = order[place]
                if other == seat:
                    continue
                index = drawn[other, sample]
                number, mask = numbers[other, index], masks[other, index]
                if number != previous:
                    previous = number
                    lower |= level
                    level = mask
                    first = row
                met[seat, row, sample] = number
                met_masks[seat, row, sample] = mask
                alive = (lower & mask) == 0
                met_worth[seat, row, sample] = worth[seat, other, index] if alive else np.float32(0)
                for twin in range(first, row + 1):
                    met_bonus[seat, twin, sample] = bonus * (row + 1 - first) if alive else np.float32(0)
                row += 1
            for empty in range(row, OPPONENTS):
                met[seat, empty, sample] = NOBODY
                met_masks[seat, empty, sample] = 0
                met_worth[seat, empty, sample] = np.float32(0)
                met_bonus[seat, empty, sample] = np.float32(0)


@fastmath_jit
def _meet(
    number: np.float32,
    mask: int,
    other: np.float32,
    other_mask: int,
    worth: np.float32,
    bonus: np.float32,
    approved: np.float32,
    points: np.float32,
    top: np.float32,
    theirs: np.float32,
) -> tuple[np.float32, np.float32, np.float32, np.float32]:
    zero = np.float32(0)
    shared = (mask & other_mask) != 0
    approved = zero if shared & (other < number) else approved
    eliminated = shared & (other > number)
    worth = zero if eliminated else worth
    bonus = zero if eliminated else bonus
    alive = bonus > zero
    return approved, points + worth, other if alive else top, bonus if alive else theirs


@fastmath_jit
def _payoff(
    number: np.float32,
    base: np.float32,
    bonus: np.float32,
    others: np.float32,
    approved: np.float32,
    points: np.float32,
    top: np.float32,
    theirs: np.float32,
) -> np.int32:
    """The relative points in `PARTS`, times the number of others."""
    zero = np.float32(0)
    own = base + bonus if number >= top else base
    alone = zero if number > top else theirs
    return np.int32(np.float32(PARTS) * (others * (approved * own) - points - (alone if approved > zero else theirs)))


@fastmath_jit
def _sum_two(
    number: np.float32,
    mask: int,
    base: np.float32,
    bonus: np.float32,
    others: np.float32,
    samples: int,
    met: Singles,
    masks: Masks,
    worth: Singles,
    extra: Singles,
) -> np.int32:
    total, zero, one, none = np.int32(0), np.float32(0), np.float32(1), np.float32(-1)
    for s in range(samples):
        a, p, t, h = _meet(number, mask, met[0, s], masks[0, s], worth[0, s], extra[0, s], one, zero, none, zero)
        a, p, t, h = _meet(number, mask, met[1, s], masks[1, s], worth[1, s], extra[1, s], a, p, t, h)
        total = np.int32(total + _payoff(number, base, bonus, others, a, p, t, h))
    return total


@fastmath_jit
def _sum_three(
    number: np.float32,
    mask: int,
    base: np.float32,
    bonus: np.float32,
    others: np.float32,
    samples: int,
    met: Singles,
    masks: Masks,
    worth: Singles,
    extra: Singles,
) -> np.int32:
    total, zero, one, none = np.int32(0), np.float32(0), np.float32(1), np.float32(-1)
    for s in range(samples):
        a, p, t, h = _meet(number, mask, met[0, s], masks[0, s], worth[0, s], extra[0, s], one, zero, none, zero)
        a, p, t, h = _meet(number, mask, met[1, s], masks[1, s], worth[1, s], extra[1, s], a, p, t, h)
        a, p, t, h = _meet(number, mask, met[2, s], masks[2, s], worth[2, s], extra[2, s], a, p, t, h)
        total = np.int32(total + _payoff(number, base, bonus, others, a, p, t, h))
    return total


@fastmath_jit
def _sum_four(
    number: np.float32,
    mask: int,
    base: np.float32,
    bonus: np.float32,
    others: np.float32,
    samples: int,
    met: Singles,
    masks: Masks,
    worth: Singles,
    extra: Singles,
) -> np.int32:
    total, zero, one, none = np.int32(0), np.float32(0), np.float32(1), np.float32(-1)
    for s in range(samples):
        a, p, t, h = _meet(number, mask, met[0, s], masks[0, s], worth[0, s], extra[0, s], one, zero, none, zero)
        a, p, t, h = _meet(number, mask, met[1, s], masks[1, s], worth[1, s], extra[1, s], a, p, t, h)
        a, p, t, h = _meet(number, mask, met[2, s], masks[2, s], worth[2, s], extra[2, s], a, p, t, h)
        a, p, t, h = _meet(number, mask, met[3, s], masks[3, s], worth[3, s], extra[3, s], a, p, t, h)
        total = np.int32(total + _payoff(number, base, bonus, others, a, p, t, h))
    return total


@jit
def mean_payoffs(
    numbers: Singles,
    masks: Masks,
    base: Singles,
    count: int,
    opponents: int,
    others: int,
    bonus: float,
    samples: int,
    met: Singles,
    met_masks: Masks,
    met_worth: Singles,
    met_bonus: Singles,
    payoffs: Floats,
) -> None:
    """Fill in the mean relative points of each of a seat's numbers. `others` counts the seats that sit out as well."""
    extra, times = np.float32(bonus), np.float32(others)
    scale = 1.0 / (samples * others * PARTS)
    for k in range(count):
        n, m, b = numbers[k], masks[k], base[k]
        if opponents <= 2:
            total = _sum_two(n, m, b, extra, times, samples, met, met_masks, met_worth, met_bonus)
        elif opponents == 3:
            total = _sum_three(n, m, b, extra, times, samples, met, met_masks, met_worth, met_bonus)
        else:
            total = _sum_four(n, m, b, extra, times, samples, met, met_masks, met_worth, met_bonus)
        payoffs[k] = total * scale
