"""The game over a WebSocket: a client says things, the table answers, everybody sees."""

import asyncio
import sys
import time
from functools import partial

import msgspec
from aiohttp import web

from thenumber.server import frames
from thenumber.server import protocol as wire
from thenumber.server.connection import Connection
from thenumber.server.handshake import handshake
from thenumber.server.limits import Limit, take
from thenumber.server.live import LiveTable
from thenumber.server.offered import OFFERED
from thenumber.server.sayings import command_of
from thenumber.server.tokens import hash_token, new_token
from thenumber.server.version import VERSION
from thenumber.table.refusals import Refusal

HEARTBEAT_SECONDS = 7.0
"""Whoever says nothing for so long is asked, and whoever does not answer for as long again is gone."""
HELLO_SECONDS = 10.0
CLOSE_SECONDS = 2.0
"""For a client to read why the line is cut, and to say goodbye."""
TOKEN_LENGTH = 22
"""Of 128 bits in base64url: a shorter token was not made by us, and is not safe."""
MAX_NONSENSE = 20
"""Frames that can't be read, before the line is cut."""
MOST_UNREAD = 256 * 1024
"""Bytes for somebody who asks and asks and never reads."""
PING_FRAME = frames.frame(frames.PING, b"")

_inbox = bytearray(64 * 1024)
"""What arrives, for all sockets: it is read out at once, before the next one gets it."""
_inbox_view = memoryview(_inbox)
SHARED_INBOX = sys.platform != "win32"
"""Windows' event loop lets the system write into the buffer while others are being served."""


async def serve_socket(
    request: web.Request, live: LiveTable, frames_limit: Limit, commands_limit: Limit, sockets: "set[Socket]"
) -> web.Response:
    """Speak with one client until it goes."""
    transport = request.transport
    answer = handshake(request)
    if not isinstance(transport, asyncio.Transport):  # gone already
        return web.Response()
    socket = Socket(transport, request.protocol, live, frames_limit, commands_limit)
    sockets.add(socket)
    try:
        socket.begin(answer)
        await socket.gone
    finally:
        sockets.discard(socket)
        transport.abort()
    return web.Response()


class Socket(asyncio.BufferedProtocol):
    """One client: takes the transport over from the HTTP server when the handshake is done."""

    def __init__(
        self,
        transport: asyncio.Transport,
        http: asyncio.BaseProtocol,
        live: LiveTable,
        frames_limit: Limit,
        commands_limit: Limit,
    ) -> None:
        self._transport, self._http, self._live = transport, http, live
        self._limit, self._commands = frames_limit, commands_limit
        self._loop = asyncio.get_running_loop()
        self.gone: asyncio.Future[None] = self._loop.create_future()
        self._reader = frames.Reader(wire.MAX_FRAME)
        self._inbox: bytearray = _inbox if SHARED_INBOX else bytearray(2 * wire.MAX_FRAME)
        self._connection: Connection | None = None
        self._full_at = 0.0
        self._nonsense = 0
        self._asked = False
        self._closing = False
        self._timer = self._loop.call_later(HELLO_SECONDS, self._no_hello)

    def begin(self, answer: bytes) -> None:
        self._transport.set_protocol(self)
        self._transport.write(answer)

    # What the transport tells us

    def get_buffer(self, sizehint: int) -> bytearray:  # noqa: ARG002 part of the interface
        return self._inbox

    def buffer_updated(self, nbytes: int) -> None:
        data = bytes(_inbox_view[:nbytes] if self._inbox is _inbox else self._inbox[:nbytes])
        self._asked = False
        if self._closing:
            return
        try:
            messages = self._reader.feed(data)
        except frames.FramesError as error:
            self.close(error.code)
            return
        for opcode, payload in messages:
            if opcode == frames.TEXT:
                self._hear(payload)
            elif opcode == frames.PING:
                if self._transport.get_write_buffer_size() > MOST_UNREAD:
                    self._transport.abort()
                    return
                self._transport.write(frames.frame(frames.PONG, payload))
            elif opcode == frames.CLOSE:
                self._bye(payload)
                return
            elif opcode == frames.BINARY:
                self._hear(b"")

    def eof_received(self) -> None:
        """The transport closes itself."""

    def pause_writing(self) -> None:
        if self._connection:
            self._connection.blocked = True

    def resume_writing(self) -> None:
        if self._connection:
            self._connection.blocked = False
            self._connection.flush()

    def connection_lost(self, exc: Exception | None) -> None:
        self._timer.cancel()
        if self._connection:
            self._live.leave(self._connection)
            self._connection = None
        self._http.connection_lost(exc)
        if not self.gone.done():
            self.gone.set_result(None)

    # Closing

    def close(self, code: int) -> None:
        """Say why, and give the client a moment to read it."""
        if self._closing:
            return
        self._closing = True
        if self._connection:
            self._connection.blocked = True
        self._transport.write(frames.close_frame(code))
        self._timer.cancel()
        self._timer = self._loop.call_later(CLOSE_SECONDS, self._transport.abort)

    def _bye(self, payload: bytes) -> None:
        """The client closes: the same back, and that was it."""
        self._closing = True
        self._transport.write(frames.close_answer(payload))
        self._transport.close()

    # Heartbeat

    def _no_hello(self, saying_id: int | None = None) -> None:
        self._refuse(saying_id, Refusal("hello-first", right=str(wire.PROTOCOL)))
        self.close(frames.NOT_ALLOWED)

    def _beat(self) -> None:
        if self._asked:
            self._transport.abort()
            return
        self._asked = True
        self._transport.write(PING_FRAME)
        self._timer = self._loop.call_later(HEARTBEAT_SECONDS, self._beat)

    # The game

    def _hear(self, text: bytes) -> None:
        now = time.monotonic()
        wait, self._full_at = take(self._limit, self._full_at, now)
        try:
            saying = wire.decode_client.decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError):  # it may hold a number: it is not repeated
            self._not_understood(wire.id_of(text))
            return
        if self._connection is None:
            self._greet(saying)
            return
        if not wait:
            wait = self._live.too_fast(self._commands, now, self._connection.person)
        if wait:
            self._refuse(saying.id, Refusal("too-fast", right=f"{wait:.1f}"))
            return
        command = command_of(saying, self._connection.person)
        if command is None:
            self._answer(wire.encode(wire.Done(saying.id)))
        else:
            self._live.hear(command, partial(self._answered, saying.id))

    def _not_understood(self, saying_id: int | None) -> None:
        self._nonsense += 1
        if self._connection is None:
            self._no_hello(saying_id)
            return
        self._refuse(saying_id, Refusal("not-understood"))
        if self._nonsense > MAX_NONSENSE:
            self.close(frames.NOT_ALLOWED)

    def _greet(self, hello: wire.ClientSays) -> None:
        """The first frame is a greeting that we understand, or the last."""
        if not isinstance(hello, wire.Hello) or hello.protocol != wire.PROTOCOL:
            code = "other-protocol" if isinstance(hello, wire.Hello) else "hello-first"
            self._refuse(hello.id, Refusal(code, right=str(wire.PROTOCOL)))
            self.close(frames.NOT_ALLOWED)
            return
        token = hello.token if hello.token and len(hello.token) >= TOKEN_LENGTH else new_token()
        self._connection = Connection(hash_token(token), self._transport.write)
        self._timer.cancel()
        self._timer = self._loop.call_later(HEARTBEAT_SECONDS, self._beat)
        self._answer(wire.encode(wire.Welcome(hello.id, token, VERSION, OFFERED)))
        self._live.enter(self._connection)

    def _answered(self, saying_id: int, refusal: Refusal | None) -> None:
        """The table has decided; what is said about it goes out with what it shows."""
        if refusal:
            self._refuse(saying_id, refusal)
        elif self._connection:
            self._connection.answer(b'{"say":"Done","id":%d}' % saying_id)

    def _refuse(self, saying_id: int | None, refusal: Refusal) -> None:
        self._answer(wire.encode(wire.Refused(saying_id, refusal.code, refusal.found, refusal.right)))

    def _answer(self, message: bytes) -> None:
        if self._connection is None:
            self._transport.write(frames.frame(frames.TEXT, message))
            return
        self._connection.answer(message)
        self._connection.flush()
        if self._connection.overrun:
            self._transport.abort()
