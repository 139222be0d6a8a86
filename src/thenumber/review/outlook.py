"""The outlook of a seat before the reveal: the expectation of every number, the best ones, and the map of all."""

from collections.abc import Sequence
from random import Random

from thenumber.rules.digits import DIGITS_OF, NUMBERS, Number, available_numbers, first_digit
from thenumber.rules.game import Position
from thenumber.rules.resolve import BONUSES
from thenumber.rules.seats import Seat
from thenumber.rules.values import value
from thenumber.solver.evaluate import Expected, base_points, expected_rows
from thenumber.solver.expectations import Floats
from thenumber.solver.last_turn import LastTurn
from thenumber.solver.mixed_strategies import Mix
from thenumber.solver.solve import Objective

ALTERNATIVES = 3
"""How many of the best numbers are shown."""
AS_GOOD = {Objective.POINTS: 0.5, Objective.WIN: 0.01}
"""The difference in worth up to which a number counts as about as good as the best: in points, or in shares of the win.
"""
DECIDED = 5e-4
"""The difference in shares of the win up to which it does not matter what is written."""


@value
class Chances:
    """The expectation of a number before the reveal."""

    number: Number
    approved: float
    """The probability that it is approved."""
    bonus: float
    """The probability that it is the highest approved number."""
    score: float
    """The mean score of this turn: what goes into the score box, with the bonus."""
    later: float
    """What it adds after this turn, in points: one for every digit that it crosses out, and the change in what the own
    board is worth in the turns to come. Mostly it is below zero: digits are missed later."""
    points: float
    """The mean points of this turn alone, with one for every digit crossed out, as `evaluate` has them."""
    worth: float
    """What decides: the mean relative points of this turn plus the continuation value; in the last turn of the game,
    the mean share of the win."""


@value
class Outlook:
    """What a seat can expect before the reveal."""

    objective: Objective
    chances: tuple[Chances, ...]
    """The expectation of every number that can be written, the lowest first."""
    best: tuple[Chances, ...]
    """Good numbers with different first digits: a choice of plans, not of neighbours. The first is the best, or any one
    of those that are about as good."""
    most: float
    """The worth of the very best number."""
    as_good: int
    """How many numbers are about as good as the very best one, with itself."""
    nothing: float
    """The worth of writing nothing, which scores nothing and disturbs nobody. A void number is worth the same."""

    @property
    def map(self) -> tuple[float | None, ...]:
        """The worth of each of the 1000 numbers; None for those that can't be written."""
        return self._all({one.number: one.worth for one in self.chances})

    @property
    def scores(self) -> tuple[float | None, ...]:
        """The mean score of each of the 1000 numbers; None for those that can't be written."""
        return self._all({one.number: one.score for one in self.chances})

    @property
    def least(self) -> float:
        return min(one.worth for one in self.chances)

    @property
    def decided(self) -> bool:
        """Whether the game is decided, as far as this seat can do anything about it."""
        return self.objective is Objective.WIN and self.most - min(self.least, self.nothing) < DECIDED

    def of(self, number: Number) -> Chances:
        return next(one for one in self.chances if one.number == number)

    def _all(self, known: dict[Number, float]) -> tuple[float | None, ...]:
        return tuple(known.get(number) for number in range(NUMBERS))


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
