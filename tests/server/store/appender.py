"""Processes that append as fast as they can and say what was acknowledged, until somebody kills them.

    python tests/server/store/appender.py URL TABLE...

Every line on standard input starts one; when it has been killed, the answer is "dead". They are forked, so that what
they import is loaded only once.
"""

import asyncio
import os
import sys
from contextlib import suppress

from thenumber.server.store.store import CodeTakenError, LogEntry, SequenceTakenError, Store, TableHead


async def append_for_ever(store: Store, table_id: str) -> None:
    if await store.find_code(table_id) is None:
        with suppress(CodeTakenError):  # somebody else was faster
            await store.create(TableHead(table_id, table_id, 1.0))
    while True:
        log = await store.read(table_id)
        seq = log[-1].seq if log else 0
        try:
            while True:
                seq += 1
                await store.append([LogEntry(table_id, seq, 1.0, str(os.getpid()))])
                os.write(1, f"{table_id} {seq} {os.getpid()}\n".encode())
        except SequenceTakenError:
            pass  # the commit of one that was killed came through after all, or somebody else was faster


async def main(url: str, tables: list[str]) -> None:
    store = await Store.open(url)
    await asyncio.gather(*(append_for_ever(store, table_id) for table_id in tables))


if __name__ == "__main__":
    for _ in sys.stdin:
        child = os.fork()
        if child == 0:
            asyncio.run(main(sys.argv[1], sys.argv[2:]))
        os.waitpid(child, 0)
        os.write(1, b"dead\n")
