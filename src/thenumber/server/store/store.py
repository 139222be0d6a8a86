"""The store as the server sees it: asynchronous, for one event loop; everything that blocks is done on threads."""

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Self, TypeVar

from sqlalchemy import Connection, Select, insert, select, text, tuple_

from thenumber.server.store.batch import Append
from thenumber.server.store.database import CONNECTIONS, PATIENCE, Database
from thenumber.server.store.entries import FinishedGame, LogEntry, TableHead
from thenumber.server.store.errors import (
    CodeTakenError,
    NewerDatabaseError,
    SequenceGapError,
    SequenceTakenError,
    StoreError,
    StoreUnavailableError,
    UnknownTableError,
)
from thenumber.server.store.expire import expire_games, expire_reviews, expire_some
from thenumber.server.store.ledger import HINTS, Ledger
from thenumber.server.store.migrate import prepare
from thenumber.server.store.schema import games, heads, log, reviews
from thenumber.server.store.writer import Writer

if TYPE_CHECKING:
    from thenumber.server.store.hints import Hints

__all__ = [
    "CodeTakenError",
    "FinishedGame",
    "LogEntry",
    "NewerDatabaseError",
    "SequenceGapError",
    "SequenceTakenError",
    "Store",
    "StoreError",
    "StoreUnavailableError",
    "TableHead",
    "UnknownTableError",
]

PAGE = 200
"""Finished games that are in memory at once while all are read."""

T = TypeVar("T")


class Store:
    """Logs of live tables and finished games. Made by `Store.open`; to be closed."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._sender = secrets.token_hex(8)
        self._loop = asyncio.get_running_loop()
        self._writer = Writer(Ledger(database, self._sender))
        self._readers = ThreadPoolExecutor(CONNECTIONS - 2, thread_name_prefix="store-reader")
        self._hints: list[Hints] = []
        self._closed = False

    @classmethod
    async def open(cls, url: str, *, patience: float = PATIENCE) -> Self:
        """Reach the database and bring its schema up to date, or raise a StoreError."""
        await asyncio.to_thread(prepare, url)
        return cls(Database(url, patience))

    async def close(self) -> None:
        """Write what still waits, and let go of the database."""
        self._closed = True
        for hints in self._hints:
            await hints.close()
        await self._writer.close()
        await asyncio.to_thread(self._readers.shutdown)
        await asyncio.to_thread(self.database.close)

    # Writing

    async def create(self, head: TableHead, entries: Sequence[LogEntry] = ()) -> None:
        """Make a table with the first entries of its log."""
        _ensure_one_run(head.table_id, 1, entries)
        await self._writer.write(Append(head.table_id, entries, head=head))

    async def append(self, entries: Sequence[LogEntry], finished: FinishedGame | None = None) -> None:
        """Write entries of one table, and the game they finish: all or none, and on the disk when this returns.

        Several appends to a table may be under way: if one fails, so do those that were made before its failure was
        known, for they were built on it.
        """
        await self._writer.write(_append_of(entries, finished))

    def append_soon(
        self,
        entries: Sequence[LogEntry],
        told: Callable[[StoreError | None], None],
        finished: FinishedGame | None = None,
    ) -> None:
        """The same for whoever does not wait: `told` is called in the event loop, with the error if there is one."""
        append = _append_of(entries, finished)
        append.told = told
        self._writer.write_soon(append)

    async def expire(self, before: float, *, finished_too: bool = False) -> int:
        """Forget tables in which nothing has happened since `before`, and games finished before it if told so.

        How many tables there were.
        """
        expired = 0
        while some := await self._do(lambda connection: expire_some(connection, before), writes=True):
            expired += some
        await self._do(lambda connection: expire_reviews(connection, before), writes=True)
        if finished_too:
            await self._do(lambda connection: expire_games(connection, before), writes=True)
        return expired

    # Reading

    async def find_code(self, code: str) -> str | None:
        """The id of the table with this code."""
        query = select(heads.c.table_id).where(heads.c.code == code)
        return await self._do(lambda connection: connection.scalar(query))

    async def read(self, table_id: str, after: int = 0) -> list[LogEntry]:
        """The log of a table, in order, from the entry after `after` on."""
        query = select(log).where(log.c.table_id == table_id, log.c.seq > after).order_by(log.c.seq)
        return await self._do(lambda connection: [LogEntry(*row) for row in connection.execute(query)])

    async def finished(self, game_id: str) -> FinishedGame | None:
        query = select(games).where(games.c.game_id == game_id)
        found = await self._games(query)
        return found[0] if found else None

    async def games_of(self, table_id: str) -> list[FinishedGame]:
        """All games that were finished at a table, the oldest first."""
        query = select(games).where(games.c.table_id == table_id).order_by(games.c.finished_at, games.c.game_id)
        return await self._games(query)

    async def all_finished(self) -> AsyncIterator[FinishedGame]:
        """Every finished game, the oldest first; a page at a time, so that neither memory nor a transaction grows."""
        place = tuple_(games.c.finished_at, games.c.game_id)
        query = select(games).order_by(games.c.finished_at, games.c.game_id).limit(PAGE)
        page = await self._games(query)
        while page:
            for game in page:
                yield game
            page = await self._games(query.where(place > (page[-1].finished_at, page[-1].game_id)))

    async def review(self, review_id: str) -> bytes | None:
        query = select(reviews.c.body).where(reviews.c.review_id == review_id)
        return await self._do(lambda connection: connection.scalar(query))

    async def keep_review(self, review_id: str, made_at: float, body: bytes) -> None:
        """Two nodes may have made the same: then one is enough."""

        def keep(connection: Connection) -> None:
            if connection.scalar(select(reviews.c.review_id).where(reviews.c.review_id == review_id)) is None:
                connection.execute(insert(reviews).values(review_id=review_id, made_at=made_at, body=body))

        with suppress(StoreError):  # the review is there all the same, and next time it is made again
            await self._do(keep, writes=True)

    async def ready(self) -> bool:
        """Whether the database answers."""
        try:
            await self._do(lambda connection: connection.execute(select(heads.c.code).limit(1)).all())
        except StoreError:
            return False
        return True

    # Other nodes

    def listen(self, callback: Callable[[str | None], None], called: Callable[[str], None] = lambda _: None) -> None:
        """Call back in the event loop with the id of a table to which another node has written.

        None means: something may have been missed, read everything you follow. It comes whenever listening begins.
        `called` gets what others `call`. SQLite has no other nodes: there nobody ever calls.
        """
        if self.database.is_postgres:
            from thenumber.server.store.hints import Hints  # it needs the driver, which takes its time to load

            self._hints.append(Hints(self.database, self._sender, callback, called))

    async def call(self, message: str) -> None:
        """Say something to all other nodes that listen; it begins with one of `CALLS`."""
        if self.database.is_postgres:
            said = {"channel": HINTS, "message": f"{self._sender} {message}"}
            await self._do(lambda connection: connection.execute(text("SELECT pg_notify(:channel, :message)"), said))

    async def _games(self, query: Select[Any]) -> list[FinishedGame]:
        return await self._do(lambda connection: [FinishedGame(*row) for row in connection.execute(query)])

    async def _do(self, work: Callable[[Connection], T], *, writes: bool = False) -> T:
        if self._closed:
            raise StoreError("closed")

        def transaction() -> T:
            with self.database.transaction(writes=writes) as connection:
                return work(connection)

        return await self._loop.run_in_executor(self._readers, transaction)


def _append_of(entries: Sequence[LogEntry], finished: FinishedGame | None) -> Append:
    if not entries:
        raise ValueError("an append has at least one entry")
    _ensure_one_run(entries[0].table_id, entries[0].seq, entries)
    return Append(entries[0].table_id, entries, finished=finished)


def _ensure_one_run(table_id: str, first: int, entries: Sequence[LogEntry]) -> None:
    """Entries of one append belong to one table and follow each other."""
    if first < 1:
        raise ValueError(f"a log begins with entry 1, not {first}")
    for seq, entry in enumerate(entries, first):
        if entry.table_id != table_id or entry.seq != seq:
            raise ValueError(f"entry {seq} of table {table_id} was expected, not {entry.seq} of {entry.table_id}")
