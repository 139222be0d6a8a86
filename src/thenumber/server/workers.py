"""Bots in worker processes: the event loop asks, and a table always gets its number.

A bot is code that may hang, crash or eat memory, so it runs in a process of its own (`worker_main.py`), which is killed
and replaced when it fails. Whatever happens, the answer is a legal number in little more than the budget: when the bot
has none, a stand-in chooses. Numbers, seeds and what a bot prints are secrets: only bots' names, seats and kinds of
failure are logged.
"""

import asyncio
import json
import logging
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from enum import StrEnum
from random import Random
from typing import cast

from thenumber.bots.random import RandomBot
from thenumber.rules.digits import DIGITS_OF, NUMBERS, Number
from thenumber.rules.game import Game
from thenumber.rules.resolve import TURNS
from thenumber.rules.seats import Seat, seat_letter
from thenumber.rules.values import value

log = logging.getLogger(__name__)

STAND_IN = RandomBot()
"""Chooses in the event loop itself, in microseconds, with nothing that can fail."""
PATIENCE = 0.9
"""Seconds beyond the budget to wait for a worker: so those behind a bot that hangs still get one, the replacement."""
READY_LIMIT = 60.0
RETRY = 1.0
"""Seconds between attempts to start a worker that does not start."""
LONGEST_ANSWER = 1 << 16
KEPT = ("HOME", "LD_LIBRARY_PATH", "NUMBA_CACHE_DIR", "PYTHONPATH", "THENUMBER_EXTRA_BOTS")
"""What a worker sees of the server's environment, where passwords live."""


class WorkersError(RuntimeError):
    """A worker can't be started, and why."""


class Failure(StrEnum):
    """Why a bot has no number."""

    SLOW = "took too long"
    CRASHED = "crashed its worker"
    RAISED = "raised an error"
    ILLEGAL = "wrote what it can't write"
    UNKNOWN = "is not served here"
    WAITED = "found no free worker"


FAILURES = {"raised": Failure.RAISED, "illegal": Failure.ILLEGAL}
"""By the word that a worker says."""


@value
class Choice:
    """A number, and the name of the bot that chose it: the one asked for, or the stand-in."""

    number: Number
    by: str

    def __repr__(self) -> str:
        return f"Choice(by={self.by!r})"  # what is printed by mistake must not have the number in it


class Workers:
    """Some processes in which bots choose. `start()` before and `close()` after use."""

    def __init__(self, count: int = 1, budget: float = 3.0) -> None:
        """So many processes; a bot has `budget` seconds for a number."""
        if count < 1 or budget <= 0:
            raise ValueError(f"bots need a worker and time, not {count} workers and {budget} s")
        self.bots: tuple[str, ...] = ()
        """The names of the bots that can be asked, once started."""
        self._count, self._budget = count, budget
        self._waiting = Waiting()
        self._places: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Start the processes and wait until they are ready, or raise `WorkersError`."""
        if self._places:
            raise RuntimeError("the workers are running already")
        ready = [asyncio.get_running_loop().create_future() for _ in range(self._count)]
        self._places = [asyncio.create_task(self._keep_worker(one)) for one in ready]
        try:
            await asyncio.gather(*ready)
        except BaseException:
            await self.close()
            raise

    async def close(self) -> None:
        """End all processes; whoever still waits gets the stand-in's number."""
        places, self._places = self._places, []
        for place in places:
            place.cancel()
        ended = await asyncio.gather(*places, return_exceptions=True)
        while self._waiting:
            self._waiting.take().reply(Failure.WAITED)
        for error in ended:
            if isinstance(error, Exception):
                raise error

    async def choose(self, bot: str, game: Game, seat: Seat, seed: int) -> Choice:
        """The number that a bot writes in this seat; the same seed gives the same number."""
        position = game.position
        if seat not in position.writers:
            raise ValueError(f"seat {seat} can't write now")
        if len(game.turns) != len(position.totals) * TURNS + position.turn_no - 1:
            raise ValueError("a bot is asked about games that were played, not about positions made up")
        if not self._places:
            raise RuntimeError("the workers are not running")
        if bot == STAND_IN.name:
            return Choice(STAND_IN.choose(game, seat, Random(seed)), bot)
        answer = await self._answer(bot, game, seat, seed)
        if not isinstance(answer, Failure):
            if 0 <= answer < NUMBERS and not DIGITS_OF[answer] & ~position.boards[seat].available:
                return Choice(answer, bot)
            answer = Failure.ILLEGAL
        log.warning("bot %r in seat %s %s: %r chooses", bot, seat_letter(seat), answer.value, STAND_IN.name)
        return Choice(STAND_IN.choose(game, seat, Random(seed)), STAND_IN.name)

    async def _answer(self, bot: str, game: Game, seat: Seat, seed: int) -> Number | Failure:
        if bot not in self.bots:
            return Failure.UNKNOWN
        line = json.dumps([bot, seat, seed, game.seats, [turn.numbers for turn in game.turns]])
        request = Request(bot, line.encode() + b"\n")
        self._waiting.put(request)
        try:
            async with asyncio.timeout(self._budget + PATIENCE):
                return await request.answer
        except TimeoutError:
            return Failure.WAITED
        finally:
            self._waiting.drop(request)

    async def _keep_worker(self, ready: "asyncio.Future[None]") -> None:
        """Have one worker at work, the next one when it fails, until cancelled."""
        while True:
            try:
                async with started_worker(self._budget) as (worker, self.bots):
                    if not ready.done():
                        ready.set_result(None)
                    await self._serve(worker)
            except WorkersError as error:
                if not ready.done():
                    ready.set_exception(error)
                    return
                log.error("%s; trying again", error)
                await asyncio.sleep(RETRY)

    async def _serve(self, worker: "Worker") -> None:
        """Give a worker request after request, until it is good for none."""
        loop = asyncio.get_running_loop()
        while True:
            await self._waiting.wait()
            if not worker.alive:  # died between two requests: that is no fault of the next one
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
                self._waiting.charge(request.bot, loop.time() - begun)
                request.reply(answer)
            if answer in (Failure.SLOW, Failure.CRASHED):
                return


def read_answer(line: bytes) -> Number | Failure:
    """What a worker says; anything that it should not say counts as a crash."""
    try:
        answer = json.loads(line)
    except ValueError:
        return Failure.CRASHED
    return answer if type(answer) is int else FAILURES.get(str(answer), Failure.CRASHED)


class Request:
    """A line for a worker, and where the caller waits for what comes of it."""

    def __init__(self, bot: str, line: bytes) -> None:
        self.bot, self.line = bot, line
        self.answer: asyncio.Future[Number | Failure] = asyncio.get_running_loop().create_future()

    def reply(self, answer: Number | Failure) -> None:
        if not self.answer.done():  # the caller may have left
            self.answer.set_result(answer)


class Waiting:
    """Requests in a fair order: in a queue for every bot, and the bot that has used the least time goes first.

    So a bot that takes its whole budget every time costs those who ask it, and not the tables of the quick ones.
    """

    def __init__(self) -> None:
        self._queues: dict[str, dict[Request, None]] = {}
        self._used: dict[str, float] = {}
        self._now_served = 0.0
        self._somebody = asyncio.Event()

    def __bool__(self) -> bool:
        return bool(self._queues)

    def put(self, request: Request) -> None:
        if request.bot not in self._queues:
            # Time not used in the past is no credit for the future.
            self._used[request.bot] = max(self._used.get(request.bot, 0.0), self._now_served)
            self._queues[request.bot] = {}
        self._queues[request.bot][request] = None
        self._somebody.set()

    async def wait(self) -> None:
        """Until somebody waits."""
        while not self._queues:
            self._somebody.clear()
            await self._somebody.wait()

    def take(self) -> Request:
        bot = min(self._queues, key=self._used.__getitem__)
        self._now_served = self._used[bot]
        request = next(iter(self._queues[bot]))
        self.drop(request)
        return request

    def drop(self, request: Request) -> None:
        """Forget a request that is taken, or that nobody waits for any more."""
        queue = self._queues.get(request.bot, {})
        queue.pop(request, None)
        if not queue:
            self._queues.pop(request.bot, None)

    def charge(self, bot: str, seconds: float) -> None:
        self._used[bot] += seconds


class Worker(asyncio.SubprocessProtocol):
    """The server's end of one worker process: a line in, a line out."""

    def __init__(self) -> None:
        self.alive = True
        self.line: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        """What it says next; nothing, if it dies instead."""
        self._heard = b""
        self._asked = False
        self._exited, self._closed = asyncio.Event(), asyncio.Event()

    async def ask(self, line: bytes) -> bytes:
        if not self.alive:
            return b""
        self._asked, self._heard = True, b""
        self.line = asyncio.get_running_loop().create_future()
        self._stdin.write(line)
        return await self.line

    async def end(self) -> None:
        """Kill the process and all it started, and close the pipes."""
        self.alive = False
        with suppress(ProcessLookupError, PermissionError):  # dead already; the latter is how macOS says it
            os.killpg(self._transport.get_pid(), signal.SIGKILL)
        await self._exited.wait()  # closing an unreaped process would race with the loop that reaps it
        self._transport.close()
        await self._closed.wait()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.SubprocessTransport, transport)
        self._stdin = cast(asyncio.WriteTransport, self._transport.get_pipe_transport(0))

    def pipe_data_received(self, fd: int, data: bytes) -> None:
        if fd == 1:
            self._heard += data
            if data.endswith(b"\n") or len(self._heard) > LONGEST_ANSWER:
                self._say(self._heard)
        elif not self._asked:  # it knows no number yet
            log.warning("a bot worker says: %s", data.decode(errors="backslashreplace").rstrip())
        else:
            log.debug("a bot worker wrote to stderr, which may name a number and is not shown")

    def pipe_connection_lost(self, fd: int, exc: Exception | None) -> None:  # noqa: ARG002
        self.alive = False
        if fd == 1:  # and not before: its last words may arrive after the news of its death
            self._say(b"")

    def process_exited(self) -> None:
        self.alive = False
        self._exited.set()

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002
        self._closed.set()

    def _say(self, line: bytes) -> None:
        if not self.line.done():
            self.line.set_result(line)


@asynccontextmanager
async def started_worker(budget: float) -> AsyncIterator[tuple[Worker, tuple[str, ...]]]:
    """A worker process that is ready, and its bots' names; killed at the end. Raises `WorkersError`."""
    command = (sys.executable, "-P", "-m", "thenumber.server.worker_main", str(budget + 1))
    # A fixed hash seed: a bot that walks through a set shall choose the same number in every worker.
    environment = {name: os.environ[name] for name in KEPT if name in os.environ} | {"PYTHONHASHSEED": "0"}
    try:
        # A session of its own: Ctrl-C in the server's terminal is the server's business.
        _, worker = await asyncio.get_running_loop().subprocess_exec(
            Worker, *command, env=environment, start_new_session=True
        )
    except OSError as error:
        raise WorkersError(f"a bot worker can't be started: {error.strerror}") from error
    try:
        yield worker, await _names_of_bots(worker)
    finally:
        ending = asyncio.create_task(worker.end())
        try:
            await asyncio.shield(ending)
        except asyncio.CancelledError:  # close() came while a worker was being replaced
            await ending
            raise


async def _names_of_bots(worker: Worker) -> tuple[str, ...]:
    """What a worker says first."""
    try:
        async with asyncio.timeout(READY_LIMIT):
            hello = await worker.line
    except TimeoutError:
        raise WorkersError("a bot worker takes too long to start") from None
    if not hello:
        raise WorkersError("a bot worker ended before it was ready")
    try:
        said = json.loads(hello)
    except ValueError:
        raise WorkersError("a bot worker says something else than that it is ready") from None
    if "error" in said:
        raise WorkersError(f"THENUMBER_EXTRA_BOTS: {said['error']}")
    return tuple(said["bots"])
