"""pandas and pyarrow read a data set as docs/dataset.md says.

Both together are 250 MB: `make dataset-test` installs them and runs this file; without them nothing is here.
"""

import os
import re
from importlib.util import find_spec
from pathlib import Path

from command import run
from dataset.shared import shared_games
from dataset.test_export import keep
from thenumber.dataset.turns import TurnRow
from thenumber.dataset.write import PARQUET, TURNS, DatasetWriter

PAGE = Path(__file__).parents[2] / "docs" / "dataset.md"

if find_spec("pandas") and find_spec("pyarrow"):
    import asyncio

    import pandas

    def folder_of(place: Path) -> Path:
        """A data set with Parquet, made by the command."""
        url = f"sqlite:///{place}/games.sqlite"
        asyncio.run(keep(url, shared_games(8)))
        done = run("export", "--anonymous", str(place / "games-of-people"), "--parquet", "--database", url)
        assert done.returncode == 0, done.stderr
        return place / "games-of-people"

    def test_the_example_of_the_page_runs(tmp_path: Path) -> None:
        folder = folder_of(tmp_path)
        (example,) = re.findall(r"```python\n(import pandas\n.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
        here, names = Path.cwd(), dict[str, object]()
        os.chdir(folder.parent)
        try:
            exec(example, names)  # noqa: S102 - it stands in our own page
        finally:
            os.chdir(here)
        turns = names["turns"]
        assert isinstance(turns, pandas.DataFrame)
        assert tuple(turns.columns) == TurnRow._fields
        assert not turns.isna().any().any()
        kinds = {name: "if"[kind is float] for name, kind in TurnRow.__annotations__.items() if kind is not str}
        assert {name: turns.dtypes[name].kind for name in kinds} == kinds

    def test_parquet_has_the_same_rows_and_the_same_bytes_again(tmp_path: Path) -> None:
        folder = folder_of(tmp_path)
        turns = pandas.read_csv(folder / TURNS)
        pandas.testing.assert_frame_equal(pandas.read_parquet(folder / PARQUET), turns)
        with DatasetWriter() as dataset:
            for record in reversed(shared_games(8)):
                dataset.add(record)
            dataset.write(tmp_path / "again", parquet=True)
        assert (tmp_path / "again" / PARQUET).read_bytes() == (folder / PARQUET).read_bytes()
