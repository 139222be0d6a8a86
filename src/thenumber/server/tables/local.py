"""The tables of this process from start to end: the hub, its sockets, its bots, and what is done now and then."""

import asyncio
import socket
import sys
from collections.abc import Awaitable, Callable

from thenumber.server.admission.limits import COMMANDS, FRAMES, NONE
from thenumber.server.clock import Clock
from thenumber.server.garbage_collection import bound_pauses
from thenumber.server.load import Load
from thenumber.server.logs import ERRORS
from thenumber.server.store.store import Store
from thenumber.server.tables.figures import (
    CloseTable,
    Look,
    MovePeople,
    ProcessOrder,
    ProcessReport,
    TellRestart,
    figures_of,
    last_errors,
)
from thenumber.server.tables.hub import Hub
from thenumber.server.tables.log_reader import LogReader
from thenumber.server.tables.metrics import Metrics, cpu_seconds
from thenumber.server.thinking.workers import Workers
from thenumber.server.wire.socket import Sockets
from thenumber.table.advice import Turns, goes_beyond
from thenumber.table.table import Table

ROLL_CALL_SECONDS = 8.0
"""The time between two roll calls. Whoever vanished with their node is away after two of them."""
FORGET_SECONDS = 60.0
"""The time between two looks for tables that nobody looks at any more."""
LOOKED_AT_ONCE = 500
"""The most tables that are compared with a game at a stretch; it takes a millisecond."""
SWITCH_SECONDS = 0.0005
"""How long the event loop keeps the interpreter while the thread that writes to the database waits for it."""


class LocalTables:
    """Tables that live in this process. To be started and closed."""

    def __init__(self, store: Store, workers: int, clock: Clock, *, limited: bool, small: bool) -> None:
        """`workers` is how many processes think for the bots; without limits anybody may say as much as they want.

        `small` is that of the settings.
        """
        self._store, self._reader, self._workers = store, LogReader(store), Workers(workers, small=small)
        self._hub = Hub(store, self._workers, clock)
        self._sockets = Sockets(
            FRAMES if limited else NONE, COMMANDS if limited else NONE, limited=limited, small=small
        )
        self._chores: list[asyncio.Task[None]] = []
        self._load = Load()
        self._moving: asyncio.Task[None] | None = None

    async def start(self) -> None:
        self._workers.start_soon()
        self._store.listen(self._hub.heard, self._hub.called)
        self._chores = [
            asyncio.create_task(_every(ROLL_CALL_SECONDS, self._hub.call_the_roll)),
            asyncio.create_task(_every(FORGET_SECONDS, self._forget_idle)),
            asyncio.create_task(bound_pauses(lambda: self._hub.counters.commands)),
            asyncio.create_task(self._load.watch()),
        ]
        sys.setswitchinterval(SWITCH_SECONDS)

    async def create(self) -> Table:
        """A new, empty table with a code of its own."""
        return await self._hub.create()

    async def knows(self, code: str) -> bool:
        """Whether there is a table with this code."""
        return await self._hub.find(code) is not None

    async def look(self, code: str) -> Table | None:
        """The table with this code as it is now."""
        live = await self._hub.find(code)
        return live.table if live else None

    async def glance(self, code: str) -> Table | None:
        """The same without waking the table up: one that is not in memory is only read."""
        return self._hub.in_memory(code) or await self._reader.read(code)

    async def goes_beyond(self, turns: Turns) -> bool:
        """Whether these numbers go on from where a game of several people at one of these tables stands."""
        for place, live in enumerate([*self._hub.tables.values()], 1):
            if goes_beyond(turns, live.table):
                return True
            if place % LOOKED_AT_ONCE == 0:
                await asyncio.sleep(0)  # those who play get their turn
        return False

    async def adopt(self, line: socket.socket, code: str, answer: bytes, address: str) -> None:
        """Speak with a client whose handshake was read; `answer` completes it, and `address` is the key of who asks.

        Without the table the line is closed.
        """
        live = await self._hub.find(code)
        if live is None:
            line.close()
        else:
            live.first_met(address)
            await self._sockets.adopt(line, live, answer, address)

    async def metrics(self) -> Metrics:
        tables, counters = [*self._hub.tables.values()], self._hub.counters
        people = 0
        for place, live in enumerate(tables, 1):
            people += live.presence.people
            if place % LOOKED_AT_ONCE == 0:
                await asyncio.sleep(0)
        return Metrics(
            tables=len(tables),
            games_running=sum(live.table.running for live in tables),
            people=people,
            bots=sum(sitter.bot is not None or sitter.outside for live in tables for sitter in live.table.sitters),
            sockets=len(self._sockets.open),
            workers=self._workers.alive,
            pools=await self.pools(),
            commands=counters.commands,
            games_finished=counters.games,
            errors=ERRORS.count,
            cpu_seconds=cpu_seconds(),
            refusals=dict(counters.refusals),
            stand_ins=dict(self._workers.stand_ins),
            command_seconds=counters.command_seconds,
            database_seconds=self._store.write_seconds,
            bot_seconds=self._workers.seconds,
        )

    async def carry_out(self, order: ProcessOrder) -> list[ProcessReport]:
        """Do what the host of the server wants, and say how this process then stands."""
        match order:
            case TellRestart(seconds):
                self._sockets.tell_restart(seconds)
            case MovePeople():
                self._moving = asyncio.create_task(self._move_people())
            case CloseTable(key):
                await self._hub.close_table(key)
            case Look():
                pass
        tables = figures_of(self._hub.tables.values())
        return [ProcessReport(await self.metrics(), self._load.figures(), last_errors(), tables)]

    async def _move_people(self) -> None:
        """Send everybody away; where nobody came back meanwhile, the table is left to other nodes."""
        await self._sockets.close()
        self._hub.forget_empty()

    async def pools(self) -> dict[str, int]:
        """How many pools of workers are in which state of `Health`: here there is one."""
        return {self._workers.health: 1}

    async def say_goodbye(self) -> None:
        """Close all sockets, with a moment for everybody to answer."""
        await self._sockets.close()

    async def close(self) -> None:
        for chore in [*self._chores, *([self._moving] if self._moving else [])]:
            chore.cancel()
        self._hub.close()
        await self._workers.close()

    async def _forget_idle(self) -> None:
        self._hub.forget_idle()


async def _every(seconds: float, chore: Callable[[], Awaitable[None]]) -> None:
    while True:
        await asyncio.sleep(seconds)
        await chore()
