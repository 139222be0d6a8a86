"""A line between two ends that can be cut, fall silent, lose what is on its way, or become slow: a TCP proxy."""

import asyncio
import contextlib
from typing import Literal, Self, TypeAlias, get_args

Direction: TypeAlias = Literal["up", "down"]
"""Up is towards the server."""
Trouble: TypeAlias = Literal["silent", "deaf", "mute", "lost", "cut", "slow"]
"""What is wrong with a line. Silent: nothing passes, and what was sent comes later. Deaf: the same, but only what comes
down. Mute: the same, but only what goes up. Lost: silent, and in the end everybody is cut off and what was on its way
is gone. Cut: everybody is cut off, and nobody gets through. Slow: everything takes a while."""
TROUBLES: tuple[Trouble, ...] = get_args(Trouble)
SLOW_SECONDS = 0.2
"""Seconds that every piece takes on a slow line, in each direction."""
PIECE = 65536
"""The most bytes that are passed on at once."""


class Line:
    """Listens on a port of its own and passes everything on to `target`, a port on this machine, while all is well."""

    def __init__(self, target: int) -> None:
        self.target = target
        self.port = 0
        self._open: dict[Direction, asyncio.Event] = {"up": asyncio.Event(), "down": asyncio.Event()}
        self._cut = False
        self._delay = 0.0
        self._passing: set[asyncio.Task[None]] = set()
        self._ends: set[asyncio.StreamWriter] = set()
        self._server: asyncio.Server | None = None

    async def listen(self) -> Self:
        self.heal()
        self._server = await asyncio.start_server(self._accept, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    def trouble(self, kind: Trouble) -> None:
        """Begin a trouble, which lasts until `heal`."""
        if kind in ("silent", "lost", "mute"):
            self._open["up"].clear()
        if kind in ("silent", "lost", "deaf"):
            self._open["down"].clear()
        self._delay = SLOW_SECONDS if kind == "slow" else 0.0
        self._cut = kind == "cut"
        if self._cut:
            self._abort()

    def heal(self, kind: Trouble | None = None) -> None:
        """End a trouble; what waited on the way arrives now, unless the trouble was to lose it."""
        if kind == "lost":
            self._abort()
        self._cut, self._delay = False, 0.0
        for gate in self._open.values():
            gate.set()

    async def close(self) -> None:
        if self._server:
            self._server.close()
        self._abort()
        for task in self._passing:
            task.cancel()
        await asyncio.gather(*self._passing, return_exceptions=True)

    def _abort(self) -> None:
        for end in self._ends:
            end.transport.abort()

    async def _accept(self, client: asyncio.StreamReader, to_client: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task
        self._passing.add(task)
        self._ends.add(to_client)
        try:
            await self._pass_on(client, to_client)
        except OSError:
            to_client.transport.abort()
        except asyncio.CancelledError:
            pass  # the line is closed; whoever is told of it by asyncio would print it
        finally:
            self._ends.discard(to_client)
            self._passing.discard(task)

    async def _pass_on(self, client: asyncio.StreamReader, to_client: asyncio.StreamWriter) -> None:
        if self._cut:
            to_client.transport.abort()
            return
        await self._open["up"].wait()
        server, to_server = await asyncio.open_connection("127.0.0.1", self.target)
        self._ends.add(to_server)
        directions = [
            asyncio.create_task(self._copy(client, to_server, "up")),
            asyncio.create_task(self._copy(server, to_client, "down")),
        ]
        try:
            await asyncio.wait(directions, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._ends.discard(to_server)
            for direction in directions:
                direction.cancel()
            await asyncio.gather(*directions, return_exceptions=True)
            to_server.close()
            to_client.close()

    async def _copy(self, source: asyncio.StreamReader, sink: asyncio.StreamWriter, direction: Direction) -> None:
        with contextlib.suppress(OSError):
            while data := await source.read(PIECE):
                if self._delay:
                    await asyncio.sleep(self._delay)
                await self._open[direction].wait()
                sink.write(data)
                await sink.drain()
