"""Everything the server keeps, in one SQLite file: made while it runs, put back into SQLite or PostgreSQL alike."""

import errno
import os
import sqlite3
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from urllib.parse import quote

from thenumber.server.store.address import file_url, parse_address
from thenumber.server.store.checksum import write_checksum
from thenumber.server.store.database import Transaction, open_database
from thenumber.server.store.errors import StoreError, StoreUnavailableError
from thenumber.server.store.migrate import prepare, version_of
from thenumber.server.store.schema import RELATIONS, VERSION
from thenumber.server.store.server_lock import only_server

PAGE = 1_000
"""The number of rows that are in memory at once."""


def backup(url: str, target: Path, *, replace: bool = False, verify: Callable[[Path], None] = lambda _: None) -> None:
    """Copy a database, as it is at one moment, into a file; the server may go on writing.

    Nothing stands at `target` before all of it is on the disk. `verify` is called with the file before that, under
    another name; if it raises anything, there is no backup.
    """
    if target.exists() and not replace:
        raise StoreError("exists", str(target))
    source = parse_address(url).path
    if source and not source.is_file():
        raise StoreUnavailableError("unavailable", str(source), reason=os.strerror(errno.ENOENT))
    with _file_errors(target, source), tempfile.TemporaryDirectory(dir=target.parent, prefix=".backup-") as folder:
        copy = Path(folder) / "copy.sqlite"
        if source is None:
            _copy_from_postgres(url, copy)
        else:
            _copy_file(source, copy)
        write_checksum(copy)
        copy.chmod(0o600)
        verify(copy)
        _flush(copy)
        copy.replace(target)
        with suppress(OSError):  # some file systems flush no directories
            _flush(target.parent)


@contextmanager
def scratch_copy(source: Path) -> Iterator[Path]:
    """A copy of a backup, as it is, in a place that is gone afterwards; a StoreError if it is no backup of ours."""
    if not source.is_file():
        raise StoreError("backup-missing", str(source))
    with _file_errors(source, source), tempfile.TemporaryDirectory(prefix="thenumber-restore-") as folder:
        copy = Path(folder) / "copy.sqlite"
        _copy_file(source, copy)
        yield copy


def restore(source: Path, url: str, *, replace: bool = False) -> None:
    """Put a backup into a database that holds nothing yet, or in place of what it holds if told so.

    Not while a server uses it: that remembers how far the logs were, and would write on where nothing is any more.
    """
    with only_server(url, otherwise="in-use"), scratch_copy(source) as copy:
        prepare(file_url(copy))  # a backup of an older version is brought up to date, on its copy
        prepare(url)
        if target := parse_address(url).path:
            _demand_to_be_alone(target)
        with (
            closing(open_database(file_url(copy))) as backed_up,
            closing(open_database(url, patience=None)) as database,
            backed_up.transaction() as old,
            database.transaction(writes=True) as new,
        ):
            if not new.lock_out_servers():
                raise StoreError("in-use", database.address.name)
            if not replace and any(new.rows(f"SELECT 1 FROM {relation.name} LIMIT 1") for relation in RELATIONS):
                raise StoreError("exists", database.address.name)
            for relation in reversed(RELATIONS):
                new.rows(f"DELETE FROM {relation.name}")
            _copy_rows(old, new)
        prepare(url)


def _demand_to_be_alone(path: Path) -> None:
    """Refuse if anybody else has the file open: SQLite leaves the write-ahead log only if nobody has."""
    try:
        with closing(sqlite3.connect(path, timeout=0)) as connection:
            connection.execute("PRAGMA journal_mode = DELETE")
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY:
            raise
        raise StoreError("in-use", str(path)) from None


def _copy_file(source: Path, copy: Path) -> None:
    """A database file, whoever writes to it meanwhile, as a single file of its own; refused if it is not ours."""
    existing = f"file:{quote(str(source))}?mode=rw"
    with closing(sqlite3.connect(existing, uri=True)) as live, closing(sqlite3.connect(copy)) as copied:
        live.backup(copied)
        copied.execute("PRAGMA journal_mode = DELETE")
    with closing(open_database(file_url(copy))) as database, database.transaction() as transaction:
        if version_of(transaction, str(source)) is None:
            raise StoreError("not-ours", str(source))


def _copy_from_postgres(url: str, copy: Path) -> None:
    with closing(open_database(url, patience=None)) as database, database.transaction() as rows:
        rows.rows("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY")
        version = version_of(rows, database.address.name)
        if version is None:
            raise StoreError("not-ours", database.address.name)
        if version != VERSION:
            raise StoreError("older", database.address.name, right=VERSION, reason=version)
        prepare(file_url(copy))
        with closing(open_database(file_url(copy))) as file, file.transaction(writes=True) as copied_rows:
            _copy_rows(rows, copied_rows)
    with closing(sqlite3.connect(copy)) as copied:
        copied.execute("PRAGMA journal_mode = DELETE")


def _copy_rows(source: Transaction, target: Transaction) -> None:
    for relation in RELATIONS:
        query = f"SELECT {', '.join(relation.columns)} FROM {relation.name}"
        for page in source.pages(query, PAGE):
            target.insert(relation, page)


def _flush(path: Path) -> None:
    """See to it that a file, or the names in a directory, are on the disk."""
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


@contextmanager
def _file_errors(path: Path, source: Path | None) -> Iterator[None]:
    """Say what is wrong with a file that is read or written at `path`; it is the source that can be damaged."""
    try:
        yield
    except sqlite3.DatabaseError as error:
        if error.sqlite_errorcode == sqlite3.SQLITE_NOTADB:
            raise StoreError("not-ours", str(path)) from None
        if error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_CORRUPT:
            raise StoreError("damaged", str(source or path)) from None
        raise StoreUnavailableError("unavailable", str(path), reason=error.sqlite_errorname) from None
    except OSError as error:
        raise StoreError("unwritable", str(path), reason=error.strerror or "") from None
