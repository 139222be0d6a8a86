"""Greedy: its highest digit in front, every time, and anything behind it."""

from random import Random

from thenumber.bots.bot import Reason
from thenumber.rules.digits import Number, available_numbers, first_digit
from thenumber.rules.game import Game
from thenumber.rules.seats import Seat


class GreedyBot:
    name = "greedy"
    level = 1

    def choose(self, game: Game, seat: Seat, rng: Random) -> Number:
        return rng.choice(_highest(game, seat))

    def explain(self, game: Game, seat: Seat, number: Number) -> Reason | None:
        return Reason("greedy", (("digit", str(first_digit(number))),)) if number in _highest(game, seat) else None


def _highest(game: Game, seat: Seat) -> list[Number]:
    numbers = available_numbers(game.position.boards[seat].available)
    top = first_digit(numbers[-1])
    return [number for number in numbers if first_digit(number) == top]
