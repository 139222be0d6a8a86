"""The checksum of a backup: a reader finds out whether its rows are still those that were backed up.

It covers every relation in the file, whatever version of the schema they are of, and stands in one of its own.
"""

import hashlib
import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec

RELATION = "backup_checksum"


def write_checksum(file: Path) -> None:
    """Write the checksum of a backup into it, in place of one that is there."""
    with closing(sqlite3.connect(file)) as connection:
        connection.execute(f"CREATE TABLE IF NOT EXISTS {RELATION} (sha256 TEXT NOT NULL)")
        connection.execute(f"DELETE FROM {RELATION}")
        connection.execute(f"INSERT INTO {RELATION} VALUES (?)", [_checksum(connection)])
        connection.commit()


def is_as_written(file: Path) -> bool | None:
    """Whether the rows of a backup have its checksum; None for a backup of a version that wrote none."""
    with closing(sqlite3.connect(file)) as connection:
        if RELATION not in _relations(connection):
            return None
        written = connection.execute(f"SELECT sha256 FROM {RELATION}").fetchall()
        return written == [(_checksum(connection),)]


def _relations(connection: sqlite3.Connection) -> list[str]:
    names = "SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name"
    return [name for (name,) in connection.execute(names) if not name.startswith("sqlite_")]


def _checksum(connection: sqlite3.Connection) -> str:
    digest = hashlib.sha256()
    for name in _relations(connection):
        if name == RELATION:
            continue
        digest.update(msgspec.json.encode(name))
        for row in connection.execute(f'SELECT * FROM "{name}" ORDER BY rowid'):
            digest.update(msgspec.json.encode(row))
    return digest.hexdigest()
