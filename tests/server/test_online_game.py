"""Whole games through a real server, over real sockets."""

import asyncio
import json
import re
from functools import partial
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from command import run
from online import Player, Refused, Server, new_table
from thenumber import parse_record
from thenumber.table.sealed_record import seal_problems


async def seated(session: aiohttp.ClientSession, url: str, names: list[str], bots: list[str]) -> list[Player]:
    """A table with these people and bots, the game begun."""
    code = await new_table(session, url)
    players = [await Player(session, url, code).come() for _ in names]
    for player, name in zip(players, names, strict=True):
        await player.say("Sit", name=name)
    for bot in bots:
        await players[0].say("AddBot", bot=bot)
    await players[0].say("Start")
    for player in players:  # a view may arrive later here than the answer there
        await player.until(lambda view: view["table"]["phase"] == "choose")
    return players


async def play_on(players: list[Player], until: int = 10) -> None:
    """Everybody writes the lowest they can, turn after turn."""
    for turn in range(players[0].view["table"]["turn_index"], until):
        for player in players:
            await player.until_turn(turn)
        await asyncio.gather(*(player.write(player.lowest()) for player in players if player.lowest()))
    for player in players:
        await player.until_turn(until)


def test_people_and_bots_play_a_whole_game_and_its_record_verifies(tmp_path: Path) -> None:
    async def play(url: str) -> str:
        async with aiohttp.ClientSession() as session:
            players = await seated(session, url, ["Ada", "Bob", "Cleo"], ["greedy", "cautious"])
            await play_on(players)
            view = await players[0].until(lambda view: view["table"]["phase"] == "over")
            table = view["table"]
            assert table["winners"]
            assert len(table["finals"]) == 5
            async with session.get(f"{url}/api/games/{table['id']}-1.tnr") as response:
                text = await response.text()
            async with session.get(f"{url}/api/games/{table['id']}-1.json") as response:
                assert (await response.json())["finals"] == table["finals"]
            async with session.get(f"{url}/api/games/{table['id']}-1.link") as response:
                assert run("unlink", await response.text()).returncode == 0
            with pytest.raises(Refused):
                await players[1].say("Again")
            async with session.get(f"{url}/metrics") as response:
                figures = dict(line.rsplit(" ", 1) for line in (await response.text()).splitlines() if line[0] != "#")
            assert figures["thenumber_games_finished_total"] == "1"
            assert int(figures["thenumber_commands_total"]) >= 3 + 2 + 1 + 2 * 10
            assert figures['thenumber_refusals_total{code="not-the-host"}'] == "1"
            return text

    with Server(tmp_path / "data") as server:
        text = asyncio.run(play(server.url))
    record = parse_record(text)
    assert record.game.over
    assert record.names == ("Ada", "Bob", "Cleo", "@greedy", "@cautious")
    assert seal_problems(record) == []
    assert run("verify", "-", stdin=text).returncode == 0
    broken = text.replace("1.1 000", "1.1 111", 1)
    assert broken == text or run("verify", "-", stdin=broken).returncode == 1


def without_hashes(view: str) -> str:
    """Seals and ids have any three digits in them sooner or later."""
    return re.sub(r"[0-9a-f]{32,}", "", view)


def test_nobody_sees_a_number_before_the_reveal(tmp_path: Path) -> None:
    def was_laid(turn: int, count: int, view: dict[str, Any]) -> bool:
        return bool(view["table"]["turn_index"] > turn or view["table"]["written"] == count)

    async def play(url: str) -> None:
        async with aiohttp.ClientSession() as session:
            players = await seated(session, url, ["Ada", "Bob", "Cleo"], [])
            watcher = await Player(session, url, players[0].code).come()
            await players[0].write("731")
            await players[1].write("842")
            await watcher.until(lambda view: view["table"]["written"] == 2)
            for other in (players[2], watcher):
                assert not any("731" in view or "842" in view for view in map(without_hashes, other.views))
            assert players[0].view["you"]["tablet"] == "731"
            assert not any("842" in view for view in map(without_hashes, players[0].views))
            await players[2].write("000")
            await watcher.until(lambda view: view["table"]["turn_index"] == 1)
            assert "731" in watcher.views[-1]

    with Server(tmp_path / "data") as server:
        asyncio.run(play(server.url))
        assert "731" not in server.log.read_text()


def test_who_comes_back_finds_the_seat_and_the_number_written(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        async with aiohttp.ClientSession() as session:
            players = await seated(session, server.url, ["Ada", "Bob", "Cleo"], [])
            await players[0].write("731")
            await players[0].go()
            again = await Player(session, server.url, players[0].code, players[0].token).come()
            assert again.view["you"]["seat"] == 0
            assert again.view["you"]["tablet"] == "731"
            server.kill()
            server.start()
            for player in players[1:]:
                await player.go()
                await player.come()
            again = await Player(session, server.url, players[0].code, players[0].token).come()
            assert again.view["you"]["tablet"] == "731"
            await asyncio.gather(*(player.write("000") for player in players[1:]))
            await again.until(lambda view: view["table"]["turn_index"] == 1)
            assert again.view["table"]["last"]["seats"][0]["number"] == "731"

    with Server(tmp_path / "data") as server:
        asyncio.run(play(server))


def test_who_only_watches_sees_every_tablet_that_is_laid_down(tmp_path: Path) -> None:
    def was_laid(turn: int, count: int, view: dict[str, Any]) -> bool:
        return bool(view["table"]["turn_index"] > turn or view["table"]["written"] == count)

    async def play(url: str) -> None:
        async with aiohttp.ClientSession() as session:
            players = await seated(session, url, ["Ada", "Bob", "Cleo"], [])
            watcher = await Player(session, url, players[0].code).come()
            for turn in range(2):
                for count, player in enumerate(players, 1):
                    await player.until_turn(turn)
                    await player.write(player.lowest())
                    assert (await watcher.until(partial(was_laid, turn, count)))["you"] is None
            view = await players[0].until_turn(2)
            assert watcher.view["table"] == view["table"]

    with Server(tmp_path / "data") as server:
        asyncio.run(play(server.url))


def test_a_game_that_ends_as_the_next_begins_is_kept(tmp_path: Path) -> None:
    async def play(url: str) -> None:
        async with aiohttp.ClientSession() as session:
            players = await seated(session, url, ["Ada", "Bob", "Cleo"], [])
            await play_on(players, 2)
            # All of it in one frame after the other, so that the table hears it in the same instant.
            await asyncio.gather(*(players[0].say(what) for what in ("End", "Start", "End", "Start")))
            await players[0].until_game(3)
            table_id = players[0].view["table"]["id"]
            async with session.get(f"{url}/api/games/{table_id}-1.tnr") as response:
                assert len(parse_record(await response.text()).game.turns) == 2
            async with session.get(f"{url}/api/games/{table_id}-2.tnr") as response:
                assert response.status == 404  # no turn of it was played

    with Server(tmp_path / "data") as server:
        asyncio.run(play(server.url))


def test_refusals_are_told_to_their_sender(tmp_path: Path) -> None:
    async def play(url: str) -> None:
        async with aiohttp.ClientSession() as session:
            players = await seated(session, url, ["Ada", "Bob", "Cleo"], [])
            with pytest.raises(Refused, match="not-a-number"):
                await players[0].write("12")
            with pytest.raises(Refused, match="not-the-host"):
                await players[1].say("Pause")
            with pytest.raises(Refused, match="turn-is-over"):
                await players[0].say("Write", number="123", game_no=1, turn_index=7)
            late = await Player(session, url, players[0].code).come()
            await late.say("Sit", name="Dora")
            with pytest.raises(Refused, match="only-waiting"):
                await late.write("123")
            assert late.view["table"]["waiting"] == ["Dora"]
            async with session.get(f"{url}/api/tables/XXXXXX") as response:
                assert response.status == 404
                assert (await response.json())["code"] == "no-such-table"

    with Server(tmp_path / "data") as server:
        asyncio.run(play(server.url))


OLD_HELLOS = (
    '{"say":"Hello","id":4,"protocol":1,"token":null}',
    '{"id":4,"say":{"do":"Hello","protocol":2,"token":null}}',
)


def test_a_client_of_an_older_protocol_is_told_to_reload(tmp_path: Path) -> None:
    async def come(url: str) -> None:
        async with aiohttp.ClientSession() as session:
            code = await new_table(session, url)
            for hello in OLD_HELLOS:
                async with session.ws_connect(f"{url.replace('http', 'ws', 1)}/ws/{code}") as old:
                    await old.send_str(hello)
                    told = json.loads((await old.receive()).data)
                    assert told == {"say": "Refused", "id": 4, "code": "other-protocol", "found": "", "right": "3"}
                    assert (await old.receive()).type is aiohttp.WSMsgType.CLOSE

    with Server(tmp_path / "data") as server:
        asyncio.run(come(server.url))


def test_nonsense_changes_nothing_and_harms_nobody(tmp_path: Path) -> None:
    async def play(url: str) -> None:
        async with aiohttp.ClientSession() as session:
            players = await seated(session, url, ["Ada", "Bob", "Cleo"], [])
            address = f"{url.replace('http', 'ws', 1)}/ws/{players[0].code}"
            for first in ("", "hello", "[]", '{"say":"Write"}', '{"id":1,"say":{"do":"Hello","protocol":99}}'):
                async with session.ws_connect(address) as bad:
                    await bad.send_str(first)
                    assert json.loads((await bad.receive()).data)["say"] == "Refused"
                    assert (await bad.receive()).type in (aiohttp.WSMsgType.CLOSE, aiohttp.WSMsgType.CLOSED)
            async with session.ws_connect(address) as bad:
                await bad.send_str("x" * 5000)
                assert (await bad.receive()).type is aiohttp.WSMsgType.CLOSE
            with pytest.raises(aiohttp.WSServerHandshakeError):
                await session.ws_connect(address, origin="https://evil.example")
            await play_on(players, 1)

    with Server(tmp_path / "data") as server:
        asyncio.run(play(server.url))


def test_health_figures_and_headers(tmp_path: Path) -> None:
    async def look(url: str) -> None:
        async with aiohttp.ClientSession() as session:
            for path, text in (
                ("healthz", "ok"),
                ("readyz", "ready"),
                ("metrics", "thenumber_tables 0"),
                ("version", "0."),
            ):
                async with session.get(f"{url}/{path}") as response:
                    assert response.status == 200
                    assert text in await response.text()
                    assert "default-src 'none'" in response.headers["Content-Security-Policy"]
            async with session.get(f"{url}/nothing") as response:
                assert (response.status, (await response.json())["code"]) == (404, "not-found")

    with Server(tmp_path / "data", "--base-path", "/number") as server:
        asyncio.run(look(f"{server.url}/number"))
