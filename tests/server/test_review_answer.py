"""An answer that several read: for whose address it counts, when nobody reads it any more, and what keeps it alive."""

import asyncio

import pytest

from thenumber.server.thinking.review_answer import Answer, Kind
from thenumber.server.thinking.reviewer import Question, ReviewFailedError


def test_an_answer_counts_for_an_address_that_still_waits_for_it() -> None:
    async def look() -> None:
        unread: list[Answer] = []
        answer = Answer(Question(3, ()), "a", Kind.MADE_UP, unread.append)
        assert (answer.address, answer.is_read) == ("a", False)
        there = {"a": True, "b": True}
        readers = [answer.read("a", lambda: there["a"]), answer.read("b", lambda: there["b"])]
        answer.add(b"{}\n")
        assert [await anext(reader) for reader in readers] == [b"{}\n"] * 2
        assert (answer.address, answer.is_read) == ("a", True)
        there["a"] = False
        assert (answer.address, answer.is_read) == ("b", True)
        there["b"] = False
        assert not answer.is_read
        for reader in readers:
            assert unread == []
            assert [line async for line in reader] == []
        assert unread == [answer]

    asyncio.run(look())


def test_an_answer_that_failed_is_not_taken_for_a_whole_one() -> None:
    async def look() -> None:
        answer = Answer(Question(3, ()), "a", Kind.MADE_UP, lambda _: None)
        answer.add(b"{}\n")
        answer.end(failed=True)
        reader = answer.read("a", lambda: True)
        assert await anext(reader) == b"{}\n"
        with pytest.raises(ReviewFailedError):
            await anext(reader)

    asyncio.run(look())


@pytest.mark.long
@pytest.mark.waits
def test_a_reader_who_waits_for_long_gets_a_space_so_that_no_proxy_cuts_the_line() -> None:
    async def look() -> None:
        answer = Answer(Question(3, ()), "a", Kind.MADE_UP, lambda _: None)
        reader = answer.read("a", lambda: True)
        assert await anext(reader) == b" "
        answer.add(b"{}\n")
        answer.end(failed=False)
        assert [line async for line in reader] == [b"{}\n"]

    asyncio.run(look())
