"""A table after something was said: judged, carried out, and what follows by itself."""

from msgspec.structs import replace

from thenumber.table.command import Command, Context, Refusal, RefusedError, context_of
from thenumber.table.commands import Said
from thenumber.table.games import begun_if_all_are_ready, seat_waiters
from thenumber.table.standstill import time_flows
from thenumber.table.table import Table
from thenumber.table.turns import reveal
from thenumber.table.waiting import bots_to_write, everybody_has_written


def apply(table: Table, said: Said, now: float) -> Table:
    """The table after what was said; `RefusedError` if it can't be carried out. `now` is in seconds since the epoch."""
    context = context_of(table, said.person, now, said.nonce)
    if refusal := said.command.why_not(table, context):
        raise RefusedError(refusal)
    return _carried_out(table, said.command, context)


def replay(table: Table, said: Said, now: float) -> Table:
    """The table after what stands in its log: it was judged when it was said, and is not judged again."""
    return _carried_out(table, said.command, context_of(table, said.person, now, said.nonce))


def why_not(table: Table, said: Said, now: float) -> Refusal | None:
    """The reason why something can't be carried out, or None if it can."""
    return said.command.why_not(table, context_of(table, said.person, now, said.nonce))


def _carried_out(table: Table, command: Command, context: Context) -> Table:
    """The table after a command and what follows from it by itself."""
    now = context.now
    table = seat_waiters(command.carry_out(table, context))
    table = time_flows(begun_if_all_are_ready(table, now), now)
    settled = _settled(table, now)
    return table if settled is table else time_flows(settled, now)  # a game that is over now knows no standstill


def _settled(table: Table, now: float) -> Table:
    """A turn for which nobody is waited for any more is revealed; one in which nobody can write passes by itself."""
    while table.phase == "choose" and not table.paused:
        if table.opening and not bots_to_write(table):
            table = replace(table, opening=False)
        if table.opening or not everybody_has_written(table):
            break
        table = reveal(table, now)
    return table
