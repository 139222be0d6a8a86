"""All tables that live in this process: found by code, read from the log when somebody comes, forgotten when idle."""

import asyncio
import secrets
from collections.abc import Sequence

from thenumber.server.clock import Clock
from thenumber.server.store.entries import TableHead
from thenumber.server.store.errors import CodeTakenError, StoreError
from thenumber.server.store.store import Store
from thenumber.server.tables.codes import new_code
from thenumber.server.tables.figures import key_of
from thenumber.server.tables.live import LiveTable
from thenumber.server.tables.metrics import Counters
from thenumber.server.tables.tokens import new_id
from thenumber.server.thinking.workers import Workers
from thenumber.server.wire.admin import TableKey
from thenumber.table.table import Table

IDLE_SECONDS = 600.0
"""How long a table without a connection stays in memory; its log stays longer."""
CODE_TRIES = 20
"""How many codes are tried before a table is given up; there are millions, and few are taken."""
AT_ONCE = 50
"""How many tables are looked after before those who wait get their turn."""


async def create_table(store: Store, now: float) -> Table:
    """A new, empty table in the store, with a code of its own. `now` is in seconds since the epoch."""
    for _ in range(CODE_TRIES):
        table = Table(new_id(), new_code(secrets.SystemRandom()))
        try:
            await store.create(TableHead(table.id, table.code, now))
        except CodeTakenError:
            continue
        return table
    raise RuntimeError("no free table code was found")


class Hub:
    def __init__(self, store: Store, workers: Workers, clock: Clock) -> None:
        self.store, self.workers, self.clock = store, workers, clock
        self.counters = Counters()
        self.tables: dict[str, LiveTable] = {}
        self._opening: dict[str, asyncio.Task[LiveTable | None]] = {}
        self._missed: set[str] = set()
        """Tables to which others wrote while we read them for the first time."""
        self._ids: dict[str, str] = {}
        """The ids of the tables in memory, by code."""
        self._answering: set[asyncio.Task[None]] = set()
        self._quiet_since: dict[str, float] = {}

    async def create(self) -> Table:
        """A new, empty table with a code of its own."""
        table = await create_table(self.store, self.clock())
        self._keep(self._live(table))
        return table

    async def find(self, code: str) -> LiveTable | None:
        """The table with this code, out of the memory or the log; None if there is none."""
        table_id = self._ids.get(code) or await self.store.find_code(code)
        if table_id is None:
            return None
        if table_id in self.tables:
            return self.tables[table_id]
        # Several who come at the same moment wait for one reading.
        task = self._opening.get(table_id)
        if task is None:
            task = self._opening[table_id] = asyncio.create_task(self._open(table_id, code))
            task.add_done_callback(lambda _: self._opening.pop(table_id, None))
        return await asyncio.shield(task)

    def in_memory(self, code: str) -> Table | None:
        """The table with this code, if somebody has looked at it lately."""
        live = self.tables.get(self._ids.get(code, ""))
        return live.table if live else None

    async def _open(self, table_id: str, code: str) -> LiveTable:
        live = self._live(Table(table_id, code))
        self._missed.discard(table_id)
        await live.wake_up()
        self._keep(live)
        if table_id in self._missed:
            live.read_later()
        return live

    def _live(self, table: Table) -> LiveTable:
        return LiveTable(table, self.store, self.workers, self.clock, self.counters, self._forget)

    def _keep(self, live: LiveTable) -> None:
        self.tables[live.table.id] = live
        self._ids[live.table.code] = live.table.id

    def heard(self, table_id: str | None) -> None:
        """Take notice that another node wrote to a table, or (None) may have written to any."""
        self._missed |= self._opening.keys() if table_id is None else self._opening.keys() & {table_id}
        for live in [self.tables[table_id]] if table_id in self.tables else [] if table_id else self.tables.values():
            live.read_later()

    async def call_the_roll(self) -> None:
        """Find out who is gone although nobody saw them go; a table must not wait for them."""
        for place, (table_id, live) in enumerate([*self.tables.items()]):
            if place % AT_ONCE == AT_ONCE - 1:
                await asyncio.sleep(0)  # thousands of tables at a stretch would keep everybody waiting
            if self.tables.get(table_id) is live and (missing := live.presence.roll_call()):
                await self._call(live, "?", missing)

    def called(self, message: str) -> None:
        """Answer another node that looks for somebody (`?`), or take notice that it has found somebody (`!`)."""
        table_id, _, named = message[1:].partition(" ")
        persons = named.split()
        live = self.tables.get(table_id)
        if live is None:
            return
        if message.startswith("!"):
            live.presence.is_elsewhere(persons)
        elif here := [connection.person for connection in live.presence.connections if connection.person in persons]:
            task = asyncio.create_task(self._call(live, "!", here))
            self._answering.add(task)
            task.add_done_callback(self._answering.discard)

    async def _call(self, live: LiveTable, kind: str, persons: Sequence[str]) -> None:
        try:
            await self.store.call(f"{kind}{live.table.id} {' '.join(persons)}")
        except StoreError:  # nobody was asked, so nobody answers
            live.presence.is_elsewhere(persons)

    def forget_idle(self) -> None:
        """Let go of tables that nobody has looked at for a while."""
        now = self.clock()
        for table_id, live in list(self.tables.items()):
            if live.presence.connections:
                self._quiet_since.pop(table_id, None)
            elif now - self._quiet_since.setdefault(table_id, now) > IDLE_SECONDS:
                live.close()
                self._forget(live)

    def forget_empty(self) -> None:
        """Let go of all tables where nobody is connected: others go on with them."""
        for live in [*self.tables.values()]:
            if not live.presence.connections:
                live.close()
                self._forget(live)

    async def close_table(self, key: TableKey) -> None:
        """End a table for good: delete it, tell everybody there, and cut their lines. It may be none of ours."""
        live = next((live for live in self.tables.values() if key_of(live.table.id) == key), None)
        if live:
            await self.store.delete_table(live.table.id)
            self._forget(live)
            live.close_for_good()

    def _forget(self, live: LiveTable) -> None:
        self.tables.pop(live.table.id, None)
        self._quiet_since.pop(live.table.id, None)
        self._ids.pop(live.table.code, None)

    def close(self) -> None:
        for live in self.tables.values():
            live.close()
