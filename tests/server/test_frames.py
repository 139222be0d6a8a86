"""Frames are put together however they are cut up, and what is no frame ends the line."""

import os
from contextlib import suppress
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from thenumber.server.wire.frames import (
    BINARY,
    CLOSE,
    CONTINUATION,
    PING,
    PONG,
    PROTOCOL_ERROR,
    TEXT,
    TOO_BIG,
    FramesError,
    Message,
    Reader,
    close_frame,
    frame,
)

LIMIT = 4096


def masked(opcode: int, payload: bytes, *, final: bool = True, key: bytes = b"\x37\xfa\x21\x3d") -> bytes:
    """As a client sends it, written down without the code under test."""
    size = len(payload)
    head = bytes([(0x80 if final else 0) | opcode])
    if size < 126:
        head += bytes([0x80 | size])
    elif size < 65536:
        head += bytes([0x80 | 126]) + size.to_bytes(2, "big")
    else:
        head += bytes([0x80 | 127]) + size.to_bytes(8, "big")
    return head + key + bytes(byte ^ key[place % 4] for place, byte in enumerate(payload))


messages = st.builds(Message, st.sampled_from((TEXT, BINARY)), st.binary(max_size=300)) | st.builds(
    Message, st.sampled_from((PING, PONG, CLOSE)), st.binary(max_size=125)
)


@given(st.lists(messages, max_size=6), st.lists(st.integers(0, 2000), max_size=8), st.binary(min_size=4, max_size=4))
def test_messages_arrive_however_the_network_cuts_them(sent: list[Message], cuts: list[int], key: bytes) -> None:
    stream = b"".join(masked(opcode, payload, key=key) for opcode, payload in sent)
    places = sorted({0, len(stream), *(cut for cut in cuts if cut < len(stream))})
    reader = Reader(LIMIT)
    got = [message for start, end in pairwise(places) for message in reader.feed(stream[start:end])]
    assert got == sent


@given(st.lists(st.binary(max_size=40), min_size=2, max_size=6), st.sampled_from((TEXT, BINARY)))
def test_a_message_in_parts_is_one_and_a_ping_may_come_between(parts: list[bytes], opcode: int) -> None:
    reader = Reader(LIMIT)
    got = reader.feed(masked(opcode, parts[0], final=False))
    for part in parts[1:-1]:
        got += reader.feed(masked(CONTINUATION, part, final=False) + masked(PING, b"?"))
    got += reader.feed(masked(CONTINUATION, parts[-1]))
    assert got == [Message(PING, b"?")] * (len(parts) - 2) + [Message(opcode, b"".join(parts))]
    assert reader.feed(masked(TEXT, b"next")) == [Message(TEXT, b"next")]


def test_a_message_may_be_as_long_as_the_limit_and_no_longer() -> None:
    payload = os.urandom(LIMIT)
    assert Reader(LIMIT).feed(masked(TEXT, payload)) == [Message(TEXT, payload)]
    for long in (masked(TEXT, payload + b"x"), masked(TEXT, bytes(70_000))):
        # Known from the first bytes: nothing that long is ever kept.
        with pytest.raises(FramesError) as refused:
            Reader(LIMIT).feed(long[:10])
        assert refused.value.code == TOO_BIG
    reader = Reader(LIMIT)
    reader.feed(masked(TEXT, payload, final=False))
    with pytest.raises(FramesError) as refused:
        reader.feed(masked(CONTINUATION, b"x"))
    assert refused.value.code == TOO_BIG


@pytest.mark.parametrize(
    "wrong",
    [
        b"\x81\x05Hello",  # not masked
        masked(TEXT | 0x40, b""),  # an extension that nobody agreed on
        masked(0x3, b""),
        masked(0xB, b""),
        masked(PING, bytes(126)),
        masked(CLOSE, b"", final=False),
        masked(CONTINUATION, b"of what?"),
        masked(TEXT, b"a", final=False) + masked(TEXT, b"b"),
    ],
)
def test_what_is_against_the_protocol_ends_the_line(wrong: bytes) -> None:
    with pytest.raises(FramesError) as refused:
        Reader(LIMIT).feed(wrong)
    assert refused.value.code == PROTOCOL_ERROR


@given(st.binary(max_size=500))
def test_any_bytes_are_messages_or_refused(stream: bytes) -> None:
    with suppress(FramesError):  # and nothing else is ever raised
        assert all(len(message.payload) <= LIMIT for message in Reader(LIMIT).feed(stream))


def test_our_own_frames_are_those_of_the_standard() -> None:
    assert frame(TEXT, b"Hello").hex(" ") == "81 05 48 65 6c 6c 6f"
    assert close_frame(1001).hex(" ") == "88 02 03 e9"
