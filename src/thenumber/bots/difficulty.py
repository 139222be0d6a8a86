"""How hard a game against bots is: three steps, and the bots from which the opponents of each are drawn."""

from collections.abc import Mapping
from random import Random
from typing import Literal, TypeAlias, get_args

Difficulty: TypeAlias = Literal["gentle", "good", "merciless"]
DIFFICULTIES: tuple[Difficulty, ...] = get_args(Difficulty)
"""From the easiest to the hardest."""

OPPONENTS: Mapping[Difficulty, tuple[str, ...]] = {
    "gentle": ("nervous", "dreamer", "banker", "lucky", "pianist", "echo"),
    "good": ("greedy", "schemer", "planner", "copycat", "thinker", "cautious"),
    "merciless": ("equilibrium", "champion", "hunter"),
}
"""The names of the bots of each step, from the easiest to the hardest. random is of none: it is nobody to learn from.
docs/bots.md has what was measured."""


def difficulty_of(bot: str) -> Difficulty | None:
    """The step that a bot belongs to, if it is of one.

    >>> difficulty_of("echo"), difficulty_of("random")
    ('gentle', None)
    """
    return next((step for step in DIFFICULTIES if bot in OPPONENTS[step]), None)


def drawn_opponents(step: Difficulty, count: int, rng: Random) -> list[str]:
    """So many bots of a step, all different as long as there are enough.

    >>> len(set(drawn_opponents("gentle", 4, Random(1))))
    4
    """
    bots = OPPONENTS[step]
    drawn: list[str] = []
    while len(drawn) < count:
        drawn += rng.sample(bots, len(bots))
    return drawn[:count]
