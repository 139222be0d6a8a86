"""A whole game looked at again, turn after turn."""

from collections.abc import Callable, Iterator, Sequence

from thenumber.review.expected_mixes import expected_mixes
from thenumber.review.outlook import objective_of
from thenumber.review.split import Split, added_up
from thenumber.review.turn import SeatReview, review_turn
from thenumber.review.win_probability import win_chances
from thenumber.rules.game import Game, new_game, play
from thenumber.rules.values import value
from thenumber.solver.budget import Budget
from thenumber.solver.continuation import ContinuationValue, worth_of_approval
from thenumber.solver.solve import Objective, find_mixes
from thenumber.solver.value_network import shipped_values


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


def review_game(
    game: Game,
    bots: Sequence[str | None],
    budget: Callable[[], Budget],
    *,
    seed: int = 1,
    continuation: ContinuationValue = shipped_values,
) -> Iterator[TurnReview]:
    """Review a game turn by turn, each as soon as it is there. `bots` are those of `expected_mixes`.

    `budget` is called for the solver's budget of a turn.
    """
    so_far = new_game(game.seats)
    for turn in game.turns:
        position, objective = so_far.position, objective_of(so_far.position)
        mixes = expected_mixes(so_far, bots)
        equilibrium = find_mixes(position, objective, budget(), seed=seed, continuation=continuation)
        worth = worth_of_approval(position, continuation)
        seen = review_turn(position, turn, mixes, equilibrium, worth, draw=f"{seed} {turn.numbers}")
        chances = seen.pars if objective is Objective.WIN else win_chances(position, continuation)
        yield TurnReview(position.round_no, position.turn_no, objective, chances, seen.splits, seen.seats)
        so_far = play(so_far, turn.numbers)


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
