"""Reviews of games, advice, reasons of bots: each made once, for all who wait for it, and kept.

Whoever plays must not wait until the games of others have been reviewed: what is short has a process of its own.
"""

import asyncio
import logging
import zlib
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import suppress

from thenumber.rules.digits import Number
from thenumber.rules.game import Game
from thenumber.rules.seats import Seat
from thenumber.server.store.store import Store
from thenumber.server.thinking.reviewer import Question, Reviewer, ReviewFailedError
from thenumber.table.wrote import Wrote

log = logging.getLogger(__name__)

MOST_WAITING = 8
"""The most reviews that may wait, and the most short answers."""


class ReviewsBusyError(Exception):
    """Too many reviews wait already."""


class Review:
    """The lines of one review, for however many read them while it is made."""

    def __init__(self, question: Question) -> None:
        self.question = question
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
        self._long, self._short = Reviewer(), Reviewer()

    async def review(self, game: Game, bots: Sequence[str | None]) -> AsyncIterator[bytes]:
        """A line of JSON a turn, as soon as it is there, and one about the whole game.

        `bots` are those of `Question`.
        """
        return await self._answer(Question(game.seats, _numbers(game), bots=tuple(bots)))

    async def advice(self, game: Game, seat: Seat, bots: Sequence[str | None], draw: int) -> bytes:
        """One line of JSON: what the seat's numbers can expect in the turn to come. `bots` and `draw` are those of
        `Question`."""
        return await self._only_line(Question(game.seats, _numbers(game), seat, tuple(bots), draw))

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
                if sum(review.question.short == question.short for review, _ in self._making.values()) >= MOST_WAITING:
                    raise ReviewsBusyError
                review = Review(question)
                # Not cancelled with who asks: what is begun is worth keeping.
                self._making[key] = review, asyncio.create_task(self._make(review))
        return self._making[key][0].read()

    async def close(self) -> None:
        for _, task in [*self._making.values()]:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        for reviewer in (self._long, self._short):
            await reviewer.close()

    async def _make(self, review: Review) -> None:
        question, failed = review.question, True
        try:
            async for line in (self._short if question.short else self._long).ask(question):
                review.add(line)
            failed = False
            await self._store.keep_review(question.id, self._clock(), zlib.compress(b"".join(review.lines)))
        except (OSError, TimeoutError, ValueError, ReviewFailedError) as error:
            log.warning("a review failed: %s", type(error).__name__)
        finally:
            self._making.pop(question.id, None)
            review.end(failed=failed)


async def _lines(text: bytes) -> AsyncIterator[bytes]:
    for line in text.splitlines(keepends=True):
        yield line


def _numbers(game: Game) -> tuple[tuple[Number | None, ...], ...]:
    return tuple(turn.numbers for turn in game.turns)
