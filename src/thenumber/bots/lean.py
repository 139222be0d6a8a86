"""Leaning: of numbers that are all alike against good players, rather those that are better against weak ones.

In a balanced mix no number is better than another, as long as the others write balanced mixes as well: weights can be
changed at no cost then. Only somebody who knows by how much, and reckons, can make use of it (docs/bots.md says how
much).
"""

from functools import lru_cache
from math import exp, sqrt

from thenumber.bots.bot import MixingBot
from thenumber.bots.random import RandomBot
from thenumber.bots.schemer import SchemerBot
from thenumber.bots.worths import worths
from thenumber.rules.digits import Number
from thenumber.rules.game import Game
from thenumber.rules.seats import Seat

WEAK_TABLES: tuple[tuple[MixingBot, float], ...] = ((RandomBot(), 0.75), (SchemerBot(), 0.25))
"""What a table of weak players may be like, and how much that counts: all others write just anything, or all scheme."""
LEAN = 1.1
"""A number that is better by a standard deviation is written e to this power as often as it would be."""


def leaned(game: Game, seat: Seat, mix: dict[Number, float]) -> dict[Number, float]:
    """The same numbers; no more of them, and none less."""
    worth = _against_weak(game, seat, tuple(mix))
    mean = sum(weight * worth[number] for number, weight in mix.items())
    spread = sqrt(sum(weight * (worth[number] - mean) ** 2 for number, weight in mix.items()))
    if not spread:
        return mix
    found = {number: weight * exp(LEAN * (worth[number] - mean) / spread) for number, weight in mix.items()}
    total = sum(found.values())
    return {number: weight / total for number, weight in found.items()}


@lru_cache(maxsize=256)
def _against_weak(game: Game, seat: Seat, numbers: tuple[Number, ...]) -> dict[Number, float]:
    others = [other for other in game.position.writers if other != seat]
    tables = [
        (share, worths(game.position, seat, numbers, {other: bot.mix(game, other) for other in others}))
        for bot, share in WEAK_TABLES
    ]
    return {number: sum(share * worth[number] for share, worth in tables) for number in numbers}
