"""Tables and entries for tests of the store."""

import asyncio
from collections.abc import AsyncIterator, Coroutine, Sequence
from contextlib import asynccontextmanager
from typing import Any

from thenumber.server.store.store import LogEntry, Store, TableHead

PATIENCE = 60
"""Seconds until something that does not come is a failure; only what hangs ever waits that long."""


@asynccontextmanager
async def opened(url: str, patience: float = 5.0) -> AsyncIterator[Store]:
    store = await Store.open(url, patience=patience)
    try:
        yield store
    finally:
        await store.close()


def run(test: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(test, PATIENCE))


def entry(table_id: str, seq: int, body: str = "{}", at: float = 1.0) -> LogEntry:
    return LogEntry(table_id, seq, at, body)


async def new_table(store: Store, table_id: str = "kitchen", entries: int = 1, at: float = 1.0) -> None:
    first = [entry(table_id, seq, at=at) for seq in range(1, entries + 1)]
    await store.create(TableHead(table_id, f"code-of-{table_id}", at), first)


async def new_tables(store: Store, count: int) -> Sequence[str]:
    names = [f"table-{index:04}" for index in range(count)]
    await asyncio.gather(*(new_table(store, name) for name in names))
    return names


async def seqs(store: Store, table_id: str = "kitchen") -> list[int]:
    return [entry.seq for entry in await store.read(table_id)]
