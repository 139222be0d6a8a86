"""The game over a WebSocket: a client says things, the table answers, everybody sees."""

import asyncio
import contextlib
import time
from importlib.metadata import version

import msgspec
from aiohttp import WSCloseCode, WSMsgType, web

from thenumber.bots.registry import BOTS
from thenumber.server import protocol as wire
from thenumber.server.connection import Connection
from thenumber.server.limits import Buckets, Limit, take
from thenumber.server.live import LiveTable
from thenumber.server.sayings import command_of
from thenumber.server.tokens import hash_token, new_token
from thenumber.table.refusals import Refusal

HEARTBEAT_SECONDS = 8.0
"""A client that vanished is noticed within one and a half of these."""
HELLO_SECONDS = 10.0
TOKEN_LENGTH = 22
"""Of 128 bits in base64url: a shorter token was not made by us, and is not safe."""
MAX_NONSENSE = 20
"""Frames that can't be read, before the line is cut."""


async def serve_socket(
    request: web.Request, live: LiveTable, commands: Buckets[str], frames: Limit
) -> web.WebSocketResponse:
    """Speak with one client until it goes."""
    socket = web.WebSocketResponse(heartbeat=HEARTBEAT_SECONDS, max_msg_size=wire.MAX_FRAME, compress=False)
    await socket.prepare(request)
    hello = await _hello(socket)
    if hello is None:
        await socket.close(code=WSCloseCode.POLICY_VIOLATION)
        return socket
    token = hello.token if hello.token and len(hello.token) >= TOKEN_LENGTH else new_token()
    connection = Connection(hash_token(token), lambda message: socket.send_str(message.decode()))
    connection.answer(wire.encode(wire.Welcome(hello.id, token, version("thenumber"), tuple(BOTS))))
    writer = asyncio.create_task(_write(connection, socket))
    live.enter(connection)
    try:
        await _Listener(live, connection, commands, frames).listen(socket)
    finally:
        live.leave(connection)
        writer.cancel()
    return socket


async def _hello(socket: web.WebSocketResponse) -> wire.Hello | None:
    """The first frame, if it is a greeting that we understand; the refusal goes out at once."""
    try:
        message = await socket.receive(timeout=HELLO_SECONDS)
        saying = wire.decode_client.decode(message.data) if message.type is WSMsgType.TEXT else None
    except (TimeoutError, msgspec.DecodeError):
        saying = None
    if isinstance(saying, wire.Hello) and saying.protocol == wire.PROTOCOL:
        return saying
    code = "other-protocol" if isinstance(saying, wire.Hello) else "hello-first"
    refused = wire.Refused(saying.id if saying else None, code, right=str(wire.PROTOCOL))
    with contextlib.suppress(ConnectionError):
        await socket.send_str(wire.encode(refused).decode())
    return None


async def _write(connection: Connection, socket: web.WebSocketResponse) -> None:
    try:
        await connection.write_forever()
    except (ConnectionError, RuntimeError):  # gone while we spoke: the listener notices, too
        await socket.close()


class _Listener:
    """Listens to one client, patiently but not for ever."""

    def __init__(self, live: LiveTable, connection: Connection, commands: Buckets[str], frames: Limit) -> None:
        self.live, self.connection, self.commands, self.frames = live, connection, commands, frames
        self.frames_full_at = 0.0
        self.nonsense = 0
        self.answering: set[asyncio.Task[None]] = set()

    async def listen(self, socket: web.WebSocketResponse) -> None:
        async for message in socket:
            if message.type is WSMsgType.ERROR:
                break
            self.hear(message.data if message.type is WSMsgType.TEXT else "")
            if self.nonsense > MAX_NONSENSE:
                await socket.close(code=WSCloseCode.POLICY_VIOLATION)
                break

    def hear(self, text: str) -> None:
        now = time.monotonic()
        wait, self.frames_full_at = take(self.frames, self.frames_full_at, now)
        try:
            saying = wire.decode_client.decode(text)
        except (msgspec.DecodeError, UnicodeError):  # the message itself may hold a number: it is not repeated
            self.nonsense += 1
            return self.refuse(None, Refusal("not-understood"))
        wait = wait or self.commands.allow(self.live.table.id, now)
        if wait:
            return self.refuse(saying.id, Refusal("too-fast", right=f"{wait:.1f}"))
        # Not awaited: whoever says several things at once gets them all carried out together.
        task = asyncio.create_task(self.carry_out(saying))
        self.answering.add(task)
        task.add_done_callback(self.answering.discard)
        return None

    async def carry_out(self, saying: wire.ClientSays) -> None:
        command = command_of(saying, self.connection.person)
        refusal = await self.live.do(command) if command else None
        if refusal:
            self.refuse(saying.id, refusal)
        else:
            self.connection.answer(wire.encode(wire.Done(saying.id)))

    def refuse(self, saying_id: int | None, refusal: Refusal) -> None:
        self.connection.answer(wire.encode(wire.Refused(saying_id, refusal.code, refusal.found, refusal.right)))
