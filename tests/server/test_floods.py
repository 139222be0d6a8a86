"""Floods of every kind of frame: whoever floods is held back and then cut off, and nobody else notices."""

import asyncio
import socket
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack, suppress

import aiohttp
import pytest

from online import PATIENCE, Player, Server
from server.bystanders import bystanders, sockets_are
from server.gatherings import play_on, seated
from server.raw_socket import CLOSE, PING, PONG, TEXT, Frame, RawSocket, frame
from thenumber.server.admission.limits import FRAMES

CONTINUED = 0
ASK = b'{"id":7,"say":{"do":"Ping"}}'
AT_ONCE = 50
"""Frames that a flooder sends with one call."""
SEND_BUFFER = 32 * 1024
"""Bytes that may wait at a flooder's end: a flood that is not read takes little memory."""
NOT_ALLOWED = 1008
CUT_WITHIN = 4 * PATIENCE
"""Seconds; a server that has nothing else to do takes 20."""
CHANGES_OF_MIND = 30

pytestmark = [pytest.mark.waits, pytest.mark.long]


@pytest.fixture
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("flooded") / "data") as server:
        yield server
    assert "Traceback" not in server.said()


class Flooder:
    """Sends the same again and again until the line is cut, and counts what comes back."""

    def __init__(self, flood: bytes, first: bytes = b"") -> None:
        self.line, self.flood, self.first = RawSocket(), flood, first
        self.answers = 0
        self.close_code: int | None = None
        self.began = self.ended = 0.0

    async def come(self, server: Server, code: str) -> None:
        self.line.socket.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
        await self.line.greet(server.port, code)

    async def go_mad(self) -> None:
        self.began = time.monotonic()
        sending = asyncio.create_task(self._send())
        while heard := await patiently(self.line):
            self.answers += heard.opcode == PONG or (heard.opcode == TEXT and b'"id":7' in heard.payload)
            if heard.opcode == CLOSE:
                self.close_code = heard.close_code
                break
        self.ended = time.monotonic()
        sending.cancel()
        await asyncio.wait([sending])
        self.line.close()

    async def _send(self) -> None:
        loop = asyncio.get_running_loop()
        try:
            await loop.sock_sendall(self.line.socket, self.first)
            while True:
                await loop.sock_sendall(self.line.socket, self.flood)
                await asyncio.sleep(0)
        except OSError:  # it was cut off
            pass


async def change_mind(player: Player) -> None:
    """Write and erase as quickly as fingers go; everything is answered, and nothing refused."""
    turn = player.view["table"]["turn_index"]
    for _ in range(CHANGES_OF_MIND):
        await player.write(player.lowest())
        await asyncio.sleep(0.2)
        await player.say("Erase", game_no=1, turn_index=turn)
        await asyncio.sleep(0.2)


def test_a_hundred_floods_are_held_back_and_cut_off_while_the_others_play(server: Server) -> None:
    flooders = [
        *(Flooder(frame(TEXT, ASK) * AT_ONCE) for _ in range(40)),
        *(Flooder(frame(PING, b"?") * AT_ONCE) for _ in range(40)),
        *(Flooder(frame(PONG) * AT_ONCE) for _ in range(4)),
        *(Flooder(frame(CONTINUED, last=False) * AT_ONCE, frame(TEXT, last=False)) for _ in range(4)),
    ]

    async def attack() -> None:
        async with bystanders(server) as there, aiohttp.ClientSession() as session:
            elsewhere = await seated(session, [server.url] * 3)
            for flooder in flooders:
                await flooder.come(server, there.code)
            floods = asyncio.gather(*(flooder.go_mad() for flooder in flooders))
            await change_mind(elsewhere[0])
            await play_on(elsewhere)
            await asyncio.wait_for(floods, CUT_WITHIN)
            await there.play_on()
            await sockets_are(session, server, len(there.players) + len(elsewhere))

    asyncio.run(attack())
    codes = {flooder.close_code for flooder in flooders}
    assert NOT_ALLOWED in codes
    assert codes <= {NOT_ALLOWED, None}  # who does not read for two seconds may miss why
    for flooder in flooders:
        assert flooder.answers <= FRAMES.burst + FRAMES.rate * (flooder.ended - flooder.began)
    assert all(flooder.answers > FRAMES.burst / 2 for flooder in flooders[40:80])


def test_a_flood_of_pieces_that_are_no_frames_is_cut_off_as_well(server: Server) -> None:
    """Each of them wakes the server up; together they would be a few frames."""

    async def attack() -> None:
        async with bystanders(server) as there:
            async with await RawSocket().greet(server.port, there.code) as attacker:
                attacker.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
                hearing = asyncio.create_task(closed(attacker))
                deadline = time.monotonic() + CUT_WITHIN
                while not hearing.done() and time.monotonic() < deadline:
                    for byte in frame(TEXT, ASK.ljust(4000)):
                        if hearing.done():
                            break
                        await asyncio.get_running_loop().sock_sendall(attacker.socket, bytes([byte]))
                        await asyncio.sleep(0.01)
                assert await hearing == NOT_ALLOWED
            await there.play_on()

    asyncio.run(attack())


def test_who_is_only_quick_is_never_cut_off_and_gets_every_answer(server: Server) -> None:
    async def attack() -> None:
        async with bystanders(server) as there, AsyncExitStack() as stack:
            quick = await RawSocket().greet(server.port, there.code)
            stack.push_async_exit(quick)
            count = int(2 * FRAMES.burst)
            for number in range(count):
                await quick.say(b'{"id":%d,"say":{"do":"Ping"}}' % number)
            await quick.send(frame(PING, b"the last"))
            done = []
            while (heard := await quick.read_frame()) and heard.opcode != PONG:
                if heard.opcode == TEXT and heard.payload.startswith(b'{"say":"Done"'):
                    done.append(heard.payload)
            assert heard
            assert heard.payload == b"the last"
            assert done == [b'{"say":"Done","id":%d}' % number for number in range(count)]
            await there.play_on()

    asyncio.run(attack())


async def closed(line: RawSocket) -> int | None:
    """The code that the server closes with; None if it is gone without one."""
    while heard := await patiently(line):
        if heard.opcode == CLOSE:
            return heard.close_code
    return None


async def patiently(line: RawSocket) -> Frame | None:
    """The next frame, however long nothing is said: who floods is told nothing until it is cut off."""
    while True:
        with suppress(TimeoutError):
            return await line.read_frame()
