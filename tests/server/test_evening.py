"""A whole evening: a terminal, two others and a bot; one vanishes, the server is killed, and the record is right."""

import asyncio
from pathlib import Path

import aiohttp

from command import Terminal, run
from online import Player, Server, new_table
from server.gatherings import LAST_TURN, come_back, right_record

TERMINAL, FIRST, SECOND = 0, 1, 2
VANISHES, KILLED = 3, 6
"""The turns in which it happens."""


def lowest(player: Player, seat: int) -> str:
    available = player.view["table"]["seats"][seat]["available"]
    return available[0] * 3 if available else ""


async def evening(server: Server) -> str:
    async with aiohttp.ClientSession() as session:
        code = await new_table(session, server.url)
        terminal = await asyncio.to_thread(Terminal, "join", f"{server.url}/t/{code}", "--name", "Ada", rows=60)
        await asyncio.to_thread(terminal.wait_for, "Seats taken: 1 of 5")
        bob, cleo = [await Player(session, server.url, code).come() for _ in range(2)]
        await bob.say("Sit", name="Bob")
        await cleo.say("Sit", name="Cleo")
        terminal.press("b cautious\r")
        await bob.until(lambda view: len(view["table"]["seats"]) == 4)
        terminal.press("s\r")
        await asyncio.gather(bob.until_game(1), cleo.until_game(1))
        for turn in range(LAST_TURN):
            await asyncio.gather(bob.until_turn(turn), cleo.until_turn(turn))
            await bob.until(lambda view: not view["table"]["opening"])
            if turn:
                await asyncio.to_thread(terminal.wait_for, "Enter: go on")
                terminal.press("\r")
            await asyncio.to_thread(terminal.wait_for, f"Round {turn // 5 + 1} · Turn {turn % 5 + 1}")
            if number := lowest(bob, TERMINAL):
                terminal.press(f"{number}\r")
                await bob.until(lambda view: view["table"]["seats"][TERMINAL]["written"])
            if turn == VANISHES:
                await cleo.go()
                await bob.until(lambda view: view["table"]["seats"][SECOND]["away"])
                await come_back([cleo])
                await bob.until(lambda view: not view["table"]["seats"][SECOND]["away"])
            if number := lowest(bob, FIRST):
                await bob.write(number)
            if turn == KILLED:
                server.kill()
                server.start()
                await come_back([bob, cleo])
                assert bob.view["you"]["tablet"] == number
            if number := lowest(cleo, SECOND):
                await cleo.write(number)
        await bob.until(lambda view: view["table"]["phase"] == "over")
        record = await right_record(session, server.url, bob)
        assert record.names == ("Ada", "Bob", "Cleo", "@cautious")
        await asyncio.to_thread(terminal.wait_for, "Every seal matches its number")
        terminal.press("q\r")
        assert await asyncio.to_thread(terminal.wait_for_end) == 0
        async with session.get(f"{server.url}/api/games/{bob.view['table']['id']}-1.tnr") as response:
            return await response.text()


def test_an_evening_with_all_that_can_happen_ends_in_a_record_that_verifies(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server:
        text = asyncio.run(evening(server))
    assert run("verify", "-", stdin=text).returncode == 0
