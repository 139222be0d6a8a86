"""The peer Colyseus as a target: rooms over its matchmaker, clients that speak its binary protocol."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec

from bench.load import Client, Site, Target
from bench.peers.node import node
from bench.peers.websocket import BINARY

_JOIN_ROOM, _ROOM_DATA, _ROOM_STATE, _ROOM_STATE_PATCH = 10, 13, 14, 15
_SWITCH, _ADD, _TYPE_ID = 255, 128, 213
_WRITE = bytes((_ROOM_DATA, 0xA0 | len("write"))) + b"write"

# The fields of server.js by their places: of a table (the third is the array of boards), and of a board, with the
# bytes that each takes.
_TURNS, _WRITTEN = 0, 1
_TOTAL, _BOARD_FIELDS = 4, (2, 2, 1, 1, 2)


class TableState:
    """Decodes the schema of server.js: a table that has an array of boards. Whatever else comes is an error."""

    def __init__(self) -> None:
        self.turns = self.written = 0
        self.totals: dict[int, int] = {}
        self._boards: dict[int, int] = {}
        self._array = -1

    def decode(self, data: bytes, at: int) -> None:
        """Take in a whole state or a patch; one long loop, because the load spends most of its time here."""
        reference, end = 0, len(data)
        while at < end:
            operation = data[at]
            at += 1
            if operation == _SWITCH:
                reference, at = _number(data, at)
            elif seat := self._boards.get(reference):
                field = operation & 63
                if field == _TOTAL:
                    self.totals[seat] = data[at] | data[at + 1] << 8
                at += _BOARD_FIELDS[field]
            elif reference:
                at = self._board_added(operation, reference, data, at)
            elif operation & 63 == _TURNS:
                self.turns = data[at] | data[at + 1] << 8
                at += 2
            elif operation & 63 == _WRITTEN:
                self.written = data[at]
                at += 1
            else:
                self._array, at = _number(data, at)

    def _board_added(self, operation: int, reference: int, data: bytes, at: int) -> int:
        if operation != _ADD or reference != self._array:
            raise ValueError(f"a state that this game does not have: {operation} of {reference}")
        index, at = _number(data, at)
        board, at = _number(data, at)
        if at < len(data) and data[at] == _TYPE_ID:
            _, at = _number(data, at + 1)
        self._boards[board] = index + 1
        return at


def _number(data: bytes, at: int) -> tuple[int, int]:
    """A number of whatever length, and where it ends."""
    first = data[at]
    if first < 0x80:
        return first, at + 1
    if first in (0xCC, 0xCD, 0xCE):
        end = at + 1 + (1 << first - 0xCC)
        return int.from_bytes(data[at + 1 : end], "little"), end
    raise ValueError(f"not a number: {data[at:].hex()}")


class ColyseusClient(Client):
    opcode = BINARY

    def __init__(self) -> None:
        super().__init__()
        self._joined: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._state = TableState()
        self.on_lost = self._lost_early

    async def open(self, port: int, seat: dict[str, str]) -> None:
        await self.socket.open(port, f"/{seat['processId']}/{seat['roomId']}?sessionId={seat['sessionId']}")
        await self._joined

    def payload(self, turn: int, number: int) -> bytes:  # noqa: ARG002 - it is for the turn that the server has
        return _WRITE + msgspec.msgpack.encode(number)

    def totals(self) -> tuple[int, ...]:
        return tuple(total for _, total in sorted(self._state.totals.items()))

    def played(self, turns: int) -> None:
        super().played(turns)
        self._state.turns = self.turns

    def _lost_early(self, reason: Exception) -> None:
        if not self._joined.done():
            self._joined.set_exception(reason)

    def _received(self, message: bytes) -> None:
        kind = message[0]
        if kind == _JOIN_ROOM:
            self.socket.send(bytes((_JOIN_ROOM,)), BINARY)
        elif kind in (_ROOM_STATE, _ROOM_STATE_PATCH):
            self._state.decode(message, 1)
            self.turns, self.written = self._state.turns, self._state.written
            if not self._joined.done():
                self._joined.set_result(None)
            self.viewed()
        else:
            self.lost(ConnectionError(f"Colyseus said {message[:200]!r}"))


class Colyseus(Target):
    """Colyseus 0.18: in memory with its own patch clock or a patch after every write, or durable with the latter."""

    wire = "colyseus"
    alive = "/__healthcheck"

    def __init__(self, *, patch: str = "now", durable: bool = False) -> None:
        self.name = "colyseus-durable" if durable else "colyseus" if patch == "now" else f"colyseus-{patch}"
        self._patch, self._durable = patch, durable
        self.environment = {"NODE_ENV": "production"}

    def command(self, port: int, directory: Path) -> list[str]:
        kept = [str(directory)] if self._durable else []
        return [node(), str(Path(__file__).with_name("server.js")), str(port), self._patch, *kept]

    async def create_table(self, site: Site) -> dict[str, Any]:
        """The first seat makes the room; the others join it by its id."""
        seat: dict[str, Any] = await site.post("/matchmake/create/thenumber", {"seat": 0})
        return seat

    async def connect(self, site: Site, table: dict[str, Any], seat: int) -> ColyseusClient:
        if seat:
            taken = await site.post(f"/matchmake/joinById/{table['roomId']}", {"seat": seat})
        else:
            taken = table
        client = ColyseusClient()
        await client.open(site.port, taken)
        return client
