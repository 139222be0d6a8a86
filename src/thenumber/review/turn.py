"""One turn looked at again: what everybody could expect, what they wrote, what was best, and what came of it.

*Worth* is what decides: relative points of the turn, plus the continuation value of the digits that are left; in the
last turn of the game, the share of the win. *Misread* is the regret before the reveal: how much less the number written
was worth than the best one.
"""

from collections.abc import Sequence

from thenumber.review.outcome import outcome_worths, shares_of_the_win
from thenumber.review.outlook import objective_of, outlook
from thenumber.review.results import AmongEquals, Chances, Outlook, SeatReview
from thenumber.review.split import Split, Stake, split
from thenumber.review.values import values
from thenumber.rules.check import Verdict
from thenumber.rules.digits import Number
from thenumber.rules.game import Position, play_turn
from thenumber.rules.resolve import Turn
from thenumber.rules.values import value
from thenumber.solver.expectations import Floats
from thenumber.solver.mixed_strategies import Mix
from thenumber.solver.results import Objective

EQUAL = 1e-9
"""The difference in worth below which two numbers are equally good: it comes from rounding."""


@value
class Reviewed:
    """A turn looked at again: all seats, and what happened to them."""

    seats: tuple[SeatReview | None, ...]
    """A review for every seat; None for those that sat out."""
    splits: tuple[Split, ...]
    """What happened to every seat, also to those that sat out."""
    pars: tuple[float, ...]
    """What every seat could expect if everybody played well, in the unit of the worth of a number."""


def review_turn(
    position: Position,
    turn: Turn,
    mixes: Sequence[Mix],
    equilibrium: Sequence[Mix],
    worth: Floats,
    *,
    draw: str | None = None,
) -> Reviewed:
    """A turn looked at again. `mixes` are what everybody was expected to write, `equilibrium` are equilibrium mixes.

    `worth` is what `worth_of_approval` returns, and `draw` is that of `outlook`.
    """
    objective = objective_of(position)
    standing = [
        {} if number is None or ruling.verdict is Verdict.VOID else {number: 1.0}
        for number, ruling in zip(turn.numbers, turn.rulings, strict=True)
    ]
    expected = _outlooks(position, mixes, worth, draw)
    balanced = _outlooks(position, equilibrium, worth, None)
    seats: list[SeatReview | None] = [None] * len(position.boards)
    for seat, (ahead, expert) in enumerate(zip(expected, balanced, strict=True)):
        if ahead and expert:
            number = next(iter(standing[seat]), None)
            hindsight = _hindsight(outlook(position, seat, standing, worth), number)
            seats[seat] = _seat_review(ahead, expert, number, hindsight)
    pars = values(position, objective, equilibrium, balanced)
    likely = values(position, objective, mixes, expected)
    if objective is Objective.WIN:
        came, shares = shares_of_the_win(play_turn(position, turn.numbers)[1].finals), pars
    else:
        came, shares = outcome_worths(turn, worth), [1.0] * len(pars)
    stakes = [_stake(*of_seat) for of_seat in zip(pars, likely, came, seats, strict=True)]
    return Reviewed(tuple(seats), split(stakes, shares), tuple(pars))


def _outlooks(position: Position, mixes: Sequence[Mix], worth: Floats, draw: str | None) -> list[Outlook | None]:
    """The outlook of every seat against these mixes of the others, None for a seat that sits out."""
    # In the first turn of a round everybody has the same digits, and often the same opponents.
    alike = all(board == position.boards[0] for board in position.boards) and all(mix == mixes[0] for mix in mixes)
    found: list[Outlook | None] = [None] * len(mixes)
    for seat in position.writers:
        found[seat] = found[0] if alike and seat else outlook(position, seat, mixes, worth, draw=draw)
    return found


def _hindsight(known: Outlook, number: Number | None) -> Chances:
    written = None if number is None else known.of(number)
    return written if written and written.worth > known.most - EQUAL else known.best[0]


def _seat_review(ahead: Outlook, expert: Outlook, number: Number | None, hindsight: Chances) -> SeatReview:
    written = None if number is None else ahead.of(number)
    worth = written.worth if written else ahead.nothing
    least, most = ahead.least, ahead.most
    accuracy = min(1.0, max(0.0, (worth - least) / (most - least))) if most > least else 1.0
    return SeatReview(
        outlook=ahead,
        written=written,
        hindsight=hindsight,
        misread=max(0.0, most - worth),
        accuracy=None if ahead.decided else accuracy,
        among_equals=AmongEquals(
            expert.nothing if number is None else expert.of(number).worth,
            expert.best[0].number,
            expert.most,
            expert.as_good,
        ),
    )


def _stake(par: float, expected: float, came: float, review: SeatReview | None) -> Stake:
    if review is None:  # it had no choice
        return Stake(par, expected, expected, expected, came)
    most = review.outlook.most
    return Stake(par, most, expected, most - review.misread, came)
