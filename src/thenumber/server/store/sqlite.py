"""SQLite, by the standard library alone: it is the database of most servers, and nothing else starts as quickly."""

import os
import sqlite3
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from thenumber.server.store.address import Address
from thenumber.server.store.database import LONG_PATIENCE, PATIENCE, ContradictionError, Database, Row, Transaction
from thenumber.server.store.errors import StoreError, StoreUnavailableError

if TYPE_CHECKING:
    from sqlalchemy import Connection


class SqliteTransaction(Transaction):
    # "OR ROLLBACK" saves SQLite from keeping a copy of every page in case it has to take back this statement only.
    insert_verb = "INSERT OR ROLLBACK"
    double, blob = "DOUBLE", "BLOB"

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def rows(self, statement: str, values: Sequence[Any] = ()) -> list[Row]:
        return self._connection.execute(statement, values).fetchall()

    def pages(self, statement: str, size: int) -> Iterator[Sequence[Row]]:
        cursor = self._connection.execute(statement)
        while page := cursor.fetchmany(size):
            yield page

    def relations(self) -> set[str]:
        relations = "type = 'table' AND name NOT LIKE 'sqlite~_%' ESCAPE '~'"
        return {name for (name,) in self.rows(f"SELECT name FROM sqlite_master WHERE {relations}")}


class SqliteDatabase(Database):
    """Every thread has a connection of its own, and so its own prepared statements.

    Several processes may use the same file: who wants to write waits until the others have written.
    """

    def __init__(self, address: Address, path: Path, patience: float | None) -> None:
        super().__init__(address)
        self._path, self._waiting = path, patience or LONG_PATIENCE
        self._own = threading.local()
        self._connections: set[sqlite3.Connection] = set()
        _touch(path)

    @contextmanager
    def transaction(self, *, writes: bool = False) -> Iterator[SqliteTransaction]:
        with self._errors():
            connection: sqlite3.Connection | None = getattr(self._own, "connection", None)
            if connection is None:
                self._own.connection = connection = self._connect()
                self._connections.add(connection)
            try:
                # A transaction that reads first and wants to write later would fail if another wrote in between.
                connection.execute("BEGIN IMMEDIATE" if writes else "BEGIN")
                yield SqliteTransaction(connection)
                connection.execute("COMMIT")
            except BaseException:
                self._roll_back(connection)
                raise

    @contextmanager
    def migration(self) -> Iterator["Connection"]:
        from sqlalchemy import NullPool, create_engine, event
        from sqlalchemy.exc import DBAPIError

        engine = create_engine("sqlite://", creator=self._connect, poolclass=NullPool, hide_parameters=True)
        event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN IMMEDIATE"))
        with self._errors():
            try:
                with engine.begin() as connection:
                    yield connection
            except DBAPIError as error:
                raise error.orig or error from None

    def use_write_ahead_log(self) -> None:
        """Readers and the writer do not wait for each other; the file remembers it.

        SQLite does not wait when several change this at once, so we do.
        """
        deadline = time.monotonic() + PATIENCE
        with self._errors(), closing(self._connect()) as connection:
            while True:
                try:
                    connection.execute("PRAGMA journal_mode = WAL")
                    return
                except sqlite3.OperationalError as error:
                    if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or time.monotonic() > deadline:
                        raise
                time.sleep(0.01)

    def close(self) -> None:
        while self._connections:
            self._connections.pop().close()

    def _roll_back(self, connection: sqlite3.Connection) -> None:
        """Make it fit for the next transaction; a connection that can't even do this is given up.

        All others are kept: on a disk that is full, a new one could not even read.
        """
        try:
            connection.rollback()
        except sqlite3.Error:
            del self._own.connection
            self._connections.discard(connection)
            connection.close()

    def _connect(self) -> sqlite3.Connection:
        # The driver begins nothing by itself; and who closes the database closes the connections of all threads.
        connection = sqlite3.connect(self._path, self._waiting, isolation_level=None, check_same_thread=False)
        try:
            connection.execute("PRAGMA synchronous = FULL")
            connection.execute("PRAGMA foreign_keys = ON")
        except BaseException:
            connection.close()
            raise
        return connection

    @contextmanager
    def _errors(self) -> Iterator[None]:
        """What the database said, in a word: its messages may hold what was to be written."""
        try:
            yield
        except sqlite3.Error as error:
            reason = getattr(error, "sqlite_errorname", "") or type(error).__name__
            if reason == "SQLITE_NOTADB":
                raise StoreError("not-ours", self.address.name) from None
            if isinstance(error, sqlite3.IntegrityError):
                raise ContradictionError("refused", self.address.name, reason=type(error).__name__) from None
            raise StoreUnavailableError("unavailable", self.address.name, reason=reason) from None


def _touch(path: Path) -> None:
    """Make the file, for nobody else to read: it holds tablets that are not yet revealed.

    SQLite would say no more than that it can't open it.
    """
    try:
        os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600))
    except OSError as error:
        raise StoreError("unwritable", str(path), reason=error.strerror or "") from None
