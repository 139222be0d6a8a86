"""What a host can do: announce a restart, drain the server, end a table, back up; and what is seen of it."""

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path

import aiohttp
import pytest
from aiohttp import web

from online import PATIENCE, Player, Refused, Server, new_table
from ports import free_port
from server.gatherings import play_on, right_record, seated, status
from server.hosting import Host, hears
from server.store.logs import opened
from thenumber.server.admin.backup_main import KEPT
from thenumber.server.settings import Settings
from thenumber.server.tables.verify_backup import verify_backup
from thenumber.server.web.app import make_app
from thenumber.server.web.app_state import APP_STATE

pytestmark = pytest.mark.waits


@pytest.fixture(params=["1", "2"])
def server(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Server]:
    """With one process, and with tables in two others."""
    with Server(tmp_path / "data", THENUMBER_LIMITS="off", THENUMBER_PROCESSES=request.param) as server:
        yield server
    assert "Traceback" not in server.log.read_text()


async def table_of(host: Host, **wanted: object) -> dict[str, object]:
    """The only table that is so."""
    view = await host.until(lambda view: any(wanted.items() <= table.items() for table in view["tables"]))
    (found,) = [table for table in view["tables"] if wanted.items() <= table.items()]
    return dict(found)


def test_tables_people_and_bots_are_counted(server: Server) -> None:
    async def story() -> None:
        async with aiohttp.ClientSession() as session:
            host = Host(session, server.url)
            one = await seated(session, [server.url] * 3, ["greedy"])
            two = await seated(session, [server.url] * 3)
            lobby = await Player(session, server.url, await new_table(session, server.url)).come()
            await Player(session, server.url, one[0].code).come()  # a television
            await lobby.say("Sit", name="Zoe")
            await play_on(one, 6)
            await two[2].go()
            first = await table_of(host, round_no=2, turn_no=2, phase="choose")
            assert {name: first[name] for name in ("people", "connected", "bots", "watching")} == {
                "people": 3,
                "connected": 3,
                "bots": 1,
                "watching": 1,
            }
            second = await table_of(host, round_no=1, turn_no=1, connected=2)
            assert (second["people"], second["bots"], second["watching"]) == (3, 0, 0)
            third = await table_of(host, phase="lobby")
            assert (third["people"], third["connected"], third["round_no"]) == (1, 1, 0)
            view = await host.until(lambda view: view["nodes"][0]["workers"] > 0)
            (node,) = view["nodes"]
            assert view["here"] == node["key"]
            assert (node["tables"], node["games_running"], node["people"], node["bots"]) == (3, 2, 6, 1)
            assert [bot["bot"] for bot in node["slow_bots"]] == ["greedy"]
            assert node["slow_bots"][0]["numbers"] >= 6
            assert len(node["processes"]) == (1 if server.environment["THENUMBER_PROCESSES"] == "1" else 3)
            assert all(process["megabytes"] > 10 for process in node["processes"])
            assert (view["database_answers"], view["silent"], node["errors"]) == (True, 0, 0)

    asyncio.run(asyncio.wait_for(story(), 4 * PATIENCE))


def test_everybody_hears_of_a_restart_also_who_comes_later_until_it_is_called_off(server: Server) -> None:
    async def story() -> None:
        async with aiohttp.ClientSession() as session:
            host = Host(session, server.url)
            players = [*await seated(session, [server.url] * 3), *await seated(session, [server.url] * 3)]
            view = await host.order("Announce", minutes=10)
            assert 590 <= view["nodes"][0]["restart_in"] <= 600
            for player in players:
                said = await hears(player, "RestartSoon")
                assert 590 <= said["seconds"] <= 600
            late = await Player(session, server.url, players[0].code).come()
            assert 0 < (await hears(late, "RestartSoon"))["seconds"] <= 600
            view = await host.order("Announce", minutes=0)
            assert view["nodes"][0]["restart_in"] is None
            for player in (*players, late):
                await hears(player, "RestartSoon", seconds=None)
            later = await Player(session, server.url, players[0].code).come()
            await later.say("Ping")
            assert not any("RestartSoon" in message for message in later.heard)
            await play_on(players[:3], 1)  # and the game goes on

    asyncio.run(asyncio.wait_for(story(), 4 * PATIENCE))


def test_a_drained_server_that_is_alone_keeps_its_people_and_makes_no_tables(server: Server) -> None:
    async def story() -> None:
        async with aiohttp.ClientSession() as session:
            host = Host(session, server.url)
            players = await seated(session, [server.url] * 3)
            key = (await host.look())["here"]
            view = await host.order("Drain", node=key, drain=True)
            assert (view["nodes"][0]["draining"], view["nodes"][0]["moving"]) == (True, False)
            async with session.post(f"{server.url}/api/tables") as response:
                assert (response.status, (await response.json())["code"]) == (503, "draining")
            async with session.get(f"{server.url}/readyz") as response:  # its people have nowhere else to go
                assert (response.status, "no new table" in await response.text()) == (200, True)
            await play_on(players, 2)
            await (await Player(session, server.url, players[0].code).come()).go()
            view = await host.order("Drain", node=key, drain=False)
            assert not view["nodes"][0]["draining"]
            await new_table(session, server.url)

    asyncio.run(asyncio.wait_for(story(), 4 * PATIENCE))


def test_who_was_just_sent_away_is_refused_for_a_moment_and_then_taken_in(tmp_path: Path) -> None:
    """The moment is as long as the test wants it."""

    async def story() -> None:
        app = make_app(Settings(tmp_path))
        runner = web.AppRunner(app, handle_signals=False)
        await runner.setup()
        site = web.TCPSite(runner, "127.0.0.1", port := free_port())
        await site.start()
        url, nodes = f"http://127.0.0.1:{port}", app[APP_STATE].nodes
        async with aiohttp.ClientSession() as session:
            code = await new_table(session, url)
            nodes.draining, nodes._refuses_until = True, time.monotonic() + PATIENCE
            async with session.get(f"{url}/ws/{code}") as response:
                assert (response.status, (await response.json())["code"]) == (503, "draining")
            nodes._refuses_until = time.monotonic()
            await (await Player(session, url, code).come()).go()
        await runner.cleanup()

    asyncio.run(story())


def test_a_table_that_is_ended_is_gone_and_everybody_there_is_told(server: Server) -> None:
    async def story() -> None:
        async with aiohttp.ClientSession() as session:
            host = Host(session, server.url)
            others = await seated(session, [server.url] * 4)
            players = await seated(session, [server.url] * 3)
            await play_on(players)
            await right_record(session, server.url, players[0])
            await players[0].say("Start")
            await asyncio.gather(*(player.until_game(2) for player in players))
            watcher = await Player(session, server.url, players[0].code).come()
            table = await table_of(host, people=3)
            view = await host.order("EndTable", table=table["key"])
            assert [left["people"] for left in view["tables"]] == [4]
            for player in (*players, watcher):
                await hears(player, "TableClosed")
                assert player.reader
                await asyncio.wait_for(player.reader, PATIENCE)  # the line is cut
            assert await status(session, f"{server.url}/api/tables/{players[0].code}") == 404
            table_id = players[0].view["table"]["id"]
            async with opened(f"sqlite:///{server.data / 'thenumber.sqlite'}") as store:
                assert await store.read(table_id) == []
            assert await status(session, f"{server.url}/api/games/{table_id}-1.tnr") == 200  # what was finished stays
            await host.order("EndTable", table=table["key"])  # once more does no harm
            await play_on(others, 1)

    asyncio.run(asyncio.wait_for(story(), 4 * PATIENCE))


def test_what_is_said_at_a_table_while_it_is_ended_is_refused(server: Server) -> None:
    async def story() -> None:
        async with aiohttp.ClientSession() as session:
            host = Host(session, server.url)
            players = await seated(session, [server.url] * 3)
            table = await table_of(host, people=3)

            async def go_on_writing() -> str:
                try:
                    while True:
                        await players[0].write("123")
                except Refused as refused:
                    return str(refused)
                except (ConnectionError, TimeoutError):
                    return "cut"

            writing = asyncio.create_task(go_on_writing())
            await host.order("EndTable", table=table["key"])
            assert await writing in ("no-such-table", "store-unavailable", "cut")
            assert (await host.look())["tables"] == []

    asyncio.run(asyncio.wait_for(story(), 4 * PATIENCE))


def test_a_backup_is_made_and_verified_and_the_oldest_go(server: Server) -> None:
    async def story() -> None:
        async with aiohttp.ClientSession() as session:
            host = Host(session, server.url)
            players = await seated(session, [server.url] * 3)
            await play_on(players)
            folder = server.data / "backups"
            folder.mkdir()
            old = [folder / f"thenumber-2020010{day}T000000Z.sqlite" for day in range(1, KEPT + 2)]
            for file in old:
                file.touch()
            view = await host.look()
            assert view["nodes"][0]["backup"] is None
            view = await host.order("BackUp", node=view["here"])
            assert view["nodes"][0]["backup"]["state"] == "running"
            view = await host.until(lambda view: view["nodes"][0]["backup"]["state"] != "running")
            backup = view["nodes"][0]["backup"]
            assert (backup["state"], backup["tables"], backup["games"]) == ("done", 1, 1)
            made = Path(backup["file"])
            assert made.parent == folder
            assert made.stat().st_mode & 0o777 == 0o600
            assert verify_backup(made).problems == []
            assert sorted(folder.iterdir()) == [*old[2:], made]

    asyncio.run(asyncio.wait_for(story(), 4 * PATIENCE))


def test_a_backup_that_fails_says_so_and_the_log_says_why(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        async with aiohttp.ClientSession() as session:
            host = Host(session, server.url)
            (server.data / "backups").write_text("in the way")
            view = await host.order("BackUp", node=(await host.look())["here"])
            view = await host.until(lambda view: view["nodes"][0]["backup"]["state"] != "running")
            node = view["nodes"][0]
            assert (node["backup"]["state"], node["backup"]["file"]) == ("failed", "")
            assert node["errors"] == 1
            assert [(error["where"], error["kind"]) for error in node["last_errors"]] == [
                ("thenumber.server.admin.backups", "")
            ]
            assert "a backup failed: unwritable" in server.said()

    with Server(tmp_path / "data") as server:
        asyncio.run(story(server))
