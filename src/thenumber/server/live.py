"""A table as it lives in this process: every command is written down before anybody hears of it."""

import asyncio
import logging
import secrets
from collections.abc import Callable, Coroutine, Sequence
from functools import partial
from typing import Any, TypeAlias

from thenumber.rules.digits import number_name
from thenumber.rules.seats import Seat
from thenumber.server.connection import Connection
from thenumber.server.counts import Counts
from thenumber.server.limits import Limit, take
from thenumber.server.showing import show
from thenumber.server.store.errors import (
    SequenceGapError,
    SequenceTakenError,
    StoreError,
    StoreUnavailableError,
    UnknownTableError,
)
from thenumber.server.store.store import Store
from thenumber.server.workers import Workers
from thenumber.server.written import decode_commands, entry_of, finished_game
from thenumber.table import commands as say
from thenumber.table.apply import RefusedError, apply
from thenumber.table.refusals import Refusal
from thenumber.table.seal import NONCE_BYTES
from thenumber.table.table import Table
from thenumber.table.waiting import bots_to_write, next_due

LOG = logging.getLogger(__name__)
GRACE_SECONDS = 3.0
"""A reload or a change of network is shorter than this: only then is somebody away."""
ABANDONED_SECONDS = 30.0
"""A table that was quiet for longer when it is read again had nobody there in the meantime."""

MOST_LIMITED = 50
RETRY_SECONDS = 1.0
PASSING = ("store-unavailable", "internal")
"""Refusals of what the table itself has to do that will pass: it tries again, or it would wait for ever."""

Answer: TypeAlias = Callable[[Refusal | None], None]
"""Told when a command has been carried out and written down (None), or why it was not."""
Queued: TypeAlias = tuple[say.AnyCommand, Answer]


class LiveTable:
    """The state that is written down, the commands that wait to be, and everybody who looks on.

    One batch of commands is under way at a time: what is said meanwhile waits, and is then written down together.
    """

    def __init__(
        self, table: Table, store: Store, workers: Workers, clock: Callable[[], float], counts: Counts
    ) -> None:
        self.table = table
        self.seq = 0
        self.last_at = 0.0
        self.connections: list[Connection] = []
        self._store, self._workers, self._clock, self._counts = store, workers, clock, counts
        self._loop = asyncio.get_running_loop()
        self._busy = False
        self._behind = False
        self._closed = False
        self._reads_again = False
        self._queue: list[Queued] = []
        self._held: list[Queued] = []
        self._full_at: dict[str, float] = {}
        self._timer: asyncio.TimerHandle | None = None
        self._due: float | None = None
        self._asked: set[tuple[int, int, Seat]] = set()
        self._expected: set[str] = set()
        self._looked_for: set[str] = set()
        self._leaving: dict[str, asyncio.TimerHandle] = {}
        """Who has lost the last connection a moment ago; whoever comes back in time never was away."""
        self._tasks: set[asyncio.Task[object]] = set()

    # Commands

    def hear(self, command: say.AnyCommand, answer: Answer) -> None:
        """Carry out a command and write it down; then the answer is told."""
        self._queue.append((command, answer))
        if not self._busy:
            # Not at once: what others say in the same instant comes along.
            self._busy = True
            self._loop.call_soon(self._carry_out)

    async def do(self, command: say.AnyCommand) -> Refusal | None:
        """The same, to wait for."""
        future: asyncio.Future[Refusal | None] = self._loop.create_future()
        self.hear(command, lambda refusal: None if future.done() else future.set_result(refusal))
        return await future

    def too_fast(self, limit: Limit, now: float, person: str) -> float:
        """How long somebody has to wait before saying more; 0 uses the leave to say it.

        Those who belong to the table have a limit each, all others share one: strangers can't silence a table.
        """
        who = person if self.table.guest(person) else ""
        wait, self._full_at[who] = take(limit, self._full_at.get(who, 0.0), now)
        if len(self._full_at) > MOST_LIMITED:
            self._full_at = {known: at for known, at in self._full_at.items() if at > now}
        return wait

    def _carry_out(self) -> None:
        """Take all that waits, and write it down at once."""
        batch, self._queue = self._queue, []
        try:
            self._carry_out_batch(batch)
        except Exception:
            LOG.exception("a command failed at table %s", self.table.id)
            self._refuse_all(batch, Refusal("internal"))

    def _carry_out_batch(self, batch: list[Queued]) -> None:
        now = max(self._clock(), self.last_at)
        table, accepted = self.table, list[Queued]()
        for position, queued in enumerate(batch, 1):
            command, answer = queued
            try:
                table = apply(table, command, now)
            except RefusedError as refused:
                if refused.refusal.code == "bots-first" and isinstance(command, say.Write):
                    self._held.append(queued)
                else:
                    self._counts.refusals[refused.refusal.code] += 1
                    answer(refused.refusal)
                continue
            accepted.append(queued)
            if table.over and position < len(batch) and finished_game(self.table, table, now):
                self._queue[:0] = batch[position:]  # its record is kept with what ended it, before the next begins
                break
        if accepted:
            self._write_down(table, accepted, now)
        else:
            self._go_on()

    def _write_down(self, table: Table, accepted: list[Queued], now: float) -> None:
        entry = entry_of(table.id, self.seq + 1, now, [command for command, _ in accepted])
        finished = finished_game(self.table, table, now)
        self._store.append_soon([entry], partial(self._written_down, table, accepted, now), finished)

    def _written_down(self, table: Table, accepted: list[Queued], now: float, error: StoreError | None) -> None:
        if error is None:
            self._counts.games += table.over and not self.table.over
            self._counts.commands += len(accepted)
            self.table, self.last_at = table, now
            self.seq += 1
            try:
                self._changed(accepted)
            finally:  # whatever happens, a table goes on
                self._go_on()
        elif isinstance(error, SequenceTakenError | SequenceGapError):  # the log is not as we know it
            self._queue[:0] = accepted
            self._behind = True
            self._go_on()
        elif isinstance(error, UnknownTableError):  # nobody had touched it for so long that it is gone
            self._refuse_all(accepted, Refusal("no-such-table"))
        elif isinstance(error, StoreUnavailableError):
            self._read_again()  # it may stand in the log all the same
            self._refuse_all(accepted, Refusal("store-unavailable"))
        else:
            LOG.error("the store refused a command at table %s: %s", self.table.id, error)
            self._refuse_all(accepted, Refusal("internal"))

    def _refuse_all(self, batch: list[Queued], refusal: Refusal) -> None:
        self._counts.refusals[refusal.code] += len(batch)
        for _, answer in batch:
            answer(refusal)
        self._go_on()

    def _go_on(self) -> None:
        """What others wrote comes first, then the next batch, if something waits."""
        self._busy = self._behind or bool(self._queue)
        if self._behind:
            self._in_background(self._catch_up_and_go_on())
        elif self._busy:
            self._loop.call_soon(self._carry_out)

    # What others wrote

    async def catch_up(self) -> None:
        """Read what others have written into the log. Nothing of our own may be under way."""
        self._behind = False
        entries = await self._store.read(self.table.id, after=self.seq)
        for entry in entries:
            for command in decode_commands.decode(entry.body):
                self.table = apply(self.table, command, entry.at)
            self.seq, self.last_at = entry.seq, entry.at
        if entries:
            self._changed(())
            self._greet_back()

    def _greet_back(self) -> None:
        """Another node can't know who is connected here."""
        connected = {connection.person for connection in self.connections}
        for guest in self.table.guests:
            if guest.person in connected and guest.away_since is not None:
                self._insist(say.Return(guest.person), self._greet_back)

    async def _catch_up_and_go_on(self) -> None:
        try:
            await self.catch_up()
        except StoreError:
            self._read_again()
            queue, self._queue = self._queue, []
            self._refuse_all(queue, Refusal("store-unavailable"))
        except Exception:
            LOG.exception("the log of table %s can't be read", self.table.id)
            queue, self._queue = self._queue, []
            self._refuse_all(queue, Refusal("internal"))
        else:
            self._go_on()

    async def wake_up(self) -> None:
        """Come back from the log: whoever was there then has been away since, and time stood still."""
        await self.catch_up()
        if not self.seq or self._clock() - self.last_at <= ABANDONED_SECONDS:
            return
        table, commands = self.table, list[say.AnyCommand]()
        for person in [guest.person for guest in table.guests if guest.person and guest.away_since is None]:
            commands.append(say.Away(person))
            table = apply(table, commands[-1], self.last_at)
        if commands:
            try:
                await self._store.append([entry_of(table.id, self.seq + 1, self.last_at, commands)])
            except SequenceTakenError:  # another node did the same
                await self.catch_up()
            else:
                self.table, self.seq = table, self.seq + 1
                self._changed(())

    def _read_again(self) -> None:
        """In a moment: now the store does not answer, and nobody will tell us a second time."""
        if not self._reads_again and not self._closed:
            self._reads_again = True
            self._loop.call_later(RETRY_SECONDS, self.read_later)

    def read_later(self) -> None:
        """Another node wrote something."""
        self._reads_again = False
        self._behind = True
        if not self._busy:
            self._go_on()

    # What follows from a change

    def _changed(self, accepted: Sequence[Queued]) -> None:
        show(self.table, self.connections, self._clock())
        for _, answer in accepted:
            answer(None)
        for connection in self.connections:
            connection.flush()
        self._set_timer()
        if self.table.running:
            self._ask_bots()
        else:
            self._expect_bots()
        if self._held and not self.table.opening:
            held, self._held = self._held, []
            for command, answer in held:
                self.hear(command, answer)

    def _set_timer(self) -> None:
        due = next_due(self.table)
        if due == self._due:
            return
        self._due = due
        if self._timer:
            self._timer.cancel()
            self._timer = None
        if due is not None:
            self._timer = self._loop.call_later(max(0.0, due - self._clock()), self._tick)

    def _tick(self) -> None:
        self._timer = self._due = None
        self._insist(say.Tick(), self._tick)

    def _insist(self, command: say.AnyCommand, again: Callable[[], None]) -> None:
        """Something that the table has to do by itself: if it can't now, it asks itself again in a moment."""

        def answer(refusal: Refusal | None) -> None:
            if refusal and refusal.code in PASSING and not self._closed:
                self._loop.call_later(RETRY_SECONDS, again)

        self.hear(command, answer)

    def _in_background(self, work: Coroutine[Any, Any, object]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _expect_bots(self) -> None:
        """Before a game begins, its bots may get ready."""
        bots = {sitter.bot for sitter in self.table.sitters if sitter.bot}
        for bot in bots - self._expected:
            self._workers.expect(bot)
        self._expected = bots

    def _ask_bots(self) -> None:
        table = self.table
        for seat in bots_to_write(table):
            turn = (table.game_no, table.turn_index, seat)
            if turn not in self._asked:
                self._asked = {asked for asked in self._asked if asked[:2] == turn[:2]} | {turn}
                self._in_background(self._bot_writes(table, seat))

    async def _bot_writes(self, table: Table, seat: Seat) -> None:
        refusal = await self._bot_choice(table, seat)
        if refusal and refusal.code in PASSING:
            held, self._held = self._held, []
            for _, answer in held:  # they wait for the bots, and the bots wait
                answer(refusal)
            await asyncio.sleep(RETRY_SECONDS)
        self._asked.discard((table.game_no, table.turn_index, seat))
        self._ask_bots()

    async def _bot_choice(self, table: Table, seat: Seat) -> Refusal | None:
        bot = table.sitters[seat].bot
        if table.game is None or bot is None:
            return None
        try:
            choice = await self._workers.choose(bot, table.game, seat, secrets.randbits(64))
        except Exception:
            LOG.exception("a bot could not be asked at table %s", table.id)
            return Refusal("internal")
        number, nonce = number_name(choice.number), secrets.token_hex(NONCE_BYTES)
        return await self.do(say.BotWrites(seat, number, nonce, table.game_no, table.turn_index, choice.by))

    # Presence

    def enter(self, connection: Connection) -> None:
        self.connections.append(connection)
        self._looked_for.discard(connection.person)
        if leaving := self._leaving.pop(connection.person, None):
            leaving.cancel()
        guest = self.table.guest(connection.person)
        show(self.table, [connection], self._clock())
        connection.flush()
        if guest and guest.away_since is not None:
            self._insist(say.Return(connection.person), self._greet_back)

    def leave(self, connection: Connection) -> None:
        self.connections.remove(connection)
        person = connection.person
        if not self._is_connected(person):
            self._leaving[person] = self._loop.call_later(GRACE_SECONDS, self._notice, person)

    def _is_connected(self, person: str) -> bool:
        return any(connection.person == person for connection in self.connections)

    def _notice(self, person: str) -> None:
        """Whoever has had no connection for a moment is away."""
        self._leaving.pop(person, None)
        if self._is_connected(person):
            return
        guest = self.table.guest(person)
        if guest and guest.away_since is None:
            self._insist(say.Away(person), partial(self._notice, person))

    def roll_call(self) -> list[str]:
        """Who is said to be here and is not connected, to be looked for at other nodes; called every few seconds.

        Whoever was looked for the last time and found nowhere is away: their node was killed, or they never came back
        after it was started again.
        """
        connected = {connection.person for connection in self.connections}
        missing = {guest.person for guest in self.table.guests if guest.person and guest.away_since is None} - connected
        for person in self._looked_for & missing:
            self._notice(person)
        self._looked_for = missing if connected else set()
        return sorted(self._looked_for)

    def is_elsewhere(self, persons: Sequence[str]) -> None:
        """Another node has them."""
        self._looked_for.difference_update(persons)

    def close(self) -> None:
        self._closed = True
        if self._timer:
            self._timer.cancel()
        for task in self._tasks:
            task.cancel()
