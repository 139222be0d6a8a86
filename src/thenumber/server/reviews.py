"""Reviews of games, advice, reasons of bots: made by one patient process, one after the other, each once and kept."""

import asyncio
import json
import logging
import sys
import zlib
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import suppress
from hashlib import sha256

from thenumber.rules.digits import Number
from thenumber.rules.game import Game
from thenumber.rules.seats import Seat
from thenumber.rules.values import value
from thenumber.server.store.store import Store
from thenumber.server.worker_process import child_environment
from thenumber.table.wrote import Wrote

log = logging.getLogger(__name__)

VERSION = 1
"""Of what a review says: a newer one does not find what an older one kept."""
PATIENCE = 180.0
"""Seconds for a line: on a new machine everything has to be compiled first."""
IDLE = 600.0
"""Seconds without a game until the process may go."""
LONGEST_LINE = 1 << 20
MOST_WAITING = 8


class ReviewFailedError(Exception):
    """The process died, or says nothing: whoever asks may ask again."""


class ReviewsBusyError(Exception):
    """Too many games wait already."""


@value
class Question:
    """What the process is asked: about a whole game, about a seat's next number, or about numbers that bots wrote."""

    seats: int
    turns: tuple[tuple[Number | None, ...], ...]
    """The numbers of the game so far."""
    asked: Seat | tuple[tuple[Seat, str, Number], ...] | None = None
    """A seat to be advised; seats, bots and the numbers that they wrote next; or None for a review."""

    @property
    def said(self) -> str:
        return json.dumps([self.seats, self.turns, self.asked], separators=(",", ":"))

    @property
    def lines(self) -> int:
        """Of the answer."""
        return len(self.turns) + 1 if self.asked is None else 1

    @property
    def id(self) -> str:
        """The same for the same numbers, whoever wrote them.

        >>> Question(3, ()).id == Question(3, ()).id, Question(3, ()).id == Question(4, ()).id
        (True, False)
        """
        return sha256(f"{VERSION} {self.said}".encode()).hexdigest()[:32]


class Review:
    """The lines of one review, for however many read them while it is made."""

    def __init__(self) -> None:
        self.lines: list[bytes] = []
        self.over = False
        self.failed = False
        self._more = asyncio.Event()

    def add(self, line: bytes) -> None:
        self.lines.append(line)
        self._wake()

    def end(self, *, failed: bool) -> None:
        self.over, self.failed = True, failed
        self._wake()

    async def read(self) -> AsyncIterator[bytes]:
        place = 0
        while True:
            while place < len(self.lines):
                yield self.lines[place]
                place += 1
            if self.over:
                break
            await self._more.wait()
        if self.failed:
            raise ReviewFailedError

    def _wake(self) -> None:
        self._more.set()
        self._more = asyncio.Event()


class Reviews:
    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self._store, self._clock = store, clock
        self._making: dict[str, tuple[Review, asyncio.Task[None]]] = {}
        self._turn = asyncio.Lock()
        self._process: Process | None = None
        self._idle: asyncio.TimerHandle | None = None

    async def review(self, game: Game) -> AsyncIterator[bytes]:
        """A line of JSON a turn, as soon as it is there, and one about the whole game."""
        return await self._answer(Question(game.seats, _numbers(game)))

    async def advice(self, game: Game, seat: Seat) -> bytes:
        """One line of JSON: what the seat's numbers can expect in the turn to come."""
        return await self._only_line(Question(game.seats, _numbers(game), seat))

    async def reasons(self, game: Game, turn_index: int, wrote: Sequence[Wrote]) -> bytes:
        """One line of JSON: why bots wrote these numbers in this turn; the process sees only the turns before it."""
        numbers = tuple((one.seat, one.bot, one.number) for one in wrote)
        return await self._only_line(Question(game.seats, _numbers(game)[:turn_index], numbers))

    async def _only_line(self, question: Question) -> bytes:
        lines = await self._answer(question)
        return b"".join([line async for line in lines])

    async def _answer(self, question: Question) -> AsyncIterator[bytes]:
        key = question.id
        if key not in self._making:
            if kept := await self._store.review(key):
                return _lines(zlib.decompress(kept))
            if key not in self._making:  # nobody else began it meanwhile
                if len(self._making) >= MOST_WAITING:
                    raise ReviewsBusyError
                review = Review()
                # Not cancelled with who asks: what is begun is worth keeping.
                self._making[key] = review, asyncio.create_task(self._make(question, review))
        return self._making[key][0].read()

    async def close(self) -> None:
        for _, task in [*self._making.values()]:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        await self._end_process()

    async def _make(self, question: Question, review: Review) -> None:
        failed = True
        try:
            async with self._turn:
                await self._ask(question, review)
            failed = False
            await self._store.keep_review(question.id, self._clock(), zlib.compress(b"".join(review.lines)))
        except (OSError, TimeoutError, ValueError, ReviewFailedError) as error:
            log.warning("a review failed: %s", type(error).__name__)
        finally:
            self._making.pop(question.id, None)
            review.end(failed=failed)

    async def _ask(self, question: Question, review: Review) -> None:
        try:
            process = await self._started()
            stdin, stdout = process.stdin, process.stdout
            if stdin is None or stdout is None:
                raise ReviewFailedError
            stdin.write(question.said.encode() + b"\n")
            for _ in range(question.lines):
                async with asyncio.timeout(PATIENCE):
                    line = await stdout.readline()
                if not line.endswith(b"\n"):
                    raise ReviewFailedError
                review.add(line)
        except BaseException:
            await self._end_process()  # it may be in the middle of something
            raise

    async def _started(self) -> Process:
        if self._idle:
            self._idle.cancel()
        self._idle = asyncio.get_running_loop().call_later(IDLE, self._let_go)
        if self._process is None or self._process.returncode is not None:
            command = (sys.executable, "-P", "-m", "thenumber.server.review_main")
            self._process = await asyncio.create_subprocess_exec(
                *command, stdin=PIPE, stdout=PIPE, env=child_environment(), limit=LONGEST_LINE, start_new_session=True
            )
        return self._process

    def _let_go(self) -> None:
        """Half a gigabyte for nobody: the next one who asks waits a second longer."""
        if self._making:
            self._idle = asyncio.get_running_loop().call_later(IDLE, self._let_go)
        elif self._process and self._process.stdin:
            self._process.stdin.close()  # ends it
            self._process = None

    async def _end_process(self) -> None:
        if self._idle:
            self._idle.cancel()
        process, self._process = self._process, None
        if process and process.returncode is None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()


async def _lines(text: bytes) -> AsyncIterator[bytes]:
    for line in text.splitlines(keepends=True):
        yield line


def _numbers(game: Game) -> tuple[tuple[Number | None, ...], ...]:
    return tuple(turn.numbers for turn in game.turns)
