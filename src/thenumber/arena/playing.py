"""One game of a tournament: played out, timed, and written down."""

import time
from collections.abc import Mapping
from random import Random
from typing import NamedTuple

from thenumber.arena.pairings import Planned
from thenumber.bots.bot import Bot, ask
from thenumber.record.format import format_record
from thenumber.record.record import Record
from thenumber.rules.digits import Number
from thenumber.rules.game import Game, new_game, play

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


class PlayedGame(NamedTuple):
    """A game of the plan as it went."""

    finals: tuple[int, ...]
    """The final scores by seat."""
    record: str
    """The game as a record."""
    thinking_times: dict[str, ThinkingTime]
    """The thinking times by the names of the bots."""


def play_planned(planned: Planned, bots: Mapping[str, Bot]) -> PlayedGame:
    """Play a game of the plan with these bots. Raises `BrokenBotError` for one that breaks its promises."""
    chances = [Random(planned.chance(seat)) for seat in range(planned.seats)]
    thinking_times: dict[str, ThinkingTime] = {}
    game = new_game(planned.seats)
    while not game.over:
        numbers: list[Number | None] = [None] * planned.seats
        for seat in game.position.writers:
            name = planned.bots[seat]
            begun = time.perf_counter()
            numbers[seat] = ask(bots[name], game, seat, chances[seat])
            seconds = time.perf_counter() - begun
            thinking_times[name] = thinking_times.get(name, ThinkingTime()).and_also(ThinkingTime(1, seconds, seconds))
        game = play(game, numbers)
    return PlayedGame(game.finals, format_record(record_of_planned(planned, game)), thinking_times)


def record_of_planned(planned: Planned, game: Game) -> Record:
    """The record of a planned game, without a date: the same game gives the same bytes whenever it is played."""
    tags = (("Index", str(planned.game_no)), ("Seed", str(planned.seed)))
    return Record(game, planned.names, event=EVENT, other_tags=tags)
