"""`serve --processes`: tables in several processes, each of which may be killed; what matters most holds there too."""

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import aiohttp
import psutil
import pytest

from endings import wait_until_gone
from online import PATIENCE, Player, Server, new_table
from postgres import running_postgres
from server import test_guessing as guessing
from server import test_killed_server as killed_server
from server import test_nothing_leaks as nothing_leaks
from server import test_online_game as online_game
from server import test_same_instant as same_instant
from server.bystanders import figures_of
from server.gatherings import play_on, right_record, seated
from server.test_why_online import BOT_NAMES, refusal, why
from thenumber.server.tables.shards import shard_of

pytestmark = pytest.mark.waits

COUNT = 2
SEVERAL = {"THENUMBER_PROCESSES": str(COUNT)}


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with Server(tmp_path / "data", THENUMBER_LIMITS="off", **SEVERAL) as server:
        yield server
    assert "Traceback" not in server.log.read_text()


def processes_of(server: Server) -> list[psutil.Process]:
    """The processes that tables live in, in the order in which they were started."""
    assert server.process
    children = psutil.Process(server.process.pid).children()
    return [child for child in children if "thenumber.server.tables.shard_main" in child.cmdline()]


def home_of(server: Server, player: Player) -> psutil.Process:
    """The process that has a player's connection."""
    assert player.socket
    port = player.socket.get_extra_info("sockname")[1]
    for process in processes_of(server):
        if any(line.raddr and line.raddr.port == port for line in process.net_connections()):
            return process
    raise AssertionError(f"nobody has the connection from port {port}")


async def seated_in_each(session: aiohttp.ClientSession, server: Server, *bots: str) -> list[list[Player]]:
    """A game that has begun in each of the processes."""
    games: dict[int, list[Player]] = {}
    while len(games) < COUNT:
        players = await seated(session, [server.url] * 3, bots)
        games.setdefault(shard_of(players[0].code, COUNT), players)
    return [games[place] for place in range(COUNT)]


def test_tables_of_all_processes_play_and_are_counted_and_looked_up_as_one_server(server: Server) -> None:
    async def story() -> None:
        async with aiohttp.ClientSession() as session:
            games = await seated_in_each(session, server, "greedy")
            await asyncio.gather(*(play_on(players) for players in games))
            for players in games:
                record = await right_record(session, server.url, players[0])
                assert record.names == ("A", "B", "C", "@greedy")
                async with session.get(f"{server.url}/api/tables/{players[0].code}") as response:
                    assert (await response.json())["phase"] == "over"
            figures = await figures_of(session, server)
            assert figures["thenumber_games_finished_total"] == COUNT
            assert figures["thenumber_tables"] >= COUNT
            assert figures["thenumber_commands_total"] >= COUNT * (3 + 1 + 1 + 2 * 10)  # some may sit out

    assert len(processes_of(server)) == COUNT
    asyncio.run(story())


def test_what_is_asked_about_a_table_is_answered_as_it_is_now(server: Server) -> None:
    async def story() -> None:
        async with aiohttp.ClientSession() as session:
            ada = await Player(session, server.url, await new_table(session, server.url)).come()

            async def looked_up() -> dict[str, Any]:
                async with session.get(f"{server.url}/api/tables/{ada.code}") as response:
                    found: dict[str, Any] = await response.json()
                    return found

            assert (await looked_up())["taken"] == 0
            await ada.say("Sit", name="Ada")
            assert (await looked_up())["taken"] == 1
            for bot in BOT_NAMES:
                await ada.say("AddBot", bot=bot)
            await ada.say("Start")
            assert ((await looked_up())["phase"], (await looked_up())["taken"]) == ("choose", 4)
            assert await refusal(ada) == (403, "not-revealed")
            await ada.until(lambda view: view["table"]["written"] == len(BOT_NAMES))
            await ada.write("012")
            await ada.until_turn(1)
            status, reasons = await why(ada)
            assert (status, len(reasons["seats"])) == (200, len(BOT_NAMES))
            headers = {"Authorization": f"Bearer {ada.token}"}
            async with session.get(f"{server.url}/api/tables/{ada.code}/advice", headers=headers) as response:
                assert response.status == 200
                assert len((await response.json())["map"]) == 1000

    asyncio.run(story())


def test_a_killed_process_is_replaced_its_tables_go_on_and_the_others_notice_nothing(server: Server) -> None:
    async def story() -> None:
        async with aiohttp.ClientSession() as session:
            killed, spared = await seated_in_each(session, server)
            await killed[0].write("123")
            before = await figures_of(session, server)
            assert home_of(server, killed[0]) != home_of(server, spared[0])
            home_of(server, killed[0]).kill()
            for player in killed:
                assert player.reader
                await asyncio.wait_for(player.reader, PATIENCE)
            assert spared[0].reader
            assert not spared[0].reader.done()
            for player in killed:
                await player.go()
                player.view = {}
                await player.come()
            assert spared[0].view["table"]["turn_index"] == 0
            await asyncio.gather(play_on(killed), play_on(spared))
            for players in (killed, spared):
                await right_record(session, server.url, players[0])
            after = await figures_of(session, server)
            assert after["thenumber_commands_total"] > before["thenumber_commands_total"]
            assert len(processes_of(server)) == COUNT

    asyncio.run(story())


def test_nothing_acknowledged_is_lost_however_often_the_processes_are_killed(server: Server) -> None:
    def kill() -> None:
        for process in processes_of(server):
            process.kill()

    killed_server.play_while_killed(server, kill, lambda: None)


def test_who_is_told_to_stop_says_goodbye_to_everybody_and_ends_all_processes(server: Server) -> None:
    async def story() -> None:
        async with aiohttp.ClientSession() as session:
            games = await seated_in_each(session, server)
            processes = processes_of(server)
            assert await asyncio.to_thread(server.stop) == 0
            await asyncio.to_thread(wait_until_gone, processes)
            for player in [player for players in games for player in players]:
                assert player.reader
                assert player.socket
                await asyncio.wait_for(player.reader, PATIENCE)
                assert player.socket.close_code == 1001

    asyncio.run(story())


def test_the_processes_of_a_killed_server_end_and_the_next_one_goes_on(server: Server) -> None:
    async def story() -> None:
        async with aiohttp.ClientSession() as session:
            (players, _) = await seated_in_each(session, server)
            await players[0].write("123")
            processes = processes_of(server)
            server.kill()
            await asyncio.to_thread(wait_until_gone, processes)
            server.start()
            for player in players:
                await player.go()
                player.view = {}
                await player.come()
            assert players[0].view["you"]["tablet"] == "123"
            await play_on(players)
            await right_record(session, server.url, players[0])

    asyncio.run(story())


@pytest.mark.parametrize(
    "test",
    [
        online_game.test_people_and_bots_play_a_whole_game_and_its_record_verifies,
        online_game.test_nobody_sees_a_number_before_the_reveal,
        online_game.test_who_comes_back_finds_the_seat_and_the_number_written,
        online_game.test_refusals_are_told_to_their_sender,
        online_game.test_nonsense_changes_nothing_and_harms_nobody,
        online_game.test_health_figures_and_headers,
        guessing.test_whoever_guesses_codes_has_to_stop_and_those_who_play_notice_nothing,
        same_instant.test_five_who_write_in_the_same_instant_a_thousand_times_all_count_once,
    ],
)
def test_in_several_processes(test: Callable[[Path], None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Server, "everywhere", Server.everywhere | SEVERAL)
    test(tmp_path)


def test_a_number_is_nowhere_before_its_reveal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Server, "everywhere", Server.everywhere | SEVERAL)
    nothing_leaks.test_a_number_is_nowhere_before_its_reveal_at_any_log_level(tmp_path, "debug")


def test_a_whole_game_in_several_processes_on_postgresql(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    database = {"THENUMBER_DATABASE": running_postgres().new_database()}
    monkeypatch.setattr(Server, "everywhere", Server.everywhere | SEVERAL | database)
    online_game.test_people_and_bots_play_a_whole_game_and_its_record_verifies(tmp_path)
