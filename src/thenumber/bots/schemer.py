"""Schemer: the best response to others who are all thinkers; what the literature calls level 2."""

from collections.abc import Sequence

from thenumber.bots.best_response import best_response_to_level_1, key_of, level_1_responses
from thenumber.bots.bot import Reason
from thenumber.bots.uniform import UniformBot
from thenumber.rules.digits import Number, number_name
from thenumber.rules.game import Game, new_game
from thenumber.rules.seats import Seat


class SchemerBot(UniformBot):
    name = "schemer"
    level = 9
    thrift = 0.0
    """The price of a digit, in points, for this bot and for all that it expects."""

    def numbers(self, game: Game, seat: Seat) -> Sequence[Number]:
        return best_response_to_level_1(key_of(game.position, seat, self.thrift)).numbers

    def explain(self, game: Game, seat: Seat, number: Number) -> Reason | None:
        key = key_of(game.position, seat, self.thrift)
        if number not in best_response_to_level_1(key).numbers:
            return None
        expected = sorted({reply.numbers[0] for reply in level_1_responses(key) if reply.numbers})
        if not expected:
            return Reason("alone")
        return Reason(self.name, (("numbers", ", ".join(map(number_name, expected))),))

    def prepare(self) -> None:
        best_response_to_level_1(key_of(new_game(2).position, 0, self.thrift))
