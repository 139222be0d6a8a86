"""What may be said to a table at any moment: every kind of command, mostly sensible, now and then senseless."""

from collections.abc import Callable
from random import Random
from typing import TypeAlias

from table_strategies import PERSONS, STRANGER, TWO, fair_number, nonce
from thenumber.bots.registry import BOTS
from thenumber.rules.digits import digits_name
from thenumber.rules.seats import MAX_SEATS, Seat
from thenumber.table.commands import Said
from thenumber.table.games import Again, End, Ready, Start
from thenumber.table.host import AddBot, GiveSeat, HandOver, Lock, Remove, SetOptions, StandIn, TakeOver
from thenumber.table.looking import GoOn, React
from thenumber.table.options import CLOCKS, PATIENCES, Options
from thenumber.table.people import Away, Leave, Rename, Return, Sit
from thenumber.table.table import Table
from thenumber.table.time import Pause, Resume, Tick
from thenumber.table.turns import BotWrites, Draft, Erase, KeepWaiting, RevealNow, RevealSoon, Write
from thenumber.table.waiting import bots_to_write, writers

Saying: TypeAlias = Callable[[Table, Random], Said]

NAMES = ["Ada", "Bob", "Ada 2", "x" * 20, "數字", "", " Ada", "@greedy", "x" * 21, "A\u200bda", "A\nda", "\u202eabc"]
BOT_NAMES = ["hermit", "hermit", "greedy2", "Hermit"]
NUMBERS = ["", "1", "1000", "-01", "٠٠٠", "abc", "000", "123", "999"]
WILD_OPTIONS = [Options(seats=1), Options(seats=6), Options(clock=0), Options(clock=31), Options(patience=-1)]
SECONDS = [0.0, 0.25, 1.0, 6.0, 15.0, 29.75, 30.0, 36.0, 60.0, 66.0, 119.75, 120.0, 126.0, 3600.0, 1e6]
"""Around every limit there is; in quarters, so that sums are exact."""


def somebody(table: Table, rng: Random) -> str:
    """Mostly somebody who is known here."""
    return rng.choice([*table.persons, *table.persons, *PERSONS, STRANGER])


def host(table: Table, rng: Random) -> str:
    """Mostly the host."""
    return table.host if table.host and rng.random() < 0.8 else somebody(table, rng)


def seat(table: Table, rng: Random) -> Seat:
    return min(rng.randrange(len(table.sitters) + 1), MAX_SEATS - 1)


def free_seat(table: Table, rng: Random) -> Seat:
    """Mostly one that somebody left, or whose person is away."""
    free = [place for place, sitter in enumerate(table.sitters) if sitter.left or sitter.away_since is not None]
    return rng.choice(free) if free and rng.random() < 0.8 else seat(table, rng)


def waiting_name(table: Table, rng: Random) -> str:
    return rng.choice([*(waiter.name for waiter in table.waiters), *NAMES[:2]])


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
        outside_bots=rng.random() < 0.5,
        shared=rng.random() < 0.5,
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


def sit(_table: Table, rng: Random) -> Said:
    """Mostly a person; now and then a bot from outside, whose name may or may not do."""
    if rng.random() < 0.3:
        return Said(Sit(rng.choice([*BOT_NAMES, *NAMES]), bot=True), rng.choice(PERSONS))
    return Said(Sit(rng.choice(NAMES)), rng.choice(PERSONS))


def write(table: Table, rng: Random) -> Said:
    person = somebody(table, rng)
    return Said(Write(number(table, table.seat_of(person), rng), *turn(table, rng)), person, new_nonce(rng))


def draft(table: Table, rng: Random) -> Said:
    person = somebody(table, rng)
    text = "" if rng.random() < 0.2 else number(table, table.seat_of(person), rng)
    return Said(Draft(text, *turn(table, rng)), person, new_nonce(rng))


def bot_writes(table: Table, rng: Random) -> Said:
    asked = bots_to_write(table)
    place = rng.choice(asked) if asked and rng.random() < 0.9 else seat(table, rng)
    known = place if 0 <= place < len(table.sitters) else None
    return Said(BotWrites(place, number(table, known, rng), *turn(table, rng), "cautious"), nonce=new_nonce(rng))


def next_number(table: Table, rng: Random) -> Said | None:
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
    return Said(Write(number(table, place, rng), table.game_no, table.turn_index), person, new_nonce(rng))


SAYINGS: dict[str, Saying] = {
    "Sit": sit,
    "Rename": lambda table, rng: Said(Rename(rng.choice(NAMES)), somebody(table, rng)),
    "Leave": lambda table, rng: Said(Leave(), somebody(table, rng)),
    "Away": lambda table, rng: Said(Away(), somebody(table, rng)),
    "Return": lambda table, rng: Said(Return(), somebody(table, rng)),
    "Start": lambda table, rng: Said(Start(), host(table, rng)),
    "Ready": lambda table, rng: Said(Ready(rng.random() < 0.8), somebody(table, rng)),
    "Again": lambda table, rng: Said(Again(), host(table, rng)),
    "End": lambda table, rng: Said(End(), host(table, rng)),
    "AddBot": lambda table, rng: Said(AddBot(rng.choice([*BOTS, "greedy", "nobody"])), host(table, rng)),
    "StandIn": lambda table, rng: Said(StandIn(free_seat(table, rng), rng.choice([*BOTS, "nobody"])), host(table, rng)),
    "GiveSeat": lambda table, rng: Said(GiveSeat(free_seat(table, rng), waiting_name(table, rng)), host(table, rng)),
    "Remove": lambda table, rng: Said(Remove(seat(table, rng)), host(table, rng)),
    "Lock": lambda table, rng: Said(Lock(rng.random() < 0.3), host(table, rng)),
    "HandOver": lambda table, rng: Said(HandOver(seat(table, rng)), host(table, rng)),
    "TakeOver": lambda table, rng: Said(TakeOver(), somebody(table, rng)),
    "SetOptions": lambda table, rng: Said(SetOptions(options(rng)), host(table, rng)),
    "Pause": lambda table, rng: Said(Pause(), host(table, rng)),
    "Resume": lambda table, rng: Said(Resume(), host(table, rng)),
    "Write": write,
    "Draft": draft,
    "Erase": lambda table, rng: Said(Erase(*turn(table, rng)), somebody(table, rng)),
    "BotWrites": bot_writes,
    "RevealSoon": lambda table, rng: Said(RevealSoon(*turn(table, rng)), rng.choice([host, somebody])(table, rng)),
    "KeepWaiting": lambda table, rng: Said(KeepWaiting(), host(table, rng)),
    "RevealNow": lambda table, rng: Said(RevealNow(*turn(table, rng)), host(table, rng)),
    "GoOn": lambda table, rng: Said(GoOn(*turn(table, rng), rng.choice(("check", "round"))), somebody(table, rng)),
    "React": lambda table, rng: Said(React(rng.choice(("laugh", "wink"))), somebody(table, rng)),
    "Tick": lambda _table, _rng: Said(Tick()),
}


def beginning(rng: Random) -> list[Said]:
    """Some sit down, agree on something, ask bots and mostly start."""
    people = PERSONS[: rng.randint(1, 5)]
    told: list[Said] = [Said(Sit(rng.choice(NAMES[:5])), person) for person in people]
    told.append(Said(SetOptions(options(rng)), people[0]))
    told += [Said(AddBot(rng.choice(list(BOTS))), people[0]) for _ in range(rng.choice((0, 0, 1, 2)))]
    return told if rng.random() < 0.2 else [*told, Said(Start(), people[0])]
