"""Regret matching for three to five seats: the inner loops.

The variant is predictive regret matching+. Each seat remembers how much better each number would have done than its mix
(its regret, never below zero), and writes in proportion to it, expecting the next step to be like the last one.
"""

from math import sqrt

from thenumber.solver.jit import jit
from thenumber.solver.samples import Floats, Ints, Masks, Singles, State, draw, lay_out, mean_payoffs


@jit
def estimate(
    numbers: Singles,
    masks: Masks,
    worth: Singles,
    counts: Ints,
    mixes: Floats,
    mixed_numbers: Singles,
    mixed_masks: Masks,
    mixed_worth: Singles,
    mixed_counts: Ints,
    samples: int,
    others: int,
    bonus: float,
    state: State,
    drawn: Ints,
    order: Ints,
    met: Singles,
    met_masks: Masks,
    payoffs: Floats,
) -> None:
    """Fill in the mean relative points of all `numbers` of all seats, over samples of what the mixes write.

    From `drawn` on, arguments are a `Workspace` for so many samples.
    """
    seats = len(counts)
    for seat in range(seats):
        draw(mixes[seat], mixed_counts[seat], samples, state, drawn[seat])
    lay_out(mixed_numbers, mixed_masks, mixed_worth, drawn, samples, bonus, order, met[0], met_masks, met[1], met[2])
    for seat in range(seats):
        mean_payoffs(
            numbers[seat], masks[seat], worth[seat, seat], counts[seat], seats - 1, others, bonus, samples,
            met[0, seat], met_masks[seat], met[1, seat], met[2, seat], payoffs[seat],
        )  # fmt: skip


@jit
def iterate(
    numbers: Singles,
    masks: Masks,
    worth: Singles,
    counts: Ints,
    regrets: Floats,
    leads: Floats,
    averages: Floats,
    steps: int,
    done: int,
    samples: int,
    others: int,
    bonus: float,
    predict: float,
    fresh: float,
    state: State,
    drawn: Ints,
    order: Ints,
    met: Singles,
    met_masks: Masks,
    mixes: Floats,
    shown: Floats,
    payoffs: Floats,
) -> None:
    """Take steps of predictive regret matching+ on these numbers alone.

    `leads` is how much better each number did than its seat's mix in the last step. `fresh` is the share of the current
    mix of an opponent, instead of its average, in what a seat meets. From `drawn` on, arguments are a `Workspace` for
    so many samples, and arrays to work in, with the shape of the regrets.
    """
    seats = len(counts)
    for step in range(steps):
        for seat in range(seats):
            mix_of(regrets[seat], leads[seat], counts[seat], predict, mixes[seat])
            total = 0.0
            for index in range(counts[seat]):
                total += averages[seat, index]
            share = fresh if total > 0.0 else 1.0
            for index in range(counts[seat]):
                shown[seat, index] = share * mixes[seat, index]
                if total > 0.0:
                    shown[seat, index] += (1.0 - share) * averages[seat, index] / total
        estimate(
            numbers, masks, worth, counts, shown, numbers, masks, worth, counts, samples, others, bonus, state,
            drawn, order, met, met_masks, payoffs,
        )  # fmt: skip
        weight = (done + step + 1) * sqrt(done + step + 1)  # to the power of 1.5: later steps weigh more
        for seat in range(seats):
            mean = 0.0
            for index in range(counts[seat]):
                mean += mixes[seat, index] * payoffs[seat, index]
            for index in range(counts[seat]):
                lead = payoffs[seat, index] - mean
                leads[seat, index] = lead
                regrets[seat, index] = max(0.0, regrets[seat, index] + lead)
                averages[seat, index] += weight * mixes[seat, index]


@jit
def mix_of(regrets: Floats, leads: Floats, count: int, predict: float, mix: Floats) -> None:
    """Fill in the mix in proportion to regrets plus `predict` times the last leads; uniform if none is positive."""
    total = 0.0
    for index in range(count):
        mix[index] = max(0.0, regrets[index] + predict * leads[index])
        total += mix[index]
    for index in range(count):
        mix[index] = mix[index] / total if total > 0.0 else 1.0 / count
