"""The store as the server sees it: asynchronous, for one event loop; everything that blocks is done on threads."""

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any, Self, TypeVar

from thenumber.server.histogram import Histogram
from thenumber.server.store.batch import Append
from thenumber.server.store.database import CONNECTIONS, PATIENCE, Database, Row, Transaction, open_database
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
from thenumber.server.store.expire import (
    OLD_DAYS,
    OLD_GAMES,
    OLD_REVIEWS,
    OLD_TABLES,
    PAUSE_SECONDS,
    TOO_MANY_REVIEWS,
    delete_tables,
    expire_tables,
)
from thenumber.server.store.ledger import Ledger
from thenumber.server.store.migrate import prepare
from thenumber.server.store.schema import DAILY_COUNTS, REVIEWS
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

READY_SECONDS = 5.0
"""The seconds for which it holds that something could be written: whoever asks more often costs nothing."""
READY_ROW = "ready"
"""The id of the row that is written to find out whether anything can be. It stands among the reviews, which are in no
backup, and whose ids are longer."""
PAGE = 200
"""The number of finished games that are in memory at once while all are read."""

MOST_REVIEW_BYTES = 64 << 20
"""The most bytes of all reviews together, packed as they are kept; the oldest go first. A review takes 50,000."""

CLOCK_READINGS = 5
"""The number of times that the database's clock is read, so that one of them is quick."""

T = TypeVar("T")
Finished = FinishedGame | Callable[[], FinishedGame]


class Store:
    """Logs of live tables and finished games. Made by `Store.open`; to be closed."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._sender = secrets.token_hex(8)
        self._loop = asyncio.get_running_loop()
        self._writer = Writer(Ledger(database, self._sender))
        self._readers = ThreadPoolExecutor(CONNECTIONS - 2, thread_name_prefix="store-reader")
        self._hints: list[Hints] = []
        self._called: dict[str, Callable[[str], None]] = {}
        """Who hears calls that begin with this character."""
        self._closed = False
        self._writing: asyncio.Task[bool] | None = None
        self._written_at = -READY_SECONDS
        """When `ready` last wrote, in seconds of the event loop."""

    @classmethod
    async def open(cls, url: str, *, patience: float = PATIENCE) -> Self:
        """Reach the database and bring its schema up to date, or raise a StoreError."""
        await asyncio.to_thread(prepare, url)
        database = open_database(url, patience)
        try:
            await asyncio.to_thread(database.demand_sessions)
        except BaseException:
            database.close()
            raise
        return cls(database)

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

    async def append(self, entries: Sequence[LogEntry], finished: Finished | None = None) -> None:
        """Write entries of one table, and the game they finish: all or none, and on the disk when this returns.

        `finished` is the game, or a function that makes it; the function is called on the thread that writes, and if it
        fails, so does the append.

        Several appends to a table may be under way: if one fails, so do those that were made before its failure was
        known, for they were built on it.
        """
        await self._writer.write(_append_of(entries, finished))

    def append_soon(
        self,
        entries: Sequence[LogEntry],
        told: Callable[[StoreError | None], None],
        finished: Finished | None = None,
    ) -> None:
        """As `append`, without waiting: `told` is called in the event loop, with the error if there is one."""
        append = _append_of(entries, finished)
        append.told = told
        self._writer.write_soon(append)

    async def expire(self, before: float, *, finished_too: bool = False) -> int:
        """Forget tables in which nothing has happened since `before`, and games finished before it if told so.

        How many tables there were.
        """
        expired = 0
        while old := [table_id for (table_id,) in await self._rows(OLD_TABLES, before)]:
            expired += await self._do(partial(expire_tables, table_ids=old, before=before), writes=True)
            await asyncio.sleep(PAUSE_SECONDS)
        for rows in (OLD_REVIEWS, OLD_GAMES) if finished_too else (OLD_REVIEWS,):
            await self._delete(rows, before)
        return expired

    async def delete_table(self, table_id: str) -> None:
        """Delete a table with its log, whatever happens there; its finished games stay. It may be gone already."""
        await self._do(partial(delete_tables, table_ids=[table_id]), writes=True)

    async def expire_days(self, before: str) -> None:
        """Forget what was written on the days before a date."""
        await self._delete(OLD_DAYS, before)

    async def count_daily(self, day: str, number: int) -> None:
        """Count one more number that was written on a day; of who wrote it nothing is kept."""
        one_more = "ON CONFLICT (day, number) DO UPDATE SET count = daily_counts.count + 1"
        await self._do(lambda transaction: transaction.insert(DAILY_COUNTS, [(day, number, 1)], one_more), writes=True)

    async def keep_review(
        self, review_id: str, made_at: float, body: bytes, most_bytes: int = MOST_REVIEW_BYTES
    ) -> None:
        """Keep a review, and forget the oldest beyond `most_bytes`. Two nodes may have made the same one: then one is
        enough."""

        def keep(transaction: Transaction) -> None:
            transaction.insert(REVIEWS, [(review_id, made_at, body)], "ON CONFLICT DO NOTHING")
            transaction.rows(f"DELETE FROM {TOO_MANY_REVIEWS}", [most_bytes])

        with suppress(StoreError):  # the review is there all the same, and next time it is made again
            await self._do(keep, writes=True)

    # Reading

    async def find_code(self, code: str) -> str | None:
        """The id of the table with this code."""
        found = await self._rows("SELECT table_id FROM heads WHERE code = ?", code)
        return found[0][0] if found else None

    async def read(self, table_id: str, after: int = 0) -> list[LogEntry]:
        """The log of a table, in order, from the entry after `after` on."""
        query = "SELECT table_id, seq, at, body FROM log WHERE table_id = ? AND seq > ? ORDER BY seq"
        return [LogEntry(*row) for row in await self._rows(query, table_id, after)]

    async def finished(self, game_id: str) -> FinishedGame | None:
        found = await self._games("WHERE game_id = ?", game_id)
        return found[0] if found else None

    async def all_finished(self) -> AsyncIterator[FinishedGame]:
        """Every finished game, the oldest first; a page at a time, so that neither memory nor a transaction grows."""
        which = f"ORDER BY finished_at, game_id LIMIT {PAGE}"
        page = await self._games(which)
        while page:
            for game in page:
                yield game
            last = page[-1]
            page = await self._games(f"WHERE (finished_at, game_id) > (?, ?) {which}", last.finished_at, last.game_id)

    async def review(self, review_id: str) -> bytes | None:
        found = await self._rows("SELECT body FROM reviews WHERE review_id = ?", review_id)
        return found[0][0] if found else None

    async def daily_counts(self, day: str) -> dict[int, int]:
        """How often each number was written on a day, the lowest number first."""
        return dict(await self._rows("SELECT number, count FROM daily_counts WHERE day = ? ORDER BY number", day))

    async def ready(self) -> bool:
        """Whether the database answers and can be written to.

        A row is written to find out: a disk that is full or became read-only still answers. That it was written holds
        for `READY_SECONDS`, for everybody who asks; that it could not be is tried again.
        """
        try:
            await self._rows("SELECT code FROM heads LIMIT 1")
        except StoreError:
            return False
        if self._writing is None or (self._writing.done() and self._loop.time() > self._written_at + READY_SECONDS):
            self._writing = asyncio.create_task(self._can_write())
        return await asyncio.shield(self._writing)

    async def _can_write(self) -> bool:
        row = (READY_ROW, time.time(), b"")
        newer = "ON CONFLICT (review_id) DO UPDATE SET made_at = excluded.made_at"
        try:
            await self._do(lambda transaction: transaction.insert(REVIEWS, [row], newer), writes=True)
        except StoreError:
            self._written_at = -READY_SECONDS
            return False
        self._written_at = self._loop.time()
        return True

    # Other nodes

    async def epoch(self) -> float | None:
        """The seconds since the epoch, by the database's clock, when the monotonic clock of this machine stood at 0.

        None for SQLite, which has no clock of its own. Of several readings the quickest counts; the answer is taken to
        have been on its way half of the time.
        """
        if not self.database.is_postgres:
            return None
        readings: list[tuple[float, float]] = []
        for _ in range(CLOCK_READINGS):
            before = time.monotonic()
            ((theirs,),) = await self._rows("SELECT CAST(extract(epoch FROM clock_timestamp()) AS double precision)")
            after = time.monotonic()
            readings.append((after - before, theirs - (before + after) / 2))
        return min(readings)[1]

    def listen(self, callback: Callable[[str | None], None], called: Callable[[str], None] = lambda _: None) -> None:
        """Call back in the event loop with the id of a table to which another node has written.

        None means: something may have been missed, read everything you follow. It comes whenever listening begins.
        `called` gets what others `call`. SQLite has no other nodes: there nobody ever calls.
        """

        def hear(message: str) -> None:
            self._called.get(message[0], called)(message)

        hints = self.database.listen(self._sender, callback, hear)
        if hints:
            self._hints.append(hints)

    def hear_calls(self, kind: str, called: Callable[[str], None]) -> None:
        """Let `called` have those of others' calls that begin with this character, wherever this process listens."""
        self._called[kind] = called

    async def listeners(self) -> tuple[int, str]:
        """How many processes listen to this database, our own among them (0 for SQLite, where nobody does), and what
        distinguishes it from others that hear the same calls."""
        return await self._do(lambda transaction: transaction.listeners())

    async def call(self, message: str) -> None:
        """Say something to all other nodes that listen; it begins with one of `CALLS` (calls.py)."""
        if self.database.is_postgres:
            await self._do(lambda transaction: transaction.notify([f"{self._sender} {message}"]))

    @property
    def write_seconds(self) -> Histogram:
        """How long the transactions of the writer took."""
        return self._writer.seconds

    async def _rows(self, statement: str, *values: Any, writes: bool = False) -> list[Row]:
        return await self._do(lambda transaction: transaction.rows(statement, values), writes=writes)

    async def _delete(self, rows: str, before: float | str) -> None:
        """Delete what is older, if there is anything: only then a lock is needed."""
        if await self._rows(f"SELECT 1 FROM {rows} LIMIT 1", before):
            await self._rows(f"DELETE FROM {rows}", before, writes=True)

    async def _games(self, which: str, *values: Any) -> list[FinishedGame]:
        query = f"SELECT game_id, table_id, finished_at, record FROM games {which}"
        return [FinishedGame(*row) for row in await self._rows(query, *values)]

    async def _do(self, work: Callable[[Transaction], T], *, writes: bool = False) -> T:
        if self._closed:
            raise StoreError("closed")

        def transaction() -> T:
            with self.database.transaction(writes=writes) as transaction:
                return work(transaction)

        return await self._loop.run_in_executor(self._readers, transaction)


def _append_of(entries: Sequence[LogEntry], finished: Finished | None) -> Append:
    if not entries:
        raise ValueError("an append has at least one entry")
    _ensure_one_run(entries[0].table_id, entries[0].seq, entries)
    append = Append(entries[0].table_id, entries)
    if callable(finished):
        append.make_finished = finished
    else:
        append.finished = finished
    return append


def _ensure_one_run(table_id: str, first: int, entries: Sequence[LogEntry]) -> None:
    """Entries of one append belong to one table and follow each other."""
    if first < 1:
        raise ValueError(f"a log begins with entry 1, not {first}")
    for seq, entry in enumerate(entries, first):
        if entry.table_id != table_id or entry.seq != seq:
            raise ValueError(f"entry {seq} of table {table_id} was expected, not {entry.seq} of {entry.table_id}")
