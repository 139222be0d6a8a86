"""A whole game looked at again, turn after turn."""

from collections.abc import Callable, Iterator, Sequence

from thenumber.review.expected_mixes import expected_mixes
from thenumber.review.outlook import objective_of
from thenumber.review.results import TurnReview
from thenumber.review.turn import review_turn
from thenumber.review.win_probability import win_chances
from thenumber.rules.game import Game, new_game, play
from thenumber.solver.budget import Budget
from thenumber.solver.continuation import ContinuationValue, worth_of_approval
from thenumber.solver.results import Objective
from thenumber.solver.solve import find_mixes
from thenumber.solver.value_network import shipped_values


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
