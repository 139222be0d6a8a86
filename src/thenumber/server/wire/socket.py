"""The game over a WebSocket: a client says things, the table answers, everybody sees."""

import asyncio
import os
import random
import socket
import time
from collections.abc import Callable
from functools import partial
from typing import cast

from aiohttp import web

from thenumber.server.admission.limits import Limit, take
from thenumber.server.tables.live import LiveTable
from thenumber.server.tables.tokens import hash_token, new_nonce, new_token
from thenumber.server.version import VERSION
from thenumber.server.web.offered import offered_bots
from thenumber.server.wire import frames
from thenumber.server.wire import protocol as wire
from thenumber.server.wire.connection import Connection
from thenumber.table.command import ClientCommand, Refusal
from thenumber.table.commands import Said

HEARTBEAT_SECONDS = 7.0
"""The seconds of silence after which a client is pinged; after as long again without an answer it is gone."""
SPREAD_SECONDS = 1.0
"""The seconds over which timers of different clients are spread."""
HELLO_SECONDS = 10.0
"""The seconds that a client may take to greet."""
CLOSE_SECONDS = 2.0
"""The seconds for a client to read why the line is cut, and to say goodbye."""
TOKEN_LENGTH = 22
"""The length of a token, 128 bits in base64url: a shorter one was not made by us, and is not safe."""
MAX_NONSENSE = 20
"""The number of frames that can't be read after which the line is cut."""
MOST_UNREAD = 256 * 1024
"""The most bytes that wait for a client that asks and asks and never reads."""
TOO_FAST = Refusal("too-fast")
NOT_UNDERSTOOD = Refusal("not-understood")
HELLO_FIRST = Refusal("hello-first", right=str(wire.PROTOCOL))
OTHER_PROTOCOL = Refusal("other-protocol", right=str(wire.PROTOCOL))
PING_FRAME = frames.frame(frames.PING, b"")

_inbox = bytearray(64 * 1024)
"""The buffer into which all sockets read: it is read out at once, before the next one gets it."""
_inbox_view = memoryview(_inbox)


class Sockets:
    """All clients of this process, and how much each may say."""

    def __init__(self, frames_limit: Limit, commands_limit: Limit) -> None:
        self.frames_limit, self.commands_limit = frames_limit, commands_limit
        self.open: set[Socket] = set()

    async def adopt(self, line: socket.socket, live: LiveTable, answer: bytes) -> None:
        """Speak with a client whose handshake was read; `answer` completes it."""
        loop = asyncio.get_running_loop()
        await loop.connect_accepted_socket(lambda: Socket(live, self, answer), line)

    async def close(self) -> None:
        """Say goodbye to all, and give them a moment to answer."""
        for one in [*self.open]:
            one.close(frames.GOING_AWAY)
        deadline = time.monotonic() + CLOSE_SECONDS
        while self.open and time.monotonic() < deadline:
            await asyncio.sleep(0.02)


def detached(request: web.Request) -> socket.socket | None:
    """The connection of a request, taken from the HTTP server, which keeps nothing of it; None if it is gone already.

    What HTTP keeps for every connection would be more than a client of a table needs.
    """
    transport = request.transport
    line = transport.get_extra_info("socket") if transport else None
    if transport is None or line is None or transport.is_closing():
        return None
    taken = socket.socket(fileno=os.dup(line.fileno()))
    taken.setblocking(False)
    transport.abort()
    _free(transport)
    return taken


def _free(transport: asyncio.BaseTransport) -> None:
    """Break the circle in which asyncio's transport refers to itself, by the method with which it reads.

    A transport that is closed reads no more, and its circle would have to wait for the garbage collector.
    """
    if hasattr(transport, "_read_ready_cb"):
        transport._read_ready_cb = None


class Socket(asyncio.BufferedProtocol):
    """One client at one table."""

    __slots__ = (
        "_all",
        "_answer_first",
        "_closing",
        "_connection",
        "_full_at",
        "_heard_at",
        "_live",
        "_loop",
        "_nonsense",
        "_pinged",
        "_reader",
        "_timer",
        "_transport",
    )

    def __init__(self, live: LiveTable, sockets: Sockets, answer: bytes) -> None:
        self._live, self._all, self._answer_first = live, sockets, answer
        self._loop = asyncio.get_running_loop()
        self._transport: asyncio.Transport | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._reader = frames.Reader(wire.MAX_FRAME)
        self._connection: Connection | None = None
        self._full_at = 0.0
        self._nonsense = 0
        self._heard_at = self._loop.time()
        self._pinged = False
        self._closing = False

    # What the transport tells us

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._all.open.add(self)
        self._set_timer(HELLO_SECONDS, self._no_hello)
        self._send(self._answer_first)

    def get_buffer(self, sizehint: int) -> bytearray:  # noqa: ARG002 part of the interface
        return _inbox

    def buffer_updated(self, nbytes: int) -> None:
        data = bytes(_inbox_view[:nbytes])
        self._heard_at, self._pinged = self._loop.time(), False
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
                self._pong(payload)
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
            if self._connection.behind:
                self._live.show_all(self._connection)
            else:
                self._connection.flush()

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002 part of the interface
        self._closing = True
        self._all.open.discard(self)
        if self._connection:
            self._live.leave(self._connection)
            self._connection.forget()
        # What refers to each other in a circle would have to wait for the garbage collector.
        if self._transport:
            _free(self._transport)
        self._connection = self._transport = None
        self._set_timer(None)

    # Sending and closing

    def _send(self, data: bytes) -> None:
        if self._transport:
            self._transport.write(data)

    def _abort(self) -> None:
        """Cut the line without a word."""
        if self._transport:
            self._transport.abort()

    def close(self, code: int) -> None:
        """Say why, and give the client a moment to read it."""
        if self._closing:
            return
        self._closing = True
        if self._connection:
            self._connection.blocked = True
        self._send(frames.close_frame(code))
        self._set_timer(CLOSE_SECONDS, self._abort)

    def _bye(self, payload: bytes) -> None:
        """Answer a client that closes with the same code, and close."""
        self._closing = True
        self._send(frames.close_answer(payload))
        if self._transport:
            self._transport.close()

    def _pong(self, payload: bytes) -> None:
        if self._transport and self._transport.get_write_buffer_size() > MOST_UNREAD:
            self._abort()
        else:
            self._send(frames.frame(frames.PONG, payload))

    def _set_timer(self, seconds: float | None, then: Callable[[], None] = lambda: None) -> None:
        """Do one thing later, instead of what was to be done later until now."""
        if self._timer:
            self._timer.cancel()
        self._timer = None if seconds is None else self._loop.call_later(seconds, then)

    # Heartbeat

    def _no_hello(self, frame_id: int | None = None, refusal: Refusal = HELLO_FIRST) -> None:
        self._refuse(frame_id, refusal)
        self.close(frames.NOT_ALLOWED)

    def _beat(self) -> None:
        """Ping who has been silent; who has spoken since is looked at again when that was long enough ago."""
        silent = self._loop.time() - self._heard_at
        if silent < HEARTBEAT_SECONDS:
            self._beat_in(HEARTBEAT_SECONDS - silent)
        elif self._pinged:
            self._abort()
        else:
            self._pinged = True
            self._send(PING_FRAME)
            self._beat_in(HEARTBEAT_SECONDS)

    def _beat_in(self, seconds: float) -> None:
        # Spread, so that those who came in the same instant are not pinged in the same instant for ever.
        self._set_timer(seconds + random.uniform(0, SPREAD_SECONDS), self._beat)

    # The game

    def _hear(self, text: bytes) -> None:
        now = time.monotonic()
        wait, self._full_at = take(self._all.frames_limit, self._full_at, now)
        try:
            frame = wire.decode_client.decode(text)
        except wire.Unreadable:  # it may hold a number: it is not repeated
            self._not_understood(text)
            return
        if self._connection is None:
            self._greet(frame)
            return
        person, saying = self._connection.person, frame.say
        if not wait:
            wait = self._live.too_fast(self._all.commands_limit, now, person)
        if wait:
            self._refuse(frame.id, TOO_FAST.about(right=f"{wait:.1f}"))
        elif isinstance(saying, ClientCommand):
            nonce = new_nonce() if saying.needs_nonce else ""
            self._live.hear(Said(saying, person, nonce), partial(self._answered, frame.id))
        else:
            self._answer(wire.encode(wire.Done(frame.id)))

    def _not_understood(self, text: bytes) -> None:
        self._nonsense += 1
        frame_id = wire.id_of(text)
        if self._connection is None:
            self._no_hello(frame_id, OTHER_PROTOCOL if wire.greets_in_protocol_1(text) else HELLO_FIRST)
            return
        self._refuse(frame_id, NOT_UNDERSTOOD)
        if self._nonsense > MAX_NONSENSE:
            self.close(frames.NOT_ALLOWED)

    def _greet(self, frame: wire.ClientSays) -> None:
        """Take the first frame, which must be a greeting that we understand, or it is the last."""
        hello = frame.say
        if not isinstance(hello, wire.Hello):
            self._no_hello(frame.id)
            return
        if hello.protocol != wire.PROTOCOL:
            self._no_hello(frame.id, OTHER_PROTOCOL)
            return
        token = hello.token if hello.token and len(hello.token) >= TOKEN_LENGTH else new_token()
        self._connection = Connection(hash_token(token), self._send)
        self._beat_in(HEARTBEAT_SECONDS)
        self._answer(wire.encode(wire.Welcome(frame.id, token, VERSION, offered_bots())))
        self._live.enter(self._connection)

    def _answered(self, frame_id: int, refusal: Refusal | None) -> None:
        """The table has decided; what is said about it goes out with what it shows."""
        if refusal:
            self._refuse(frame_id, refusal)
        elif self._connection:
            self._connection.answer(b'{"say":"Done","id":%d}' % frame_id)

    def _refuse(self, frame_id: int | None, refusal: Refusal) -> None:
        self._answer(wire.encode(wire.Refused(frame_id, refusal.code, refusal.found, refusal.right)))

    def _answer(self, message: bytes) -> None:
        if self._connection is None:
            self._send(frames.frame(frames.TEXT, message))
            return
        self._connection.answer(message)
        self._connection.flush()
        if self._connection.overrun:
            self._abort()
