"""What bots have in common that write any of some numbers, all equally likely: a uniform mix."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from random import Random

from thenumber.rules.digits import Number
from thenumber.rules.game import Game
from thenumber.rules.seats import Seat


class UniformBot(ABC):
    """A bot that is given by the set of numbers that it might write."""

    @abstractmethod
    def numbers(self, game: Game, seat: Seat) -> Sequence[Number]:
        """The numbers that it might write."""

    def choose(self, game: Game, seat: Seat, rng: Random) -> Number:
        return rng.choice(self.numbers(game, seat))

    def mix(self, game: Game, seat: Seat) -> dict[Number, float]:
        numbers = self.numbers(game, seat)
        return dict.fromkeys(numbers, 1 / len(numbers))
