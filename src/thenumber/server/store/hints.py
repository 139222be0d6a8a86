"""Hints from other nodes, through PostgreSQL: which table has something new to read.

A hint may be lost; the log is the truth. Whenever listening begins, the first time as well, the callback gets None.
"""

import asyncio
import logging
from collections.abc import Callable

import psycopg

from thenumber.server.store.database import Database
from thenumber.server.store.ledger import HINTS

LOG = logging.getLogger(__name__)
PAUSE = 0.5
"""Seconds between two attempts to come back."""

# A line that is dead without a word is found dead after half a minute.
USUAL = {"connect_timeout": 5, "keepalives_idle": 15, "keepalives_interval": 5, "keepalives_count": 3}


class Hints:
    """Listens in the event loop until it is closed; `sender` is who need not be told."""

    def __init__(self, database: Database, sender: str, callback: Callable[[str | None], None]) -> None:
        self._database, self._sender, self._callback = database, sender, callback
        self._listening = True
        self._task = asyncio.get_running_loop().create_task(self._run())

    async def close(self) -> None:
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            try:
                await self._listen()
            except (psycopg.Error, OSError) as error:
                if self._listening:
                    LOG.warning("no hints from other nodes for now: %s", type(error).__name__)
                self._listening = False
            await asyncio.sleep(PAUSE)

    async def _listen(self) -> None:
        # Through the loop, so that an exception in a callback is the callback's, and not the end of listening.
        call = asyncio.get_running_loop().call_soon
        dialect, url = self._database.engine.dialect, self._database.address.url
        positional, named = dialect.create_connect_args(url)
        connection = await psycopg.AsyncConnection.connect(*positional, **{**USUAL, **named}, autocommit=True)
        async with connection:
            await connection.execute(f"LISTEN {HINTS}")
            self._listening = True
            call(self._callback, None)
            async for notice in connection.notifies():
                sender, _, table_id = notice.payload.partition(" ")
                if sender != self._sender:
                    call(self._callback, table_id)
