"""Accepts connections: while there is room for them, so many from one address, and never in a loop that only fails."""

import asyncio
import errno
import logging
import socket
import sys
import time
from contextlib import suppress
from functools import partial

from aiohttp import web

from thenumber.server.admission.descriptors import is_reserved, room
from thenumber.server.admission.limits import CONNECTIONS, address_key
from thenumber.server.admission.turned_away import SERVER_FULL, TOO_MANY
from thenumber.server.settings import Settings
from thenumber.server.web.http_connection import (
    KEEP_ALIVE_SECONDS,
    PROXY_KEEP_ALIVE_SECONDS,
    REQUEST_SECONDS,
    SWEEP_SECONDS,
    HttpConnection,
    HttpConnections,
)
from thenumber.server.web.silent_connections import SilentConnections

LOG = logging.getLogger(__name__)
BACKLOG = 1024
"""The number of connections that may wait to be accepted: after a restart everybody comes back at once."""
MOST_AT_ONCE = 40
"""How many are accepted before those who are connected get their turn. It takes some 2 ms, and in ticks of 12 ms (see
`event_loop.py`) it lets 3,000 a second come back after a restart."""
REST_SECONDS = 1.0
"""The seconds for which nobody is accepted after the system refused to."""
LOG_SECONDS = 60.0
"""The shortest time between two lines in the log that say the same about connections."""
LINGER_SECONDS = 1.0
"""The seconds for somebody who is refused to read why; who is cut off while still sending may never see it."""
MOST_LINGERING = 32
"""How many of the refused get that time at once; to all others it is said and the line is cut."""
UNREAD_MILLISECONDS = 30_000
"""The milliseconds for which the system keeps a connection whose other end takes nothing of what it was sent."""


class Listener:
    """The door of the server. To be started, and closed whether or not it could be; who is in already may stay."""

    def __init__(self, server: web.Server, settings: Settings) -> None:
        self._server, self._host, self._port = server, settings.host, settings.port
        # All that comes through a proxy comes from its address; there the requests of an address are counted instead.
        self._counts = settings.limits and not settings.behind_proxy
        self._silent = SilentConnections(self._set_up, REQUEST_SECONDS)
        self._connections = HttpConnections()
        self._keep_alive = PROXY_KEEP_ALIVE_SECONDS if settings.behind_proxy else KEEP_ALIVE_SECONDS
        self._doors: list[socket.socket] = []
        self._beginning: set[asyncio.Task[None]] = set()
        self._lingering: set[socket.socket] = set()
        self._timers: dict[object, asyncio.TimerHandle] = {}
        self._said_at: dict[str, float] = {}

    async def start(self) -> int:
        """Listen; the port that was bound, or an OSError."""
        loop = asyncio.get_running_loop()
        found = await loop.getaddrinfo(
            self._host, self._port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE, proto=socket.IPPROTO_TCP
        )
        for family, _, _, _, address in dict.fromkeys(found):
            self._doors.append(bound(family, address))
        for door in self._doors:
            door.listen(BACKLOG)
            loop.add_reader(door, self._accept, door)
        self._sweep()
        port: int = self._doors[0].getsockname()[1]
        return port

    def close(self) -> None:
        loop = asyncio.get_running_loop()
        for timer in self._timers.values():
            timer.cancel()
        for door in self._doors:
            loop.remove_reader(door)
            door.close()
        for line in [*self._lingering]:
            self._cut(line)
        self._silent.close()
        self._doors.clear()

    def _accept(self, door: socket.socket) -> None:
        for _ in range(MOST_AT_ONCE):
            try:
                line, peer = door.accept()
            except (BlockingIOError, InterruptedError, ConnectionAbortedError):
                return
            except OSError as error:
                self._rest(door, error)
                return
            line.setblocking(False)
            self._take_in(line, address_key(peer[0]))

    def _rest(self, door: socket.socket, error: OSError) -> None:
        """Try again in a while. The event loop's own way would try at once and for ever, with a line in the log each
        time."""
        self._say("no connection can be accepted: %s", errno.errorcode.get(error.errno or 0, "?"))
        loop = asyncio.get_running_loop()
        loop.remove_reader(door)
        self._timers[door] = loop.call_later(REST_SECONDS, partial(loop.add_reader, door, self._accept, door))

    def _take_in(self, line: socket.socket, address: str) -> None:
        if is_reserved(line.fileno()):
            self._say("newcomers are refused: %s", "too few open files are left")
            self._refuse(line, SERVER_FULL)
        elif not self._has_room(address):
            self._refuse(line, TOO_MANY)
        else:
            self._silent.add(line, address)

    def _has_room(self, address: str) -> bool:
        """Whether one more may come from an address. If it has its share already, one of its own connections that has
        not asked yet is let go for it: the oldest of those that have said nothing, or else of all."""
        if not self._counts or self._silent.count(address) + self._connections.count(address) < most_of_one_address():
            return True
        return self._silent.let_oldest_go(address) or self._connections.let_idle_go(address)

    def _set_up(self, line: socket.socket, address: str) -> None:
        """Read and answer what comes on a line."""
        connection = HttpConnection(self._server, self._connections, address, keepalive_timeout=self._keep_alive)
        task = asyncio.create_task(self._begin(line, connection))
        self._beginning.add(task)
        task.add_done_callback(self._beginning.discard)

    async def _begin(self, line: socket.socket, connection: HttpConnection) -> None:
        try:
            if sys.platform == "linux":
                line.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNREAD_MILLISECONDS)
            await asyncio.get_running_loop().connect_accepted_socket(lambda: connection, line)
        except OSError:  # gone again
            self._connections.remove(connection)
            line.close()

    def _refuse(self, line: socket.socket, answer: bytes) -> None:
        with suppress(OSError):
            line.send(answer)
            line.shutdown(socket.SHUT_WR)
        if len(self._lingering) < MOST_LINGERING:
            self._lingering.add(line)
            self._timers[line] = asyncio.get_running_loop().call_later(LINGER_SECONDS, self._cut, line)
        else:
            line.close()

    def _cut(self, line: socket.socket) -> None:
        self._lingering.discard(line)
        self._timers.pop(line, None)
        with suppress(OSError):  # what was sent has to be read, or closing would take the answer back
            line.recv(1 << 16)
        line.close()

    def _sweep(self) -> None:
        loop = asyncio.get_running_loop()
        self._silent.sweep(loop.time())
        self._connections.sweep(loop.time())
        self._timers[self] = loop.call_later(SWEEP_SECONDS, self._sweep)

    def _say(self, message: str, what: str) -> None:
        now = time.monotonic()
        if now - self._said_at.get(message, -LOG_SECONDS) >= LOG_SECONDS:
            self._said_at[message] = now
            LOG.warning(message, what)


def most_of_one_address() -> float:
    """How many connections an address may have now: never more than a third of what there is room for."""
    return min(CONNECTIONS, room() // 3)


def bound(family: int, address: tuple[object, ...]) -> socket.socket:
    """A socket that is bound to an address, or an OSError."""
    door = socket.socket(family, socket.SOCK_STREAM)
    try:
        door.setblocking(False)
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:
            door.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        door.bind(address)
    except OSError:
        door.close()
        raise
    return door
