"""The budget of a search: a number of steps, or a callable that knows the time."""

from collections.abc import Callable
from typing import TypeAlias

Budget: TypeAlias = int | Callable[[], float]
"""A count of steps; or a callable that returns the share of the budget that is spent, from 0 to 1."""


def share_spent(budget: Budget, steps: int) -> float:
    """The share of the budget that is spent after so many steps; 1 or more when it is used up."""
    if callable(budget):
        return budget()
    return steps / budget if budget > 0 else 1.0
