"""`/readyz` knows whether bots can live: workers are really killed by the system."""

import asyncio
import re
import time
from pathlib import Path

import aiohttp
import psutil
import pytest

from online import PATIENCE, Server
from server.bystanders import figures_of
from server.gatherings import seated
from server.restricted_workers import can_be_filtered, kill_workers

pytestmark = [
    pytest.mark.waits,
    pytest.mark.skipif(not can_be_filtered(), reason="filters of system calls are of Linux"),
]
READY = (200, "ready")


async def readiness(session: aiohttp.ClientSession, server: Server) -> tuple[int, str]:
    async with session.get(f"{server.url}/readyz") as response:
        return response.status, await response.text()


async def until_it_says(session: aiohttp.ClientSession, server: Server, status: int, words: str) -> None:
    deadline = time.monotonic() + PATIENCE
    while True:
        found = await readiness(session, server)
        if found[0] == status and re.fullmatch(words, found[1]):
            return
        assert time.monotonic() < deadline, found
        await asyncio.sleep(0.1)


def workers_of(server: Server) -> list[psutil.Process]:
    assert server.process
    children = psutil.Process(server.process.pid).children(recursive=True)
    return [child for child in children if "thenumber.server.thinking.worker_main" in child.cmdline()]


@pytest.mark.parametrize("processes", ["1", "2"])
def test_a_server_in_which_no_bot_ever_lived_is_not_ready_and_the_log_says_why(tmp_path: Path, processes: str) -> None:
    async def story(server: Server) -> None:
        async with aiohttp.ClientSession() as session:
            await until_it_says(session, server, 503, "no process that thinks for bots can be started; .*")
            assert (await figures_of(session, server))["thenumber_workers"] == 0
            while "killed by SIGSYS: a filter of system calls" not in server.said():
                await asyncio.sleep(0.05)

    with Server(tmp_path / "data", THENUMBER_PROCESSES=processes, **kill_workers(tmp_path)) as server:
        asyncio.run(asyncio.wait_for(story(server), 4 * PATIENCE))


def test_a_server_whose_bots_died_keeps_its_people_and_says_so_until_they_live_again(tmp_path: Path) -> None:
    ill = tmp_path / "ill"

    async def story(server: Server) -> None:
        async with aiohttp.ClientSession() as session:
            await until_it_says(session, server, *READY)
            while not workers_of(server) or (await figures_of(session, server))["thenumber_workers"] != 1:
                await asyncio.sleep(0.05)
            ill.touch()
            for worker in workers_of(server):
                worker.kill()
            players = await seated(session, [server.url] * 2, ["greedy"])  # who asks a bot finds out
            await until_it_says(session, server, 200, "ready, but no process that thinks for bots .*")
            ill.unlink()
            await until_it_says(session, server, *READY)
            for player in players:
                await player.until(lambda view: bool(view["table"]["written"] == 1))
                await player.go()

    with Server(tmp_path / "data", **kill_workers(tmp_path, only_if=ill)) as server:
        asyncio.run(asyncio.wait_for(story(server), 4 * PATIENCE))
