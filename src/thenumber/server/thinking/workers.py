"""Bots in worker processes: the event loop asks, and a table always gets its number.

A bot is code that may hang, crash or eat memory, so it runs in a process of its own (`worker_main.py`), which is killed
and replaced when it fails. A bot that hangs or crashes is asked again, one that is not ready or finds no free worker is
waited for. Only a bot that is broken, or has no number when the caller's patience ends, is replaced: the next weaker
one chooses (`bots/stand_in.py`), and the answer says so. Numbers, seeds and what a bot prints are secrets: only bots'
names, seats and kinds of failure are logged.
"""

import asyncio
import json
import logging
import signal
from collections import Counter
from collections.abc import Callable, Collection
from enum import StrEnum
from random import Random

from thenumber.bots.random import RandomBot
from thenumber.bots.stand_in import stand_in
from thenumber.rules.digits import Number, is_number, unavailable_digits
from thenumber.rules.game import Game
from thenumber.rules.resolve import TURNS
from thenumber.rules.seats import Seat, seat_letter
from thenumber.rules.values import value
from thenumber.server.histogram import Histogram
from thenumber.server.thinking.worker_answers import Failure, read_answer
from thenumber.server.thinking.worker_process import Worker, WorkersError, killer, started_worker
from thenumber.server.thinking.worker_requests import Account, Request, RequestQueue

log = logging.getLogger(__name__)

RANDOM = RandomBot()
"""A bot that chooses in the event loop itself, in microseconds: to ask a process would take longer."""
PATIENCE = 60.0
"""The most seconds that a bot is waited for, unless a caller has less time."""
TRIES = 3
"""How often a bot is asked that hangs or crashes, or whose worker dies while it gets ready."""
LOOK_AGAIN = 0.1
"""Seconds after which a bot is asked again that was not ready."""
GIVEN_UP = 600.0
"""Seconds for which a bot is not asked whose workers died while it got ready: there may be more memory later."""
SHOWN_AFTER = 0.8
"""Seconds that a bot may take to get ready before anybody is told: where it was compiled before, it takes less."""
SOON = 0.2
"""Seconds after which workers are started when nobody waits for them: a server that starts answers first."""
NOBODY = Account()
"""The account of what no table pays for."""
RETRY = 1.0
"""Seconds between two attempts to start a worker that does not start."""


class Health(StrEnum):
    """Whether processes that think can live here."""

    STARTING = "starting"
    """There is none at the moment, and nothing is wrong with that."""
    LIVES = "lives"
    DEAD = "dead"
    """There were some, and now none can be started."""
    NEVER = "never"
    """None could ever be started."""


@value
class Choice:
    """A number, and the name of the bot that chose it: the one asked for, or its stand-in."""

    number: Number
    by: str

    def __repr__(self) -> str:
        return f"Choice(by={self.by!r})"  # what is printed by mistake must not have the number in it


class Workers:
    """Some processes in which bots choose. `start()` before and `close()` after use."""

    def __init__(self, count: int = 1, budget: float = 3.0, *, small: bool = False) -> None:
        """Prepare for so many processes; a bot has `budget` seconds for a number. Small ones do without the solver."""
        if count < 1 or budget <= 0:
            raise ValueError(f"bots need a worker and time, not {count} workers and {budget} s")
        self.bots: tuple[str, ...] = ()
        """The names of the bots that can be asked, once started."""
        self.stand_ins: Counter[str] = Counter()
        """How often somebody else had to choose, by the bot that was asked."""
        self.seconds: dict[str, Histogram] = {}
        """How long numbers took, by the bot that was asked; also those that somebody else chose in the end."""
        self._workers: set[Worker] = set()
        self._lived = False
        self._failed = False
        """Whether a process could not be started, and none since."""
        self._count, self._budget, self._small = count, budget, small
        self._died_preparing: Counter[str] = Counter()
        """How often the system killed a worker while a bot was getting ready in it, since one was ready."""
        self._given_up: dict[str, float] = {}
        """Until when a bot is not asked, by the clock of the event loop."""
        self._waiting = RequestQueue()
        self._places: list[asyncio.Task[None]] = []
        self._starting: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Start the processes and wait until they are ready, or raise `WorkersError`."""
        if self._places:
            raise RuntimeError("the workers are running already")
        ready = [asyncio.get_running_loop().create_future() for _ in range(self._count)]
        self._places = [asyncio.create_task(self._keep_worker(one)) for one in ready]
        try:
            await asyncio.gather(*ready)
        except BaseException:
            await self._end()
            raise

    def start_soon(self) -> None:
        """As `start`, without waiting: who asks too early waits for it."""
        self._starting = asyncio.create_task(self._start_patiently())

    async def _start_patiently(self) -> None:
        await asyncio.sleep(SOON)
        while True:
            try:
                return await self.start()
            except WorkersError as error:
                log.error("%s; trying again", error)
            await asyncio.sleep(RETRY)

    async def close(self) -> None:
        """End all processes; whoever still waits gets the number of a stand-in."""
        if self._starting:
            self._starting.cancel()
            await asyncio.wait([self._starting])
        await self._end()

    async def _end(self) -> None:
        places, self._places = self._places, []
        for place in places:
            place.cancel()
        ended = await asyncio.gather(*places, return_exceptions=True)
        while self._waiting:
            self._waiting.take().reply(Failure.WAITED)
        for error in ended:
            if isinstance(error, Exception):
                raise error

    @property
    def alive(self) -> int:
        """How many processes are ready or at work."""
        return sum(worker.alive for worker in self._workers)

    @property
    def health(self) -> Health:
        if self.alive:
            return Health.LIVES
        if not self._failed:
            return Health.STARTING
        return Health.DEAD if self._lived else Health.NEVER

    def expect(self, bot: str) -> None:
        """Say that a bot will be asked soon: it may begin to prepare, in every process that has the time."""
        if bot in self.bots and bot != RANDOM.name:
            for _ in self._places:
                self._waiting.put(Request(NOBODY, bot, json.dumps([bot]).encode() + b"\n"))

    async def choose(
        self,
        bot: str,
        game: Game,
        seat: Seat,
        seed: int,
        *,
        account: Account = NOBODY,
        patience: float = PATIENCE,
        unready: Callable[[], None] = lambda: None,
    ) -> Choice:
        """The number that a bot writes in this seat; the same seed gives the same number.

        `account` says whose time it takes, `patience` for how many seconds the bot is waited for. `unready` is called
        if the bot needs a while to get ready.
        """
        position = game.position
        if seat not in position.writers:
            raise ValueError(f"seat {seat} can't write now")
        if len(game.turns) != len(position.totals) * TURNS + position.turn_no - 1:
            raise ValueError("a bot is asked about games that were played, not about positions made up")
        if not self._places and not self._starting:
            raise RuntimeError("the workers are not running")
        if bot == RANDOM.name:
            return Choice(RANDOM.choose(game, seat, Random(seed)), bot)
        line = json.dumps([bot, seat, seed, game.seats, [turn.numbers for turn in game.turns]]).encode() + b"\n"
        begun = asyncio.get_running_loop().time()
        answer = await self._answer(bot, line, account, patience, unready)
        self.seconds.setdefault(bot, Histogram()).observe(asyncio.get_running_loop().time() - begun)
        if not isinstance(answer, Failure):
            if is_number(answer) and not unavailable_digits(answer, position.boards[seat].available):
                return Choice(answer, bot)
            answer = Failure.ILLEGAL
        other = stand_in(bot)
        if other.name != bot:
            self.stand_ins[bot] += 1
        log.warning(
            *("bot %r in seat %s %s: %r chooses", bot, seat_letter(seat), answer.value, other.name),
            extra={"bot": bot, "failure": answer.name.lower(), "stand_in": other.name},
        )
        return Choice(other.choose(game, seat, Random(seed)), other.name)

    async def _answer(
        self, bot: str, line: bytes, account: Account, patience: float, unready: Callable[[], None]
    ) -> Number | Failure:
        """What comes of asking a bot, again and again if need be."""
        loop = asyncio.get_running_loop()
        failure, tries, shown_from = Failure.WAITED, 0, loop.time() + SHOWN_AFTER
        try:
            async with asyncio.timeout(patience):
                if self._starting and not self._starting.done():
                    await asyncio.wait([self._starting])
                if bot not in self.bots:
                    return Failure.UNKNOWN
                if loop.time() < self._given_up.get(bot, 0.0):
                    return Failure.DIES
                while self._places:
                    answer = await self._ask_once(Request(account, bot, line))
                    if answer is Failure.UNREADY:
                        if self._died_preparing[bot] >= TRIES:
                            del self._died_preparing[bot]
                            self._given_up[bot] = loop.time() + GIVEN_UP
                            return Failure.DIES
                        failure = answer
                        if loop.time() >= shown_from:
                            unready()
                        await asyncio.sleep(LOOK_AGAIN)
                    elif answer in (Failure.SLOW, Failure.CRASHED) and tries < TRIES - 1:
                        tries += 1
                    else:
                        return answer
        except TimeoutError:
            pass
        return failure

    async def _ask_once(self, request: Request) -> Number | Failure:
        self._waiting.put(request)
        try:
            return await request.answer
        finally:
            self._waiting.drop(request)

    async def _keep_worker(self, ready: "asyncio.Future[None]") -> None:
        """Have one worker at work, the next one when it fails, until cancelled."""
        while True:
            try:
                async with started_worker(self._budget, small=self._small) as (worker, self.bots):
                    if not ready.done():
                        ready.set_result(None)
                    self._lived, self._failed = True, False
                    self._workers.add(worker)
                    try:
                        await self._serve(worker)
                    finally:
                        self._workers.discard(worker)
            except WorkersError as error:
                self._failed = True
                if not ready.done():
                    ready.set_exception(error)
                    return
                log.error("%s; trying again", error)
                await asyncio.sleep(RETRY)

    async def _examine(self, worker: Worker, preparing: Collection[str]) -> str:
        """The signal that killed a worker; nothing if none did.

        That with which the system ends what takes much memory is held against the bots that were getting ready in it.
        How else a worker may end, any other bot can have done.
        """
        if worker.alive:  # it said what it should not
            return ""
        killed_by = killer(await worker.exit_code())
        if killed_by == signal.SIGKILL.name:
            self._died_preparing.update(preparing)
        return killed_by

    async def _serve(self, worker: Worker) -> None:
        """Give a worker request after request, until it is good for none."""
        loop, preparing = asyncio.get_running_loop(), set[str]()
        while True:
            await self._waiting.wait()
            if not worker.alive:  # died between two requests: that is no fault of the next one
                # An exit code could be a bot's number: only the signal is told.
                killed_by = await self._examine(worker, preparing)
                log.warning("a bot worker died%s; it is replaced", f", killed by {killed_by}" if killed_by else "")
                return
            request, begun = self._waiting.take(), loop.time()
            answer: Number | Failure = Failure.CRASHED
            try:
                # A caller who leaves does not end this: killing the worker would cost more than letting it finish.
                async with asyncio.timeout(self._budget):
                    answer = read_answer(await worker.ask(request.line))
            except TimeoutError:
                answer = Failure.SLOW
            finally:
                self._waiting.charge(request.account, loop.time() - begun)
                request.reply(answer)
            if answer is Failure.CRASHED:
                await self._examine(worker, preparing - {request.bot})
            if answer in (Failure.SLOW, Failure.CRASHED):
                return
            if answer is Failure.UNREADY:
                preparing.add(request.bot)
            elif request.bot in preparing:
                preparing.remove(request.bot)
                del self._died_preparing[request.bot]  # a Counter does not mind if it is not in it
