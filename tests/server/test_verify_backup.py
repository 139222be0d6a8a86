"""Whatever is wrong with a backup is found, and told with the first facts; one that is whole is said to be."""

import asyncio
import random
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import aiohttp
import pytest

from command import run
from online import Server
from server.gatherings import play_on, right_record, seated
from thenumber.locales.catalogue import catalogue
from thenumber.locales.languages import LANGUAGES
from thenumber.server.store.checksum import RELATION, write_checksum
from thenumber.server.store.errors import StoreError
from thenumber.server.tables.verify_backup import verify_backup

FLIPS = 30


@pytest.fixture(scope="module")
def good(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A backup of a server at which a game was finished, and another one is being played."""
    folder = tmp_path_factory.mktemp("good")

    async def play(url: str) -> None:
        async with aiohttp.ClientSession() as session:
            first = await seated(session, [url] * 2, ["cautious"])
            await play_on(first)
            await right_record(session, url, first[0])
            await play_on(await seated(session, [url] * 3), 2)

    with Server(folder / "data") as server:
        asyncio.run(play(server.url))
        assert run("backup", str(folder / "good.sqlite"), "--data", str(folder / "data")).returncode == 0
    return folder / "good.sqlite"


@pytest.fixture
def copy(good: Path, tmp_path: Path) -> Path:
    return Path(shutil.copy(good, tmp_path / "copy.sqlite"))


def codes(file: Path) -> set[str]:
    return {problem.code for problem in verify_backup(file).problems}


def altered(copy: Path, *statements: str) -> Path:
    with closing(sqlite3.connect(copy)) as connection, connection:
        for statement in statements:
            connection.execute(statement)
    return copy


def rows(file: Path) -> list[list[tuple[object, ...]]]:
    with closing(sqlite3.connect(file)) as connection:
        return [connection.execute(f"SELECT * FROM {name}").fetchall() for name in ("heads", "log", "games")]  # noqa: S608


def test_a_backup_that_is_whole_is_said_to_be_in_one_sentence_with_counts(good: Path) -> None:
    findings = verify_backup(good)
    assert (findings.tables, findings.games, findings.problems, findings.has_checksum) == (2, 1, [], True)
    done = run("backup", "--verify", str(good))
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == (
        f"{good} is whole. Every log leads to its table, and every seal proves its number. "
        f"Tables: 2, entries in their logs: {findings.entries}, finished games: 1.\n"
    )
    assert [path.name for path in good.parent.glob("*.sqlite*")] == ["good.sqlite"]


def test_a_byte_flipped_anywhere_is_found_unless_it_means_nothing(good: Path, copy: Path) -> None:
    content, expected = good.read_bytes(), rows(good)
    found = 0
    for place in random.Random(7).sample(range(len(content)), FLIPS):
        copy.write_bytes(content[:place] + bytes([content[place] ^ 0x10]) + content[place + 1 :])
        try:
            problems = verify_backup(copy).problems
        except StoreError as error:
            found += error.code in ("damaged", "not-ours", "newer")
            continue
        found += bool(problems)
        assert problems or rows(copy) == expected  # pages have room in which nothing stands
    assert found


def test_a_letter_of_a_name_that_changed_is_found(copy: Path) -> None:
    content = copy.read_bytes()
    place = content.rindex(b'"name":"B"') + 8
    copy.write_bytes(content[:place] + b"C" + content[place + 1 :])
    assert codes(copy) == {"content"}
    done = run("backup", "--verify", str(copy))
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == f"Error: {copy} is not whole.\nIts content is not what was backed up.\n"


def test_an_entry_that_is_missing_is_found(good: Path, copy: Path) -> None:
    altered(copy, "DELETE FROM log WHERE seq = 4", f"DELETE FROM {RELATION}")  # noqa: S608
    assert codes(copy) == {"content", "gap"}
    write_checksum(copy)  # as if it had been missing when the backup was made
    problems = verify_backup(copy).problems
    assert [(problem.code, problem.place) for problem in problems] == [("gap", "4")] * 2
    shutil.copy(good, copy)
    last = "(SELECT table_id, max(seq) FROM log GROUP BY table_id)"
    altered(copy, f"DELETE FROM log WHERE (table_id, seq) IN {last}")  # noqa: S608
    assert "content" in codes(copy)


@pytest.mark.parametrize(
    ("statement", "expected"),
    [
        ("""UPDATE log SET body = '[{"command":{"do":"Sing"}}]' WHERE seq = 3""", {"entry"}),
        ("DELETE FROM games", {"game"}),
        ("UPDATE games SET record = 'Dear Ada'", {"record", "game"}),
        ("UPDATE games SET record = replace(record, 'Seals_1_1', 'Other_1_1')", {"seals"}),
        ("""UPDATE games SET record = replace(record, '[Table "', '[Table "0')""", {"seals"}),
        ("UPDATE games SET game_id = game_id || '0'", {"game"}),
        ("UPDATE log SET table_id = 'nobody' WHERE table_id = (SELECT table_id FROM games)", {"file"}),
        ("""UPDATE log SET body = replace(body, '"number":"000"', '"number":"012"')""", {"game"}),
    ],
)
def test_what_was_wrong_in_the_database_already_is_found(copy: Path, statement: str, expected: set[str]) -> None:
    altered(copy, statement)
    write_checksum(copy)
    assert codes(copy) & expected == expected


@pytest.mark.parametrize("kept", [0, 10, 1000, 4096, 20_000, -4096, -1])
def test_a_file_that_was_cut_is_found(copy: Path, kept: int) -> None:
    copy.write_bytes(copy.read_bytes()[:kept])
    try:
        found = codes(copy)
    except StoreError as error:
        found = {error.code}
    assert found & {"file", "content", "damaged", "not-ours"}


def test_a_file_that_was_cut_is_refused_in_a_sentence(copy: Path) -> None:
    copy.write_bytes(copy.read_bytes()[:-4096])
    done = run("backup", "--verify", str(copy))
    assert (done.returncode, done.stdout, done.stderr) == (1, "", f"Error: {copy} is damaged.\n")


def test_a_backup_of_a_newer_version_is_refused_in_a_sentence(copy: Path) -> None:
    altered(copy, "UPDATE schema_version SET version_num = '9999'")
    done = run("backup", "--verify", str(copy))
    assert (done.returncode, done.stdout) == (1, "")
    assert "is from a newer version of this program" in done.stderr


def test_a_backup_of_an_older_version_is_tried_and_what_can_not_be_known_is_said(copy: Path) -> None:
    altered(
        copy,
        f"DROP TABLE {RELATION}",
        "DROP TABLE daily_counts",
        "UPDATE schema_version SET version_num = '0002'",
    )
    before = copy.read_bytes()
    done = run("backup", "--verify", str(copy))
    assert done.returncode == 0, done.stderr
    assert "wrote no checksum" in done.stdout
    assert copy.read_bytes() == before


def test_only_the_first_problems_are_told(copy: Path) -> None:
    wrong = ", ".join(f"('game-{number}', 'nobody', 1.0, 'Dear Ada')" for number in range(8))
    altered(copy, f"INSERT INTO games VALUES {wrong}")  # noqa: S608
    write_checksum(copy)
    lines = run("backup", "--verify", str(copy)).stderr.splitlines()
    assert len(lines) == 1 + 5 + 1
    assert lines[-1] == "There are 3 more problems."


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_problem_is_told_in_every_language(language: str) -> None:
    told: Callable[..., str] = catalogue(language).text
    said = {told(f"damage-{code}", found="kitchen", place="4") for code in ("gap", "entry", "record", "seals", "game")}
    assert len(said) == 5
    assert all("kitchen" in sentence for sentence in said)
