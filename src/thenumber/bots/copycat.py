"""Copycat: as close as it can get to the number that earned the bonus last turn."""

from random import Random

from thenumber.rules.digits import Number, available_numbers
from thenumber.rules.game import Game
from thenumber.rules.seats import Seat


class CopycatBot:
    name = "copycat"

    def choose(self, game: Game, seat: Seat, rng: Random) -> Number:
        numbers = available_numbers(game.position.boards[seat].available)
        model = _last_bonus_number(game)
        if model is None:
            return rng.choice(numbers)
        nearest = min(abs(number - model) for number in numbers)
        return rng.choice([number for number in numbers if abs(number - model) == nearest])


def _last_bonus_number(game: Game) -> Number | None:
    """The latest number that was the highest approved; none before the first turn, or if there never was one."""
    for turn in reversed(game.turns):
        if turn.bonus_seats:
            return turn.numbers[turn.bonus_seats[0]]
    return None
