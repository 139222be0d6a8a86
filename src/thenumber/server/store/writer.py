"""The one thread that writes: it takes everything that waits, commits it together, and only then says so."""

import asyncio
import logging
import queue
import threading
import time
from collections.abc import Sequence

from thenumber.server.histogram import Histogram
from thenumber.server.store.batch import Append
from thenumber.server.store.errors import StoreError
from thenumber.server.store.ledger import Ledger

LOG = logging.getLogger(__name__)
MOST_AT_ONCE = 2_000
"""The most appends in one transaction, so that the first does not wait for ever more."""


class Writer:
    """Lives in one event loop; the ledger belongs to its thread."""

    def __init__(self, ledger: Ledger) -> None:
        self.seconds = Histogram()
        """How long transactions took, the commit included, also those that failed."""
        self._ledger = ledger
        self._loop = asyncio.get_running_loop()
        self._heard: list[Append] = []
        """What this turn of the event loop brought; it is handed over at the beginning of the next."""
        self._waiting: queue.SimpleQueue[list[Append] | None] = queue.SimpleQueue()
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
        """As `write`, without waiting: `append.told` is called afterwards, never before this returns."""
        if self._closed:
            raise StoreError("closed")
        append.after = self._under_way.get(append.table_id)
        self._under_way[append.table_id] = append
        if not self._heard:
            self._loop.call_soon(self._hand_over)
        self._heard.append(append)

    async def close(self) -> None:
        """Write what still waits, and end."""
        self._closed = True
        self._hand_over()
        self._waiting.put(None)
        await self._loop.run_in_executor(None, self._thread.join)

    def _hand_over(self) -> None:
        """Give the thread all that was heard at once: every time it is woken costs as much as writing an entry."""
        if self._heard:
            self._waiting.put(self._heard)
            self._heard = []

    def _run(self) -> None:
        while batch := self._take():
            begun = time.monotonic()
            self._ledger.write(batch)
            self.seconds.observe(time.monotonic() - begun)
            self._loop.call_soon_threadsafe(self._tell, batch)

    def _take(self) -> list[Append]:
        """Wait for some, and take what has come with them; nothing at the end."""
        batch = self._waiting.get() or []
        while batch and len(batch) < MOST_AT_ONCE:
            try:
                more = self._waiting.get_nowait()
            except queue.Empty:
                break
            if more is None:
                self._waiting.put(None)  # the end, which is for the next time
                break
            batch.extend(more)
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
