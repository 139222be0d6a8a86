"""Random: any number it can write, all alike."""

from random import Random

from thenumber.rules.digits import Number, available_numbers
from thenumber.rules.game import Game
from thenumber.rules.seats import Seat


class RandomBot:
    name = "random"

    def choose(self, game: Game, seat: Seat, rng: Random) -> Number:
        return rng.choice(available_numbers(game.position.boards[seat].available))
