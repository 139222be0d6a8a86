"""Dated backups in a directory: the newest are kept, nothing else is touched, and a command takes them elsewhere."""

import sqlite3
import stat
import sys
from contextlib import closing
from pathlib import Path

import pytest

from command import run
from server.store.logs import new_table, opened
from server.store.logs import run as run_async
from thenumber.server.store.dated_backups import NAME, dated_backup, delete_older

OLD = [f"thenumber-202601{day:02}T030000Z.sqlite" for day in range(1, 6)]


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A data directory with a table that nobody has said anything at."""

    async def make() -> None:
        async with opened(f"sqlite:///{tmp_path}/data/thenumber.sqlite") as store:
            await new_table(store, entries=0)

    (tmp_path / "data").mkdir()
    run_async(make())
    return tmp_path / "data"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A directory with five backups of earlier days, and with what somebody else has put there."""
    folder = tmp_path / "backups"
    folder.mkdir()
    for name in (*OLD, "thenumber-20260101T030000Z.sqlite.bak", "thenumber.sqlite", "letter.txt", ".backup-x"):
        (folder / name).touch()
    (folder / "thenumber-20250101T030000Z.sqlite").mkdir()
    return folder


def test_the_newest_are_kept_and_nothing_else_is_touched(data: Path, folder: Path) -> None:
    before = {path.name for path in folder.iterdir()}
    done = run("backup", str(folder), "--keep", "3", "--data", str(data))
    assert done.returncode == 0, done.stderr
    after = {path.name for path in folder.iterdir()}
    (new,) = after - before
    assert NAME.fullmatch(new)
    assert str(folder / new) in done.stdout
    assert stat.S_IMODE((folder / new).stat().st_mode) == 0o600
    assert before - after == set(OLD[:3])
    assert run("backup", "--verify", str(folder / new)).returncode == 0


def test_a_directory_is_made_for_keep_and_without_it_nothing_is_deleted(data: Path, folder: Path) -> None:
    new = folder / "below" / "new"
    assert run("backup", str(new), "--keep", "1", "--data", str(data)).returncode == 0
    assert [bool(NAME.fullmatch(path.name)) for path in new.iterdir()] == [True]
    before = {path.name for path in folder.iterdir()}
    assert run("backup", str(folder), "--data", str(data)).returncode == 0
    assert before < {path.name for path in folder.iterdir()}


def test_the_one_just_made_stays_although_a_clock_was_set_back(folder: Path) -> None:
    newest = dated_backup(folder, 0.0)
    newest.touch()
    delete_older(newest, keep=2)
    assert {path.name for path in folder.iterdir() if path.is_file() and NAME.fullmatch(path.name)} == {
        "thenumber-19700101T000000Z.sqlite",
        OLD[-1],
    }


def test_what_is_not_whole_does_not_count_and_all_older_ones_stay(data: Path, folder: Path) -> None:
    before = {path.name for path in folder.iterdir()}
    with closing(sqlite3.connect(data / "thenumber.sqlite")) as connection, connection:
        connection.execute("INSERT INTO games VALUES ('kitchen-1', 'kitchen', 1.0, 'Dear Ada')")
    done = run("backup", str(folder), "--keep", "1", "--data", str(data))
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.splitlines() == [
        "Error: What was copied is not whole, so no backup was written; older ones are still there.",
        "Game kitchen-1: its record and the log of its table do not agree.",
        "Game kitchen-1: its record can’t be read.",
    ]
    assert {path.name for path in folder.iterdir()} == before


COPY = f"{sys.executable} -c 'import shutil, sys; shutil.copy(sys.argv[1], sys.argv[2])' {{}}"


def test_a_command_gets_the_name_and_its_failure_is_the_backups_failure(data: Path, tmp_path: Path) -> None:
    file, elsewhere = tmp_path / "a file", tmp_path / "elsewhere"
    done = run("backup", str(file), "--data", str(data), "--then", f"{COPY} {elsewhere}")
    assert (done.returncode, done.stderr) == (0, "")
    assert elsewhere.read_bytes() == file.read_bytes()
    behind = f"{sys.executable} -c 'import sys; print(sys.argv[1:]); sys.exit(7)' one"
    done = run("backup", str(tmp_path / "b"), "--data", str(data), "--then", behind)
    assert done.returncode == 1
    assert done.stdout.splitlines()[1] == str(["one", str(tmp_path / "b")])
    assert done.stderr == f"Error: The backup is in {tmp_path / 'b'}, but {sys.executable} failed with exit code 7.\n"


def test_a_command_that_can_not_be_run_is_said_in_a_sentence(data: Path, tmp_path: Path) -> None:
    done = run("backup", str(tmp_path / "c"), "--data", str(data), "--then", "/nowhere/at-all {}")
    assert done.returncode == 1
    assert "but /nowhere/at-all can’t be run: " in done.stderr
    for wrong in ("", "'a quote without end"):
        done = run("backup", str(tmp_path / "d"), "--data", str(data), "--then", wrong)
        assert (done.returncode, done.stdout) == (2, "")
        assert done.stderr == f"Error: --then: “{wrong}” is not a command.\n"
        assert not (tmp_path / "d").exists()


def test_options_that_make_no_sense_are_refused(data: Path, tmp_path: Path) -> None:
    place = str(tmp_path / "e")
    for option, value in (("--keep", "0"), ("--keep", "many")):
        done = run("backup", place, "--data", str(data), option, value)
        assert done.returncode == 2
        assert "--keep needs a whole number" in done.stderr
    done = run("backup", place, "--verify", "--keep", "3")
    assert done.returncode == 2
    assert "goes with neither --keep nor --then" in done.stderr
    (tmp_path / "e").touch()
    done = run("backup", place, "--keep", "3", "--data", str(data))
    assert done.returncode == 1
    assert "Traceback" not in done.stderr
