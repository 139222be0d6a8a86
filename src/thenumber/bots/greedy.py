"""Greedy: its highest digit in front, every time, and anything behind it."""

from collections.abc import Sequence

from thenumber.bots.bot import Reason
from thenumber.bots.uniform import UniformBot
from thenumber.rules.digits import Number, available_numbers, first_digit
from thenumber.rules.game import Game
from thenumber.rules.seats import Seat


class GreedyBot(UniformBot):
    name = "greedy"
    level = 8

    def numbers(self, game: Game, seat: Seat) -> Sequence[Number]:
        numbers = available_numbers(game.position.boards[seat].available)
        top = first_digit(numbers[-1])
        return [number for number in numbers if first_digit(number) == top]

    def explain(self, game: Game, seat: Seat, number: Number) -> Reason | None:
        return Reason("greedy", (("digit", str(first_digit(number))),)) if number in self.numbers(game, seat) else None
