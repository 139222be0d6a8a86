"""Hints from other nodes, through PostgreSQL: which table has something new to read.

A hint may be lost; the log is the truth. Whenever listening begins, the first time as well, the callback gets None. Who
hears nothing for a while says something to itself: if not even that is heard, listening begins anew.
"""

import asyncio
import logging
import os
import socket
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from typing import Any

import psycopg

from thenumber.server.store.calls import CALLS
from thenumber.server.store.database import Database
from thenumber.server.store.errors import StoreError

LOG = logging.getLogger(__name__)
HINTS = "thenumber"
"""The channel on which PostgreSQL tells other nodes which table to read."""

SERVERS_LOCK = f"{0x7468_656E}, hashtext(current_schema())"
"""PostgreSQL's advisory lock that every running server shares, so that others can see that there is one."""

SERVERS = f"""pg_locks WHERE locktype = 'advisory' AND mode = 'ShareLock' AND granted
    AND classid = {0x7468_656E} AND objid = (CAST(hashtext(current_schema()) AS bigint) & 4294967295) AND objsubid = 2
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"""
"""The rows that say who holds that lock."""

PAUSE = 0.5
"""Seconds between two attempts to connect again."""
SILENCE_SECONDS = 4.0
"""Seconds of silence after which the listener sends itself an echo, to see that it still hears."""
ANSWER_SECONDS = 2.0
"""The most seconds to wait for an answer of the database, or for the echo."""

# With these keepalives, a connection that died silently is noticed after half a minute.
USUAL = {
    "application_name": "thenumber-hints",
    "connect_timeout": 5,
    "keepalives_idle": 15,
    "keepalives_interval": 5,
    "keepalives_count": 3,
}


class Hints:
    """Listens in the event loop until it is closed; `sender` is who need not be told.

    `parameters` are those of a connection to the database, as libpq calls them.
    """

    def __init__(
        self,
        database: Database,
        parameters: Mapping[str, Any],
        sender: str,
        callback: Callable[[str | None], None],
        called: Callable[[str], None],
    ) -> None:
        self._database, self._parameters = database, parameters
        self._sender, self._callback, self._called = sender, callback, called
        self._listening = True
        self._loop = asyncio.get_running_loop()
        self._task = self._loop.create_task(self._run())

    async def close(self) -> None:
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            try:
                await self._listen()
            except (psycopg.Error, OSError, StoreError) as error:
                if self._listening:
                    LOG.warning("no hints from other nodes for now: %s", type(error).__name__)
                self._listening = False
            await asyncio.sleep(PAUSE)

    async def _listen(self) -> None:
        connection = await psycopg.AsyncConnection.connect(**{**USUAL, **self._parameters}, autocommit=True)
        async with connection:
            with _answered_in_time(connection):
                await connection.execute(f"LISTEN {HINTS}")
                await connection.execute(f"SELECT pg_advisory_lock_shared({SERVERS_LOCK})")
            self._listening = True
            self._call(None)
            while await self._hear(connection, SILENCE_SECONDS) or await self._hear_echo(connection):
                pass
        raise TimeoutError("the echo was not heard")

    async def _hear(self, connection: psycopg.AsyncConnection, seconds: float) -> bool:
        """Listen until something has been heard, or for so long; whether there was anything."""
        heard = False
        async for notice in connection.notifies(timeout=seconds, stop_after=1):
            heard = True
            sender, _, said = notice.payload.partition(" ")
            if sender == self._sender or not said:  # our own, or somebody's echo
                continue
            if said.startswith(CALLS):
                self._loop.call_soon(self._called, said)
            else:
                self._call(said)
        return heard

    async def _hear_echo(self, connection: psycopg.AsyncConnection) -> bool:
        await asyncio.to_thread(self._say_something)
        return await self._hear(connection, ANSWER_SECONDS)

    def _say_something(self) -> None:
        with self._database.transaction() as transaction:
            transaction.notify([self._sender])

    def _call(self, table_id: str | None) -> None:
        # Through the loop, so that an exception in a callback is the callback's, and not the end of listening.
        self._loop.call_soon(self._callback, table_id)


@contextmanager
def _answered_in_time(connection: psycopg.AsyncConnection) -> Iterator[None]:
    """Cut the line of a database that does not answer: the driver would wait for ever, also when it is cancelled."""

    def cut() -> None:
        with suppress(OSError), socket.socket(fileno=os.dup(connection.fileno())) as line:
            line.shutdown(socket.SHUT_RDWR)

    timer = asyncio.get_running_loop().call_later(ANSWER_SECONDS, cut)
    try:
        yield
    finally:
        timer.cancel()
