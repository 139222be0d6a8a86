"""Who is at a table and who is away, when somebody comes back at the very moment at which they are declared away."""

import asyncio
from pathlib import Path

from thenumber.server.clock import Clock
from thenumber.server.store.store import Store
from thenumber.server.tables.hub import Hub
from thenumber.server.thinking.workers import Workers
from thenumber.server.wire.connection import Connection
from thenumber.table.commands import Said
from thenumber.table.people import Rename, Sit

ADA = "hash-of-a"


def connection() -> Connection:
    return Connection(ADA, lambda _: None)


def test_who_comes_back_while_it_is_written_down_that_they_are_away_is_not_away(tmp_path: Path) -> None:
    async def story() -> None:
        store = await Store.open(f"sqlite:///{tmp_path / 'numbers.sqlite'}")
        hub = Hub(store, Workers(1), Clock(0.0))
        live = await hub.find((await hub.create()).code)
        assert live
        first, second = connection(), connection()
        live.enter(first)
        await live.do(Said(Sit("Ada"), ADA))
        loop = asyncio.get_running_loop()
        live.presence.leave(first, lambda _seconds, notice, *who: loop.call_later(0, notice, *who))
        before = live.seq
        while not live._queue:
            await asyncio.sleep(0)
        assert live.seq == before
        live.enter(second)
        await live.do(Said(Rename("Ada"), ADA))
        assert [guest.away_since for guest in live.table.guests] == [None]
        live.presence.leave(second, lambda _seconds, notice, *who: loop.call_later(0, notice, *who))
        while live.table.guests[0].away_since is None:
            await asyncio.sleep(0.01)
        hub.close()
        await store.close()

    asyncio.run(asyncio.wait_for(story(), 30))
