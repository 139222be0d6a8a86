"""WebSocket frames (RFC 6455) as a server reads and writes them: bytes in, messages out, no extensions.

Our own, because a library hands every message to a task that waits for it, which costs more than all that is done
about the message (docs/decisions/0002-sockets.md).
"""

from typing import NamedTuple

TEXT, BINARY, CLOSE, PING, PONG = 0x1, 0x2, 0x8, 0x9, 0xA
CONTINUATION = 0x0
FINAL, RESERVED, OPCODE = 0x80, 0x70, 0x0F
MASKED, SIZE = 0x80, 0x7F
SHORT_SIZE, TWO_BYTES = 125, 126
MASK_SIZE = 4

GOING_AWAY, PROTOCOL_ERROR, NOT_ALLOWED, TOO_BIG = 1001, 1002, 1008, 1009


class FramesError(Exception):
    """The other side does not keep to the protocol; `code` is what to close with."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Message(NamedTuple):
    """A whole message, or a control frame."""

    opcode: int
    payload: bytes


class Reader:
    """Puts frames of one connection together, however they are cut up on the way."""

    __slots__ = ("_limit", "_opcode", "_parts", "_rest")

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._rest = b""
        self._opcode = CONTINUATION
        self._parts = b""

    def feed(self, data: bytes) -> list[Message]:
        """The messages that are complete now; FramesError if there will never be another."""
        if self._rest:
            data = self._rest + data
        messages: list[Message] = []
        start, end = 0, len(data)
        while end - start >= 2:
            first, size = data[start], data[start + 1] & SIZE
            head = start + 2
            if size > SHORT_SIZE:
                # A size of eight bytes is for what is too big anyway.
                head += 2
                if end < head:
                    break
                size = int.from_bytes(data[start + 2 : head], "big") if size == TWO_BYTES else self._limit + 1
            self._ensure_allowed(first, data[start + 1], size)
            body = head + MASK_SIZE
            if end < body + size:
                break
            start = body + size
            message = self._put_together(first, _unmasked(data[head:body], data[body:start]))
            if message:
                messages.append(message)
        self._rest = data[start:]
        return messages

    def _ensure_allowed(self, first: int, second: int, size: int) -> None:
        opcode = first & OPCODE
        if first & RESERVED or not second & MASKED:
            raise FramesError(PROTOCOL_ERROR)
        if opcode >= CLOSE:
            if opcode > PONG or size > SHORT_SIZE or not first & FINAL:
                raise FramesError(PROTOCOL_ERROR)
        elif opcode > BINARY or (opcode == CONTINUATION) != (self._opcode != CONTINUATION):
            raise FramesError(PROTOCOL_ERROR)
        elif size + len(self._parts) > self._limit:
            raise FramesError(TOO_BIG)

    def _put_together(self, first: int, payload: bytes) -> Message | None:
        opcode = first & OPCODE
        if first & FINAL and opcode != CONTINUATION:
            return Message(opcode, payload)
        self._opcode = opcode or self._opcode
        self._parts += payload
        if not first & FINAL:
            return None
        message = Message(self._opcode, self._parts)
        self._opcode, self._parts = CONTINUATION, b""
        return message


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
    """What to say to whoever closes: the same code back, if it is one.

    >>> close_answer(b"").hex(), close_answer(bytes.fromhex("03e8")).hex(), close_answer(bytes.fromhex("03ed")).hex()
    ('8800', '880203e8', '880203ea')
    """
    code = int.from_bytes(payload[:2], "big")
    sendable = code in range(1000, 1004) or code in range(1007, 1015) or code in range(3000, 5000)
    if not payload:
        return frame(CLOSE, b"")
    return close_frame(code if len(payload) > 1 and sendable else PROTOCOL_ERROR)
