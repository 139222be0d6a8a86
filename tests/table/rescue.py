"""A way out of every wait: what people, bots and time can do so that a running game gets to its end."""

from collections.abc import Collection, Iterator

from table_strategies import fair_number, nonce
from thenumber.rules.game import ROUNDS
from thenumber.rules.resolve import TURNS
from thenumber.table.apply import apply, why_not
from thenumber.table.commands import Said
from thenumber.table.games import End
from thenumber.table.host import TakeOver
from thenumber.table.table import Table
from thenumber.table.time import Resume, Tick
from thenumber.table.turns import BotWrites, RevealNow, RevealSoon, Write
from thenumber.table.waiting import HOST_AWAY_SECONDS, NOTHING_MOVES_SECONDS, bots_to_write, next_due, waited_for

MOST_STEPS = 300


class FrozenError(AssertionError):
    """Nothing that can be done leads on."""


def rescued(table: Table, now: float, idle: Collection[str] = (), turns: int = ROUNDS * TURNS) -> Table:
    """The table when its game is over, or so many turns later; those who are idle are connected and do nothing."""
    goal = table.turn_index + turns
    for _ in range(MOST_STEPS):
        if not table.running or table.turn_index >= goal:
            return table
        for moment, command in _ways_out(table, now, idle):
            if why_not(table, command, moment) is None:
                after = apply(table, command, moment)
                if after != table:
                    table, now = after, moment
                    break
        else:
            raise FrozenError(
                f"nothing leads on at {now}, turn {table.turn_index}, host {table.host}, idle {list(idle)}"
            )
    raise FrozenError(f"no end after {MOST_STEPS} steps, turn {table.turn_index}, host {table.host}")


def _ways_out(table: Table, now: float, idle: Collection[str]) -> Iterator[tuple[float, Said]]:
    """What could be done, the most natural first."""
    place = (table.game_no, table.turn_index)
    secret = nonce(table.turn_index)
    for seat in bots_to_write(table):
        yield now, Said(BotWrites(seat, fair_number(table, seat), *place, "cautious"), nonce=secret)
    acting = [guest.person for guest in table.guests if guest.present and guest.person and guest.person not in idle]
    for seat in waited_for(table):
        person = table.sitters[seat].person
        if person in acting and person:
            yield now, Said(Write(fair_number(table, seat), *place), person, secret)
    if (due := next_due(table)) is not None:
        yield max(now, due), Said(Tick())
    host = table.host
    if host in acting and host:
        yield now, Said(Resume(), host)
        yield now, Said(RevealNow(*place), host)
        if not any(table.seat_of(person) is not None for person in acting):
            yield now, Said(End(), host)  # those who wait for the next game begin it, as nobody plays this one
    else:
        for person in acting:
            for seconds in (0.0, HOST_AWAY_SECONDS, NOTHING_MOVES_SECONDS):
                yield now + seconds, Said(TakeOver(), person)
            yield now + NOTHING_MOVES_SECONDS, Said(RevealSoon(*place), person)
