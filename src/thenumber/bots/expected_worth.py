"""The expected worth of numbers against predicted mixes of the others: this turn, and the continuation value."""

from collections.abc import Iterable, Mapping

from thenumber.rules.digits import Number
from thenumber.rules.game import Position
from thenumber.rules.seats import Seat


def expected_worths(
    position: Position, seat: Seat, numbers: Iterable[Number], others: Mapping[Seat, Mapping[Number, float]]
) -> dict[Number, float]:
    """The worth of each of the numbers, in relative points. `others` are the mixes of those who can write."""
    # NumPy and Numba take half a second to load: only who asks for such a bot waits for them.
    from thenumber.solver.continuation import worth_of_approval
    from thenumber.solver.evaluate import expected_rows
    from thenumber.solver.results import Expected
    from thenumber.solver.value_network import shipped_values

    ascending = sorted(numbers)
    rows = expected_rows(position, seat, ascending, others, worth_of_approval(position, shipped_values))
    return dict(zip(ascending, rows[:, Expected._fields.index("relative")].tolist(), strict=True))
