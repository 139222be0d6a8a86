"""What does a write cost PostgreSQL, and what would it cost to share the tables out among several databases?

    python bench/partition.py [--rate 1000] [--seconds 4] [--nodes 2] [--databases 1,2,4]

Measured: real PostgreSQL clusters of this machine, each with a log and processes of its own, all durable. Nodes are
processes with our own store, which listen as nodes do; a table lives in the database that its code names. First a
flood, where everybody writes again as soon as the last write is on the disk: one node on SQLite, one and two on one
PostgreSQL. Then one node and one database at several rates, a write after another: the writes that come while a commit
is under way share the next one. Then so many nodes on one, two and four databases at one rate.

Simulated: the same and more databases, from what one node and one database took: of W writes a second, with M nodes and
N databases, W / MN go from each node to each database, and the fewer they are, the fewer share a commit. Tables are
shared out by chance, so the busiest database has more than its part.

All clusters stand on the same cores here, with the nodes, so that only CPU time tells what more databases cost, and
nothing here shows how much faster several machines are. The last line is JSON: `us` are microseconds of CPU time a
write; `ratio` is what a write costs the databases when there are most of them, against one, both measured at the same
rate; `off` is how far the simulation was from what was measured.
"""

import argparse
import asyncio
import json
import multiprocessing
import random
import statistics
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any, NamedTuple

import psutil
import psycopg

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
sys.path.insert(1, str(Path(__file__).resolve().parents[1] / "tests"))

from bench.store import BODY
from postgres import Postgres
from thenumber.server.store.store import LogEntry, Store, StoreError, TableHead
from thenumber.server.tables.codes import new_code
from thenumber.server.tables.shards import shard_of

TABLES = 200
"""The tables of every node."""
RATES = (50, 200, 800)
"""The writes a second of one node to one database from which the rest is computed."""
SETTLING = 0.5
PROCESSES = multiprocessing.get_context("spawn")


class Cost(NamedTuple):
    """What the writes of all nodes together came to, and cost."""

    writes_per_s: float
    per_commit: float
    commit_ms: float
    node_us: float
    database_us: float
    """0 where the database has no process of its own."""
    wal_bytes: float


class Cluster:
    """A PostgreSQL, and the CPU time of all its processes."""

    def __init__(self) -> None:
        self.postgres = Postgres()

    def cpu_seconds(self) -> float:
        server = self.postgres.process()
        total = sum(server.cpu_times()[:4])  # with its children that have ended
        for child in server.children(recursive=True):
            with suppress(psutil.NoSuchProcess):  # it has ended just now
                total += sum(child.cpu_times()[:2])
        return total

    def wal(self) -> int:
        with psycopg.connect(self.postgres.url(), autocommit=True) as connection:
            ((bytes_written,),) = connection.execute(
                "SELECT pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')"
            ).fetchall()
            return int(bytes_written)


class _Node:
    """One node: its stores and its tables, each in the database that its code names."""

    def __init__(self, stores: Sequence[Store], seed: int) -> None:
        rng = random.Random(seed)
        self.codes = [f"{new_code(rng)}{seed}{number}" for number in range(TABLES)]
        self.homes = {code: stores[shard_of(code, len(stores))] for code in self.codes}
        self.seqs = dict.fromkeys(self.codes, 0)
        self.stores = stores

    async def set_up(self) -> None:
        for store in self.stores:
            store.listen(lambda _: None)
        await asyncio.gather(*(home.create(TableHead(code, code, time.time())) for code, home in self.homes.items()))

    def next_entry(self, code: str) -> LogEntry:
        self.seqs[code] += 1
        return LogEntry(code, self.seqs[code], time.time(), BODY)

    async def flood(self, seconds: float) -> None:
        end = time.monotonic() + seconds

        async def write(code: str) -> None:
            while time.monotonic() < end:
                await self.homes[code].append([self.next_entry(code)])

        await asyncio.gather(*map(write, self.codes))

    async def pace(self, rate: float, seconds: float) -> None:
        loop = asyncio.get_running_loop()
        done, left = loop.create_future(), int(rate * seconds)

        def told(error: StoreError | None) -> None:
            nonlocal left
            left -= 1
            if error and not done.done():
                done.set_exception(error)
            elif not left and not done.done():
                done.set_result(None)

        def write(code: str) -> None:
            self.homes[code].append_soon([self.next_entry(code)], told)

        begun = loop.time()
        for number in range(left):
            loop.call_at(begun + number / rate, write, self.codes[number % TABLES])
        await done

    def commits(self) -> tuple[int, float]:
        """How many there were, and their seconds together."""
        each = [store.write_seconds for store in self.stores]
        return sum(sum(one.counts) for one in each), sum(one.total for one in each)


async def _run_node(urls: Sequence[str], seed: int, rate: float, seconds: float, gate: Any, found: Any) -> None:
    stores = [await Store.open(url) for url in urls]
    node = _Node(stores, seed)
    await node.set_up()
    await asyncio.sleep(SETTLING)
    await asyncio.to_thread(gate.wait)
    (commits, spent), cpu, begun = node.commits(), time.process_time(), time.monotonic()
    await (node.pace(rate, seconds) if rate else node.flood(seconds))
    cpu, seconds, (all_commits, all_spent) = time.process_time() - cpu, time.monotonic() - begun, node.commits()
    await asyncio.to_thread(gate.wait)
    found.put((sum(node.seqs.values()), all_commits - commits, cpu, seconds, all_spent - spent))
    for store in stores:
        await store.close()


def run_node(*arguments: Any) -> None:
    """A node as a process of its own."""
    asyncio.run(_run_node(*arguments))


def measured(urls: Sequence[str], clusters: Sequence[Cluster], nodes: int, rate: float, seconds: float) -> Cost:
    """The cost of writes at this rate, of all nodes together; of a flood, if it is 0."""
    gate, found = PROCESSES.Barrier(nodes + 1), PROCESSES.Queue()
    processes = [
        PROCESSES.Process(target=run_node, args=(urls, seed, rate / nodes, seconds, gate, found))
        for seed in range(nodes)
    ]
    for process in processes:
        process.start()
    gate.wait()
    cpu, wal = sum(cluster.cpu_seconds() for cluster in clusters), sum(cluster.wal() for cluster in clusters)
    gate.wait()
    cpu = sum(cluster.cpu_seconds() for cluster in clusters) - cpu
    wal = sum(cluster.wal() for cluster in clusters) - wal
    each = [found.get() for _ in processes]
    for process in processes:
        process.join()
    writes, commits = (sum(one[place] for one in each) for place in (0, 1))
    return Cost(
        writes_per_s=round(sum(one[0] / one[3] for one in each)),
        per_commit=round(writes / commits, 1),
        commit_ms=round(sum(one[4] for one in each) / commits * 1000, 2),
        node_us=round(sum(one[2] for one in each) / writes * 1e6, 1),
        database_us=round(cpu / writes * 1e6, 1),
        wal_bytes=round(wal / writes),
    )


class Model(NamedTuple):
    """What writes cost a database, as measured with one node and one database."""

    write_us: float
    """CPU time of a write that shares its commit with very many others."""
    commit_us: float
    """CPU time of a commit."""
    commit_ms: float
    """How long a commit takes; what comes meanwhile shares the next one."""

    @classmethod
    def of(cls, flood: Cost, paced: Sequence[Cost]) -> "Model":
        commits = [(cost.database_us - flood.database_us) * cost.per_commit for cost in paced]
        milliseconds = statistics.median(cost.commit_ms for cost in paced)
        return cls(flood.database_us, round(statistics.median(commits), 1), milliseconds)

    def database_us(self, rate: float) -> float:
        """The CPU time of a write, if so many go from one node to one database in a second.

        >>> Model(10.0, 300.0, 2.0).database_us(1000)
        110.0
        """
        return self.write_us + self.commit_us / (1 + rate * self.commit_ms / 1000)


def busiest(tables: int, databases: int, rng: random.Random) -> float:
    """How much more than its part the busiest database has, when so many tables are shared out by their codes."""
    counts = [0] * databases
    for _ in range(tables):
        counts[shard_of(new_code(rng), databases)] += 1
    return max(counts) * databases / tables


def simulated(model: Model, rate: float, nodes: int, databases: int, tables: int) -> dict[str, float]:
    """What so many writes a second cost all databases, and the busiest of them, in cores."""
    us = model.database_us(rate / nodes / databases)
    cores = rate * us / 1e6
    more = busiest(tables, databases, random.Random(1))
    return {"database_us": round(us, 1), "cores": round(cores, 2), "busiest": round(cores / databases * more, 2)}


def numbers(text: str) -> list[int]:
    return [int(one) for one in text.split(",")]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rate", type=float, default=1000, help="writes a second of all nodes together")
    parser.add_argument("--seconds", type=float, default=4)
    parser.add_argument("--nodes", type=int, default=2)
    parser.add_argument("--databases", type=numbers, default=[1, 2, 4])
    parser.add_argument("--site", type=float, default=20_000, help="writes a second of the site that is simulated")
    parser.add_argument("--site-nodes", type=int, default=8)
    parser.add_argument("--site-tables", type=int, default=25_000)
    options = parser.parse_args()
    result: dict[str, Any] = {"bench": "partition"}

    def note(name: str, urls: Sequence[str], clusters: Sequence[Cluster], nodes: int, rate: float) -> Cost:
        result[name] = (cost := measured(urls, clusters, nodes, rate, options.seconds))._asdict()
        print(f"{name}: {cost}", flush=True)
        return cost

    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory(dir="."))
        note("flood_sqlite", [f"sqlite:///{Path(folder).absolute()}/store.sqlite"], [], 1, 0)
        clusters: list[Cluster] = []

        def urls(count: int) -> list[str]:
            while len(clusters) < count:
                clusters.append(Cluster())
                stack.callback(clusters[-1].postgres.remove)
            return [cluster.postgres.new_database() for cluster in clusters[:count]]

        flood, _ = (note(f"flood_nodes_{nodes}", urls(1), clusters[:1], nodes, 0) for nodes in (1, 2))
        model = Model.of(flood, [note(f"rate_{rate}", urls(1), clusters[:1], 1, rate) for rate in RATES])
        result["model"] = model._asdict()
        costs, off = [], []
        for count in options.databases:
            name = f"databases_{count}"
            costs.append(note(name, urls(count), clusters[:count], options.nodes, options.rate))
            guess = simulated(model, options.rate, options.nodes, count, options.nodes * TABLES)
            off.append(round(guess["database_us"] / costs[-1].database_us - 1, 2))
    result["simulated"] = {
        count: simulated(model, options.site, options.site_nodes, count, options.site_tables)
        for count in (1, 2, 4, 8, 16)
    }
    for count, found in result["simulated"].items():
        print(f"simulated, {options.site:g} writes a second, {options.site_nodes} nodes, {count} databases: {found}")
    print(json.dumps(result | {"off": off, "ratio": round(costs[-1].database_us / costs[0].database_us, 2)}))


if __name__ == "__main__":
    main()
