"""The relations of the database, the same in SQLite and PostgreSQL; `migrations/` leads from older versions to these.

A head has no time of its last change: the last entry of its log says it, and an append touches nothing but the log.
Its `created_at` says when there was life for certain: expire.py moves it on.
"""

from typing import NamedTuple

VERSION = "0003"
"""The newest migration. A test compares it; so a database that is up to date opens without loading Alembic."""

VERSION_RELATION = "schema_version"


class Relation(NamedTuple):
    """A relation and its columns, in order."""

    name: str
    columns: tuple[str, ...]


HEADS = Relation("heads", ("table_id", "code", "created_at"))
LOG = Relation("log", ("table_id", "seq", "at", "body"))
GAMES = Relation("games", ("game_id", "table_id", "finished_at", "record"))
REVIEWS = Relation("reviews", ("review_id", "made_at", "body"))
DAILY_COUNTS = Relation("daily_counts", ("day", "number", "count"))

RELATIONS = (HEADS, LOG, GAMES, DAILY_COUNTS)
"""The relations that a backup holds, in an order in which rows may be inserted. Reviews are not among them: they can be
computed again."""

# The foreign key of the log is deferred, because SQLite copies every page that a statement changes if a row of it may
# still be refused. Games have none: a game may outlive its table. A review's id is made of the numbers written, so that
# the same game has one review. Of Number of the Day there is nothing but how often each number was written on a day,
# which is written as 2026-11-18.
DEFINITIONS = f"""
CREATE TABLE heads (
    table_id TEXT NOT NULL,
    code TEXT NOT NULL,
    created_at {{double}} NOT NULL,
    PRIMARY KEY (table_id)
);
CREATE UNIQUE INDEX heads_by_code ON heads (code);
CREATE INDEX heads_by_age ON heads (created_at);
CREATE TABLE log (
    table_id TEXT NOT NULL,
    seq INTEGER NOT NULL,
    at {{double}} NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, seq),
    FOREIGN KEY (table_id) REFERENCES heads (table_id) DEFERRABLE INITIALLY DEFERRED
);
CREATE TABLE games (
    game_id TEXT NOT NULL,
    table_id TEXT NOT NULL,
    finished_at {{double}} NOT NULL,
    record TEXT NOT NULL,
    PRIMARY KEY (game_id)
);
CREATE INDEX games_of_table ON games (table_id);
CREATE INDEX games_by_age ON games (finished_at, game_id);
CREATE TABLE reviews (
    review_id TEXT NOT NULL,
    made_at {{double}} NOT NULL,
    body {{blob}} NOT NULL,
    PRIMARY KEY (review_id)
);
CREATE INDEX reviews_by_age ON reviews (made_at);
CREATE TABLE daily_counts (
    day TEXT NOT NULL,
    number INTEGER NOT NULL,
    count INTEGER NOT NULL,
    PRIMARY KEY (day, number)
);
CREATE TABLE {VERSION_RELATION} (
    version_num VARCHAR(32) NOT NULL,
    CONSTRAINT {VERSION_RELATION}_pkc PRIMARY KEY (version_num)
);
INSERT INTO {VERSION_RELATION} VALUES ('{VERSION}')
"""
"""The statements that make the whole schema in an empty database, with the two types whose names differ between
databases left open."""
