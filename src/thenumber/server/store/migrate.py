"""Brings a database to the schema of this program when it starts, whoever else starts at the same moment."""

import sqlite3
import threading
import time
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import (
    Column,
    Connection,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    column,
    func,
    inspect,
    select,
    table,
    text,
)

from thenumber.server.store.database import LONG_PATIENCE, PATIENCE, Database
from thenumber.server.store.errors import NewerDatabaseError, StoreError, StoreUnavailableError
from thenumber.server.store.schema import RELATIONS, VERSION, VERSION_RELATION, metadata

if TYPE_CHECKING:
    from alembic.script import ScriptDirectory

MIGRATIONS = Path(__file__).parent / "migrations"
MIGRATION_LOCK = 0x7468_656E_756D_6265
"""PostgreSQL's advisory lock for whoever changes the schema: "thenumbe" in hexadecimal."""

SERVERS_LOCK = f"{0x7468_656E}, hashtext(current_schema())"
"""PostgreSQL's advisory lock that every running server shares, so that others can see that there is one."""

OLDEST_POSTGRES = 15

_one_at_a_time = threading.Lock()
"""Alembic's operations belong to the process, so that two threads can't migrate at once."""


def prepare(url: str) -> None:
    """Make the schema, or bring it up to date; refuse what is not ours, or newer than we are."""
    with closing(Database(url, patience=None)) as database:
        with _one_at_a_time, database.transaction(writes=True) as connection:
            if database.is_postgres:
                version_num = connection.execute(text("SHOW server_version_num")).scalar_one()
                demand_postgres(int(version_num), database.address.name)
                connection.execute(select(func.set_config("lock_timeout", f"{LONG_PATIENCE:.0f}s", True)))
                connection.execute(select(func.pg_advisory_xact_lock(MIGRATION_LOCK)))
            version = version_of(connection, database.address.name)
            if version is None:
                create(connection)
            elif version != VERSION:
                upgrade(connection)
        if database.address.path is not None:
            _use_write_ahead_log(database.address.path)


def demand_postgres(version: int, name: str) -> None:
    """Refuse a PostgreSQL that is too old, by what it says as `server_version_num`.

    >>> demand_postgres(150000, "postgresql://db.example/numbers")
    >>> demand_postgres(140009, "postgresql://db.example/numbers")
    Traceback (most recent call last):
    thenumber.server.store.errors.StoreError: old-postgres: found 'postgresql://db.example/numbers', right: 15 (14.9)
    """
    major, minor = divmod(version, 10_000)
    if major < OLDEST_POSTGRES:
        # Until 9.6 the second part belonged to the name of a version: 90624 is 9.6.24.
        shown = f"{major}.{minor}" if major >= 10 else f"{major}.{minor // 100}.{minor % 100}"
        raise StoreError("old-postgres", name, right=str(OLDEST_POSTGRES), reason=shown)


def version_of(connection: Connection, name: str) -> str | None:
    """The version of a database that this program can use; None if it is empty."""
    relations = inspect(connection).get_table_names()
    if VERSION_RELATION not in relations:
        foreign = relations if connection.dialect.name == "sqlite" else {r.name for r in RELATIONS} & set(relations)
        if foreign:
            raise StoreError("not-ours", name)
        return None
    version = connection.execute(select(column("version_num")).select_from(table(VERSION_RELATION))).scalar()
    if version is None or version == VERSION or version in _known_versions():
        return version
    raise NewerDatabaseError("newer", name, right=VERSION, reason=str(version))


def _known_versions() -> set[str]:
    return {script.revision for script in _scripts().walk_revisions()}


def _scripts() -> "ScriptDirectory":
    # Alembic takes longer to load than a database that is up to date takes to open.
    from alembic.script import ScriptDirectory

    return ScriptDirectory(str(MIGRATIONS), version_locations=[str(MIGRATIONS)])


def create(connection: Connection) -> None:
    """All of today's schema in an empty database. A test proves that the migrations lead to the same."""
    metadata.create_all(connection)
    version_num = Column("version_num", String(32), nullable=False)
    key = PrimaryKeyConstraint("version_num", name=f"{VERSION_RELATION}_pkc")
    relation = Table(VERSION_RELATION, MetaData(), version_num, key)
    relation.create(connection)
    connection.execute(relation.insert().values(version_num=VERSION))


def upgrade(connection: Connection) -> None:
    """Run what is missing, in the transaction that holds the lock."""
    from alembic.config import Config
    from alembic.runtime.environment import EnvironmentContext

    scripts = _scripts()
    missing = scripts._upgrade_revs
    with EnvironmentContext(Config(), scripts, fn=lambda version, _: missing("head", version)) as environment:
        environment.configure(connection=connection, version_table=VERSION_RELATION)
        environment.run_migrations()


def _use_write_ahead_log(path: Path) -> None:
    """Readers and the writer do not wait for each other; the file remembers it.

    SQLite does not wait when several change this at once, so we do.
    """
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            with closing(sqlite3.connect(path)) as connection:
                connection.execute("PRAGMA journal_mode = WAL")
                return
        except sqlite3.DatabaseError as error:
            busy = error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_BUSY
            if not busy or time.monotonic() > deadline:
                raise StoreUnavailableError("unavailable", str(path), reason=error.sqlite_errorname) from None
        time.sleep(0.01)
