"""What a bot is, and what it may have beyond that: a level, a reason for its number, something to prepare."""

from random import Random
from typing import Protocol, runtime_checkable

from thenumber.rules.digits import Number
from thenumber.rules.game import Game
from thenumber.rules.seats import Seat
from thenumber.rules.values import value


class Bot(Protocol):
    """A player made of code. `thenumber.testing.check_bot` proves that one keeps its promises."""

    @property
    def name(self) -> str:
        """Short, lower case, no spaces: what stands behind the `@` in a record."""

    def choose(self, game: Game, seat: Seat, rng: Random) -> Number:
        """A number made of digits that are available to the seat; asked only while the seat has any.

        The same game, seat and state of `rng` give the same number.
        """


@value
class Reason:
    """Why a bot wrote its number: a code, and what its sentence in the catalogue (`why-CODE`) speaks of."""

    code: str
    variables: tuple[tuple[str, str | int], ...] = ()


@runtime_checkable
class LadderBot(Bot, Protocol):
    """A bot of the house: it stands somewhere on the ladder, and can say why it wrote its number."""

    @property
    def level(self) -> int:
        """How hard it is to beat: 1 is for beginners."""

    def explain(self, game: Game, seat: Seat, number: Number) -> Reason | None:
        """Why it wrote this number in this game, seen before the turn; nothing if it never would have."""


class MixingBot(Bot, Protocol):
    """A bot that can be foreseen, as far as that goes."""

    def mix(self, game: Game, seat: Seat) -> dict[Number, float]:
        """How likely it is to write each number: those that it might, and their chances, which sum to one."""


@runtime_checkable
class PreparingBot(Bot, Protocol):
    """A bot that has something to load or compile before its first number."""

    def prepare(self) -> None:
        """Do it now. Whoever gives bots a time for a number calls this first, once in every process."""


def prepare(bot: Bot) -> None:
    """Let a bot prepare itself, if it is one that does."""
    if isinstance(bot, PreparingBot):
        bot.prepare()
