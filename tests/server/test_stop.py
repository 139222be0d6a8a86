"""A server that is told to stop ends soon, whatever strangers, reviews and bots are about."""

import asyncio
import json
import time
from contextlib import AsyncExitStack, suppress
from pathlib import Path

import aiohttp
import psutil
import pytest

from online import Player, Server, new_table
from server.gatherings import come_back, play_on, seated
from server.raw_socket import RawSocket

pytestmark = pytest.mark.waits

SOON = 10.0
"""The seconds within which it must have ended. It promises three; a busy machine may take longer to notice, and what is
waited for here takes a minute or never ends."""
BODY = json.dumps(
    {"names": ["Ada", "Bob", "Cleo"], "turns": [["120", "987", "998"], ["345", "210", "761"]], "paper": True}
).encode()


def asking(path: str, body: bytes, length: int) -> bytes:
    return f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: {length}\r\n\r\n".encode() + body


@pytest.mark.parametrize("processes", ["1", "2"])
def test_it_ends_soon_whatever_is_under_way(tmp_path: Path, processes: str) -> None:
    async def story(server: Server) -> None:
        async with aiohttp.ClientSession() as session, AsyncExitStack() as crowd:

            async def connected() -> RawSocket:
                return await crowd.enter_async_context(await RawSocket().connect(server.port))

            players = await seated(session, [server.url] * 2, ["champion"])
            thinking = await seated(session, [server.url] * 2, ["champion", "champion", "champion"])
            await play_on(players, 1)
            await players[0].write(players[0].lowest())
            review = await connected()
            await review.send(asking("/api/review", BODY, len(BODY)))
            await review.read_until(b"\n{")  # the game was shown; now it is being looked at
            await (await connected()).send(asking("/api/seats", b"{", 100))
            await (await connected()).send(b"GET /healthz HTTP/1.1\r\nHo")
            unanswering = await crowd.enter_async_context(RawSocket())
            await unanswering.greet(server.port, thinking[0].code)
            assert await unanswering.hear()
            family = psutil.Process(server.process.pid).children(recursive=True) if server.process else []
            began = time.monotonic()
            assert await asyncio.to_thread(server.stop) == 0
            assert time.monotonic() - began < SOON
            await asyncio.to_thread(psutil.wait_procs, family, SOON)
            assert not [process for process in family if process.is_running()]
            server.start()
            await come_back(players)
            assert players[0].view["you"]["tablet"]  # what was acknowledged is there
            await players[1].write(players[1].lowest())
            await asyncio.gather(*(player.until_turn(2) for player in players))

    with Server(tmp_path / "data", THENUMBER_PROCESSES=processes) as server:
        asyncio.run(story(server))
        assert "Traceback" not in server.log.read_text()


def test_it_ends_for_certain_even_if_something_never_comes_to_an_end(tmp_path: Path) -> None:
    """A process that thinks and is stopped by somebody else can't end by itself."""

    async def story(server: Server) -> None:
        assert server.process
        async with aiohttp.ClientSession() as session:
            player = await Player(session, server.url, await new_table(session, server.url)).come()
            children = psutil.Process(server.process.pid).children()
            for child in children:
                child.suspend()
            began = time.monotonic()
            try:
                assert await asyncio.to_thread(server.stop) == 0
                assert time.monotonic() - began < SOON
            finally:
                for child in children:
                    with suppress(psutil.NoSuchProcess):
                        child.kill()
            await player.go()

    with Server(tmp_path / "data", THENUMBER_PROCESSES="2") as server:
        asyncio.run(story(server))
