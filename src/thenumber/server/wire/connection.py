"""One client's end of the wire: answers in order, and what is shown before them."""

from collections.abc import Callable

from thenumber.server.wire.frames import TEXT, frame
from thenumber.server.wire.protocol import Missed, encode

MOST_ANSWERS = 1000
"""The most answers that wait for somebody who does not read: whoever asks more without listening is cut off."""
MISSED = frame(TEXT, encode(Missed()))


class Connection:
    """Somebody who looks at a table. A slow client gets fewer views, never a stale one, and slows nobody down."""

    __slots__ = ("_answers", "_send", "_shown", "behind", "blocked", "hang_up", "person")

    def __init__(self, person: str, send: Callable[[bytes], None], hang_up: Callable[[], None] = lambda: None) -> None:
        """`hang_up` is what ends the connection from our side, in a way that lets the client try again."""
        self.person, self.hang_up = person, hang_up
        self.blocked = False
        """The client does not read as fast as the server writes."""
        self.behind = False
        """It missed something while it was blocked: the next thing it is shown must be a whole view."""
        self._send = send
        self._answers: list[bytes] = []
        self._shown: list[bytes] = []

    def answer(self, message: bytes) -> None:
        """Queue an answer for the next `flush`, after what is shown now."""
        self._answers.append(frame(TEXT, message))

    def show(self, view: bytes) -> None:
        """Queue a whole view, as a frame, for the next `flush`, after the changes that led to it."""
        if self.blocked:
            self.behind = True
            self._shown = []
            return
        if self.behind:  # else a server that leaves something out could say that the client was slow
            self.behind = False
            self._shown.append(MISSED)
        self._shown.append(view)

    def show_change(self, change: bytes) -> None:
        """Queue a change of the last view, as a frame, for the next `flush`."""
        if self.blocked:
            self.behind = True
            self._shown = []
        elif not self.behind:
            self._shown.append(change)

    def flush(self) -> None:
        """Send what there is to send, all at once: a system call costs more than all that is done about a view."""
        if self.blocked:
            return
        out = self._shown
        if out:
            self._shown = []
            if self._answers:
                out += self._answers
                self._answers = []
        elif self._answers:
            out, self._answers = self._answers, []
        else:
            return
        self._send(out[0] if len(out) == 1 else b"".join(out))

    def forget(self) -> None:
        """Send nothing any more: the line is gone."""
        self.blocked = True
        self._send, self.hang_up = _nowhere, _nothing
        self._answers, self._shown = [], []

    @property
    def overrun(self) -> bool:
        return len(self._answers) > MOST_ANSWERS


def _nothing() -> None:
    """How a connection ends when its line is gone."""


def _nowhere(_: bytes) -> None:
    """Where a connection sends to when its line is gone."""
