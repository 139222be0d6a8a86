"""Forgets tables that have been idle, a few at a time so that appends get their turn in between."""

from sqlalchemy import Connection, bindparam, delete, func, select

from thenumber.server.store.schema import games, heads, log, reviews

AT_ONCE = 100

LAST_AT = (
    select(log.c.at).where(log.c.table_id == heads.c.table_id).order_by(log.c.seq.desc()).limit(1).scalar_subquery()
)
IDLE = (
    select(heads.c.table_id)
    .where(heads.c.created_at < bindparam("before"), func.coalesce(LAST_AT, 0) < bindparam("before"))
    .order_by(heads.c.table_id)
)


def expire_some(connection: Connection, before: float) -> int:
    """Delete some idle tables with their logs; how many."""
    idle = connection.scalars(IDLE.limit(AT_ONCE), {"before": before}).all()
    # In PostgreSQL an append may have come in between: from here on it waits, and those who were faster are seen.
    these = heads.c.table_id.in_(idle)
    connection.execute(select(heads.c.table_id).where(these).order_by(heads.c.table_id).with_for_update())
    still = connection.scalars(IDLE.where(these), {"before": before}).all()
    connection.execute(delete(log).where(log.c.table_id.in_(still)))
    connection.execute(delete(heads).where(heads.c.table_id.in_(still)))
    return len(still)


def expire_reviews(connection: Connection, before: float) -> None:
    connection.execute(delete(reviews).where(reviews.c.made_at < before))


def expire_games(connection: Connection, before: float) -> None:
    connection.execute(delete(games).where(games.c.finished_at < before))
