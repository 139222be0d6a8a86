"""What a bot is, what it may have beyond that (a level, a reason, something to prepare), and how it is asked."""

from random import Random
from typing import Protocol, TypeGuard, runtime_checkable

from thenumber.bots.errors import BrokenBotError
from thenumber.bots.names import is_bot_name
from thenumber.record.position import format_position
from thenumber.rules.digits import Number, is_number, unavailable_digits
from thenumber.rules.game import Game
from thenumber.rules.seats import Seat, seat_letter
from thenumber.rules.values import value


class Bot(Protocol):
    """A player made of code. `thenumber.testing.check_bot` proves that one keeps its promises."""

    @property
    def name(self) -> str:
        """A short name in lower case without spaces. In a record it stands behind an `@`."""

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


@runtime_checkable
class MixingBot(Bot, Protocol):
    """A bot that can tell its mixed strategy."""

    def mix(self, game: Game, seat: Seat) -> dict[Number, float]:
        """The numbers that it might write, and the probability of each. They sum to one."""


@runtime_checkable
class PreparingBot(Bot, Protocol):
    """A bot that has something to load or compile before its first number."""

    def prepare(self) -> None:
        """Load or compile it now. Whoever gives bots a time for a number calls this first, once in every process."""


@runtime_checkable
class SometimesPreparingBot(PreparingBot, Protocol):
    """A bot that has numbers for some games without what it prepares."""

    def needs_preparing(self, game: Game) -> bool:
        """Whether `choose` needs it for this game."""


def needs_preparing(bot: Bot, game: Game) -> bool:
    """Whether a bot has to be prepared before it is asked about this game."""
    return bot.needs_preparing(game) if isinstance(bot, SometimesPreparingBot) else isinstance(bot, PreparingBot)


def prepare(bot: Bot) -> None:
    """Let a bot prepare itself, if it is one that does."""
    if isinstance(bot, PreparingBot):
        bot.prepare()


def is_bot(candidate: object) -> TypeGuard[Bot]:
    """Whether this has what a bot must have: a name that will do, and `choose`."""
    return is_bot_name(getattr(candidate, "name", None)) and callable(getattr(candidate, "choose", None))


def ask(bot: Bot, game: Game, seat: Seat, rng: Random) -> Number:
    """The number that a bot chooses. Raises `BrokenBotError` if it raises, or chooses what the seat may not write."""
    try:
        number = bot.choose(game, seat, rng)
    except BrokenBotError:  # which says more
        raise
    except Exception as error:  # other people's code: it may raise anything
        raise broken("bot-raised", bot, f"{type(error).__name__}: {error}", game, seat) from error
    if not is_number(number):
        raise broken("bot-wrote-no-number", bot, repr(number), game, seat)
    if unavailable_digits(number, game.position.boards[seat].available):
        raise broken("bot-wrote-unavailable", bot, f"{number:03}", game, seat)
    return number


def broken(code: str, bot: Bot, found: str, game: Game, seat: Seat) -> BrokenBotError:
    """What is raised about a bot that breaks a promise in this place."""
    place = f"{seat_letter(seat)}: {format_position(game.position)}"
    return BrokenBotError(code, found=f"{bot.name}: {found}", right=place)
