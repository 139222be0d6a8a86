"""Cautious: the most that is fairly safe if the others write just anything."""

from array import array
from collections.abc import Sequence
from functools import lru_cache

from thenumber.bots.bot import Reason
from thenumber.bots.even import EvenBot
from thenumber.rules.digits import DIGITS_OF, NUMBERS, Digits, Number, available_numbers, first_digit
from thenumber.rules.game import Game
from thenumber.rules.seats import Seat

SAFE_ENOUGH = 0.75
"""How likely a number must be to be approved, as a share of the safest one's chance."""


class CautiousBot(EvenBot):
    name = "cautious"
    level = 6

    def numbers(self, game: Game, seat: Seat) -> Sequence[Number]:
        return list(_fairly_safe(game, seat))

    def explain(self, game: Game, seat: Seat, number: Number) -> Reason | None:
        safe = _fairly_safe(game, seat)
        return Reason("cautious", (("percent", round(100 * safe[number])),)) if number in safe else None


def _fairly_safe(game: Game, seat: Seat) -> dict[Number, float]:
    """Of the numbers that are safe enough those with the highest first digit, and their chances to be approved."""
    boards = game.position.boards
    others = [board.available for other, board in enumerate(boards) if other != seat and board.available]
    chances = {number: approval(number, others) for number in available_numbers(boards[seat].available)}
    bar = max(chances.values()) * SAFE_ENOUGH
    safe = {number: chance for number, chance in chances.items() if chance >= bar}
    top = first_digit(max(safe))
    return {number: chance for number, chance in safe.items() if first_digit(number) == top}


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
