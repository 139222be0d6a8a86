"""The database: whether it is there, is one that will do, and can be written to. Nothing stays written."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path

from thenumber.server.doctor.finding import Finding, good, hint, store_wrong
from thenumber.server.settings import Settings
from thenumber.server.store.address import parse_address
from thenumber.server.store.database import Database, Transaction, open_database
from thenumber.server.store.errors import StoreError
from thenumber.server.store.migrate import create, version_of
from thenumber.server.store.schema import VERSION_RELATION
from thenumber.server.store.server_lock import server_of

CONNECTIONS_EACH = 7
"""The connections to PostgreSQL that a process with tables opens."""
ABOUT = "SELECT current_setting('server_version'), CAST(current_user AS text), current_setting('max_connections')"
OWNER = "SELECT pg_get_userbyid(relowner) FROM pg_class WHERE oid = to_regclass(?)"


class _RolledBackError(Exception):
    """Ends a transaction of which nothing is to stay."""


def look_at_database(settings: Settings) -> Iterator[Finding]:
    """Reach the database and write to it, in a transaction that is rolled back."""
    url = settings.database_url
    try:
        path = parse_address(url).path
        yield from _look_at_file(url, path) if path else _look_at_postgres(settings)
    except StoreError as error:
        yield store_wrong(error)


def _look_at_file(url: str, path: Path) -> Iterator[Finding]:
    if not path.exists():
        yield good("doctor-sqlite-new", file=str(path), version=sqlite3.sqlite_version)
        return
    if process := server_of(path):
        yield good("doctor-sqlite-served", file=str(path), process=process)
    with closing(open_database(url)) as database:
        _try_to_write(database)
    yield good("doctor-sqlite", file=str(path), version=sqlite3.sqlite_version)


def _look_at_postgres(settings: Settings) -> Iterator[Finding]:
    with closing(open_database(settings.database_url)) as database:
        name = database.address.name
        with database.transaction() as transaction:
            transaction.demand_suitable(name)
            ((version, user, most),) = transaction.rows(ABOUT)
            owners = [owner for (owner,) in transaction.rows(OWNER, [VERSION_RELATION])]
        _try_to_write(database)
        yield good("doctor-postgres", found=name, version=version.split()[0])  # what follows is the packager's
        if owners and user not in owners:
            yield hint("doctor-postgres-owner", found=name, owner=owners[0], user=user)
        needed = CONNECTIONS_EACH * (settings.processes + (settings.processes > 1))
        if int(most) < 2 * needed:  # others need some as well, and a server that is started anew meets the old one
            yield hint("doctor-postgres-connections", found=int(most), needed=2 * needed)


def _try_to_write(database: Database) -> None:
    """Write what stands there already, or make the schema, and take it back."""
    with suppress(_RolledBackError), database.transaction(writes=True) as transaction:
        _write(transaction, database.address.name)
        raise _RolledBackError


def _write(transaction: Transaction, name: str) -> None:
    if version_of(transaction, name) is None:
        create(transaction)
    else:
        transaction.rows(f"UPDATE {VERSION_RELATION} SET version_num = version_num")  # noqa: S608 our own word
