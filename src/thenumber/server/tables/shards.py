"""Tables that live in several processes: this one accepts connections, and each table belongs to one of the others.

    this process: accepts, HTTP  ==sockets==>  N processes (shard_main.py), each with tables, bots and a store

A table's code says which process it belongs to. A WebSocket is passed on to it after its handshake
(`descriptor_channel.py`), so that what is said at a table never crosses this process. What HTTP asks about a table is
read from its log, in which everything stands that was acknowledged. A process that ends is replaced: its clients come
back by themselves, and its tables are read from their logs again.
"""

import asyncio
import logging
import math
import socket
import sys
import time
import zlib
from asyncio.subprocess import PIPE, Process
from collections import deque
from contextlib import suppress
from typing import TypeAlias

import msgspec

from thenumber.server.clock import Clock
from thenumber.server.load import Load
from thenumber.server.logs import ERRORS
from thenumber.server.settings import Settings
from thenumber.server.store.store import Store
from thenumber.server.tables.descriptor_channel import Passed, Sender, channel
from thenumber.server.tables.figures import ProcessOrder, ProcessReport, TellRestart, last_errors
from thenumber.server.tables.hub import create_table
from thenumber.server.tables.log_reader import LogReader
from thenumber.server.tables.metrics import Metrics, cpu_seconds
from thenumber.server.tables.shard_main import Orders
from thenumber.table.advice import Turns
from thenumber.table.table import Table

LOG = logging.getLogger(__name__)
START_SECONDS = 10.0
"""How long a client waits for a process that is just being started."""
PAUSE_SECONDS = 0.2
"""The time between the end of a process and the start of the next: one that can't live does not keep a core busy."""
END_SECONDS = 2.2
"""The seconds that a process may take to end once it is told to; then it is killed. The whole server ends in less than
three."""

POOLS_SECONDS = 5.0
"""The seconds for which it holds what the processes said about their workers."""
METRICS_SECONDS = 1.0
"""How long a process may take to say its metrics."""
BEYOND_SECONDS = 5.0
"""How long a process may take to say whether a game goes on from one at its tables; then it does not."""

ORDER_SECONDS = 1.0
"""How long a process may take to carry out what the host of the server wants, and to say how it stands."""

LONGEST_ANSWER = 1 << 20
"""The most bytes of one answer of a process."""

Answer: TypeAlias = bool | ProcessReport
decode_answer: msgspec.json.Decoder[Metrics | bool] = msgspec.json.Decoder(Metrics | bool)
decode_report: msgspec.json.Decoder[ProcessReport] = msgspec.json.Decoder(ProcessReport)


class Shard:
    """One process with tables, and the next one when it ends."""

    def __init__(self, orders: Orders) -> None:
        self._orders = msgspec.json.encode(orders) + b"\n"
        self._process: Process | None = None
        self._sender: Sender | None = None
        self._ready = asyncio.Event()
        self._said = asyncio.Event()
        """Set when the process has said its metrics once more; there is a new one for the next time."""
        self._asked: deque[asyncio.Future[Answer | None]] = deque()
        """The answers that are still to come to `goes_beyond` and `carry_out`, in the order in which was asked."""
        self._restart_at: float | None = None
        """When a restart was announced for, by the monotonic clock: the next process has to know it, too."""
        self._telling: asyncio.Task[object] | None = None
        self._now, self._ended = Metrics(), Metrics()
        self._keeping = asyncio.create_task(self._keep())

    async def metrics(self) -> Metrics:
        """What the process counts now, or last said if it does not answer, with what those before it had counted."""
        if self._ready.is_set() and self._process and self._process.stdin:
            self._process.stdin.write(b"\n")
            with suppress(TimeoutError):
                async with asyncio.timeout(METRICS_SECONDS):
                    await self._said.wait()
        return self._now + self._ended

    async def goes_beyond(self, turns: bytes) -> bool:
        """Whether these turns, as JSON, go on from a game in the process. One that does not answer has no such game."""
        return await self._ask(turns, BEYOND_SECONDS) is True

    async def carry_out(self, order: ProcessOrder) -> ProcessReport | None:
        """How the process stands after an order; None if it does not answer."""
        if isinstance(order, TellRestart):
            self._restart_at = None if order.seconds is None else time.monotonic() + order.seconds
        answer = await self._ask(msgspec.json.encode(order), ORDER_SECONDS)
        return answer if isinstance(answer, ProcessReport) else None

    async def _ask(self, question: bytes, patience: float) -> Answer | None:
        """What the process answers; None if it does not, or not in time."""
        if not self._ready.is_set() or self._process is None or self._process.stdin is None:
            return None
        self._process.stdin.write(question + b"\n")
        answer: asyncio.Future[Answer | None] = asyncio.get_running_loop().create_future()
        self._asked.append(answer)
        with suppress(TimeoutError):
            async with asyncio.timeout(patience):
                return await asyncio.shield(answer)  # its place in the order stays
        return None

    async def ready(self) -> None:
        await self._ready.wait()

    async def adopt(self, passed: Passed) -> None:
        """Pass a client on; if the process does not come up in time, the line is cut, and the client tries again."""
        try:
            async with asyncio.timeout(START_SECONDS):
                await self._ready.wait()
            if self._sender:
                await self._sender.send(passed)
        except (TimeoutError, OSError):
            LOG.warning("a client could not be passed on to the process of its table")
        finally:
            passed.line.close()

    def end(self) -> None:
        """Tell the process to end; nobody replaces it."""
        self._keeping.cancel()
        if self._process and self._process.stdin:
            self._process.stdin.close()

    async def ended(self) -> None:
        """Wait for that, but not for ever."""
        await asyncio.wait([self._keeping])
        if self._process is None:
            return
        try:
            async with asyncio.timeout(END_SECONDS):
                await self._process.wait()
        except TimeoutError:
            await self._kill()

    async def _kill(self) -> None:
        if self._process:
            with suppress(ProcessLookupError):
                self._process.kill()
            await self._process.wait()

    async def _keep(self) -> None:
        while True:
            try:
                await self._run()
            except Exception:
                LOG.exception("a process for tables failed")
                await self._kill()  # two for the same tables would be one too many
            await asyncio.sleep(PAUSE_SECONDS)

    async def _run(self) -> None:
        """Start the process, and listen to it until it ends."""
        ours, theirs = channel()
        command = (sys.executable, "-P", "-m", "thenumber.server.tables.shard_main", str(theirs.fileno()))
        try:
            # A session of its own: Ctrl-C in the terminal is for the first process, which ends the others.
            self._process = process = await asyncio.create_subprocess_exec(
                *command,
                stdin=PIPE,
                stdout=PIPE,
                limit=LONGEST_ANSWER,
                pass_fds=[theirs.fileno()],
                start_new_session=True,
            )
        except OSError:
            ours.close()
            raise
        finally:
            theirs.close()
        self._sender = sender = Sender(ours)
        try:
            if process.stdin is None or process.stdout is None:
                raise OSError("no pipes")
            process.stdin.write(self._orders)
            async for line in process.stdout:
                said = (decode_report if line.startswith(b"[") else decode_answer).decode(line)
                if not isinstance(said, Metrics):
                    self._asked.popleft().set_result(said)
                    continue
                self._now = said
                if not self._ready.is_set():
                    self._ready.set()
                    self._tell_restart()
                self._said.set()
                self._said = asyncio.Event()
            LOG.error("a process for tables ended (%s); it is replaced", await process.wait())
        finally:
            self._ready.clear()
            sender.close()
            while self._asked:
                self._asked.popleft().set_result(None)
            self._ended, self._now = (self._now + self._ended).after_its_end(), Metrics()

    def _tell_restart(self) -> None:
        """Tell a process that is new what was announced before."""
        if self._restart_at is not None and self._restart_at > time.monotonic():
            self._telling = asyncio.create_task(self.carry_out(TellRestart(self._restart_at - time.monotonic())))


class ShardedTables:
    """Tables that live in other processes of this server. To be started and closed."""

    def __init__(self, store: Store, settings: Settings, clock: Clock) -> None:
        self._store, self._reader, self._clock = store, LogReader(store), clock
        self._count = settings.processes
        # Those that think for the bots are shared out; every process has one at least.
        workers = math.ceil(settings.workers / settings.processes)
        self._orders = Orders(
            *(settings.database_url, clock.epoch, workers, settings.limits, settings.small),
            *(settings.log_level, settings.log_format),
        )
        self._pools: dict[str, int] = {}
        self._pools_known_until = 0.0
        self._shards: list[Shard] = []
        self._load = Load()
        self._watching: asyncio.Task[None] | None = None

    async def start(self) -> None:
        self._store.listen(lambda _: None)  # to hear other nodes; each process hears hints about its own tables
        self._watching = asyncio.create_task(self._load.watch())
        self._shards = [Shard(self._orders) for _ in range(self._count)]
        await asyncio.gather(*(shard.ready() for shard in self._shards))

    async def create(self) -> Table:
        """A new, empty table with a code of its own."""
        return await create_table(self._store, self._clock())

    async def knows(self, code: str) -> bool:
        """Whether there is a table with this code."""
        return await self._store.find_code(code) is not None

    async def look(self, code: str) -> Table | None:
        """The table with this code as it is now."""
        return await self._reader.read(code)

    async def goes_beyond(self, turns: Turns) -> bool:
        """Whether these numbers go on from where a game of several people stands, in any process of this server."""
        asked = msgspec.json.encode(turns)
        return any(await asyncio.gather(*(shard.goes_beyond(asked) for shard in self._shards)))

    glance = look
    """No table is woken up here."""

    async def adopt(self, line: socket.socket, code: str, answer: bytes, address: str) -> None:
        """Pass a client whose handshake was read to the process of its table, which has the last word.

        `answer` completes the handshake; `address` is the key of who asks.
        """
        await self._shards[shard_of(code, self._count)].adopt(Passed(line, code, answer, address))

    async def metrics(self) -> Metrics:
        each = await asyncio.gather(*(shard.metrics() for shard in self._shards))
        own = Metrics(cpu_seconds=cpu_seconds(), errors=ERRORS.count, database_seconds=self._store.write_seconds)
        return sum(each, own)

    async def carry_out(self, order: ProcessOrder) -> list[ProcessReport]:
        """Let every process do what the host of the server wants, and say how it then stands; this one comes first.

        One that does not answer is left out.
        """
        own = Metrics(cpu_seconds=cpu_seconds(), errors=ERRORS.count, database_seconds=self._store.write_seconds)
        first = ProcessReport(own, self._load.figures(), last_errors(), [])
        each = await asyncio.gather(*(shard.carry_out(order) for shard in self._shards))
        return [first, *filter(None, each)]

    async def pools(self) -> dict[str, int]:
        """How many pools of workers are in which state of `Health`: every process has one."""
        now = asyncio.get_running_loop().time()
        if now >= self._pools_known_until:
            self._pools = (await self.metrics()).pools
            self._pools_known_until = now + POOLS_SECONDS
        return self._pools

    async def say_goodbye(self) -> None:
        """End all processes, which say goodbye to their clients."""
        for shard in self._shards:
            shard.end()
        await asyncio.gather(*(shard.ended() for shard in self._shards))

    async def close(self) -> None:
        if self._watching:
            self._watching.cancel()
        await self.say_goodbye()


def shard_of(code: str, count: int) -> int:
    """The place of the process that a table belongs to, of so many.

    >>> [shard_of(code, 2) for code in ("KDWTXM", "CCCCCC", "CCCCCD", "FFFFFF")]
    [1, 0, 1, 0]
    """
    return zlib.crc32(code.encode()) % count
