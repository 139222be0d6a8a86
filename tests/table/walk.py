"""A random walk through a table's life, many times quicker than a Hypothesis machine, and its shortest failing part."""

from collections.abc import Sequence
from random import Random
from typing import TypeAlias

from table.laws import Law
from table.sayings import SAYINGS, SECONDS, beginning, next_number
from table_strategies import Live
from thenumber.table.commands import Said

Event: TypeAlias = float | Said
"""Seconds that pass, or what is said."""


USUAL = {"Start": 2, "Write": 30, "BotWrites": 10}
"""How often walks say what brings a game on, compared with anything else."""
COMING_AND_GOING = {
    "Sit": 8,
    "Leave": 2,
    "Away": 8,
    "Return": 4,
    "Remove": 2,
    "Tick": 6,
    "Draft": 8,
    "Write": 8,
    "BotWrites": 4,
} | {"StandIn": 8, "GiveSeat": 12, "End": 2, "Ready": 16, "Start": 4, "Lock": 0, "RevealNow": 1, "Again": 0}
"""What is said often where people come and go, in mid-game and between games."""


class BrokenError(AssertionError):
    """Something went wrong, and this is the shortest way there."""


def walk(seed: int, laws: Sequence[Law], steps: int = 80, likes: dict[str, int] = USUAL) -> None:
    """One walk, on which all laws must hold; every walk likes some things better than others."""
    rng = Random(seed)
    liked = {kind: rng.choice((0, 1, 4)) for kind in SAYINGS} | likes
    kinds, weights = list(liked), list(liked.values())
    live, script = Live(), list[Event]()
    first, streak = beginning(rng), 0
    for place in range(steps):
        streak = rng.randint(5, 25) if rng.random() < 0.03 else streak - 1
        if place < len(first):
            event: Event = first[place]
        elif streak > 0 and (useful := next_number(live.table, rng)):
            event = useful
        elif rng.random() < 0.15:
            event = rng.choice(SECONDS)
        else:
            event = SAYINGS[rng.choices(kinds, weights)[0]](live.table, rng)
        script.append(event)
        if error := _error(live, event, laws):
            needed = [law for law in laws if _fails(script, [law], error)][:1]
            name = needed[0].__name__ if needed else "no law"
            told = "\n".join(map(str, _shortest(script, needed, error)))
            raise BrokenError(f"walk {seed}, {name}, {type(error).__name__}: {error}\n{told}") from error


def _error(live: Live, event: Event, laws: Sequence[Law]) -> Exception | None:
    """What goes wrong, if something does; any exception counts."""
    try:
        live.hear(event)
        for law in laws:
            law(live)
    except Exception as error:
        return error
    return None


def _fails(script: list[Event], laws: Sequence[Law], like: Exception) -> bool:
    live = Live()
    return any(type(_error(live, event, laws)) is type(like) for event in script)


def _shortest(script: list[Event], laws: Sequence[Law], like: Exception) -> list[Event]:
    """The script without everything that the failure does not need."""
    size = len(script)
    while size:
        before = script
        for start in range(len(script) - size, -1, -size):
            part = script[:start] + script[start + size :]
            if _fails(part, laws, like):
                script = part
        if script == before or size > 1:
            size //= 2
    return script
