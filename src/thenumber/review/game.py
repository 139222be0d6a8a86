"""A whole game looked at again, turn after turn."""

from collections.abc import Callable, Iterator, Sequence

from thenumber.review.chances import win_chances
from thenumber.review.turn import SeatReview, review_turn
from thenumber.rules.game import Game, new_game, play_turn
from thenumber.rules.values import value
from thenumber.solver.budget import Budget
from thenumber.solver.follow import Follow, worth_of_approval
from thenumber.solver.solve import find_mixes
from thenumber.solver.values import shipped_values


@value
class TurnReview:
    round_no: int
    turn_no: int
    chances: tuple[float, ...]
    """What share of the win every seat could expect before the turn."""
    seats: tuple[SeatReview | None, ...]


def review_game(
    game: Game, budget: Callable[[], Budget], *, seed: int = 1, follow: Follow = shipped_values
) -> Iterator[TurnReview]:
    """One review a turn, as soon as it is there; `budget` is asked for one for every turn."""
    position = new_game(game.seats).position
    for turn in game.turns:
        mixes = find_mixes(position, budget=budget(), seed=seed, follow=follow)
        seats = review_turn(position, turn, mixes, worth_of_approval(position, follow))
        yield TurnReview(position.round_no, position.turn_no, win_chances(position, follow), seats)
        _, position = play_turn(position, turn.numbers)


def game_accuracy(reviews: Sequence[TurnReview]) -> tuple[float | None, ...]:
    """The mean accuracy of every seat; None for one that never wrote."""
    found = []
    for seat in range(len(reviews[0].seats) if reviews else 0):
        accuracies = [one.accuracy for review in reviews if (one := review.seats[seat])]
        found.append(sum(accuracies) / len(accuracies) if accuracies else None)
    return tuple(found)
