"""One way into the database for everybody: transactions that end in time, and errors that say no secrets.

There are two kinds, sqlite.py and postgres.py. Statements are the same for both: SQL with `?` for every value, and with
no other question mark or percent sign. What is not the same has a name in `Transaction`; what SQLite has no need of
does nothing here.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager
from functools import lru_cache
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, Any

from thenumber.server.store.address import Address, parse_address
from thenumber.server.store.errors import StoreError
from thenumber.server.store.schema import Relation

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from thenumber.server.store.hints import Hints

PATIENCE = 5.0
"""The most seconds to wait for the database, for a connection as for an answer."""

LONG_PATIENCE = 60.0
"""The most seconds to wait in work that has no other limit, such as a migration or a backup."""

CONNECTIONS = 6
"""The most connections that one process opens: a writer, some readers, and one to spare."""

MOST_VALUES = 32_000
"""The most values of one statement: SQLite takes 32,766, PostgreSQL 65,535."""

Row = tuple[Any, ...]


class ContradictionError(StoreError):
    """Rows that contradict each other, or those that are there already; the transaction is rolled back."""


class Transaction:
    """What can be done in a transaction that is open."""

    insert_verb = "INSERT"
    double: str
    """The name of the SQL type of a 64-bit floating point number."""
    blob: str
    """The name of the SQL type of bytes."""

    def rows(self, statement: str, values: Sequence[Any] = ()) -> list[Row]:
        """Execute a statement; the rows that it returns, all at once."""
        raise NotImplementedError

    def pages(self, statement: str, size: int) -> Iterator[Sequence[Row]]:
        """The rows of a query, so many at a time."""
        raise NotImplementedError

    def relations(self) -> set[str]:
        """The relations that are ours or in our way: all in a file, in PostgreSQL those with our names."""
        raise NotImplementedError

    def insert(self, relation: Relation, rows: Sequence[Sequence[Any]], ending: str = "") -> list[Row]:
        """Insert rows with as few statements as can be; what they return.

        What an insert costs a busy server is how often the driver lets go of the interpreter: it then waits for the
        event loop, some milliseconds each time, to get it back. `executemany` does so for every row.
        """
        most = MOST_VALUES // len(relation.columns)
        returned: list[Row] = []
        for start in range(0, len(rows), most):
            some = rows[start : start + most]
            statement = _insertion(self.insert_verb if not ending else "INSERT", relation, len(some), ending)
            returned += self.rows(statement, tuple(chain.from_iterable(some)))
        return returned

    def lock_heads(self, table_ids: Sequence[str], *, to_delete: bool = False) -> None:
        """Wait for others who write to these tables, and let them wait. In SQLite there is one who writes."""

    def lock_schema(self) -> None:
        """Wait for others who change the schema, and let them wait. In SQLite there is one who writes."""

    def lock_out_servers(self) -> bool:
        """Keep running servers from writing; whether none was running. SQLite knows it without a transaction."""
        return True

    def demand_suitable(self, name: str) -> None:
        """Refuse a server that is too old for us, or that can't keep every name; SQLite comes with Python."""

    def listeners(self) -> tuple[int, str]:
        """How many processes listen here, and the name of this place: what one process says is heard in all schemas of
        a database. To SQLite nobody listens."""
        return 0, ""

    def notify(self, messages: Sequence[str]) -> None:
        """Tell every process that listens, when this is committed. To SQLite nobody listens."""


class Database:
    """A database that is known to be there, or will be again. Made by `open_database`; to be closed."""

    def __init__(self, address: Address) -> None:
        self.address = address
        self.connections_made = 0
        """The number of connections that were made to a server: behind a new one may be another server, which took over
        and may lack the last of what the one before had acknowledged."""

    @property
    def is_postgres(self) -> bool:
        return self.address.path is None

    def transaction(self, *, writes: bool = False) -> AbstractContextManager[Transaction]:
        """A transaction that is committed at the end, and rolled back if anything is raised.

        Rows that contradict each other come out as a ContradictionError, for the caller to understand; all else that
        the database says is a StoreUnavailableError.
        """
        raise NotImplementedError

    def migration(self) -> AbstractContextManager["Connection"]:
        """A transaction in which nobody else changes the schema, as SQLAlchemy's: Alembic wants one."""
        raise NotImplementedError

    def demand_sessions(self) -> None:
        """Refuse a pooler that keeps no sessions, to which `LISTEN` and locks belong. SQLite has none."""

    def use_write_ahead_log(self) -> None:
        """See to it that readers and the writer do not wait for each other. In PostgreSQL they never do."""

    def listen(
        self, sender: str, callback: Callable[[str | None], None], called: Callable[[str], None]
    ) -> "Hints | None":
        """Hear what others `notify`; from SQLite nothing is ever heard."""

    def close(self) -> None:
        raise NotImplementedError


def open_database(url: str, patience: float | None = PATIENCE) -> Database:
    """The database that a URL names. `patience` is None for work that takes as long as it takes.

    SQLAlchemy and psycopg take longer to load than a file takes to open, so they are loaded only for PostgreSQL.
    """
    address = parse_address(url)
    if address.path is not None:
        from thenumber.server.store.sqlite import SqliteDatabase

        return SqliteDatabase(address, address.path, patience)
    from thenumber.server.store.postgres import PostgresDatabase

    return PostgresDatabase(address, patience)


def marks(count: int) -> str:
    """The values of a row, or of a list, as a statement has them.

    >>> marks(3)
    '(?, ?, ?)'
    """
    return f"({', '.join('?' * count)})"


@lru_cache(maxsize=128)
def _insertion(verb: str, relation: Relation, count: int, ending: str) -> str:
    values = ", ".join([marks(len(relation.columns))] * count)
    return f"{verb} INTO {relation.name} ({', '.join(relation.columns)}) VALUES {values} {ending}"


def make_directory(path: Path) -> None:
    """Make the directory that a database file is to stand in."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StoreError("unwritable", str(path), reason=error.strerror or "") from None
