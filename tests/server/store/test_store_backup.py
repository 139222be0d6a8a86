"""A backup is one file, made while the server writes, and goes back into either database."""

import asyncio
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest

from postgres import running_postgres
from server.store.logs import entry, new_table, new_tables, opened, run, seqs
from thenumber.server.store.backup import backup, restore
from thenumber.server.store.store import FinishedGame, LogEntry, NewerDatabaseError, Store, StoreError, TableHead

GAME = FinishedGame("kitchen-1", "kitchen", 1e9 + 1 / 3, '[Game "The Number"]\n[A "Ünï 数字"]\n')
LOG = [LogEntry("kitchen", seq, 1e9 + seq / 7, f'{{"seq":{seq}}}') for seq in range(1, 2500)]


async def fill(store: Store) -> None:
    await store.create(TableHead("kitchen", "ABCD", 1e9), LOG[:-1])
    await store.append(LOG[-1:], finished=GAME)
    for number in (42, 761, 42):
        await store.count_daily("2026-11-18", number)


async def holds_what_was_filled_in(url: str) -> None:
    async with opened(url) as store:
        assert await store.read("kitchen") == LOG
        assert await store.find_code("ABCD") == "kitchen"
        assert [game async for game in store.all_finished()] == [GAME]
        assert await store.daily_counts("2026-11-18") == {42: 2, 761: 1}
        await store.append([entry("kitchen", len(LOG) + 1)])


@pytest.fixture(params=["sqlite", "postgres"])
def other_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/other.sqlite" if request.param == "sqlite" else running_postgres().new_database()


def test_a_backup_goes_back_into_either_database(url: str, other_url: str, tmp_path: Path) -> None:
    file = tmp_path / "backup.sqlite"

    async def test() -> None:
        async with opened(url) as store:
            await fill(store)
            await asyncio.to_thread(backup, url, file)
            await store.append([entry("kitchen", len(LOG) + 1)])
        await asyncio.to_thread(restore, file, other_url)
        await holds_what_was_filled_in(other_url)

    run(test())
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    kept = {path.name for path in tmp_path.iterdir()} - {"store.sqlite", "other.sqlite", "other.sqlite.lock"}
    assert kept == {"backup.sqlite"}


def test_a_backup_is_of_one_moment_while_the_server_writes(url: str, tmp_path: Path) -> None:
    """Every turn is written to the first table, and then to the second: a copy never has more of the second."""

    async def play(store: Store, names: list[str]) -> None:
        for seq in range(2, 100_000):
            for name in names:
                await store.append([entry(name, seq)])

    async def test() -> None:
        async with opened(url) as store:
            first, second = await new_tables(store, 2)
            player = asyncio.create_task(play(store, [first, second]))
            for index in range(5):
                file = tmp_path / f"backup-{index}.sqlite"
                before = len(await seqs(store, second))
                await asyncio.to_thread(backup, url, file)
                async with opened(f"sqlite:///{file}") as copy:
                    logs = [await seqs(copy, name) for name in (first, second)]
                assert 0 <= len(logs[0]) - len(logs[1]) <= 1
                assert len(logs[1]) >= before
                assert all(log == list(range(1, len(log) + 1)) for log in logs)
            player.cancel()
            await asyncio.gather(player, return_exceptions=True)

    run(test())


def test_nothing_is_overwritten_unless_told_so(url: str, tmp_path: Path) -> None:
    file = tmp_path / "backup.sqlite"

    async def test() -> None:
        async with opened(url) as store:
            await fill(store)
        backup(url, file)
        with pytest.raises(StoreError, match="exists"):
            backup(url, file)
        backup(url, file, replace=True)
        async with opened(url) as store:
            await new_table(store, "cellar")
            await store.append([entry("kitchen", len(LOG) + 1, "later")])
        with pytest.raises(StoreError, match="exists"):
            restore(file, url)
        async with opened(url) as store:
            assert await seqs(store, "cellar") == [1]
        restore(file, url, replace=True)
        async with opened(url) as store:
            assert await seqs(store, "cellar") == []
        await holds_what_was_filled_in(url)

    run(test())


def test_only_a_backup_of_ours_is_restored(url: str, tmp_path: Path) -> None:
    foreign, text, empty = tmp_path / "places.sqlite", tmp_path / "letter.txt", tmp_path / "empty"
    with closing(sqlite3.connect(foreign)) as connection:
        connection.execute("CREATE TABLE bookmarks (address text)")
    text.write_text("Dear Ada, " * 100)
    empty.touch()
    for file in (foreign, text, empty):
        with pytest.raises(StoreError, match="not-ours"):
            restore(file, url)
    for file in (tmp_path / "nothing", tmp_path):
        with pytest.raises(StoreError, match="backup-missing"):
            restore(file, url)

    async def make() -> None:
        async with opened(f"sqlite:///{tmp_path}/newer.sqlite") as store:
            await new_table(store)

    asyncio.run(make())
    with closing(sqlite3.connect(tmp_path / "newer.sqlite")) as connection, connection:
        connection.execute("UPDATE schema_version SET version_num = '9999'")
    with pytest.raises(NewerDatabaseError):
        restore(tmp_path / "newer.sqlite", url)
    with pytest.raises(NewerDatabaseError):
        backup(f"sqlite:///{tmp_path}/newer.sqlite", tmp_path / "backup.sqlite")


def test_a_backup_that_cannot_be_made_leaves_nothing_behind(url: str, tmp_path: Path) -> None:
    folder = tmp_path / "backups"
    folder.mkdir()
    expected = "unavailable" if url.startswith("sqlite") else "not-ours"
    with pytest.raises(StoreError, match=expected):  # nobody has ever opened this database
        backup(url, folder / "backup.sqlite")
    assert list(folder.iterdir()) == []
    assert not (tmp_path / "store.sqlite").exists()
    run(_open_and_close(url))
    with pytest.raises(StoreError, match="unwritable") as refused:
        backup(url, tmp_path / "nowhere" / "backup.sqlite")
    assert refused.value.reason == "No such file or directory"


async def _open_and_close(url: str) -> None:
    async with opened(url):
        pass
