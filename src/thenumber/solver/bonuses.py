"""The exact chance to hold the bonus against independent mixes of the others: the inner loops.

All numbers that anybody may write are passed in ascending order, and in descending order before that. A number holds
the bonus if the digits below spare it and everybody above is eliminated. Two questions are asked all the time: what is
the chance that a set of opponents all wrote lower numbers, which used just these digits? And given the digits of
everything lower, what is the chance that they all wrote higher ones, and are all eliminated?

Asked like this, every number would change all answers. So they are kept in another form:

- *below*, by digits that were not used: the chance that an opponent wrote something lower without any of these digits.
  For several opponents that is a product. `below_holders` is likewise the number of bonus holders that is to be
  expected among a set of opponents who wrote lower numbers, as far as none of these digits was used.
- *above*, as a sum: f(digits) is the sum of `out[X]` over all X that have none of the digits. `holders` is likewise the
  number of bonus holders that is to be expected among the opponents above.

In the field's words, the first is a zeta transform (sum over subsets) of the chances by used digits, the second the
Moebius inverse of f. The sum over all digits that may be used below, of the chance of just these times f of them, is
then the sum over X of `out[X]` times the chance that none of X is used; and a number changes only the answers for X
that have none of its digits, or all of them: these are the two rows of `rest`.
"""

import numpy as np
import numpy.typing as npt

from thenumber.solver.jit import inlined, jit

Floats = npt.NDArray[np.float64]
Ints = npt.NDArray[np.int64]
Sets = npt.NDArray[np.uint64]
"""Sets of digits, as indices of an array. Unsigned, so that the compiler need not handle negative indices."""

APPROVED, BONUS, OTHERS_BONUS, OTHERS_BASE = range(4)
"""The columns of a result. The last two are sums over all opponents."""


def bonuses(own: Ints, levels: Ints, masks: Ints, weights: Floats, digit_count: int, result: Floats) -> None:
    """Fill in the columns of the bonus, one row for each own number. Arguments are those of `expectations`."""
    opponents, states = len(weights), 1 << digit_count
    sets = 1 << opponents
    offsets = np.zeros(len(own) + 1, np.int64)
    np.cumsum(states >> np.bitwise_count(masks[own]).astype(np.int64), out=offsets[1:])
    columns = np.zeros((len(levels) + 1, opponents))  # the last one for a number that no opponent writes
    columns[:-1] = weights.T
    kept, work = np.empty((2, sets, offsets[-1])), np.zeros((8, sets, states))
    rest, rows = np.zeros((2, states), np.uint64), np.zeros((3, states))
    _fill_in(own, levels, masks, columns, offsets, kept, work, rest, rows, result)


@jit
def _fill_in(
    own: Ints,
    levels: Ints,
    masks: Ints,
    columns: Floats,
    offsets: Ints,
    kept: Floats,
    work: Floats,
    rest: Sets,
    rows: Floats,
    result: Floats,
) -> None:
    """The same with arrays to work in, all zeros, and `columns[level]`, the weights of a level by opponent.

    `kept` has places for what lies above each own number, from `offsets` on. Arrays are made outside, because each way
    to make one takes a tenth of a second to compile.
    """
    kept_out, kept_holders = kept[0], kept[1]
    out, holders, new_out, new_holders, approved = work[0], work[1], work[2], work[3], work[4]
    out[0, 0] = 1.0
    index = len(own) - 1
    for level in range(len(levels) - 1, -1, -1):
        while index >= 0 and own[index] >= levels[level]:
            _keep(masks[own[index]], out, holders, rest, kept_out, kept_holders, offsets[index])
            index -= 1
        mask = masks[levels[level]]
        _pass_downwards(mask, columns[level], out, holders, rest, new_out, new_holders, approved)
    while index >= 0:
        _keep(masks[own[index]], out, holders, rest, kept_out, kept_holders, offsets[index])
        index -= 1

    below, below_holders, at_all, sets = work[5], work[6], work[7], len(out)
    spared, twins, lower_holders, chances = new_out, new_holders, approved, rows[2]
    index, level = 0, 0
    while index < len(own):
        level_comes = level < len(levels) and levels[level] <= own[index]
        own_comes = not level_comes or levels[level] == own[index]
        mask = masks[own[index]] if own_comes else masks[levels[level]]
        column = columns[level if level_comes else len(levels)]
        count = _meet(mask, column, below, below_holders, rest, chances, spared, twins, lower_holders)
        if own_comes:
            _unhindered(count, column, below, rest, chances, at_all)
            start = offsets[index]
            for place in range(count):
                rows[0, place] = rows[1, place] = 0.0
            for lower in range(sets):
                higher = sets - 1 - lower
                for place in range(count):
                    chance = kept_out[higher, start + place]
                    rows[0, place] += spared[lower, place] * chance
                    rows[1, place] += (twins[lower, place] + lower_holders[lower, place]) * chance
                    rows[1, place] += at_all[lower, place] * kept_holders[higher, start + place]
            own_bonus, others_bonus = 0.0, 0.0
            for place in range(count):
                own_bonus += rows[0, place]
                others_bonus += rows[1, place]
            result[index, BONUS] = max(0.0, own_bonus)
            result[index, OTHERS_BONUS] = max(0.0, others_bonus)
            index += 1
        if level_comes:
            _pass_upwards(count, column, below, below_holders, rest, twins, lower_holders)
            level += 1


@jit
def _without(mask: int, states: int, rest: Sets) -> int:
    """Fill `rest` with all sets that have none of these digits, and the same with all of these. Return their count."""
    free = (states - 1) & ~mask
    count, subset = 0, 0
    while True:
        rest[0, count], rest[1, count] = subset, subset | mask
        count += 1
        if subset == free:
            return count
        subset = (subset - free) & free


@jit
def _keep(
    mask: int, out: Floats, holders: Floats, rest: Sets, kept_out: Floats, kept_holders: Floats, start: int
) -> None:
    """Put down what lies above a number, given that its digits are among the lower ones."""
    count = _without(mask, out.shape[1], rest)
    for players in range(len(out)):
        for place in range(count):
            kept_out[players, start + place] = out[players, rest[0, place]]
            kept_holders[players, start + place] = holders[players, rest[0, place]]


@inlined
def _pass_downwards(
    mask: int,
    column: Floats,
    out: Floats,
    holders: Floats,
    rest: Sets,
    new_out: Floats,
    new_holders: Floats,
    approved: Floats,
) -> None:
    """Count a number in, among those above, with its weights in the opponents' mixes."""
    count = _without(mask, out.shape[1], rest)
    for players in range(len(out)):
        for place in range(count):
            new_out[players, place] = out[players, rest[0, place]]
            new_holders[players, place] = holders[players, rest[0, place]]
            approved[players, place] = 0.0
    writers = 0
    for opponent in range(len(column)):
        weight, one = column[opponent], 1 << opponent
        if weight > 0.0:
            writers |= one
            for players in range(len(out)):
                if players & one:
                    fewer = players ^ one
                    for place in range(count):
                        approved[players, place] += weight * (approved[fewer, place] + new_out[fewer, place])
                        new_out[players, place] += weight * new_out[fewer, place]
                        new_holders[players, place] += weight * new_holders[fewer, place]
    for players in range(len(out)):
        if players & writers:
            for place in range(count):
                out[players, rest[1, place]] -= new_out[players, place] - out[players, rest[0, place]]
                out[players, rest[0, place]] = new_out[players, place]
                holders[players, rest[0, place]] = new_holders[players, place]
                holders[players, rest[1, place]] += approved[players, place]


@inlined
def _meet(
    mask: int,
    column: Floats,
    below: Floats,
    below_holders: Floats,
    rest: Sets,
    chances: Floats,
    spared: Floats,
    twins: Floats,
    lower_holders: Floats,
) -> int:
    """Find what lies below a number, by the set of opponents who wrote nothing higher; some may have written the same.

    `spared` gets the chance that the number is not eliminated. `twins` and `lower_holders` get the expected count of
    bonus holders among those opponents if nobody above holds it: those who wrote the same number, and lower ones if it
    has fallen. Returns how many places of `rest` there are.
    """
    count = _without(mask, below.shape[1], rest)
    for players in range(len(below_holders)):
        for place in range(count):
            in_all = below_holders[players, rest[0, place]]
            lower_holders[players, place] = in_all - below_holders[players, rest[1, place]]
    for place in range(count):
        spared[0, place], twins[0, place] = 1.0, 0.0
    for opponent in range(len(column)):
        weight, one = column[opponent], 1 << opponent
        for place in range(count):
            chances[place] = below[opponent, rest[1, place]] + weight
        for fewer in range(one):
            for place in range(count):
                spared[one | fewer, place] = spared[fewer, place] * chances[place]
                twins[one | fewer, place] = twins[fewer, place] * chances[place] + spared[fewer, place] * weight
        if weight > 0.0:
            for players in range(len(below_holders)):
                if players & one:
                    for place in range(count):
                        lower_holders[players, place] += weight * lower_holders[players ^ one, place]
    return count


@inlined
def _unhindered(count: int, column: Floats, below: Floats, rest: Sets, chances: Floats, found: Floats) -> None:
    """The chance that opponents wrote nothing higher, by the sets of them, whatever becomes of the number."""
    for place in range(count):
        found[0, place] = 1.0
    for opponent in range(len(column)):
        one = 1 << opponent
        for place in range(count):
            chances[place] = below[opponent, rest[0, place]] + column[opponent]
        for fewer in range(one):
            for place in range(count):
                found[one | fewer, place] = found[fewer, place] * chances[place]


@inlined
def _pass_upwards(
    count: int,
    column: Floats,
    below: Floats,
    below_holders: Floats,
    rest: Sets,
    twins: Floats,
    lower_holders: Floats,
) -> None:
    """Count a number in, among those below, after it was met."""
    writers = 0
    for opponent in range(len(column)):
        if column[opponent] > 0.0:
            writers |= 1 << opponent
            for place in range(count):
                below[opponent, rest[0, place]] += column[opponent]
    for players in range(len(below_holders)):
        if players & writers:
            for place in range(count):
                below_holders[players, rest[0, place]] = (
                    below_holders[players, rest[1, place]] + lower_holders[players, place] + twins[players, place]
                )
