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
MOST = 1000
"""More frames than any of these tests sends at once."""


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


messages = st.tuples(st.sampled_from((TEXT, BINARY)), st.binary(max_size=300)) | st.tuples(
    st.sampled_from((PING, PONG, CLOSE)), st.binary(max_size=125)
)


@given(st.lists(messages, max_size=6), st.lists(st.integers(0, 2000), max_size=8), st.binary(min_size=4, max_size=4))
def test_messages_arrive_however_the_network_cuts_them(sent: list[Message], cuts: list[int], key: bytes) -> None:
    stream = b"".join(masked(opcode, payload, key=key) for opcode, payload in sent)
    places = sorted({0, len(stream), *(cut for cut in cuts if cut < len(stream))})
    reader = Reader(LIMIT)
    got = [message for start, end in pairwise(places) for message in reader.feed(stream[start:end], MOST)]
    assert got == sent


@given(st.lists(st.binary(max_size=40), min_size=2, max_size=6), st.sampled_from((TEXT, BINARY)))
def test_a_message_in_parts_is_one_and_a_ping_may_come_between(parts: list[bytes], opcode: int) -> None:
    reader = Reader(LIMIT)
    got = reader.feed(masked(opcode, parts[0], final=False), MOST)
    for part in parts[1:-1]:
        got += reader.feed(masked(CONTINUATION, part, final=False) + masked(PING, b"?"), MOST)
    got += reader.feed(masked(CONTINUATION, parts[-1]), MOST)
    assert got == [(PING, b"?")] * (len(parts) - 2) + [(opcode, b"".join(parts))]
    assert reader.feed(masked(TEXT, b"next"), MOST) == [(TEXT, b"next")]


def test_a_message_may_be_as_long_as_the_limit_and_no_longer() -> None:
    payload = os.urandom(LIMIT)
    assert Reader(LIMIT).feed(masked(TEXT, payload), MOST) == [(TEXT, payload)]
    for long in (masked(TEXT, payload + b"x"), masked(TEXT, bytes(70_000))):
        # Known from the first bytes: nothing that long is ever kept.
        with pytest.raises(FramesError) as refused:
            Reader(LIMIT).feed(long[:10], MOST)
        assert refused.value.code == TOO_BIG
    reader = Reader(LIMIT)
    reader.feed(masked(TEXT, payload, final=False), MOST)
    with pytest.raises(FramesError) as refused:
        reader.feed(masked(CONTINUATION, b"x"), MOST)
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
        bytes.fromhex("89fe"),  # a ping whose size needs more than the first byte
        bytes.fromhex("81fe007d"),  # 125 in two bytes
        bytes.fromhex("81ff000000000000ffff"),  # 65,535 in eight bytes
        bytes.fromhex("81ff8000000000010000"),  # a size with its first bit set
    ],
)
def test_what_is_against_the_protocol_ends_the_line(wrong: bytes) -> None:
    with pytest.raises(FramesError) as refused:
        Reader(LIMIT).feed(wrong, MOST)
    assert refused.value.code == PROTOCOL_ERROR


@given(st.lists(messages, min_size=1, max_size=12), st.integers(1, 5))
def test_no_more_frames_are_read_at_once_than_is_said_and_the_rest_is_kept(sent: list[Message], most: int) -> None:
    reader = Reader(LIMIT)
    got = reader.feed(b"".join(masked(opcode, payload) for opcode, payload in sent), most)
    assert (got, reader.counted) == (sent[:most], min(most, len(sent)))
    assert reader.feed(b"", 0) == []
    while reader.waiting:
        got += reader.feed(b"", most)
        assert reader.counted <= most
    assert got == sent


def test_pieces_without_anything_count_as_frames() -> None:
    reader = Reader(LIMIT)
    assert reader.feed(masked(TEXT, b"", final=False) + masked(CONTINUATION, b"", final=False) * 20, 5) == []
    assert (reader.counted, reader.waiting) == (5, True)


def test_what_came_before_an_error_is_read_first() -> None:
    reader = Reader(LIMIT)
    assert reader.feed(masked(TEXT, b"one") + masked(PING, b"two") + masked(0x3, b""), MOST) == [
        (TEXT, b"one"),
        (PING, b"two"),
    ]
    assert reader.waiting
    with pytest.raises(FramesError):
        reader.feed(b"", MOST)


@given(st.binary(max_size=500))
def test_any_bytes_are_messages_or_refused(stream: bytes) -> None:
    with suppress(FramesError):  # and nothing else is ever raised
        assert all(len(payload) <= LIMIT for _, payload in Reader(LIMIT).feed(stream, MOST))


def test_our_own_frames_are_those_of_the_standard() -> None:
    assert frame(TEXT, b"Hello").hex(" ") == "81 05 48 65 6c 6c 6f"
    assert close_frame(1001).hex(" ") == "88 02 03 e9"
