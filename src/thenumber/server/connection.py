"""One client's end of the wire: answers in order, and of several views that wait only the newest."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable


class Connection:
    """Somebody who looks at a table. A slow client gets fewer views, never a stale one, and slows nobody down."""

    def __init__(self, person: str, send: Callable[[bytes], Awaitable[None]]) -> None:
        self.person = person
        self._send = send
        self._answers: deque[bytes] = deque()
        self._view: bytes | None = None
        self._wake = asyncio.Event()

    def answer(self, message: bytes) -> None:
        self._answers.append(message)
        self._wake.set()

    def show(self, view: bytes) -> None:
        self._view = view
        self._wake.set()

    async def write_forever(self) -> None:
        """Send what there is to send, until the connection breaks or this is cancelled."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            view, self._view = self._view, None
            if view is not None:
                await self._send(view)
            while self._answers:
                await self._send(self._answers.popleft())
