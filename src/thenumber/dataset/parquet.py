"""The turns of a data set as Parquet, for those who have pyarrow (the extra `thenumber[data]`)."""

from importlib.util import find_spec
from pathlib import Path

from thenumber.dataset.turns import TurnRow

EXTRA = "thenumber[data]"
BLOCK = 1 << 24
"""The bytes of CSV that become a row group of Parquet, and the most that are in memory at once."""


def has_pyarrow() -> bool:
    return find_spec("pyarrow") is not None


def write_parquet(turns: Path, target: Path) -> None:
    """Write the rows of a `turns.csv` once more. The same rows and the same pyarrow give the same bytes."""
    from pyarrow import csv, float64, int64, parquet, string

    types = {int: int64(), str: string(), float: float64()}
    columns = {name: types[kind] for name, kind in TurnRow.__annotations__.items()}
    reading = csv.ReadOptions(use_threads=False, block_size=BLOCK)
    with (
        csv.open_csv(turns, reading, convert_options=csv.ConvertOptions(column_types=columns)) as rows,
        parquet.ParquetWriter(target, rows.schema) as file,
    ):
        for batch in rows:
            file.write_batch(batch)
