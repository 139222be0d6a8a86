"""What a process says of its tables and of itself to the host's page, and what it can be told to do.

Counts and times only: nothing about who sits there or what they write.
"""

import hashlib
import heapq
import time
from collections.abc import Collection
from typing import TypeAlias

from msgspec import Struct

from thenumber.server.logs import ERRORS
from thenumber.server.tables.live import LiveTable
from thenumber.server.tables.metrics import Metrics
from thenumber.server.wire.admin import ErrorFigures, ProcessFigures, TableFigures, TableKey

MOST_LISTED = 200
"""The most tables that a process names, those first at which something was said last."""
KEY_LENGTH = 12


class Look(Struct, frozen=True, tag=True):
    """Nothing but a look."""


class TellRestart(Struct, frozen=True, tag=True):
    """Tell everybody that the server is about to be restarted in so many seconds; None takes it back."""

    seconds: float | None


class MovePeople(Struct, frozen=True, tag=True):
    """Send everybody away, to come in at another node."""


class CloseTable(Struct, frozen=True, tag=True):
    """End a table for good, if it is in memory here."""

    key: TableKey


ProcessOrder: TypeAlias = Look | TellRestart | MovePeople | CloseTable


class ProcessReport(Struct, frozen=True, array_like=True):
    """How a process stands after an order."""

    metrics: Metrics
    load: ProcessFigures
    last_errors: list[ErrorFigures]
    tables: list[TableFigures]


def key_of(table_id: str) -> TableKey:
    """The key of a table for the host's page. Its id leads to the records of its games, and its code to the table."""
    return hashlib.sha256(f"admin {table_id}".encode()).hexdigest()[:KEY_LENGTH]


def figures_of(tables: Collection[LiveTable]) -> list[TableFigures]:
    """The tables at which something was said last."""
    newest = heapq.nlargest(MOST_LISTED, tables, key=lambda live: live.last_at or live.opened_at)
    return [_figures(live) for live in newest]


def last_errors() -> list[ErrorFigures]:
    """The last errors of this process."""
    return [ErrorFigures(where, kind, round(time.monotonic() - at)) for where, kind, at in ERRORS.last]


def _figures(live: LiveTable) -> TableFigures:
    table, now = live.table, live.now()
    people = {guest.person for guest in table.guests if guest.is_person}
    persons = [connection.person for connection in live.presence.connections]
    known = set(table.persons)
    position = table.game.position if table.game and table.running else None
    return TableFigures(
        key=key_of(table.id),
        phase=table.phase,
        round_no=position.round_no if position else 0,
        turn_no=position.turn_no if position else 0,
        people=len(people),
        connected=len(people.intersection(persons)),
        bots=sum(sitter.outside or (sitter.bot is not None and not sitter.is_person) for sitter in table.sitters),
        watching=sum(person not in known for person in persons),
        age=max(0, round(now - live.opened_at)),
        quiet=max(0, round(now - (live.last_at or live.opened_at))),
    )
