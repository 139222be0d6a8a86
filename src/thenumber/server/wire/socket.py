"""The game over a WebSocket: a client says things, the table answers, everybody sees."""

import asyncio
import os
import random
import socket
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import cast

from aiohttp import web

from thenumber.server.admission.limits import HOLDS, Limit, take, use, uses_left
from thenumber.server.admission.open_sockets import BOUNDLESS, OpenSockets
from thenumber.server.admission.turned_away import TOO_MANY
from thenumber.server.event_loop import HEARD
from thenumber.server.garbage_collection import break_circle
from thenumber.server.tables.live import LiveTable
from thenumber.server.tables.tokens import hash_token, new_nonce, new_token
from thenumber.server.version import VERSION
from thenumber.server.web.offered import offered_bots
from thenumber.server.wire import frames
from thenumber.server.wire import protocol as wire
from thenumber.server.wire.connection import Connection
from thenumber.server.wire.restart_notice import RestartNotice
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
MOST_AT_ONCE = 16
"""The most frames of one client that are handled before all others get their turn."""
HOLD_SECONDS = 0.5
"""The seconds for which nothing is read from a client that sends more than it may."""
READ_BYTES = 8 * 1024
"""The most bytes that are read from a client at once, and kept for it while it is held back."""
TOO_FAST = Refusal("too-fast")
NOT_UNDERSTOOD = Refusal("not-understood")
HELLO_FIRST = Refusal("hello-first", right=str(wire.PROTOCOL))
OTHER_PROTOCOL = Refusal("other-protocol", right=str(wire.PROTOCOL))
PING_FRAME = frames.frame(frames.PING, b"")

_inbox = bytearray(READ_BYTES)
"""The buffer into which all sockets read: it is read out at once, before the next one gets it."""
_inbox_view = memoryview(_inbox)


class Sockets:
    """All clients of this process, and how much each may say."""

    def __init__(self, frames_limit: Limit, commands_limit: Limit, *, limited: bool, small: bool) -> None:
        """`limited` is whether there is a bound to the sockets of one address, `small` that of the settings."""
        self.small = small
        self.frames_limit, self.commands_limit = frames_limit, commands_limit
        self.frames_burst = int(frames_limit.burst)
        self.open: set[Socket] = set()
        self.by_address: OpenSockets[Socket] = OpenSockets() if limited else OpenSockets(BOUNDLESS, BOUNDLESS)
        self.restart = RestartNotice()

    async def adopt(self, line: socket.socket, live: LiveTable, answer: bytes, address: str) -> None:
        """Speak with a client whose handshake was read; `answer` completes it.

        `address` is the key of who asks; if it has all the sockets it may have, it gets a refusal instead.
        """
        if self.by_address.full(address):
            with suppress(OSError):  # it is gone already
                line.send(TOO_MANY)
            line.close()
            return
        one = Socket(live, self, answer, address)
        if surplus := self.by_address.enter(address, one):
            surplus.abort()
        try:
            await asyncio.get_running_loop().connect_accepted_socket(lambda: one, line)
        except OSError:
            self.by_address.leave(address, one)
            raise

    def tell_restart(self, seconds: float | None) -> None:
        """Tell all, and whoever comes from now on, that the server is about to be restarted, or that it is not."""
        now = time.monotonic()
        if seconds is None and self.restart.seconds_left(now) is None:
            return  # nothing was announced that could be taken back
        message = self.restart.announce(seconds, now)
        for one in self.open:
            one.tell(message)

    async def close(self) -> None:
        """Say goodbye to all who are here, and give them a moment to answer."""
        here = [*self.open]
        for one in here:
            one.close(frames.GOING_AWAY)
        deadline = time.monotonic() + CLOSE_SECONDS
        while not self.open.isdisjoint(here) and time.monotonic() < deadline:
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
    break_circle(transport)
    return taken


class Socket(asyncio.BufferedProtocol):
    """One client at one table."""

    __slots__ = (
        "_address",
        "_all",
        "_answer_first",
        "_broken",
        "_closing",
        "_connection",
        "_full_at",
        "_heard_at",
        "_held",
        "_holds_full_at",
        "_live",
        "_loop",
        "_nonsense",
        "_pinged",
        "_reader",
        "_timer",
        "_transport",
    )

    def __init__(self, live: LiveTable, sockets: Sockets, answer: bytes, address: str) -> None:
        self._live, self._all, self._answer_first, self._address = live, sockets, answer, address
        self._loop = asyncio.get_running_loop()
        self._transport: asyncio.Transport | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._reader = frames.Reader(wire.MAX_FRAME)
        self._connection: Connection | None = None
        self._full_at = 0.0
        """When the limit for frames is full again."""
        self._holds_full_at = 0.0
        self._held: asyncio.TimerHandle | None = None
        self._nonsense = 0
        self._heard_at = self._loop.time()
        self._pinged = False
        self._closing = False
        self._broken = False
        """What comes after a frame that is none can't be told apart, and is not read."""

    # What the transport tells us

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._all.open.add(self)
        self._set_timer(HELLO_SECONDS, self._no_hello)
        self._send(self._answer_first)

    def get_buffer(self, sizehint: int) -> bytearray:  # noqa: ARG002 part of the interface
        return _inbox

    def buffer_updated(self, nbytes: int) -> None:
        self._take_in(bytes(_inbox_view[:nbytes]))

    def _take_in(self, data: bytes = b"") -> None:
        """Handle as many frames as may be handled now, of any kind. While some are left, nothing more is read."""
        now = self._heard_at = self._loop.time()
        self._pinged = False
        if self._broken or self._transport is None:
            return
        reader, limit = self._reader, self._all.frames_limit
        waited, full_at = reader.waiting, self._full_at
        # Nearly always the bucket is full, and holds more than are handled at once.
        left = self._all.frames_burst if full_at <= now else uses_left(limit, full_at, now)
        try:
            messages = reader.feed(data, MOST_AT_ONCE if left > MOST_AT_ONCE else left)  # noqa: FURB136 it is quicker
        except frames.FramesError as error:
            self._fail(error.code)
            return
        if left:
            # A piece that completes no frame counts as one: it wakes the server up as well.
            self._full_at = use(limit, full_at, now, reader.counted or 1)
        for opcode, payload in messages:
            if self._closing:
                if opcode == frames.CLOSE:
                    self._hang_up()
                    return
            elif opcode == frames.TEXT:
                self._hear(payload)
            elif opcode == frames.PING:
                self._pong(payload)
            elif opcode == frames.CLOSE:
                self._bye(payload)
                return
            elif opcode == frames.BINARY:
                self._hear(b"")
        if reader.waiting:
            self._transport.pause_reading()
            if left > MOST_AT_ONCE:
                self._loop.call_soon(self._take_in)
            else:
                self._hold(now)
        elif waited:
            self._transport.resume_reading()

    def _hold(self, now: float) -> None:
        """Go on with a client that sends too much after a moment; one that never stops is cut off."""
        wait, self._holds_full_at = take(HOLDS, self._holds_full_at, now)
        if not wait:
            self._held = self._loop.call_later(HOLD_SECONDS, self._take_in)
        elif not self._closing:
            self._refuse(None, TOO_FAST.about(right=f"{wait:.1f}"))
            self.close(frames.NOT_ALLOWED)

    def eof_received(self) -> None:
        """The transport closes itself."""

    def pause_writing(self) -> None:
        if self._connection:
            self._connection.blocked = True

    def resume_writing(self) -> None:
        if self._connection and not self._closing:
            self._connection.blocked = False
            if self._connection.behind:
                self._live.show_all(self._connection)
                self._tell_restart()
            else:
                self._connection.flush()

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002 part of the interface
        self._closing = True
        self._all.open.discard(self)
        self._all.by_address.leave(self._address, self)
        if self._connection:
            self._live.leave(self._connection)
            self._connection.forget()
        # What refers to each other in a circle would have to wait for the garbage collector.
        if self._transport:
            break_circle(self._transport)
        self._connection = self._transport = None
        self._set_timer(None)
        if self._held:
            self._held.cancel()

    # Sending and closing

    def _send(self, data: bytes) -> None:
        if self._transport:
            self._transport.write(data)

    def tell(self, message: bytes) -> None:
        """Say something, as a frame, that is in no view."""
        if self._connection:
            self._connection.show_change(message)
            self._connection.flush()

    def _tell_restart(self) -> None:
        if message := self._all.restart.message(time.monotonic()):
            self.tell(message)

    def abort(self) -> None:
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
        self._set_timer(CLOSE_SECONDS, self.abort)

    def _fail(self, code: int) -> None:
        """Close to a client that does not keep to the protocol: it is told why, and not listened to any more."""
        if self._closing:
            self.abort()
            return
        self.close(code)
        self._broken = True
        if self._transport:
            with suppress(OSError):  # the client has just gone
                self._transport.write_eof()

    def _bye(self, payload: bytes) -> None:
        """Answer a client that closes with the same code, and close."""
        self._closing = True
        self._send(frames.close_answer(payload))
        self._hang_up()

    def _hang_up(self) -> None:
        """Both sides have said goodbye: nothing is left to wait for."""
        if self._transport:
            self._transport.close()

    def _pong(self, payload: bytes) -> None:
        if self._transport and self._transport.get_write_buffer_size() > MOST_UNREAD:
            self.abort()
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
            self.abort()
        else:
            self._pinged = True
            self._send(PING_FRAME)
            self._beat_in(HEARTBEAT_SECONDS)

    def _beat_in(self, seconds: float) -> None:
        # Spread, so that those who came in the same instant are not pinged in the same instant for ever.
        self._set_timer(seconds + random.uniform(0, SPREAD_SECONDS), self._beat)

    # The game

    def _hear(self, text: bytes) -> None:
        try:
            frame = wire.decode_client.decode(text)
        except wire.Unreadable:  # it may hold a number: it is not repeated
            self._not_understood(text)
            return
        if self._connection is None:
            self._greet(frame)
            return
        person, saying = self._connection.person, frame.say
        wait = self._live.too_fast(self._all.commands_limit, self._heard_at, person)
        if wait:
            self._refuse(frame.id, TOO_FAST.about(right=f"{wait:.1f}"))
        elif isinstance(saying, ClientCommand):
            HEARD.commands += 1
            nonce = new_nonce() if saying.needs_nonce else ""
            self._live.hear(Said(saying, person, nonce), partial(self._answered, frame.id), self._heard_at)
        else:
            self._answer(wire.encode(wire.Done(frame.id)))

    def _not_understood(self, text: bytes) -> None:
        if not frames.is_text(text):
            self.close(frames.NO_TEXT)
            return
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
        self._connection = Connection(hash_token(token), self._send, partial(self.close, frames.TRY_AGAIN))
        self._all.by_address.greeted(self._address, self)
        self._beat_in(HEARTBEAT_SECONDS)
        self._answer(wire.encode(wire.Welcome(frame.id, token, VERSION, offered_bots(small=self._all.small))))
        self._live.enter(self._connection)
        self._tell_restart()

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
            self.abort()
