"""Time stands still while a table is paused or nobody is there; afterwards everything is due that much later."""

from msgspec.structs import replace

from thenumber.table.table import Sitter, Table
from thenumber.table.waiting import somebody_is_there


def time_flows(table: Table, now: float) -> Table:
    """Stop the table's time, or let it go on, as things are now."""
    still = table.phase == "choose" and (table.paused or not somebody_is_there(table))
    if still and table.still_since is None:
        return replace(table, still_since=now)
    if still or table.still_since is None:
        return table
    return replace(moved_on(table, now), still_since=None)


def moved_on(table: Table, now: float) -> Table:
    """The time that stood still did not count; who went away meanwhile goes away now."""
    lost = now - table.still_since if table.still_since is not None else 0.0

    def later(sitter: Sitter) -> Sitter:
        if sitter.away_since is None:
            return sitter
        return replace(sitter, away_since=min(sitter.away_since + lost, now))

    deadline = None if table.deadline is None else table.deadline + lost
    reveal_at = None if table.reveal_at is None else table.reveal_at + lost
    since = min(table.since + lost, now)
    return replace(table, since=since, deadline=deadline, reveal_at=reveal_at, sitters=tuple(map(later, table.sitters)))
