"""Reviews of games, and advice: made by one patient process, one after the other, each once: they are kept."""

import asyncio
import json
import logging
import os
import sys
import zlib
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from hashlib import sha256

from thenumber.rules.game import Game
from thenumber.rules.seats import Seat
from thenumber.server.store.store import Store
from thenumber.server.worker_process import KEPT

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

    async def advice(self, game: Game, seat: Seat) -> bytes:
        """One line of JSON: what the seat's numbers can expect in the turn to come."""
        lines = await self.review(game, seat)
        return b"".join([line async for line in lines])

    async def review(self, game: Game, seat: Seat | None = None) -> AsyncIterator[bytes]:
        """A line of JSON a turn, as soon as it is there, and one about the whole game."""
        key = review_id(game, seat)
        if key not in self._making:
            if kept := await self._store.review(key):
                return _lines(zlib.decompress(kept))
            if key not in self._making:  # nobody else began it meanwhile
                if len(self._making) >= MOST_WAITING:
                    raise ReviewsBusyError
                review = Review()
                # Not cancelled with who asks: what is begun is worth keeping.
                self._making[key] = review, asyncio.create_task(self._make(key, game, seat, review))
        return self._making[key][0].read()

    async def close(self) -> None:
        for _, task in [*self._making.values()]:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        await self._end_process()

    async def _make(self, key: str, game: Game, seat: Seat | None, review: Review) -> None:
        failed = True
        try:
            async with self._turn:
                await self._ask(game, seat, review)
            failed = False
            await self._store.keep_review(key, self._clock(), zlib.compress(b"".join(review.lines)))
        except (OSError, TimeoutError, ValueError, ReviewFailedError) as error:
            log.warning("a review failed: %s", type(error).__name__)
        finally:
            self._making.pop(key, None)
            review.end(failed=failed)

    async def _ask(self, game: Game, seat: Seat | None, review: Review) -> None:
        try:
            process = await self._started()
            stdin, stdout = process.stdin, process.stdout
            if stdin is None or stdout is None:
                raise ReviewFailedError
            stdin.write(_said(game, seat).encode() + b"\n")
            for _ in range(len(game.turns) + 1 if seat is None else 1):
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
            environment = {name: os.environ[name] for name in KEPT if name in os.environ}
            self._process = await asyncio.create_subprocess_exec(
                *command, stdin=PIPE, stdout=PIPE, env=environment, limit=LONGEST_LINE, start_new_session=True
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


def _said(game: Game, seat: Seat | None) -> str:
    return json.dumps([game.seats, [turn.numbers for turn in game.turns], seat], separators=(",", ":"))


def review_id(game: Game, seat: Seat | None = None) -> str:
    """The same for the same numbers, whoever wrote them.

    >>> from thenumber.rules.game import new_game
    >>> review_id(new_game(3)) == review_id(new_game(3)), review_id(new_game(3)) == review_id(new_game(4))
    (True, False)
    """
    return sha256(f"{VERSION} {_said(game, seat)}".encode()).hexdigest()[:32]
