"""What bench/server.py measures of a server, one run of one part at a time: each starts the server anew."""

import asyncio
import random
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

import aiohttp

from bench.load import Load, Shape, Site, Table, Target, Wave, close_tables, make_plan, next_games, open_tables
from bench.peers.process import Server, free_port, running
from bench.summary import of_waves

COLD_STARTS = 5
WARM_TABLES = 50
"""The number of tables that are flooded to warm a server up before it is measured at a pace."""
SPECTATORS = 50
"""The number of spectators of each table that has any."""

Figures: TypeAlias = Mapping[str, float]
"""The figures of one run by their names, which say their units."""


@dataclass(frozen=True)
class Amount:
    """How much load, and for how long."""

    tables: int
    shape: Shape = "apart"
    pace: float = 0.0
    """The seconds from one turn to the next, where tables are not flooded."""
    seconds: float = 4.0
    """The seconds that a flood is measured; every server is warmed up by a flood of half that time."""
    seed: int = 1


@contextmanager
def started(target: Target) -> Iterator[Server]:
    with tempfile.TemporaryDirectory() as name:
        port, directory = free_port(), Path(name)
        (directory / "data").mkdir()
        command = target.command(port, directory / "data")
        with running(
            command,
            target.environment,
            port,
            target.alive,
            directory,
            uncounted=target.uncounted,
            all_cores=target.all_cores,
        ) as server:
            yield server


async def quiet(server: Server) -> None:
    """Wait until all that a server still starts by itself, workers above all, has started: it needs no CPU for a
    second."""
    async with asyncio.timeout(120):
        while True:
            before = server.cpu_seconds(counted=False)
            await asyncio.sleep(1)
            if server.cpu_seconds(counted=False) - before < 0.05:
                return


class Play:
    """Tables at a server, and the waves that are played at them."""

    def __init__(self, target: Target, load: Load, server: Server, site: Site, seed: int) -> None:
        self._target, self._load, self._server, self._site = target, load, server, site
        self._rng = random.Random(seed)

    async def open(self, tables: int, spectators: int = 0) -> list[Table]:
        return await open_tables(self._target, self._site, tables, spectators)

    async def wave(self, shape: Shape, tables: Sequence[Table], pace: float = 0.0) -> Wave:
        await next_games(self._target, self._site, tables)
        return await self._load(self._server, make_plan(self._target, shape, tables, self._rng, pace))

    async def flood(self, shape: Shape, tables: Sequence[Table], seconds: float) -> list[Wave]:
        """As many waves as begin within these seconds, one at least."""
        waves: list[Wave] = []
        end = time.monotonic() + seconds
        while not waves or time.monotonic() < end:
            waves.append(await self.wave(shape, tables))
        return waves


def measure_writes(target: Target, load: Load, amount: Amount) -> Figures:
    """Writes per CPU-second, latencies and bytes, flooded or, in the shape *pace*, in one game at that pace."""

    async def measure(server: Server) -> list[Wave]:
        async with aiohttp.ClientSession() as session:
            play = Play(target, load, server, Site(server.port, session), amount.seed)
            await quiet(server)
            tables = await play.open(amount.tables)
            if amount.shape == "pace":
                await play.flood("together", tables[:WARM_TABLES], amount.seconds / 2)
                waves = [await play.wave(amount.shape, tables, amount.pace)]
            else:
                await play.flood(amount.shape, tables, amount.seconds / 2)
                waves = await play.flood(amount.shape, tables, amount.seconds)
            close_tables(tables)
        return waves

    with started(target) as server:
        return of_waves(asyncio.run(measure(server)))


def measure_memory(target: Target, load: Load, amount: Amount) -> Figures:
    """Kilobytes by which a server grows for each connected table of four."""

    async def measure(server: Server) -> float:
        async with aiohttp.ClientSession() as session:
            play = Play(target, load, server, Site(server.port, session), amount.seed)
            first = await play.open(1)  # what a server loads on first use is not the memory of a table
            await play.wave("together", first)
            await quiet(server)
            before = server.rss_bytes()
            opened = await play.open(amount.tables)
            await next_games(target, Site(server.port, session), opened)
            await quiet(server)
            grown = server.rss_bytes() - before
            close_tables(first + opened)
        return grown / 1024 / amount.tables

    with started(target) as server:
        return {"kb_per_table": asyncio.run(measure(server))}


def measure_cold_start(target: Target, load: Load, amount: Amount) -> Figures:  # noqa: ARG001 - nobody plays
    """Seconds from the start of the process to its first answer, and CPU time until then.

    The quickest of a few starts counts: other work on the machine can only make one slower.
    """
    seconds, cpu_seconds = [], []
    for _ in range(COLD_STARTS):
        with started(target) as server:
            seconds.append(server.cold_start)
            cpu_seconds.append(server.cpu_seconds())
    return {"cold_start_s": min(seconds), "cold_start_cpu_s": min(cpu_seconds)}


def measure_spectators(target: Target, load: Load, amount: Amount) -> Figures:
    """Microseconds of CPU that a write costs more for each spectator.

    Tables with and without spectators play in turns, on the same server.
    """

    async def measure(server: Server) -> tuple[list[Wave], list[Wave]]:
        async with aiohttp.ClientSession() as session:
            play = Play(target, load, server, Site(server.port, session), amount.seed)
            await quiet(server)
            alone, watched = await play.open(amount.tables), await play.open(amount.tables, SPECTATORS)
            waves: tuple[list[Wave], list[Wave]] = ([], [])
            await play.flood(amount.shape, alone, amount.seconds / 4)
            await play.flood(amount.shape, watched, amount.seconds / 4)
            end = time.monotonic() + amount.seconds
            while not waves[0] or time.monotonic() < end:
                waves[0].append(await play.wave(amount.shape, alone))
                waves[1].append(await play.wave(amount.shape, watched))
            close_tables(alone + watched)
        return waves

    with started(target) as server:
        alone, watched = map(_cpu_us_per_write, asyncio.run(measure(server)))
    return {
        "us_per_spectator_and_write": (watched - alone) / SPECTATORS,
        "us_per_write_alone": alone,
        "us_per_write_watched": watched,
    }


def _cpu_us_per_write(waves: Sequence[Wave]) -> float:
    return 1e6 * sum(wave.cpu_s for wave in waves) / sum(len(wave.latencies) for wave in waves)
