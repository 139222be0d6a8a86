"""Frames as no browser sends them: what the standard allows is taken, the rest ends the line, none does harm."""

import asyncio
from collections.abc import Iterator
from random import Random

import pytest

from online import Server
from server.bystanders import bystanders
from server.raw_socket import BINARY, CLOSE, PING, PONG, TEXT, Frame, RawSocket, frame
from thenumber.server.wire.protocol import MAX_FRAME

CONTINUED = 0
ASK = b'{"id":7,"say":{"do":"Ping"}}'
LONGEST_CONTROL = 125


def closing(code: int, reason: bytes = b"") -> bytes:
    return frame(CLOSE, code.to_bytes(2, "big") + reason)


def in_pieces(*pieces: bytes) -> bytes:
    first, *others = pieces
    return frame(TEXT, first, last=False) + b"".join(
        frame(CONTINUED, piece, last=number == len(others)) for number, piece in enumerate(others, 1)
    )


ANSWERED = {
    "like everybody": frame(TEXT, ASK),
    "almost as long as may be": frame(TEXT, ASK.ljust(MAX_FRAME - 1)),
    "exactly as long as may be": frame(TEXT, ASK.ljust(MAX_FRAME)),
    "in two pieces": in_pieces(ASK[:9], ASK[9:]),
    "in as many pieces as bytes": in_pieces(*(ASK[place : place + 1] for place in range(len(ASK)))),
    "in pieces without anything": in_pieces(b"", b"", ASK, b""),
    "with a ping between the pieces": frame(TEXT, ASK[:9], last=False) + frame(PING) + frame(CONTINUED, ASK[9:]),
    "after pings and pongs": frame(PING, b"x" * LONGEST_CONTROL) + frame(PONG, b"never asked") * 9 + frame(TEXT, ASK),
    "after nothing": frame(TEXT) + frame(TEXT, ASK),
    "after bytes": frame(BINARY, ASK) + frame(BINARY) + frame(TEXT, ASK),
}
"""Frames after which the client has its answer, and goes on."""

CUT = {
    "longer than may be": frame(TEXT, ASK.ljust(MAX_FRAME + 1)),
    "much longer than may be": frame(TEXT, ASK.ljust(1 << 17)),
    "longer than may be, in pieces": in_pieces(*[b" " * 1000] * 6),
    "bytes, longer than may be": frame(BINARY, bytes(MAX_FRAME + 1)),
    "half the world announced": b"\x81\xff" + (2**62).to_bytes(8, "big") + b"mask and a little",
    "more than the world announced": b"\x81\xff" + b"\xff" * 8 + b"mask and a little",
    "a piece of nothing": frame(CONTINUED, ASK),
    "a message inside a message": frame(TEXT, b"{", last=False) + frame(TEXT, ASK),
    "half a ping": frame(PING, b"x", last=False),
    "a ping that is too long": frame(PING, b"x" * (LONGEST_CONTROL + 1)),
    "a close with half a code": frame(CLOSE, b"\x03"),
    "a close with nothing": frame(CLOSE),
    "a close with a reason that is none": closing(1000, b"\xff\xfe"),
    "a close with a long reason": closing(1000, b"x" * 123),
    "a close in mid-message": frame(TEXT, b"{", last=False) + closing(1000),
    "two closes": closing(1000) + closing(1001),
    **{f"a close with {code}": closing(code) for code in (0, 999, 1001, 1004, 1005, 1006, 1015, 2999, 4000, 65535)},
    **{f"opcode {code}": frame(code, ASK) for code in (3, 7, 11, 15)},
    **{f"reserved bits {bits}": frame(TEXT, ASK, reserved=bits) for bits in (1, 2, 4, 7)},
}
"""Frames after which the server hangs up."""

NO_TEXT = (
    b'{"id":7,"say":{"do":"Ping","\xff\xfe":1}}',
    b'{"id":1,"say":{"do":"Sit","name":"\xff"}}',
    "數".encode()[:2],
    b"\xed\xa0\x80",
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("framed") / "data", THENUMBER_LIMITS="off") as server:
        yield server


@pytest.mark.parametrize("name", ANSWERED)
def test_what_is_allowed_is_taken_however_odd(server: Server, name: str) -> None:
    async def attack() -> None:
        async with bystanders(server) as there:
            async with await RawSocket().greet(server.port, there.code) as attacker:
                await attacker.send(ANSWERED[name])
                assert await answered(attacker)
                await attacker.send(frame(TEXT, ASK))
                assert await answered(attacker)
            await there.play_on()

    asyncio.run(attack())


def test_a_frame_that_comes_byte_by_byte_is_a_frame(server: Server) -> None:
    async def attack() -> None:
        async with bystanders(server) as there:
            async with await RawSocket().greet(server.port, there.code) as attacker:
                for byte in frame(TEXT, ASK):
                    await attacker.send(bytes([byte]))
                    await asyncio.sleep(0)
                assert await answered(attacker)
            await there.play_on()

    asyncio.run(attack())


def test_a_ping_comes_back_as_it_was(server: Server) -> None:
    async def attack() -> None:
        async with bystanders(server) as there:
            async with await RawSocket().greet(server.port, there.code) as attacker:
                for payload in (b"", b"hello", bytes(range(LONGEST_CONTROL))):
                    await attacker.send(frame(PING, payload))
                    while (heard := await attacker.read_frame()) and heard.opcode == TEXT:
                        pass
                    assert heard == Frame(PONG, payload)
            await there.play_on()

    asyncio.run(attack())


@pytest.mark.parametrize("name", CUT)
def test_what_is_not_allowed_ends_the_line_and_nothing_else(server: Server, name: str) -> None:
    async def attack() -> None:
        async with bystanders(server) as there:
            async with await RawSocket().greet(server.port, there.code) as attacker:
                await attacker.send(CUT[name])
                assert not await answered(attacker)
            await there.play_on()

    asyncio.run(attack())


@pytest.mark.parametrize("payload", NO_TEXT)
def test_text_that_is_none_ends_the_line(server: Server, payload: bytes) -> None:
    async def attack() -> None:
        async with bystanders(server) as there:
            async with await RawSocket().greet(server.port, there.code) as attacker:
                await attacker.send(frame(TEXT, payload))
                while (heard := await attacker.read_frame()) and heard.opcode == TEXT:
                    assert b"not-understood" not in heard.payload
                assert heard
                assert heard.close_code == 1007
            await there.play_on()

    asyncio.run(attack())


def test_frames_without_a_mask_do_no_harm(server: Server) -> None:
    """The standard wants the line cut, and some servers answer all the same: what counts is that nobody is hurt."""

    async def attack() -> None:
        async with bystanders(server) as there:
            for opcode in (TEXT, BINARY, PING, PONG, CLOSE):
                async with await RawSocket().greet(server.port, there.code) as attacker:
                    await attacker.send(frame(opcode, b"" if opcode == CLOSE else ASK, masked=False))
                    await attacker.send(closing(1000))
                    await answered(attacker)
                await there.are_unharmed()
            await there.play_on()

    asyncio.run(attack())


def test_bytes_by_chance_do_no_harm(server: Server) -> None:
    rng = Random(3)

    async def attack() -> None:
        async with bystanders(server) as there:
            for _ in range(60):
                async with await RawSocket().greet(server.port, there.code) as attacker:
                    await attacker.send(rng.randbytes(rng.randrange(1, 300)))
                await there.are_unharmed()
            await there.play_on()

    asyncio.run(attack())


async def answered(attacker: RawSocket) -> bool:
    """Whether the question was answered before the line was cut; one that stays open without an answer is an error."""
    while (said := await attacker.hear()) and said != {"say": "Done", "id": 7}:
        pass
    return said is not None
