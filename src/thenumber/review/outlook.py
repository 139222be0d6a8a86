"""The outlook of a seat before the reveal: the expectation of every number, the best ones, and the map of all."""

from collections.abc import Sequence

from thenumber.rules.digits import NUMBERS, Number, available_numbers, first_digit
from thenumber.rules.game import Position
from thenumber.rules.resolve import BONUSES
from thenumber.rules.seats import Seat
from thenumber.rules.values import value
from thenumber.solver.evaluate import Expected, base_points, expected_rows
from thenumber.solver.expectations import Floats
from thenumber.solver.mixed_strategies import Mix

ALTERNATIVES = 3
"""How many of the best numbers are shown."""


@value
class Chances:
    """The expectation of a number before the reveal."""

    number: Number
    approved: float
    """The probability that it is approved."""
    bonus: float
    """The probability that it is the highest approved number."""
    points: float
    """The mean points of this turn alone, with one for every digit crossed out."""
    worth: float
    """The mean relative points of this turn, plus the continuation value."""


@value
class Outlook:
    """What a seat can expect before the reveal."""

    chances: tuple[Chances, ...]
    """The expectation of every number that can be written, the lowest first."""
    best: tuple[Chances, ...]
    """The best numbers with different first digits: a choice of plans, not of neighbours. The very best comes first."""
    nothing: float
    """The worth of writing nothing, which scores nothing and disturbs nobody. A void number is worth the same."""

    @property
    def map(self) -> tuple[float | None, ...]:
        """The worth of each of the 1000 numbers; None for those that can't be written."""
        worths: list[float | None] = [None] * NUMBERS
        for one in self.chances:
            worths[one.number] = one.worth
        return tuple(worths)

    def of(self, number: Number) -> Chances:
        return next(one for one in self.chances if one.number == number)


def outlook(position: Position, seat: Seat, mixes: Sequence[Mix], worth: Floats) -> Outlook:
    """The outlook against mixes of the others; an empty mix is for a seat that writes nothing.

    `worth` is what `worth_of_approval` returns.

    >>> from thenumber.record.position import parse_position
    >>> from thenumber.solver.continuation import no_continuation, worth_of_approval
    >>> position = parse_position("2.5 12:0,0,0,0 34:0,0,0,0 | 0 0")
    >>> outlook(position, 0, [{}, {344: 1.0}], worth_of_approval(position, no_continuation)).best[0]
    Chances(number=211, approved=1.0, bonus=0.0, points=6.0, worth=-10.0)
    """
    numbers = available_numbers(position.boards[seat].available)
    opponents = {other: mix for other, mix in enumerate(mixes) if mix and other != seat}
    rows = expected_rows(position, seat, numbers, opponents, worth)
    plain, bonus = base_points(position.turn_no).tolist(), BONUSES[position.turn_no - 1]
    chances, nothing = list[Chances](), 0.0
    for number, row in zip(numbers, map(Expected._make, rows.tolist()), strict=True):
        points = row.approved * plain[number] + row.bonus * bonus
        chances.append(Chances(number, row.approved, row.bonus, points, row.relative))
        nothing = min(nothing, row.relative - row.points)
    return Outlook(tuple(chances), _best(chances), nothing)


def _best(chances: Sequence[Chances]) -> tuple[Chances, ...]:
    picked: dict[int, Chances] = {}
    for one in sorted(chances, key=lambda one: (-round(one.worth, 9), one.number)):
        picked.setdefault(first_digit(one.number), one)
        if len(picked) == ALTERNATIVES:
            break
    return tuple(picked.values())
