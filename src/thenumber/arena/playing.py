"""One game of a tournament: played out, timed, and written down."""

import time
from collections.abc import Mapping
from random import Random
from typing import NamedTuple

from thenumber.arena.errors import BrokenBotError
from thenumber.arena.pairings import Planned
from thenumber.bots.bot import Bot
from thenumber.record.format import format_record
from thenumber.record.position import format_position
from thenumber.record.record import Record
from thenumber.rules.digits import DIGITS_OF, NUMBERS, Number
from thenumber.rules.game import Game, new_game, play
from thenumber.rules.seats import Seat, seat_letter

EVENT = "Tournament"


class Thought(NamedTuple):
    """How long a bot thought about its numbers, in seconds."""

    numbers: int = 0
    seconds: float = 0.0
    slowest: float = 0.0

    def and_also(self, other: "Thought") -> "Thought":
        return Thought(self.numbers + other.numbers, self.seconds + other.seconds, max(self.slowest, other.slowest))


class Played(NamedTuple):
    """A game of the plan as it went."""

    finals: tuple[int, ...]
    record: str
    thoughts: dict[str, Thought]


def play_planned(planned: Planned, bots: Mapping[str, Bot]) -> Played:
    """Play a game of the plan with these bots; one that breaks its promises ends the tournament."""
    chances = [Random(planned.chance(seat)) for seat in range(planned.seats)]
    thoughts: dict[str, Thought] = {}
    game = new_game(planned.seats)
    while not game.over:
        numbers: list[Number | None] = [None] * planned.seats
        for seat in game.position.writers:
            name = planned.bots[seat]
            begun = time.perf_counter()
            numbers[seat] = _number(bots[name], game, seat, chances[seat])
            seconds = time.perf_counter() - begun
            thoughts[name] = thoughts.get(name, Thought()).and_also(Thought(1, seconds, seconds))
        game = play(game, numbers)
    return Played(game.finals, format_record(record_of_planned(planned, game)), thoughts)


def record_of_planned(planned: Planned, game: Game) -> Record:
    """Without a date: the same game gives the same bytes whenever it is played."""
    tags = (("Index", str(planned.game_no)), ("Seed", str(planned.seed)))
    return Record(game, planned.names, event=EVENT, other_tags=tags)


def _number(bot: Bot, game: Game, seat: Seat, rng: Random) -> Number:
    try:
        number = bot.choose(game, seat, rng)
    except Exception as error:  # other people's code: it may raise anything
        raise _broken("bot-raised", bot, f"{type(error).__name__}: {error}", game, seat) from error
    if type(number) is not int or not 0 <= number < NUMBERS:
        raise _broken("bot-wrote-no-number", bot, repr(number), game, seat)
    if DIGITS_OF[number] & ~game.position.boards[seat].available:
        raise _broken("bot-wrote-unavailable", bot, f"{number:03}", game, seat)
    return number


def _broken(code: str, bot: Bot, found: str, game: Game, seat: Seat) -> BrokenBotError:
    place = f"{seat_letter(seat)}: {format_position(game.position)}"
    return BrokenBotError(code, found=f"{bot.name}: {found}", right=place)
