"""Hosts: those that are ours are served and get links, a foreign name is refused with the way out."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import aiohttp
import pytest
from hypothesis import given
from hypothesis import strategies as st

from online import Server
from server.raw_socket import RawSocket, handshake
from strategies import quick
from thenumber.server.settings import Settings
from thenumber.server.web.hosts import is_ours, is_served, own_names

PLAIN = Settings(Path("/srv"))
PUBLIC = Settings(Path("/srv"), public_url="https://play.example/number", base_path="/number")
PROXIED = Settings(Path("/srv"), behind_proxy=True)

OURS = (
    *("127.0.0.1:8080", "localhost", "LocalHost:80", "[::1]:8080", "192.168.1.7:8080", "203.0.113.9", "[fd00::2]"),
    *("raspberrypi:8080", "nas", "pi.local", "Ada-Laptop.LOCAL:8080", "game.lan", "tv.fritz.box", "a.home.arpa"),
    *("thenumber:8080", "game.tail1234.ts.net:8080", "app.internal", "game.localhost:3000"),
)
FOREIGN = ("evil.example", "evil.example:8080", "local.evil.example", "192.168.1.7.nip.io", "127.0.0.1.evil.example")
MALFORMED = ("", "x;y", "a b", "evil.example/", "http://x", "[::1", "a:b", "*", "x\n", "-", "user@127.0.0.1")


@pytest.mark.parametrize("host", OURS)
def test_addresses_and_names_of_local_networks_are_ours(host: str) -> None:
    assert all(is_served(host, settings) for settings in (PLAIN, PUBLIC, PROXIED))
    assert is_ours(host, PLAIN)


@pytest.mark.parametrize("host", FOREIGN)
def test_a_name_that_anybody_can_have_is_foreign_unless_a_proxy_lets_it_through(host: str) -> None:
    assert not is_served(host, PLAIN)
    assert not is_served(host, PUBLIC)
    assert is_served(host, PROXIED)
    assert not is_ours(host, PROXIED)


@pytest.mark.parametrize("host", MALFORMED)
def test_what_is_no_host_is_refused_even_behind_a_proxy(host: str) -> None:
    assert not any(is_served(host, settings) for settings in (PLAIN, PUBLIC, PROXIED))


def test_the_names_that_the_server_was_told_are_ours() -> None:
    assert is_served("play.example", PUBLIC)
    assert is_served("PLAY.example:8443", PUBLIC)
    assert not is_served("play.example", PLAIN)
    assert is_served("game.example.org:8080", Settings(Path("/srv"), host="game.example.org"))
    assert all(is_served(name, PLAIN) for name in own_names(PLAIN))


def test_who_says_no_host_is_no_browser() -> None:
    assert all(is_served(None, settings) for settings in (PLAIN, PUBLIC, PROXIED))


@quick
@given(st.text())
def test_any_text_is_a_host_or_not(host: str) -> None:
    assert is_served(host, PLAIN) in (True, False)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("hosts") / "data") as server:
        yield server


async def asked(server: Server, method: str, path: str, host: str, **headers: str) -> tuple[int, str]:
    async with (
        aiohttp.ClientSession() as session,
        session.request(method, f"{server.url}{path}", headers={"Host": host, **headers}) as response,
    ):
        return response.status, await response.text()


def test_a_foreign_name_leads_to_nothing_and_a_person_is_told_the_way_out(server: Server) -> None:
    async def story() -> None:
        for method, path in (("GET", "/"), ("POST", "/api/tables"), ("GET", "/api/bots"), ("GET", "/nowhere")):
            status, text = await asked(server, method, path, "evil.example:8080")
            assert (status, '"other-host"' in text, '"evil.example:8080"' in text) == (421, True, True)
        browser = {"Accept": "text/html,*/*", "Accept-Language": "de"}
        status, text = await asked(server, "GET", "/", "game.example.org", **browser)
        assert (status, "--public-url" in text, "„game.example.org“" in text) == (421, True, True)
        status, text = await asked(server, "GET", "/", "<script>", **browser)
        assert (status, "script" in text) == (421, False)
        async with await RawSocket().connect(server.port) as attacker:
            origin = {"Host": "evil.example", "Origin": "http://evil.example"}
            await attacker.send(handshake("/ws/KDWTXM", server.port, **origin))
            assert b" 421 " in await attacker.read_until(b"\r\n")

    asyncio.run(story())


def test_links_have_the_name_by_which_somebody_in_the_same_network_came(server: Server) -> None:
    async def story() -> None:
        for host in (f"raspberrypi.local:{server.port}", f"nas:{server.port}", "192.168.1.7:8080"):
            status, text = await asked(server, "POST", "/api/tables", host)
            assert status == 201
            assert f'"http://{host}/t/' in text

    asyncio.run(story())


def test_a_client_without_a_host_gets_a_link_to_where_it_came_in(server: Server) -> None:
    async def story() -> None:
        async with await RawSocket().connect(server.port) as client:
            await client.send(b"POST /api/tables HTTP/1.0\r\n\r\n")
            answer = await client.read_all()
            assert b" 201 " in answer
            assert f'"http://127.0.0.1:{server.port}/t/'.encode() in answer

    asyncio.run(story())


def test_behind_a_proxy_links_are_made_of_the_public_url_whatever_host_comes_through(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        status, text = await asked(server, "POST", "/n/api/tables", "backend.example:8080")
        assert status == 201
        assert '"https://play.example/n/t/' in text
        for host, base, status in (
            ("backend.example", "http://backend.example/n", 403),
            ("backend.example", "https://play.example/n", 200),
            ("127.0.0.1:8080", "http://127.0.0.1:8080/n", 200),
        ):
            assert (await asked(server, "GET", f"/n/api/qr.svg?text={base}/t/KDWTXM", host))[0] == status
        foreign = {"Origin": "http://backend.example"}
        assert (await asked(server, "POST", "/n/api/tables", "backend.example", **foreign))[0] == 403
        ours = {"Origin": "https://play.example"}
        assert (await asked(server, "POST", "/n/api/tables", "backend.example", **ours))[0] == 201

    with Server(tmp_path / "data", "--behind-proxy", "--public-url", "https://play.example/n") as server:
        asyncio.run(story(server))
