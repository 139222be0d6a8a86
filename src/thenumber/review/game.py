"""A whole game looked at again, turn after turn."""

from collections.abc import Callable, Iterator, Sequence

from thenumber.review.turn import SeatReview, review_turn
from thenumber.review.win_probability import win_chances
from thenumber.rules.game import Game, new_game, play_turn
from thenumber.rules.values import value
from thenumber.solver.budget import Budget
from thenumber.solver.continuation import ContinuationValue, worth_of_approval
from thenumber.solver.solve import find_mixes
from thenumber.solver.value_network import shipped_values


@value
class TurnReview:
    """A turn looked at again, for all seats."""

    round_no: int
    turn_no: int
    chances: tuple[float, ...]
    """The win probability of every seat before the turn."""
    seats: tuple[SeatReview | None, ...]
    """A review for every seat; None for those that sat out."""


def review_game(
    game: Game, budget: Callable[[], Budget], *, seed: int = 1, continuation: ContinuationValue = shipped_values
) -> Iterator[TurnReview]:
    """Review a game turn by turn, each as soon as it is there. `budget` is called for the solver's budget of a turn."""
    position = new_game(game.seats).position
    for turn in game.turns:
        mixes = find_mixes(position, budget=budget(), seed=seed, continuation=continuation)
        seats = review_turn(position, turn, mixes, worth_of_approval(position, continuation))
        yield TurnReview(position.round_no, position.turn_no, win_chances(position, continuation), seats)
        _, position = play_turn(position, turn.numbers)


def game_accuracy(reviews: Sequence[TurnReview]) -> tuple[float | None, ...]:
    """The mean accuracy of every seat; None for one that never wrote."""
    found = []
    for seat in range(len(reviews[0].seats) if reviews else 0):
        accuracies = [one.accuracy for review in reviews if (one := review.seats[seat])]
        found.append(sum(accuracies) / len(accuracies) if accuracies else None)
    return tuple(found)
