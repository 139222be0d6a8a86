"""Our own server as a target: durable, on SQLite, over its own wire."""

import asyncio
import itertools
import sys
from pathlib import Path
from typing import Any

import msgspec

from bench.load import Client, Site, Target
from bench.peers.websocket import WebSocket

SEATS = 4


class OurClient(Client):
    def __init__(self) -> None:
        super().__init__()
        self._socket = WebSocket(self._received, self.lost)
        self._ids = itertools.count(1)
        self._view: dict[str, Any] = {}
        self._changed = asyncio.Event()

    async def open(self, port: int, code: str, name: str) -> None:
        await self._socket.open(port, f"/ws/{code}")
        self._say("Hello", protocol=1)
        self._say("Sit", name=name)
        await self.until(lambda view: view["you"] is not None)

    async def until(self, condition: Any) -> None:
        while not self._view or not condition(self._view):
            self._changed.clear()
            await self._changed.wait()

    def start(self) -> None:
        self._say("Start")

    def write(self, number: int) -> None:
        table = self._view["table"]
        self._say("Write", number=f"{number:03}", game_no=table["game_no"], turn_index=table["turn_index"])

    def totals(self) -> tuple[int, ...]:
        return tuple(self._view["table"]["finals"])

    def close(self) -> None:
        self._socket.close()

    def _say(self, what: str, **fields: object) -> None:
        self._socket.send(msgspec.json.encode({"say": what, "id": next(self._ids), **fields}))

    def _received(self, message: bytes) -> None:
        said = msgspec.json.decode(message)
        if said["say"] == "Refused":
            self.lost(ConnectionError(f"refused: {said}"))
        if said["say"] != "View":
            return
        self._view = said
        table = said["table"]
        self.turns = table["turn_index"]
        self.written = sum(1 << seat for seat, view in enumerate(table["seats"]) if view["written"])
        self._changed.set()
        self.viewed()


class Ours(Target):
    name = "ours"
    alive = "/healthz"

    def __init__(self) -> None:
        self.environment = {"THENUMBER_LIMITS": "off"}

    def command(self, port: int, directory: Path) -> list[str]:
        program = str(Path(sys.executable).parent / "thenumber")
        return [program, "serve", "--host", "127.0.0.1", "--port", str(port), "--data", str(directory), "--no-browser"]

    async def create_table(self, site: Site) -> dict[str, Any]:
        created = await site.post("/api/tables", {})
        return {"code": created["code"], "clients": []}

    async def connect(self, site: Site, table: dict[str, Any], seat: int) -> OurClient:
        client = OurClient()
        await client.open(site.port, table["code"], f"P{seat}")
        table["clients"].append(client)
        if len(table["clients"]) == SEATS:
            await self._start(table["clients"])
        return client

    async def next_game(self, site: Site, clients: Any) -> None:  # noqa: ARG002
        await self._start(clients)

    async def _start(self, clients: list[OurClient]) -> None:
        clients[0].start()
        for client in clients:
            await client.until(lambda view: view["table"]["phase"] == "choose" and view["table"]["turn_index"] == 0)


def target() -> Target:
    return Ours()
