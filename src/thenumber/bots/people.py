"""What a person is expected to write: a plain model of people, made up from how they are known to choose numbers.

Nobody knows the people at a table, and there is no collection of their games. So a person is taken to be one of four
kinds: one who writes what comes to mind, one who is careful, one who thinks a step ahead, and one who plays well. The
first kind is level 0 of the literature on guessing games, with what is salient to people: high first digits, different
digits, a favourite, patterns. docs/analysis.md says what depends on it.

Two bots play like this, as opponents for tournaments. Nobody is offered them at a table.
"""

from collections.abc import Mapping
from functools import lru_cache
from random import Random

from thenumber.bots.bot import MixingBot, prepare
from thenumber.bots.cautious import CautiousBot
from thenumber.bots.equilibrium import EquilibriumBot
from thenumber.bots.equilibrium_mixes import draw, equilibrium_mixes
from thenumber.bots.thinker import ThinkerBot
from thenumber.rules.digits import DIGITS_OF, Digits, Number, available_numbers, first_digit, number_name
from thenumber.rules.game import Game
from thenumber.rules.seats import Seat

FEEL, PLAYS_WELL = 0.45, 0.25
"""How many people write what comes to mind, and how many play an equilibrium mix, as shares of all."""
KINDS: tuple[tuple[MixingBot, float], ...] = ((CautiousBot(), 0.2), (ThinkerBot(), 0.1))
"""The other kinds and their shares: with the two above they sum to one."""
STEPS = 220
"""The steps of the solver for those who play well: they take some fifty milliseconds for a whole table."""
HIGHER = 1.25
"""How much likelier a first digit is than the one below it."""
DIFFERENT, PATTERN, FAVOURITE = 2.5, 2.0, 1.4
"""How much likelier three different digits are, a straight or three equal digits, and a number with a seven."""
STRAIGHTS = ("0123456789", "9876543210")
SEVEN = 1 << 7


class PersonBot:
    """Somebody of whom nothing is known: every number is that of any of the four kinds."""

    name = "person"

    def choose(self, game: Game, seat: Seat, rng: Random) -> Number:
        return draw(self.mix(game, seat), rng)

    def mix(self, game: Game, seat: Seat) -> dict[Number, float]:
        return people_mix(game, seat)

    def prepare(self) -> None:
        for bot in (EquilibriumBot(), *(bot for bot, _ in KINDS)):
            prepare(bot)


class ByFeelBot:
    """Somebody who writes what comes to mind."""

    name = "by-feel"

    def choose(self, game: Game, seat: Seat, rng: Random) -> Number:
        return draw(self.mix(game, seat), rng)

    def mix(self, game: Game, seat: Seat) -> dict[Number, float]:
        return by_feel(game.position.boards[seat].available)


def people_mix(game: Game, seat: Seat) -> dict[Number, float]:
    """The mixed strategy that stands for somebody of whom nothing is known. It sums to one."""
    mix = {number: FEEL * weight for number, weight in by_feel(game.position.boards[seat].available).items()}
    _add(mix, PLAYS_WELL, equilibrium_mixes(game.position, STEPS)[seat])
    for bot, share in KINDS:
        _add(mix, share, bot.mix(game, seat))
    return mix


@lru_cache(maxsize=1024)
def by_feel(available: Digits) -> dict[Number, float]:
    """What comes to mind, of the numbers made of these digits.

    >>> mix = by_feel(0b11_1000_0000)
    >>> max(mix, key=mix.get), round(mix[987] / mix[988], 9)
    (987, 7.0)
    """
    salience = {number: _salience(number) for number in available_numbers(available)}
    total = sum(salience.values())
    return {number: weight / total for number, weight in salience.items()}


def _salience(number: Number) -> float:
    name, digits = number_name(number), DIGITS_OF[number]
    weight: float = HIGHER ** first_digit(number)
    if digits.bit_count() == len(name):
        weight *= DIFFERENT
    if digits.bit_count() == 1 or any(name in straight for straight in STRAIGHTS):
        weight *= PATTERN
    if digits & SEVEN:
        weight *= FAVOURITE
    return weight


def _add(mix: dict[Number, float], share: float, other: Mapping[Number, float]) -> None:
    for number, weight in other.items():
        mix[number] = mix.get(number, 0.0) + share * weight
