"""Answers that are packed come out whole, in pieces of a bounded size, and those in memory have a bounded size."""

import asyncio
import random
import zlib

import hypothesis.strategies as st
from hypothesis import given

from thenumber.server.thinking.review_cache import RecentAnswers
from thenumber.server.thinking.reviews import PIECE_BYTES, _unpacked


def test_an_answer_comes_out_whole_in_pieces_of_a_bounded_size() -> None:
    async def pieces(text: bytes) -> list[bytes]:
        return [piece async for piece in _unpacked(zlib.compress(text))]

    for size in (1, PIECE_BYTES - 1, PIECE_BYTES, PIECE_BYTES + 1, 3 * PIECE_BYTES):
        for text in (bytes(size), random.Random(size).randbytes(size)):
            found = asyncio.run(pieces(text))
            assert b"".join(found) == text
            assert max(map(len, found)) <= PIECE_BYTES


@given(st.lists(st.tuples(st.sampled_from("abcdef"), st.integers(0, 12))))
def test_what_is_remembered_never_takes_more_than_it_may(puts: list[tuple[str, int]]) -> None:
    recent = RecentAnswers(most=20)
    for key, size in puts:
        recent.put(key, bytes(size))
        assert recent.get(key) == bytes(size)  # the newest is always there, if it fits at all
        assert sum(len(recent.get(other) or b"") for other in "abcdef") <= 20
