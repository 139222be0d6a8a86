"""Thinker: the best number against others who write just anything; what the literature calls level 1."""

from collections.abc import Sequence

from thenumber.bots.bot import Reason
from thenumber.bots.even import EvenBot
from thenumber.bots.replies import key_of, reply_to_anything
from thenumber.rules.digits import Number
from thenumber.rules.game import Game, new_game
from thenumber.rules.seats import Seat


class ThinkerBot(EvenBot):
    name = "thinker"
    level = 5

    def numbers(self, game: Game, seat: Seat) -> Sequence[Number]:
        return reply_to_anything(key_of(game.position, seat)).numbers

    def explain(self, game: Game, seat: Seat, number: Number) -> Reason | None:
        reply = reply_to_anything(key_of(game.position, seat))
        return Reason("thinker", (("percent", round(100 * reply.approved)),)) if number in reply.numbers else None

    def prepare(self) -> None:
        reply_to_anything(key_of(new_game(2).position, 0))
