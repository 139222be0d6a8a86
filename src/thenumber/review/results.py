"""What a review says: values only, so that naming them loads nothing. *Worth* is explained in `turn.py`."""

from collections.abc import Sequence

from thenumber.review.split import Split, added_up
from thenumber.rules.digits import NUMBERS, Number
from thenumber.rules.values import value
from thenumber.solver.results import Objective

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


@value
class AmongEquals:
    """The equilibrium value of numbers: what they were worth if all others had played equilibrium mixes."""

    written: float
    best: Number
    most: float
    """The worth of the best number."""
    as_good: int
    """How many numbers are about as good as the best one, with itself."""


@value
class SeatReview:
    """What one seat could have done in a turn, and did."""

    outlook: Outlook
    written: Chances | None
    """The number written; None for a seat that wrote nothing, or nothing that counts."""
    hindsight: Chances
    """The best response to the numbers that the others really wrote. It is the number written, if none would have been
    better."""
    misread: float
    """The worth of the best number minus that of the number written, never negative."""
    accuracy: float | None
    """Where the worth of the number written lies between the worst number, 0, and the best one, 1; None where it did
    not matter what was written."""
    among_equals: AmongEquals

    @property
    def best(self) -> Chances:
        return self.outlook.best[0]

    @property
    def found_best(self) -> bool:
        """Whether the number written was about as good as the best one."""
        return self.misread <= AS_GOOD[self.outlook.objective]


@value
class TurnReview:
    """A turn looked at again, for all seats."""

    round_no: int
    turn_no: int
    objective: Objective
    """What counts in this turn, and the unit of the worth of its numbers and of what happened."""
    chances: tuple[float, ...]
    """The win probability of every seat before the turn."""
    splits: tuple[Split, ...]
    """What happened to every seat, those that sat out as well."""
    seats: tuple[SeatReview | None, ...]
    """A review for every seat; None for those that sat out."""


def game_accuracy(reviews: Sequence[TurnReview]) -> tuple[float | None, ...]:
    """The mean accuracy of every seat; None for one that never wrote anything that mattered."""
    found = []
    for seat in range(len(reviews[0].seats) if reviews else 0):
        accuracies = [one.accuracy for review in reviews if (one := review.seats[seat]) and one.accuracy is not None]
        found.append(sum(accuracies) / len(accuracies) if accuracies else None)
    return tuple(found)


def game_splits(reviews: Sequence[TurnReview]) -> tuple[Split, ...]:
    """What happened to every seat in all turns in which points counted, in points."""
    counted = [review.splits for review in reviews if review.objective is Objective.POINTS]
    return tuple(added_up(turn[seat] for turn in counted) for seat in range(len(counted[0]) if counted else 0))
