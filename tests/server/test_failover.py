"""The database fails over to a standby: nodes follow, and go on with what it has."""

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path

import aiohttp
import psycopg
import pytest

from online import Player, Refused, Server
from postgres import PASSWORD, SUPERUSER, Postgres, running_postgres
from server.gatherings import commands_of, play_on, right_record, seated
from server.store.logs import entry, new_table, opened, seqs
from thenumber.server.store.store import Store, StoreUnavailableError

pytestmark = pytest.mark.waits


@pytest.fixture
def pair() -> Iterator[tuple[Postgres, Postgres]]:
    """A primary that acknowledges nothing before its standby has it, and that standby."""
    primary = Postgres()
    try:
        standby = Postgres(primary)
        try:
            with psycopg.connect(primary.url(), autocommit=True) as connection:
                connection.execute("ALTER SYSTEM SET synchronous_standby_names = '*'")
                connection.execute("SELECT pg_reload_conf()")
                query = "SELECT 1 FROM pg_stat_replication WHERE sync_state = 'sync'"
                while not connection.execute(query).fetchone():
                    time.sleep(0.05)
            yield primary, standby
        finally:
            standby.remove()
    finally:
        primary.remove()


async def append_until_it_fails(store: Store, name: str, acknowledged: dict[str, int]) -> None:
    while True:
        try:
            await store.append([entry(name, acknowledged.get(name, 1) + 1, at=time.time())])
        except StoreUnavailableError:
            return
        acknowledged[name] = acknowledged.get(name, 1) + 1


async def write_until_it_is_done(player: Player, number: str) -> None:
    """As a page does: while nothing can be saved, it is said again."""
    while True:
        try:
            await player.write(number)
            return
        except Refused as refused:
            if str(refused) != "store-unavailable":
                raise
            await asyncio.sleep(0.2)


@pytest.mark.long
def test_nodes_follow_to_a_standby_and_nothing_acknowledged_is_lost(
    pair: tuple[Postgres, Postgres], tmp_path: Path
) -> None:
    primary, standby = pair
    hosts = f"127.0.0.1:{primary.port},127.0.0.1:{standby.port}"
    url = f"postgresql://{SUPERUSER}:{PASSWORD}@{hosts}/postgres"

    async def story(session: aiohttp.ClientSession) -> None:
        players = await seated(session, [one.url, other.url, one.url], ["cautious"])
        await play_on(players, 3)
        number = players[0].lowest()
        await players[0].write(number)
        async with opened(url) as store:
            names, acknowledged = [f"table-{number}" for number in range(5)], dict[str, int]()
            for name in names:
                await new_table(store, name, at=time.time())  # else the servers would find it too old
            appending = [asyncio.create_task(append_until_it_fails(store, name, acknowledged)) for name in names]
            while sum(acknowledged.values()) < 100:
                await asyncio.sleep(0.01)
            await asyncio.to_thread(primary.stop)  # as in a crash
            await asyncio.gather(*appending)
            waiting = [asyncio.create_task(write_until_it_is_done(player, player.lowest())) for player in players[1:]]
            await asyncio.to_thread(standby.promote)
            await asyncio.gather(*waiting)
            await asyncio.gather(*(player.until_turn(4) for player in players))
            await play_on(players)
            record = await right_record(session, other.url, players[0])
            assert record.game.turns[3].numbers[0] == int(number)
            for name, seq in acknowledged.items():
                assert (await seqs(store, name))[:seq] == list(range(1, seq + 1))
        await commands_of(standby.url(), players[0].view["table"]["id"])

    async def tell() -> None:
        async with aiohttp.ClientSession() as session:
            await story(session)

    one, other = (Server(tmp_path / name, THENUMBER_DATABASE=url, THENUMBER_LIMITS="off") for name in ("one", "other"))
    with one, other:
        asyncio.run(tell())
    for log in (one.log, other.log):
        assert "Traceback" not in log.read_text()


async def lose_the_last(url: str, table_id: str, *, listeners_too: bool) -> None:
    """Do what nodes see when a standby takes over that had not got the last entry of a table: it is gone, and so are
    all connections. Who only writes may find out before those who listen are cut."""
    async with await psycopg.AsyncConnection.connect(url) as connection:
        last = "(SELECT max(seq) FROM log WHERE table_id = %(id)s)"
        await connection.execute(f"DELETE FROM log WHERE table_id = %(id)s AND seq = {last}", {"id": table_id})  # noqa: S608
        others = "pid <> pg_backend_pid() AND backend_type = 'client backend'"
        if not listeners_too:
            others += " AND application_name <> 'thenumber-hints'"
        await connection.execute(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {others}")  # noqa: S608


@pytest.mark.parametrize("listeners_too", [True, False])
def test_a_table_goes_on_from_what_the_database_that_took_over_has(tmp_path: Path, listeners_too: bool) -> None:
    url = running_postgres().new_database()

    async def story() -> None:
        async with aiohttp.ClientSession() as session:
            players = await seated(session, [one.url, other.url, one.url])
            kept, writer, lost = players
            await play_on(players, 3)
            for player in (kept, lost):
                await player.write(player.lowest())
            await writer.until(lambda view: bool(view["table"]["written"] == 2))
            table_id = writer.view["table"]["id"]
            await lose_the_last(url, table_id, listeners_too=listeners_too)
            if listeners_too:  # all are told to look again
                await writer.until(lambda view: bool(view["table"]["written"] == 1))
            await write_until_it_is_done(writer, writer.lowest())
            await lost.until(lambda view: view["you"]["tablet"] is None)
            assert kept.view["you"]["tablet"] is not None
            await write_until_it_is_done(lost, lost.lowest())
            await asyncio.gather(*(player.until_turn(4) for player in players))
            await play_on(players)
            await right_record(session, other.url, kept)
            await commands_of(url, table_id)

    one, other = (Server(tmp_path / name, THENUMBER_DATABASE=url, THENUMBER_LIMITS="off") for name in ("one", "other"))
    with one, other:
        asyncio.run(story())
    for log in (one.log, other.log):
        assert "Traceback" not in log.read_text()
        assert "which was acknowledged" in log.read_text()
