"""A table as it lives in this process: its queue and its log. Every command is in the log before anybody hears of it.

A live table is in one of these states:

| state  | what is under way                                         | leaves it by                                 |
|--------|-----------------------------------------------------------|----------------------------------------------|
| idle   | nothing                                                   | `hear`: busy; `read_later`: behind           |
| busy   | one batch is applied, then written down by the store      | `_written_down`: idle, busy again, or behind |
| behind | the log holds more than this process knows, and is read   | `_catch_up_and_go_on`: idle or busy          |
| closed | nothing more begins                                       |                                              |

What is said meanwhile waits in the queue, and is then applied and written down together; what is refused because of
something in the same batch is refused when that is written down. The store tells how writing went. Written: everybody
is shown what changed, and everybody who spoke is answered. Taken, because another node was faster: the batch goes back
to the queue, the log is read, and everything is judged again. Unavailable: all are refused, and the log is read again
in a moment, for the batch may stand in it all the same. What the table has to do by itself (its clock, its bots, who is
away) is tried again until the store takes it (`insist`).

If a database took over that lacks the last of what another had acknowledged, the table is made from its log anew. If a
node of a newer version wrote what this one can't read, it lets go of the table, and its clients try another node.

A table has a time of its own, in seconds since the epoch: that of the server's clock (`clock.py`), or ahead of it where
the log is, because a clock was set back before the server was started, or another node's is ahead. It never goes back
and goes on from the last entry, so no such entry stops a turn or locks anybody out.
"""

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeAlias

from thenumber.server.admission.limits import Limit, take
from thenumber.server.clock import Clock
from thenumber.server.store.errors import (
    SequenceGapError,
    SequenceTakenError,
    StoreError,
    StoreUnavailableError,
    UnknownTableError,
)
from thenumber.server.store.store import Store
from thenumber.server.tables.bot_turns import BotTurns
from thenumber.server.tables.broadcast import Step, show, show_closed, show_steps
from thenumber.server.tables.log import UnreadableEntryError, entry_of, finished_game, read_on, replayed, said_in
from thenumber.server.tables.metrics import Counters
from thenumber.server.tables.presence import Presence
from thenumber.server.tables.refusals import INTERNAL, NO_SUCH_TABLE, RETRY_SECONDS, STORE_UNAVAILABLE, will_pass
from thenumber.server.thinking.workers import Workers
from thenumber.server.wire.connection import Connection
from thenumber.table.apply import apply, replay
from thenumber.table.command import Refusal, RefusedError
from thenumber.table.commands import Said
from thenumber.table.people import Away
from thenumber.table.table import Table
from thenumber.table.time import Tick
from thenumber.table.waiting import next_due

LOG = logging.getLogger(__name__)
ABANDONED_SECONDS = 30.0
"""The seconds of quiet after which a table that is read again counts as abandoned: nobody was there in the meantime.
The same holds if its last entry is that far in the future: then nobody knows how long it was quiet."""
MOST_LIMITED = 50
"""The most people whose rate limit a table remembers, before it forgets those who have been quiet."""

OnAnswer: TypeAlias = Callable[[Refusal | None], None]
"""A callback for the answer to a command: None when it has been carried out and written down, or why it was not."""
Queued: TypeAlias = tuple[Said, OnAnswer, float]
"""A command, the callback, and when it was heard, by the monotonic clock."""
Judged: TypeAlias = tuple[Queued, Refusal | None]
"""A command of a batch that is being written down, and the answer to it if that succeeds."""


class LiveTable:
    """The state that is written down, what waits to be, and everybody who looks on."""

    def __init__(
        self,
        table: Table,
        store: Store,
        workers: Workers,
        clock: Clock,
        counters: Counters,
        let_go: Callable[["LiveTable"], None] = lambda _: None,
    ) -> None:
        """`let_go` is called when this version can't read the log any more."""
        self.table = table
        self.seq = 0
        """The last entry of the log that is in `table`."""
        self.last_at = 0.0
        """When that was said, in the table's time."""
        self._epoch = clock.epoch
        """The table's time when the monotonic clock stood at 0."""
        self.opened_at = self.now()
        """When something was said here for the first time; until then, when the table was made."""
        self.payer: str | None = None
        """Whose share of the bots' time this table uses: the address of whoever came to it first."""
        self.presence = Presence(self)
        self._bots = BotTurns(self, workers)
        self._store, self._clock, self._counters, self._let_go = store, clock, counters, let_go
        self._loop = asyncio.get_running_loop()
        self._busy = False
        self._behind = False
        self._closed = False
        self._reads_again = False
        self._queue: list[Queued] = []
        self._full_at: dict[str, float] = {}
        """When the rate limit of each person is full again."""
        self._timer: asyncio.TimerHandle | None = None
        self._due: float | None = None
        self._reading: asyncio.Task[object] | None = None

    def now(self) -> float:
        """The table's time, in seconds since the epoch."""
        return time.monotonic() + self._epoch

    # Commands

    def hear(self, said: Said, answer: OnAnswer, at: float | None = None) -> None:
        """Carry out what was said and write it down; then the answer is told. `at` is when it was heard, by the
        monotonic clock, if that is not now."""
        self._queue.append((said, answer, time.monotonic() if at is None else at))
        if not self._busy:
            # Not at once: what others say in the same instant comes along.
            self._busy = True
            self._loop.call_soon(self._carry_out)

    async def do(self, said: Said) -> Refusal | None:
        """As `hear`, to be awaited."""
        future: asyncio.Future[Refusal | None] = self._loop.create_future()
        self.hear(said, lambda refusal: None if future.done() else future.set_result(refusal))
        return await future

    def insist(self, said: Said, again: Callable[[], None]) -> None:
        """Say something that the table has to do by itself; if it can't be done now, it is tried again in a moment."""

        def answer(refusal: Refusal | None) -> None:
            if refusal and will_pass(refusal) and not self._closed:
                self._loop.call_later(RETRY_SECONDS, again)

        self.hear(said, answer)

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
        if self._closed:  # the store may be closed as well
            self._refuse_all(batch, STORE_UNAVAILABLE)
            return
        try:
            self._carry_out_batch(batch)
        except Exception:
            LOG.exception("a command failed at table %s", self.table.id)
            self._refuse_all(batch, INTERNAL)

    def _carry_out_batch(self, batch: list[Queued]) -> None:
        now = max(self.now(), self.last_at)
        table, steps, judged = self.table, list[Step](), list[Judged]()
        for position, queued in enumerate(batch, 1):
            said, answer, _ = queued
            try:
                after = apply(table, said, now)
            except RefusedError as refused:
                if self._bots.hold(queued, refused.refusal):
                    continue
                if steps:  # the reason may be what is not written down yet
                    judged.append((queued, refused.refusal))
                else:
                    self._counters.refusals[refused.refusal.code] += 1
                    answer(refused.refusal)
                continue
            steps.append(Step(table, said, after))
            judged.append((queued, None))
            table = after
            if table.over and position < len(batch) and finished_game(self.table, table):
                self._queue[:0] = batch[position:]  # its record is kept with what ended it, before the next begins
                break
        if steps:
            self._write_down(steps, judged, now)
        else:
            self._go_on()

    def _write_down(self, steps: list[Step], judged: list[Judged], now: float) -> None:
        table = steps[-1].after
        entry = entry_of(table.id, self.seq + 1, now, [step.said for step in steps])
        finished = finished_game(self.table, table)
        self._store.append_soon([entry], partial(self._written_down, steps, judged, now), finished)

    def _written_down(self, steps: list[Step], judged: list[Judged], now: float, error: StoreError | None) -> None:
        if error is None:
            self._counters.games += steps[-1].after.over and not self.table.over
            self._counters.commands += len(steps)
            self.table, self.last_at = steps[-1].after, now
            if not self.seq:
                self.opened_at = now
            self.seq += 1
            try:
                whole = show_steps(steps, self.presence.connections, self.now())
                self._changed(judged, at_once=whole)
                self._count_seconds(judged)
            finally:  # whatever happens, a table goes on
                self._go_on()
            return
        batch = [queued for queued, _ in judged]
        if isinstance(error, SequenceTakenError | SequenceGapError):  # the log is not as we know it
            self._queue[:0] = batch
            self._behind = True
            self._go_on()
        elif isinstance(error, UnknownTableError):  # nobody had touched it for so long that it is gone
            self._refuse_all(batch, NO_SUCH_TABLE)
        elif isinstance(error, StoreUnavailableError):
            self._read_again()  # it may stand in the log all the same
            self._refuse_all(batch, STORE_UNAVAILABLE)
        else:
            LOG.error("the store refused a command at table %s: %s", self.table.id, error)
            self._refuse_all(batch, INTERNAL)

    def _refuse_all(self, batch: list[Queued], refusal: Refusal) -> None:
        self._counters.refusals[refusal.code] += len(batch)
        for _, answer, _ in batch:
            answer(refusal)
        self._go_on()

    def _count_seconds(self, judged: list[Judged]) -> None:
        """Count how long commands took that were carried out and are now shown."""
        now, observe = time.monotonic(), self._counters.command_seconds.observe
        for (_, _, heard_at), refusal in judged:
            if refusal is None:
                observe(now - heard_at)

    def _go_on(self) -> None:
        """Go on with what others wrote, then with the next batch, if something waits."""
        self._busy = self._behind or bool(self._queue)
        if self._behind and not self._closed:
            self._reading = asyncio.create_task(self._catch_up_and_go_on())
        elif self._busy:
            self._loop.call_soon(self._carry_out)

    # What others wrote

    async def catch_up(self) -> None:
        """Read what others have written into the log. Nothing of our own may be under way."""
        self._behind = False
        entries = await read_on(self._store, self.table.id, self.seq, self.last_at)
        if entries is None:
            await self._begin_anew()
            return
        steps: list[Step] = []
        if entries and not self.seq:
            self.opened_at = entries[0].at
        for entry in entries:
            for said in said_in(entry):
                before, self.table = self.table, replay(self.table, said, entry.at)
                if self.presence.connections:  # else nobody is shown anything, and a long log is many steps
                    steps.append(Step(before, said, self.table))
            self.seq, self.last_at = entry.seq, entry.at
        if entries:
            self._reach(self.last_at)
            whole = show_steps(steps, self.presence.connections, self.now())
            self._changed((), at_once=whole)
            self.presence.greet_back()

    async def _begin_anew(self) -> None:
        """Make the table from its log, which goes another way than it was known to."""
        entries = await self._store.read(self.table.id)
        if not entries:  # nobody had touched it for so long that it is gone
            return
        LOG.warning("the log of table %s lacks entry %d, which was acknowledged", self.table.id, self.seq)
        self.table = replayed(Table(self.table.id, self.table.code), entries)
        self.seq, self.last_at = entries[-1].seq, entries[-1].at
        self._reach(self.last_at)
        show(self.table, self.presence.connections, self.now())
        self._changed(())
        self.presence.greet_back()

    def _reach(self, moment: float) -> None:
        """See to it that the table's time is not behind its log."""
        behind = moment - self.now()
        if behind > 0:
            self._epoch += behind
            self._stop_timer()  # what is due is due earlier

    async def _catch_up_and_go_on(self) -> None:
        try:
            await self.catch_up()
        except StoreError:
            self._read_again()
            queue, self._queue = self._queue, []
            self._refuse_all(queue, STORE_UNAVAILABLE)
        except UnreadableEntryError as error:
            LOG.warning("%s is from a newer version, or damaged: other servers may go on with it", error)
            self._leave_to_others()
        except Exception:
            LOG.exception("the log of table %s can't be read", self.table.id)
            queue, self._queue = self._queue, []
            self._refuse_all(queue, INTERNAL)
        else:
            self._go_on()

    async def wake_up(self) -> None:
        """Come back from the log: whoever was there then has been away since, and time stood still."""
        await self.catch_up()
        if not self.seq or abs(self._clock() - self.last_at) <= ABANDONED_SECONDS:
            return
        table = self.table
        away = [Said(Away(), guest.person) for guest in table.guests if guest.person and guest.away_since is None]
        for said in away:
            table = apply(table, said, self.last_at)
        if away:
            try:
                await self._store.append([entry_of(table.id, self.seq + 1, self.last_at, away)])
            except SequenceTakenError:  # another node did the same
                await self.catch_up()
            else:
                self.table, self.seq = table, self.seq + 1
                show(self.table, self.presence.connections, self.now())
                self._changed(())

    def _read_again(self) -> None:
        """Read the log again in a moment: now the store does not answer, and nobody will tell us a second time."""
        if not self._reads_again and not self._closed:
            self._reads_again = True
            self._loop.call_later(RETRY_SECONDS, self.read_later)

    def read_later(self) -> None:
        """Read the log as soon as nothing is under way: another node wrote something."""
        self._reads_again = False
        self._behind = True
        if not self._busy:
            self._go_on()

    # What follows from a change

    def _changed(self, judged: Sequence[Judged], *, at_once: bool = True) -> None:
        """Answer and send; unless it goes to all `at_once`, those who only watch may get it in a moment."""
        for (_, answer, _), refusal in judged:
            if refusal:
                self._counters.refusals[refusal.code] += 1
            answer(refusal)
        self.presence.flush(at_once=at_once)
        self._set_timer()
        self._bots.changed()

    def _set_timer(self) -> None:
        due = next_due(self.table)
        if due == self._due:
            return
        self._stop_timer()
        if due is not None:
            self._due = due
            self._timer = self._loop.call_later(max(0.0, due - self.now()), self._tick)

    def _stop_timer(self) -> None:
        if self._timer:
            self._timer.cancel()
        self._timer = self._due = None

    def _tick(self) -> None:
        self._timer = self._due = None
        self.insist(Said(Tick()), self._tick)

    # Connections

    def first_met(self, address: str) -> None:
        """Take notice from where somebody comes; the first one pays for the bots' time."""
        self.payer = self.payer or address

    def enter(self, connection: Connection) -> None:
        """Connect somebody, and show them the table."""
        self.show_all(connection)
        self._bots.greet(connection)
        self.presence.enter(connection)

    def show_all(self, connection: Connection) -> None:
        """Show the whole table to one who comes, or who missed something."""
        show(self.table, [connection], self.now())
        connection.flush()

    def leave(self, connection: Connection) -> None:
        """Take notice that a connection is gone."""
        self.presence.leave(connection, self._loop.call_later)

    def _leave_to_others(self) -> None:
        """Let go of a table that this version can't follow."""
        self._end(STORE_UNAVAILABLE)
        self._let_go(self)

    def close_for_good(self) -> None:
        """Close a table that is gone from the store, and say so to everybody."""
        show_closed(self.presence.connections)
        self._end(NO_SUCH_TABLE)

    def _end(self, refusal: Refusal) -> None:
        """Close, and let everybody go who is here."""
        self.close()
        queue, self._queue = self._queue, []
        self._refuse_all(queue, refusal)
        for connection in [*self.presence.connections]:
            connection.flush()
            connection.hang_up()

    def close(self) -> None:
        self._closed = True
        self._stop_timer()
        if self._reading:
            self._reading.cancel()
        self._bots.close()
