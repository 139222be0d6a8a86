"""Forgets what is old, a little at a time so that appends get their turn in between.

Whoever looks for something old takes no lock and reads only what an index says is old. A table that was made long ago
and is still played at is moved on in that index, to the time of its last entry: it is not looked at again before that
is long ago as well. So a look costs what there is to do, however many tables there are.
"""

from collections.abc import Sequence

from thenumber.server.store.database import Transaction, marks

AT_ONCE = 20
"""The most tables that are looked at in one transaction."""

PAUSE_SECONDS = 0.05
"""Seconds between two such transactions: whoever waits for SQLite's lock looks for it only every few milliseconds."""

OLD_TABLES = f"SELECT table_id FROM heads WHERE created_at < ? ORDER BY created_at LIMIT {AT_ONCE}"
OLD_REVIEWS = "reviews WHERE made_at < ?"
TOO_MANY_REVIEWS = """reviews WHERE review_id IN (
    SELECT review_id FROM (
        SELECT review_id, SUM(LENGTH(body)) OVER (ORDER BY made_at DESC, review_id) AS bytes FROM reviews
    ) AS newest WHERE bytes > ?
)"""
"""The oldest reviews, beyond so many bytes of newer ones. A length is read without the body."""
OLD_GAMES = "games WHERE finished_at < ?"
OLD_DAYS = "daily_counts WHERE day < ?"

LAST_AT = """COALESCE(
    (SELECT at FROM log WHERE log.table_id = heads.table_id ORDER BY seq DESC LIMIT 1), created_at
)"""


def expire_tables(transaction: Transaction, table_ids: Sequence[str], before: float) -> int:
    """Delete those of some old tables in which nothing has happened since, with their logs; how many."""
    # An append may have come since they were found: from here on it waits, and those who were faster are seen.
    transaction.lock_heads(table_ids, to_delete=True)
    these = f"FROM heads WHERE table_id IN {marks(len(table_ids))} AND {LAST_AT} < ?"
    idle = [table_id for (table_id,) in transaction.rows(f"SELECT table_id {these}", [*table_ids, before])]
    if idle:
        delete_tables(transaction, idle)
    alive = list(set(table_ids).difference(idle))
    if alive:
        transaction.rows(f"UPDATE heads SET created_at = {LAST_AT} WHERE table_id IN {marks(len(alive))}", alive)
    return len(idle)


def delete_tables(transaction: Transaction, table_ids: Sequence[str]) -> None:
    """Delete these tables with their logs."""
    transaction.lock_heads(table_ids, to_delete=True)
    transaction.rows(f"DELETE FROM log WHERE table_id IN {marks(len(table_ids))}", table_ids)
    transaction.rows(f"DELETE FROM heads WHERE table_id IN {marks(len(table_ids))}", table_ids)
