"""One way into the database for everybody: transactions that end in time, and errors that say no secrets."""

import os
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from thenumber.server.store.address import Address, parse_address
from thenumber.server.store.errors import StoreError, StoreUnavailableError
from thenumber.server.store.watchdog import Watchdog

PATIENCE = 5.0
"""Seconds that anybody waits for the database, for a connection as for an answer."""

LONG_PATIENCE = 60.0
"""The same for work that has no other limit, such as a migration or a backup."""

CONNECTIONS = 6
"""More are not opened by one process: a writer, some readers, and one to spare."""


class Database:
    """A database that is known to be there, or will be again."""

    def __init__(self, url: str, patience: float | None = PATIENCE) -> None:
        """`patience` is None for work that takes as long as it takes."""
        self.address = parse_address(url)
        self.engine = _engine(self.address, patience)
        self._writing = self.engine.execution_options(writes=True)
        self._watchdog = Watchdog(self.engine, patience) if self.is_postgres and patience else None

    @property
    def is_postgres(self) -> bool:
        return self.address.path is None

    @contextmanager
    def transaction(self, *, writes: bool = False) -> Iterator[Connection]:
        """A transaction that is committed at the end, and rolled back if anything is raised.

        Rows that contradict each other come out as SQLAlchemy's IntegrityError, for the caller to understand; all else
        that the database says is a StoreUnavailableError.
        """
        with self._watchdog.watch() if self._watchdog else nullcontext():
            try:
                with (self._writing if writes else self.engine).begin() as connection:
                    yield connection
            except IntegrityError:
                raise
            except SQLAlchemyError as error:
                raise self._said(error) from None

    def close(self) -> None:
        self.engine.dispose()
        if self._watchdog:
            self._watchdog.close()

    def _said(self, error: SQLAlchemyError) -> StoreError:
        """What the database said, in a few words.

        Only a failed connection is quoted: other messages may hold what was to be written.
        """
        original = error.orig if isinstance(error, DBAPIError) else error
        reason = getattr(original, "sqlite_errorname", "") or type(original).__name__
        if reason == "SQLITE_NOTADB":
            return StoreError("not-ours", self.address.name)
        if str(original).startswith(("connection ", "failed to resolve")) and not getattr(original, "sqlstate", None):
            reason = str(original).partition("\n")[0].rpartition("failed: ")[2]
            password = self.address.url.password
            reason = reason.replace(password, "***") if password else reason
        return StoreUnavailableError("unavailable", self.address.name, reason=reason)


def _engine(address: Address, patience: float | None) -> Engine:
    waiting = patience or LONG_PATIENCE
    pool: dict[str, Any] = {"pool_size": CONNECTIONS, "max_overflow": 0, "pool_timeout": waiting}
    if address.path is not None:
        _touch(address)
        engine = create_engine(address.url, connect_args={"timeout": waiting}, hide_parameters=True, **pool)
        event.listen(engine, "connect", _set_up_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
        return engine
    usual = {"connect_timeout": max(1, round(patience or PATIENCE)), "tcp_user_timeout": round(waiting * 1000)}
    ours = {name: value for name, value in usual.items() if name not in address.url.query}
    engine = create_engine(address.url, connect_args=ours, hide_parameters=True, pool_pre_ping=True, **pool)
    event.listen(engine, "connect", lambda connection, _: _set_up_postgres(connection, patience))
    return engine


def make_directory(path: Path) -> None:
    """Make the directory that a database file is to stand in."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StoreError("unwritable", str(path), reason=error.strerror or "") from None


def _touch(address: Address) -> None:
    """Make the file, for nobody else to read: it holds tablets that are not yet revealed.

    SQLite would say no more than that it can't open it.
    """
    try:
        os.close(os.open(str(address.path), os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600))
    except OSError as error:
        raise StoreError("unwritable", address.name, reason=error.strerror or "") from None


def _set_up_sqlite(connection: Any, _: object) -> None:
    connection.isolation_level = None  # the driver begins nothing by itself: see _begin_sqlite
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")


def _begin_sqlite(connection: Connection) -> None:
    # A transaction that reads first and wants to write later would fail if another wrote in between.
    writes = connection.get_execution_options().get("writes")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def _set_up_postgres(connection: Any, patience: float | None) -> None:
    connection.autocommit = True
    connection.execute(
        "SELECT set_config('statement_timeout', %s, false)", [str(round(patience * 1000)) if patience else "0"]
    )
    # A commit is an acknowledgement: it waits for the disk, whatever the server's own default is.
    connection.execute(
        "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'"
    )
    connection.autocommit = False
