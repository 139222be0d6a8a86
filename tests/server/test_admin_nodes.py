"""The host's page with several nodes on one PostgreSQL: all are seen from each, and an order reaches whom it is for."""

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import aiohttp
import psutil
import psycopg
import pytest

from online import PATIENCE, Player, Server
from postgres import running_postgres
from server.gatherings import come_back, play_on, right_record, seated, status
from server.hosting import Host, View, hears

pytestmark = pytest.mark.waits


@pytest.fixture
def nodes(tmp_path: Path) -> Iterator[list[Server]]:
    """Two nodes on one database, the second with tables in two processes; and one that only shares PostgreSQL."""
    usual = {"THENUMBER_LIMITS": "off", "THENUMBER_DATABASE": running_postgres().new_database()}
    with ExitStack() as stack:
        one = stack.enter_context(Server(tmp_path / "one", **usual))
        other = stack.enter_context(Server(tmp_path / "other", **usual, THENUMBER_PROCESSES="2"))
        stranger = Server(tmp_path / "stranger", THENUMBER_DATABASE=running_postgres().new_database())
        yield [one, other, stack.enter_context(stranger)]
        for server in (one, other, stranger):
            assert "Traceback" not in server.log.read_text()


def all_answer(view: View) -> bool:
    """Both nodes, with all their processes."""
    return [len(node["processes"]) for node in view["nodes"]] in ([1, 3], [3, 1]) and not view["silent"]


def run(story: object) -> None:
    asyncio.run(asyncio.wait_for(story, 4 * PATIENCE))  # type: ignore[arg-type]


def test_every_node_shows_all_nodes_and_each_table_once(nodes: list[Server]) -> None:
    async def story() -> None:
        async with aiohttp.ClientSession() as session:
            one, other, stranger = (Host(session, server.url) for server in nodes)
            players = await seated(session, [nodes[0].url, nodes[0].url, nodes[1].url])
            await Player(session, nodes[1].url, players[0].code).come()
            await play_on(players, 3)
            view = await one.until(all_answer)
            seen_there = await other.until(all_answer)
            assert {node["key"] for node in view["nodes"]} == {node["key"] for node in seen_there["nodes"]}
            assert view["here"] == view["nodes"][0]["key"] != seen_there["here"] == seen_there["nodes"][0]["key"]
            assert [node["name"].rpartition(":")[2] for node in view["nodes"]] == [
                str(server.port) for server in nodes[:2]
            ]
            assert [node["people"] for node in view["nodes"]] == [2, 1]
            (table,) = view["tables"]
            assert (table["people"], table["connected"], table["watching"], table["turn_no"]) == (3, 3, 1, 4)
            assert sorted(table["nodes"]) == sorted(node["key"] for node in view["nodes"])
            alone = await stranger.look()
            assert (len(alone["nodes"]), alone["silent"], alone["tables"]) == (1, 0, [])

    run(story())


def test_a_restart_is_announced_at_all_nodes_and_at_no_other_server(nodes: list[Server]) -> None:
    async def story() -> None:
        async with aiohttp.ClientSession() as session:
            one, stranger = Host(session, nodes[0].url), Host(session, nodes[2].url)
            await one.until(all_answer)
            players = await seated(session, [nodes[0].url, nodes[1].url, nodes[1].url])
            view = await one.order("Announce", minutes=2)
            assert all(110 < node["restart_in"] <= 120 for node in view["nodes"])
            for player in players:
                assert (await hears(player, "RestartSoon"))["seconds"] > 110
            for _ in range(3):  # by then whoever hears what they say has heard it
                await one.until(all_answer)
            assert (await stranger.look())["nodes"][0]["restart_in"] is None
            await one.order("Announce", minutes=0)
            for player in players:
                await hears(player, "RestartSoon", seconds=None)

    run(story())


def test_people_of_a_drained_node_play_on_at_the_other(nodes: list[Server]) -> None:
    """The order is given at the other node, and undone there."""

    async def story() -> None:
        async with aiohttp.ClientSession() as session:
            one, other = Host(session, nodes[0].url), Host(session, nodes[1].url)
            players = await seated(session, [nodes[0].url, nodes[0].url, nodes[1].url], ["greedy"])
            await play_on(players, 2)
            number = players[0].lowest()
            await players[0].write(number)
            drained = (await one.until(all_answer))["here"]
            await other.order("Drain", node=drained, drain=True)
            await other.until(lambda view: [node["draining"] for node in view["nodes"]] == [False, True])
            for player in players[:2]:
                assert player.reader
                await asyncio.wait_for(player.reader, PATIENCE)
                assert player.socket
                assert player.socket.close_code == 1001
            # By then proxies had been told.
            assert await status(session, f"{nodes[0].url}/readyz") == 503
            assert await status(session, f"{nodes[1].url}/readyz") == 200
            await come_back(players[:2], nodes[1].url)
            await players[0].until(lambda view: bool(view["you"]["tablet"] == number))
            await asyncio.gather(*(player.write(player.lowest()) for player in players[1:]))
            await play_on(players)
            await right_record(session, nodes[1].url, players[0])
            view = await other.until(lambda view: all_answer(view) and not view["nodes"][1]["tables"])
            assert view["nodes"][1]["moving"]
            assert [table["nodes"] for table in view["tables"]] == [[view["here"]]]
            # Nobody is locked out who knows no other way: after the moment the drained node takes people again.
            late = await Player(session, nodes[0].url, players[0].code).come()
            await late.go()
            await other.order("Drain", node=drained, drain=False)
            await other.until(lambda view: all_answer(view) and not any(node["draining"] for node in view["nodes"]))
            assert await status(session, f"{nodes[0].url}/readyz") == 200

    run(story())


def test_a_table_is_ended_wherever_its_people_are(nodes: list[Server]) -> None:
    async def story() -> None:
        async with aiohttp.ClientSession() as session:
            one = Host(session, nodes[0].url)
            await one.until(all_answer)
            players = await seated(session, [nodes[1].url, nodes[1].url, nodes[0].url])
            view = await one.until(lambda view: all_answer(view) and bool(view["tables"]))
            view = await one.order("EndTable", table=view["tables"][0]["key"])
            assert view["tables"] == []
            for player in players:
                await hears(player, "TableClosed")
            assert await status(session, f"{nodes[1].url}/api/tables/{players[0].code}") == 404

    run(story())


def test_a_backup_is_made_at_the_node_that_is_named(nodes: list[Server]) -> None:
    async def story() -> None:
        async with aiohttp.ClientSession() as session:
            one = Host(session, nodes[0].url)
            view = await one.until(all_answer)
            await one.order("BackUp", node=view["nodes"][1]["key"])

            def over(view: View) -> bool:
                return all_answer(view) and (view["nodes"][1]["backup"] or {}).get("state") == "done"

            view = await one.until(over)
            assert view["nodes"][0]["backup"] is None
            assert Path(view["nodes"][1]["backup"]["file"]).parent == nodes[1].data / "backups"

    run(story())


def test_a_node_that_stands_still_is_missed_and_one_that_is_gone_is_not(nodes: list[Server]) -> None:
    async def story() -> None:
        async with aiohttp.ClientSession() as session:
            one = Host(session, nodes[0].url)
            await one.until(all_answer)
            assert nodes[1].process
            frozen = [psutil.Process(nodes[1].process.pid)]
            frozen += [child for child in frozen[0].children() if "shard_main" in " ".join(child.cmdline())]
            for process in frozen:
                process.suspend()
            view = await one.look()
            assert (len(view["nodes"]), view["silent"], view["database_answers"]) == (1, 3, True)
            for process in frozen:
                process.resume()
            await one.until(all_answer)
            nodes[1].stop()
            await one.until(lambda view: (len(view["nodes"]), view["silent"]) == (1, 0))

    run(story())


def test_without_the_database_the_own_node_is_shown_all_the_same(nodes: list[Server]) -> None:
    async def story() -> None:
        async with aiohttp.ClientSession() as session:
            one = Host(session, nodes[0].url)
            await one.until(all_answer)
            running_postgres().stop()
            try:
                view = await one.until(lambda view: not view["database_answers"])
                assert len(view["nodes"]) == 1
            finally:
                running_postgres().start()
            await one.until(all_answer)

    run(story())


def test_any_nonsense_of_others_in_the_database_is_ignored(nodes: list[Server]) -> None:
    async def story() -> None:
        async with aiohttp.ClientSession() as session:
            one = Host(session, nodes[0].url)
            await one.until(all_answer)
            async with await psycopg.AsyncConnection.connect(running_postgres().url(), autocommit=True) as connection:
                for message in (
                    "x @",
                    "x @{}",
                    'x @{"type":"asked"}',
                    'x @{"type":"answered"}',
                    "x @\u20ac",
                    "x !",
                    "x ?",
                ):
                    await connection.execute("SELECT pg_notify('thenumber', %s)", [message])
            await one.until(all_answer)

    run(story())
