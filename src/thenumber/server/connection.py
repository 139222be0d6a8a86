"""One client's end of the wire: answers in order, and of several views that wait only the newest."""

from collections.abc import Callable

from thenumber.server.frames import TEXT, frame

MOST_ANSWERS = 1000
"""That wait for somebody who does not read: whoever asks so much without listening is cut off."""


class Connection:
    """Somebody who looks at a table. A slow client gets fewer views, never a stale one, and slows nobody down."""

    __slots__ = ("_answers", "_send", "_view", "blocked", "person")

    def __init__(self, person: str, send: Callable[[bytes], None]) -> None:
        self.person = person
        self.blocked = False
        """The client does not read as fast as we write."""
        self._send = send
        self._answers: list[bytes] = []
        self._view: bytes | None = None

    def answer(self, message: bytes) -> None:
        """To be sent with the next `flush`, after what is shown now."""
        self._answers.append(frame(TEXT, message))

    def show(self, view: bytes) -> None:
        """A view as a frame, to be sent with the next `flush` unless a newer one comes before."""
        self._view = view

    def flush(self) -> None:
        """Send what there is to send, all at once: a system call costs more than all we do about a view."""
        if self.blocked:
            return
        view, answers = self._view, self._answers
        if view is None:
            if answers:
                self._answers = []
                self._send(answers[0] if len(answers) == 1 else b"".join(answers))
            return
        self._view = None
        if answers:
            self._answers = []
            view = b"".join((view, *answers))
        self._send(view)

    @property
    def overrun(self) -> bool:
        return len(self._answers) > MOST_ANSWERS
