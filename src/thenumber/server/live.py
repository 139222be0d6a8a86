"""A table as it lives in this process: every command is written down before anybody hears of it."""

import asyncio
import logging
import secrets
from collections import deque
from collections.abc import Callable, Coroutine
from datetime import UTC, datetime
from typing import Any, TypeAlias

import msgspec

from thenumber.record.format import format_record
from thenumber.rules.digits import number_name
from thenumber.rules.seats import Seat
from thenumber.server.connection import Connection
from thenumber.server.protocol import encode
from thenumber.server.store.entries import FinishedGame, LogEntry
from thenumber.server.store.errors import (
    SequenceGapError,
    SequenceTakenError,
    StoreUnavailableError,
    UnknownTableError,
)
from thenumber.server.store.store import Store
from thenumber.server.workers import Workers
from thenumber.table import commands as say
from thenumber.table.apply import RefusedError, apply
from thenumber.table.refusals import Refusal
from thenumber.table.seal import NONCE_BYTES
from thenumber.table.sealed_record import record_of_table
from thenumber.table.table import Table
from thenumber.table.view import table_view, you_view
from thenumber.table.waiting import bots_to_write, next_due

LOG = logging.getLogger(__name__)
GRACE_SECONDS = 3.0
"""A reload or a change of network is shorter than this: only then is somebody away."""
ABANDONED_SECONDS = 30.0
"""A table that was quiet for longer when it is read again had nobody there in the meantime."""

Queued: TypeAlias = tuple[say.AnyCommand, "asyncio.Future[Refusal | None]"]
decode_command: msgspec.json.Decoder[say.AnyCommand] = msgspec.json.Decoder(say.AnyCommand)


class LiveTable:
    """The state that is written down, the commands that wait to be, and everybody who looks on."""

    def __init__(self, table: Table, store: Store, workers: Workers, clock: Callable[[], float]) -> None:
        self.table = table
        self.seq = 0
        self.last_at = 0.0
        self.connections: set[Connection] = set()
        self._store, self._workers, self._clock = store, workers, clock
        self._queue: deque[Queued] = deque()
        self._held: list[Queued] = []
        self._flusher: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._asked: set[tuple[int, int, Seat]] = set()
        self._tasks: set[asyncio.Task[object]] = set()

    # Commands

    async def do(self, command: say.AnyCommand) -> Refusal | None:
        """Carry out a command and write it down; the reason if it can't be."""
        future: asyncio.Future[Refusal | None] = asyncio.get_running_loop().create_future()
        self._put((command, future))
        return await future

    def _put(self, queued: Queued) -> None:
        self._queue.append(queued)
        if self._flusher is None or self._flusher.done():
            self._flusher = asyncio.create_task(self._flush())

    async def _flush(self) -> None:
        """Take all that waits, write it down at once, and only then tell everybody."""
        while self._queue:
            batch = list(self._queue)
            self._queue.clear()
            try:
                await self._flush_batch(batch)
            except Exception:
                LOG.exception("a command failed at table %s", self.table.id)
                for _, future in batch:
                    _resolve(future, Refusal("internal"))

    async def _flush_batch(self, batch: list[Queued]) -> None:
        now = max(self._clock(), self.last_at)
        table, entries, accepted = self.table, list[LogEntry](), list[Queued]()
        for command, future in batch:
            try:
                table = apply(table, command, now)
            except RefusedError as refused:
                if refused.refusal.code == "bots-first" and isinstance(command, say.Write):
                    self._held.append((command, future))
                else:
                    _resolve(future, refused.refusal)
                continue
            entries.append(LogEntry(table.id, self.seq + len(entries) + 1, now, encode(command).decode()))
            accepted.append((command, future))
        if entries:
            await self._write_down(table, entries, accepted, now)

    async def _write_down(self, table: Table, entries: list[LogEntry], accepted: list[Queued], now: float) -> None:
        try:
            await self._store.append(entries, finished=_finished(self.table, table, now))
        except (SequenceTakenError, SequenceGapError):  # the log is not as we know it: what stands there comes first
            await self.catch_up()
            self._queue.extendleft(reversed(accepted))
        except UnknownTableError:  # nobody had touched it for so long that it is gone
            for _, future in accepted:
                _resolve(future, Refusal("no-such-table"))
        except StoreUnavailableError:
            for _, future in accepted:
                _resolve(future, Refusal("store-unavailable"))
        else:
            self.table, self.last_at = table, now
            self.seq += len(entries)
            self._changed()
            for _, future in accepted:
                _resolve(future, None)

    async def catch_up(self) -> None:
        """Read what others have written into the log."""
        entries = await self._store.read(self.table.id, after=self.seq)
        for entry in entries:
            self.table = apply(self.table, decode_command.decode(entry.body), entry.at)
            self.seq, self.last_at = entry.seq, entry.at
        if entries:
            self._changed()

    async def wake_up(self) -> None:
        """Come back from the log: whoever was there then has been away since, and time stood still."""
        await self.catch_up()
        if not self.seq or self._clock() - self.last_at <= ABANDONED_SECONDS:
            return
        table, entries = self.table, list[LogEntry]()
        for person in [guest.person for guest in table.guests if guest.person and guest.away_since is None]:
            command = say.Away(person)
            table = apply(table, command, self.last_at)
            entries.append(LogEntry(table.id, self.seq + len(entries) + 1, self.last_at, encode(command).decode()))
        if entries:
            await self._write_down(table, entries, [], self.last_at)

    # What follows from a change

    def _changed(self) -> None:
        self.show_all()
        self._set_timer()
        self._ask_bots()
        if not self.table.opening:
            held, self._held = self._held, []
            for queued in held:
                self._put(queued)

    def show_all(self) -> None:
        """Everybody gets the whole table, and what only they may see; the public part is written once."""
        if not self.connections:
            return
        now = self._clock()
        public = b'{"say":"View","table":' + encode(table_view(self.table, now)) + b',"you":'
        for connection in self.connections:
            connection.show(public + encode(you_view(self.table, connection.person, now)) + b"}")

    def _set_timer(self) -> None:
        if self._timer:
            self._timer.cancel()
            self._timer = None
        due = next_due(self.table)
        if due is not None:
            delay = max(0.0, due - self._clock())
            self._timer = asyncio.get_running_loop().call_later(delay, self._say_later, say.Tick())

    def _say_later(self, command: say.AnyCommand) -> None:
        self._in_background(self.do(command))

    def read_later(self) -> None:
        """Another node wrote something: read it, and put right what it could not know."""
        self._in_background(self._read_and_greet())

    async def _read_and_greet(self) -> None:
        await self.catch_up()
        connected = {connection.person for connection in self.connections}
        for guest in self.table.guests:
            if guest.person in connected and guest.away_since is not None:
                await self.do(say.Return(guest.person))

    def _in_background(self, work: Coroutine[Any, Any, object]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _ask_bots(self) -> None:
        table = self.table
        for seat in bots_to_write(table):
            turn = (table.game_no, table.turn_index, seat)
            if turn not in self._asked:
                self._asked = {asked for asked in self._asked if asked[:2] == turn[:2]} | {turn}
                self._in_background(self._bot_writes(table, seat))

    async def _bot_writes(self, table: Table, seat: Seat) -> None:
        bot = table.sitters[seat].bot
        if table.game is None or bot is None:
            return
        choice = await self._workers.choose(bot, table.game, seat, secrets.randbits(64))
        number, nonce = number_name(choice.number), secrets.token_hex(NONCE_BYTES)
        await self.do(say.BotWrites(seat, number, nonce, table.game_no, table.turn_index, choice.by))
        self._asked.discard((table.game_no, table.turn_index, seat))

    # Presence

    def enter(self, connection: Connection) -> None:
        self.connections.add(connection)
        guest = next((guest for guest in self.table.guests if guest.person == connection.person), None)
        if guest and guest.away_since is not None:
            self._say_later(say.Return(connection.person))
        else:
            self.show_all()

    def leave(self, connection: Connection) -> None:
        self.connections.discard(connection)
        asyncio.get_running_loop().call_later(GRACE_SECONDS, self._notice, connection.person)

    def _notice(self, person: str) -> None:
        """Whoever has no connection left after a moment is away."""
        connected = any(connection.person == person for connection in self.connections)
        here = any(guest.person == person and guest.away_since is None for guest in self.table.guests)
        if here and not connected:
            self._say_later(say.Away(person))

    def close(self) -> None:
        if self._timer:
            self._timer.cancel()
        for task in [*self._tasks, *([self._flusher] if self._flusher else [])]:
            task.cancel()


def _resolve(future: "asyncio.Future[Refusal | None]", refusal: Refusal | None) -> None:
    if not future.done():
        future.set_result(refusal)


def _finished(before: Table, after: Table, now: float) -> FinishedGame | None:
    """The record to keep, if this change ended a game in which a turn was played."""
    if (not before.running and before.game_no == after.game_no) or not after.over or not after.turn_index:
        return None
    record = record_of_table(after, datetime.fromtimestamp(now, tz=UTC).date().isoformat())
    if record is None:
        return None
    return FinishedGame(f"{after.id}-{after.game_no}", after.id, now, format_record(record))
