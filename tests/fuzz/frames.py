"""WebSocket frames: whatever comes in, there are messages or a FramesError, the same however the bytes are cut up."""

from collections.abc import Iterable, Iterator, Sequence

from thenumber.server.wire.frames import FramesError, Message, Reader

LIMIT = 300
"""The largest message that is taken, in bytes: small, so that what is too big is soon found."""


def one(data: bytes) -> None:
    """The first byte says how the rest is cut up."""
    step, stream = (data[0] % 16 + 1 if data else 1), data[1:]
    whole, whole_error = read([stream])
    pieces, error = read(stream[start : start + step] for start in range(0, len(stream), step))
    assert error == whole_error
    if error is None:
        assert pieces == whole
    else:  # a whole piece that holds an error gives no messages
        assert pieces[: len(whole)] == whole
    for message in pieces:
        assert len(message.payload) <= LIMIT


def read(pieces: Iterable[bytes]) -> tuple[list[Message], int | None]:
    """The messages, and the code of the error that ended them."""
    reader = Reader(LIMIT)
    messages: list[Message] = []
    try:
        for piece in pieces:
            messages += reader.feed(piece)
    except FramesError as error:
        return messages, error.code
    return messages, None


def masked(first: int, payload: bytes, size: Sequence[int] | None = None) -> bytes:
    """A frame as a client sends it; `size` is what stands for its size, if it is not the shortest way to say it."""
    length = len(payload)
    said = size or ([0x80 | length] if length < 126 else [0x80 | 126, *length.to_bytes(2, "big")])
    mask = b"\x01\x02\x03\x04"
    return bytes([first, *said]) + mask + bytes(byte ^ mask[place % 4] for place, byte in enumerate(payload))


def seeds() -> Iterator[bytes]:
    yield b"\x00" + masked(0x81, b'{"id":1,"say":{"do":"Ping"}}')
    yield b"\x02" + masked(0x01, b"in ") + masked(0x89, b"ping") + masked(0x80, b"two parts")
    yield b"\x06" + masked(0x88, b"\x03\xe8bye") + masked(0x8A, b"")
    yield b"\x01" + masked(0x82, b"x" * 200) + masked(0x81, b"x" * 301)
    yield b"\x00" + masked(0x81, b"x", [0x80 | 127, *(1).to_bytes(8, "big")])
