"""What may be said to a table at any moment: every kind of command, mostly sensible, now and then senseless."""

from collections.abc import Callable
from random import Random
from typing import TypeAlias

from table_strategies import PERSONS, STRANGER, TWO, fair_number, nonce
from thenumber.bots.registry import BOTS
from thenumber.rules.digits import digits_name
from thenumber.rules.seats import Seat
from thenumber.table import commands as say
from thenumber.table.options import CLOCKS, PATIENCES, Options
from thenumber.table.table import Table
from thenumber.table.waiting import bots_to_write, writers

Saying: TypeAlias = Callable[[Table, Random], say.AnyCommand]

NAMES = ["Ada", "Bob", "Ada 2", "x" * 20, "數字", "", " Ada", "@greedy", "x" * 21, "A\u200bda", "A\nda", "\u202eabc"]
NUMBERS = ["", "1", "1000", "-01", "٠٠٠", "abc", "000", "123", "999"]
NONCES = ["", "0" * 31, "F" * 32, "0" * 33]
WILD_OPTIONS = [Options(seats=1), Options(seats=6), Options(clock=0), Options(clock=31), Options(patience=-1)]
SECONDS = [0.0, 0.25, 1.0, 6.0, 15.0, 29.75, 30.0, 36.0, 60.0, 66.0, 119.75, 120.0, 126.0, 3600.0, 1e6]
"""Around every limit there is; in quarters, so that sums are exact."""


def somebody(table: Table, rng: Random) -> str:
    """Mostly somebody who is known here."""
    return rng.choice([*table.persons, *table.persons, *PERSONS, STRANGER])


def owner(table: Table, rng: Random) -> str:
    """Mostly the owner."""
    return table.owner if table.owner and rng.random() < 0.8 else somebody(table, rng)


def seat(table: Table, rng: Random) -> Seat:
    return rng.randrange(-1, len(table.sitters) + 1)


def turn(table: Table, rng: Random) -> tuple[int, int]:
    """Mostly the turn being played."""
    stray = rng.choice([0] * 8 + [-1, 1])
    return rng.choice([(table.game_no, table.turn_index + stray), (table.game_no + stray, table.turn_index)])


def options(rng: Random) -> Options:
    if rng.random() < 0.2:
        return rng.choice([*WILD_OPTIONS, TWO])
    return Options(
        seats=rng.randint(2, 5),
        clock=rng.choice(CLOCKS),
        missing=rng.choice(("absent", "bot")),
        patience=rng.choice(PATIENCES),
        paper=rng.random() < 0.5,
        anonymous=rng.random() < 0.5,
    )


def new_nonce(rng: Random) -> str:
    return nonce(rng.getrandbits(100))


def number(table: Table, place: Seat | None, rng: Random) -> str:
    """Mostly one that the seat may write, often with three new digits, so that seats sit out sooner or later."""
    digits = digits_name(table.game.position.boards[place].available) if table.game and place is not None else ""
    if not digits or rng.random() < 0.1:
        return rng.choice(NUMBERS)
    if rng.random() < 0.5:
        return (digits[:3] + digits[-1] * 2)[:3]
    return fair_number(table, place or 0, rng.randrange(1000))


def write(table: Table, rng: Random) -> say.Write:
    person = somebody(table, rng)
    secret = new_nonce(rng) if rng.random() < 0.95 else rng.choice(NONCES)
    return say.Write(person, number(table, table.seat_of(person), rng), secret, *turn(table, rng))


def bot_writes(table: Table, rng: Random) -> say.BotWrites:
    asked = bots_to_write(table)
    place = rng.choice(asked) if asked and rng.random() < 0.9 else seat(table, rng)
    known = place if 0 <= place < len(table.sitters) else None
    return say.BotWrites(place, number(table, known, rng), new_nonce(rng), *turn(table, rng), "cautious")


def next_number(table: Table, rng: Random) -> say.AnyCommand | None:
    """What brings the turn nearer to its reveal: a bot's number, or that of somebody who is there."""
    if table.paused or not table.running:
        return None
    if bots_to_write(table):
        return bot_writes(table, rng)
    missing = [place for place in writers(table) if table.sitters[place].present and not table.tablets[place]]
    if not missing:
        return None
    place = rng.choice(missing)
    person = table.sitters[place].person or ""
    return say.Write(person, number(table, place, rng), new_nonce(rng), table.game_no, table.turn_index)


SAYINGS: dict[str, Saying] = {
    "Sit": lambda _table, rng: say.Sit(rng.choice(PERSONS), rng.choice(NAMES)),
    "Rename": lambda table, rng: say.Rename(somebody(table, rng), rng.choice(NAMES)),
    "Leave": lambda table, rng: say.Leave(somebody(table, rng)),
    "Away": lambda table, rng: say.Away(somebody(table, rng)),
    "Return": lambda table, rng: say.Return(somebody(table, rng)),
    "Start": lambda table, rng: say.Start(owner(table, rng)),
    "Again": lambda table, rng: say.Again(owner(table, rng)),
    "End": lambda table, rng: say.End(owner(table, rng)),
    "AddBot": lambda table, rng: say.AddBot(owner(table, rng), rng.choice([*BOTS, "greedy", "nobody"])),
    "Remove": lambda table, rng: say.Remove(owner(table, rng), seat(table, rng)),
    "Lock": lambda table, rng: say.Lock(owner(table, rng), rng.random() < 0.3),
    "HandOver": lambda table, rng: say.HandOver(owner(table, rng), seat(table, rng)),
    "TakeOver": lambda table, rng: say.TakeOver(somebody(table, rng)),
    "SetOptions": lambda table, rng: say.SetOptions(owner(table, rng), options(rng)),
    "Pause": lambda table, rng: say.Pause(owner(table, rng)),
    "Resume": lambda table, rng: say.Resume(owner(table, rng)),
    "Write": write,
    "Erase": lambda table, rng: say.Erase(somebody(table, rng), *turn(table, rng)),
    "BotWrites": bot_writes,
    "RevealNow": lambda table, rng: say.RevealNow(owner(table, rng), *turn(table, rng)),
    "Tick": lambda _table, _rng: say.Tick(),
}


def beginning(rng: Random) -> list[say.AnyCommand]:
    """Some sit down, agree on something, ask bots and mostly start."""
    people = PERSONS[: rng.randint(1, 5)]
    told: list[say.AnyCommand] = [say.Sit(person, rng.choice(NAMES[:5])) for person in people]
    told.append(say.SetOptions(people[0], options(rng)))
    told += [say.AddBot(people[0], rng.choice(list(BOTS))) for _ in range(rng.choice((0, 0, 1, 2)))]
    return told if rng.random() < 0.2 else [*told, say.Start(people[0])]
