"""Bots that are late, at real tables: everybody is told, the table waits, and who wrote instead is no secret."""

import asyncio
import json
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from command import Terminal
from offered_bots import install
from online import PATIENCE, Player, Server, new_table
from server.test_worker_warm_up import SLOW_STARTER
from thenumber.record.parse import parse_record
from thenumber.server.tables.bot_turns import LEAST_PATIENCE, patience
from thenumber.server.thinking import workers
from thenumber.table.table import Table

BROKEN = """
class Broken:
    name = "broken"
    def choose(self, game, seat, rng):
        return 1 // 0

broken = Broken()
"""


def server_with_a_slow_starter(folder: Path) -> Server:
    offers = {"compiles": "starters:bot", "broken": "starters:broken"}
    install(folder, SLOW_STARTER + BROKEN, offers, "starters")
    return Server(folder / "data", PYTHONPATH=str(folder))


async def begun(session: aiohttp.ClientSession, server: Server, clock: int | None = None) -> Player:
    """Somebody at a table with a bot that needs a while, and the game has begun."""
    host = await Player(session, server.url, await new_table(session, server.url)).come()
    await host.say("Sit", name="Ada")
    await host.say("SetOptions", options=host.view["table"]["options"] | {"seats": 2, "clock": clock})
    await host.say("AddBot", bot="compiles")
    await host.say("Start")
    return host


def warmings(player: Player) -> list[list[int]]:
    said = map(json.loads, player.heard)
    return [message["seats"] for message in said if message["say"] == "WarmingUp"]


async def until_warmings(player: Player, wanted: list[list[int]]) -> None:
    async with asyncio.timeout(PATIENCE):
        while warmings(player) != wanted:
            await asyncio.sleep(0.02)


def last_by(view: dict[str, Any]) -> str:
    by: str = view["table"]["last"]["seats"][1]["by"]
    return by


def test_a_table_waits_for_a_bot_that_is_warming_up_and_everybody_is_told(tmp_path: Path) -> None:
    async def main() -> None:
        async with aiohttp.ClientSession() as session:
            host = await begun(session, server)
            await until_warmings(host, [[1]])
            television = await Player(session, server.url, host.code).come()
            await until_warmings(television, [[1]])
            writing = asyncio.create_task(host.write("123"))
            await host.say("Ping")
            assert not writing.done()
            assert host.view["table"]["opening"]
            (tmp_path / "done").touch()
            await writing
            view = await host.until_turn(1)
            assert last_by(view) == "compiles"
            for player in (host, television):
                await until_warmings(player, [[1], []])
                await player.go()

    with server_with_a_slow_starter(tmp_path) as server:
        asyncio.run(main())


def test_a_terminal_says_who_is_warming_up_and_who_wrote_instead(tmp_path: Path) -> None:
    async def create() -> str:
        async with aiohttp.ClientSession() as session:
            return await new_table(session, server.url)

    with server_with_a_slow_starter(tmp_path) as server:
        terminal = Terminal("join", f"{server.url}/t/{asyncio.run(create())}", "--name", "Ada", rows=60)
        terminal.wait_for("Seats taken: 1 of 5")
        terminal.press("b compiles\rb broken\r")
        terminal.wait_for("Seats taken: 3 of 5")
        terminal.press("s\r")
        terminal.wait_for("Compiles is warming up")
        (tmp_path / "done").touch()
        terminal.wait_for("Written: 2 of 3")
        terminal.press("000\r")
        terminal.wait_for("Broken[^\\n]*\\n *written by Cautious")
        terminal.press("q\r")
        assert terminal.wait_for_end() == 0


@pytest.mark.waits
def test_with_a_clock_the_next_weaker_bot_writes_in_time_and_view_record_and_metrics_say_so(tmp_path: Path) -> None:
    async def main() -> None:
        async with aiohttp.ClientSession() as session:
            host = await begun(session, server, clock=30)
            await host.write("123")
            view = await host.until_turn(1)
            assert last_by(view) == "cautious"
            assert view["table"]["seconds_left"] > 0
            await host.say("End")
            async with session.get(f"{server.url}/api/games/{view['table']['id']}-1.tnr") as answer:
                tags = dict(parse_record(await answer.text()).other_tags)
            assert {name: tags[name] for name in tags if name.startswith("By")} == {"By_1_1": "B:cautious"}
            async with session.get(f"{server.url}/metrics") as answer:
                assert 'thenumber_stand_ins_total{bot="compiles"} 1\n' in await answer.text()
            await host.go()

    with server_with_a_slow_starter(tmp_path) as server:
        asyncio.run(main())


def test_a_bot_has_half_of_the_time_that_is_left_and_a_minute_at_most() -> None:
    table = Table("t", "KDWTXM")
    assert patience(table, 1000.0) == workers.PATIENCE
    with_clock = Table("t", "KDWTXM", deadline=1030.0)
    assert patience(with_clock, 1000.0) == 15.0
    assert patience(with_clock, 1031.0) == LEAST_PATIENCE
    assert patience(Table("t", "KDWTXM", deadline=9999.0), 1000.0) == workers.PATIENCE
    assert patience(Table("t", "KDWTXM", deadline=1030.0, reveal_at=1004.0), 1000.0) == 2.0
    assert patience(Table("t", "KDWTXM", deadline=1030.0, still_since=1000.0), 1500.0) == 15.0


GATED = """
import time
from pathlib import Path

class Gated:
    name = "gated"
    def choose(self, game, seat, rng):
        while not Path(__file__).with_name("open").exists():
            time.sleep(0.01)
        time.sleep(0.2)
        with Path(__file__).with_name("served").open("a") as file:
            file.write(f"{game.seats}")
        return 999

bot = Gated()
"""


def test_many_tables_of_one_address_let_somebody_elses_go_first(tmp_path: Path) -> None:
    install(tmp_path, GATED, {"gated": "gates:bot"}, "gates")

    async def seated(session: aiohttp.ClientSession, bots: int) -> Player:
        host = await Player(session, server.url, await new_table(session, server.url)).come()
        await host.say("Sit", name="Ada")
        await host.say("SetOptions", options=host.view["table"]["options"] | {"seats": bots + 1})
        for _ in range(bots):
            await host.say("AddBot", bot="gated")
        return host

    async def main() -> None:
        many = aiohttp.ClientSession(headers={"X-Forwarded-For": "192.0.2.1"})
        one = aiohttp.ClientSession(headers={"X-Forwarded-For": "192.0.2.2"})
        async with many, one:
            crowd, somebody = [await seated(many, 2) for _ in range(8)], await seated(one, 1)
            for player in (*crowd, somebody):
                await player.say("Start")
            await somebody.say("Ping")  # by now all bots are asked
            (tmp_path / "open").touch()
            await somebody.until(lambda view: bool(view["table"]["written"]))
            for player in (somebody, *crowd):
                await player.go()
        served = (tmp_path / "served").read_text()
        # One number was in work. It may be one or two more, if the worker had to be replaced meanwhile.
        assert served.index("2") <= 3

    with Server(tmp_path / "data", "--behind-proxy", PYTHONPATH=str(tmp_path)) as server:
        asyncio.run(main())
