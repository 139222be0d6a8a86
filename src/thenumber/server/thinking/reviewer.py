"""A patient process that answers questions about games, one after the other; started when it is needed."""

import asyncio
import json
import logging
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import suppress
from hashlib import sha256

from thenumber.rules.digits import Number
from thenumber.rules.seats import Seat
from thenumber.rules.values import value
from thenumber.server.thinking.end_first import end_first
from thenumber.server.thinking.worker_process import child_environment

LOG = logging.getLogger(__name__)
VERSION = 3
"""The version of what a review says. A newer version does not find what an older one kept."""
PATIENCE = 180.0
"""The most seconds to wait for a line: on a new machine everything has to be compiled first."""
IDLE, SMALL_IDLE = 600.0, 60.0
"""Seconds without a question after which the process is ended; at a small server others need its memory."""
DYING = 0.5
"""The most seconds to wait for the end of a process that was killed."""
LONGEST_LINE = 1 << 20


class ReviewFailedError(Exception):
    """The process died, or says nothing: whoever asks may ask again."""


@value
class Question:
    """What the process is asked: about a whole game, about a seat's next number, or about numbers that bots wrote."""

    seats: int
    turns: tuple[tuple[Number | None, ...], ...]
    """The numbers of the game so far, one list a turn."""
    asked: Seat | tuple[tuple[Seat, str, Number], ...] | None = None
    """The seat to be advised; or seats, bots and the numbers that they wrote next; or None for a review."""
    bots: tuple[str | None, ...] = ()
    """The bots of the house that play, seat by seat, None for anybody else: what is expected of them depends on it."""
    draw: int = 0
    """Which of several numbers that are as good are named."""

    @property
    def short(self) -> bool:
        """Whether the answer is one line that somebody who plays waits for."""
        return self.asked is not None

    @property
    def said(self) -> str:
        return json.dumps([self.seats, self.turns, self.asked, self.bots, self.draw], separators=(",", ":"))

    @property
    def lines(self) -> int:
        """The number of lines of the answer."""
        return 1 if self.short else len(self.turns) + 1

    @property
    def id(self) -> str:
        """A key of the question, the same for the same numbers of the same bots and of any people.

        >>> Question(3, ()).id == Question(3, ()).id, Question(3, ()).id == Question(4, ()).id
        (True, False)
        >>> Question(2, (), bots=(None, "greedy")).id == Question(2, (), bots=(None, None)).id
        False
        """
        return sha256(f"{VERSION} {self.said}".encode()).hexdigest()[:32]


class Reviewer:
    """The process, started when it is needed. It is asked one question at a time."""

    def __init__(self, idle: float = IDLE) -> None:
        """`idle` is after how many seconds without a question the process is ended."""
        self._idle_seconds = idle
        self._process: Process | None = None
        self._idle: asyncio.TimerHandle | None = None
        self._listening: asyncio.Task[None] | None = None

    async def ask(self, question: Question) -> AsyncIterator[bytes]:
        """The lines of the answer, each as soon as it is there. If it is not read to its end, the process is killed."""
        if self._idle:
            self._idle.cancel()
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
                yield line
        except BaseException:
            await self.close()  # it may be in the middle of something
            raise
        self._idle = asyncio.get_running_loop().call_later(self._idle_seconds, self._let_go)

    async def close(self) -> None:
        """Kill the process. It gives way to everything, also while it dies: nobody waits for that for long."""
        if self._idle:
            self._idle.cancel()
        process, self._process = self._process, None
        if process and process.returncode is None:
            with suppress(ProcessLookupError):
                process.kill()
            with suppress(TimeoutError):
                async with asyncio.timeout(DYING):
                    await process.wait()

    async def _started(self) -> Process:
        if self._process is None or self._process.returncode is not None:
            command = (sys.executable, "-P", "-m", "thenumber.server.thinking.review_main")
            self._process = await asyncio.create_subprocess_exec(
                *command, stdin=PIPE, stdout=PIPE, stderr=PIPE,
                env=child_environment(), limit=LONGEST_LINE, process_group=0,
            )  # fmt: skip
            end_first(self._process.pid)
            if self._process.stderr:
                self._listening = asyncio.create_task(_log_lines(self._process.stderr))
        return self._process

    def _let_go(self) -> None:
        """End the idle process, which takes a fifth of a gigabyte: the next one who asks waits a second longer."""
        if self._process and self._process.stdin:
            self._process.stdin.close()  # ends it
            self._process = None


async def _log_lines(said: asyncio.StreamReader) -> None:
    """Log what the process prints besides its answers, such as why it ends."""
    with suppress(ValueError):  # a line that is too long
        async for line in said:
            LOG.warning("a review process says: %s", line.decode(errors="backslashreplace").rstrip())
