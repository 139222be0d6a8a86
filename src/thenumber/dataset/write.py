"""The folder of a data set: its games, its turns, its card."""

import csv
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Self

from thenumber.dataset.anonymous import anonymous, may_be_published
from thenumber.dataset.card import card
from thenumber.dataset.counts import Counts
from thenumber.dataset.load import GAMES
from thenumber.dataset.parquet import write_parquet
from thenumber.dataset.turns import TurnRow, turn_rows
from thenumber.record.format import format_record
from thenumber.record.parse import parse_record
from thenumber.record.record import Record

TURNS, PARQUET, CARD = "turns.csv", "turns.parquet", "README.md"


class DatasetWriter:
    """Takes games one by one, and writes those that may be published. To be closed.

    They are sorted on the disk, so that memory does not grow with their number.
    """

    def __init__(self) -> None:
        self._texts = sqlite3.connect("")  # a file of its own, which nobody else sees and which ends with it
        self._texts.execute("CREATE TABLE texts (text TEXT NOT NULL)")

    def add(self, record: Record) -> None:
        if may_be_published(record):
            self._texts.execute("INSERT INTO texts VALUES (?)", [format_record(anonymous(record))])

    @property
    def empty(self) -> bool:
        return not self._texts.execute("SELECT EXISTS (SELECT 1 FROM texts)").fetchone()[0]

    def write(self, folder: Path, license_id: str | None = None, *, parquet: bool = False) -> Counts:
        """Make the folder, whole or not at all. FileExistsError if there is something; OSError if it can't be made."""
        if folder.exists():
            raise FileExistsError(folder)
        with tempfile.TemporaryDirectory(dir=folder.parent, prefix=".export-") as place:
            made = Path(place) / "dataset"
            made.mkdir()
            counts = self._write_games(made)
            if parquet:
                write_parquet(made / TURNS, made / PARQUET)
            (made / CARD).write_text(card(counts, license_id), encoding="utf-8")
            made.rename(folder)
        return counts

    def _write_games(self, folder: Path) -> Counts:
        counts = Counts()
        with (
            (folder / GAMES).open("w", encoding="utf-8", newline="") as games,
            (folder / TURNS).open("w", encoding="utf-8", newline="") as turns,
        ):
            table = csv.writer(turns, lineterminator="\n")
            table.writerow(TurnRow._fields)
            for game_no, text in enumerate(self._in_order(), 1):
                record = parse_record(text)
                counts.add_game(record)
                games.write(f"\n{text}" if game_no > 1 else text)
                for row in turn_rows(record, game_no):
                    counts.add_row(row)
                    table.writerow(row)
        return counts

    def _in_order(self) -> Iterator[str]:
        """The texts in their order: whatever order they came in, it is not to be seen."""
        with closing(self._texts.execute("SELECT text FROM texts ORDER BY text")) as found:
            for (text,) in found:
                yield text

    def close(self) -> None:
        self._texts.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
