"""That the server is about to be restarted: what everybody is told who is here or comes."""

import math

from thenumber.server.wire.frames import TEXT, frame
from thenumber.server.wire.protocol import RestartSoon, encode

OVERDUE_SECONDS = 180.0
"""The seconds after the moment that was announced for which it still counts as near. Then it did not come."""


class RestartNotice:
    """What was announced last. Times are by the monotonic clock."""

    def __init__(self) -> None:
        self._at: float | None = None

    def announce(self, seconds: float | None, now: float) -> bytes:
        """Announce it in so many seconds, or take it back; the frame that says so."""
        self._at = None if seconds is None else now + seconds
        return _frame(seconds)

    def seconds_left(self, now: float) -> int | None:
        """The seconds that are left, negative when it is overdue; None if nothing is announced."""
        if self._at is None or now > self._at + OVERDUE_SECONDS:
            return None
        return math.ceil(self._at - now)

    def message(self, now: float) -> bytes | None:
        """The frame for somebody who comes now; None if nothing is announced."""
        left = self.seconds_left(now)
        return None if left is None else _frame(left)


def _frame(seconds: float | None) -> bytes:
    return frame(TEXT, encode(RestartSoon(None if seconds is None else max(0, math.ceil(seconds)))))
