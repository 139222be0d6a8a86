"""Writes a batch of appends in one transaction, in the usual case with one statement."""

from collections.abc import Sequence
from itertools import chain

from sqlalchemy import BindParameter, Connection, bindparam, func, select, text
from sqlalchemy.exc import IntegrityError

from thenumber.server.store.batch import Append, refusals
from thenumber.server.store.database import Database
from thenumber.server.store.errors import StoreError, StoreUnavailableError
from thenumber.server.store.rows import insert_rows
from thenumber.server.store.schema import games, heads, log

MOST_REMEMBERED = 50_000
HINTS = "thenumber"
"""The channel on which PostgreSQL tells other nodes which table to read."""

IDS: BindParameter[Sequence[str]] = bindparam("ids", expanding=True)
LOCKED = select(heads.c.table_id).where(heads.c.table_id.in_(IDS)).order_by(heads.c.table_id)
LOCKED = LOCKED.with_for_update(key_share=True)
LAST_SEQ = select(func.max(log.c.seq)).where(log.c.table_id == heads.c.table_id).scalar_subquery()
LAST = select(heads.c.table_id, func.coalesce(LAST_SEQ, 0)).where(heads.c.table_id.in_(IDS))
KNOWN_GAMES = select(games.c.game_id).where(games.c.game_id.in_(IDS))
NOTIFY = text("SELECT count(pg_notify(:channel, hint)) FROM unnest(CAST(:hints AS text[])) AS hint")


class Ledger:
    """For one thread. It remembers the last entry of tables it wrote to, so that it need not read before it writes.

    If another process has written in between, the database refuses the row; then the batch is written again, with the
    heads locked and nothing taken from memory.
    """

    def __init__(self, database: Database, sender: str) -> None:
        self._database = database
        self._sender = sender
        self._last: dict[str, int] = {}

    def write(self, batch: Sequence[Append]) -> None:
        """Write what can be written; afterwards every append stands on the disk, or has its error."""
        try:
            try:
                self._attempt(batch, sure=False)
            except IntegrityError:
                self._attempt(batch, sure=True)
        except StoreUnavailableError as error:
            self._give_up(batch, error)
        except Exception as error:
            # Something in it that the database or its driver does not take: nobody else has to suffer for it.
            if len(batch) > 1:
                for append in batch:
                    self.write([append])
            else:
                self._give_up(batch, StoreError("refused", batch[0].table_id, reason=type(error).__name__))

    def _give_up(self, batch: Sequence[Append], error: StoreError) -> None:
        for append in batch:
            append.error = error.again()
            self._last.pop(append.table_id, None)

    def _attempt(self, batch: Sequence[Append], *, sure: bool) -> None:
        with self._database.transaction(writes=True) as connection:
            made = _make_heads(connection, batch)
            last = self._last_entries(connection, batch, sure=sure)
            finished = [append.finished.game_id for append in batch if append.finished]
            known_games = connection.scalars(KNOWN_GAMES, {"ids": finished}).all() if sure and finished else []
            errors = refusals(batch, last, made, known_games)
            standing = [append for append in batch if append not in errors]
            # Sorted, so that two processes that write to the same tables wait for each other in the same order.
            insert_rows(connection, log, sorted(chain.from_iterable(append.entries for append in standing)))
            insert_rows(connection, games, sorted(append.finished for append in standing if append.finished))
            if self._database.is_postgres and standing:
                hints = [f"{self._sender} {table_id}" for table_id in {append.table_id for append in standing}]
                connection.execute(NOTIFY, {"channel": HINTS, "hints": hints})
        if len(self._last) > MOST_REMEMBERED:
            self._last.clear()
        for append in batch:
            append.error = errors.get(append)
            if append.error:
                self._last.pop(append.table_id, None)
            elif append.entries:
                self._last[append.table_id] = append.entries[-1].seq

    def _last_entries(self, connection: Connection, batch: Sequence[Append], *, sure: bool) -> dict[str, int]:
        last: dict[str, int] = {}
        unsure: set[str] = set()
        for append in batch:
            if append.head or append.table_id in last or append.table_id in unsure:
                continue
            remembered = self._last.get(append.table_id)
            if sure or remembered is None or remembered + 1 != append.entries[0].seq:
                unsure.add(append.table_id)
            else:
                last[append.table_id] = remembered
        if unsure:
            if sure:
                connection.execute(LOCKED, {"ids": list(unsure)})
            last.update((table_id, seq) for table_id, seq in connection.execute(LAST, {"ids": list(unsure)}))
        return last


def _make_heads(connection: Connection, batch: Sequence[Append]) -> list[tuple[str, str]]:
    """Insert new heads whose code is free; which ones they are."""
    rows = [append.head for append in batch if append.head]
    made = insert_rows(connection, heads, rows, "ON CONFLICT DO NOTHING RETURNING table_id, code")
    return [(table_id, code) for table_id, code in made]
