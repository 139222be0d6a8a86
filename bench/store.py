"""What does group commit save? Appends of 200 writers through the store, against one commit each, on the same file.

    python bench/store.py [--writers 200] [--appends 10] [--repeat 9] [--database sqlite:///PATH]

The other side is a bare loop: no event loop, no futures, the same schema and settings, a transaction with one insert
for each append. Both are durable (synchronous = FULL). They take turns, so that a busy machine hurts both alike.
The last line is JSON; `ratio` is our appends per CPU-second divided by the bare loop's, the median over the repeats;
`ratio_elapsed` is the same by the clock on the wall, where the disk counts as well.
"""

import argparse
import asyncio
import json
import statistics
import tempfile
import time
from contextlib import closing

from sqlalchemy import insert

from thenumber.server.store.database import Database
from thenumber.server.store.schema import log
from thenumber.server.store.store import LogEntry, Store, TableHead

BODY = '{"do":"Write","person":"7c9e6679f7b8a1c3","number":"761","nonce":"0123456789abcdef0123456789abcdef"}'


class Stopwatch:
    def __enter__(self) -> "Stopwatch":
        self._cpu, self._wall = time.process_time(), time.perf_counter()
        return self

    def __exit__(self, *_: object) -> None:
        self.cpu, self.wall = time.process_time() - self._cpu, time.perf_counter() - self._wall


async def ours(url: str, seqs: dict[str, int], appends: int) -> Stopwatch:
    async def writer(table_id: str) -> None:
        for _ in range(appends):
            seqs[table_id] += 1
            await store.append([LogEntry(table_id, seqs[table_id], time.time(), BODY)])

    store = await Store.open(url)
    try:
        with Stopwatch() as stopwatch:
            await asyncio.gather(*map(writer, seqs))
    finally:
        await store.close()
    return stopwatch


def bare(url: str, seqs: dict[str, int]) -> Stopwatch:
    """One append for every writer: more would only take longer."""
    with closing(Database(url)) as database, Stopwatch() as stopwatch:
        for table_id in seqs:
            seqs[table_id] += 1
            with database.transaction(writes=True) as connection:
                row = {"table_id": table_id, "seq": seqs[table_id], "at": time.time(), "body": BODY}
                connection.execute(insert(log), row)
    return stopwatch


async def set_up(url: str, writers: int) -> dict[str, int]:
    store = await Store.open(url)
    names = [f"{index:022x}" for index in range(writers)]
    await asyncio.gather(*(store.create(TableHead(name, name, time.time())) for name in names))
    await store.close()
    return dict.fromkeys(names, 0)


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    options.add_argument("--writers", type=int, default=200)
    options.add_argument("--appends", type=int, default=10)
    options.add_argument("--repeat", type=int, default=9)
    options.add_argument("--database", default=None)
    chosen = options.parse_args()
    with tempfile.TemporaryDirectory(dir=".") as folder:
        url = chosen.database or f"sqlite:///{folder}/store.sqlite"
        seqs = asyncio.run(set_up(url, chosen.writers))
        by_cpu, by_wall, our_rate, bare_rate = [], [], 0.0, 0.0
        for _ in range(chosen.repeat):
            together, alone = asyncio.run(ours(url, seqs, chosen.appends)), bare(url, seqs)
            by_cpu.append(chosen.appends * alone.cpu / together.cpu)
            by_wall.append(chosen.appends * alone.wall / together.wall)
            our_rate = max(our_rate, chosen.writers * chosen.appends / together.cpu)
            bare_rate = max(bare_rate, chosen.writers / alone.cpu)
    print(f"group commit: {our_rate:,.0f} appends per CPU-second, one commit each: {bare_rate:,.0f}")
    result = {"bench": "store", "writers": chosen.writers, "ratio": round(statistics.median(by_cpu), 1)}
    print(json.dumps(result | {"ratio_elapsed": round(statistics.median(by_wall), 1)}))


if __name__ == "__main__":
    main()
