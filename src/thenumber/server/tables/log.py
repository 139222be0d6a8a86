"""What of a table is written down: entries of its log, and the records of its games."""

import time
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from functools import partial

import msgspec

from thenumber.record.format import format_record
from thenumber.server.store.entries import FinishedGame, LogEntry
from thenumber.server.store.store import Store
from thenumber.table.apply import replay
from thenumber.table.commands import Said
from thenumber.table.sealed_record import record_of_table
from thenumber.table.table import Table

encode = msgspec.json.Encoder().encode
decode_said: msgspec.json.Decoder[list[Said]] = msgspec.json.Decoder(list[Said])
decode_fields: msgspec.json.Decoder[list[dict[str, object]]] = msgspec.json.Decoder(list[dict[str, object]])


class UnreadableEntryError(Exception):
    """An entry of a log that this version can't read: a newer one wrote it, or it is damaged."""


def entry_of(table_id: str, seq: int, now: float, said: Sequence[Said]) -> LogEntry:
    """The entry of what was said in one moment. `seq` counts from 1, `now` is in seconds since the epoch."""
    return LogEntry(table_id, seq, now, encode(said).decode())


def said_in(entry: LogEntry) -> list[Said]:
    """What an entry says, or an UnreadableEntryError."""
    try:
        return _said_in(entry.body)
    except (msgspec.DecodeError, RecursionError):
        raise UnreadableEntryError(f"entry {entry.seq} of table {entry.table_id}") from None


def _said_in(body: str) -> list[Said]:
    try:
        return decode_said.decode(body)
    except msgspec.ValidationError:
        return [_said_in_protocol_1(fields) for fields in decode_fields.decode(body)]


def _said_in_protocol_1(fields: dict[str, object]) -> Said:
    """Before protocol 2 a command held who said it, and its nonce."""
    person, nonce = fields.pop("person", ""), fields.pop("nonce", "")
    return msgspec.convert({"command": fields, "person": person, "nonce": nonce}, Said)


def replayed(table: Table, entries: Sequence[LogEntry]) -> Table:
    """The table after these entries of its log."""
    for entry in entries:
        for said in said_in(entry):
            table = replay(table, said, entry.at)
    return table


async def read_on(store: Store, table_id: str, seq: int, at: float) -> list[LogEntry] | None:
    """The entries that follow the last one read, `seq`, which was written `at`; None if it is no longer there.

    So it is when a database took over from another and lacks the last of what that one had acknowledged.
    """
    if not seq:
        return await store.read(table_id)
    entries = await store.read(table_id, after=seq - 1)
    if not entries or (entries[0].seq, entries[0].at) != (seq, at):
        return None
    return entries[1:]


def finished_game(before: Table, after: Table) -> Callable[[], FinishedGame] | None:
    """What makes the record to keep, if this change ended a game in which a turn was played.

    The store calls it on its own thread: formatting takes longer than anything else that a command asks for.
    """
    if not after.over or not after.turn_index or (not before.running and before.game_no == after.game_no):
        return None
    return partial(_record_of, after)


def _record_of(table: Table) -> FinishedGame:
    now = time.time()  # a record has the date of the calendar
    record = record_of_table(table, datetime.fromtimestamp(now, tz=UTC).date().isoformat())
    return FinishedGame(f"{table.id}-{table.game_no}", table.id, now, format_record(record) if record else "")
