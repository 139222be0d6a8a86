"""The peer boardgame.io as a target: matches over its Lobby API, clients over socket.io as its own client does it."""

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import msgspec

from bench.load import SEATS, Client, Site, Target
from bench.peers.node import node

_GAME = "/games/thenumber"
_EVENT = b"42/thenumber,"


class _Board(msgspec.Struct):
    total: int


class _Shown(msgspec.Struct):
    """The `G` of a state, as `playerView` lets it through."""

    turns: int
    boards: list[_Board]
    tablets: list[int | bool | None]


class _State(msgspec.Struct):
    G: _Shown
    state_id: int = msgspec.field(name="_stateID")


class _Sync(msgspec.Struct):
    state: _State


_sync = msgspec.json.Decoder(tuple[str, str, _Sync])
_update = msgspec.json.Decoder(tuple[str, str, _State, msgspec.Raw])


def _event(*event: object) -> bytes:
    return _EVENT + msgspec.json.encode(event)


class _Seat(NamedTuple):
    match: str
    player: str
    credentials: str


async def _join(site: Site, match: str, player: str) -> _Seat:
    body = {"playerID": player, "playerName": f"Seat {player}"}
    return _Seat(match, player, (await site.post(f"{_GAME}/{match}/join", body))["playerCredentials"])


class BoardgameIoClient(Client):
    """Engine.IO packets begin with a digit (0 open, 2 ping, 4 message), messages with another (0 connect, 2 event)."""

    def __init__(self) -> None:
        super().__init__()
        self._waiting: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._shown: _Shown | None = None
        self.on_lost = self._lost_early

    async def open(self, port: int, seat: _Seat) -> None:
        await self.socket.open(port, "/socket.io/?EIO=4&transport=websocket")
        await self._waiting
        await self.sync(seat)

    async def sync(self, seat: _Seat) -> None:
        """Ask for the match; its state and then its `matchData` come: from then on every update does."""
        self.seat, self._shown, self.on_lost = seat, None, self._lost_early
        self._waiting = asyncio.get_running_loop().create_future()
        self.socket.send(_event("sync", seat.match, seat.player, seat.credentials, SEATS))
        await self._waiting

    def payload(self, turn: int, number: int) -> bytes:  # noqa: ARG002 - it is for the turn that the server has
        """With the state last shown here, be it stale: the server takes it as well, and with the same work."""
        match, player, credentials = self.seat
        move = {"type": "write", "args": [number], "playerID": player, "credentials": credentials}
        return _event("update", {"type": "MAKE_MOVE", "payload": move}, self._state_id, match, player)

    def totals(self) -> tuple[int, ...]:
        return tuple(board.total for board in self._shown.boards) if self._shown else ()

    def _lost_early(self, reason: Exception) -> None:
        if not self._waiting.done():
            self._waiting.set_exception(reason)

    def _received(self, packet: bytes) -> None:
        if packet.startswith(b'42/thenumber,["update",'):
            _, match, state, _ = _update.decode(packet[len(_EVENT) :])
            self._show(match, state)
        elif packet == b"2":
            self.socket.send(b"3")
        elif packet.startswith(b"0"):
            self.socket.send(b"40/thenumber,")
        elif packet.startswith(b"40/thenumber,"):
            self._waiting.set_result(None)
        elif packet.startswith(b'42/thenumber,["sync",'):
            _, match, sync = _sync.decode(packet[len(_EVENT) :])
            self._show(match, sync.state)
        elif packet.startswith(b'42/thenumber,["matchData",'):
            if self._shown and not self._waiting.done():
                self._waiting.set_result(None)
        else:
            self.lost(ConnectionError(f"boardgame.io said {packet[:200]!r}"))

    def _show(self, match: str, state: _State) -> None:
        if match != self.seat.match:
            return
        self._state_id, self._shown = state.state_id, state.G
        self.turns = state.G.turns
        self.written = sum(1 << seat for seat, number in enumerate(state.G.tablets) if number is not None)
        self.viewed()


class BoardgameIo(Target):
    """boardgame.io 0.50.2, in memory or with FlatFile."""

    wire = "boardgameio"
    alive = "/games"

    def __init__(self, *, flatfile: bool) -> None:
        self.name = "flatfile" if flatfile else "boardgameio"
        self._flatfile = flatfile
        self.environment = {"NODE_ENV": "production"}

    def command(self, port: int, directory: Path) -> list[str]:
        kept = [str(directory)] if self._flatfile else []
        return [node(), str(Path(__file__).with_name("server.js")), str(port), *kept]

    async def create_table(self, site: Site) -> str:
        match: str = (await site.post(f"{_GAME}/create", {"numPlayers": SEATS}))["matchID"]
        return match

    async def connect(self, site: Site, table: str, seat: int) -> BoardgameIoClient:
        client = BoardgameIoClient()
        await client.open(site.port, await _join(site, table, str(seat)))
        return client

    async def next_game(self, site: Site, clients: Sequence[Client]) -> None:
        """A finished match stays as it is: the players go on to the next one, over the same sockets."""
        for client in clients:
            if not isinstance(client, BoardgameIoClient):
                raise TypeError(f"not a client of boardgame.io: {client}")
            if not client.turns:
                continue
            match, player, credentials = client.seat
            again = {"playerID": player, "credentials": credentials, "numPlayers": SEATS}
            following = (await site.post(f"{_GAME}/{match}/playAgain", again))["nextMatchID"]
            await client.sync(await _join(site, following, player))
