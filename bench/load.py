"""The load: tables of four that play whole games against a server, and the contract of a server that can be measured.

Every server plays the same games, and its final scores must be right. A game is ten turns: all four write, the turn is
revealed to all, the next one begins. A write is *seen* by a client when it has received a state that reflects it: the
seat marked as having written, or the turn revealed. Its latency ends when all four have seen it.

A server is a `Target`. Python creates tables, takes the seats and opens the sockets. One game at every table is a wave:
`load.c` plays it, or `load_python.py` where there is no compiler. Games are begun anew between waves, outside of what
is measured: a server that keeps a history of each game isn't measured with one longer than a game has.
"""

import asyncio
import random
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal, TypeAlias

import aiohttp

from bench.peers.process import Server
from bench.peers.websocket import TEXT, WebSocket
from thenumber.rules.digits import available_numbers
from thenumber.rules.game import new_game, play

SEATS = 4
SETTLING_SECONDS = 0.1
"""Seconds after a wave whose CPU time still counts: what the server does about the last write is part of its cost."""
SHARE_OF_TURN = 0.9
"""The share of the turn within which everybody writes at people's pace; the rest of it is for the reveal."""

Shape: TypeAlias = Literal["together", "apart", "pace"]


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


class Client(ABC):
    """One connection, and what it has been shown.

    A target's client keeps `turns` and `written` up and calls `viewed` after each state; if the connection breaks, or
    says something that was not to be expected, it calls `lost`.
    """

    opcode = TEXT
    """The first byte of the frame of a write."""

    def __init__(self) -> None:
        self.socket = WebSocket(self._received, self.lost)
        self.turns = 0  # revealed so far
        self.written = 0  # who has written in the turn after those, a bit a seat
        self.viewed: Callable[[], None] = lambda: None
        self.on_lost: Callable[[Exception], None] = lambda _reason: None
        self.broken: Exception | None = None

    def lost(self, reason: Exception) -> None:
        self.broken = self.broken or reason
        self.on_lost(reason)

    @abstractmethod
    def payload(self, turn: int, number: int) -> bytes:
        """The message that writes a number in this turn of the game that was last shown, the first being turn 0."""

    @abstractmethod
    def totals(self) -> tuple[int, ...]:
        """Everybody's score so far in this game, as last shown."""

    @abstractmethod
    def _received(self, message: bytes) -> None:
        """Take in one message of the server."""

    def played(self, turns: int) -> None:
        """So many turns were played by somebody else over this client's socket: what it knew is stale now."""
        self.turns += turns


@dataclass
class Table:
    """A table and who is connected to it: those who play, seat by seat, and those who watch."""

    seats: list[Client]
    spectators: list[Client] = field(default_factory=list)

    def everybody(self) -> list[Client]:
        return self.seats + self.spectators


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
    wire: str
    """The name that `load.c` has for the language of its messages."""
    alive: str
    """A path that answers with success once the server is up."""
    all_cores: bool = False
    """Whether the server may use every core, that of the load as well."""
    environment: Mapping[str, str] = {}
    uncounted: tuple[str, ...] = ()
    """Parts of command lines. A process that the server starts does not count if one of these is in its command line.
    """

    @abstractmethod
    def command(self, port: int, directory: Path) -> list[str]:
        """What starts it; whatever it keeps goes into the directory, which is empty."""

    @abstractmethod
    async def create_table(self, site: Site) -> Any:
        """A new table of four seats: whatever `connect` needs to know of it."""

    @abstractmethod
    async def connect(self, site: Site, table: Any, seat: int) -> Client:
        """Take a seat and open its connection; returns when the client has been shown the table."""

    async def watch(self, site: Site, table: Any) -> Client:
        """Open the connection of a spectator; returns when the client has been shown the table."""
        raise NotImplementedError(f"{self.name} is not measured with spectators")

    async def next_game(self, site: Site, clients: Sequence[Client]) -> None:  # noqa: B027 - not all need it
        """Make the table ready for its first or next game, if it is not; called before every game."""


@dataclass(frozen=True)
class ScheduledGame:
    """A game to be played at a table, and when its writes are due: seconds from the start, turn by turn."""

    table: Table
    script: Script
    due: tuple[tuple[float, ...], ...]


@dataclass(frozen=True)
class Plan:
    """One game at each of some tables, all in the same shape.

    *together*: all four seats write as soon as all have seen the reveal before. *apart*: a seat writes as soon as all
    have seen the write before. *pace*: every seat writes at its own moment of the turn; if the reveal before has not
    been seen by then, it writes right after that reveal, and the latency counts from its moment.
    """

    target: Target
    shape: Shape
    games: tuple[ScheduledGame, ...]
    timeout: int
    """The whole seconds after which the wave is given up."""


def make_plan(target: Target, shape: Shape, tables: Iterable[Table], rng: random.Random, pace: float = 0.0) -> Plan:
    """Random games; `pace` is the length of a turn in seconds, and tables begin anywhere within the first one."""
    games = []
    for table in tables:
        script, begin = random_script(rng), rng.random() * pace
        due = tuple(
            tuple(begin + (turn + rng.random() * SHARE_OF_TURN) * pace for _ in range(SEATS))
            for turn in range(len(script.turns))
        )
        games.append(ScheduledGame(table, script, due))
    return Plan(target, shape, tuple(games), int(60 + len(games) / 2 + pace * 20))


@dataclass(frozen=True)
class Wave:
    """One game at every table: seconds from sent to seen for every write, and what all of them cost."""

    latencies: Sequence[float]
    cpu_s: float
    wall_s: float
    bytes_sent: int
    """The bytes that the server sent to those who sit at the tables."""


Load: TypeAlias = Callable[[Server, Plan], Awaitable[Wave]]
"""A function that plays a wave."""


def check_finals(game: ScheduledGame, shown: Sequence[Sequence[int]]) -> None:
    """Raises RuntimeError unless each of the four was shown the right final scores."""
    for finals in shown:
        if tuple(finals) != game.script.finals:
            raise RuntimeError(f"wrong final scores: {tuple(finals)}, not {game.script.finals}")


async def open_tables(target: Target, site: Site, tables: int, spectators: int = 0) -> list[Table]:
    async with asyncio.timeout(60 + tables):
        opened: list[Table] = []
        while len(opened) < tables:
            at_once = min(10, tables - len(opened))
            opened += await asyncio.gather(*(_open_table(target, site, spectators) for _ in range(at_once)))
        return opened


async def _open_table(target: Target, site: Site, spectators: int) -> Table:
    """Four that sit down one after the other: boardgame.io's FlatFile loses those who join in the same instant."""
    table = await target.create_table(site)
    seats = [await target.connect(site, table, seat) for seat in range(SEATS)]
    return Table(seats, [await target.watch(site, table) for _ in range(spectators)])


async def next_games(target: Target, site: Site, tables: Sequence[Table]) -> None:
    async with asyncio.timeout(60 + len(tables)):
        await asyncio.gather(*(target.next_game(site, table.seats) for table in tables))


def close_tables(tables: Iterable[Table]) -> None:
    for table in tables:
        for client in table.everybody():
            client.socket.close()
