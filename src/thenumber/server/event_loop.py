"""The event loop of a server: sockets are looked at once in a few milliseconds while many speak, at once otherwise.

Waking up costs more than what one client says. While many speak, the loop rests between two looks, and then hears all
who spoke meanwhile: they are applied, committed and shown together. Many who speak once, in the same instant, are no
reason to rest: only if the look before brought many commands, too. Nor are connections that come, go or flood. A single
person never waits for a tick, and other threads wake the loop at any time.
"""

import asyncio
import select
import selectors
import time
from typing import TypeAlias

TICK_SECONDS = 0.012
"""Seconds between two looks at the sockets while many speak."""
MANY = 4
"""The number of commands heard at one look from which many speak."""

Found: TypeAlias = list[tuple[selectors.SelectorKey, int]]


class Heard:
    """Counts the commands of clients since the sockets of this process were looked at."""

    commands = 0


HEARD = Heard()


class TickingSelector(selectors.DefaultSelector):
    """Looks at sockets in ticks while many speak."""

    def __init__(self) -> None:
        super().__init__()
        self._looked_at = 0.0
        self._next_look = 0.0
        self._many_until = 0.0
        """Until when a look that brings many commands is one of a row of such looks."""
        self._waker: selectors.SelectorKey | None = None
        """What other threads wake the loop by: the first thing that a loop registers."""
        self._resting = select.poll()

    def register(self, fileobj: "selectors._FileObject", events: int, data: object = None) -> selectors.SelectorKey:  # type: ignore[name-defined]
        key = super().register(fileobj, events, data)
        if self._waker is None:
            self._waker = key
            self._resting.register(key.fd, select.POLLIN)
        return key

    def select(self, timeout: float | None = None) -> Found:
        """As in `selectors`, but while many speak nothing but the waker is found before the next tick."""
        now = time.monotonic()
        if HEARD.commands >= MANY:
            if now < self._many_until:
                self._next_look = self._looked_at + TICK_SECONDS
            self._many_until = now + 2 * TICK_SECONDS
        HEARD.commands = 0
        rest = self._next_look - now
        if rest > 0:
            if timeout is not None and timeout < rest:
                return self._rest(timeout)
            if woken := self._rest(rest):
                return woken
            timeout = 0
        found = super().select(timeout)
        self._looked_at = time.monotonic()
        return found

    def _rest(self, seconds: float) -> Found:
        if self._waker and self._resting.poll(max(0.0, seconds) * 1000):
            return [(self._waker, selectors.EVENT_READ)]
        return []


def new_event_loop() -> asyncio.AbstractEventLoop:
    """The loop that a server runs in."""
    return asyncio.SelectorEventLoop(TickingSelector())
