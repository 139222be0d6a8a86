"""What is refused because of something that is then not written down is judged again, with everything else."""

import asyncio

from postgres import running_postgres
from server.store.logs import opened
from thenumber.server.tables.hub import Hub
from thenumber.server.tables.live import LiveTable
from thenumber.server.thinking.workers import Workers
from thenumber.table.command import Command
from thenumber.table.commands import Said
from thenumber.table.games import Start
from thenumber.table.people import Sit
from thenumber.table.turns import Erase, Write

NONCE = "0123456789abcdef" * 2


async def done(live: LiveTable, person: str, command: Command) -> None:
    assert await live.do(Said(command, person, NONCE)) is None


def test_a_turn_that_another_node_kept_open_is_not_said_to_be_over() -> None:
    """Here the last number of the turn comes in the same instant as another one; elsewhere a number was taken back."""

    async def story() -> None:
        database = running_postgres().new_database()
        async with opened(database) as store, opened(database) as other_store:
            hub, other_hub = Hub(store, Workers(1)), Hub(other_store, Workers(1))
            live = await hub.find((await hub.create()).code)
            assert live
            for person in "abc":
                await done(live, person, Sit(person))
            await done(live, "a", Start())
            for person in "ab":
                await done(live, person, Write("123", 1, 0))
            elsewhere = await other_hub.find(live.table.code)
            assert elsewhere
            await done(elsewhere, "b", Erase(1, 0))
            last, again = await asyncio.gather(
                live.do(Said(Write("456", 1, 0), "c", NONCE)), live.do(Said(Write("789", 1, 0), "a", NONCE))
            )
            assert (last, again) == (None, None)
            assert live.table.turn_index == 0
            assert [tablet.number if tablet else None for tablet in live.table.tablets] == ["789", None, "456"]

    asyncio.run(story())


def test_a_turn_that_is_over_is_said_to_be_over() -> None:
    async def story() -> None:
        async with opened(running_postgres().new_database()) as store:
            hub = Hub(store, Workers(1))
            live = await hub.find((await hub.create()).code)
            assert live
            for person in "abc":
                await done(live, person, Sit(person))
            await done(live, "a", Start())
            for person in "ab":
                await done(live, person, Write("123", 1, 0))
            last, again = await asyncio.gather(
                live.do(Said(Write("456", 1, 0), "c", NONCE)), live.do(Said(Write("789", 1, 0), "a", NONCE))
            )
            assert last is None
            assert again
            assert again.code == "turn-is-over"
            assert hub.counters.refusals["turn-is-over"] == 1

    asyncio.run(story())
