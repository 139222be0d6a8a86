"""What of a table is written down: entries of its log, and the records of its games."""

from collections.abc import Sequence
from datetime import UTC, datetime

import msgspec

from thenumber.record.format import format_record
from thenumber.server.protocol import encode
from thenumber.server.store.entries import FinishedGame, LogEntry
from thenumber.table import commands as say
from thenumber.table.sealed_record import record_of_table
from thenumber.table.table import Table

decode_commands: msgspec.json.Decoder[list[say.AnyCommand]] = msgspec.json.Decoder(list[say.AnyCommand])


def entry_of(table_id: str, seq: int, now: float, commands: Sequence[say.AnyCommand]) -> LogEntry:
    """Commands of one moment are one entry."""
    return LogEntry(table_id, seq, now, encode(commands).decode())


def finished_game(before: Table, after: Table, now: float) -> FinishedGame | None:
    """The record to keep, if this change ended a game in which a turn was played."""
    if not after.over or not after.turn_index or (not before.running and before.game_no == after.game_no):
        return None
    record = record_of_table(after, datetime.fromtimestamp(now, tz=UTC).date().isoformat())
    if record is None:
        return None
    return FinishedGame(f"{after.id}-{after.game_no}", after.id, now, format_record(record))
