"""Brings a database to the schema of this program when it starts, whoever else starts at the same moment.

Alembic and SQLAlchemy take longer to load than a database that is up to date takes to open: they are loaded only for
one that is older.
"""

import threading
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

from thenumber.server.store.database import Transaction, open_database
from thenumber.server.store.errors import NewerDatabaseError, StoreError
from thenumber.server.store.schema import DEFINITIONS, VERSION, VERSION_RELATION

if TYPE_CHECKING:
    from alembic.script import ScriptDirectory
    from sqlalchemy import Connection

MIGRATIONS = Path(__file__).parent / "migrations"

_one_at_a_time = threading.Lock()
"""The lock of a migration: Alembic's operations belong to the process, so two threads can't migrate at once."""


def prepare(url: str) -> None:
    """Make the schema, or bring it up to date; refuse what is not ours, or newer than we are."""
    with closing(open_database(url, patience=None)) as database:
        name = database.address.name
        with database.transaction() as transaction:
            transaction.demand_suitable(name)
            version = version_of(transaction, name)
        if version is None:
            with database.transaction(writes=True) as transaction:
                transaction.lock_schema()
                version = version_of(transaction, name) or create(transaction)
        if version != VERSION:
            with _one_at_a_time, database.migration() as connection:
                upgrade(connection)
        database.use_write_ahead_log()


def version_of(transaction: Transaction, name: str) -> str | None:
    """The version of a database that this program can use; None if it is empty."""
    relations = transaction.relations()
    if VERSION_RELATION not in relations:
        if relations:
            raise StoreError("not-ours", name)
        return None
    version = "".join(row[0] for row in transaction.rows(f"SELECT version_num FROM {VERSION_RELATION}"))
    if version == VERSION or version in _known_versions():
        return version
    raise NewerDatabaseError("newer", name, right=VERSION, reason=version)


def _known_versions() -> set[str]:
    return {script.revision for script in _scripts().walk_revisions()}


def _scripts() -> "ScriptDirectory":
    from alembic.script import ScriptDirectory

    return ScriptDirectory(str(MIGRATIONS), version_locations=[str(MIGRATIONS)])


def create(transaction: Transaction) -> str:
    """All of today's schema in an empty database; its version. A test proves that the migrations lead to the same."""
    for definition in DEFINITIONS.format(double=transaction.double, blob=transaction.blob).split(";"):
        transaction.rows(definition)
    return VERSION


def upgrade(connection: "Connection") -> None:
    """Run what is missing, in the transaction that holds the lock."""
    from alembic.config import Config
    from alembic.runtime.environment import EnvironmentContext

    scripts = _scripts()
    missing = scripts._upgrade_revs
    with EnvironmentContext(Config(), scripts, fn=lambda version, _: missing("head", version)) as environment:
        environment.configure(connection=connection, version_table=VERSION_RELATION)
        environment.run_migrations()
