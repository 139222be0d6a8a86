"""The relations of the database, the same in SQLite and PostgreSQL; `migrations/` makes them.

A head has no time of its last change: the last entry of its log says it, and an append touches nothing but the log.
"""

from sqlalchemy import (
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
)

VERSION = "0002"
"""The newest migration. A test compares it; so a database that is up to date opens without loading Alembic."""

VERSION_RELATION = "schema_version"

metadata = MetaData()

heads = Table(
    "heads",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("code", Text, nullable=False),
    Column("created_at", Double, nullable=False),
    Index("heads_by_code", "code", unique=True),
    Index("heads_by_age", "created_at"),
)

log = Table(
    "log",
    metadata,
    # Deferred, because SQLite copies every page that a statement changes if a row of it may still be refused.
    Column("table_id", Text, ForeignKey("heads.table_id", deferrable=True, initially="DEFERRED"), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("at", Double, nullable=False),
    Column("body", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "seq"),
)

games = Table(
    "games",
    metadata,
    Column("game_id", Text, primary_key=True),
    Column("table_id", Text, nullable=False),  # no foreign key: a game may outlive its table
    Column("finished_at", Double, nullable=False),
    Column("record", Text, nullable=False),
    Index("games_of_table", "table_id"),
    Index("games_by_age", "finished_at", "game_id"),
)

reviews = Table(
    "reviews",
    metadata,
    Column("review_id", Text, primary_key=True),  # of the numbers written: the same game has one review
    Column("made_at", Double, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Index("reviews_by_age", "made_at"),
)

RELATIONS = (heads, log, games)
"""What is to be kept, in an order in which rows may be inserted; reviews can be computed again."""
