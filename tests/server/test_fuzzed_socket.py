"""A fuzzer of the protocol: whatever a client says, it gets one answer, and nobody else notices anything."""

import asyncio
import json
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import AsyncExitStack
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import inspect

from online import Server
from server.bystanders import Bystanders, bystanders
from server.odd_messages import DEEP, ids_to_answer, meaning, message_of, odd_frames, says, spoilt
from server.raw_socket import CLOSE, TEXT, Frame, RawSocket
from thenumber.locales.catalogue import catalogue
from thenumber.server.wire.protocol import PROTOCOL, Hello

AT_ONCE = 15
"""Frames on one connection: whoever says more than twenty that can't be read is cut off."""
STRANGER_ENDS = '{"id":1234567,"say":{"do":"Leave"}}'
SITTER_ENDS = '{"id":1234567,"say":{"do":"Erase","game_no":0,"turn_index":0}}'
"""Go through the table as everything before them did, so that no answer to that can come after theirs."""
POLICY_VIOLATION = 1008

steady = settings(derandomize=True, max_examples=100, database=None)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("fuzzed") / "data", THENUMBER_LIMITS="off") as server:
        yield server


@pytest.mark.parametrize("kind", says(), ids=lambda kind: str(kind.tag))
def test_anything_wrong_with_a_message_is_answered_once_under_its_id(server: Server, kind: inspect.StructType) -> None:
    frames = [text for text in spoilt(kind) if DEEP not in text]

    async def attack() -> None:
        async with bystanders(server) as there:
            for some in batches(frames):
                await converse(there, some)
            await there.are_unharmed()
            for some in batches([text for text in frames if meaning(text) is None]):
                await converse(there, some, there.players[2].token)
                await there.are_unharmed()
            await there.play_on()

    asyncio.run(attack())


def test_a_thousand_brackets_are_one_more_frame_that_can_not_be_read(server: Server) -> None:
    async def attack() -> None:
        async with bystanders(server) as there:
            for kind in says():
                await converse(there, [text for text in spoilt(kind) if DEEP in text])
                await there.are_unharmed()
            await converse(there, ["[" * 4000, '{"a":' * 800, '{"id":7,"a":' + "[" * 4000])
            await there.play_on()

    asyncio.run(attack())


def test_chance_finds_nothing_that_is_not_answered(server: Server) -> None:
    """Hypothesis looks for it, and tells the shortest that it finds."""

    @steady
    @given(st.lists(odd_frames, min_size=1, max_size=AT_ONCE))
    def is_answered(frames: list[str]) -> None:
        async def attack() -> None:
            await converse(there, frames)
            await there.are_unharmed()

        runner.run(attack())

    with asyncio.Runner() as runner:
        stack = AsyncExitStack()
        there = runner.run(stack.enter_async_context(bystanders(server)))
        try:
            is_answered()
            runner.run(there.play_on())
        finally:
            runner.run(stack.aclose())


@pytest.mark.parametrize("kind", says(), ids=lambda kind: str(kind.tag))
def test_whoever_does_not_greet_first_is_told_and_cut_off(server: Server, kind: inspect.StructType) -> None:
    frames = [text for text in [json.dumps(message_of(kind)), *spoilt(kind)[::5]] if not greets(text)]

    async def attack() -> None:
        async with bystanders(server) as there:
            for text in frames:
                async with await RawSocket().open(server.port, there.code) as attacker:
                    await attacker.say(text)
                    told = await said(attacker)
                    assert told["code"] in ("hello-first", "other-protocol")
                    one_answer_each([text], [told])
                    assert await end_of(attacker) == POLICY_VIOLATION
            await there.play_on()

    asyncio.run(attack())


def test_whoever_says_nothing_but_nonsense_is_cut_off_and_can_come_back(server: Server) -> None:
    async def attack() -> None:
        async with bystanders(server) as there:
            for _ in range(3):
                async with await RawSocket().greet(server.port, there.code, there.players[2].token) as attacker:
                    for _ in range(100):
                        await attacker.say("nonsense")
                    assert await end_of(attacker) == POLICY_VIOLATION
                await there.are_unharmed()
            await there.play_on()

    asyncio.run(attack())


def greets(text: str) -> bool:
    said = meaning(text)
    return said is not None and isinstance(said.say, Hello) and said.say.protocol == PROTOCOL


async def converse(there: Bystanders, frames: Sequence[str], token: str | None = None) -> None:
    """Say all this on one connection, in the name of a seat or of nobody: every frame gets its one answer."""
    async with await RawSocket().greet(there.server.port, there.code, token) as attacker:
        assert (await said(attacker))["say"] == "Welcome"
        for text in frames:
            await attacker.say(text)
        answers = [await said(attacker) for _ in frames]
        end = SITTER_ENDS if token else STRANGER_ENDS
        await attacker.say(end)
        answers.append(await said(attacker))
        one_answer_each([*frames, end], answers)


async def said(attacker: RawSocket) -> dict[str, Any]:
    """The next answer of the server: everything else that it says has no id."""
    while (answer := await attacker.hear()) and "id" not in answer:
        pass
    assert answer is not None, "the line was cut"
    return answer


async def end_of(attacker: RawSocket) -> int | None:
    """Why the server cut the line, after whatever else it said."""
    heard: Frame | None = Frame(TEXT, b"")
    while heard and heard.opcode != CLOSE:
        heard = await attacker.read_frame()
    return heard.close_code if heard else None


def one_answer_each(frames: Sequence[str], answers: Sequence[dict[str, Any]]) -> None:
    """No frame without an answer, no answer without a frame, and every refusal has its sentence."""
    for answer in answers:
        assert answer["say"] in ("Done", "Refused")
        assert answer["say"] == "Refused" or answer["id"] is not None
        if answer["say"] == "Refused":
            catalogue("en").text(f"refusal-{answer['code']}", found=answer["found"], right=answer["right"])
    left = Counter(answer["id"] for answer in answers)
    # Those that may be answered in one way only choose first.
    for text in sorted(frames, key=lambda text: len(ids_to_answer(text))):
        ids = sorted(ids_to_answer(text), key=lambda wanted: wanted is None)
        found = [wanted for wanted in ids if left[wanted]]
        assert found, f"no answer under {ids} to {text[:300]!r}; there were {answers}"
        left[found[0]] -= 1


def batches(frames: Sequence[str]) -> list[Sequence[str]]:
    return [frames[start : start + AT_ONCE] for start in range(0, len(frames), AT_ONCE)]
