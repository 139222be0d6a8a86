"""Other nodes hear which table has something new, and that they may have missed something."""

import asyncio
from pathlib import Path

from postgres import Postgres
from server.store.logs import entry, new_table, new_tables, opened, run


def test_a_second_store_hears_of_it_and_the_writer_does_not(postgres: Postgres) -> None:
    async def test() -> None:
        url = postgres.new_database()
        async with opened(url) as one, opened(url) as other:
            heard: asyncio.Queue[str | None] = asyncio.Queue()
            own: asyncio.Queue[str | None] = asyncio.Queue()
            other.listen(heard.put_nowait)
            one.listen(own.put_nowait)
            assert await heard.get() is None
            assert await own.get() is None
            await new_table(one, "kitchen")
            assert await heard.get() == "kitchen"
            await one.append([entry("kitchen", 2)])
            assert await heard.get() == "kitchen"
            names = await new_tables(one, 50)
            assert {await heard.get() for _ in names} == set(names)
            await other.append([entry("kitchen", 3)])
            assert await own.get() == "kitchen"
            assert heard.empty()

    run(test())


def test_who_was_cut_off_is_told_to_read_everything(postgres: Postgres) -> None:
    async def test() -> None:
        url = postgres.new_database()
        async with opened(url) as one, opened(url) as other:
            heard: asyncio.Queue[str | None] = asyncio.Queue()
            other.listen(heard.put_nowait)
            assert await heard.get() is None
            await asyncio.to_thread(postgres.stop, "fast")
            await asyncio.to_thread(postgres.start)
            assert await heard.get() is None
            await new_table(one, "kitchen")
            assert await heard.get() == "kitchen"

    run(test())


def test_a_callback_that_fails_does_not_end_the_listening(postgres: Postgres) -> None:
    async def test() -> None:
        url = postgres.new_database()
        async with opened(url) as one, opened(url) as other:
            problems: list[str] = []
            loop = asyncio.get_running_loop()
            loop.set_exception_handler(lambda _, context: problems.append(repr(context["exception"])))
            heard: asyncio.Queue[str | None] = asyncio.Queue()

            def callback(table_id: str | None) -> None:
                heard.put_nowait(table_id)
                raise RuntimeError(table_id)

            other.listen(callback)
            assert await heard.get() is None
            await new_table(one, "kitchen")
            assert await heard.get() == "kitchen"
            await new_table(one, "cellar")
            assert await heard.get() == "cellar"
            await asyncio.sleep(0)
            assert problems == ["RuntimeError(None)", "RuntimeError('kitchen')", "RuntimeError('cellar')"]

    run(test())


def test_sqlite_has_no_other_nodes(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(f"sqlite:///{tmp_path}/store.sqlite") as store:
            heard: list[str | None] = []
            store.listen(heard.append)
            await new_table(store)
            assert heard == []

    run(test())
