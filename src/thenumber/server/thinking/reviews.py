"""Reviews of games, advice, reasons of bots: each made once, for all who wait for it.

Whoever plays must not wait until the games of others have been reviewed: what is short has a process of its own. Before
both processes stands a queue that is fair by address, with finished games of this server before all others. A small
server has one process for all. Reviews of finished games are kept in the store; all else is only remembered for a
while, for anybody can make up any number of games.
"""

import asyncio
import logging
import zlib
from collections import Counter
from collections.abc import AsyncGenerator, Callable, Coroutine, Sequence
from typing import NamedTuple

from thenumber.rules.digits import Number
from thenumber.rules.game import Game
from thenumber.rules.seats import Seat
from thenumber.server.histogram import Histogram
from thenumber.server.store.store import Store
from thenumber.server.thinking.review_answer import Answer, Kind
from thenumber.server.thinking.review_cache import RecentAnswers
from thenumber.server.thinking.review_queue import FairQueue
from thenumber.server.thinking.reviewer import IDLE, SMALL_IDLE, Question, Reviewer, ReviewFailedError
from thenumber.table.wrote import Wrote

LOG = logging.getLogger(__name__)
LINGER_SECONDS = 10.0
"""The time for which an answer that nobody reads is still made or waits, in seconds: somebody may reload the page."""

PIECE_BYTES = 1 << 16
"""The most bytes of an answer that are unpacked at once."""


class Most(NamedTuple):
    """The most answers of a kind that may wait or be under way."""

    of_an_address: int
    of_all: int


MOST = {Kind.SHORT: Most(64, 256), Kind.FINISHED: Most(8, 64), Kind.MADE_UP: Most(1, 32)}
"""The bounds of the queues. Behind one address may be a school: its tips and finished games wait for each other there,
and nobody else waits for more than one of them."""


class ReviewsBusyError(Exception):
    """Too many answers wait already, of this address or at all."""


class Reviews:
    def __init__(self, store: Store, clock: Callable[[], float], *, small: bool = False) -> None:
        """`small` is that of the settings."""
        self._store, self._clock = store, clock
        self._asked: dict[str, Answer] = {}
        """The answers that wait or are being made, by the ids of their questions."""
        self._recent = RecentAnswers()
        self._long = _Desk(self._done, SMALL_IDLE if small else IDLE)
        self._short = self._long if small else _Desk(self._done, IDLE)
        self._closed = False
        self.seconds: dict[str, Histogram] = {}
        """How long answers took that were made, from when they were asked for, by their kind."""
        self.failed: Counter[str] = Counter()
        """How many answers failed, by their kind."""

    async def review(
        self, game: Game, bots: Sequence[str | None], address: str, there: Callable[[], bool], *, finished: bool
    ) -> AsyncGenerator[bytes]:
        """A line of JSON a turn, as soon as it is there, and one about the whole game; or ReviewsBusyError.

        `bots` are those of `Question`, `address` is the key of who asks, and `there` says whether they still wait for
        it. `finished` is whether the game is a finished game of this server.
        """
        kind = Kind.FINISHED if finished else Kind.MADE_UP
        return await self._answer(_about(game, bots), address, there, kind)

    async def is_kept(self, game: Game, bots: Sequence[str | None]) -> bool:
        """Whether the store has the review, so that nobody has to make it."""
        return await self._store.review(_about(game, bots).id) is not None

    async def advice(
        self, game: Game, seat: Seat, bots: Sequence[str | None], draw: int, address: str, there: Callable[[], bool]
    ) -> bytes:
        """One line of JSON: what the seat's numbers can expect in the turn to come. `bots` and `draw` are those of
        `Question`."""
        return await self._only_line(Question(game.seats, _numbers(game), seat, tuple(bots), draw), address, there)

    async def reasons(
        self, game: Game, turn_index: int, wrote: Sequence[Wrote], address: str, there: Callable[[], bool]
    ) -> bytes:
        """One line of JSON: why bots wrote these numbers in this turn; the process sees only the turns before it."""
        numbers = tuple((one.seat, one.bot, one.number) for one in wrote)
        question = Question(game.seats, _numbers(game)[:turn_index], numbers)
        return await self._only_line(question, address, there)

    async def close(self) -> None:
        """End all that is under way at once; whoever reads it sees that it broke off. May be called again."""
        self._closed = True
        for answer in [*self._asked.values()]:
            answer.end(failed=True)
        self._asked.clear()
        await asyncio.gather(*(desk.close() for desk in {self._long, self._short}))

    async def _only_line(self, question: Question, address: str, there: Callable[[], bool]) -> bytes:
        lines = await self._answer(question, address, there, Kind.SHORT)
        line = b"".join([part async for part in lines])
        if not line.endswith(b"\n"):  # whoever asked is gone
            raise ReviewFailedError
        return line

    async def _answer(
        self, question: Question, address: str, there: Callable[[], bool], kind: Kind
    ) -> AsyncGenerator[bytes]:
        key = question.id
        if key not in self._asked and (body := await self._made(key, kind)):
            return _unpacked(body)
        if key not in self._asked:  # nobody else began it meanwhile
            self._demand_room(address, kind)
            self._asked[key] = answer = Answer(question, address, kind, self._forget_soon)
            self._forget_soon(answer)  # unless somebody begins to read it
            self._desk(question).add(answer)
        answer = self._asked[key]
        if kind is Kind.FINISHED:
            answer.kind = kind
        return answer.read(address, there)

    async def _made(self, key: str, kind: Kind) -> bytes | None:
        """An answer that was given before."""
        body = self._recent.get(key)
        if kind is Kind.SHORT:
            return body
        kept = await self._store.review(key) if body is None or kind is Kind.FINISHED else None
        if body and kind is Kind.FINISHED and kept is None:
            await self._store.keep_review(key, self._clock(), body)
        return body or kept

    def _demand_room(self, address: str, kind: Kind) -> None:
        if self._closed:
            raise ReviewsBusyError
        alike = [answer for answer in self._asked.values() if answer.kind is kind]
        own = [answer for answer in alike if answer.address == address]
        if len(own) < MOST[kind].of_an_address and len(alike) < MOST[kind].of_all:
            return
        unread = [answer for answer in own if not answer.is_read]
        if not unread:
            raise ReviewsBusyError
        self._forget(unread[0])

    def _forget_soon(self, answer: Answer) -> None:
        """Give an answer up, unless somebody reads it again soon. A review of a finished game is worth keeping."""
        if not answer.over:
            asyncio.get_running_loop().call_later(LINGER_SECONDS, self._forget_if_unread, answer)

    def _forget_if_unread(self, answer: Answer) -> None:
        if not answer.over and not answer.is_read and answer.kind is not Kind.FINISHED:
            self._forget(answer)

    def _forget(self, answer: Answer) -> None:
        self._desk(answer.question).drop(answer)
        self._asked.pop(answer.question.id, None)
        answer.end(failed=True)

    def _desk(self, question: Question) -> "_Desk":
        return self._short if question.short else self._long

    async def _done(self, answer: Answer) -> None:
        """Keep an answer, if it is one, and tell those who read it that it is over."""
        key = answer.question.id
        if len(answer.lines) == answer.question.lines:
            body = zlib.compress(b"".join(answer.lines))
            self._recent.put(key, body)
            if answer.kind is Kind.FINISHED:
                await self._store.keep_review(key, self._clock(), body)
            seconds = asyncio.get_running_loop().time() - answer.asked_at
            self.seconds.setdefault(answer.kind.label, Histogram()).observe(seconds)
        elif not answer.over:
            self.failed[answer.kind.label] += 1
        if self._asked.get(key) is answer:
            del self._asked[key]
        answer.end(failed=len(answer.lines) < answer.question.lines)


class _Desk:
    """A process that answers one question after the other, and those that wait for it."""

    def __init__(self, done: Callable[[Answer], Coroutine[None, None, None]], idle: float) -> None:
        self._done = done
        self._queue = FairQueue[Answer](lambda answer: answer.kind is Kind.MADE_UP)
        self._reviewer = Reviewer(idle)
        self._making: tuple[Answer, asyncio.Task[None]] | None = None

    def add(self, answer: Answer) -> None:
        self._queue.put(answer.address, answer)
        if self._making is None:
            self._go_on()

    def drop(self, answer: Answer) -> None:
        """Don't make it, or don't go on with it."""
        self._queue.remove(answer)
        if self._making and self._making[0] is answer:
            self._making[1].cancel()

    async def close(self) -> None:
        while self._queue.take():
            pass
        if self._making:
            self._making[1].cancel()
            await asyncio.wait([self._making[1]])
        await self._reviewer.close()

    def _go_on(self, _: object = None) -> None:
        answer = self._queue.take()
        self._making = None
        if answer:
            task = asyncio.create_task(self._make(answer))
            self._making = answer, task
            task.add_done_callback(self._go_on)

    async def _make(self, answer: Answer) -> None:
        try:
            async for line in self._reviewer.ask(answer.question):
                answer.add(line)
        except Exception as error:  # whatever it is, nobody may wait for it for ever
            LOG.warning("a review failed: %s", type(error).__name__)
        await self._done(answer)


async def _unpacked(body: bytes) -> AsyncGenerator[bytes]:
    """An answer in pieces, so that many slow readers of it don't each hold the whole."""
    unpacking, packed = zlib.decompressobj(), body
    while piece := unpacking.decompress(packed, PIECE_BYTES):
        yield piece
        packed = unpacking.unconsumed_tail


def _about(game: Game, bots: Sequence[str | None]) -> Question:
    return Question(game.seats, _numbers(game), bots=tuple(bots))


def _numbers(game: Game) -> tuple[tuple[Number | None, ...], ...]:
    return tuple(turn.numbers for turn in game.turns)
