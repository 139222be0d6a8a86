"""The answer to one question about a game, line by line, for however many read it while it is made."""

import asyncio
from collections.abc import AsyncGenerator, Callable
from enum import Enum

from thenumber.server.thinking.reviewer import Question, ReviewFailedError

LOOK_SECONDS = 0.5
"""The time between two looks whether a reader is still there, in seconds."""
QUIET_SECONDS = 15.0
"""The time without a line after which a reader gets a space, in seconds. Proxies cut an answer that is quiet for a
minute, and JSON may begin with spaces."""


class Kind(Enum):
    """What an answer is about, which decides how much of it there may be, what comes first and what is kept."""

    SHORT = "a tip, or the reasons of bots"
    FINISHED = "a review of a finished game of this server"
    MADE_UP = "a review of any other game"

    @property
    def label(self) -> str:
        """Its name in metrics."""
        return self.name.lower()


class Answer:
    """An answer that waits, is being made, or is there. `unread` is called when its last reader goes."""

    def __init__(self, question: Question, address: str, kind: Kind, unread: Callable[["Answer"], None]) -> None:
        self.question, self.kind = question, kind
        self.lines: list[bytes] = []
        self.over = self.failed = False
        self.asked_at = asyncio.get_running_loop().time()
        self._asked_by, self._unread = address, unread
        self._readers: list[tuple[str, Callable[[], bool]]] = []
        """The addresses of those who read it, the first one first, and whether they are still there."""
        self._more = asyncio.Event()

    @property
    def is_read(self) -> bool:
        """Whether anybody still waits for it."""
        return any(there() for _, there in self._readers)

    @property
    def address(self) -> str:
        """The address that it counts for: of those who wait for it the first, or whoever asked."""
        return next((address for address, there in self._readers if there()), self._asked_by)

    def add(self, line: bytes) -> None:
        self.lines.append(line)
        self._wake()

    def end(self, *, failed: bool) -> None:
        self.over, self.failed = True, failed
        self._wake()

    async def read(self, address: str, there: Callable[[], bool]) -> AsyncGenerator[bytes]:
        """The lines, each as soon as it is there, until the reader is not `there` any more; a space now and then.

        Raises ReviewFailedError after the last line of an answer that failed.
        """
        reader = address, there
        self._readers.append(reader)
        try:
            place, quiet = 0, 0.0
            while there():
                if place < len(self.lines):
                    yield self.lines[place]
                    place, quiet = place + 1, 0.0
                elif self.failed:
                    raise ReviewFailedError
                elif self.over:
                    return
                elif not await self._has_more():
                    quiet += LOOK_SECONDS
                    if quiet >= QUIET_SECONDS:
                        yield b" "
                        quiet = 0.0
        finally:
            self._readers.remove(reader)
            if not self._readers:
                self._unread(self)

    async def _has_more(self) -> bool:
        try:
            async with asyncio.timeout(LOOK_SECONDS):
                return await self._more.wait()
        except TimeoutError:
            return False

    def _wake(self) -> None:
        self._more.set()
        self._more = asyncio.Event()
