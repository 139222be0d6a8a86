"""What takes much of the time for thinking gives way to everything else, and only while others are there."""

import asyncio
import os
import sys
import threading
from collections.abc import AsyncIterator
from contextlib import aclosing, asynccontextmanager
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from offered_bots import install
from online import Player, Server, new_table
from server.reviewing import MINUTES, evening, lines_of, reviewers
from thenumber.rules.game import new_game
from thenumber.server.admission.limits import Limit
from thenumber.server.thinking import workers as module
from thenumber.server.thinking.giving_way import LAST, coming_last
from thenumber.server.thinking.worker_main import NICE
from thenumber.server.thinking.worker_requests import Account
from thenumber.server.thinking.workers import Choice, Workers

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="only Linux has a niceness for every thread")

BOTS = """
import os, threading, time

class HowNice:
    name = "how_nice"
    def choose(self, game, seat, rng):
        time.sleep(0.01)
        return os.getpriority(os.PRIO_PROCESS, threading.get_native_id())

class Slow:
    name = "slow"
    def choose(self, game, seat, rng):
        time.sleep(2.5)
        return 123

how_nice, slow = HowNice(), Slow()
"""
GREEDY, OTHER = Account("greedy", "t"), Account("other", "u")


def niceness() -> int:
    return os.getpriority(os.PRIO_PROCESS, threading.get_native_id())


def test_work_that_comes_last_leaves_its_process_as_it_is() -> None:
    before = niceness()
    assert coming_last(niceness) == LAST
    assert niceness() == before
    with pytest.raises(SystemExit, match="now"):
        coming_last(lambda: sys.exit("now"))


@asynccontextmanager
async def crowded(yes: list[bool], budget: float = 60.0) -> AsyncIterator[Workers]:
    workers = Workers(1, budget, crowded=lambda: yes[0])
    await workers.start()
    try:
        yield workers
    finally:
        await workers.close()


@pytest.fixture
def _bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install(tmp_path, BOTS, {"how_nice": "nice_bots:how_nice", "slow": "nice_bots:slow"}, "nice_bots")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    monkeypatch.setattr(module, "BOT_SECONDS", Limit(rate=1e-6, burst=1))  # the first number takes it all


@pytest.mark.usefixtures("_bots")
def test_bots_of_who_took_much_come_last_while_others_are_there() -> None:
    usual = min(LAST, os.nice(0) + NICE)

    async def main() -> None:
        yes = [True]
        async with crowded(yes) as workers:

            async def nice(account: Account) -> int:
                return (await workers.choose("how_nice", new_game(3), 0, 1, account=account)).number

            await nice(Account("first"))  # who waits until the bot is loaded
            assert [await nice(GREEDY) for _ in range(3)] == [usual, LAST, LAST]
            assert await nice(OTHER) == usual
            yes[0] = False
            assert await nice(GREEDY) == usual

    asyncio.run(main())


@pytest.mark.usefixtures("_bots")
def test_a_bot_that_comes_last_has_more_time() -> None:
    async def main() -> None:
        async with crowded([True], budget=2.0) as workers:
            for _ in range(2):  # the second one comes last
                await workers.choose("how_nice", new_game(3), 0, 1, account=GREEDY)
            assert await workers.choose("slow", new_game(3), 0, 1, account=GREEDY) == Choice(123, "slow")

    asyncio.run(main())


async def threads(session: aiohttp.ClientSession, server: Server, game: int) -> int:
    """How many threads a reviewer has while a made-up game is reviewed: one more if the review comes last."""
    first: dict[str, Any] = {}
    async with asyncio.timeout(MINUTES):
        while "turn" not in first:  # the server may hear a moment later that nobody reads the game before
            async with aclosing(lines_of(session, server, evening(game))) as lines:
                await anext(lines)
                first = await anext(lines)
                if "turn" in first:
                    # One that was killed may still be there.
                    return max(reviewers(server), key=lambda process: process.create_time()).num_threads()
            await asyncio.sleep(0.1)
    raise AssertionError("no review")


@pytest.mark.long
@pytest.mark.waits
def test_a_made_up_game_is_reviewed_last_while_several_addresses_are_at_tables(tmp_path: Path) -> None:
    async def main() -> None:
        home = aiohttp.ClientSession(headers={"X-Forwarded-For": "192.0.2.1"}, read_bufsize=1 << 20)
        school = aiohttp.ClientSession(headers={"X-Forwarded-For": "198.51.100.7"})
        async with home, school:
            code = await new_table(home, server.url)
            await Player(home, server.url, code).come()
            usual = await threads(home, server, 1)
            await Player(school, server.url, code).come()
            assert await threads(home, server, 2) == usual + 1

    with Server(tmp_path / "data", "--behind-proxy") as server:
        asyncio.run(main())
