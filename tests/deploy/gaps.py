"""People who play through a proxy while its nodes are restarted and killed, and how long they were cut off."""

import asyncio
import ssl
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Protocol

import aiohttp
import psycopg
from msgspec.structs import replace

from online import PATIENCE, Server
from postgres import running_postgres
from torture.checker import Problem, check
from torture.clients import ANSWER_SECONDS, Person, Sitting
from torture.history import Event, Logged, Sight
from torture.site import logged_commands

THINKING_SECONDS = 0.3
"""Seconds between two things that somebody says, on average: people are slower."""
START_SECONDS = 120.0
"""Seconds until a server that is not ready is a failure."""
CALM_SECONDS = 120.0
"""Seconds in which every game has to come to its end once all is well."""


@dataclass
class Result:
    """What happened to all who played."""

    people: int = 0
    gaps: list[float] = field(default_factory=list)
    """The seconds that somebody had no line to the table, for every time that one was lost."""
    turns: int = 0
    games: int = 0
    problems: list[Problem] = field(default_factory=list)
    """What was promised and not kept."""
    errors: list[str] = field(default_factory=list)
    """Tracebacks in the logs of the nodes."""

    @property
    def longest_gap(self) -> float:
        return max(self.gaps, default=0.0)


class Nodes:
    """Two nodes on one PostgreSQL, behind a proxy."""

    def __init__(self, folder: Path, base_path: str = "") -> None:
        self.database, self.base_path = running_postgres().new_database(), base_path
        environment = {
            "THENUMBER_DATABASE": self.database,
            "THENUMBER_BEHIND_PROXY": "yes",
            "THENUMBER_BASE_PATH": base_path,
            "THENUMBER_LIMITS": "off",
        }
        self.servers = [Server(folder / f"node-{index}", **environment) for index in range(2)]

    @property
    def addresses(self) -> list[str]:
        return [f"127.0.0.1:{server.port}" for server in self.servers]

    async def start(self) -> None:
        await asyncio.gather(*(asyncio.to_thread(server.start) for server in self.servers))

    def stop(self) -> list[str]:
        """Stop both; the tracebacks that they have logged."""
        for server in self.servers:
            server.stop()
        logs = [server.log.read_text() for server in self.servers]
        return [text[place : place + 2000] for text in logs if (place := text.find("Traceback")) >= 0]

    async def hurt(self, session: aiohttp.ClientSession, pause: float) -> None:
        """A rolling restart of both nodes, then one after the other is killed and started anew."""
        for kill in (False, True):
            for server in self.servers:
                await asyncio.sleep(pause)
                await asyncio.to_thread(server.kill if kill else server.stop)
                await asyncio.to_thread(server.start)
                await until_ready(session, f"{server.url}{self.base_path}/readyz")
        await asyncio.sleep(pause)

    def log_of(self, table_id: str) -> list[Logged]:
        with psycopg.connect(self.database) as connection:
            query = "SELECT seq, body FROM log WHERE table_id = %s ORDER BY seq"
            return logged_commands(table_id, connection.execute(query, [table_id]).fetchall())


def until_up(url: str, trusted: ssl.SSLContext | None = None) -> None:
    """Wait until a site that was just started is ready."""

    async def wait() -> None:
        async with aiohttp.ClientSession(connector=aiohttp.TCPConnector(ssl=trusted or True)) as session:
            await until_ready(session, f"{url}/readyz")

    asyncio.run(wait())


async def until_ready(session: aiohttp.ClientSession, url: str) -> None:
    async with asyncio.timeout(START_SECONDS):
        while True:
            try:
                async with session.get(url) as answer:
                    if answer.status == 200:
                        return
            except aiohttp.ClientError:
                pass
            await asyncio.sleep(0.05)


class Way(Protocol):
    """The proxy, as people see it."""

    @property
    def url(self) -> str: ...
    @property
    def trusted(self) -> ssl.SSLContext: ...


class Hurt(Protocol):
    """The nodes behind it, which can be hurt, and their logs."""

    async def hurt(self, session: aiohttp.ClientSession, pause: float) -> None: ...
    def log_of(self, table_id: str) -> list[Logged]: ...


async def played_through(proxy: Way, nodes: Hurt, *, tables: int, pause: float) -> Result:
    """Play at so many tables through a proxy while its nodes are hurt, `pause` seconds apart, until all games end."""
    rng = Random(1)
    async with people_come_in(proxy) as session:
        seated = [
            Sitting(lambda: [proxy.url], session, rng, games=99, thinking=THINKING_SECONDS) for _ in range(tables)
        ]
        try:
            for sitting in seated:
                sitting.begin()
            async with asyncio.timeout(PATIENCE):
                while not all(sitting.newest[0] for sitting in seated):  # until everywhere a game has begun
                    await asyncio.sleep(0.1)
            await nodes.hurt(session, pause)
            async with asyncio.timeout(CALM_SECONDS):
                await asyncio.gather(*(to_its_end(sitting) for sitting in seated))
        finally:
            await asyncio.gather(*(sitting.end() for sitting in seated))
    return result_of(seated, nodes)


@asynccontextmanager
async def people_come_in(proxy: Way) -> AsyncIterator[aiohttp.ClientSession]:
    connector = aiohttp.TCPConnector(limit=0, force_close=True, ssl=proxy.trusted)
    timeout = aiohttp.ClientTimeout(total=None, sock_connect=ANSWER_SECONDS)
    async with aiohttp.ClientSession(connector=connector, timeout=timeout) as session:
        yield session


async def to_its_end(sitting: Sitting) -> None:
    """Play the game that runs to its end, until its record is kept."""
    sitting.calm = True
    while not (sitting.over(sitting.newest[0]) and sitting.newest[0] in sitting.kept):
        await asyncio.sleep(0.1)


def result_of(seated: Sequence[Sitting], nodes: Hurt) -> Result:
    result = Result()
    for sitting in seated:
        events: list[Event] = [from_somewhere(event) for event in sitting.events]
        found = check([*events, *nodes.log_of(sitting.id)])
        # A node may not know yet what was said at another; then it refuses, and nothing happened.
        result.problems += [problem for problem in found.problems if problem.wrong != "misjudged"]
        result.turns += found.turns
        result.games += len(sitting.kept)
        result.people += sum(isinstance(viewer, Person) and viewer.same_as is None for viewer in sitting.viewers)
        result.gaps += [gap for viewer in sitting.viewers for gap in viewer.gaps]
    return result


def from_somewhere(event: Event) -> Event:
    """Nobody knows to which node the proxy led a connection: each may have been to another one."""
    return replace(event, node=event.connection) if isinstance(event, Sight) else event
