"""A process with a share of a server's tables. Started by `shards.py`, which passes it the sockets of their clients.

The first line on standard input is its `Orders`. It says its metrics as a line of JSON when it is ready, and again
for every empty line. A line with the turns of a game is answered with `true` or `false`: whether they go on from
where a game at one of its tables stands. A `ProcessOrder` is carried out and answered with a `ProcessReport`. It ends
when standard input is closed, as it also is when the process that started it is gone.
"""

import asyncio
import logging
import os
import signal
import socket
import sys
from contextlib import suppress

import msgspec

from thenumber.server.admission.descriptors import is_reserved
from thenumber.server.admission.turned_away import SERVER_FULL
from thenumber.server.clock import Clock
from thenumber.server.event_loop import new_event_loop
from thenumber.server.logs import set_up_logging
from thenumber.server.store.errors import StoreError
from thenumber.server.store.store import Store
from thenumber.server.tables.descriptor_channel import Passed, receive
from thenumber.server.tables.figures import Look, ProcessOrder, ProcessReport
from thenumber.server.tables.local import LocalTables
from thenumber.server.tables.log import UnreadableEntryError
from thenumber.server.tables.metrics import Metrics

LOG = logging.getLogger(__name__)
decode_order: msgspec.json.Decoder[ProcessOrder] = msgspec.json.Decoder(ProcessOrder)
MOST_AT_ONCE = 50
"""How many clients are taken in before those who are there get their turn."""


class Orders(msgspec.Struct, frozen=True):
    """What a process is told when it starts; not on its command line, for there may be a password in the URL."""

    database_url: str
    epoch: float
    """Where the clock of the first process was set: on one machine all processes have the same monotonic clock."""
    workers: int
    limited: bool
    small: bool
    log_level: str
    log_format: str


class Intake:
    """Takes in the clients that are passed to this process."""

    def __init__(self, end: socket.socket, tables: LocalTables) -> None:
        self._end, self._tables = end, tables
        self._tasks: set[asyncio.Task[None]] = set()
        asyncio.get_running_loop().add_reader(end, self._take)

    def _take(self) -> None:
        for _ in range(MOST_AT_ONCE):
            passed = receive(self._end)
            if passed is None:
                return
            task = asyncio.create_task(self._adopt(passed))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _adopt(self, passed: Passed) -> None:
        try:
            if is_reserved(passed.line.fileno()):  # this process has files of its own, however few the first one has
                passed.line.send(SERVER_FULL)
                passed.line.close()
                return
            await self._tables.adopt(*passed)
        except (StoreError, UnreadableEntryError, OSError):  # the client tries again
            passed.line.close()

    def close(self) -> None:
        asyncio.get_running_loop().remove_reader(self._end)
        self._end.close()


async def run(orders: Orders, end: socket.socket) -> None:
    store = await Store.open(orders.database_url)
    tables = LocalTables(store, orders.workers, Clock(orders.epoch), limited=orders.limited, small=orders.small)
    await tables.start()
    intake, asked = Intake(end, tables), asyncio.StreamReader()
    loop = asyncio.get_running_loop()
    loop.add_signal_handler(signal.SIGTERM, asked.feed_eof)
    await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(asked), sys.stdin)
    with suppress(BrokenPipeError):  # nobody listens any more: the process that started this one was killed
        say(await tables.metrics())
        while line := await asked.readline():
            if not line.strip():
                say(await tables.metrics())
            elif line.startswith(b"{"):
                say((await carried_out(tables, decode_order.decode(line)))[0])
            else:
                say(await tables.goes_beyond(msgspec.json.decode(line)))
    intake.close()
    await tables.say_goodbye()
    await tables.close()
    await store.close()


async def carried_out(tables: LocalTables, order: ProcessOrder) -> list[ProcessReport]:
    try:
        return await tables.carry_out(order)
    except StoreError:  # the table is still there: who looks sees it
        return await tables.carry_out(Look())


def say(said: Metrics | bool | ProcessReport) -> None:
    """Say it whole: who reads takes its time, and a pipe takes only so much at once."""
    left = msgspec.json.encode(said) + b"\n"
    while left:
        left = left[os.write(sys.stdout.fileno(), left) :]


def main() -> None:
    line = sys.stdin.buffer.readline()
    if not line:  # the process that started this one ended meanwhile
        return
    orders = msgspec.json.decode(line, type=Orders)
    set_up_logging(orders.log_level, orders.log_format)
    end = socket.socket(fileno=int(sys.argv[1]))
    end.setblocking(False)
    try:
        with asyncio.Runner(loop_factory=new_event_loop) as runner:
            runner.run(run(orders, end))
    except StoreError as error:
        LOG.error("a process for tables can't open the store: %s", error.code)
        sys.exit(1)


if __name__ == "__main__":
    main()
