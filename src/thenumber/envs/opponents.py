"""The bots that a learner plays against: who they are, and what they write."""

from collections.abc import Sequence
from random import Random

from thenumber.bots.bot import Bot
from thenumber.bots.registry import find_bot
from thenumber.rules.digits import Number
from thenumber.rules.errors import RulesError
from thenumber.rules.game import Game
from thenumber.rules.seats import MAX_SEATS, MIN_SEATS

RANDOM_BOTS = ("random",) * 3


def found_bots(names: Sequence[str]) -> tuple[Bot, ...]:
    """One to four bots by their names, for the seats from the second on.

    Raises `UnusableBotError` for a bot that is not there or can't be loaded, and `RulesError` for too few or too many.
    """
    if isinstance(names, str):
        raise TypeError(f"opponents {names!r}, expected a sequence of names")
    if not MIN_SEATS <= 1 + len(names) <= MAX_SEATS:
        raise RulesError("wrong-seats", found=1 + len(names), right=f"{MIN_SEATS}-{MAX_SEATS}")
    return tuple(map(find_bot, names))


def numbers_by(bots: Sequence[Bot], game: Game, rng: Random) -> list[Number | None]:
    """What the bots write in the seats from the second on; none for one that sits out."""
    boards = game.position.boards
    return [bot.choose(game, seat, rng) if boards[seat].available else None for seat, bot in enumerate(bots, 1)]
