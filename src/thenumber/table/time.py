"""The table's time: pause, resume, and what is due when time has passed."""

from msgspec.structs import replace

from thenumber.table.command import NO_GAME, PAUSED, Command, Context, HostCommand, Refusal
from thenumber.table.table import Sitter, Table
from thenumber.table.turns import lay_drafts, reveal
from thenumber.table.waiting import STAND_IN, away_too_long

NOT_PAUSED = Refusal("not-paused")


class Pause(HostCommand, frozen=True):
    """Stop the clock; nobody can write."""

    def why_not_host(self, table: Table, context: Context) -> Refusal | None:
        if not table.running:
            return NO_GAME
        return PAUSED if table.paused else None

    def carry_out(self, table: Table, context: Context) -> Table:
        return replace(table, paused=True)


class Resume(HostCommand, frozen=True):
    """Let time go on."""

    def why_not_host(self, table: Table, context: Context) -> Refusal | None:
        if not table.running:
            return NO_GAME
        return None if table.paused else NOT_PAUSED

    def carry_out(self, table: Table, context: Context) -> Table:
        return replace(table, paused=False)


class Tick(Command, frozen=True):
    """Time has passed: nobody waits any longer for who has been away too long, and a reveal may be due."""

    def carry_out(self, table: Table, context: Context) -> Table:
        if not table.running or table.still_since is not None:
            return table
        table = replace(table, sitters=tuple(_relieved(table, sitter, context.now) for sitter in table.sitters))
        due = [moment for moment in (table.deadline, table.reveal_at) if moment is not None]
        return reveal(lay_drafts(table), context.now) if due and context.now >= min(due) else table


def _relieved(table: Table, sitter: Sitter, now: float) -> Sitter:
    """Somebody who has been away too long: a bot stands in, or the seat is absent."""
    if not away_too_long(table, sitter, now):
        return sitter
    return replace(sitter, bot=STAND_IN) if table.options.missing == "bot" else replace(sitter, given_up=True)
