"""One turn looked at again: what was judgement, and what was luck.

*Worth* is what decides: relative points of the turn, plus the continuation value of the digits that are left. *Misread*
is the regret before the reveal: how much less the number written was worth than the best one. *Luck* is how much more
came of it than it was worth. So for every seat, what came of a turn is the worth of the best number, minus misread,
plus luck.
"""

from collections.abc import Sequence

import numpy as np

from thenumber.review.outlook import Chances, Outlook, outlook
from thenumber.rules.check import Verdict
from thenumber.rules.game import Position
from thenumber.rules.resolve import Turn
from thenumber.rules.values import value
from thenumber.solver.expectations import Floats
from thenumber.solver.mixed_strategies import Mix


@value
class SeatReview:
    """What one seat could have done in a turn, and did."""

    outlook: Outlook
    written: Chances | None
    """The number written; None for a seat that wrote nothing, or nothing that counts."""
    hindsight: Chances
    """The best response to the numbers that the others really wrote."""
    misread: float
    """The worth of the best number minus that of the number written, in points, never negative."""
    luck: float
    """What came of the turn minus the worth of the number written, in points."""
    accuracy: float
    """Where the worth of the number written lies between the worst number, 0, and the best one, 1."""

    @property
    def best(self) -> Chances:
        return self.outlook.best[0]


def review_turn(position: Position, turn: Turn, mixes: Sequence[Mix], worth: Floats) -> tuple[SeatReview | None, ...]:
    """A review for every seat, None for those that sat out. `worth` is what `worth_of_approval` returns."""
    standing = [
        {} if number is None or ruling.verdict is Verdict.VOID else {number: 1.0}
        for number, ruling in zip(turn.numbers, turn.rulings, strict=True)
    ]
    outcomes = outcome_worths(turn, worth)
    # In the first turn of a round everybody has the same digits and the same opponents.
    alike = all(board == position.boards[0] for board in position.boards) and all(mix == mixes[0] for mix in mixes)
    found: list[SeatReview | None] = [None] * len(position.boards)
    ahead = None
    for seat in position.writers:
        if ahead is None or not alike:
            ahead = outlook(position, seat, mixes, worth)
        hindsight = outlook(position, seat, standing, worth).best[0]
        written = next((ahead.of(number) for number in standing[seat]), None)
        found[seat] = _seat_review(ahead, written, hindsight, outcomes[seat])
    return tuple(found)


def outcome_worths(turn: Turn, worth: Floats) -> list[float]:
    """What came of the turn for every seat, in the unit of the worth of a number."""
    seats = len(turn.numbers)
    outcomes = np.zeros(seats)
    shares = np.full((seats, seats), -1 / (seats - 1))
    np.fill_diagonal(shares, 1.0)
    for seat, (number, ruling) in enumerate(zip(turn.numbers, turn.rulings, strict=True)):
        if number is not None and ruling.verdict is Verdict.APPROVED:
            bonus = turn.bonus if seat in turn.bonus_seats else 0
            outcomes += shares[:, seat] * (worth[:, seat, number] + bonus)
    found: list[float] = outcomes.tolist()
    return found


def _seat_review(ahead: Outlook, written: Chances | None, hindsight: Chances, outcome: float) -> SeatReview:
    worth = written.worth if written else ahead.nothing
    most, least = ahead.best[0].worth, min(one.worth for one in ahead.chances)
    return SeatReview(
        outlook=ahead,
        written=written,
        hindsight=hindsight,
        misread=max(0.0, most - worth),
        luck=outcome - worth,
        accuracy=min(1.0, max(0.0, (worth - least) / (most - least))) if most > least else 1.0,
    )
