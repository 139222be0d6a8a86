"""A database that goes away, hangs or is full: refused soon and clearly, nothing half written, and it comes back."""

import asyncio
import os
import sqlite3
import subprocess
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path

import pytest

from postgres import PASSWORD, Postgres
from server.store.logs import entry, new_table, new_tables, opened, run, seqs
from thenumber.server.store.store import SequenceTakenError, Store, StoreUnavailableError


async def append_until_it_fails(store: Store, name: str, acknowledged: dict[str, int]) -> StoreUnavailableError:
    seq = 1
    while True:
        acknowledged[name] = seq
        seq += 1
        try:
            await store.append([entry(name, seq)])
        except StoreUnavailableError as error:
            return error


def test_a_postgres_that_stops_is_unavailable_and_comes_back(postgres: Postgres) -> None:
    async def test() -> None:
        async with opened(postgres.new_database(), patience=2.0) as store:
            names = await new_tables(store, 20)
            acknowledged: dict[str, int] = {}
            tasks = [asyncio.create_task(append_until_it_fails(store, name, acknowledged)) for name in names]
            while sum(acknowledged.values()) < 200:
                await asyncio.sleep(0.01)
            await asyncio.to_thread(postgres.stop)
            try:
                errors = await asyncio.gather(*tasks)
                assert {error.code for error in errors} == {"unavailable"}
                assert not any(PASSWORD in str(error) for error in errors)
                with pytest.raises(StoreUnavailableError, match="Connection refused"):
                    await store.append([entry(names[0], acknowledged[names[0]] + 1)])
                with pytest.raises(StoreUnavailableError):
                    await store.read(names[0])
                assert not await store.ready()
            finally:
                await asyncio.to_thread(postgres.start)
            assert await store.ready()
            for name in names:
                with suppress(SequenceTakenError):  # it was written, although nobody could say so any more
                    await store.append([entry(name, acknowledged[name] + 1)])
                assert await seqs(store, name) == list(range(1, acknowledged[name] + 2))

    run(test())


def test_a_restart_that_nobody_saw_costs_nothing(postgres: Postgres) -> None:
    async def test() -> None:
        async with opened(postgres.new_database()) as store:
            await new_table(store)
            assert await seqs(store) == [1]
            await asyncio.to_thread(postgres.restart)
            await store.append([entry("kitchen", 2)])
            assert await seqs(store) == [1, 2]

    run(test())


def test_a_postgres_that_hangs_is_unavailable_and_comes_back(postgres: Postgres) -> None:
    async def test() -> None:
        async with opened(postgres.new_database(), patience=1.0) as store:
            await new_table(store)
            assert await store.ready()
            await asyncio.to_thread(postgres.freeze)
            try:
                results = await asyncio.gather(
                    store.append([entry("kitchen", 2)]), store.read("kitchen"), store.ready(), return_exceptions=True
                )
                assert [type(result) for result in results] == [StoreUnavailableError, StoreUnavailableError, bool]
                assert results[2] is False
            finally:
                await asyncio.to_thread(postgres.thaw)
            log = await seqs(store)
            assert log in ([1], [1, 2])
            await store.append([entry("kitchen", len(log) + 1)])
            assert await seqs(store) == [*log, len(log) + 1]

    run(test())


def test_a_file_that_another_process_writes_to_is_waited_for_and_unavailable_if_it_takes_too_long(
    tmp_path: Path,
) -> None:
    async def test() -> None:
        async with opened(f"sqlite:///{tmp_path}/store.sqlite", patience=1.0) as store:
            await new_table(store)
            with closing(sqlite3.connect(tmp_path / "store.sqlite", isolation_level=None)) as other:
                other.execute("BEGIN IMMEDIATE")
                waiting = asyncio.create_task(store.append([entry("kitchen", 2)]))
                assert await seqs(store) == [1]  # who reads need not wait
                other.execute("COMMIT")
                await waiting
                other.execute("BEGIN IMMEDIATE")
                for _ in range(2):
                    with pytest.raises(StoreUnavailableError) as refused:
                        await store.append([entry("kitchen", 3)])
                    assert (refused.value.code, refused.value.reason) == ("unavailable", "SQLITE_BUSY")
                    assert refused.value.found == f"{tmp_path}/store.sqlite"
            await store.append([entry("kitchen", 3)])
            assert await seqs(store) == [1, 2, 3]

    run(test())


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of one megabyte."""
    if os.geteuid() != 0:
        pytest.skip("only root can mount a small disk")
    disk = tmp_path / "disk"
    disk.mkdir()
    subprocess.run(["mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", str(disk)], check=True)
    yield disk
    subprocess.run(["umount", str(disk)], check=True)


def test_a_full_disk_is_unavailable_and_loses_nothing(small_disk: Path) -> None:
    async def test() -> None:
        ballast = small_disk / "ballast"
        ballast.write_bytes(bytes(500_000))
        async with opened(f"sqlite:///{small_disk}/store.sqlite") as store:
            names = await new_tables(store, 3)
            acknowledged: dict[str, int] = {}
            errors = await asyncio.gather(*(append_until_it_fails(store, name, acknowledged) for name in names))
            assert {(error.code, error.reason) for error in errors} <= {
                ("unavailable", "SQLITE_FULL"),
                ("unavailable", "SQLITE_IOERR_WRITE"),
            }
            for name in names:
                assert await seqs(store, name) == list(range(1, acknowledged[name] + 1))
            with pytest.raises(StoreUnavailableError):
                await store.append([entry(names[0], acknowledged[names[0]] + 1, "x" * 100_000)])
            ballast.unlink()
            for name in names:
                await store.append([entry(name, acknowledged[name] + 1)])
                assert await seqs(store, name) == list(range(1, acknowledged[name] + 2))
        async with opened(f"sqlite:///{small_disk}/store.sqlite") as store:
            for name in names:
                assert await seqs(store, name) == list(range(1, acknowledged[name] + 2))

    run(test())
