"""The games of a data set, read one by one and checked by the rules."""

import os
from collections.abc import Iterator
from pathlib import Path

from thenumber.record.errors import RecordError
from thenumber.record.parse import read_records
from thenumber.record.record import Record

GAMES = "games.tnr"
"""The file of a data set that has its games."""


def load_dataset(folder: str | os.PathLike[str]) -> Iterator[Record]:
    """The games of a data set that `thenumber export --anonymous` wrote, one after the other as they are read.

    Every number is played again: verdicts, scores and totals must agree with the rules. Raises `RecordError`, with the
    line, for the first game that is wrong or cut off, and `OSError` if the folder has no games.
    """
    with (Path(folder) / GAMES).open("rb") as lines:
        for record in read_records(lines):
            if isinstance(record, RecordError):
                raise record
            yield record
