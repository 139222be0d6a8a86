"""Writes a batch of appends in one transaction, in the usual case with one statement."""

from collections.abc import Sequence
from itertools import chain

from thenumber.server.store.batch import Append, refusals
from thenumber.server.store.database import ContradictionError, Database, Row, Transaction, marks
from thenumber.server.store.errors import StoreError, StoreUnavailableError
from thenumber.server.store.schema import GAMES, HEADS, LOG

MOST_REMEMBERED = 50_000
"""The most tables whose last entry is remembered."""


class Ledger:
    """For one thread. It remembers the last entry of tables it wrote to, so that it need not read before it writes.

    If another process has written in between, the database refuses the row; then the batch is written again, with the
    heads locked and nothing taken from memory. Nor is it after a connection was made: the server may be another one.
    """

    def __init__(self, database: Database, sender: str) -> None:
        self._database = database
        self._sender = sender
        self._last: dict[str, int] = {}
        self._connections_made = 0

    def write(self, batch: Sequence[Append]) -> None:
        """Write what can be written; afterwards every append stands on the disk, or has its error."""
        try:
            try:
                self._attempt(batch, sure=False)
            except ContradictionError:
                self._attempt(batch, sure=True)
        except StoreUnavailableError as error:
            self._give_up(batch, error)
        except Exception as error:
            # One append holds something that the database or its driver refuses: the others are written without it.
            if len(batch) > 1:
                for append in batch:
                    self.write([append])
            else:
                reason = error.reason if isinstance(error, StoreError) else type(error).__name__
                self._give_up(batch, StoreError("refused", batch[0].table_id, reason=reason))

    def _give_up(self, batch: Sequence[Append], error: StoreError) -> None:
        for append in batch:
            append.error = error.again()
            self._last.pop(append.table_id, None)

    def _attempt(self, batch: Sequence[Append], *, sure: bool) -> None:
        for append in batch:
            append.complete()
        with self._database.transaction(writes=True) as transaction:
            if self._connections_made != self._database.connections_made:
                self._connections_made = self._database.connections_made
                self._last.clear()
            made = _make_heads(transaction, batch)
            last = self._last_entries(transaction, batch, sure=sure)
            finished = [append.finished.game_id for append in batch if append.finished]
            known_games = _known_games(transaction, finished) if sure and finished else []
            errors = refusals(batch, last, made, known_games)
            standing = [append for append in batch if append not in errors]
            # Sorted, so that two processes that write to the same tables wait for each other in the same order.
            transaction.insert(LOG, sorted(chain.from_iterable(append.entries for append in standing)))
            transaction.insert(GAMES, sorted(append.finished for append in standing if append.finished))
            if self._database.is_postgres and standing:
                tables = {append.table_id for append in standing}
                transaction.notify([f"{self._sender} {table_id}" for table_id in tables])
        if len(self._last) > MOST_REMEMBERED:
            self._last.clear()
        for append in batch:
            append.error = errors.get(append)
            if append.error:
                self._last.pop(append.table_id, None)
            elif append.entries:
                self._last[append.table_id] = append.entries[-1].seq

    def _last_entries(self, transaction: Transaction, batch: Sequence[Append], *, sure: bool) -> dict[str, int]:
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
                transaction.lock_heads(list(unsure))
            last.update(_last_seqs(transaction, list(unsure)))
        return last


def _make_heads(transaction: Transaction, batch: Sequence[Append]) -> list[Row]:
    """Insert new heads whose code is free; table and code of those."""
    rows = [append.head for append in batch if append.head]
    return transaction.insert(HEADS, rows, "ON CONFLICT DO NOTHING RETURNING table_id, code")


def _last_seqs(transaction: Transaction, table_ids: Sequence[str]) -> list[Row]:
    """The tables that there are, each with the last place of its log; 0 if it is empty."""
    last = "SELECT COALESCE(MAX(seq), 0) FROM log WHERE log.table_id = heads.table_id"
    query = f"SELECT table_id, ({last}) FROM heads WHERE table_id IN {marks(len(table_ids))}"
    return transaction.rows(query, table_ids)


def _known_games(transaction: Transaction, game_ids: Sequence[str]) -> list[str]:
    query = f"SELECT game_id FROM games WHERE game_id IN {marks(len(game_ids))}"
    return [game_id for (game_id,) in transaction.rows(query, game_ids)]
