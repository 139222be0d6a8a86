"""`thenumber bot`: a program at a live table, marked as a bot, that comes back whatever happens to the server."""

import asyncio
import signal
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from command import PATIENCE, run
from example_bots import bridge, example, odd, wait_for
from online import Player, Server, new_table

OPTIONS = {"seats": 3, "outside_bots": True}


async def host(session: aiohttp.ClientSession, server: Server, options: dict[str, Any]) -> Player:
    """The host of a new table that has these options, and a bot of the house."""
    player = await Player(session, server.url, await new_table(session, server.url)).come()
    await player.say("Sit", name="Ada")
    await player.say("SetOptions", options=options)
    await player.say("AddBot", bot="greedy")
    return player


async def play_turn(player: Player, index: int) -> None:
    """Write the lowest digit that is left, three times."""
    await player.until_turn(index)
    view = await player.until(lambda view: not view["table"]["opening"])
    await player.write(view["table"]["seats"][0]["available"][0] * 3)
    await player.until_turn(index + 1)


def test_a_program_plays_a_game_over_a_killed_server_and_leaves(tmp_path: Path) -> None:
    log = tmp_path / "log"

    async def play(server: Server) -> None:
        async with aiohttp.ClientSession() as session:
            ada = await host(session, server, OPTIONS | {"outside_bots": False})
            process = bridge(example("miser", tmp_path), f"{server.url}/t/{ada.code}", log)
            try:
                await asyncio.to_thread(wait_for, log, "Bots from outside can’t sit here")
                await ada.say("SetOptions", options=OPTIONS)
                view = await ada.until(lambda view: len(view["table"]["seats"]) == 3)
                seat = view["table"]["seats"][2]
                assert (seat["name"], seat["kind"], seat["bot"], seat["outside"]) == ("@miser", "bot", None, True)
                await ada.say("Start")
                for index in range(3):
                    await play_turn(ada, index)
                server.kill()
                server.start()
                ada = await Player(session, server.url, ada.code, ada.token).come()
                for index in range(3, 10):
                    await play_turn(ada, index)
                assert ada.view["table"]["phase"] == "over"
                assert len(ada.view["table"]["finals"]) == 3
                process.send_signal(signal.SIGINT)
                assert await asyncio.to_thread(process.wait, PATIENCE) == 0
                await ada.say("Again")
                await ada.until(lambda view: len(view["table"]["seats"]) == 2)
            finally:
                process.kill()
                process.wait()

    with Server(tmp_path / "data") as server:
        asyncio.run(play(server))
    assert "Miser sits at table" in log.read_text()


def test_when_the_program_fails_another_bot_plays_on_until_the_host_takes_it_off(tmp_path: Path) -> None:
    log = tmp_path / "log"

    async def play(server: Server) -> None:
        async with aiohttp.ClientSession() as session:
            ada = await host(session, server, OPTIONS)
            program = odd(tmp_path, "echo out of luck >&2; exit 4")
            process = bridge(program, f"{server.url}/t/{ada.code}", log, "--name", "unlucky")
            try:
                await ada.until(lambda view: len(view["table"]["seats"]) == 3)
                await ada.say("Start")
                for index in range(2):
                    await play_turn(ada, index)
                assert ada.view["table"]["last"]["seats"][2]["number"] is not None
                await ada.say("Remove", seat=2)
                assert await asyncio.to_thread(process.wait, PATIENCE) == 1
            finally:
                process.kill()
                process.wait()

    with Server(tmp_path / "data") as server:
        asyncio.run(play(server))
    said = log.read_text()
    assert "Unlucky sits at table" in said
    assert "A program ended instead of answering. odd: exit 4: out of luck" in said
    assert "Cautious writes this number instead." in said
    assert "The host has taken the bot off the table." in said
    assert "Traceback" not in said


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("bot", "./nothing", "--join", "http://localhost/t/KDWTXM"), "There is no program ./nothing."),
        (("bot", "./nothing", "--join", "nowhere"), "nowhere"),
        (("bot", "./nothing", "--join", "http://localhost/t/KDWTXM", "--seconds", "x"), "not a number of seconds"),
        (("check", "./nothing"), "There is no program ./nothing."),
        (("check", "nobody"), "There is no bot “nobody”"),
        (("check", "greedy", "--games", "0"), "0 games are too few"),
        (("tournament", "--bots", "greedy,./nothing"), "There is no program ./nothing."),
    ],
)
def test_what_can_not_be_is_a_sentence_and_exit_code_2(arguments: tuple[str, ...], sentence: str) -> None:
    done = run(*arguments)
    assert (done.returncode, done.stdout) == (2, "")
    assert sentence in done.stderr
