"""Random: any number it can write, all alike."""

from random import Random

from thenumber.bots.bot import Reason
from thenumber.rules.digits import Number, available_numbers
from thenumber.rules.game import Game
from thenumber.rules.seats import Seat


class RandomBot:
    name = "random"
    level = 2

    def choose(self, game: Game, seat: Seat, rng: Random) -> Number:
        return rng.choice(available_numbers(game.position.boards[seat].available))

    def explain(self, game: Game, seat: Seat, number: Number) -> Reason | None:
        numbers = available_numbers(game.position.boards[seat].available)
        return Reason("random", (("count", len(numbers)),)) if number in numbers else None
