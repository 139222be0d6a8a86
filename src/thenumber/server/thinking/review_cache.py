"""Answers that were given just now, in memory: whoever asks again, or reloads a page, does not wait again."""

MOST_BYTES = 16 << 20
"""The most bytes of all answers together, packed as they are. A review takes 50,000."""


class RecentAnswers:
    """The answers that were used last, by the ids of their questions; never more than `most` bytes.

    >>> recent = RecentAnswers(most=5)
    >>> recent.put("a", b"123"), recent.put("b", b"45"), recent.get("a"), recent.put("c", b"6")
    (None, None, b'123', None)
    >>> recent.get("a"), recent.get("b"), recent.get("c")
    (b'123', None, b'6')
    """

    def __init__(self, most: int = MOST_BYTES) -> None:
        self._most = most
        self._bodies: dict[str, bytes] = {}  # in order of their last use
        self._size = 0

    def put(self, key: str, body: bytes) -> None:
        self._size += len(body) - len(self._bodies.pop(key, b""))
        self._bodies[key] = body
        while self._size > self._most:
            self._size -= len(self._bodies.pop(next(iter(self._bodies))))

    def get(self, key: str) -> bytes | None:
        body = self._bodies.pop(key, None)
        if body is not None:
            self._bodies[key] = body
        return body
