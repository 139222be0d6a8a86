"""What happened at the tables of a process since it began, and how many there are: counts only, nothing about who."""

import time
from collections import Counter
from collections.abc import Mapping
from typing import Any

from msgspec import Struct, field
from msgspec.structs import replace

from thenumber.server.histogram import Histogram


class Counters:
    """Counts that a process keeps up while it runs."""

    def __init__(self) -> None:
        self.commands = self.games = 0
        self.refusals: Counter[str] = Counter()
        self.command_seconds = Histogram()
        """How long commands took that were carried out, from when they were heard until all were shown what changed."""


class Metrics(Struct, frozen=True):
    """Counts at one moment, of one process or of several together."""

    tables: int = 0
    games_running: int = 0
    people: int = 0
    """How many people are connected and have a seat."""
    bots: int = 0
    """How many seats bots play for."""
    sockets: int = 0
    workers: int = 0
    """How many processes are there that think for bots."""
    pools: dict[str, int] = {}
    """The workers of a process are a pool: how many pools are in which state of `Health`."""
    commands: int = 0
    games_finished: int = 0
    errors: int = 0
    """How many errors were logged."""
    cpu_seconds: float = 0.0
    refusals: dict[str, int] = {}
    """How many commands were refused, by the code of the reason."""
    stand_ins: dict[str, int] = {}
    """How many numbers somebody else had to choose, by the bot that was asked."""
    command_seconds: Histogram = field(default_factory=Histogram)
    database_seconds: Histogram = field(default_factory=Histogram)
    bot_seconds: dict[str, Histogram] = {}
    """How long numbers took, by the bot that was asked."""

    def __add__(self, other: "Metrics") -> "Metrics":
        """
        >>> Metrics(tables=1, refusals={"full": 2}) + Metrics(tables=3, refusals={"full": 1}) == Metrics(
        ...     tables=4, refusals={"full": 3})
        True
        """
        sums: dict[str, Any] = {}
        for name in self.__struct_fields__:
            mine, theirs = getattr(self, name), getattr(other, name)
            sums[name] = _merged(mine, theirs) if isinstance(mine, dict) else mine + theirs
        return Metrics(**sums)

    def after_its_end(self) -> "Metrics":
        """What remains of a process that has ended: what it counted, but nothing that was in it."""
        return replace(self, tables=0, games_running=0, people=0, bots=0, sockets=0, workers=0, pools={})


def _merged(mine: Mapping[str, Any], theirs: Mapping[str, Any]) -> dict[str, Any]:
    """All of both, with the sum of what stands in both."""
    return {**mine, **theirs, **{key: mine[key] + theirs[key] for key in mine.keys() & theirs.keys()}}


def cpu_seconds() -> float:
    """The CPU time of this process, without that of its bots."""
    return round(time.process_time(), 2)
