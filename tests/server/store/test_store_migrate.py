"""The schema is made and brought up to date at the start, by however many at once; what is not ours is left alone."""

import asyncio
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import psycopg
import pytest
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, MetaData, inspect

from postgres import Postgres
from server.store.logs import new_table, opened, run, seqs
from thenumber.server.store.address import parse_address
from thenumber.server.store.database import open_database
from thenumber.server.store.migrate import _scripts, create, upgrade
from thenumber.server.store.schema import RELATIONS, REVIEWS, VERSION, VERSION_RELATION
from thenumber.server.store.store import NewerDatabaseError, Store, StoreError

OPENER = Path(__file__).with_name("opener.py")


def test_the_migrations_make_the_schema_and_are_made_once(url: str) -> None:
    async def test() -> None:
        async with opened(url) as store:
            await new_table(store)
        async with opened(url) as store:
            assert await seqs(store) == [1]

    run(test())
    with closing(open_database(url, patience=None)) as database, database.migration() as connection:
        context = MigrationContext.configure(connection, opts={"version_table": VERSION_RELATION})
        assert context.get_current_heads() == (VERSION,)
    assert _scripts().get_heads() == [VERSION]


def _shape(connection: Connection) -> dict[str, object]:
    """All that a schema is made of."""
    seen = inspect(connection)
    return {
        relation: (
            [{**column, "type": str(column["type"])} for column in seen.get_columns(relation)],
            seen.get_pk_constraint(relation),
            seen.get_foreign_keys(relation),
            seen.get_indexes(relation),
            seen.get_unique_constraints(relation),
        )
        for relation in sorted(seen.get_table_names())
    }


def test_the_schema_made_at_once_is_the_one_that_the_migrations_lead_to(url: str) -> None:
    with closing(open_database(url, patience=None)) as database:
        with database.transaction(writes=True) as transaction:
            create(transaction)
        with database.migration() as connection:
            made = _shape(connection)
            everything = MetaData()
            everything.reflect(connection)
            everything.drop_all(connection)
        with database.migration() as connection:
            assert not inspect(connection).get_table_names()
            upgrade(connection)
            assert _shape(connection) == made
        with database.transaction() as transaction:
            assert transaction.rows(f"SELECT version_num FROM {VERSION_RELATION}") == [(VERSION,)]  # noqa: S608
    assert set(made) == {"heads", "log", "games", "reviews", "daily_counts", VERSION_RELATION}


def test_the_columns_are_those_of_the_schema(url: str) -> None:
    run(_open_and_close(url))
    with closing(open_database(url, patience=None)) as database, database.migration() as connection:
        for relation in (*RELATIONS, REVIEWS):
            assert [column["name"] for column in inspect(connection).get_columns(relation.name)] == [*relation.columns]


def test_an_older_database_is_brought_up_to_date_by_however_many_at_once(url: str) -> None:
    async def test() -> None:
        async with opened(url) as store:
            await new_table(store, entries=3)
        with closing(open_database(url, patience=None)) as database, database.transaction(writes=True) as transaction:
            transaction.rows("DROP TABLE reviews")
            transaction.rows("DROP TABLE daily_counts")
            transaction.rows(f"UPDATE {VERSION_RELATION} SET version_num = '0001'")  # noqa: S608
        stores = await asyncio.gather(*(Store.open(url) for _ in range(4)))
        for store in stores:
            assert await seqs(store) == [1, 2, 3]
            await store.keep_review("review", 1.0, b"body")
            assert await store.review("review") == b"body"
            await store.count_daily("2026-11-18", 42)
            await store.close()
        with closing(open_database(url, patience=None)) as database, database.transaction() as transaction:
            assert transaction.rows(f"SELECT version_num FROM {VERSION_RELATION}") == [(VERSION,)]  # noqa: S608

    run(test())


def test_several_processes_may_open_an_empty_database_at_once(url: str) -> None:
    children = [
        subprocess.Popen([sys.executable, str(OPENER), url], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        for _ in range(4)
    ]
    for child in children:
        assert child.stdout
        assert child.stdout.readline() == b"here\n"
    for child in children:
        assert child.stdin
        child.stdin.write(b"now\n")
        child.stdin.flush()
    for child in children:
        child.communicate()
        assert child.returncode == 0


def test_several_stores_of_one_process_may_open_at_once(url: str) -> None:
    async def test() -> None:
        stores = await asyncio.gather(*(Store.open(url) for _ in range(4)))
        assert all(await asyncio.gather(*(store.ready() for store in stores)))
        await asyncio.gather(*(store.close() for store in stores))

    run(test())


def test_a_database_of_a_newer_program_is_refused(url: str) -> None:
    async def test() -> None:
        async with opened(url) as store:
            await new_table(store)
        with closing(open_database(url, patience=None)) as database, database.transaction(writes=True) as transaction:
            transaction.rows("UPDATE schema_version SET version_num = '9999'")
        with pytest.raises(NewerDatabaseError) as refused:
            await Store.open(url)
        assert (refused.value.code, refused.value.reason, refused.value.right) == ("newer", "9999", VERSION)
        assert refused.value.found == parse_address(url).name

    run(test())


def test_a_file_of_somebody_else_is_left_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "places.sqlite"
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE bookmarks (address text)")
    text = tmp_path / "letter.txt"
    text.write_text("Dear Ada, " * 100)
    for foreign in (path, text):
        before = foreign.read_bytes()
        with pytest.raises(StoreError, match="not-ours"):
            run(Store.open(f"sqlite:///{foreign}"))  # type: ignore[arg-type]
        assert foreign.read_bytes() == before


def test_a_schema_of_somebody_else_is_left_as_it_is(postgres: Postgres) -> None:
    url = postgres.new_database()
    with psycopg.connect(url) as connection:
        connection.execute("CREATE TABLE log (line text)")
        connection.execute("CREATE TABLE others (line text)")
    with pytest.raises(StoreError, match="not-ours"):
        run(Store.open(url))  # type: ignore[arg-type]
    with psycopg.connect(url) as connection:
        connection.execute("DROP TABLE log")
    run(_open_and_close(url))  # what else is in the database is none of our business


async def _open_and_close(url: str) -> None:
    await (await Store.open(url)).close()
