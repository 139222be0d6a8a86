"""How long to go on: a number of steps, or a callable that knows the time."""

from collections.abc import Callable
from typing import TypeAlias

Budget: TypeAlias = int | Callable[[], float]
"""Steps to take; or what share of the budget is spent, from 0 to 1, asked again and again."""


def share_spent(budget: Budget, steps: int) -> float:
    """What share of the budget is spent after so many steps."""
    if callable(budget):
        return budget()
    return steps / budget if budget > 0 else 1.0
