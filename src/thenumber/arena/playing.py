"""One game of a tournament: played out, timed, and written down."""

import time
from collections.abc import Callable, Mapping
from functools import partial
from random import Random
from typing import NamedTuple, TypeAlias

from thenumber.arena.pairings import Planned
from thenumber.bots.bot import Bot, ask
from thenumber.bots.errors import BrokenBotError
from thenumber.record.format import format_record
from thenumber.record.record import Record
from thenumber.rules.digits import Number
from thenumber.rules.game import Game, new_game, play
from thenumber.rules.seats import Seat

EVENT = "Tournament"
"""The `Event` tag of the records."""


class ThinkingTime(NamedTuple):
    """How long a bot thought about its numbers."""

    numbers: int = 0
    """How many numbers it chose."""
    seconds: float = 0.0
    """The seconds that all of them took."""
    slowest: float = 0.0
    """The seconds that the slowest of them took."""

    def and_also(self, other: "ThinkingTime") -> "ThinkingTime":
        return ThinkingTime(
            self.numbers + other.numbers, self.seconds + other.seconds, max(self.slowest, other.slowest)
        )


Asking: TypeAlias = Callable[[Game, Seat, Random], Number]
"""How a bot is asked for a number. It raises `BrokenBotError` if the bot breaks its promises."""
FORFEIT = -1
"""The final score that stands for a seat whose bot failed: it loses the game, whatever it had."""


class PlayedGame(NamedTuple):
    """A game of the plan as it went."""

    finals: tuple[int, ...]
    """The final scores by seat, or `FORFEIT`."""
    record: str
    """The game as a record."""
    thinking_times: dict[str, ThinkingTime]
    """The thinking times by the names of the bots."""
    failures: tuple[tuple[str, BrokenBotError], ...] = ()
    """The names of bots that broke their promises, and how."""


def play_planned(planned: Planned, bots: Mapping[str, Bot]) -> PlayedGame:
    """Play a game of the plan with these bots."""
    return play_asking(planned, {name: partial(ask, bots[name]) for name in planned.pairing})


def play_asking(planned: Planned, bots: Mapping[str, Asking]) -> PlayedGame:
    """Play a game of the plan. A seat whose bot breaks its promises is absent from then on and loses this game."""
    chances = [Random(planned.chance(seat)) for seat in range(planned.seats)]
    thinking_times: dict[str, ThinkingTime] = {}
    failures: dict[Seat, BrokenBotError] = {}
    game = new_game(planned.seats)
    while not game.over:
        numbers: list[Number | None] = [None] * planned.seats
        for seat in game.position.writers:
            if seat in failures:
                continue
            name = planned.bots[seat]
            begun = time.perf_counter()
            try:
                numbers[seat] = bots[name](game, seat, chances[seat])
            except BrokenBotError as error:
                failures[seat] = error
            seconds = time.perf_counter() - begun
            thinking_times[name] = thinking_times.get(name, ThinkingTime()).and_also(ThinkingTime(1, seconds, seconds))
        game = play(game, numbers)
    record = format_record(record_of_planned(planned, game))
    return PlayedGame(
        counted_finals(game),
        record,
        thinking_times,
        tuple((planned.bots[seat], error) for seat, error in failures.items()),
    )


def counted_finals(game: Game) -> tuple[int, ...]:
    """The final scores as a tournament counts them: a seat that wrote nothing while it had digits has failed.

    >>> counted_finals(play(play(new_game(2), [513, 444]), [760, None]))
    (23, -1)
    """
    failed, so_far = set[Seat](), new_game(game.seats)
    for turn in game.turns:
        failed |= {seat for seat in so_far.position.writers if turn.numbers[seat] is None}
        so_far = play(so_far, turn.numbers)
    return tuple(FORFEIT if seat in failed else final for seat, final in enumerate(game.finals))


def record_of_planned(planned: Planned, game: Game) -> Record:
    """The record of a planned game, without a date: the same game gives the same bytes whenever it is played."""
    tags = (("Index", str(planned.game_no)), ("Seed", str(planned.seed)))
    return Record(game, planned.names, event=EVENT, other_tags=tags)
