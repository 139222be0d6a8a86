"""Simulated newcomers: four ways in which somebody plays who has just heard the rules. Pure, and quick."""

from collections.abc import Sequence

from thenumber.bots.bot import MixingBot
from thenumber.bots.gentle import ALIKE, counting, digits_in
from thenumber.bots.uniform import UniformBot
from thenumber.rules.digits import Number, available_numbers, first_digit
from thenumber.rules.game import Game
from thenumber.rules.seats import Seat

FEW = 3
"""The count of digits that the hopeful one and the careful one choose the first digit from."""


class RandomNewcomer(UniformBot):
    """Writes any number."""

    name = "random"

    def numbers(self, game: Game, seat: Seat) -> Sequence[Number]:
        return available_numbers(game.position.boards[seat].available)


class TriplesNewcomer(UniformBot):
    """Writes any digit three times."""

    name = "three-equal"

    def numbers(self, game: Game, seat: Seat) -> Sequence[Number]:
        return [digit * ALIKE for digit in digits_in(game.position.boards[seat].available)]


class HopefulNewcomer(UniformBot):
    """High and hopeful: one of the three highest digits in front, and anything behind it."""

    name = "high-and-hopeful"

    def numbers(self, game: Game, seat: Seat) -> Sequence[Number]:
        available = game.position.boards[seat].available
        highest = digits_in(available)[-FEW:]
        return [number for number in available_numbers(available) if first_digit(number) in highest]


class CarefulNewcomer(UniformBot):
    """Low-risk: one of the three lowest digits in front, but not 0, and anything behind it."""

    name = "low-risk"

    def numbers(self, game: Game, seat: Seat) -> Sequence[Number]:
        available = game.position.boards[seat].available
        lowest = counting(available)[:FEW]
        return [number for number in available_numbers(available) if first_digit(number) in lowest]


NEWCOMERS: tuple[MixingBot, ...] = (RandomNewcomer(), TriplesNewcomer(), HopefulNewcomer(), CarefulNewcomer())
