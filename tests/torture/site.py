"""The servers under test, each behind lines that can be troubled: one on SQLite, or two on one PostgreSQL."""

import asyncio
import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Self

import msgspec
import psutil
import psycopg

from online import Server
from postgres import running_postgres
from thenumber.server.tables.log import decode_said
from thenumber.table.command import Command
from thenumber.table.commands import CLIENT_COMMANDS
from thenumber.table.people import Sit
from torture.history import Logged
from torture.line import Line
from torture.wall_clock import WallClock

SHARD = "thenumber.server.tables.shard_main"


class Node:
    """One server, the line on which clients reach it, and the line on which it reaches its database, if it has one."""

    def __init__(self, server: Server, to_database: Line | None, clock: WallClock | None) -> None:
        self.server, self.to_database, self.clock = server, to_database, clock
        self.to_clients = Line(server.port)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.to_clients.port}"

    @property
    def lines(self) -> list[Line]:
        return [self.to_clients, self.to_database] if self.to_database else [self.to_clients]

    def processes(self) -> list[psutil.Process]:
        """The server's process and all that it started."""
        if self.server.process is None:
            return []
        server = psutil.Process(self.server.process.pid)
        return [server, *server.children(recursive=True)]

    def shards(self) -> list[psutil.Process]:
        """The processes that tables live in, with `serve --processes`."""
        return [process for process in self.processes()[1:] if SHARD in " ".join(process.cmdline())]


class Site:
    """All nodes and their database. `database` is what nodes and tests open, without any line in between."""

    def __init__(self, folder: Path, *, postgres: bool, processes: int, jumps: bool) -> None:
        self.folder, self.postgres, self.processes, self.jumps = folder, postgres, processes, jumps
        self.nodes: list[Node] = []
        self.database = running_postgres().new_database() if postgres else str(folder / "node-0" / "thenumber.sqlite")

    async def open(self) -> Self:
        for index in range(2 if self.postgres else 1):
            environment = {"THENUMBER_LIMITS": "off", "THENUMBER_PROCESSES": str(self.processes)}
            clock = WallClock(self.folder, f"node-{index}") if self.jumps else None
            to_database = None
            if self.postgres:
                port = running_postgres().port
                to_database = await Line(port).listen()
                environment["THENUMBER_DATABASE"] = self.database.replace(f":{port}/", f":{to_database.port}/")
            server = Server(self.folder / f"node-{index}", **environment, **(clock.environment if clock else {}))
            node = Node(server, to_database, clock)
            self.nodes.append(node)
            await asyncio.to_thread(server.start)
            await node.to_clients.listen()
        return self

    async def close(self) -> list[str]:
        """Stop everything; the tracebacks that the servers have logged."""
        for node in self.nodes:
            if node.server.process:
                await asyncio.to_thread(node.server.stop)
            for line in node.lines:
                await line.close()
        logs = [node.server.log.read_text(errors="replace") for node in self.nodes]
        return [text[place : place + 2000] for text in logs if (place := text.find("Traceback")) >= 0]

    def log_of(self, table_id: str) -> list[Logged]:
        """All that stands in the log of a table, with the names of the people who said it."""
        return logged_commands(table_id, self._rows(table_id))

    def _rows(self, table_id: str) -> Iterator[tuple[int, str]]:
        query = "SELECT seq, body FROM log WHERE table_id = {} ORDER BY seq"
        if self.postgres:
            with psycopg.connect(self.database) as connection:
                yield from connection.execute(query.format("%s"), [table_id]).fetchall()
        else:
            with closing(sqlite3.connect(f"file:{self.database}?mode=ro", uri=True)) as file:
                yield from file.execute(query.format("?"), [table_id])


def logged_commands(table_id: str, rows: Iterable[tuple[int, str]]) -> list[Logged]:
    """The commands in the rows of a table's log, with the names of the people who said them."""
    names: dict[str, str] = {}
    entries = []
    for seq, body in rows:
        for command, person in ((said.command, said.person) for said in decode_said.decode(body)):
            if isinstance(command, Sit):
                names[person] = command.name
            by_client = isinstance(command, CLIENT_COMMANDS)
            entries.append(Logged(table_id, seq, names.get(person, "") if by_client else "", every_field(command)))
    return entries


def every_field(command: Command) -> dict[str, object]:
    """A command as clients say it here: the log leaves out what is usual."""
    return {"do": type(command).__name__} | {
        name: msgspec.to_builtins(value) for name, value in msgspec.structs.asdict(command).items()
    }
