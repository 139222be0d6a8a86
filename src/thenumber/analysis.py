"""The solver and the review from Python: `solve`, `evaluate` and `review`, which the command line uses as well.

They need NumPy and Numba, which take half a second to load and, on a new machine, some ten seconds to compile. So they
load them when they are first called.
"""

import math
import time
from collections.abc import Callable, Mapping
from typing import Any

from thenumber.record.record import Record
from thenumber.review.json import ending_object, turn_object
from thenumber.review.results import TurnReview, game_accuracy, game_splits
from thenumber.review.split import Split
from thenumber.rules.digits import Number, number_name
from thenumber.rules.game import Position
from thenumber.rules.seats import Seat
from thenumber.rules.values import value
from thenumber.solver.budget import Budget
from thenumber.solver.errors import SolverError
from thenumber.solver.mixed_strategies import Mix
from thenumber.solver.results import Expected, Objective, Solution


@value
class Evaluation:
    """The expectation of every number that is available to a seat."""

    seat: Seat
    expected: Mapping[Number, Expected]
    """By number, the lowest first; empty for a seat that sits out."""

    @property
    def best(self) -> tuple[Number, ...]:
        """The numbers from the most relative points to the least; of equal ones the lowest first."""
        return tuple(sorted(self.expected, key=lambda number: (-self.expected[number].relative, number)))

    def to_dict(self) -> dict[str, Any]:
        """Plain values for `json.dumps`, as `thenumber evaluate --json` prints them. Numbers are text: `"042"`."""
        return {number_name(number): row._asdict() for number, row in self.expected.items()}


@value
class Review:
    """A game looked at again."""

    players: tuple[str, ...]
    turns: tuple[TurnReview, ...]
    chances: tuple[float, ...]
    """The win probability of every seat after the last turn that was played, 0 to 1."""
    finals: tuple[int, ...]
    """The final scores, or what everybody has so far."""

    @property
    def accuracy(self) -> tuple[float | None, ...]:
        """The mean accuracy of every seat, 0 to 1; None for one that never wrote anything that mattered."""
        return game_accuracy(self.turns)

    @property
    def splits(self) -> tuple[Split, ...]:
        """What happened to every seat in all turns in which points counted, in points."""
        return game_splits(self.turns)

    def to_dict(self) -> dict[str, Any]:
        """Plain, rounded values for `json.dumps`, as `thenumber review --json` prints them. Numbers are text."""
        turns = [turn_object(one) for one in self.turns]
        ending = ending_object(self.turns, self.chances)
        return {"players": list(self.players), "turns": turns, **ending, "finals": list(self.finals)}


def solve(
    position: Position,
    objective: Objective | str = Objective.POINTS,
    *,
    seconds: float | None = None,
    steps: int = 2000,
    seed: int = 1,
) -> Solution:
    """Mixes near a Nash equilibrium of the turn to be played. For two seats they are exact.

    For three to five seats the search ends after `steps` steps, with the same result every time, or if `seconds` are
    given after so many seconds (not counting what compiling takes). `best_response_gains` of the result say how good it
    is. `objective` is `points`, relative points of the turn and the value of the digits that are left for the rest of
    the round; or in the last turn of the game `win`, the share of the win.

    Raises `SolverError` for a game that is over, an unknown objective, a win before the last turn of the game, and
    seconds that are not above zero.

    >>> from thenumber.record.position import parse_position
    >>> solution = solve(parse_position("2.5 12:0,0,0,0 34:0,0,0,0 | 0 0"))
    >>> solution.values, solution.to_dict()["mixes"]
    ((-12.0, 12.0), [{'211': 1.0}, {'433': 1.0}])
    """
    aim, budget = objective_named(objective), _budget(seconds, steps)
    from thenumber.solver.solve import solve as solve_position
    from thenumber.solver.warm_up import warm_up

    if seconds is not None:
        warm_up()
    return solve_position(position, aim, budget(), seed=seed)


def objective_named(name: str) -> Objective:
    """The objective of a name. Raises `SolverError` if there is none."""
    if name not in tuple(Objective):
        raise SolverError("objective", found=name, right=", ".join(Objective))
    return Objective(name)


def evaluate(position: Position, seat: Seat, mixes: Mapping[Seat, Mix]) -> Evaluation:
    """The exact expectation of every number of a seat, if the others write independently, each by a mix.

    `mixes` has the mix of every other seat that can write: weights by number, which need not sum to one. Raises
    `SolverError` for a game that is over, a seat that is not there, or a mix that is missing or does not fit its board.

    >>> from thenumber.rules.game import new_game
    >>> found = evaluate(new_game(3).position, 0, {1: {987: 1.0}, 2: {120: 3.0, 345: 1.0}})
    >>> found.best[0], found.expected[986]
    (967, Expected(approved=1.0, bonus=1.0, points=14.0, relative=11.75))
    """
    from thenumber.solver.evaluate import evaluate as evaluate_position

    return Evaluation(seat, evaluate_position(position, seat, mixes))


def review(
    record: Record,
    *,
    seconds: float | None = None,
    steps: int = 2000,
    seed: int = 1,
    on_turn: Callable[[TurnReview], object] | None = None,
) -> Review:
    """A game looked at again: what every number could expect, and what was judgement, gifts of the others, and luck.

    The names in the record say who is a bot, and so what was to be expected of everybody (docs/analysis.md). A turn is
    solved in `steps` steps, or if `seconds` are given in so many seconds. `on_turn` is called with each turn as soon as
    it is there. Raises `SolverError` for seconds that are not above zero.

    >>> from thenumber.record.parse import parse_record
    >>> found = review(parse_record("1.1 761 513"))
    >>> found.finals, found.turns[0].seats[0].written.number, found.turns[0].seats[0].hindsight.number
    ((0, 10), 761, 511)
    """
    budget = _budget(seconds, steps)
    from thenumber.review.expected_mixes import bots_among
    from thenumber.review.game import review_game
    from thenumber.review.win_probability import win_chances

    turns = []
    for turn in review_game(record.game, bots_among(record.names), budget, seed=seed):
        turns.append(turn)
        if on_turn:
            on_turn(turn)
    return Review(record.names, tuple(turns), win_chances(record.game.position), record.game.finals)


def _budget(seconds: float | None, steps: int) -> Callable[[], Budget]:
    """A callable that starts a budget of the solver's."""
    if seconds is None:
        return lambda: steps
    if not (math.isfinite(seconds) and seconds > 0):
        raise SolverError("seconds", found=seconds, right="0.1-3600")
    wanted = seconds

    def started() -> Budget:
        start = time.perf_counter()
        return lambda: (time.perf_counter() - start) / wanted

    return started
