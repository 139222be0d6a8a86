"""Many sockets from one address: a school is let in, a crowd is bounded, silence keeps nobody out."""

import asyncio
import json
import socket
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack

import aiohttp
import pytest

from online import Server, new_table
from server.bystanders import sockets_are
from server.raw_socket import CLOSE, PONG, RawSocket, frame, handshake
from thenumber.server.admission.open_sockets import MOST_SILENT, MOST_SOCKETS
from thenumber.server.wire.protocol import PROTOCOL
from thenumber.server.wire.socket import HELLO_SECONDS

HELLO = json.dumps({"id": 0, "say": {"do": "Hello", "protocol": PROTOCOL, "token": None}})
SCHOOL, SAME_SCHOOL, HOME = "2001:db8:1:2::1", "2001:db8:1:2:ffff::7", "203.0.113.7"

pytestmark = pytest.mark.waits


@pytest.fixture(scope="module", params=["1", "2"], ids=["one process", "two processes"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """With all its limits, behind a proxy that says who asks."""
    data = tmp_path_factory.mktemp("crowded") / "data"
    with Server(data, THENUMBER_BEHIND_PROXY="1", THENUMBER_PROCESSES=request.param) as server:
        yield server
    assert "Traceback" not in server.said()


async def welcomed(line: RawSocket) -> bool:
    """Whether it is welcomed when it greets."""
    try:
        await line.say(HELLO)
    except ConnectionError:
        return False
    said = await line.hear()
    return said is not None and said["say"] == "Welcome"


async def keep_awake(lines: list[RawSocket]) -> None:
    """Who says nothing for 14 s is taken for dead, however long it takes to open all lines."""
    while True:
        await asyncio.sleep(3)
        for line in [*lines]:
            await line.send(frame(PONG))


async def answer_to(server: Server, code: str, address: str) -> tuple[bytes, bytes]:
    """The head and the body of the answer to a handshake from there; of what is not refused only the head."""
    async with await RawSocket().connect(server.port) as line:
        await line.send(handshake(f"/ws/{code}", server.port, X_Forwarded_For=address))
        head = await line.read_until(b"\r\n\r\n")
        return head, b"" if b" 101 " in head else await line.read_all()


@pytest.mark.long
def test_a_school_is_let_in_and_what_is_more_is_refused_with_a_reason(server: Server) -> None:
    async def story() -> None:
        async with aiohttp.ClientSession() as session, AsyncExitStack() as stack:
            code = await new_table(session, server.url)
            lines: list[RawSocket] = []
            awake = asyncio.create_task(keep_awake(lines))
            for _ in range(MOST_SOCKETS):
                line = await RawSocket().open(server.port, code, X_Forwarded_For=SCHOOL)
                stack.push_async_exit(line)
                assert await welcomed(line)
                lines.append(line)
            for _ in range(2):
                head, body = await answer_to(server, code, SAME_SCHOOL)
                assert head.startswith(b"HTTP/1.1 429 ")
                assert b"\r\nRetry-After: 5\r\n" in head
                assert json.loads(body) == {
                    "say": "Refused",
                    "id": None,
                    "code": "too-many-connections",
                    "found": "",
                    "right": "10",
                }
            assert b" 101 " in (await answer_to(server, code, HOME))[0]
            awake.cancel()
            # One goes, and there is room for one.
            lines[7].socket.shutdown(socket.SHUT_RDWR)
            await sockets_are(session, server, MOST_SOCKETS - 1)
            async with await RawSocket().open(server.port, code, X_Forwarded_For=SAME_SCHOOL) as line:
                assert await welcomed(line)
            await stack.aclose()
            await sockets_are(session, server, 0)

    asyncio.run(story())


def test_a_silent_crowd_keeps_nobody_of_its_own_address_out_who_greets(server: Server) -> None:
    async def story() -> None:
        async with aiohttp.ClientSession() as session, AsyncExitStack() as stack:
            code = await new_table(session, server.url)
            surplus, began = 20, time.monotonic()
            lines = []
            for _ in range(MOST_SILENT + surplus):
                line = await RawSocket().open(server.port, code, X_Forwarded_For=HOME)
                stack.push_async_exit(line)
                lines.append(line)
            # The oldest are gone, and the newest is as welcome as if it were alone.
            assert await welcomed(lines[-1])
            in_time = time.monotonic() - began < HELLO_SECONDS / 2  # later, they may have been told that it is too late
            for line in lines[:surplus]:
                assert await line.read_frame() is None or not in_time
            async with await RawSocket().open(server.port, code, X_Forwarded_For=SCHOOL) as line:
                assert await welcomed(line)

    asyncio.run(story())


def test_whoever_says_nothing_is_told_and_cut_off(server: Server) -> None:
    async def story() -> None:
        async with aiohttp.ClientSession() as session:
            code = await new_table(session, server.url)
            async with await RawSocket().open(server.port, code, X_Forwarded_For=HOME) as line:
                told = await line.hear()
                assert told
                assert told["code"] == "hello-first"
                closed = await line.read_frame()
                assert closed
                assert (closed.opcode, closed.close_code) == (CLOSE, 1008)

    asyncio.run(story())
