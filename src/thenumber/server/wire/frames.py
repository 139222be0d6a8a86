"""WebSocket frames (RFC 6455) as a server reads and writes them: bytes in, messages out, no extensions.

Our own, because a library hands every message to a task that waits for it, which costs more than all that is done
about the message (docs/decisions/0002-sockets.md).
"""

from typing import TypeAlias

TEXT, BINARY, CLOSE, PING, PONG = 0x1, 0x2, 0x8, 0x9, 0xA
CONTINUATION = 0x0
FINAL, RESERVED, OPCODE = 0x80, 0x70, 0x0F
MASKED, SIZE = 0x80, 0x7F
SHORT_SIZE, TWO_BYTES = 125, 126
MASK_SIZE = 4
WHOLE_TEXT = FINAL | TEXT
"""The first byte of a text message in one frame, as nearly all are."""

GOING_AWAY, PROTOCOL_ERROR, NO_TEXT, NOT_ALLOWED, TOO_BIG, TRY_AGAIN = 1001, 1002, 1007, 1008, 1009, 1013


class FramesError(Exception):
    """The other side does not keep to the protocol; `code` is what to close with."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


Message: TypeAlias = tuple[int, bytes]
"""A whole message, or a control frame: its opcode and its payload."""


class Reader:
    """Puts frames of one connection together, however they are cut up on the way.

    It keeps what is not read yet, which is never more than one message, one unfinished frame and what was fed last.
    """

    __slots__ = ("_limit", "_opcode", "_parts", "_rest", "counted", "waiting")

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._rest = b""
        self._opcode = CONTINUATION
        self._parts = b""
        self.counted = 0
        """The number of frames that were read by the last `feed`."""
        self.waiting = False
        """Whether the last `feed` left something that another one, with nothing new, may read."""

    def feed(self, data: bytes, most: int) -> list[Message]:
        """The messages that are complete now, out of `most` frames at most: any frame counts, also one of a piece.

        Raises FramesError if there will never be another message. What came before the error is returned first.
        """
        if self._rest:
            data = self._rest + data
        messages: list[Message] = []
        start, end, counted, waiting = 0, len(data), 0, False
        try:
            while end - start >= 2:
                if counted == most:
                    waiting = True
                    break
                first, second = data[start], data[start + 1]
                if first != WHOLE_TEXT or second < MASKED or self._opcode:
                    self._ensure_allowed(first, second)
                head, size = start + 2, second & SIZE
                if size > SHORT_SIZE:
                    head += 2 if size == TWO_BYTES else 8
                    if end < head:
                        break
                    size = _long_size(data[start + 2 : head])
                if size + len(self._parts) > self._limit and first & OPCODE < CLOSE:
                    raise FramesError(TOO_BIG)
                body = head + MASK_SIZE
                if end < body + size:
                    break
                start = body + size
                counted += 1
                payload = _unmasked(data[head:body], data[body:start])
                message = (TEXT, payload) if first == WHOLE_TEXT else self._put_together(first, payload)
                if message:
                    messages.append(message)
        except FramesError:
            if not messages:
                raise
            waiting = True
        self._rest = data[start:]
        self.counted, self.waiting = counted, waiting
        return messages

    def _ensure_allowed(self, first: int, second: int) -> None:
        """Judge a frame by its first two bytes, in which everything stands but a long size."""
        opcode = first & OPCODE
        if first & RESERVED or not second & MASKED:
            raise FramesError(PROTOCOL_ERROR)
        if opcode >= CLOSE:
            if opcode > PONG or second & SIZE > SHORT_SIZE or not first & FINAL:
                raise FramesError(PROTOCOL_ERROR)
        elif opcode > BINARY or (opcode == CONTINUATION) != (self._opcode != CONTINUATION):
            raise FramesError(PROTOCOL_ERROR)

    def _put_together(self, first: int, payload: bytes) -> Message | None:
        opcode = first & OPCODE
        if first & FINAL and opcode != CONTINUATION:
            return opcode, payload
        self._opcode = opcode or self._opcode
        self._parts += payload
        if not first & FINAL:
            return None
        message = self._opcode, self._parts
        self._opcode, self._parts = CONTINUATION, b""
        return message


def _long_size(field: bytes) -> int:
    """The size in a field of two or eight bytes. It must not fit into a shorter one, and its first bit is 0 in eight.

    >>> _long_size(bytes.fromhex("007e")), _long_size(bytes.fromhex("0000000000010000"))
    (126, 65536)
    """
    size = int.from_bytes(field, "big")
    if size <= SHORT_SIZE or (len(field) > 2 and not 1 << 16 <= size < 1 << 63):
        raise FramesError(PROTOCOL_ERROR)
    return size


def _unmasked(mask: bytes, payload: bytes) -> bytes:
    """
    >>> _unmasked(bytes.fromhex("37fa213d"), bytes.fromhex("7f9f4d5158"))
    b'Hello'
    """
    size = len(payload)
    key = (mask * (size // MASK_SIZE + 1))[:size]
    return (int.from_bytes(payload, "big") ^ int.from_bytes(key, "big")).to_bytes(size, "big")


def frame_head(opcode: int, size: int) -> bytes:
    """What stands before a payload of this size.

    >>> frame_head(TEXT, 5).hex(), frame_head(TEXT, 256).hex(), frame_head(TEXT, 65536).hex()
    ('8105', '817e0100', '817f0000000000010000')
    """
    if size <= SHORT_SIZE:
        return bytes((FINAL | opcode, size))
    if size < 1 << 16:
        return bytes((FINAL | opcode, TWO_BYTES)) + size.to_bytes(2, "big")
    return bytes((FINAL | opcode, TWO_BYTES + 1)) + size.to_bytes(8, "big")


def frame(opcode: int, payload: bytes) -> bytes:
    return frame_head(opcode, len(payload)) + payload


def close_frame(code: int) -> bytes:
    return frame(CLOSE, code.to_bytes(2, "big"))


def close_answer(payload: bytes) -> bytes:
    """What to say to whoever closes: the same code back, or what is wrong with its code or its reason.

    >>> close_answer(b"").hex(), close_answer(bytes.fromhex("03e8")).hex(), close_answer(bytes.fromhex("03ed")).hex()
    ('8800', '880203e8', '880203ea')
    >>> close_answer(bytes.fromhex("03e8ff")).hex()
    '880203ef'
    """
    if not payload:
        return frame(CLOSE, b"")
    code = int.from_bytes(payload[:2], "big")
    sendable = code in range(1000, 1004) or code in range(1007, 1015) or code in range(3000, 5000)
    if len(payload) == 1 or not sendable:
        return close_frame(PROTOCOL_ERROR)
    return close_frame(code if is_text(payload[2:]) else NO_TEXT)


def is_text(payload: bytes) -> bool:
    """Whether this is UTF-8, as every text and every reason has to be.

    >>> is_text("數".encode()), is_text("數".encode()[:2])
    (True, False)
    """
    try:
        payload.decode()
    except UnicodeDecodeError:
        return False
    return True
