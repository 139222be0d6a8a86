"""Our own server as a target: durable, on SQLite, over its own wire.

Everything the load knows about our protocol is here and in `receive_ours` of `load.c`.
"""

import asyncio
import itertools
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Any

import msgspec

from bench.load import Client, Site, Target

PROTOCOL = 3
"""The version of the protocol that the server speaks, 1 to 3."""


class OurClient(Client):
    def __init__(self) -> None:
        super().__init__()
        self._ids = itertools.count(1)
        self._view: dict[str, Any] = {}
        self._changed = asyncio.Event()
        self.on_lost = lambda _reason: self._changed.set()

    async def open(self, port: int, code: str, name: str | None) -> None:
        """Come to a table and take a seat, or, without a name, watch."""
        await self.socket.open(port, f"/ws/{code}")
        self.say("Hello", protocol=PROTOCOL, token=None)
        if name is not None:
            self.say("Sit", name=name)
        await self.until(lambda view: name is None or view["you"] is not None)

    async def until(self, condition: Callable[[dict[str, Any]], bool]) -> None:
        while not self._view or not condition(self._view):
            if self.broken:
                raise self.broken
            self._changed.clear()
            await self._changed.wait()

    def say(self, what: str, **fields: object) -> None:
        self.socket.send(self._saying(what, **fields))

    def payload(self, turn: int, number: int) -> bytes:
        game_no = self._view["table"]["game_no"]
        return self._saying("Write", number=f"{number:03}", game_no=game_no, turn_index=turn)

    def totals(self) -> tuple[int, ...]:
        return tuple(self._view["table"]["finals"])

    def played(self, turns: int) -> None:  # noqa: ARG002 - the next view says it
        self._view = {}

    def _saying(self, what: str, **fields: object) -> bytes:
        if PROTOCOL == 1:
            return msgspec.json.encode({"say": what, "id": next(self._ids), **fields})
        return msgspec.json.encode({"id": next(self._ids), "say": {"do": what, **fields}})

    def _received(self, message: bytes) -> None:
        said = msgspec.json.decode(message)
        if said["say"] == "Refused":
            self.lost(ConnectionError(f"refused: {said}"))
        elif said["say"] == "View":
            self._view, table = said, said["table"]
            self.turns = table["turn_index"]
            self.written = sum(1 << seat for seat, view in enumerate(table["seats"]) if view["written"])
            self._changed.set()
            self.viewed()
        elif said["say"] == "Change":  # one tablet was laid down
            self.written |= 1 << said["table"]["seat"]
            self.viewed()


class Ours(Target):
    """`thenumber serve`, with its tables in so many processes."""

    wire = "ours"
    alive = "/healthz"
    environment: Mapping[str, str] = MappingProxyType({"THENUMBER_LIMITS": "off"})
    uncounted = ("worker_main", "review_main", "server.thinking")

    def __init__(self, name: str = "ours", processes: int = 1, *, all_cores: bool = False) -> None:
        self.name, self.all_cores = name, all_cores
        self._processes = processes

    def command(self, port: int, directory: Path) -> list[str]:
        program = str(Path(sys.executable).parent / "thenumber")
        where = ["--host", "127.0.0.1", "--port", str(port), "--data", str(directory)]
        return [program, "serve", *where, "--processes", str(self._processes), "--no-browser"]

    async def create_table(self, site: Site) -> str:
        code: str = (await site.post("/api/tables", {}))["code"]
        return code

    async def connect(self, site: Site, table: str, seat: int) -> OurClient:
        client = OurClient()
        await client.open(site.port, table, f"P{seat}")
        return client

    async def watch(self, site: Site, table: str) -> OurClient:
        client = OurClient()
        await client.open(site.port, table, None)
        return client

    async def next_game(self, site: Site, clients: Sequence[Client]) -> None:  # noqa: ARG002 - the sockets are enough
        ours = [client for client in clients if isinstance(client, OurClient)]
        ours[0].say("Start")
        for client in ours:
            await client.until(lambda view: view["table"]["phase"] == "choose" and view["table"]["turn_index"] == 0)
