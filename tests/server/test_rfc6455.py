"""RFC 6455, case by case, with a bare TCP connection: what is answered, and with which code the line is closed."""

import asyncio
from collections.abc import Iterator
from typing import NamedTuple

import aiohttp
import pytest

from online import PATIENCE, Server, new_table
from server.raw_socket import BINARY, CLOSE, PING, PONG, TEXT, Frame, RawSocket, frame, handshake
from thenumber.server.wire.protocol import MAX_FRAME

CONTINUED = 0
NORMAL, GOING_AWAY, PROTOCOL_ERROR, NO_TEXT, NOT_ALLOWED, TOO_BIG = 1000, 1001, 1002, 1007, 1008, 1009
MASK = bytes.fromhex("37fa213d")
ASK = b'{"id":7,"say":{"do":"Ping"}}'
DONE = Frame(TEXT, b'{"say":"Done","id":7}')
NOT_UNDERSTOOD = Frame(TEXT, b'{"say":"Refused","id":null,"code":"not-understood","found":"","right":""}')
WITHOUT_NAME = b'{"id":7,"say":{"do":"Sit","name":"%s"}}'
BAD_NAME = Frame(TEXT, b'{"say":"Refused","id":7,"code":"bad-name","found":"%s","right":"20"}' % ("€" * 20).encode())
"""The refusal of a name of 21 euros: its beginning comes back as it was sent."""


class Case(NamedTuple):
    """What is sent after the greeting, and all that comes back for it: frames, or a close with this code.

    None for the code means that the line stays open.
    """

    sent: bytes
    answers: tuple[Frame, ...] = ()
    code: int | None = None
    payload: bytes | None = None
    """The payload of the close, where it is not the code alone."""


def masked(payload: bytes) -> bytes:
    return MASK + bytes(byte ^ MASK[place % 4] for place, byte in enumerate(payload))


def sized(first: int, size: bytes, payload: bytes) -> bytes:
    """A frame whose size is written as these bytes, right or wrong."""
    return bytes([first]) + size + masked(payload)


def pieces(*parts: bytes, opcode: int = TEXT, between: bytes = b"") -> bytes:
    """A message in pieces, with something between each two of them."""
    frames = [frame(opcode if not place else CONTINUED, part, last=False) for place, part in enumerate(parts[:-1])]
    return between.join([*frames, frame(CONTINUED, parts[-1])])


def closing(code: int, reason: bytes = b"") -> bytes:
    return frame(CLOSE, code.to_bytes(2, "big") + reason)


def split_at(text: bytes, place: int) -> tuple[bytes, bytes]:
    return text[:place], text[place:]


EURO = "€".encode()
NAME = WITHOUT_NAME % ("€" * 21).encode()
"""A text with letters of three bytes: a name that is too long, so that nothing changes."""

FRAMING = {
    "a message in one frame": Case(frame(TEXT, ASK), (DONE,)),
    "two messages at once": Case(frame(TEXT, ASK) * 2, (DONE, DONE)),
    "a mask of zeros": Case(bytes([0x81, 0x80 | len(ASK)]) + bytes(4) + ASK, (DONE,)),
    "no mask": Case(frame(TEXT, ASK, masked=False), code=PROTOCOL_ERROR),
    "a ping without a mask": Case(frame(PING, masked=False), code=PROTOCOL_ERROR),
    "a close without a mask": Case(frame(CLOSE, masked=False), code=PROTOCOL_ERROR),
    **{f"reserved bits {bits}": Case(frame(TEXT, ASK, reserved=bits), code=PROTOCOL_ERROR) for bits in range(1, 8)},
    **{
        f"reserved bits {bits} of a ping": Case(frame(PING, reserved=bits), code=PROTOCOL_ERROR) for bits in range(1, 8)
    },
    **{f"opcode {code}": Case(frame(code, ASK), code=PROTOCOL_ERROR) for code in (3, 4, 5, 6, 7, 11, 12, 13, 14, 15)},
    "an unknown opcode after a question": Case(frame(TEXT, ASK) + frame(3), (DONE,), PROTOCOL_ERROR),
}

SIZES = {
    "text of 0 bytes": Case(frame(TEXT), (NOT_UNDERSTOOD,)),
    "text of 125 bytes": Case(frame(TEXT, ASK.ljust(125)), (DONE,)),
    "text of 126 bytes": Case(frame(TEXT, ASK.ljust(126)), (DONE,)),
    "text of 127 bytes": Case(frame(TEXT, ASK.ljust(127)), (DONE,)),
    "text of 128 bytes": Case(frame(TEXT, ASK.ljust(128)), (DONE,)),
    "text of the longest size": Case(frame(TEXT, ASK.ljust(MAX_FRAME)), (DONE,)),
    "text of one byte more": Case(frame(TEXT, ASK.ljust(MAX_FRAME + 1)), code=TOO_BIG),
    "text of 65,535 bytes": Case(frame(TEXT, ASK.ljust(65535)), code=TOO_BIG),
    "text of 65,536 bytes": Case(frame(TEXT, ASK.ljust(65536)), code=TOO_BIG),
    "text of one byte too many, in pieces": Case(pieces(b" " * MAX_FRAME, b" "), code=TOO_BIG),
    "bytes of one too many": Case(frame(BINARY, bytes(MAX_FRAME + 1)), code=TOO_BIG),
    "28 in two bytes": Case(sized(0x81, b"\xfe" + (28).to_bytes(2, "big"), ASK), code=PROTOCOL_ERROR),
    "125 in two bytes": Case(sized(0x81, b"\xfe\x00\x7d", ASK.ljust(125)), code=PROTOCOL_ERROR),
    "28 in eight bytes": Case(sized(0x81, b"\xff" + (28).to_bytes(8, "big"), ASK), code=PROTOCOL_ERROR),
    "65,535 in eight bytes": Case(sized(0x81, b"\xff" + (65535).to_bytes(8, "big"), ASK), code=PROTOCOL_ERROR),
    "a size with its first bit set": Case(sized(0x81, b"\xff\x80" + bytes(7), ASK), code=PROTOCOL_ERROR),
    "the largest size": Case(sized(0x81, b"\xff" + (2**63 - 1).to_bytes(8, "big"), ASK), code=TOO_BIG),
}

CONTROL = {
    "a ping with nothing": Case(frame(PING), (Frame(PONG, b""),)),
    "a ping of 125 bytes": Case(frame(PING, bytes(range(125))), (Frame(PONG, bytes(range(125))),)),
    "a ping that is no text": Case(frame(PING, b"\xff\xfe"), (Frame(PONG, b"\xff\xfe"),)),
    "ten pings": Case(
        b"".join(frame(PING, b"%d" % n) for n in range(10)), tuple(Frame(PONG, b"%d" % n) for n in range(10))
    ),
    "a ping of 126 bytes": Case(frame(PING, bytes(126)), code=PROTOCOL_ERROR),
    "a ping of 65,536 bytes": Case(frame(PING, bytes(65536)), code=PROTOCOL_ERROR),
    "a pong of 126 bytes": Case(frame(PONG, bytes(126)), code=PROTOCOL_ERROR),
    "a close of 126 bytes": Case(closing(NORMAL, b"x" * 124), code=PROTOCOL_ERROR),
    "half a ping": Case(frame(PING, last=False), code=PROTOCOL_ERROR),
    "half a pong": Case(frame(PONG, last=False), code=PROTOCOL_ERROR),
    "half a close": Case(frame(CLOSE, last=False), code=PROTOCOL_ERROR),
    "a pong that nobody asked for": Case(frame(PONG, b"hello") + frame(TEXT, ASK), (DONE,)),
}

FRAGMENTS = {
    "in two": Case(pieces(ASK[:9], ASK[9:]), (DONE,)),
    "byte by byte": Case(pieces(*(bytes([byte]) for byte in ASK)), (DONE,)),
    "with pieces of nothing": Case(pieces(b"", b"", ASK, b"", b""), (DONE,)),
    "with a ping between": Case(pieces(ASK[:9], ASK[9:], between=frame(PING, b"?")), (Frame(PONG, b"?"), DONE)),
    "with pongs between": Case(pieces(ASK[:9], ASK[9:12], ASK[12:], between=frame(PONG) * 2), (DONE,)),
    "with pings between all bytes": Case(
        pieces(*(bytes([byte]) for byte in ASK), between=frame(PING)), (*[Frame(PONG, b"")] * (len(ASK) - 1), DONE)
    ),
    "of bytes": Case(pieces(ASK[:9], ASK[9:], opcode=BINARY), (NOT_UNDERSTOOD,)),
    "two one after the other": Case(pieces(ASK[:9], ASK[9:]) * 2, (DONE, DONE)),
    "a continuation of nothing": Case(frame(CONTINUED, ASK), code=PROTOCOL_ERROR),
    "an unfinished continuation of nothing": Case(frame(CONTINUED, ASK, last=False), code=PROTOCOL_ERROR),
    "a continuation of what is complete": Case(frame(TEXT, ASK) + frame(CONTINUED, ASK), (DONE,), PROTOCOL_ERROR),
    "text in mid-message": Case(frame(TEXT, b"{", last=False) + frame(TEXT, ASK), code=PROTOCOL_ERROR),
    "bytes in mid-message": Case(frame(TEXT, b"{", last=False) + frame(BINARY, ASK), code=PROTOCOL_ERROR),
    "a close in mid-message": Case(frame(TEXT, b"{", last=False) + closing(NORMAL), code=NORMAL),
}

WRONG_BYTES = {
    "a byte that never occurs": b"\xff",
    "a lone continuation": b"\x80",
    "half a letter": EURO[:2],
    "a letter that is too long": b"\xc0\xaf",
    "half a pair": b"\xed\xa0\x80",
    "beyond the last letter": b"\xf4\x90\x80\x80",
}

UTF_8 = {
    "letters of three bytes": Case(frame(TEXT, NAME), (BAD_NAME,)),
    **{
        f"a letter that is split after byte {place}": Case(
            pieces(*split_at(NAME, NAME.index(EURO) + place)), (BAD_NAME,)
        )
        for place in (1, 2)
    },
    "a split letter with a ping in it": Case(
        pieces(*split_at(NAME, NAME.index(EURO) + 1), between=frame(PING)), (Frame(PONG, b""), BAD_NAME)
    ),
    **{
        f"{name}, in a string": Case(frame(TEXT, WITHOUT_NAME % wrong), code=NO_TEXT)
        for name, wrong in WRONG_BYTES.items()
    },
    **{f"{name}, alone": Case(frame(TEXT, wrong), code=NO_TEXT) for name, wrong in WRONG_BYTES.items()},
    **{
        f"{name}, after a question": Case(frame(TEXT, ASK + wrong), code=NO_TEXT) for name, wrong in WRONG_BYTES.items()
    },
    "a key that is no text": Case(frame(TEXT, b'{"id":7,"\xff":1,"say":{"do":"Ping"}}'), code=NO_TEXT),
    "a wrong byte in the second piece": Case(pieces(b'{"id":7', b"\xff}"), code=NO_TEXT),
    "half a letter in each of two pieces": Case(pieces(EURO[:1], EURO[:1]), code=NO_TEXT),
    "half a letter at the end of pieces": Case(pieces(b"{", EURO[:2]), code=NO_TEXT),
    "bytes may be anything": Case(frame(BINARY, b"\xff\xfe"), (NOT_UNDERSTOOD,)),
}

ALLOWED_CODES = (1000, 1001, 1002, 1003, 1007, 1008, 1009, 1010, 1011, 1012, 1013, 1014, 3000, 3999, 4000, 4999)
FORBIDDEN_CODES = (0, 999, 1004, 1005, 1006, 1015, 1016, 1100, 2000, 2999, 5000, 65535)

CLOSES = {
    "nothing": Case(frame(CLOSE), code=NORMAL, payload=b""),
    "half a code": Case(frame(CLOSE, b"\x03"), code=PROTOCOL_ERROR),
    "a reason": Case(closing(NORMAL, b"enough"), code=NORMAL),
    "the longest reason": Case(closing(NORMAL, b"x" * 123), code=NORMAL),
    "a reason with letters of three bytes": Case(closing(NORMAL, EURO * 41), code=NORMAL),
    **{f"{name} as its reason": Case(closing(NORMAL, wrong), code=NO_TEXT) for name, wrong in WRONG_BYTES.items()},
    "a wrong code and a wrong reason": Case(closing(1005, b"\xff"), code=PROTOCOL_ERROR),
    **{f"code {code}": Case(closing(code), code=code) for code in ALLOWED_CODES},
    **{f"code {code}, which nobody may send": Case(closing(code), code=PROTOCOL_ERROR) for code in FORBIDDEN_CODES},
    "two of them": Case(closing(NORMAL) + closing(GOING_AWAY), code=NORMAL),
    "a question after it": Case(closing(NORMAL) + frame(TEXT, ASK), code=NORMAL),
    "a question before it": Case(frame(TEXT, ASK) + closing(NORMAL), (DONE,), NORMAL),
}

CASES = {
    f"{group}: {name}": case
    for group, cases in {
        "framing": FRAMING,
        "size": SIZES,
        "control": CONTROL,
        "fragments": FRAGMENTS,
        "utf-8": UTF_8,
        "close": CLOSES,
    }.items()
    for name, case in cases.items()
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("standard") / "data", THENUMBER_LIMITS="off") as server:
        yield server
    assert "Traceback" not in server.said()


@pytest.fixture(scope="module")
def code(server: Server) -> str:
    async def made() -> str:
        async with aiohttp.ClientSession() as session:
            return await new_table(session, server.url)

    return asyncio.run(made())


async def greeted(server: Server, code: str) -> RawSocket:
    """A client that has been welcomed and has the view."""
    line = await RawSocket().greet(server.port, code)
    for say in ("Welcome", "View"):
        said = await line.hear()
        assert said
        assert said["say"] == say
    return line


@pytest.mark.parametrize("name", CASES)
def test_frames_are_answered_as_the_standard_says(server: Server, code: str, name: str) -> None:
    case = CASES[name]

    async def story() -> None:
        async with await greeted(server, code) as line:
            await line.send(case.sent)
            for answer in case.answers:
                assert await line.read_frame() == answer
            if case.code is None:
                await line.send(closing(NORMAL))
            closed = await line.read_frame()
            expected = (case.code or NORMAL).to_bytes(2, "big") if case.payload is None else case.payload
            assert closed == Frame(CLOSE, expected)
            assert await line.read_frame() is None, "after the goodbyes the server hangs up"

    asyncio.run(story())


@pytest.mark.parametrize("name", [name for name in CASES if CASES[name].code in (None, PROTOCOL_ERROR, NO_TEXT)])
def test_frames_that_come_byte_by_byte_are_answered_alike(server: Server, code: str, name: str) -> None:
    case = CASES[name]
    if len(case.sent) > 300:
        case = Case(case.sent[:20], code=case.code) if case.code else CASES["framing: a message in one frame"]

    async def story() -> None:
        async with await greeted(server, code) as line:
            for byte in case.sent:
                try:
                    await line.send(bytes([byte]))
                except ConnectionError:  # it has heard enough
                    break
                await asyncio.sleep(0)
            for answer in case.answers:
                assert await line.read_frame() == answer
            if case.code is not None:
                closed = await line.read_frame()
                assert closed
                assert closed.close_code == case.code

    asyncio.run(story())


HANDSHAKES: dict[str, tuple[dict[str, str], int]] = {
    "as it should be": ({}, 101),
    "in other letters": ({"Upgrade": "WebSocket", "Connection": "keep-alive, UPGRADE"}, 101),
    "with other upgrades": ({"Upgrade": "h2c, websocket"}, 101),
    "with a protocol of its own": ({"Sec_WebSocket_Protocol": "chat"}, 101),
    "with an extension": ({"Sec_WebSocket_Extensions": "permessage-deflate"}, 101),
    "without Upgrade": ({"Upgrade": ""}, 400),
    "with another Upgrade": ({"Upgrade": "h2c"}, 400),
    "without Connection": ({"Connection": ""}, 400),
    "with another Connection": ({"Connection": "keep-alive"}, 400),
    "without a key": ({"Sec_WebSocket_Key": ""}, 400),
    "with a key that is too short": ({"Sec_WebSocket_Key": "dGhlIHNhbXBsZQ=="}, 400),
    "with a key that is too long": ({"Sec_WebSocket_Key": "dGhlIHNhbXBsZSBub25jZSE="}, 400),
    "with a key that is none": ({"Sec_WebSocket_Key": "not base64 at all!!!!!=="}, 400),
    "without a version": ({"Sec_WebSocket_Version": ""}, 426),
    "with an old version": ({"Sec_WebSocket_Version": "8"}, 426),
    "with a version to come": ({"Sec_WebSocket_Version": "14"}, 426),
    "with several versions": ({"Sec_WebSocket_Version": "8, 13"}, 426),
}


async def status_of(server: Server, request: bytes) -> int:
    async with await RawSocket().connect(server.port) as line:
        await line.send(request)
        return int((await line.read_until(b"\r\n")).split()[1])


@pytest.mark.parametrize("name", HANDSHAKES)
def test_handshakes_are_answered_as_the_standard_says(server: Server, code: str, name: str) -> None:
    headers, status = HANDSHAKES[name]
    assert asyncio.run(status_of(server, handshake(f"/ws/{code}", server.port, **headers))) == status


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (b" HTTP/1.1\r\n", b" HTTP/1.0\r\n"),
        (b"GET ", b"HEAD "),
        (b"GET ", b"POST "),
        (b"\r\nHost:", b"\r\nX-Host:"),
        (b"\r\nSec-WebSocket-Key:", b"\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Key:"),
        (b"\r\nSec-WebSocket-Version:", b"\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Version:"),
    ],
    ids=["HTTP/1.0", "HEAD", "POST", "no host", "two keys", "two versions"],
)
def test_what_is_no_handshake_is_refused(server: Server, code: str, old: bytes, new: bytes) -> None:
    request = handshake(f"/ws/{code}", server.port)
    assert old in request
    assert asyncio.run(status_of(server, request.replace(old, new))) in (400, 405, 421)


def test_the_answer_to_a_handshake_is_that_of_the_standard(server: Server, code: str) -> None:
    async def story() -> bytes:
        async with await RawSocket().connect(server.port) as line:
            await line.send(handshake(f"/ws/{code}", server.port, Sec_WebSocket_Protocol="chat"))
            return await line.read_until(b"\r\n\r\n")

    status, *headers = asyncio.run(story()).decode().split("\r\n")
    assert status == "HTTP/1.1 101 Switching Protocols"
    assert [header for header in headers if header] == [
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo=",
    ]


def test_the_answer_to_our_goodbye_ends_the_line_at_once(server: Server, code: str) -> None:
    """One after the other: if each of them waited for two seconds, patience would end before they did."""

    async def story() -> None:
        async with asyncio.timeout(PATIENCE):
            for _ in range(20):
                async with await RawSocket().open(server.port, code) as line:
                    await line.say("no greeting")
                    assert (await line.hear() or {})["code"] == "hello-first"
                    assert await line.read_frame() == Frame(CLOSE, NOT_ALLOWED.to_bytes(2, "big"))
                    await line.send(frame(PING) + frame(TEXT, ASK) + closing(NOT_ALLOWED))
                    assert await line.read_frame() is None

    asyncio.run(story())


def test_a_server_that_ends_says_so_to_all_and_hangs_up(tmp_path_factory: pytest.TempPathFactory) -> None:
    async def story(server: Server) -> None:
        while server.url not in server.said():  # only then it listens to signals
            await asyncio.sleep(0.05)
        async with aiohttp.ClientSession() as session:
            code = await new_table(session, server.url)
        lines = [await greeted(server, code) for _ in range(5)]
        ending = asyncio.create_task(asyncio.to_thread(server.stop))
        for line in lines:
            assert await line.read_frame() == Frame(CLOSE, GOING_AWAY.to_bytes(2, "big"))
            await line.send(closing(GOING_AWAY))
        for line in lines:
            assert await line.read_frame() is None
            line.close()
        assert await ending == 0

    with Server(tmp_path_factory.mktemp("ending") / "data") as server:
        asyncio.run(story(server))


def test_who_speaks_another_version_is_told_which_one_is_spoken(server: Server, code: str) -> None:
    async def story() -> bytes:
        async with await RawSocket().connect(server.port) as line:
            await line.send(handshake(f"/ws/{code}", server.port, Sec_WebSocket_Version="8"))
            return await line.read_until(b"\r\n\r\n")

    status, *headers = asyncio.run(story()).decode().split("\r\n")
    assert status.startswith("HTTP/1.1 426 ")
    assert {"Sec-WebSocket-Version: 13", "Upgrade: websocket"} <= set(headers)
