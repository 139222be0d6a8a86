"""Cautious: the most that is fairly safe if the others write just anything."""

from collections.abc import Sequence
from random import Random

from thenumber.rules.digits import DIGITS_OF, Digits, Number, available_numbers, first_digit
from thenumber.rules.game import Game
from thenumber.rules.seats import Seat

SAFE_ENOUGH = 0.75
"""How likely a number must be to be approved, as a share of the safest one's chance."""


class CautiousBot:
    name = "cautious"

    def choose(self, game: Game, seat: Seat, rng: Random) -> Number:
        boards = game.position.boards
        others = [board.available for other, board in enumerate(boards) if other != seat and board.available]
        chances = {number: approval(number, others) for number in available_numbers(boards[seat].available)}
        bar = max(chances.values()) * SAFE_ENOUGH
        safe = [number for number, chance in chances.items() if chance >= bar]
        top = first_digit(safe[-1])
        best = [number for number in safe if first_digit(number) == top]
        return rng.choice(best)


def approval(number: Number, others: Sequence[Digits]) -> float:
    """The chance that a number is approved against others who write any available number, all alike.

    >>> approval(111, [0b11])  # 001 to 110 have a 1 and are lower: six of eight
    0.25
    """
    chance = 1.0
    for available in others:
        lower = _count_below(number, available)
        harmless = _count_below(number, available & ~DIGITS_OF[number])
        chance *= 1 - (lower - harmless) / available.bit_count() ** 3
    return chance


def _count_below(number: Number, available: Digits) -> int:
    """How many numbers made of the available digits are lower than this one."""
    size = available.bit_count()
    count = 0
    for place, digit in enumerate((number // 100, number // 10 % 10, number % 10)):
        count += (available & (1 << digit) - 1).bit_count() * size ** (2 - place)
        if not available >> digit & 1:
            break
    return count
