"""What is appended is there, in order, all or none; who comes too late hears it and hurts nobody else."""

import asyncio
import threading
from functools import partial
from typing import Any

import pytest
from sqlalchemy import event

from server.store.logs import entry, new_table, new_tables, opened, run, seqs
from thenumber.server.store.batch import Append
from thenumber.server.store.postgres import PostgresDatabase
from thenumber.server.store.store import (
    CodeTakenError,
    FinishedGame,
    LogEntry,
    SequenceGapError,
    SequenceTakenError,
    Store,
    StoreError,
    TableHead,
    UnknownTableError,
)

GAME = FinishedGame("kitchen-1", "kitchen", 2.0, '[Game "The Number"]\n')


def test_entries_come_back_as_they_went_in_and_in_order(url: str) -> None:
    async def test() -> None:
        async with opened(url) as store:
            written = [LogEntry("kitchen", seq, 1e9 + seq / 7, f'{{"n":"数字 {seq} \\u0000"}}') for seq in range(1, 40)]
            await store.create(TableHead("kitchen", "ABCD", 1e9), written[:3])
            await store.append(written[3:10])
            for one in written[10:]:
                await store.append([one])
            assert await store.read("kitchen") == written
            assert await store.read("kitchen", after=37) == written[37:]
            assert await store.read("kitchen", after=39) == []
            assert await store.read("nowhere") == []
            assert await store.find_code("ABCD") == "kitchen"
            assert await store.find_code("abcd") is None
            assert await store.ready()
        async with opened(url) as store:
            assert await store.read("kitchen") == written

    run(test())


def test_a_place_that_is_taken_is_refused_with_all_that_came_with_it(url: str) -> None:
    async def test() -> None:
        async with opened(url) as store:
            await new_table(store, entries=2)
            with pytest.raises(SequenceTakenError) as refused:
                await store.append([entry("kitchen", 2), entry("kitchen", 3)], finished=GAME)
            assert (refused.value.code, refused.value.found, refused.value.right) == ("sequence-taken", "2", "3")
            with pytest.raises(SequenceGapError):
                await store.append([entry("kitchen", 4)])
            with pytest.raises(UnknownTableError):
                await store.append([entry("cellar", 1)])
            assert await seqs(store) == [1, 2]
            assert await store.finished("kitchen-1") is None
            await store.append([entry("kitchen", 3)])
            assert await seqs(store) == [1, 2, 3]

    run(test())


def test_what_another_store_wrote_in_between_is_noticed(url: str) -> None:
    async def test() -> None:
        async with opened(url) as one, opened(url) as other:
            await new_table(one)
            await one.append([entry("kitchen", 2, "one")])
            await other.append([entry("kitchen", 3, "other")])
            with pytest.raises(SequenceTakenError):
                await one.append([entry("kitchen", 3, "one")])
            await other.append([entry("kitchen", 4, "other")])
            await one.append([entry("kitchen", 5, "one")])
            assert [found.body for found in await one.read("kitchen", after=1)] == ["one", "other", "other", "one"]

    run(test())


def test_conflicts_in_a_batch_leave_the_others_alone(url: str) -> None:
    async def test() -> None:
        async with opened(url) as store:
            names = await new_tables(store, 60)
            second = [1 if index % 3 == 0 else 2 for index in range(60)]
            results = await asyncio.gather(
                *(
                    store.append([entry(name, seq), entry(name, seq + 1)])
                    for name, seq in zip(names, second, strict=True)
                ),
                store.append([entry("nowhere", 1)]),
                return_exceptions=True,
            )
            assert isinstance(results.pop(), UnknownTableError)
            for name, seq, result in zip(names, second, results, strict=True):
                assert (result is None) == (seq == 2)
                assert await seqs(store, name) == ([1, 2, 3] if seq == 2 else [1])

    run(test())


def test_what_was_built_on_an_append_that_failed_fails_as_well(url: str) -> None:
    async def test() -> None:
        async with opened(url) as one, opened(url) as other:
            await new_table(one)
            await other.append([entry("kitchen", 2, "other")])
            results = await asyncio.gather(
                *(one.append([entry("kitchen", seq, "one")]) for seq in (2, 3, 4)), return_exceptions=True
            )
            assert [type(result) for result in results] == [SequenceTakenError] * 3
            await one.append([entry("kitchen", 3, "one again")])
            assert [found.body for found in await one.read("kitchen")] == ["{}", "other", "one again"]

    run(test())


def test_a_code_belongs_to_one_table(url: str) -> None:
    async def test() -> None:
        async with opened(url) as store:
            heads = [TableHead(f"table-{index}", f"code-{index % 5}", 1.0) for index in range(20)]
            results = await asyncio.gather(
                *(store.create(head, [entry(head.table_id, 1)]) for head in heads),
                store.append([entry("table-0", 2)]),
                store.append([entry("table-5", 2)]),  # built on a table that is not going to be there
                return_exceptions=True,
            )
            assert [type(result) for result in results] == [type(None)] * 5 + [CodeTakenError] * 15 + [
                type(None),
                CodeTakenError,
            ]
            for head in heads:
                assert await store.find_code(head.code) == f"table-{head.code[-1]}"
            assert await seqs(store, "table-0") == [1, 2]
            assert await seqs(store, "table-5") == []

    run(test())


def test_a_finished_game_is_written_with_its_last_entry(url: str) -> None:
    async def test() -> None:
        async with opened(url) as store:
            await new_table(store)
            await store.append([entry("kitchen", 2)], finished=GAME)
            later = GAME._replace(game_id="kitchen-2", finished_at=3.0)
            await store.append([entry("kitchen", 3)], finished=later)
            with pytest.raises(StoreError, match="game-taken"):
                await store.append([entry("kitchen", 4)], finished=GAME)
            assert await seqs(store) == [1, 2, 3]
            assert await store.finished("kitchen-1") == GAME
            assert await store.finished("kitchen-3") is None
            assert [game async for game in store.all_finished()] == [GAME, later]

    run(test())


def test_a_finished_game_may_be_made_on_the_thread_that_writes(url: str) -> None:
    async def test() -> None:
        async with opened(url) as store:
            names = await new_tables(store, 20)
            threads: list[str] = []

            def make(name: str) -> FinishedGame:
                threads.append(threading.current_thread().name)
                if name == names[7]:
                    raise ZeroDivisionError("a secret of this game")
                return GAME._replace(game_id=f"{name}-1", table_id=name)

            results = await asyncio.gather(
                *(store.append([entry(name, 2)], finished=partial(make, name)) for name in names),
                store.append([entry(names[7], 3)]),  # built on the one that fails
                return_exceptions=True,
            )
            assert set(threads) == {"store-writer"}
            assert len(threads) == len(names) + 1  # who failed once is asked a second time, alone
            for refused in (results.pop(), results.pop(7)):
                assert isinstance(refused, StoreError)
                assert (refused.code, refused.reason) == ("refused", "ZeroDivisionError")
                assert "secret" not in str(refused)
            assert results == [None] * 19
            for name in names:
                made = None if name == names[7] else GAME._replace(game_id=f"{name}-1", table_id=name)
                assert await store.finished(f"{name}-1") == made
                assert await seqs(store, name) == ([1, 2] if made else [1])

    run(test())


def count_commits(store: Store) -> list[object]:
    """One more thing in the list for every transaction that is committed from now on."""
    commits: list[object] = []
    if isinstance(store.database, PostgresDatabase):
        event.listen(store.database.engine, "commit", commits.append)
    else:
        for connection in store.database._connections:  # type: ignore[attr-defined]
            connection.set_trace_callback(lambda said: commits.append(said) if said == "COMMIT" else None)
    return commits


def test_many_appends_share_a_commit(url: str) -> None:
    async def test() -> None:
        async with opened(url) as store:
            names = await new_tables(store, 500)
            commits = count_commits(store)
            await asyncio.gather(*(store.append([entry(name, 2)]) for name in names))
            assert len(commits) == 1  # they were made in the same turn of the event loop
            for name in names[::50]:
                assert await seqs(store, name) == [1, 2]

    run(test())


def test_appends_that_come_one_by_one_and_quickly_are_gathered(url: str) -> None:
    async def test() -> None:
        async with opened(url) as store:
            names = await new_tables(store, 500)
            commits = count_commits(store)
            tasks = []
            for name in names:
                tasks.append(asyncio.create_task(store.append([entry(name, 2)])))
                await asyncio.sleep(0)
            await asyncio.gather(*tasks)
            print(f"{len(names)} appends in {len(commits)} commits")
            assert len(commits) < len(names) / 5

    run(test())


def test_a_cancelled_caller_takes_nothing_back_and_nobody_with_it(url: str) -> None:
    async def test() -> None:
        async with opened(url) as store:
            names = await new_tables(store, 20)
            tasks = [asyncio.create_task(store.append([entry(name, 2)])) for name in names]
            await asyncio.sleep(0)
            for task in tasks[::2]:
                task.cancel()
            results = await asyncio.gather(*tasks, return_exceptions=True)
            assert [isinstance(result, asyncio.CancelledError) for result in results] == [True, False] * 10
            await store.append([entry(names[0], 3)])
            assert all([await seqs(store, name) == [1, 2] for name in names[1:]])

    run(test())


@pytest.mark.parametrize(
    "bad",
    [{"body": "a secret that ends in half a character: \ud800"}, {"body": None}, {"at": float("nan"), "seq": 2.5}],
    ids=["surrogate", "nothing", "half"],
)
def test_what_the_database_does_not_take_hurts_only_who_wrote_it(url: str, bad: dict[str, Any]) -> None:
    async def test() -> None:
        async with opened(url) as store:
            names = await new_tables(store, 20)
            appends = [Append(name, [entry(name, 2)]) for name in names]
            appends[7].entries = [entry(names[7], 2)._replace(**bad)]
            results = await asyncio.gather(*(store._writer.write(append) for append in appends), return_exceptions=True)
            refused = results.pop(7)
            assert results == [None] * 19
            assert isinstance(refused, StoreError)
            assert refused.code in ("refused", "sequence-gap")
            assert "secret" not in str(refused)
            assert [await seqs(store, name) for name in names] == [[1, 2]] * 7 + [[1]] + [[1, 2]] * 12

    run(test())


def test_an_append_is_one_run_of_one_table(url: str) -> None:
    async def test() -> None:
        async with opened(url) as store:
            await new_table(store)
            for entries in (
                [],
                [entry("kitchen", 0)],
                [entry("kitchen", 2), entry("kitchen", 4)],
                [entry("kitchen", 2), entry("cellar", 3)],
            ):
                with pytest.raises(ValueError, match=r"entry|entries"):
                    await store.append(entries)
            with pytest.raises(ValueError, match="entry 1"):
                await store.create(TableHead("cellar", "WXYZ", 1.0), [entry("cellar", 2)])
            assert await seqs(store) == [1]

    run(test())


def test_a_closed_store_has_written_what_it_was_given_and_takes_no_more(url: str) -> None:
    async def test() -> None:
        async with opened(url) as store:
            await new_table(store)
            waiting = [asyncio.create_task(store.append([entry("kitchen", seq)])) for seq in range(2, 50)]
            await asyncio.sleep(0)
        await asyncio.gather(*waiting)
        with pytest.raises(StoreError, match="closed"):
            await store.append([entry("kitchen", 50)])
        with pytest.raises(StoreError, match="closed"):
            await store.read("kitchen")
        assert not await store.ready()
        await store.close()
        async with opened(url) as store:
            assert await seqs(store) == list(range(1, 50))

    run(test())
