"""Connections that ask slowly or nothing, and too many of them: they are let go or refused, and nobody else notices."""

import asyncio
import json
import resource
import sqlite3
from collections.abc import Iterator
from contextlib import AsyncExitStack, closing, contextmanager, suppress
from pathlib import Path

import aiohttp
import psutil
import pytest

from online import PATIENCE, Player, Server, new_table
from server.bystanders import bystanders
from server.gatherings import play_on
from server.raw_socket import RawSocket
from thenumber.server.admission.descriptors import MOST, RESERVE
from thenumber.server.admission.limits import CONNECTIONS

pytestmark = pytest.mark.waits

FEW = 300
"""The number of files that a server may open in these tests, so that few connections are many."""
HEAD = "POST /api/seats HTTP/1.1\r\nHost: 127.0.0.1\r\n"
UNFINISHED = f"{HEAD}Content-Length: 100\r\n\r\n{{".encode()
HEALTH = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with Server(tmp_path / "data") as server:
        yield server
    assert "Traceback" not in server.log.read_text()


def allow_files(server: Server, soft: int) -> None:
    assert server.process
    _, hard = resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE)
    resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE, (soft, hard))


@contextmanager
def own_files(soft: int) -> Iterator[None]:
    """This process, and what it starts, with another soft limit of open files."""
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)


async def connected(crowd: AsyncExitStack, server: Server, data: bytes = b"", address: str = "") -> RawSocket:
    line = RawSocket()
    if address:
        line.socket.bind((address, 0))
    await crowd.enter_async_context(await line.connect(server.port))
    await line.send(data)
    return line


async def is_cut(line: RawSocket, more: bytes = b"") -> None:
    """The server ends it, although something more comes again and again."""
    ended = asyncio.create_task(line.read_all())
    async with asyncio.timeout(PATIENCE):
        while not ended.done():
            with suppress(ConnectionError):
                await line.send(more)
            await asyncio.wait([ended], timeout=0.3)


async def refusal(line: RawSocket) -> tuple[int, str, bytes]:
    """Status and code of an answer, and its head."""
    head, _, body = (await line.read_all()).partition(b"\r\n\r\n")
    return int(head.split()[1]), json.loads(body)["code"], head


def test_who_takes_too_long_to_ask_is_let_go_however_it_is_done(server: Server) -> None:
    slow = {
        "silent": (b"", b""),
        "half headers": (b"GET /healthz HTTP/1.1\r\nHost: 127", b""),
        "headers a byte at a time": (b"GET /healthz HTTP/1.1\r\nX: ", b"a"),
        "half a body": (UNFINISHED, b""),
        "a body a byte at a time": (UNFINISHED.replace(b"100", b"9999"), b" "),
        "half a chunk": (f"{HEAD}Transfer-Encoding: chunked\r\n\r\nff\r\na".encode(), b""),
        "half of a second request": (HEALTH + HEALTH[:20], b""),
        "a second request, later": (HEALTH, b"\r"),
    }

    async def attack() -> None:
        async with bystanders(server) as there, AsyncExitStack() as crowd:
            lines = [(await connected(crowd, server, data), more) for data, more in slow.values()]
            await asyncio.gather(*(is_cut(line, more) for line, more in lines))
            await there.play_on()

    asyncio.run(attack())


def test_an_answer_that_takes_long_is_not_cut_off_by_what_is_asked_meanwhile(server: Server) -> None:
    """A review takes longer than a request may; half of a second request does not end it."""
    turns = [["120", "987", "998"], ["345", "210", "761"]]
    body = json.dumps({"names": ["Ada", "Bob", "Cleo"], "turns": turns, "paper": True}).encode()
    asked = f"POST /api/review HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: {len(body)}\r\n\r\n".encode() + body

    async def ask() -> None:
        async with AsyncExitStack() as crowd:
            line = await connected(crowd, server, asked)
            await line.send(b"GET /hea")
            assert b'"accuracy"' in await line.read_until(b'"accuracy"')

    asyncio.run(ask())


@pytest.mark.parametrize("begun", [b"", HEALTH[:20], UNFINISHED, HEALTH])
def test_an_address_that_has_its_share_gives_up_connections_that_have_not_asked(server: Server, begun: bytes) -> None:
    async def attack() -> None:
        async with bystanders(server) as there, AsyncExitStack() as crowd:
            allow_files(server, FEW)
            share = (FEW - RESERVE) // 3
            lines = [await connected(crowd, server, begun) for _ in range(2 * share)]
            async with aiohttp.ClientSession() as session, session.get(f"{server.url}/healthz") as response:
                assert response.status == 200
            await is_cut(lines[0])  # the oldest
            assert sum(not closed(line) for line in lines) <= share
            await there.play_on()

    asyncio.run(attack())


def closed(line: RawSocket) -> bool:
    try:
        while line.socket.recv(1 << 16):
            pass
    except BlockingIOError:
        return False
    except ConnectionError:
        return True
    return True


def test_a_stream_of_connections_that_say_nothing_leaves_nothing_behind(server: Server) -> None:
    async def attack() -> None:
        async with bystanders(server) as there:
            assert server.process
            process = psutil.Process(server.process.pid)
            before = process.num_fds()
            for _ in range(10):
                async with AsyncExitStack() as crowd:
                    for _ in range(100):
                        await connected(crowd, server)
            async with asyncio.timeout(PATIENCE):
                while process.num_fds() > before + 20:  # files of its own come and go
                    await asyncio.sleep(0.05)
            await there.play_on()

    asyncio.run(attack())


def test_an_address_whose_share_is_in_use_is_told_to_wait_and_others_come_in(server: Server) -> None:
    async def attack() -> None:
        async with bystanders(server) as there, AsyncExitStack() as crowd:
            allow_files(server, FEW)
            share = (FEW - RESERVE) // 3
            elsewhere = "127.0.0.2"
            with closing(sqlite3.connect(server.data / "thenumber.sqlite", isolation_level=None)) as database:
                database.execute("BEGIN IMMEDIATE")  # for as long as this lasts, nobody knows whether it is ready
                for _ in range(share):
                    await connected(crowd, server, HEALTH.replace(b"health", b"ready"), elsewhere)
                async with aiohttp.ClientSession() as session, session.get(f"{server.url}/healthz") as response:
                    assert response.status == 200
                status, code, head = await refusal(await connected(crowd, server, HEALTH, elsewhere))
            assert (status, code) == (429, "too-many-connections")
            assert b"Retry-After: " in head
            assert b"Server:" not in head
            await there.play_on()

    asyncio.run(attack())


def test_newcomers_are_refused_before_files_run_out_and_come_in_when_there_is_room_again(server: Server) -> None:
    async def attack() -> None:
        async with bystanders(server) as there, AsyncExitStack() as crowd:
            allow_files(server, FEW)
            share = (FEW - RESERVE) // 3
            for place in range(2, 7):
                for _ in range(share - 1):
                    await connected(crowd, server, b"", f"127.0.0.{place}")
            status, code, head = await refusal(await connected(crowd, server, HEALTH))
            assert (status, code) == (503, "server-full")
            assert b"Retry-After: " in head
            await there.play_on()  # what they need is there: their sockets, the database, new turns
            async with asyncio.timeout(PATIENCE), aiohttp.ClientSession() as session:
                while not await has_room(session, server):  # until the silent ones are let go
                    await asyncio.sleep(0.3)
                player = await Player(session, server.url, await new_table(session, server.url)).come()
                await player.go()

    asyncio.run(attack())
    assert server.said().count("newcomers are refused") == 1


async def has_room(session: aiohttp.ClientSession, server: Server) -> bool:
    try:
        async with session.get(f"{server.url}/healthz") as response:
            return response.status == 200
    except aiohttp.ClientError:
        return False


def test_a_system_that_gives_no_more_files_is_said_once_and_asked_again_in_a_while(server: Server) -> None:
    async def story() -> None:
        async with bystanders(server) as there, AsyncExitStack() as crowd:
            while "Ctrl-C" not in server.said():  # until it has all the files that it needs
                await asyncio.sleep(0.05)
            allow_files(server, 3)
            lines = [await connected(crowd, server, HEALTH) for _ in range(20)]
            await asyncio.sleep(3)  # three times the pause between two tries
            await there.are_unharmed()
            allow_files(server, 1024)
            for line in lines:
                assert b" 200 OK" in await line.read_until(b"\r\n")
            await there.play_on()

    asyncio.run(story())
    assert server.said().count("no connection can be accepted: EMFILE") == 1
    assert "out of system resource" not in server.said()


@pytest.mark.parametrize("processes", ["1", "2"])
def test_the_soft_limit_of_files_is_raised_for_all_processes(tmp_path: Path, processes: str) -> None:
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with own_files(256), Server(tmp_path / "data", THENUMBER_PROCESSES=processes) as server:
        assert server.process
        family = [psutil.Process(server.process.pid), *psutil.Process(server.process.pid).children()]
        for process in family:
            with suppress(psutil.NoSuchProcess):
                soft, _ = resource.prlimit(process.pid, resource.RLIMIT_NOFILE)
                assert soft == (MOST if hard == resource.RLIM_INFINITY else min(hard, MOST))


def test_a_process_with_tables_refuses_newcomers_before_its_own_files_run_out(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        assert server.process
        children = psutil.Process(server.process.pid).children()
        process = next(child for child in children if "thenumber.server.tables.shard_main" in child.cmdline())
        async with aiohttp.ClientSession() as session:
            player = await in_process(session, server, process)
            hard = resource.prlimit(process.pid, resource.RLIMIT_NOFILE)[1]
            # Its reserve begins at the first file that it does not have yet, or not much later.
            resource.prlimit(process.pid, resource.RLIMIT_NOFILE, (process.num_fds() + RESERVE, hard))
            with pytest.raises(aiohttp.WSServerHandshakeError, match="503"):
                await come_in_often(session, f"{server.url}/ws/{player.code}")
            await player.say("Sit", name="Ada")
            resource.prlimit(process.pid, resource.RLIMIT_NOFILE, (1024, hard))
            await (await Player(session, server.url, player.code, player.token).come()).go()

    with Server(tmp_path / "data", THENUMBER_PROCESSES="2") as server:
        asyncio.run(story(server))


async def come_in_often(session: aiohttp.ClientSession, address: str) -> None:
    there: list[aiohttp.ClientWebSocketResponse] = []
    while len(there) < RESERVE:
        there.append(await session.ws_connect(address))  # who is forgotten is closed


async def in_process(session: aiohttp.ClientSession, server: Server, process: psutil.Process) -> Player:
    """Somebody at a table that lives in this process."""
    while True:
        player = await Player(session, server.url, await new_table(session, server.url)).come()
        assert player.socket
        port = player.socket.get_extra_info("sockname")[1]
        if any(line.raddr and line.raddr.port == port for line in process.net_connections()):
            return player
        await player.go()


def test_behind_a_proxy_the_requests_of_an_address_are_counted_and_not_the_connections(tmp_path: Path) -> None:
    def asking(data: bytes, address: str) -> bytes:
        return data.replace(b"\r\n\r\n", f"\r\nX-Forwarded-For: {address}\r\n\r\n".encode(), 1)

    async def attack(server: Server) -> None:
        async with AsyncExitStack() as crowd:
            for _ in range(CONNECTIONS):
                await connected(crowd, server, asking(UNFINISHED, "203.0.113.9"))
            one_more = await connected(crowd, server, asking(HEALTH, "203.0.113.9"))
            assert b" 429 " in await one_more.read_until(b"\r\n")
            other = await connected(crowd, server, asking(HEALTH, "203.0.113.10"))
            assert b" 200 " in await other.read_until(b"\r\n")

    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with own_files(min(hard, 4 * CONNECTIONS)), Server(tmp_path / "data", "--behind-proxy") as server:
        asyncio.run(attack(server))


def test_players_at_a_table_are_not_among_the_connections_of_their_address(server: Server) -> None:
    async def story() -> None:
        async with aiohttp.ClientSession() as session:
            allow_files(server, FEW)
            share = (FEW - RESERVE) // 3
            code = await new_table(session, server.url)
            players = [await Player(session, server.url, code).come() for _ in range(share + 10)]
            for name, player in zip("ABC", players, strict=False):
                await player.say("Sit", name=name)
            await players[0].say("Start")
            await asyncio.gather(*(player.until_game(1) for player in players))
            await play_on(players[:3], 1)

    asyncio.run(story())
