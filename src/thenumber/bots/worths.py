"""What numbers are worth to a seat against what the others are expected to write: this turn, and what follows."""

from collections.abc import Iterable, Mapping

from thenumber.rules.digits import Number
from thenumber.rules.game import Position
from thenumber.rules.seats import Seat


def worths(
    position: Position, seat: Seat, numbers: Iterable[Number], others: Mapping[Seat, Mapping[Number, float]]
) -> dict[Number, float]:
    """In points relative to the others; `others` are the mixes of those who can write."""
    # NumPy and Numba take half a second to load: only who asks for such a bot waits for them.
    from thenumber.solver.evaluate import Expected, expected_rows
    from thenumber.solver.follow import worth_of_approval
    from thenumber.solver.values import shipped_values

    ascending = sorted(numbers)
    rows = expected_rows(position, seat, ascending, others, worth_of_approval(position, shipped_values))
    return dict(zip(ascending, rows[:, Expected._fields.index("relative")].tolist(), strict=True))
