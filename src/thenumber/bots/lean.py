"""Leaning: of numbers that are all alike against good players, rather those that are better against weaker ones.

In a balanced mix no number is better than another, as long as the others write balanced mixes as well: weights can be
changed at no cost then. Only somebody who knows by how much, and reckons, can make use of it (docs/bots.md says how
much).
"""

from collections.abc import Mapping
from functools import lru_cache
from math import exp, sqrt

from thenumber.bots.bot import MixingBot
from thenumber.bots.equilibrium import EquilibriumBot
from thenumber.bots.random import RandomBot
from thenumber.bots.schemer import SchemerBot
from thenumber.bots.worths import worths
from thenumber.rules.digits import Number
from thenumber.rules.game import Game
from thenumber.rules.seats import MAX_SEATS, Seat

WEAKER_TABLES: tuple[tuple[MixingBot, float], ...] = (
    (RandomBot(), 0.38),
    (SchemerBot(), 0.42),
    (EquilibriumBot(), 0.2),
)
"""What a table of weaker players may be like, and how much that counts: all others write just anything, or scheme, or
think of this turn only."""
FULL_TABLES: tuple[tuple[MixingBot, float], ...] = ((EquilibriumBot(), 1.0),)
"""With five seats: there, what is good against the two others is bad against this one."""
LEAN = 1.1
"""A number that is better by a standard deviation is written e to this power as often as it would be."""
MOST = 2.0
"""Deviations that count at most: a number that hardly ever comes, and may be there by chance, must stay rare."""
ALIKE = 1e-9


def weaker_tables(seats: int) -> tuple[tuple[MixingBot, float], ...]:
    return WEAKER_TABLES if seats < MAX_SEATS else FULL_TABLES


def leaned(game: Game, seat: Seat, mix: dict[Number, float]) -> dict[Number, float]:
    """The same numbers; no more of them, and none less."""
    advantage = dict.fromkeys(mix, 0.0)
    for share, worth in _at_weaker_tables(game, seat, tuple(mix)):
        for number, deviations in _deviations(worth, mix).items():
            advantage[number] += share * deviations
    found = {
        number: mix[number] * exp(LEAN * max(-MOST, min(MOST, ahead)))
        for number, ahead in _deviations(advantage, mix).items()
    }
    total = sum(found.values())
    return {number: weight / total for number, weight in found.items()}


@lru_cache(maxsize=256)
def _at_weaker_tables(
    game: Game, seat: Seat, numbers: tuple[Number, ...]
) -> tuple[tuple[float, Mapping[Number, float]], ...]:
    """How much each table counts, and what the numbers are worth there."""
    others = [other for other in game.position.writers if other != seat]
    return tuple(
        (share, worths(game.position, seat, numbers, {other: bot.mix(game, other) for other in others}))
        for bot, share in weaker_tables(game.seats)
    )


def _deviations(worth: Mapping[Number, float], mix: Mapping[Number, float]) -> dict[Number, float]:
    """By how many standard deviations of the mix every number is better than the mix; by none if all are alike."""
    mean = sum(weight * worth[number] for number, weight in mix.items())
    spread = sqrt(sum(weight * (worth[number] - mean) ** 2 for number, weight in mix.items()))
    return {number: (worth[number] - mean) / spread if spread > ALIKE else 0.0 for number in mix}
