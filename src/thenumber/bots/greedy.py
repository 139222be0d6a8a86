"""Greedy: its highest digit in front, every time, and anything behind it."""

from random import Random

from thenumber.rules.digits import Number, available_numbers, first_digit
from thenumber.rules.game import Game
from thenumber.rules.seats import Seat


class GreedyBot:
    name = "greedy"

    def choose(self, game: Game, seat: Seat, rng: Random) -> Number:
        numbers = available_numbers(game.position.boards[seat].available)
        top = first_digit(numbers[-1])
        return rng.choice([number for number in numbers if first_digit(number) == top])
