"""The load: tables of four that play whole games against a server, and what that costs it.

Every server plays the same games, and its final scores must be right. A game is ten turns: all four write in the same
instant, the turn is revealed to all, the next one begins. A write is *seen* by a client when it has received a state
that reflects it: the seat marked as having written, or the turn revealed.

A server is a `Target`. It is flooded first (each table plays as fast as it can) for the writes per CPU-second and the
latency under full load, then each table plays one game at a pace for the latency that people feel. Games are begun
anew between measurements, outside of them: a server that keeps a history of each game isn't measured with one longer
than a game has.
"""

import asyncio
import gc
import random
import tempfile
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import aiohttp

from bench.peers.figures import Figures, Wave, figures
from bench.peers.process import Server, free_port, running
from thenumber.rules.digits import available_numbers
from thenumber.rules.game import new_game, play

SEATS = 4
COLD_STARTS = 5


@dataclass(frozen=True)
class Script:
    """A game as it will be played: four numbers a turn, and what everybody has in the end."""

    turns: tuple[tuple[int, ...], ...]
    finals: tuple[int, ...]


def random_script(rng: random.Random) -> Script:
    """A random game in which nobody ever sits out, so that every turn has four writes."""
    while True:
        game, turns = new_game(SEATS), []
        while not game.over and len(game.position.writers) == SEATS:
            numbers = tuple(rng.choice(available_numbers(board.available)) for board in game.position.boards)
            turns.append(numbers)
            game = play(game, numbers)
        if game.over:
            return Script(tuple(turns), game.finals)


@dataclass(frozen=True)
class Options:
    """How much load, and for how long."""

    tables: int
    seconds: float
    pace: float
    """Seconds from one turn to the next in the game that is not hurried."""
    memory_tables: int = 500
    """Enough for what tables need to stand out from garbage that was not yet collected."""
    seed: int = 1


class Client(ABC):
    """One seat's connection, and what it has been shown.

    A target's client keeps `turns` and `written` up and calls `viewed` after each state; if the connection breaks, or
    says something that was not to be expected, it calls `lost`.
    """

    def __init__(self) -> None:
        self.turns = 0  # revealed so far
        self.written = 0  # who has written in the turn after those, a bit a seat
        self.viewed: Callable[[], None] = lambda: None
        self.on_lost: Callable[[Exception], None] = lambda _reason: None
        self.broken: Exception | None = None

    def lost(self, reason: Exception) -> None:
        self.broken = self.broken or reason
        self.on_lost(reason)

    @abstractmethod
    def write(self, number: int) -> None: ...

    @abstractmethod
    def totals(self) -> tuple[int, ...]:
        """Everybody's score so far in this game, as last shown."""

    @abstractmethod
    def close(self) -> None: ...


class Site:
    """Where a server is reached: its port, and JSON over HTTP."""

    def __init__(self, port: int, session: aiohttp.ClientSession) -> None:
        self.port, self._session = port, session

    async def post(self, path: str, body: Mapping[str, object]) -> Any:
        async with self._session.post(f"http://127.0.0.1:{self.port}{path}", json=body) as answer:
            if answer.status >= 300:
                raise RuntimeError(f"POST {path}: {answer.status} {await answer.text()}")
            return await answer.json()


class Target(ABC):
    """A server that can be measured."""

    name: str
    alive: str
    """A path that answers with success once the server is up."""
    environment: Mapping[str, str] = {}

    @abstractmethod
    def command(self, port: int, directory: Path) -> list[str]:
        """What starts it; whatever it keeps goes into the directory, which is empty."""

    @abstractmethod
    async def create_table(self, site: Site) -> Any:
        """A new table of four seats: whatever `connect` needs to know of it."""

    @abstractmethod
    async def connect(self, site: Site, table: Any, seat: int) -> Client:
        """Take a seat and open its connection; returns when the client has been shown the table."""

    async def next_game(self, site: Site, clients: Sequence[Client]) -> None:  # noqa: B027 - most need nothing
        """Make the table ready for another game, if that does not happen by itself."""


_SEATS_IN = [[seat for seat in range(SEATS) if bits >> seat & 1] for bits in range(1 << SEATS)]


class _Play:
    """One table that plays one game: sends the four writes of a turn, and waits until all four have seen them."""

    def __init__(self, clients: Sequence[Client], script: Script, pace: float, offset: float) -> None:
        self.latencies: list[float] = []
        self._clients, self._script, self._pace = clients, script, pace
        self._loop = asyncio.get_running_loop()
        self._over: asyncio.Future[None] = self._loop.create_future()
        self._begin = self._loop.time() + offset
        self._first = clients[0].turns
        self._turn = -1
        self._sent = [0.0] * SEATS
        self._seen = [0] * SEATS  # by client: which seats' writes
        self._seen_by = [0] * SEATS  # by seat: how many clients
        self._revealed = 0
        for seat, client in enumerate(clients):
            client.viewed = self._watch(seat)
            client.on_lost = self._lost
            if client.broken:
                self._lost(client.broken)
        self._schedule()

    async def over(self) -> None:
        await self._over
        for client in self._clients:
            if client.totals() != self._script.finals:
                raise RuntimeError(f"wrong final scores: {client.totals()}, not {self._script.finals}")

    def _schedule(self) -> None:
        self._turn += 1
        if self._turn == len(self._script.turns):
            if not self._over.done():  # a connection may have been lost meanwhile
                self._over.set_result(None)
        elif self._pace:
            self._loop.call_at(self._begin + self._turn * self._pace, self._write)
        else:
            self._write()

    def _write(self) -> None:
        self._seen = [0] * SEATS
        self._seen_by = [0] * SEATS
        self._revealed = 0
        for seat, client in enumerate(self._clients):
            self._sent[seat] = time.perf_counter()
            client.write(self._script.turns[self._turn][seat])

    def _watch(self, viewer: int) -> Callable[[], None]:
        client, everybody = self._clients[viewer], len(_SEATS_IN) - 1

        def viewed() -> None:
            revealed = client.turns - self._first > self._turn
            new = (everybody if revealed else client.written) & ~self._seen[viewer]
            if not new:
                return
            self._seen[viewer] |= new
            now = time.perf_counter()
            for seat in _SEATS_IN[new]:
                self._seen_by[seat] += 1
                if self._seen_by[seat] == SEATS:
                    self.latencies.append(now - self._sent[seat])
            if revealed:
                self._revealed += 1
                if self._revealed == SEATS:
                    self._schedule()

        return viewed

    def _lost(self, reason: Exception) -> None:
        if not self._over.done():
            self._over.set_exception(reason)


async def play_wave(server: Server, tables: Sequence[Sequence[Client]], rng: random.Random, pace: float = 0.0) -> Wave:
    scripts = [random_script(rng) for _ in tables]
    gc.collect()
    gc.disable()  # the load's own pauses are not the server's latency
    try:
        cpu, begun = server.cpu_seconds(), time.perf_counter()
        async with asyncio.timeout(60 + len(tables) / 2 + pace * 20):
            plays = [
                _Play(clients, script, pace, rng.random() * pace)
                for clients, script in zip(tables, scripts, strict=True)
            ]
            await asyncio.gather(*(play.over() for play in plays))
        wall = time.perf_counter() - begun
        await asyncio.sleep(0.1)  # what the server still does about the last write is part of its cost
        cpu = server.cpu_seconds() - cpu
    finally:
        gc.enable()
    return Wave([latency for one in plays for latency in one.latencies], cpu, wall)


async def _open_table(target: Target, site: Site) -> list[Client]:
    """Four that sit down one after the other: boardgame.io's FlatFile loses those who join in the same instant."""
    table = await target.create_table(site)
    return [await target.connect(site, table, seat) for seat in range(SEATS)]


async def _open(target: Target, site: Site, tables: int) -> list[list[Client]]:
    opened: list[list[Client]] = []
    async with asyncio.timeout(60 + tables):
        while len(opened) < tables:
            together = min(10, tables - len(opened))
            opened += await asyncio.gather(*(_open_table(target, site) for _ in range(together)))
    return opened


async def _kb_per_table(target: Target, server: Server, options: Options) -> float:
    async with aiohttp.ClientSession() as session:
        site = Site(server.port, session)
        first = await _open(target, site, 1)  # what a server loads on first use is not the memory of a table
        await play_wave(server, first, random.Random(options.seed))
        await _quiet(server)
        before = server.rss_bytes()
        opened = await _open(target, site, options.memory_tables)
        await _quiet(server)
        grown = server.rss_bytes() - before
        _close([*first, *opened])
    return grown / 1024 / options.memory_tables


async def _quiet(server: Server) -> None:
    """Until all that a server still starts by itself, workers above all, has started: it needs no CPU for a second."""
    async with asyncio.timeout(120):
        while True:
            before = server.cpu_seconds()
            await asyncio.sleep(1)
            if server.cpu_seconds() - before < 0.05:
                return


def _close(tables: Sequence[Sequence[Client]]) -> None:
    for clients in tables:
        for client in clients:
            client.close()


async def _flood_and_pace(target: Target, server: Server, options: Options) -> tuple[list[Wave], Wave]:
    rng = random.Random(options.seed)
    async with aiohttp.ClientSession() as session:
        site = Site(server.port, session)
        tables = await _open(target, site, options.tables)

        async def flood(seconds: float) -> list[Wave]:
            waves: list[Wave] = []
            begun = time.monotonic()
            while not waves or time.monotonic() - begun < seconds:
                waves.append(await play_wave(server, tables, rng))
                async with asyncio.timeout(60 + options.tables):
                    await asyncio.gather(*(target.next_game(site, clients) for clients in tables))
            return waves

        await flood(options.seconds / 2)  # warm-up: compilers and caches
        waves = await flood(options.seconds)
        paced = await play_wave(server, tables, rng, options.pace)
        _close(tables)
    return waves, paced


def measure(target: Target, options: Options) -> Figures:
    """Start the server a few times: to see how long that takes, for the memory of idle tables, and to play."""

    def start(directory: str) -> AbstractContextManager[Server]:
        port, path = free_port(), Path(directory)
        (path / "data").mkdir()
        return running(target.command(port, path / "data"), target.environment, port, target.alive, path)

    cold_starts = []
    for _ in range(COLD_STARTS):
        with tempfile.TemporaryDirectory() as directory, start(directory) as server:
            cold_starts.append(server.cold_start)
    with tempfile.TemporaryDirectory() as directory, start(directory) as server:
        kb_per_table = asyncio.run(_kb_per_table(target, server, options))
    with tempfile.TemporaryDirectory() as directory, start(directory) as server:
        waves, paced = asyncio.run(_flood_and_pace(target, server, options))
    return figures(waves, paced, kb_per_table, cold_starts)
