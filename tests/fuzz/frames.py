"""WebSocket frames: whatever comes in, there are messages or a FramesError, the same however the bytes are cut up."""

from collections.abc import Iterable, Iterator, Sequence

from thenumber.server.wire.frames import FramesError, Message, Reader

LIMIT = 300
"""The largest message that is taken, in bytes: small, so that what is too big is soon found."""


def one(data: bytes) -> None:
    """The first byte says how the rest is cut up, and how many frames are read at a time."""
    step, most = (data[0] % 16 + 1, data[0] // 16 + 1) if data else (1, 1)
    stream = data[1:]
    whole = read([stream], len(stream) + 1)
    assert read((stream[start : start + step] for start in range(0, len(stream), step)), most) == whole
    for _, payload in whole[0]:
        assert len(payload) <= LIMIT


def read(pieces: Iterable[bytes], most: int) -> tuple[list[Message], int | None]:
    """The messages, out of so many frames at a time, and the code of the error that ended them."""
    reader = Reader(LIMIT)
    messages: list[Message] = []
    try:
        for piece in pieces:
            messages += reader.feed(piece, most)
            while reader.waiting:
                messages += reader.feed(b"", most)
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
