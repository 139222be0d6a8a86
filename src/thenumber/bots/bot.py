"""What a bot is."""

from random import Random
from typing import Protocol

from thenumber.rules.digits import Number
from thenumber.rules.game import Game
from thenumber.rules.seats import Seat


class Bot(Protocol):
    """A player made of code. `thenumber.testing.check_bot` proves that one keeps its promises."""

    @property
    def name(self) -> str:
        """Short, lower case, no spaces: what stands behind the `@` in a record."""

    def choose(self, game: Game, seat: Seat, rng: Random) -> Number:
        """A number made of digits that are available to the seat; asked only while the seat has any.

        The same game, seat and state of `rng` give the same number.
        """
