"""A server whose database can’t be used does not start: it says why in one sentence, and hides what is secret."""

import os
import socket
import sqlite3
import subprocess
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import psycopg
import pytest

from command import run
from postgres import PASSWORD, Postgres, running_postgres
from server.store.logs import new_table, opened
from server.store.logs import run as run_async
from thenumber.locales.catalogue import catalogue
from thenumber.locales.languages import LANGUAGES
from thenumber.server.store.errors import StoreError
from thenumber.server.store.postgres import demand_postgres
from thenumber.server.store.schema import VERSION


def refused(data: Path | str, database: str | None = None, **environment: str) -> str:
    """The sentence with which the start was refused."""
    asked = ["--database", database] if database else []
    done = run("serve", "--no-browser", "--port", "0", "--data", str(data), *asked, **environment)
    assert done.returncode in (1, 2)
    assert done.stdout == ""
    lines = done.stderr.splitlines()
    assert len(lines) == 1, done.stderr
    for secret in (PASSWORD, "tr0ub4dor"):
        assert secret not in done.stderr
    return lines[0]


@pytest.fixture
def postgres() -> Postgres:
    return running_postgres()


def test_a_postgres_that_is_down(tmp_path: Path, postgres: Postgres) -> None:
    with socket.socket() as held:  # nobody listens there, and nobody else can take it meanwhile
        held.bind(("127.0.0.1", 0))
        port = held.getsockname()[1]
        said = refused(tmp_path, postgres.url().replace(f":{postgres.port}/", f":{port}/"))
    assert said == f"Error: The database postgresql://127.0.0.1:{port}/postgres can’t be reached: nobody answers there"


def test_a_wrong_password(tmp_path: Path, postgres: Postgres) -> None:
    said = refused(tmp_path, postgres.url("postgres", "tr0ub4dor"))
    assert "can’t be reached" in said
    assert "password authentication failed" in said


def test_a_database_that_is_not_there(tmp_path: Path, postgres: Postgres) -> None:
    assert 'database "nothing" does not exist' in refused(tmp_path, postgres.url("nothing"))


def test_a_schema_of_somebody_else(tmp_path: Path, postgres: Postgres) -> None:
    url = postgres.new_database()
    with psycopg.connect(url) as connection:
        connection.execute("CREATE TABLE games (title text)")
    assert "is not a database of this program" in refused(tmp_path, url)


@pytest.mark.parametrize("encoding", ["SQL_ASCII", "LATIN1"])
def test_a_database_that_can_not_keep_every_name(tmp_path: Path, postgres: Postgres, encoding: str) -> None:
    name = f"in_{encoding.lower()}"
    with psycopg.connect(postgres.url(), autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name} TEMPLATE template0 ENCODING '{encoding}' LOCALE 'C'")
    said = refused(tmp_path, postgres.url(name))
    shown = f"postgresql://127.0.0.1:{postgres.port}/{name}"
    assert said.startswith(f"Error: {shown} has the encoding {encoding}; it must be UTF8. ")
    assert said.endswith("createdb --template=template0 --encoding=UTF8 --locale=C NAME")


@pytest.fixture
def unwritable(tmp_path: Path) -> Iterator[Path]:
    """A directory in which nobody can write, not even root."""
    folder = tmp_path / "unwritable"
    folder.mkdir(mode=0o500)
    if os.geteuid() != 0:
        yield folder
        return
    subprocess.run(["mount", "-t", "tmpfs", "-o", "ro", "tmpfs", str(folder)], check=True)
    yield folder
    subprocess.run(["umount", str(folder)], check=True)


def test_a_data_directory_in_which_nothing_can_be_written(unwritable: Path) -> None:
    said = refused(unwritable)
    assert said.startswith(f"Error: {unwritable}/thenumber.sqlite can’t be written: ")


def test_a_data_directory_that_can_not_be_made(unwritable: Path) -> None:
    assert refused(unwritable / "data").startswith(f"Error: {unwritable}/data can’t be written: ")


def test_a_data_directory_that_is_a_file(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    assert refused(file) == f"Error: --data: “{file}” is not a directory."
    assert refused(file / "below") == f"Error: --data: “{file}” is not a directory."
    assert "Verzeichnis" in refused(file, THENUMBER_LANG="de")


@pytest.mark.parametrize("content", ["Dear Ada, " * 1000, "short", "SQLite format 3\0" + "x" * 5000])
def test_a_file_that_is_no_database(tmp_path: Path, content: str) -> None:
    file = tmp_path / "thenumber.sqlite"
    file.write_text(content)
    assert refused(tmp_path) == f"Error: {file} is not a database of this program."
    assert file.read_text() == content


def test_a_database_of_a_newer_program(tmp_path: Path) -> None:
    file = tmp_path / "thenumber.sqlite"
    run_async(_make(file))
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("UPDATE schema_version SET version_num = '9999'")
    said = refused(tmp_path)
    assert said == f"Error: {file} is from a newer version of this program (schema 9999; this one knows {VERSION})."


def test_a_database_that_is_damaged(tmp_path: Path) -> None:
    file = tmp_path / "thenumber.sqlite"
    run_async(_make(file))
    with file.open("r+b") as damaged:
        damaged.seek(100)
        damaged.write(b"\xff" * 8000)
    assert refused(tmp_path) == f"Error: The database {file} can’t be reached: the file is damaged"


async def _make(file: Path) -> None:
    async with opened(f"sqlite:///{file}") as store:
        await new_table(store)


@pytest.mark.parametrize(
    ("number", "version"),
    [(80422, "8.4.22"), (90624, "9.6.24"), (100000, "10.0"), (140019, "14.19"), (149999, "14.9999")],
)
def test_a_postgres_that_is_too_old_is_refused_by_its_version(number: int, version: str) -> None:
    with pytest.raises(StoreError) as caught:
        demand_postgres(number, "postgresql://db/numbers")
    error = caught.value
    assert (error.code, error.found, error.right, error.reason) == (
        "old-postgres",
        "postgresql://db/numbers",
        "15",
        version,
    )


@pytest.mark.parametrize("number", [150000, 150014, 160000, 180001])
def test_a_postgres_that_is_new_enough_is_taken(number: int) -> None:
    demand_postgres(number, "postgresql://db/numbers")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_wrong_with_a_version_is_said_with_both_versions(language: str) -> None:
    for key in ("store-old-postgres", "store-older", "store-newer"):
        said = catalogue(language).text(key, found="postgresql://db/numbers", reason="14.19", right="15")
        assert all(part in said for part in ("postgresql://db/numbers", "14.19", "15")), said
