"""The one thread that writes: it takes everything that waits, commits it together, and only then says so."""

import asyncio
import logging
import queue
import threading
import time
from collections.abc import Sequence

from thenumber.server.store.batch import Append
from thenumber.server.store.errors import StoreError
from thenumber.server.store.ledger import Ledger

LOG = logging.getLogger(__name__)
MOST_AT_ONCE = 2_000
"""Appends in one transaction, so that the first of them does not wait for ever more."""

MANY = 4
GATHERING_SECONDS = 0.008
"""When so many came together, the next are given this long to gather: a commit costs as much as many entries, and who
writes to a busy server does not feel it."""


class Writer:
    """Lives in one event loop; the ledger belongs to its thread."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger
        self._loop = asyncio.get_running_loop()
        self._waiting: queue.SimpleQueue[Append | None] = queue.SimpleQueue()
        self._under_way: dict[str, Append] = {}
        self._closed = False
        self._thread = threading.Thread(target=self._run, name="store-writer", daemon=True)
        self._thread.start()

    async def write(self, append: Append) -> None:
        """Return when it is on the disk, or raise why it is not.

        Whoever stops waiting does not take the append back.
        """
        outcome: asyncio.Future[None] = self._loop.create_future()

        def told(error: StoreError | None) -> None:
            if outcome.done():  # its caller was cancelled
                return
            if error:
                outcome.set_exception(error)
            else:
                outcome.set_result(None)

        append.told = told
        self.write_soon(append)
        await outcome

    def write_soon(self, append: Append) -> None:
        """The same without waiting: `append.told` is called afterwards, never before this returns."""
        if self._closed:
            raise StoreError("closed")
        append.after = self._under_way.get(append.table_id)
        self._under_way[append.table_id] = append
        self._waiting.put(append)

    async def close(self) -> None:
        """Write what still waits, and end."""
        self._closed = True
        self._waiting.put(None)
        await self._loop.run_in_executor(None, self._thread.join)

    def _run(self) -> None:
        while batch := self._take():
            self._ledger.write(batch)
            self._loop.call_soon_threadsafe(self._tell, batch)
            if len(batch) >= MANY:
                time.sleep(GATHERING_SECONDS)

    def _take(self) -> list[Append]:
        """Wait for one, and take what has come with it; nothing at the end."""
        batch: list[Append] = []
        while len(batch) < MOST_AT_ONCE:
            try:
                append = self._waiting.get(block=not batch)
            except queue.Empty:
                break
            if append is None:
                if batch:
                    self._waiting.put(None)
                break
            batch.append(append)
        return batch

    def _tell(self, batch: Sequence[Append]) -> None:
        for append in batch:
            if self._under_way.get(append.table_id) is append:
                del self._under_way[append.table_id]
            append.after = None
            if append.told:
                try:
                    append.told(append.error)
                except Exception:  # the others have to hear of theirs all the same
                    LOG.exception("what was written down could not be told")
