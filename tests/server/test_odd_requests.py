"""Requests as no browser sends them: garbage, half a handshake, odd methods and paths, bodies without end."""

import asyncio
import contextlib
import json
import re
import zlib
from collections.abc import Iterator
from random import Random

import pytest

from online import Server
from server.bystanders import bystanders
from server.raw_socket import RawSocket, handshake
from thenumber.locales.catalogue import catalogue

LOST = "Zm9yZ290dGVuIHRva2Vu"
"""A token that a confused client puts where it does not belong."""
HEADERS = f"Host: 127.0.0.1\r\nCookie: seat={LOST}\r\n"
POST = f"POST /api/tables HTTP/1.1\r\n{HEADERS}"

GARBAGE = {
    "all bytes": bytes(range(256)),
    "chance": Random(1).randbytes(2000),
    "zeros": bytes(1000),
    "a greeting of TLS": bytes.fromhex("16030102000100 01fc0303") + b"a" * 200,
    "a frame before the handshake": b'\x81\x95mask{"say":"Ping"}' + b"\r\n\r\n",
    "HTTP 2": b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    "a method of its own": f"FOO /healthz HTTP/1.1\r\n{HEADERS}\r\n".encode(),
    "a small method": f"get /healthz HTTP/1.1\r\n{HEADERS}\r\n".encode(),
    "no host": b"GET /healthz HTTP/1.1\r\n\r\n",
    "a header with a space in its name": f"GET /healthz HTTP/1.1\r\n{HEADERS}Seat token: {LOST}\r\n\r\n".encode(),
    "a header without a name": f"GET /healthz HTTP/1.1\r\n{HEADERS}: {LOST}\r\n\r\n".encode(),
    "a header without an end": f"GET /healthz HTTP/1.1\r\n{HEADERS}X: {LOST * 2000}\r\n\r\n".encode(),
    "a path without an end": f"GET /{LOST * 2000} HTTP/1.1\r\n{HEADERS}\r\n".encode(),
    "too many headers": f"GET /healthz HTTP/1.1\r\n{HEADERS}".encode() + b"X: y\r\n" * 20_000 + b"\r\n",
    "a negative length": f"{POST}Content-Length: -1\r\n\r\n".encode(),
    "two lengths": f"{POST}Content-Length: 1\r\nContent-Length: 2\r\n\r\nab".encode(),
    "length and chunks": f"{POST}Content-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n".encode(),
    "a chunk that is none": f"{POST}Transfer-Encoding: chunked\r\n\r\nzz\r\n".encode(),
}

SENT = b'{"names": ["Ada", "Bob"], "turns": []}'
BODIES = {
    "no gzip": (f"Content-Encoding: gzip\r\nContent-Length: {len(SENT)}", SENT),
    "no deflate": (f"Content-Encoding: deflate\r\nContent-Length: {len(SENT)}", SENT),
    "half a gzip": ("Content-Encoding: gzip\r\nContent-Length: 20", zlib.compress(SENT * 9, wbits=31)[:20]),
    "a gzip that is more than it was": (
        "Content-Encoding: gzip\r\nContent-Length: 20000",
        zlib.compress(bytes(15_000_000), wbits=31).ljust(20_000, b"x"),
    ),
    "no chunks": ("Transfer-Encoding: chunked", SENT + b"\r\n\r\n"),
    "a chunk too long": ("Transfer-Encoding: chunked", b"3\r\nabcdef\r\n0\r\n\r\n"),
    "no UTF-8": ("Content-Length: 4", b"\xff\xfe\xfd\xfc"),
    "more than was announced": ("Content-Length: 3", SENT),
}
WITH_BODIES = ("/api/reckon", "/api/review", "/api/seats", "/api/summaries", "/api/tables")

METHODS = ("HEAD", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "CONNECT", "POST")
PATHS = (
    *("/../../../../etc/passwd", "/%2e%2e/%2e%2e/%2e%2e/etc/passwd", "/..%2f..%2f..%2fetc%2fpasswd", "//etc/passwd"),
    *("/api/../../etc/passwd", "/api/games/..%2f..%2fthenumber.sqlite", "/api/games/../../data/thenumber.sqlite"),
    *("/thenumber.sqlite", "/data/thenumber.sqlite", "/api/games/%00.tnr", "/api/games/%ff%fe.tnr", "/api/games/.tnr"),
    *(
        "/api/games/1' OR '1'='1.tnr".replace(" ", "%20"),
        "/api/games/%ed%a0%80.json",
        "/api/tables/%00",
        "/api/tables/",
    ),
    *("/api/tables/../tables", "/ws/", "/ws/%2e%2e", "/ws", "/.git/config", "/.env", "/admin.php", "/%", "/%zz"),
    *("http://evil.example/admin", "*", "/" + "a" * 4000, "/" + "x/" * 1000, "/;/", "/\\..\\..\\etc\\passwd"),
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("requested") / "data", THENUMBER_LIMITS="off") as server:
        yield server


@pytest.mark.parametrize("name", GARBAGE)
def test_garbage_instead_of_a_request_is_refused_and_leaves_nothing_in_the_log(server: Server, name: str) -> None:
    async def attack() -> None:
        async with bystanders(server) as there:
            async with await RawSocket().connect(server.port) as attacker:
                await attacker.send(GARBAGE[name])
                answer = await attacker.read_all()
                assert b" 200 " not in answer
                assert not re.search(rb"(?i)server:|aiohttp|python", answer)
            await there.play_on()

    asyncio.run(attack())
    assert LOST not in server.said()


def test_half_a_handshake_and_then_silence_keeps_nobody_waiting(server: Server) -> None:
    async def attack() -> None:
        async with bystanders(server) as there:
            whole = handshake(f"/ws/{there.code}", server.port)
            silent = []
            for length in range(0, len(whole), 2):
                attacker = await RawSocket().connect(server.port)
                await attacker.send(whole[:length])
                silent.append(attacker)
            await there.play_on()
            for attacker in silent:
                attacker.close()

    asyncio.run(attack())


def test_odd_methods_and_paths_lead_nowhere(server: Server) -> None:
    async def attack() -> None:
        async with bystanders(server) as there:
            places = (
                "/api/tables",
                f"/api/tables/{there.code}",
                f"/ws/{there.code}",
                "/healthz",
                "/metrics",
                "/nowhere",
            )
            odd = [(method, path) for method in METHODS for path in places]
            # What these two ask for is right: a table may be made, and a head is a page without its body.
            odd = [(m, p) for m, p in odd if (m, p) != ("POST", "/api/tables") and (m != "HEAD" or p == "/nowhere")]
            for method, path in [*odd, *(("GET", path) for path in PATHS)]:
                async with await RawSocket().connect(server.port) as attacker:
                    await attacker.send(f"{method} {path} HTTP/1.1\r\n{HEADERS}Connection: close\r\n\r\n".encode())
                    head, _, body = (await attacker.read_all()).partition(b"\r\n\r\n")
                    status = int(head.split()[1])
                    assert 400 <= status < 500, (method, path, head)
                    assert b"root:" not in body
                    if b"Content-Security-Policy" in head and body:
                        refused = json.loads(body)
                        catalogue("en").text(f"refusal-{refused['code']}", found="", right="")
                await there.are_unharmed()
            await there.play_on()

    asyncio.run(attack())


def test_handshakes_that_are_not_quite_right_are_refused(server: Server) -> None:
    async def attack() -> None:
        async with bystanders(server) as there:
            port, path = server.port, f"/ws/{there.code}"
            for request in (
                handshake(path, port, Upgrade=""),
                handshake(path, port, Upgrade="h2c"),
                handshake(path, port, Connection="close"),
                handshake(path, port, Sec_WebSocket_Version=""),
                handshake(path, port, Sec_WebSocket_Version="99"),
                handshake(path, port, Sec_WebSocket_Key=""),
                handshake(path, port, Sec_WebSocket_Key="short"),
                handshake(path, port, Sec_WebSocket_Key="x" * 24),
                handshake(path, port).replace(b"GET", b"POST"),
                handshake("/ws/XXXXXX", port),
                handshake(f"{path}/more", port),
                handshake("/ws/" + "X" * 500, port),
                handshake(path, port, Origin="https://evil.example"),
                handshake(path, port, Origin="null"),
                handshake(path, port, Origin=f"http://127.0.0.1:{port}.evil.example"),
                handshake(path, port, Origin=f"https://127.0.0.1:{port}"),
                handshake(path, port, Origin=f"http://127.0.0.1:{port}@evil.example"),
            ):
                async with await RawSocket().connect(port) as attacker:
                    await attacker.send(request)
                    status = (await attacker.read_until(b"\r\n")).split()[1]
                    assert status.startswith(b"4"), request
                await there.are_unharmed()
            await there.play_on()

    asyncio.run(attack())


def test_compression_that_nobody_offered_is_no_way_in(server: Server) -> None:
    """An extension that inflates would make four kilobytes four megabytes."""

    async def attack() -> None:
        async with bystanders(server) as there:
            async with await RawSocket().connect(server.port) as attacker:
                offer = "permessage-deflate; client_max_window_bits"
                await attacker.send(handshake(f"/ws/{there.code}", server.port, Sec_WebSocket_Extensions=offer))
                assert b"permessage-deflate" not in await attacker.read_until(b"\r\n\r\n")
            await there.play_on()

    asyncio.run(attack())


@pytest.mark.parametrize("chunked", [False, True], ids=["announced", "in chunks"])
def test_a_body_without_end_is_answered_before_its_end(server: Server, chunked: bool) -> None:
    length = "Transfer-Encoding: chunked" if chunked else f"Content-Length: {1 << 40}"
    megabyte = b"100000\r\n" + bytes(1 << 20) + b"\r\n" if chunked else bytes(1 << 20)

    async def attack() -> None:
        async with bystanders(server) as there:
            async with await RawSocket().connect(server.port) as attacker:
                await attacker.send(f"{POST}{length}\r\n\r\n".encode())
                with contextlib.suppress(ConnectionError):  # it may have heard enough, which is as good
                    for _ in range(32):
                        await attacker.send(megabyte)
                        await there.are_unharmed()
                status = (await attacker.read_until(b"\r\n")).split()[1]
                assert status in (b"201", b"400", b"413")
            await there.play_on()

    asyncio.run(attack())


@pytest.mark.parametrize("name", BODIES)
def test_a_body_that_is_not_what_its_headers_say_is_refused_and_not_logged(server: Server, name: str) -> None:
    headers, body = BODIES[name]

    async def attack() -> None:
        async with bystanders(server) as there:
            for path in WITH_BODIES:
                async with await RawSocket().connect(server.port) as attacker:
                    head = f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n{headers}\r\n\r\n"
                    with contextlib.suppress(ConnectionError):
                        await attacker.send(head.encode() + body)
                    answer = await attacker.read_all()
                    made = path == "/api/tables" and b" 201 " in answer  # it needs no body
                    assert made or re.match(rb"HTTP/1.[01] 4\d\d ", answer), (path, answer[:100])
            await there.play_on()

    asyncio.run(attack())
    assert not re.search(r"(?m)^(WARNING|ERROR|CRITICAL|Traceback)", server.said())


@pytest.mark.parametrize("headers", ["Content-Length: 500", "Transfer-Encoding: chunked", "Content-Encoding: gzip"])
def test_a_body_that_is_cut_off_leaves_nothing_in_the_log(server: Server, headers: str) -> None:
    length = "" if "chunked" in headers else "Content-Length: 400\r\n" if "gzip" in headers else ""

    async def attack() -> None:
        async with bystanders(server) as there:
            for path in WITH_BODIES:
                attacker = await RawSocket().connect(server.port)
                head = f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1\r\n{length}{headers}\r\n\r\n"
                await attacker.send(head.encode() + b"2f\r\n{")
                await asyncio.sleep(0.05)
                attacker.close()
            await there.play_on()

    asyncio.run(attack())
    assert not re.search(r"(?m)^(WARNING|ERROR|CRITICAL|Traceback)", server.said())


def test_answers_keep_their_headers_and_name_no_program(server: Server) -> None:
    async def ask() -> None:
        async with bystanders(server) as there:
            for request, status, header in (
                (f"PUT /api/tables HTTP/1.1\r\n{HEADERS}\r\n".encode(), b" 405 ", b"Allow: POST\r\n"),
                (f"POST /healthz HTTP/1.1\r\n{HEADERS}\r\n".encode(), b" 405 ", b"Allow: GET,HEAD\r\n"),
                (
                    handshake(f"/ws/{there.code}", server.port, Sec_WebSocket_Version="8"),
                    b" 426 ",
                    b"Sec-WebSocket-Version: 13\r\n",
                ),
                (f"GET /healthz HTTP/1.1\r\n{HEADERS}\r\n".encode(), b" 200 ", b"nosniff"),
                (f"GET / HTTP/1.1\r\n{HEADERS}\r\n".encode(), b" ", b"nosniff"),
            ):
                async with await RawSocket().connect(server.port) as client:
                    await client.send(request)
                    head = await client.read_until(b"\r\n\r\n")
                    assert status in head
                    assert header in head
                    assert not re.search(rb"(?i)server:|aiohttp|python", head)

    asyncio.run(ask())
