"""Finished games can be read one by one, by the thousand; idle tables are forgotten."""

import asyncio
import sqlite3
import tracemalloc
from collections.abc import Iterator
from contextlib import closing, contextmanager
from functools import partial

import psycopg
import pytest

from postgres import Postgres
from server.store.logs import entry, new_table, new_tables, opened, run, seqs
from thenumber.server.store.address import parse_address
from thenumber.server.store.expire import AT_ONCE, OLD_TABLES, expire_tables
from thenumber.server.store.store import FinishedGame, Store, StoreUnavailableError, UnknownTableError


async def finish_games(store: Store, count: int, size: int = 10) -> list[FinishedGame]:
    """Games of which several finish in the same instant."""
    await new_table(store)
    games = [FinishedGame(f"kitchen-{index:05}", "kitchen", float(index // 7), "x" * size) for index in range(count)]
    await asyncio.gather(*(store.append([entry("kitchen", seq)], finished=game) for seq, game in enumerate(games, 2)))
    return games


def test_all_finished_games_come_once_and_the_oldest_first(url: str) -> None:
    async def test() -> None:
        async with opened(url) as store:
            assert [game async for game in store.all_finished()] == []
            games = await finish_games(store, 1003)
            assert [game async for game in store.all_finished()] == games

    run(test())


def test_reading_all_games_takes_no_more_memory_than_a_page(url: str) -> None:
    async def test() -> None:
        async with opened(url) as store:
            await finish_games(store, 2000, size=5_000)
            tracemalloc.start()
            total = 0
            async for game in store.all_finished():
                total += len(game.record)
            _, peak = tracemalloc.get_traced_memory()
            tracemalloc.stop()
            assert total == 10_000_000
            print(f"peak {peak / 1e6:.1f} MB for {total / 1e6:.0f} MB")
            assert peak < total / 3

    run(test())


def test_idle_tables_are_forgotten_and_their_games_only_if_told_so(url: str) -> None:
    async def test() -> None:
        async with opened(url) as store:
            for index in range(250):
                await new_table(store, f"old-{index}", entries=2, at=10.0)
            await new_table(store, "empty", entries=0, at=10.0)
            await new_table(store, "young", at=200.0)
            await new_table(store, "played", at=10.0)
            await store.append([entry("played", 2, at=150.0)])
            game = FinishedGame("old-0-1", "old-0", 20.0, "record")
            await store.append([entry("old-0", 3, at=20.0)], finished=game)

            assert await store.expire(5.0) == 0
            assert await store.expire(100.0) == 251
            assert await store.expire(100.0) == 0
            assert await store.find_code("code-of-old-0") is None
            assert await store.read("old-0") == []
            assert await seqs(store, "young") == [1]
            assert await seqs(store, "played") == [1, 2]
            assert await store.finished("old-0-1") == game
            with pytest.raises(UnknownTableError, match="old-0"):
                await store.append([entry("old-0", 4)])
            await new_table(store, "old-0", at=300.0)  # its code is free again

            assert await store.expire(100.0, finished_too=True) == 0
            assert await store.finished("old-0-1") is None
            assert await store.expire(1000.0) == 3

    run(test())


def test_a_look_for_old_tables_reads_what_the_index_says_and_nothing_else(url: str) -> None:
    async def test() -> None:
        async with opened(url) as store:
            await new_tables(store, 3000)
            if store.database.is_postgres:
                await store._rows("ANALYZE heads", writes=True)
                plan = await store._rows(f"EXPLAIN {OLD_TABLES}", 0.5)
            else:
                plan = [(step[3],) for step in await store._rows(f"EXPLAIN QUERY PLAN {OLD_TABLES}", 0.5)]
            print(plan)
            steps = [step for (step,) in plan]
            assert any("heads_by_age" in step for step in steps)
            assert not any("SORT" in step.upper() or "B-TREE" in step for step in steps)

    run(test())


def test_an_old_table_that_is_alive_is_not_looked_at_again_until_it_is_idle(url: str) -> None:
    async def test() -> None:
        async with opened(url) as store:
            names = [f"table-{index}" for index in range(2 * AT_ONCE + 1)]
            for name in names:
                await new_table(store, name, at=10.0)
                await store.append([entry(name, 2, at=150.0)])
            await new_table(store, "idle", at=10.0)
            assert len(await store._rows(OLD_TABLES, 100.0)) == AT_ONCE
            assert await store.expire(100.0) == 1
            assert await store._rows(OLD_TABLES, 100.0) == []
            assert [await seqs(store, name) for name in (*names, "idle")] == [[1, 2]] * len(names) + [[]]
            await store.append([entry(names[0], 3, at=200.0)])
            assert await store.expire(150.0) == 0
            assert await store.expire(160.0) == len(names) - 1
            assert await seqs(store, names[0]) == [1, 2, 3]

    run(test())


@contextmanager
def everything_locked(url: str) -> Iterator[None]:
    """Nobody else can write anything, as long as this lasts."""
    if path := parse_address(url).path:
        with closing(sqlite3.connect(path)) as connection:
            connection.execute("BEGIN IMMEDIATE")
            yield
    else:
        with psycopg.connect(url) as postgres:
            postgres.execute("LOCK TABLE heads, log, games, reviews, daily_counts IN EXCLUSIVE MODE")
            yield


def test_nothing_to_forget_takes_no_lock(url: str) -> None:
    async def test() -> None:
        async with opened(url, patience=1.0) as store:
            await finish_games(store, 3)
            await store.keep_review("review", 50.0, b"review")
            with everything_locked(url):
                assert await store.expire(0.0, finished_too=True) == 0
                with pytest.raises(StoreUnavailableError):
                    await store.expire(0.5, finished_too=True)
            assert await store.expire(0.5, finished_too=True) == 0
            assert [game async for game in store.all_finished()] == []
            assert await store.review("review") == b"review"
            await store.expire(60.0)
            assert await store.review("review") is None

    run(test())


def test_the_oldest_reviews_go_when_there_are_too_many_bytes_of_them(url: str) -> None:
    async def test() -> None:
        async with opened(url) as store:
            for place in range(6):
                await store.keep_review(f"review-{place}", 10.0 * place, b"x" * 100, most_bytes=250)
            kept = [place for place in range(6) if await store.review(f"review-{place}")]
            assert kept == [4, 5]
            await store.keep_review("review-5", 90.0, b"y" * 100, most_bytes=250)  # made once more, by another node
            assert await store.review("review-4") == await store.review("review-5") == b"x" * 100
            await store.keep_review("large", 100.0, b"z" * 251, most_bytes=250)
            assert await store.review("large") is None

    run(test())


def test_an_append_after_the_look_saves_its_table(url: str) -> None:
    async def test() -> None:
        async with opened(url) as store:
            await new_table(store, "kitchen", at=10.0)
            await new_table(store, "cellar", at=20.0)
            old = [table_id for (table_id,) in await store._rows(OLD_TABLES, 100.0)]
            assert old == ["kitchen", "cellar"]
            await store.append([entry("kitchen", 2, at=200.0)])
            assert await store._do(partial(expire_tables, table_ids=old, before=100.0), writes=True) == 1
            assert await seqs(store, "kitchen") == [1, 2]
            assert await seqs(store, "cellar") == []
            await store.append([entry("kitchen", 3, at=201.0)])

    run(test())


def test_an_append_that_was_faster_saves_its_table(postgres: Postgres) -> None:
    """The append is not yet committed when the sweeper looks, and is when it wants to delete."""

    async def test() -> None:
        url = postgres.new_database()
        async with opened(url) as store:
            await new_table(store, "kitchen", at=10.0)
            await new_table(store, "cellar", at=10.0)
            with psycopg.connect(url) as other, psycopg.connect(url, autocommit=True) as onlooker:
                other.execute("INSERT INTO log VALUES ('kitchen', 2, 200.0, '{}')")
                other.execute("SET CONSTRAINTS ALL IMMEDIATE")  # as at the beginning of its commit
                expired = asyncio.create_task(store.expire(100.0))
                waiting = "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock'"
                while not onlooker.execute(waiting).fetchall()[0][0]:
                    await asyncio.sleep(0.01)
                other.commit()
                assert await expired == 1
            assert await seqs(store, "kitchen") == [1, 2]
            assert await seqs(store, "cellar") == []

    run(test())


def test_tables_that_are_played_at_while_others_expire_lose_nothing(url: str) -> None:
    async def test() -> None:
        async with opened(url) as store, opened(url) as sweeper:
            names = [f"table-{index}" for index in range(60)]
            for name in names:
                await new_table(store, name, at=10.0)
            written = asyncio.gather(
                *(store.append([entry(name, 2, at=200.0)]) for name in names), return_exceptions=True
            )
            expired = await sweeper.expire(100.0)
            results = await written
            refused = [name for name, result in zip(names, results, strict=True) if result is not None]
            assert all(isinstance(result, UnknownTableError) for result in results if result is not None)
            assert len(refused) == expired
            for name in names:
                assert await seqs(store, name) == ([] if name in refused else [1, 2])

    run(test())
