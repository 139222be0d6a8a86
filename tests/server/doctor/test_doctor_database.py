"""The database: real files and a real PostgreSQL, good ones and bad ones; nothing stays written."""

import asyncio
from pathlib import Path

import psycopg
import pytest

from postgres import PASSWORD, running_postgres
from server.store.logs import new_table, opened
from thenumber.server.doctor.database import look_at_database
from thenumber.server.doctor.finding import Finding, Level
from thenumber.server.settings import Settings
from thenumber.server.store.address import file_url
from thenumber.server.store.server_lock import only_server


def found(data: Path, database: str | None = None, processes: int = 1) -> list[Finding]:
    return list(look_at_database(Settings(data, database=database, processes=processes)))


def codes(findings: list[Finding]) -> list[str]:
    return [finding.code for finding in findings]


async def make(url: str) -> None:
    async with opened(url) as store:
        await new_table(store)


def test_a_file_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    assert codes(found(tmp_path / "data")) == ["doctor-sqlite-new"]
    assert not (tmp_path / "data").exists()


def test_a_file_in_use_by_a_server_and_in_use_no_more(tmp_path: Path) -> None:
    url = file_url(tmp_path / "thenumber.sqlite")
    asyncio.run(make(url))
    with only_server(url):
        assert codes(found(tmp_path)) == ["doctor-sqlite-served", "doctor-sqlite"]
    assert codes(found(tmp_path)) == ["doctor-sqlite"]


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "thenumber.sqlite").write_text("Dear Ada, " * 1000)
    (finding,) = found(tmp_path)
    assert (finding.level, finding.code) == (Level.WRONG, "store-not-ours")


def test_an_empty_postgres_stays_empty_and_a_full_one_as_it_is(tmp_path: Path) -> None:
    url = running_postgres().new_database()
    assert codes(found(tmp_path, url)) == ["doctor-postgres"]
    with psycopg.connect(url) as connection:
        assert connection.execute("SELECT to_regclass('heads')").fetchone() == (None,)
    asyncio.run(make(url))
    assert codes(found(tmp_path, url)) == ["doctor-postgres"]
    assert codes(found(tmp_path, url, processes=8)) == ["doctor-postgres", "doctor-postgres-connections"]


def test_a_postgres_that_can_only_be_read(tmp_path: Path) -> None:
    url = running_postgres().new_database()
    asyncio.run(make(url))
    (finding,) = found(tmp_path, f"{url}%20-cdefault_transaction_read_only%3Don")
    assert (finding.level, finding.code) == (Level.WRONG, "store-unavailable")
    assert finding.values["reason"] == "ReadOnlySqlTransaction"


def test_a_schema_of_another_role(tmp_path: Path) -> None:
    postgres = running_postgres()
    url = postgres.new_database()
    asyncio.run(make(url))
    schema = url.rpartition("%3D")[2]
    with psycopg.connect(postgres.url(), autocommit=True) as connection:
        connection.execute(f"CREATE ROLE {schema}_role LOGIN PASSWORD '{PASSWORD}'")
        connection.execute(f"GRANT ALL ON SCHEMA {schema} TO {schema}_role")
        connection.execute(f"GRANT ALL ON ALL TABLES IN SCHEMA {schema} TO {schema}_role")
    findings = found(tmp_path, url.replace("//postgres:", f"//{schema}_role:"))
    assert codes(findings) == ["doctor-postgres", "doctor-postgres-owner"]
    assert findings[1].values["user"] == f"{schema}_role"


@pytest.mark.parametrize("password", ["wrong", PASSWORD])
def test_a_postgres_that_does_not_let_us_in_or_is_not_there(tmp_path: Path, password: str) -> None:
    (finding,) = found(tmp_path, running_postgres().url("nothing", password))
    assert (finding.level, finding.code) == (Level.WRONG, "store-unavailable")
    assert PASSWORD not in repr(finding)
