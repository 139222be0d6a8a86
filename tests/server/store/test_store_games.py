"""Finished games can be read one by one, by the thousand; idle tables are forgotten."""

import asyncio
import tracemalloc

import psycopg
import pytest

from postgres import Postgres
from server.store.logs import entry, new_table, opened, run, seqs
from thenumber.server.store.store import FinishedGame, Store, UnknownTableError


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
            assert await store.games_of("kitchen") == games

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
