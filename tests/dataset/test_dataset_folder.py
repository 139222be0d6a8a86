"""The folder of a data set: the same games give the same bytes, and its columns say what the records say."""

import csv
import random
from pathlib import Path

import pytest

from dataset.shared import shared_games
from thenumber import RecordError, format_record, load_dataset
from thenumber.dataset.anonymous import anonymous
from thenumber.dataset.load import GAMES
from thenumber.dataset.turns import TurnRow
from thenumber.dataset.write import CARD, TURNS, DatasetWriter
from thenumber.record.record import Record


def written(folder: Path, records: list[Record], license_id: str | None = None) -> dict[str, bytes]:
    """The files of a data set of these games."""
    with DatasetWriter() as dataset:
        for record in records:
            dataset.add(record)
        dataset.write(folder, license_id)
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def test_the_same_games_in_any_order_give_the_same_bytes(tmp_path: Path) -> None:
    records = shared_games(12)
    files = written(tmp_path / "one", records, "CC0-1.0")
    random.Random(1).shuffle(records)
    assert written(tmp_path / "other", records, "CC0-1.0") == files
    assert sorted(files) == sorted([GAMES, TURNS, CARD])
    assert {path.name for path in tmp_path.iterdir()} == {"one", "other"}, "nothing is left beside them"


def test_games_are_loaded_as_they_were_anonymous(tmp_path: Path) -> None:
    records = shared_games(8)
    written(tmp_path / "set", records)
    loaded = list(load_dataset(tmp_path / "set"))
    assert sorted(map(format_record, loaded)) == sorted(format_record(anonymous(record)) for record in records)


def test_a_wrong_or_cut_off_game_is_found_with_its_line(tmp_path: Path) -> None:
    games = tmp_path / "set" / GAMES
    text = written(tmp_path / "set", shared_games(3))[GAMES].decode()
    lines = text.splitlines()
    for wrong in ("\n".join(lines[:-4]), text.replace(" = ", " = 99 ", 1)):
        games.write_text(wrong)
        with pytest.raises(RecordError) as caught:
            list(load_dataset(tmp_path / "set"))
        assert caught.value.line > 1
    games.unlink()
    with pytest.raises(FileNotFoundError):
        list(load_dataset(tmp_path / "set"))


def test_the_columns_say_what_the_records_say(tmp_path: Path) -> None:
    written(tmp_path / "set", shared_games(8))
    with (tmp_path / "set" / TURNS).open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    games = list(load_dataset(tmp_path / "set"))
    assert tuple(rows[0]) == TurnRow._fields
    assert len(rows) == sum(10 * record.game.seats for record in games)
    for game_no, record in enumerate(games, 1):
        own = [row for row in rows if row["game"] == str(game_no)]
        finals = [sum(int(row["score"]) for row in own if row["seat"] == seat) for seat in "ABCDE"[: record.game.seats]]
        crossed_out = [
            sum(10 - turn.boards[seat].available.bit_count() for turn in record.game.turns[4::5])
            for seat in range(record.game.seats)
        ]
        assert tuple(map(sum, zip(finals, crossed_out, strict=True))) == record.game.finals
        assert sum(float(row["share"]) for row in own[-record.game.seats :]) == pytest.approx(1)
        for row in own:
            digits = {int(digit) for digit in f"{int(row['number']):03}"} if row["verdict"] != "absent" else set()
            left = all(int(row["available"]) >> digit & 1 for digit in digits)
            assert left == (row["verdict"] != "void")
            assert int(row["bonus"]) <= int(row["score"]) <= 26
        stood_in = {(row["round"], row["turn"], row["seat"]) for row in own if row["writer"] == "@cautious"}
        assert stood_in == {("2", "1", "A")}
        assert {row["player"] for row in own} == {"person", "@greedy"}


def test_the_card_counts_what_is_there_and_names_the_licence(tmp_path: Path) -> None:
    files = written(tmp_path / "set", shared_games(8), "CC0-1.0")
    card, rows = files[CARD].decode(), files[TURNS].count(b"\n") - 1
    assert card.startswith("---\nlicense: cc0-1.0\n")
    assert "| games | 8 (2 with 2 seats, 2 with 3 seats, 2 with 4 seats, 2 with 5 seats) |" in card
    assert "| played | 2026-10 to 2026-10 |" in card
    assert f"| rows, one for every turn and seat | {rows} |" in card
    assert "| licence | CC0-1.0 |" in card
    for column in TurnRow._fields:
        assert f"`{column}`" in card
    assert "license: unknown" in written(tmp_path / "other", shared_games(1))[CARD].decode()


def test_what_is_there_is_not_overwritten_and_what_fails_leaves_nothing(tmp_path: Path) -> None:
    (tmp_path / "there").mkdir()
    with pytest.raises(FileExistsError):
        written(tmp_path / "there", shared_games(1))
    with pytest.raises(FileNotFoundError):
        written(tmp_path / "nowhere" / "set", shared_games(1))
    assert [path.name for path in tmp_path.iterdir()] == ["there"]
