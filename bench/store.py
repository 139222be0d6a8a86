"""What does an append cost, and what does group commit save? The store against one commit each, on the same file.

    python bench/store.py [--writers 200] [--appends 10] [--repeat 9] [--pace 1600] [--file PATH]

Flooded: every writer appends again as soon as its last append is on the disk. Paced: `--pace` appends a second, one
after another, as people write. The other side is a bare loop of the standard library's sqlite3: no event loop, no
threads, the same schema and settings, a transaction with one insert for each append. All are durable (synchronous =
FULL). They take turns, so that a busy machine hurts all alike.

The last line is JSON. `ratio` is our flooded appends per CPU-second divided by the bare loop's, the median over the
repeats; `ratio_elapsed` is the same by the clock on the wall, where the disk counts as well. `flooded_us` and
`paced_us` are the microseconds of CPU time that an append costs the process (least and median of the repeats).
"""

import argparse
import asyncio
import json
import sqlite3
import statistics
import tempfile
import time
from contextlib import closing
from pathlib import Path

from thenumber.server.store.store import LogEntry, Store, StoreError, TableHead

BODY = '{"do":"Write","person":"7c9e6679f7b8a1c3","number":"761","nonce":"0123456789abcdef0123456789abcdef"}'


class Stopwatch:
    def __enter__(self) -> "Stopwatch":
        self._cpu, self._wall = time.process_time(), time.perf_counter()
        return self

    def __exit__(self, *_: object) -> None:
        self.cpu, self.wall = time.process_time() - self._cpu, time.perf_counter() - self._wall


async def flooded(file: Path, seqs: dict[str, int], appends: int) -> Stopwatch:
    """Append as fast as it goes: every writer waits for its own append only."""

    async def writer(table_id: str) -> None:
        for _ in range(appends):
            seqs[table_id] += 1
            await store.append([LogEntry(table_id, seqs[table_id], time.time(), BODY)])

    store = await Store.open(f"sqlite:///{file}")
    try:
        with Stopwatch() as stopwatch:
            await asyncio.gather(*map(writer, seqs))
    finally:
        await store.close()
    return stopwatch


async def paced(file: Path, seqs: dict[str, int], a_second: int) -> Stopwatch:
    """Append once for every writer, spread evenly over time."""
    loop = asyncio.get_running_loop()
    done = loop.create_future()
    waited_for = len(seqs)

    def told(error: StoreError | None) -> None:
        nonlocal waited_for
        waited_for -= 1
        if error:
            done.set_exception(error)
        elif not waited_for:
            done.set_result(None)

    def append(table_id: str) -> None:
        seqs[table_id] += 1
        store.append_soon([LogEntry(table_id, seqs[table_id], time.time(), BODY)], told)

    store = await Store.open(f"sqlite:///{file}")
    try:
        with Stopwatch() as stopwatch:
            for index, table_id in enumerate(seqs):
                loop.call_later(index / a_second, append, table_id)
            await done
    finally:
        await store.close()
    return stopwatch


def bare(file: Path, seqs: dict[str, int]) -> Stopwatch:
    """Append once for every writer with a commit each: more would only take longer."""
    with closing(sqlite3.connect(file, isolation_level=None)) as connection, Stopwatch() as stopwatch:
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        for table_id in seqs:
            seqs[table_id] += 1
            connection.execute("BEGIN IMMEDIATE")
            connection.execute("INSERT INTO log VALUES (?, ?, ?, ?)", (table_id, seqs[table_id], time.time(), BODY))
            connection.execute("COMMIT")
    return stopwatch


async def set_up(file: Path, writers: int) -> dict[str, int]:
    store = await Store.open(f"sqlite:///{file}")
    names = [f"{index:022x}" for index in range(writers)]
    await asyncio.gather(*(store.create(TableHead(name, name, time.time())) for name in names))
    await store.close()
    return dict.fromkeys(names, 0)


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    options.add_argument("--writers", type=int, default=200)
    options.add_argument("--appends", type=int, default=10)
    options.add_argument("--repeat", type=int, default=9)
    options.add_argument("--pace", type=int, default=1600)
    options.add_argument("--file", type=Path, default=None)
    chosen = options.parse_args()
    with tempfile.TemporaryDirectory(dir=".") as folder:
        file = chosen.file or Path(folder).absolute() / "store.sqlite"
        seqs = asyncio.run(set_up(file, chosen.writers))
        by_cpu, by_wall, flooded_us, paced_us, bare_us = [], [], [], [], []
        for _ in range(chosen.repeat):
            together, alone = asyncio.run(flooded(file, seqs, chosen.appends)), bare(file, seqs)
            apart = asyncio.run(paced(file, seqs, chosen.pace))
            by_cpu.append(chosen.appends * alone.cpu / together.cpu)
            by_wall.append(chosen.appends * alone.wall / together.wall)
            flooded_us.append(together.cpu / chosen.writers / chosen.appends * 1e6)
            paced_us.append(apart.cpu / chosen.writers * 1e6)
            bare_us.append(alone.cpu / chosen.writers * 1e6)
    for name, found in (("flooded", flooded_us), ("paced", paced_us), ("one commit each", bare_us)):
        print(f"{name}: {min(found):.1f} us of CPU an append at best, {statistics.median(found):.1f} in the middle")
    result = {"bench": "store", "writers": chosen.writers, "ratio": round(statistics.median(by_cpu), 1)}
    result["ratio_elapsed"] = round(statistics.median(by_wall), 1)
    costs = {"flooded_us": flooded_us, "paced_us": paced_us}
    print(json.dumps(result | {k: [round(min(us), 1), round(statistics.median(us), 1)] for k, us in costs.items()}))


if __name__ == "__main__":
    main()
