"""The outlook of a seat before the reveal: the expectation of every number, the best ones, and the map of all."""

from collections.abc import Sequence
from random import Random

from thenumber.review.results import AS_GOOD, Chances, Outlook
from thenumber.rules.digits import DIGITS_OF, available_numbers, first_digit
from thenumber.rules.game import Position
from thenumber.rules.resolve import BONUSES
from thenumber.rules.seats import Seat
from thenumber.solver.evaluate import base_points, expected_rows
from thenumber.solver.expectations import Floats
from thenumber.solver.last_turn import LastTurn
from thenumber.solver.mixed_strategies import Mix
from thenumber.solver.results import Expected, Objective

ALTERNATIVES = 3
"""How many of the best numbers are shown."""


def objective_of(position: Position) -> Objective:
    """What counts in the turn to be played: points and what follows, but in the last turn of the game only the win."""
    return Objective.WIN if position.last_turn else Objective.POINTS


def outlook(
    position: Position,
    seat: Seat,
    mixes: Sequence[Mix],
    worth: Floats,
    *,
    objective: Objective | None = None,
    draw: str | None = None,
) -> Outlook:
    """The outlook against mixes of the others; an empty mix is for a seat that writes nothing.

    `worth` is what `worth_of_approval` returns. `objective` is what counts in this turn, unless it is given. Of several
    numbers that are about as good, `draw` says which are named, any text; without it these are the best and lowest.

    >>> from thenumber.record.position import parse_position
    >>> from thenumber.solver.continuation import no_continuation, worth_of_approval
    >>> position = parse_position("1.5 12:0,0,0,0 34:0,0,0,0")
    >>> outlook(position, 0, [{}, {344: 1.0}], worth_of_approval(position, no_continuation)).best[0]
    Chances(number=211, approved=1.0, bonus=0.0, score=4.0, later=2.0, points=6.0, worth=-10.0)
    """
    objective = objective or objective_of(position)
    numbers = available_numbers(position.boards[seat].available)
    opponents = {other: mix for other, mix in enumerate(mixes) if mix and other != seat}
    rows = expected_rows(position, seat, numbers, opponents, worth)
    plain, own, bonus = (
        base_points(position.turn_no).tolist(),
        worth[seat, seat].tolist(),
        BONUSES[position.turn_no - 1],
    )
    wins = LastTurn(position).expected(seat, mixes).tolist() if objective is Objective.WIN else None
    chances, nothing = list[Chances](), 0.0
    for place, (number, row) in enumerate(zip(numbers, map(Expected._make, rows.tolist()), strict=True)):
        points = row.approved * plain[number] + row.bonus * bonus
        digits = DIGITS_OF[number].bit_count()
        chances.append(
            Chances(
                number,
                row.approved,
                row.bonus,
                score=points - row.approved * digits,
                later=row.approved * (own[number] - plain[number] + digits),
                points=points,
                worth=wins[place] if wins else row.relative,
            )
        )
        nothing = min(nothing, row.relative - row.points)
    most = max(one.worth for one in chances)
    as_good = [one for one in chances if one.worth >= most - AS_GOOD[objective]]
    best = _best(chances, as_good, objective, draw)
    return Outlook(objective, tuple(chances), best, most, len(as_good), wins[-1] if wins else nothing)


def _best(
    chances: Sequence[Chances], as_good: Sequence[Chances], objective: Objective, draw: str | None
) -> tuple[Chances, ...]:
    ordered = sorted(chances, key=lambda one: (-round(one.worth, 9), one.number))
    if objective is Objective.WIN:  # of those that win as often, the ones with most points
        ordered.sort(key=lambda one: (-round(one.worth, 3), -round(one.points, 9), one.number))
    elif draw is not None:
        ordered = [*Random(draw).sample(as_good, len(as_good)), *ordered]
    picked: dict[int, Chances] = {}
    for one in ordered:
        picked.setdefault(first_digit(one.number), one)
        if len(picked) == ALTERNATIVES:
            break
    return tuple(picked.values())
