"""What the store keeps: heads of tables, entries of their logs, finished games."""

from typing import NamedTuple


class TableHead(NamedTuple):
    """A live table and how it is found.

    `created_at` is in seconds since the epoch. When the store finds an old table alive, it writes the time of the last
    entry there instead: see expire.py.
    """

    table_id: str
    code: str
    created_at: float


class LogEntry(NamedTuple):
    """One accepted command of a table; `seq` counts from 1 without gaps, `at` is in seconds since the epoch."""

    table_id: str
    seq: int
    at: float
    body: str


class FinishedGame(NamedTuple):
    """A game that is over, as its record."""

    game_id: str
    table_id: str
    finished_at: float
    record: str
