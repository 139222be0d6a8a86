"""Thinker: the best response to others who write just anything; what the literature calls level 1."""

from collections.abc import Sequence

from thenumber.bots.best_response import best_response_to_uniform, key_of
from thenumber.bots.bot import Reason
from thenumber.bots.uniform import UniformBot
from thenumber.rules.digits import Number
from thenumber.rules.game import Game, new_game
from thenumber.rules.seats import Seat


class ThinkerBot(UniformBot):
    name = "thinker"
    level = 12

    def numbers(self, game: Game, seat: Seat) -> Sequence[Number]:
        return best_response_to_uniform(key_of(game.position, seat)).numbers

    def explain(self, game: Game, seat: Seat, number: Number) -> Reason | None:
        reply = best_response_to_uniform(key_of(game.position, seat))
        return Reason("thinker", (("percent", round(100 * reply.approved)),)) if number in reply.numbers else None

    def prepare(self) -> None:
        best_response_to_uniform(key_of(new_game(2).position, 0))
