"""What the solver is asked for, and what it answers: values only, so that naming them loads nothing."""

from enum import StrEnum
from typing import Any, NamedTuple

from thenumber.rules.digits import number_name
from thenumber.rules.values import value
from thenumber.solver.mixed_strategies import Mix


class Objective(StrEnum):
    """The payoff that seats maximise."""

    POINTS = "points"
    """Relative points of this turn, and the continuation value."""
    WIN = "win"
    """The share of the win, in the last turn of the game only."""


class Expected(NamedTuple):
    """The expectation of a number. Points count one for every digit that it crosses out."""

    approved: float
    """The probability that the number is approved, 0 to 1."""
    bonus: float
    """The probability that it is the highest approved number, 0 to 1."""
    points: float
    """The mean points of the turn."""
    relative: float
    """Points minus the mean of the other seats' points. Seats that sit out count among the others."""


@value
class Solution:
    """A mix for every seat (an empty one for a seat that sits out), its value, and its best-response gain.

    Values and gains are in relative points, or in shares of the win, 0 to 1, where that is the objective.
    """

    values: tuple[float, ...]
    mixes: tuple[Mix, ...]
    best_response_gains: tuple[float, ...]
    """What each seat's best number would add to its value while the others keep to their mixes: 0 in an equilibrium."""

    def to_dict(self) -> dict[str, Any]:
        """Plain values for `json.dumps`, as `thenumber solve --json` prints them. Numbers are text: `"042"`."""
        return {
            "value": list(self.values),
            "mixes": [{number_name(number): weight for number, weight in mix.items()} for mix in self.mixes],
            "gain": list(self.best_response_gains),
        }
