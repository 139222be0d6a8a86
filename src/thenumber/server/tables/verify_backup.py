"""Whether a backup is whole: its rows are those that were backed up, every log leads to a table, every record is right.

It is tried on a copy in a scratch place, which is brought up to date as a restore would.
"""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

from thenumber.record.errors import RecordError
from thenumber.record.parse import parse_record
from thenumber.rules.game import Game
from thenumber.server.store.address import file_url
from thenumber.server.store.backup import scratch_copy
from thenumber.server.store.checksum import is_as_written
from thenumber.server.store.database import Transaction, open_database
from thenumber.server.store.entries import LogEntry
from thenumber.server.store.errors import StoreError
from thenumber.server.store.migrate import prepare
from thenumber.server.tables.log import finished_game, replayed
from thenumber.table.sealed_record import is_sealed, seal_problems
from thenumber.table.table import Table

PAGE = 1_000
"""The number of rows that are in memory at once."""


class Problem(NamedTuple):
    """What is wrong with a backup: a code for the catalogue (`damage-CODE`), what it is about, and where.

    Codes: `file`, `content`, `gap`, `entry`, `record`, `seals`, `game`.
    """

    code: str
    found: str = ""
    place: str = ""


@dataclass
class Findings:
    """What a backup holds, and all that is wrong with it."""

    tables: int = 0
    entries: int = 0
    games: int = 0
    has_checksum: bool = True
    problems: list[Problem] = field(default_factory=list)


class BackupProblemsError(Exception):
    """A backup that was just made and is not whole."""

    def __init__(self, findings: Findings) -> None:
        super().__init__(findings.problems)
        self.findings = findings


def demand_whole(file: Path) -> None:
    """Raise a BackupProblemsError if there is anything wrong with a backup."""
    findings = verify_backup(file)
    if findings.problems:
        raise BackupProblemsError(findings)


def verify_backup(file: Path) -> Findings:
    """Look at everything in a backup; a StoreError if it is none, or can't be read at all."""
    findings = Findings()
    with scratch_copy(file) as copy:
        findings.problems += _damage(copy)
        if findings.problems:  # what else is wrong follows from it
            return findings
        as_written = is_as_written(copy)
        findings.has_checksum = as_written is not None
        if as_written is False:
            findings.problems.append(Problem("content"))
        try:
            prepare(file_url(copy))
            with closing(open_database(file_url(copy))) as database, database.transaction() as transaction:
                findings.problems += _table_problems(transaction, findings)
                findings.problems += _game_problems(transaction, findings)
        except StoreError as error:
            findings.problems.append(Problem("file", error.reason or error.code))
    return findings


def _damage(copy: Path) -> Iterator[Problem]:
    """What the database itself finds wrong."""
    with closing(sqlite3.connect(copy)) as connection:
        for (said,) in connection.execute("PRAGMA integrity_check"):
            if said != "ok":
                yield Problem("file", said)
        for relation, *_ in connection.execute("PRAGMA foreign_key_check"):
            yield Problem("file", relation)


def _table_problems(transaction: Transaction, findings: Findings) -> Iterator[Problem]:
    for page in transaction.pages("SELECT table_id, code FROM heads ORDER BY table_id", PAGE):
        for table_id, code in page:
            findings.tables += 1
            yield from _log_problems(transaction, Table(table_id, code), findings)


def _log_problems(transaction: Transaction, table: Table, findings: Findings) -> Iterator[Problem]:
    """What is wrong with one log, and with the games that it leads to."""
    query = "SELECT table_id, seq, at, body FROM log WHERE table_id = ? ORDER BY seq"
    finished: dict[str, Game | None] = {}
    for seq, row in enumerate(transaction.rows(query, [table.id]), 1):
        entry = LogEntry(*row)
        findings.entries += 1
        if entry.seq != seq:
            yield Problem("gap", table.id, str(seq))
            return
        before = table
        try:
            table = replayed(table, [entry])
        except Exception:  # whatever an entry that is no longer as it was leads to
            yield Problem("entry", table.id, str(seq))
            return
        if finished_game(before, table):
            finished[f"{table.id}-{table.game_no}"] = table.game
    kept: dict[str, str] = dict(transaction.rows("SELECT game_id, record FROM games WHERE table_id = ?", [table.id]))
    for game_id in sorted(finished.keys() | kept.keys()):
        if game_id not in finished or game_id not in kept or _game_of(kept[game_id]) != finished[game_id]:
            yield Problem("game", game_id)


def _game_of(record: str) -> Game | None:
    try:
        return parse_record(record).game
    except RecordError:
        return None


def _game_problems(transaction: Transaction, findings: Findings) -> Iterator[Problem]:
    """What is wrong with the records by themselves; a game may outlive its table."""
    for page in transaction.pages("SELECT game_id, record FROM games ORDER BY finished_at, game_id", PAGE):
        for game_id, text in page:
            findings.games += 1
            try:
                record = parse_record(text)
            except RecordError:
                yield Problem("record", game_id)
                continue
            if not is_sealed(record) or seal_problems(record):
                yield Problem("seals", game_id)
