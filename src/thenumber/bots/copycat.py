"""Copycat: as close as it can get to the number that earned the bonus last turn."""

from collections.abc import Sequence

from thenumber.bots.bot import Reason
from thenumber.bots.uniform import UniformBot
from thenumber.rules.digits import Number, available_numbers, number_name
from thenumber.rules.game import Game
from thenumber.rules.seats import Seat


class CopycatBot(UniformBot):
    name = "copycat"
    level = 11

    def numbers(self, game: Game, seat: Seat) -> Sequence[Number]:
        return _nearest(game, seat, _last_bonus_number(game))

    def explain(self, game: Game, seat: Seat, number: Number) -> Reason | None:
        model = _last_bonus_number(game)
        if number not in _nearest(game, seat, model):
            return None
        return Reason("no-model") if model is None else Reason("copycat", (("model", number_name(model)),))


def _nearest(game: Game, seat: Seat, model: Number | None) -> Sequence[Number]:
    """What comes closest to the model; without one, anything does."""
    numbers = available_numbers(game.position.boards[seat].available)
    if model is None:
        return numbers
    nearest = min(abs(number - model) for number in numbers)
    return [number for number in numbers if abs(number - model) == nearest]


def _last_bonus_number(game: Game) -> Number | None:
    """The latest number that was the highest approved; none before the first turn, or if there never was one."""
    for turn in reversed(game.turns):
        if turn.bonus_seats:
            return turn.numbers[turn.bonus_seats[0]]
    return None
