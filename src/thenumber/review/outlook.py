"""What every number of a seat can expect before the reveal: the best ones, and the map of all."""

from collections.abc import Sequence

from thenumber.rules.digits import NUMBERS, Number, available_numbers, first_digit
from thenumber.rules.game import Position
from thenumber.rules.resolve import BONUSES
from thenumber.rules.seats import Seat
from thenumber.rules.values import value
from thenumber.solver.evaluate import Expected, base_points, expected_rows
from thenumber.solver.exact import Floats
from thenumber.solver.mixes import Mix

ALTERNATIVES = 3


@value
class Chances:
    """What a number could expect before the reveal."""

    number: Number
    approved: float
    bonus: float
    points: float
    """Of this turn alone, with one for every digit crossed out."""
    worth: float
    """Points more than the others have, now and in the turns to come."""


@value
class Outlook:
    chances: tuple[Chances, ...]
    """Of every number that can be written, the lowest first."""
    best: tuple[Chances, ...]
    """A few that differ in their first digit: a choice of plans, not of neighbours. The very best comes first."""
    nothing: float
    """The worth of writing nothing, which scores nothing and disturbs nobody: as a number that never counts would."""

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
    """Against mixes of the others, an empty one for who writes nothing; `worth` is that of approvals, as in the solver.

    >>> from thenumber.record.position import parse_position
    >>> from thenumber.solver.follow import nothing_follows, worth_of_approval
    >>> position = parse_position("2.5 12:0,0,0,0 34:0,0,0,0 | 0 0")
    >>> outlook(position, 0, [{}, {344: 1.0}], worth_of_approval(position, nothing_follows)).best[0]
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
