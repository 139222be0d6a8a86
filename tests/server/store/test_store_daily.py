"""Numbers of the day are counted, one by one and many at once; nothing else is kept of them, and not for ever."""

import asyncio
from contextlib import closing

import pytest

from server.store.logs import opened, run
from server.store.test_store_games import everything_locked
from thenumber.server.store.database import open_database
from thenumber.server.store.schema import DAILY_COUNTS
from thenumber.server.store.store import StoreUnavailableError


def test_numbers_are_counted_by_day(url: str) -> None:
    async def test() -> None:
        async with opened(url) as store:
            assert await store.daily_counts("2026-11-18") == {}
            for day, number in (("2026-11-18", 761), ("2026-11-18", 0), ("2026-11-19", 0), ("2026-11-18", 761)):
                await store.count_daily(day, number)
            assert await store.daily_counts("2026-11-18") == {0: 1, 761: 2}
            assert await store.daily_counts("2026-11-19") == {0: 1}
        async with opened(url) as store:
            assert await store.daily_counts("2026-11-18") == {0: 1, 761: 2}

    run(test())


def test_no_number_is_lost_when_two_servers_count_at_once(url: str) -> None:
    async def test() -> None:
        async with opened(url) as store, opened(url) as other:
            await asyncio.gather(*(one.count_daily("2026-11-18", 42) for one in (store, other) for _ in range(30)))
            assert await store.daily_counts("2026-11-18") == {42: 60}

    run(test())
    with closing(open_database(url)) as database, database.transaction() as transaction:
        rows = transaction.rows(f"SELECT * FROM {DAILY_COUNTS.name}")  # noqa: S608
        assert rows == [("2026-11-18", 42, 60)]


def test_old_days_are_forgotten_and_without_any_there_is_no_lock(url: str) -> None:
    async def test() -> None:
        async with opened(url, patience=1.0) as store:
            for day in ("2025-12-31", "2026-01-01", "2026-11-18"):
                await store.count_daily(day, 42)
            with everything_locked(url):
                await store.expire_days("2025-12-31")
                with pytest.raises(StoreUnavailableError):
                    await store.expire_days("2026-01-01")
            await store.expire_days("2026-01-01")
            assert await store.daily_counts("2025-12-31") == {}
            assert await store.daily_counts("2026-01-01") == await store.daily_counts("2026-11-18") == {42: 1}

    run(test())
