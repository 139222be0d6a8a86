"""Random: any number it can write, all alike."""

from collections.abc import Sequence

from thenumber.bots.bot import Reason
from thenumber.bots.uniform import UniformBot
from thenumber.rules.digits import Number, available_numbers
from thenumber.rules.game import Game
from thenumber.rules.seats import Seat


class RandomBot(UniformBot):
    name = "random"
    level = 7

    def numbers(self, game: Game, seat: Seat) -> Sequence[Number]:
        return available_numbers(game.position.boards[seat].available)

    def explain(self, game: Game, seat: Seat, number: Number) -> Reason | None:
        numbers = self.numbers(game, seat)
        return Reason("random", (("count", len(numbers)),)) if number in numbers else None
