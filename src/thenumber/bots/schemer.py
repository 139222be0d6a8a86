"""Schemer: the best number against others who are all thinkers; what the literature calls level 2."""

from collections.abc import Sequence

from thenumber.bots.bot import Reason
from thenumber.bots.even import EvenBot
from thenumber.bots.replies import key_of, reply_to_thinkers, thinkers_expected
from thenumber.rules.digits import Number, number_name
from thenumber.rules.game import Game, new_game
from thenumber.rules.seats import Seat


class SchemerBot(EvenBot):
    name = "schemer"
    level = 3
    thrift = 0.0
    """What a digit that is crossed out would have been worth later on, to this bot and to all that it expects."""

    def numbers(self, game: Game, seat: Seat) -> Sequence[Number]:
        return reply_to_thinkers(key_of(game.position, seat, self.thrift)).numbers

    def explain(self, game: Game, seat: Seat, number: Number) -> Reason | None:
        key = key_of(game.position, seat, self.thrift)
        if number not in reply_to_thinkers(key).numbers:
            return None
        expected = sorted({reply.numbers[0] for reply in thinkers_expected(key) if reply.numbers})
        if not expected:
            return Reason("alone")
        return Reason(self.name, (("numbers", ", ".join(map(number_name, expected))),))

    def prepare(self) -> None:
        reply_to_thinkers(key_of(new_game(2).position, 0, self.thrift))
