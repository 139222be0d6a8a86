"""How far mixes are from an equilibrium: what each seat would gain by writing its best number instead, exactly."""

from collections.abc import Sequence

from thenumber.rules.digits import available_numbers
from thenumber.rules.game import Position
from thenumber.solver.evaluate import expected_rows
from thenumber.solver.exact import Floats
from thenumber.solver.mixes import Mix
from thenumber.solver.numbers import canonical_numbers

RELATIVE = 3
"""The column of `Expected.relative`."""


def values_and_gains(position: Position, mixes: Sequence[Mix], worth: Floats) -> tuple[list[float], list[float]]:
    """For every seat what its mix is worth in relative points, and what the best number would add to it.

    `worth[seat, other, number]` is what an approval of the other is worth as the seat sees it. If no approval does
    harm, one of the lowest arrangements is best, but for what `lowest_arrangement` says of twins, which is left aside;
    if one does, being eliminated can be better.
    """
    numbers_of = canonical_numbers if harmless(position, worth) else available_numbers
    values, gains = [], [0.0] * len(position.boards)
    for seat in position.writers:
        opponents = {other: mix for other, mix in enumerate(mixes) if other != seat and mix}
        numbers = sorted({*numbers_of(position.boards[seat].available), *mixes[seat]})
        rows = expected_rows(position, seat, numbers, opponents, worth)[:, RELATIVE].tolist()
        values.append(sum(mixes[seat].get(number, 0.0) * row for number, row in zip(numbers, rows, strict=True)))
        gains[seat] = max(0.0, max(rows) - values[-1])
    return with_sitters(position, values), gains


def harmless(position: Position, worth: Floats) -> bool:
    """Whether nobody's approval is worth less than nothing to its writer, or helps anybody else."""
    return all(
        worth[:, seat, list(canonical_numbers(position.boards[seat].available))].min() >= 0 for seat in position.writers
    )


def with_sitters(position: Position, values: Sequence[float]) -> list[float]:
    """The writers' values, and those of the seats that sit out: all the same, and the sum of all values is zero."""
    seats, writers = len(position.boards), position.writers
    found = [-sum(values) / max(1, seats - len(writers))] * seats
    for writer, value in zip(writers, values, strict=True):
        found[writer] = value
    return found
