"""Exponential tilting: an equilibrium mix that leans to the numbers that are better against weaker players.

In an equilibrium mix no number is better than another, as long as the others write equilibrium mixes as well: weights
can be changed at no cost then. Each weight is multiplied by the exponential of the number's advantage, as in logit
quantal response. Only somebody who knows the tilt, and computes a best response, can exploit it (docs/bots.md says by
how much).
"""

from collections.abc import Mapping
from functools import lru_cache
from math import exp, sqrt

from thenumber.bots.bot import MixingBot
from thenumber.bots.equilibrium import EquilibriumBot
from thenumber.bots.expected_worth import expected_worths
from thenumber.bots.random import RandomBot
from thenumber.bots.schemer import SchemerBot
from thenumber.rules.digits import Number
from thenumber.rules.game import Game
from thenumber.rules.seats import MAX_SEATS, Seat

WEAKER_TABLES: tuple[tuple[MixingBot, float], ...] = (
    (RandomBot(), 0.38),
    (SchemerBot(), 0.42),
    (EquilibriumBot(), 0.2),
)
"""The bots that stand for tables of weaker players, each with how much its table counts, in sum 1: all others write any
number, or scheme, or think of this turn only."""
FULL_TABLES: tuple[tuple[MixingBot, float], ...] = ((EquilibriumBot(), 1.0),)
"""The tables and their weights for five seats, where what is good against the other two tables is bad against this one.
"""
TILT = 1.1
"""The strength of the tilt: a number that is better by one standard deviation gets e to this power times its weight."""
MOST = 2.0
"""The most standard deviations that count, so that a number with a tiny weight stays rare."""
ALIKE = 1e-9
"""The standard deviation, in points, below which all numbers count as equally good."""


def weaker_tables(seats: int) -> tuple[tuple[MixingBot, float], ...]:
    return WEAKER_TABLES if seats < MAX_SEATS else FULL_TABLES


def tilted(game: Game, seat: Seat, mix: dict[Number, float]) -> dict[Number, float]:
    """The mix with other weights: the same numbers, no more of them and no fewer. It sums to one."""
    advantage = dict.fromkeys(mix, 0.0)
    for share, worth in _at_weaker_tables(game, seat, tuple(mix)):
        for number, deviations in _deviations(worth, mix).items():
            advantage[number] += share * deviations
    found = {
        number: mix[number] * exp(TILT * max(-MOST, min(MOST, ahead)))
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
        (share, expected_worths(game.position, seat, numbers, {other: bot.mix(game, other) for other in others}))
        for bot, share in weaker_tables(game.seats)
    )


def _deviations(worth: Mapping[Number, float], mix: Mapping[Number, float]) -> dict[Number, float]:
    """By how many standard deviations of the mix every number is better than the mix; by none if all are alike."""
    mean = sum(weight * worth[number] for number, weight in mix.items())
    spread = sqrt(sum(weight * (worth[number] - mean) ** 2 for number, weight in mix.items()))
    return {number: (worth[number] - mean) / spread if spread > ALIKE else 0.0 for number in mix}
