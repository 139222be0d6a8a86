"""How large a site may be: one node on one core, on SQLite and on PostgreSQL, with more and more tables.

    python bench/sizes.py [PART ...] [--tables 10,100,1000,2500] [--pace 5] [--on sqlite,postgres]

    tables   so many tables of four at people's pace, a turn every 5 seconds, on SQLite and on PostgreSQL: the share of
             a core that the server is busy (and PostgreSQL, which has both cores and shares them with the load), its
             memory, its connections, p50 and p99 from sent to seen by all four, what is on the disk after a game
    bots     what a number costs the processes that think, by difficulty, in whole games of four

Everybody is at this machine, and nobody's network is measured. The last line is JSON; `ratio` is the share of a core
that the server is busy on PostgreSQL with most tables, against SQLite.
"""

import argparse
import asyncio
import json
import os
import random
import sqlite3
import sys
import time
from contextlib import ExitStack, closing, suppress
from pathlib import Path
from types import MappingProxyType
from typing import Any

import aiohttp
import psutil
import psycopg

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
sys.path.insert(1, str(Path(__file__).resolve().parents[1] / "tests"))

from bench.load import Load, Site, close_tables
from bench.load_compiled import compiled_load
from bench.load_python import play_in_python
from bench.measure import Play, quiet, started
from bench.ours import Ours
from bench.peers.process import allow_many_sockets
from bench.summary import percentile
from postgres import Postgres
from thenumber.bots.bot import prepare
from thenumber.bots.difficulty import DIFFICULTIES, OPPONENTS
from thenumber.bots.registry import BUILT_IN
from thenumber.rules.game import new_game, play

SQLITE, POSTGRES = "sqlite", "postgres"
GAMES = 6
"""The games of bots of each difficulty."""
SEATS = 4


class OnSQLite(Ours):
    """Our server on a file, which can be looked at."""

    def command(self, port: int, directory: Path) -> list[str]:
        self.file = directory / "thenumber.sqlite"
        return super().command(port, directory)

    def cpu_seconds(self) -> float:
        """The CPU time of the database's own processes."""
        return 0.0

    def bytes(self) -> int:
        return sum(path.stat().st_size for path in self.file.parent.glob("thenumber.sqlite*"))

    def records(self) -> list[int]:
        """The length of every record of a finished game."""
        with closing(sqlite3.connect(self.file)) as connection:
            return [length for (length,) in connection.execute("SELECT length(record) FROM games")]

    def connections(self) -> int:
        return 0


class OnPostgres(OnSQLite):
    """The same on a PostgreSQL of this machine."""

    def __init__(self, postgres: Postgres) -> None:
        super().__init__()
        self._postgres, self._url = postgres, postgres.new_database()
        self.environment = MappingProxyType({**Ours.environment, "THENUMBER_DATABASE": self._url})

    def cpu_seconds(self) -> float:
        server = self._postgres.process()
        total = sum(server.cpu_times()[:4])  # with its children that have ended
        for child in server.children(recursive=True):
            with suppress(psutil.NoSuchProcess):  # it has ended just now
                total += sum(child.cpu_times()[:2])
        return total

    def bytes(self) -> int:
        sizes = "SELECT COALESCE(SUM(pg_total_relation_size(c.oid)), 0) FROM pg_class c JOIN pg_namespace n ON "
        return int(self._rows(sizes + "n.oid = c.relnamespace WHERE n.nspname = current_schema() AND relkind = 'r'")[0])

    def records(self) -> list[int]:
        return self._rows("SELECT length(record) FROM games")

    def connections(self) -> int:
        backends = "SELECT count(*) FROM pg_stat_activity WHERE backend_type = 'client backend'"
        return self._rows(f"{backends} AND pid != pg_backend_pid()")[0]

    def _rows(self, query: str) -> list[int]:
        with psycopg.connect(self._url, autocommit=True) as connection:
            return [found for (found,) in connection.execute(query.encode()).fetchall()]


def measured(target: OnSQLite, load: Load, tables: int, pace: float) -> dict[str, float]:
    """One game at each of so many tables."""

    with started(target) as server:

        async def measure() -> dict[str, float]:
            async with aiohttp.ClientSession() as session:
                tables_play = Play(target, load, server, Site(server.port, session), seed=1)
                await quiet(server)
                empty = target.bytes()
                opened = await tables_play.open(tables)
                before = target.cpu_seconds()
                wave = await tables_play.wave("pace", opened, pace)
                database = target.cpu_seconds() - before
                await quiet(server)
                found = {
                    "writes_per_s": round(len(wave.latencies) / wave.wall_s),
                    "busy": round(wave.cpu_s / wave.wall_s, 3),
                    "database_busy": round(database / wave.wall_s, 3),
                    "p50_ms": round(percentile(wave.latencies, 50) * 1000, 1),
                    "p99_ms": round(percentile(wave.latencies, 99) * 1000, 1),
                    "server_mb": round(server.rss_bytes() / (1 << 20)),
                    "connections": target.connections(),
                    "kb_a_game": round((target.bytes() - empty) / tables / 1024, 1),
                    "kb_a_record": round(sum(target.records()) / tables / 1024, 2),
                }
                close_tables(opened)
            return found

        return asyncio.run(measure())


def measured_tables(counts: list[int], pace: float, databases: list[str]) -> dict[str, Any]:
    load, found = compiled_load() or play_in_python, dict[str, Any]()
    with ExitStack() as stack:
        postgres = Postgres()
        stack.callback(postgres.remove)
        for count in counts:
            for name in databases:
                target = OnSQLite() if name == SQLITE else OnPostgres(postgres)
                found[f"{name}_{count}"] = measured(target, load, count, pace)
                print(f"{count} tables on {name}: {found[f'{name}_{count}']}", flush=True)
    return found


def measured_bots() -> dict[str, Any]:
    """Milliseconds of CPU time a number, by difficulty."""
    rng, found = random.Random(1), dict[str, Any]()
    for step in DIFFICULTIES:
        bots = [BUILT_IN[name] for name in OPPONENTS[step]]
        for bot in bots:
            prepare(bot)
        spent, written = 0.0, 0
        for number in range(GAMES):
            game = new_game(SEATS)
            while not game.over:
                chosen: list[int | None] = [None] * SEATS
                begun = time.process_time()
                for seat in game.position.writers:
                    chosen[seat] = bots[(seat + number) % len(bots)].choose(game, seat, rng)
                    written += 1
                spent += time.process_time() - begun
                game = play(game, chosen)
        found[step] = round(spent / written * 1000, 2)
        print(f"{step}: {found[step]} ms of CPU time a number, {written} numbers", flush=True)
    return found


PARTS = ("tables", "bots")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("parts", nargs="*", metavar="PART", help=", ".join(PARTS))
    parser.add_argument("--tables", default="10,100,1000,2500")
    parser.add_argument("--pace", type=float, default=5)
    parser.add_argument("--on", default=f"{SQLITE},{POSTGRES}")
    options = parser.parse_args()
    if unknown := [part for part in options.parts if part not in PARTS]:
        parser.error(f"no part {', '.join(unknown)}: there are {', '.join(PARTS)}")
    allow_many_sockets()
    counts = [int(count) for count in options.tables.split(",")]
    result: dict[str, Any] = {"bench": "sizes", "pace": options.pace, "load_average_before": os.getloadavg()[0]}
    databases = options.on.split(",")
    if unknown := [name for name in databases if name not in (SQLITE, POSTGRES)]:
        parser.error(f"no database {', '.join(unknown)}: there are {SQLITE}, {POSTGRES}")
    parts = options.parts or PARTS
    if "bots" in parts:
        result["bots"] = measured_bots()
    if "tables" in parts:
        result["tables"] = tables = measured_tables(counts, options.pace, databases)
        most = [tables.get(f"{name}_{max(counts)}", {}).get("busy", 0.0) for name in (POSTGRES, SQLITE)]
        result["ratio"] = round(most[0] / most[1], 2) if all(most) else None
    print(json.dumps(result))


if __name__ == "__main__":
    main()
