"""The value of mixes: what every seat can expect if all write by them, in the unit of the worth of a number."""

from collections.abc import Sequence

from thenumber.review.results import Outlook
from thenumber.rules.game import Position
from thenumber.solver.exploitability import with_seats_that_sit_out
from thenumber.solver.last_turn import LastTurn
from thenumber.solver.mixed_strategies import Mix
from thenumber.solver.results import Objective


def values(
    position: Position, objective: Objective, mixes: Sequence[Mix], outlooks: Sequence[Outlook | None]
) -> list[float]:
    """A value for every seat. `outlooks` are against these mixes, None for a seat that sits out.

    In points they sum to zero, in shares of the win to one.
    """
    own = {seat: _value(mixes[seat], ahead) for seat, ahead in enumerate(outlooks) if ahead}
    if objective is Objective.POINTS:
        return with_seats_that_sit_out(position, [*own.values()])
    last = LastTurn(position)
    shares = [own[seat] if seat in own else float(last.expected(seat, mixes)[-1]) for seat in range(len(mixes))]
    whole = sum(shares)  # one, but for what sampling leaves
    return [share / whole for share in shares]


def _value(mix: Mix, ahead: Outlook) -> float:
    worths = {one.number: one.worth for one in ahead.chances}
    return sum(weight * worths[number] for number, weight in mix.items())
