"""What happened at the tables of a process since it began, and how many there are: counts only, nothing about who."""

import time
from collections import Counter
from typing import Any

from msgspec import Struct
from msgspec.structs import replace


class Counters:
    """Counts that a process keeps up while it runs."""

    def __init__(self) -> None:
        self.commands = self.games = 0
        self.refusals: Counter[str] = Counter()


class Metrics(Struct, frozen=True):
    """Counts at one moment, of one process or of several together."""

    tables: int = 0
    games_running: int = 0
    sockets: int = 0
    commands: int = 0
    games_finished: int = 0
    cpu_seconds: float = 0.0
    refusals: dict[str, int] = {}
    """How many commands were refused, by the code of the reason."""
    stand_ins: dict[str, int] = {}
    """How many numbers somebody else had to choose, by the bot that was asked."""

    def __add__(self, other: "Metrics") -> "Metrics":
        """
        >>> Metrics(tables=1, refusals={"full": 2}) + Metrics(tables=3, refusals={"full": 1}) == Metrics(
        ...     tables=4, refusals={"full": 3})
        True
        """
        sums: dict[str, Any] = {}
        for name in self.__struct_fields__:
            mine, theirs = getattr(self, name), getattr(other, name)
            sums[name] = dict(Counter(mine) + Counter(theirs)) if isinstance(mine, dict) else mine + theirs
        return Metrics(**sums)

    def after_its_end(self) -> "Metrics":
        """What remains of a process that has ended: what it counted, but nothing that was in it."""
        return replace(self, tables=0, games_running=0, sockets=0)


def cpu_seconds() -> float:
    """The CPU time of this process, without that of its bots."""
    return round(time.process_time(), 2)
