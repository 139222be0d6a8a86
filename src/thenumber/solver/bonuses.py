"""Who holds the bonus, exactly, against independent mixes of the others: the inner loops.

All numbers that anybody may write are passed in ascending order. Two families of weights are carried along, each by a
set of opponents and a set of digits:

- *below*: the chance that exactly these opponents wrote lower numbers and that these are the digits they used, and the
  number of bonus holders that is to be expected among them;
- *above*: given the digits of everything lower, the chance that these opponents all wrote higher numbers and are all
  eliminated, and the number of bonus holders that is to be expected among them.

A number holds the bonus if the digits below spare it and everybody above is eliminated. Digits of the number itself
don't matter once it has been passed, so all sums over them are folded away first.
"""

import numpy as np
import numpy.typing as npt

from thenumber.solver.compiled import compiled

Floats = npt.NDArray[np.float64]
Ints = npt.NDArray[np.int64]

APPROVED, BONUS, OTHERS_BONUS, OTHERS_BASE = range(4)
"""The columns of a result: the last two are sums over all opponents."""


@compiled
def bonuses(own: Ints, levels: Ints, masks: Ints, weights: Floats, digit_count: int, result: Floats) -> None:
    """Fill in the columns of the bonus, one row for each own number; as for `exact.expectations`."""
    opponents, states = len(weights), 1 << digit_count
    sets = 1 << opponents
    offsets = np.zeros(len(own) + 1, np.int64)
    for index in range(len(own)):
        offsets[index + 1] = offsets[index] + (states >> _count(masks[own[index]]))
    kept_out = np.zeros((sets, offsets[-1]))  # everybody above is eliminated
    kept_holders = np.zeros((sets, offsets[-1]))  # the bonus holders to be expected above
    rest = np.zeros(states, np.int64)
    joint = np.zeros(sets)

    out, holders = np.zeros((sets, states)), np.zeros((sets, states))
    out[0] = 1.0
    index = len(own) - 1
    for level in range(len(levels) - 1, -1, -1):
        while index >= 0 and own[index] >= levels[level]:
            _keep(masks[own[index]], out, holders, rest, kept_out, kept_holders, offsets[index])
            index -= 1
        _joint_weights(weights[:, level], joint)
        _pass_downwards(masks[levels[level]], joint, out, holders, rest)
    while index >= 0:
        _keep(masks[own[index]], out, holders, rest, kept_out, kept_holders, offsets[index])
        index -= 1

    below, below_holders = np.zeros((sets, states)), np.zeros((sets, states))
    below[0, 0] = 1.0
    clear, folded, folded_holders = np.zeros((sets, states)), np.zeros((sets, states)), np.zeros((sets, states))
    level, count = 0, 0
    for index in range(len(own)):
        while level < len(levels) and levels[level] < own[index]:
            mask = masks[levels[level]]
            if index == 0 or own[index - 1] != levels[level]:  # else all is folded for this number already
                count = _fold(mask, below, below_holders, rest, clear, folded, folded_holders)
            _joint_weights(weights[:, level], joint)
            _pass_upwards(mask, count, joint, below, below_holders, rest, clear, folded, folded_holders)
            level += 1
        joint[:] = 0.0
        joint[0] = 1.0
        if level < len(levels) and levels[level] == own[index]:
            _joint_weights(weights[:, level], joint)
        count = _fold(masks[own[index]], below, below_holders, rest, clear, folded, folded_holders)
        start = offsets[index]
        bonus, all_holders = 0.0, 0.0
        for equal in range(sets):
            if joint[equal] == 0.0:
                continue
            others = sets - 1 - equal
            twins = 1.0 + _count(equal)
            lower = others
            while True:
                higher = others ^ lower
                won, held = 0.0, 0.0
                for place in range(count):
                    chance = clear[lower, place] * kept_out[higher, start + place]
                    won += chance
                    held += folded_holders[lower, place] * kept_out[higher, start + place]
                    held += folded[lower, place] * kept_holders[higher, start + place]
                bonus += joint[equal] * won
                all_holders += joint[equal] * (held + twins * won)
                if lower == 0:
                    break
                lower = (lower - 1) & others
        result[index, BONUS] = bonus
        result[index, OTHERS_BONUS] = all_holders - bonus


@compiled
def _count(bits: int) -> int:
    count = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count


@compiled
def _without(mask: int, states: int, rest: Ints) -> int:
    """All sets of digits that have none of these, ascending, into `rest`; returns how many there are."""
    free = (states - 1) & ~mask
    count, subset = 0, 0
    while True:
        rest[count] = subset
        count += 1
        if subset == free:
            return count
        subset = (subset - free) & free


@compiled
def _joint_weights(column: Floats, joint: Floats) -> None:
    """The chance that all opponents of a set write this number, for every set; 1 for nobody."""
    joint[0] = 1.0
    for opponent in range(len(column)):
        size = 1 << opponent
        for fewer in range(size):
            joint[size + fewer] = joint[fewer] * column[opponent]


@compiled
def _keep(
    mask: int, out: Floats, holders: Floats, rest: Ints, kept_out: Floats, kept_holders: Floats, start: int
) -> None:
    """Put down what lies above a number, given that its digits are among the lower ones."""
    count = _without(mask, out.shape[1], rest)
    for players in range(len(out)):
        for place in range(count):
            kept_out[players, start + place] = out[players, rest[place] | mask]
            kept_holders[players, start + place] = holders[players, rest[place] | mask]


@compiled
def _pass_downwards(mask: int, joint: Floats, out: Floats, holders: Floats, rest: Ints) -> None:
    count = _without(mask, out.shape[1], rest)
    lost, kept, approved = np.zeros(count), np.zeros(count), np.zeros(count)
    for players in range(len(out) - 1, 0, -1):
        found = False
        twins = players
        while twins:
            weight = joint[twins]
            if weight > 0.0:
                if not found:
                    found = True
                    lost[:] = 0.0
                    kept[:] = 0.0
                    approved[:] = 0.0
                fewer = players ^ twins
                many = _count(twins)
                for place in range(count):
                    chance = weight * out[fewer, rest[place] | mask]
                    lost[place] += chance
                    approved[place] += chance * many
                    kept[place] += weight * holders[fewer, rest[place] | mask]
            twins = (twins - 1) & players
        if not found:
            continue
        for place in range(count):
            holders[players, rest[place]] += approved[place] + kept[place]
        shared = mask
        while shared:
            for place in range(count):
                out[players, rest[place] | shared] += lost[place]
                holders[players, rest[place] | shared] += kept[place]
            shared = (shared - 1) & mask


@compiled
def _fold(
    mask: int,
    below: Floats,
    below_holders: Floats,
    rest: Ints,
    clear: Floats,
    folded: Floats,
    folded_holders: Floats,
) -> int:
    """Sum over the digits of a number: what spares it, everything, and the holders where it is eliminated."""
    count = _without(mask, below.shape[1], rest)
    for players in range(len(below)):
        for place in range(count):
            clear[players, place] = below[players, rest[place]]
            folded[players, place] = below[players, rest[place]]
            folded_holders[players, place] = 0.0
        shared = mask
        while shared:
            for place in range(count):
                folded[players, place] += below[players, rest[place] | shared]
                folded_holders[players, place] += below_holders[players, rest[place] | shared]
            shared = (shared - 1) & mask
    return count


@compiled
def _pass_upwards(
    mask: int,
    count: int,
    joint: Floats,
    below: Floats,
    below_holders: Floats,
    rest: Ints,
    clear: Floats,
    folded: Floats,
    folded_holders: Floats,
) -> None:
    """Count the number in, among those below; everything must be folded for it."""
    for players in range(len(below) - 1, 0, -1):
        twins = players
        while twins:
            weight = joint[twins]
            if weight > 0.0:
                fewer = players ^ twins
                many = _count(twins)
                for place in range(count):
                    below[players, rest[place] | mask] += weight * folded[fewer, place]
                    below_holders[players, rest[place] | mask] += weight * (
                        folded_holders[fewer, place] + many * clear[fewer, place]
                    )
            twins = (twins - 1) & players
