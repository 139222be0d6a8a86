"""Cautious: the most that is fairly safe if the others write just anything."""

from array import array
from collections.abc import Sequence
from functools import lru_cache
from random import Random

from thenumber.bots.bot import Reason
from thenumber.bots.equilibrium_mixes import draw
from thenumber.rules.digits import DIGITS_OF, NUMBERS, Digits, Number, available_numbers, first_digit
from thenumber.rules.game import Game
from thenumber.rules.seats import Seat

SAFE_ENOUGH = (0.35, 0.45, 0.55, 0.65, 0.75, 0.85)
"""The least chance of approval of a number, as a share of the safest one's chance. Each turn one of these is drawn, all
equally likely: if it were always the same, several cautious bots would take the same digits and fall to each other."""


class CautiousBot:
    name = "cautious"
    level = 13

    def choose(self, game: Game, seat: Seat, rng: Random) -> Number:
        return draw(self.mix(game, seat), rng)

    def mix(self, game: Game, seat: Seat) -> dict[Number, float]:
        chances = _chances(game, seat)
        mix = dict.fromkeys(chances, 0.0)
        for enough in SAFE_ENOUGH:
            numbers = _highest(chances, enough)
            for number in numbers:
                mix[number] += 1 / len(SAFE_ENOUGH) / len(numbers)
        return {number: weight for number, weight in mix.items() if weight}

    def explain(self, game: Game, seat: Seat, number: Number) -> Reason | None:
        chances = _chances(game, seat)
        if not any(number in _highest(chances, enough) for enough in SAFE_ENOUGH):
            return None
        return Reason("cautious", (("percent", round(100 * chances[number])),))


def _chances(game: Game, seat: Seat) -> dict[Number, float]:
    """The chance of approval of every number that the seat can write."""
    boards = game.position.boards
    others = [board.available for other, board in enumerate(boards) if other != seat and board.available]
    return {number: approval(number, others) for number in available_numbers(boards[seat].available)}


def _highest(chances: dict[Number, float], enough: float) -> list[Number]:
    """The numbers with the highest first digit, of those that are safe enough."""
    bar = max(chances.values()) * enough
    safe = [number for number, chance in chances.items() if chance >= bar]
    top = first_digit(max(safe))
    return [number for number in safe if first_digit(number) == top]


def approval(number: Number, others: Sequence[Digits]) -> float:
    """The chance that a number is approved against others who write any available number, all alike.

    >>> approval(111, [0b11])  # 001 to 110 have a 1 and are lower: six of eight
    0.25
    """
    chance = 1.0
    for available in others:
        chance *= _spared(available)[number]
    return chance


@lru_cache(maxsize=1024)
def _spared(available: Digits) -> "array[float]":
    """For every number the chance that it survives somebody who writes anything with these digits."""
    spared = array("d")
    for number in range(NUMBERS):
        lower = _count_below(number, available)
        harmless = _count_below(number, available & ~DIGITS_OF[number])
        spared.append(1 - (lower - harmless) / available.bit_count() ** 3)
    return spared


def _count_below(number: Number, available: Digits) -> int:
    """How many numbers made of the available digits are lower than this one."""
    size = available.bit_count()
    count = 0
    for place, digit in enumerate((number // 100, number // 10 % 10, number % 10)):
        count += (available & (1 << digit) - 1).bit_count() * size ** (2 - place)
        if not available >> digit & 1:
            break
    return count
