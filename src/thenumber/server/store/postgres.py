"""PostgreSQL, through SQLAlchemy's pool of psycopg's connections."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, nullcontext
from typing import Any

import psycopg
from psycopg.conninfo import conninfo_to_dict
from sqlalchemy import Connection, create_engine, event
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from thenumber.server.store.address import Address, wrong_address
from thenumber.server.store.database import (
    CONNECTIONS,
    LONG_PATIENCE,
    PATIENCE,
    ContradictionError,
    Database,
    Row,
    Transaction,
    marks,
)
from thenumber.server.store.errors import StoreError, StoreUnavailableError
from thenumber.server.store.hints import HINTS, SERVERS, SERVERS_LOCK, Hints
from thenumber.server.store.schema import RELATIONS, REVIEWS, VERSION_RELATION
from thenumber.server.store.watchdog import Watchdog

MIGRATION_LOCK = 0x7468_656E_756D_6265
"""The advisory lock of whoever changes the schema: "thenumbe" in hexadecimal."""


CHANGE_PATIENCE = 2.0
"""The most seconds that a migration waits for others to let go of a relation. It is less than nodes wait for it."""

OLDEST = 15
"""The oldest major version of PostgreSQL that will do."""

ENCODING = "UTF8"
"""PostgreSQL's name of the encoding that a database must have: names are in any script."""

OUR_NAMES = [*(relation.name for relation in (*RELATIONS, REVIEWS)), VERSION_RELATION]


class PostgresTransaction(Transaction):
    double, blob = "DOUBLE PRECISION", "BYTEA"

    def __init__(self, connection: Connection) -> None:
        self.connection = connection

    def rows(self, statement: str, values: Sequence[Any] = ()) -> list[Row]:
        result = self.connection.exec_driver_sql(statement.replace("?", "%s"), tuple(values))
        return [tuple(row) for row in result] if result.returns_rows else []

    def pages(self, statement: str, size: int) -> Iterator[Sequence[Row]]:
        result = self.connection.exec_driver_sql(statement, execution_options={"yield_per": size})
        for page in result.partitions():
            yield [tuple(row) for row in page]

    def relations(self) -> set[str]:
        ours = "relkind IN ('r', 'p') AND pg_table_is_visible(oid) AND relname = ANY(?)"
        return {name for (name,) in self.rows(f"SELECT relname FROM pg_class WHERE {ours}", [OUR_NAMES])}

    def lock_heads(self, table_ids: Sequence[str], *, to_delete: bool = False) -> None:
        how = "UPDATE" if to_delete else "NO KEY UPDATE"
        query = f"SELECT table_id FROM heads WHERE table_id IN {marks(len(table_ids))} ORDER BY table_id FOR {how}"
        self.rows(query, table_ids)

    def lock_schema(self) -> None:
        self.rows("SELECT set_config('lock_timeout', ?, true)", [f"{LONG_PATIENCE:.0f}s"])
        self.rows("SELECT pg_advisory_xact_lock(?)", [MIGRATION_LOCK])

    def lock_out_servers(self) -> bool:
        ((alone,),) = self.rows(f"SELECT pg_try_advisory_xact_lock({SERVERS_LOCK})")
        if alone:
            self.rows("LOCK TABLE heads, log, games, daily_counts IN SHARE ROW EXCLUSIVE MODE")
        return bool(alone)

    def demand_suitable(self, name: str) -> None:
        demand_postgres(int(self.rows("SHOW server_version_num")[0][0]), name)
        demand_encoding(self.rows("SHOW server_encoding")[0][0], name)

    def listeners(self) -> tuple[int, str]:
        ((count, place),) = self.rows(f"SELECT count(*), CAST(hashtext(current_schema()) AS text) FROM {SERVERS}")
        return count, place

    def notify(self, messages: Sequence[str]) -> None:
        self.rows("SELECT count(pg_notify(?, message)) FROM unnest(CAST(? AS text[])) AS message", [HINTS, messages])


class PostgresDatabase(Database):
    def __init__(self, address: Address, patience: float | None) -> None:
        super().__init__(address)
        try:
            # Whatever the server or a variable says: otherwise the driver may give bytes for texts.
            self.parameters = conninfo_to_dict(address.url, client_encoding=ENCODING)
        except psycopg.ProgrammingError:  # it quotes what it does not understand
            raise wrong_address("postgresql://") from None
        hosts = str(self.parameters.get("host", "")).count(",") + 1
        if hosts > 1:  # any of them may be gone, and all but one take no writes
            self.parameters.setdefault("target_session_attrs", "read-write")
            self.parameters.setdefault("connect_timeout", max(2, int(PATIENCE / hosts)))
        waiting = patience or LONG_PATIENCE
        usual = {"connect_timeout": max(1, round(patience or PATIENCE)), "tcp_user_timeout": round(waiting * 1000)}
        self.engine = create_engine(
            "postgresql+psycopg://",
            connect_args=usual | self.parameters,
            hide_parameters=True,
            pool_pre_ping=True,
            pool_size=CONNECTIONS,
            max_overflow=0,
            pool_timeout=waiting,
        )
        event.listen(self.engine, "connect", lambda connection, _: self._set_up(connection, patience))
        self._watchdog = Watchdog(self.engine, patience) if patience else None

    @contextmanager
    def transaction(self, *, writes: bool = False) -> Iterator[PostgresTransaction]:  # noqa: ARG002 all are alike
        with self._watchdog.watch() if self._watchdog else nullcontext():
            try:
                with self.engine.begin() as connection:
                    yield PostgresTransaction(connection)
            except IntegrityError as error:
                reason = type(error.orig).__name__
                raise ContradictionError("refused", self.address.name, reason=reason) from None
            except SQLAlchemyError as error:
                raise self._said(error) from None

    def demand_sessions(self) -> None:
        try:
            with self.engine.connect() as one, self.engine.connect() as other:
                before = _process_of(one)
                one.commit()
                _process_of(other)  # in a transaction that takes the place of the first one's, if sessions are not kept
                kept = _process_of(one) == before
        except SQLAlchemyError as error:
            raise self._said(error) from None
        if not kept:
            raise StoreError("pooler", self.address.name)

    @contextmanager
    def migration(self) -> Iterator[Connection]:
        with self.transaction() as transaction:
            transaction.lock_schema()
            # Who waits to change a relation keeps all waiting who come later, also the nodes of the version before.
            transaction.rows("SELECT set_config('lock_timeout', ?, true)", [f"{CHANGE_PATIENCE:g}s"])
            yield transaction.connection

    def listen(self, sender: str, callback: Callable[[str | None], None], called: Callable[[str], None]) -> Hints:
        return Hints(self, self.parameters, sender, callback, called)

    def close(self) -> None:
        self.engine.dispose()
        if self._watchdog:
            self._watchdog.close()

    def _set_up(self, connection: Any, patience: float | None) -> None:
        self.connections_made += 1
        connection.autocommit = True
        connection.execute(
            "SELECT set_config('statement_timeout', %s, false)", [str(round(patience * 1000)) if patience else "0"]
        )
        # A commit is an acknowledgement: it waits for the disk, whatever the server's own default is.
        connection.execute(
            "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'"
        )
        connection.autocommit = False

    def _said(self, error: SQLAlchemyError) -> StoreUnavailableError:
        """What the database said, in a few words.

        Only a failed connection is quoted: other messages may hold what was to be written.
        """
        original = error.orig if isinstance(error, DBAPIError) else error
        reason = type(original).__name__
        if str(original).startswith(("connection ", "failed to resolve")) and not getattr(original, "sqlstate", None):
            reason = str(original).partition("\n")[0].rpartition("failed: ")[2]
            password = self.parameters.get("password")
            reason = reason.replace(str(password), "***") if password else reason
        return StoreUnavailableError("unavailable", self.address.name, reason=reason)


def demand_postgres(version: int, name: str) -> None:
    """Refuse a PostgreSQL that is too old, by what it says as `server_version_num`.

    >>> demand_postgres(150000, "postgresql://db.example/numbers")
    >>> demand_postgres(140009, "postgresql://db.example/numbers")
    Traceback (most recent call last):
    thenumber.server.store.errors.StoreError: old-postgres: found 'postgresql://db.example/numbers', right: 15 (14.9)
    """
    major, minor = divmod(version, 10_000)
    if major < OLDEST:
        # Until 9.6 the second part belonged to the name of a version: 90624 is 9.6.24.
        shown = f"{major}.{minor}" if major >= 10 else f"{major}.{minor // 100}.{minor % 100}"
        raise StoreError("old-postgres", name, right=str(OLDEST), reason=shown)


def demand_encoding(encoding: str, name: str) -> None:
    """Refuse a database that has another encoding than UTF-8, by what it says as `server_encoding`.

    >>> demand_encoding("UTF8", "postgresql://db.example/numbers")
    >>> demand_encoding("LATIN1", "postgresql://db.example/numbers")
    Traceback (most recent call last):
    thenumber.server.store.errors.StoreError: encoding: found 'postgresql://db.example/numbers', right: UTF8 (LATIN1)
    """
    if encoding != ENCODING:
        raise StoreError("encoding", name, right=ENCODING, reason=encoding)


def _process_of(connection: Connection) -> Any:
    """The id of the process of the server that serves a connection."""
    return connection.exec_driver_sql("SELECT pg_backend_pid()").scalar()
