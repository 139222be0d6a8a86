"""The bots' turns: each bot is asked once for its number, and people's numbers wait until the bots have written.

While no clock runs, a bot may be late: the table waits, and everybody is told if the bot is still getting ready. With a
clock it has half of the time that is left. After that the next weaker bot writes, and the reveal says so (`by`).
"""

import asyncio
import logging
import secrets
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any

from thenumber.rules.digits import number_name
from thenumber.rules.seats import Seat
from thenumber.server.tables.broadcast import show_warming_up
from thenumber.server.tables.refusals import INTERNAL, RETRY_SECONDS, will_pass
from thenumber.server.tables.tokens import new_nonce
from thenumber.server.thinking.worker_requests import Account
from thenumber.server.thinking.workers import PATIENCE, Workers
from thenumber.server.wire.connection import Connection
from thenumber.table.command import Refusal
from thenumber.table.commands import Said
from thenumber.table.table import Table
from thenumber.table.turns import BOTS_FIRST, BotWrites, Write
from thenumber.table.waiting import bots_to_write

if TYPE_CHECKING:
    from thenumber.server.tables.live import LiveTable, Queued

LOG = logging.getLogger(__name__)
LEAST_PATIENCE = 1.0
"""The least seconds that a bot gets, however little time is left."""


class BotTurns:
    """The bots of one table."""

    def __init__(self, live: "LiveTable", workers: Workers) -> None:
        self._live, self._workers = live, workers
        self._warming_up: set[Seat] = set()
        """Seats whose bots are getting ready while the table waits for them."""
        self._asked: set[tuple[int, int, Seat]] = set()
        """Game, turn and seat of the numbers that are being chosen."""
        self._expected: set[str] = set()
        """Bots that were told to get ready."""
        self._held: list[Queued] = []
        """Numbers of people who were quicker than the bots."""
        self._tasks: set[asyncio.Task[object]] = set()

    def hold(self, queued: "Queued", refusal: Refusal) -> bool:
        """Whether something that was refused only comes too early: it waits, and is said again after the bots wrote."""
        early = refusal is BOTS_FIRST and isinstance(queued[0].command, Write)
        if early:
            self._held.append(queued)
        return early

    def changed(self) -> None:
        """The table is another one: ask the bots that have to write now, and let go of what waited for them."""
        table = self._live.table
        if table.running:
            self._ask()
        else:
            self._expect()
        if self._held and not table.opening:
            held, self._held = self._held, []
            for said, answer, _ in held:
                self._live.hear(said, answer)

    def greet(self, connection: Connection) -> None:
        """Tell somebody who comes which bots are getting ready."""
        if self._warming_up:
            show_warming_up([*self._warming_up], [connection])

    def close(self) -> None:
        for task in self._tasks:
            task.cancel()

    def _expect(self) -> None:
        """Before a game begins, its bots may get ready."""
        bots = {sitter.bot for sitter in self._live.table.sitters if sitter.bot}
        for bot in bots - self._expected:
            self._workers.expect(bot)
        self._expected = bots

    def _ask(self) -> None:
        table = self._live.table
        for seat in bots_to_write(table):
            turn = (table.game_no, table.turn_index, seat)
            if turn not in self._asked:
                self._asked = {asked for asked in self._asked if asked[:2] == turn[:2]} | {turn}
                self._in_background(self._write(table, seat))

    def _in_background(self, work: Coroutine[Any, Any, object]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _write(self, table: Table, seat: Seat) -> None:
        refusal = await self._choose(table, seat)
        if refusal and will_pass(refusal):
            held, self._held = self._held, []
            for _, answer, _ in held:  # they wait for the bots, and the bots wait
                answer(refusal)
            await asyncio.sleep(RETRY_SECONDS)
        self._asked.discard((table.game_no, table.turn_index, seat))
        self._ask()

    async def _choose(self, table: Table, seat: Seat) -> Refusal | None:
        bot = table.sitters[seat].bot
        if table.game is None or bot is None:
            return None
        try:
            choice = await self._workers.choose(
                bot,
                table.game,
                seat,
                secrets.randbits(64),
                account=Account(self._live.payer or table.id, table.id),
                patience=patience(table, self._live.now()),
                unready=lambda: self._set_warming_up({*self._warming_up, seat}),
            )
        except Exception:
            LOG.exception("a bot could not be asked at table %s", table.id)
            return INTERNAL
        finally:
            self._set_warming_up(self._warming_up - {seat})
        command = BotWrites(seat, number_name(choice.number), table.game_no, table.turn_index, choice.by)
        return await self._live.do(Said(command, nonce=new_nonce()))

    def _set_warming_up(self, seats: set[Seat]) -> None:
        if seats != self._warming_up:
            self._warming_up = seats
            show_warming_up([*seats], self._live.presence.connections)


def patience(table: Table, now: float) -> float:
    """How many seconds a bot is waited for: half of what is left, if a clock runs or a reveal is near."""
    ends = [moment for moment in (table.deadline, table.reveal_at) if moment is not None]
    if not ends:
        return PATIENCE
    left = min(ends) - (now if table.still_since is None else table.still_since)
    return min(PATIENCE, max(LEAST_PATIENCE, left / 2))
