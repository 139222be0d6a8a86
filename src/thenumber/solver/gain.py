"""How far mixes are from an equilibrium: what each seat would gain by writing its best number instead, exactly."""

from collections.abc import Sequence

from thenumber.rules.digits import available_numbers
from thenumber.rules.game import Position
from thenumber.solver.evaluate import expected_rows
from thenumber.solver.exact import Floats
from thenumber.solver.mixes import Mix

RELATIVE = 3
"""The column of `Expected.relative`."""


def values_and_gains(position: Position, mixes: Sequence[Mix], worth: Floats) -> tuple[list[float], list[float]]:
    """For every seat what its mix is worth in relative points, and what the best number would add to it.

    `worth[seat, other, number]` is what an approval of the other is worth as the seat sees it. Every available number
    is looked at: the lowest arrangement is not always best, because of twins (`lowest_arrangement`), and where an
    approval does harm.
    """
    values, gains = [], [0.0] * len(position.boards)
    for seat in position.writers:
        opponents = {other: mix for other, mix in enumerate(mixes) if other != seat and mix}
        numbers = available_numbers(position.boards[seat].available)
        rows = expected_rows(position, seat, numbers, opponents, worth)[:, RELATIVE].tolist()
        values.append(sum(mixes[seat].get(number, 0.0) * row for number, row in zip(numbers, rows, strict=True)))
        gains[seat] = max(0.0, max(rows) - values[-1])
    return with_sitters(position, values), gains


def with_sitters(position: Position, values: Sequence[float]) -> list[float]:
    """The writers' values, and those of the seats that sit out: all the same, and the sum of all values is zero."""
    seats, writers = len(position.boards), position.writers
    found = [-sum(values) / max(1, seats - len(writers))] * seats
    for writer, value in zip(writers, values, strict=True):
        found[writer] = value
    return found
