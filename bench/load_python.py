"""The load where there is no compiler: plays a wave in Python, which is slower than the fastest servers it measures."""

import asyncio
import gc
import time
from collections.abc import Callable

from bench.load import SEATS, SETTLING_SECONDS, Plan, ScheduledGame, Shape, Wave, check_finals
from bench.peers.process import Server

_SEATS_IN = [[seat for seat in range(SEATS) if bits >> seat & 1] for bits in range(1 << SEATS)]
_EVERYBODY = (1 << SEATS) - 1


class _Play:
    """One table that plays one game."""

    def __init__(self, game: ScheduledGame, shape: Shape, start: float) -> None:
        self.latencies: list[float] = []
        self._game, self._shape, self._start = game, shape, start
        self._clients = game.table.seats
        self._loop = asyncio.get_running_loop()
        self._over: asyncio.Future[None] = self._loop.create_future()
        self._first = self._clients[0].turns
        self._turn = -1
        self._sent = [0.0] * SEATS
        self._seen = [0] * SEATS  # by client: which seats' writes
        self._seen_by = [0] * SEATS  # by seat: how many clients
        self._revealed = 0
        for seat, client in enumerate(self._clients):
            client.viewed = self._watch(seat)
            client.on_lost = self._lost
            if client.broken:
                self._lost(client.broken)
        self._open_turn()

    async def over(self) -> None:
        await self._over
        check_finals(self._game, [client.totals() for client in self._clients])

    def _open_turn(self) -> None:
        self._turn += 1
        if self._turn == len(self._game.script.turns):
            if not self._over.done():  # a connection may have been lost meanwhile
                self._over.set_result(None)
            return
        self._seen = [0] * SEATS
        self._seen_by = [0] * SEATS
        self._revealed = 0
        if self._shape == "pace":
            for seat, due in enumerate(self._game.due[self._turn]):
                self._at(self._start + due, seat)
        else:
            for seat in range(SEATS if self._shape == "together" else 1):
                self._write(seat, self._loop.time())

    def _at(self, due: float, seat: int) -> None:
        if due > self._loop.time():
            self._loop.call_at(due, lambda: self._write(seat, self._loop.time()))
        else:
            self._write(seat, due)

    def _write(self, seat: int, sent: float) -> None:
        self._sent[seat] = sent
        client = self._clients[seat]
        client.socket.send(client.payload(self._turn, self._game.script.turns[self._turn][seat]), client.opcode)

    def _watch(self, viewer: int) -> Callable[[], None]:
        client = self._clients[viewer]

        def viewed() -> None:
            revealed = client.turns - self._first > self._turn
            new = (_EVERYBODY if revealed else client.written) & ~self._seen[viewer]
            if not new or self._over.done():
                return
            self._seen[viewer] |= new
            now = self._loop.time()
            for seat in _SEATS_IN[new]:
                self._seen_by[seat] += 1
                if self._seen_by[seat] == SEATS:
                    self.latencies.append(now - self._sent[seat])
                    if self._shape == "apart" and seat + 1 < SEATS:
                        self._write(seat + 1, now)
            if revealed:
                self._revealed += 1
                if self._revealed == SEATS:
                    self._open_turn()

        return viewed

    def _lost(self, reason: Exception) -> None:
        if not self._over.done():
            self._over.set_exception(reason)


async def play_in_python(server: Server, plan: Plan) -> Wave:
    clients = [client for game in plan.games for client in game.table.seats]
    gc.collect()
    gc.disable()  # the load's own pauses are not the server's latency
    try:
        received = sum(client.socket.bytes_received for client in clients)
        cpu, start = server.cpu_seconds(), time.perf_counter()
        async with asyncio.timeout(plan.timeout):
            now = asyncio.get_running_loop().time()
            plays = [_Play(game, plan.shape, now) for game in plan.games]
            await asyncio.gather(*(play.over() for play in plays))
        wall = time.perf_counter() - start
        await asyncio.sleep(SETTLING_SECONDS)
        cpu = server.cpu_seconds() - cpu
        received = sum(client.socket.bytes_received for client in clients) - received
    finally:
        gc.enable()
    return Wave([latency for play in plays for latency in play.latencies], cpu, wall, received)
