"""Who may see the host's page: whoever is at this machine and nobody else, or whoever has the password."""

import asyncio
import re
from pathlib import Path

import aiohttp
import pytest

from online import Server
from thenumber.server.admin.access import SESSION_SECONDS, Access
from thenumber.server.settings import Settings
from thenumber.server.web.addresses import own_addresses, reachable

PASSWORD = "correct horse battery"  # noqa: S105 of this test
NOTHING = '{"say":"Refused","id":null,"code":"not-found","found":"","right":""}'


def password_file(folder: Path, password: str = PASSWORD) -> str:
    file = folder / "password"
    file.write_text(f"{password}\nwhat follows is nobody's business\n")
    return str(file)


async def asked(url: str, method: str = "GET", path: str = "", body: object = None, **headers: str) -> tuple[int, str]:
    names = {name.replace("_", "-"): value for name, value in headers.items()}
    async with (
        aiohttp.ClientSession() as session,
        session.request(method, f"{url}/api/admin{path}", json=body, headers=names) as response,
    ):
        assert "Set-Cookie" not in response.headers
        assert response.status != 200 or response.headers["Cache-Control"] == "no-store"
        return response.status, await response.text()


async def finds_nothing(url: str, **headers: str) -> None:
    """There is no such page, in the very words in which there is none elsewhere."""
    unknown = await asked(url, path="istration", **headers)
    assert unknown == (404, NOTHING)
    for method, path, body in (
        ("GET", "", None),
        ("POST", "", {"do": "Announce", "minutes": 5}),
        ("POST", "/session", {"password": PASSWORD}),
    ):
        assert await asked(url, method, path, body, **headers) == unknown


async def logged_in(url: str, password: str = PASSWORD) -> str:
    status, text = await asked(url, "POST", "/session", {"password": password})
    assert status == 200, text
    match = re.fullmatch(r'\{"token":"([^"]+)","seconds":43200\}', text)
    assert match
    return match[1]


def test_without_a_password_it_is_for_this_machine_and_nothing_in_between(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        for host in ("localhost", "127.0.0.1", "[::1]"):
            status, text = await asked(server.url, Host=f"{host}:{server.port}")
            assert (status, '"nodes":' in text) == (200, True)
        for headers in (
            {"X_Forwarded_For": "127.0.0.1"},
            {"Forwarded": "for=127.0.0.1"},
            {"X_Forwarded_Host": "localhost"},
            {"X_Forwarded_Proto": "https"},
            {"X_Real_IP": "127.0.0.1"},
            {"Via": "1.1 proxy"},
            {"Host": "nas"},
            {"Host": f"192.168.1.7:{server.port}"},
            {"Host": "evil.local"},
        ):
            await finds_nothing(server.url, **headers)
        assert (await asked(server.url, Host="evil.example"))[0] == 421

    with Server(tmp_path / "data") as server:
        asyncio.run(story(server))


@pytest.mark.parametrize(
    "options", [("--behind-proxy",), ("--public-url", "http://127.0.0.1:8080"), ("--public-url", "https://a.example")]
)
def test_a_server_for_the_world_has_none_without_a_password(tmp_path: Path, options: tuple[str, ...]) -> None:
    with Server(tmp_path / "data", *options) as server:
        asyncio.run(finds_nothing(server.url))


def test_other_machines_find_nothing_whatever_they_say(tmp_path: Path) -> None:
    """Who comes in by another address of this machine comes from that address, as another machine would."""
    address = reachable(own_addresses())[0]
    if address.startswith("127.") or ":" in address:
        pytest.skip("this machine has no address in a network")
    with Server(tmp_path / "data", "--host", "0.0.0.0") as server:  # noqa: S104 it is what is tried
        asyncio.run(finds_nothing(f"http://{address}:{server.port}"))
        asyncio.run(finds_nothing(f"http://{address}:{server.port}", Host="localhost"))


def test_with_a_password_it_is_asked_of_everybody_also_here(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        assert await asked(server.url) == (401, NOTHING.replace("not-found", "password-needed"))
        status, text = await asked(server.url, "POST", "/session", {"password": PASSWORD + "!"})
        assert (status, "wrong-password" in text) == (401, True)
        token = await logged_in(server.url)
        bearer = f"Bearer {token}"
        for headers in ({}, {"Host": "nas"}, {"X_Forwarded_For": "203.0.113.9"}):
            assert (await asked(server.url, Authorization=bearer, **headers))[0] == 200
        for wrong in (f"Bearer {token[:-1]}", f"Bearer 9{token}", "Bearer ", f"Basic {token}", f"Bearer {PASSWORD}"):
            assert (await asked(server.url, Authorization=wrong))[0] == 401
        assert PASSWORD not in server.log.read_text()
        assert token not in server.log.read_text()

    with Server(tmp_path / "data", "--admin-password-file", password_file(tmp_path)) as server:
        asyncio.run(story(server))
    # The token holds at another node with the same password, and at none with another one.
    with Server(tmp_path / "data", "--admin-password-file", password_file(tmp_path)) as server:
        token = asyncio.run(logged_in(server.url))
    with Server(tmp_path / "data", "--admin-password-file", password_file(tmp_path)) as server:
        assert asyncio.run(asked(server.url, Authorization=f"Bearer {token}"))[0] == 200
    with Server(tmp_path / "data", "--admin-password-file", password_file(tmp_path, "another password")) as server:
        assert asyncio.run(asked(server.url, Authorization=f"Bearer {token}"))[0] == 401


def test_a_token_ends(tmp_path: Path) -> None:
    access = Access(Settings(tmp_path, admin_password_file=Path(password_file(tmp_path))))
    token = access.new_token(1000.0)
    assert access.is_token(token, 1000.0 + SESSION_SECONDS - 1)
    assert not access.is_token(token, 1000.0 + SESSION_SECONDS)
    later = re.sub(r"^\d+", "99999999999", token)
    assert not access.is_token(later, 1000.0)
    assert not any(access.is_token(odd, 1000.0) for odd in ("", "-", "--", "é-é", "\udcff", "1e9-x-y", token + "0"))


def test_wrong_passwords_are_charged_to_the_address_and_the_right_one_is_not(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        for _ in range(3):  # the right one costs nothing
            for _ in range(5):
                token = await logged_in(server.url)
        ours, theirs = {"X_Forwarded_For": "203.0.113.9"}, {"X_Forwarded_For": "203.0.113.10"}
        found = [(await asked(server.url, "POST", "/session", {"password": "guess"}, **theirs))[0] for _ in range(12)]
        assert found == [401] * 10 + [429] * 2
        # Not even the right one helps any more: who guesses on learns nothing.
        status, text = await asked(server.url, "POST", "/session", {"password": PASSWORD}, **theirs)
        assert (status, "too-many-guesses" in text) == (429, True)
        assert (await asked(server.url, "POST", "/session", {"password": PASSWORD}, **ours))[0] == 200
        # Who is in stays in, also at that address.
        assert (await asked(server.url, Authorization=f"Bearer {token}", **theirs))[0] == 200

    options = ("--behind-proxy", "--admin-password-file", password_file(tmp_path))
    with Server(tmp_path / "data", *options) as server:
        asyncio.run(story(server))


def test_no_page_of_another_site_can_do_anything_here(tmp_path: Path) -> None:
    """From a browser at this machine every page may ask: it must be our own, and say so in JSON."""

    async def story(server: Server) -> None:
        order = {"do": "Announce", "minutes": 5}
        for headers in (
            {"Origin": "https://evil.example"},
            {"Origin": "http://localhost:3000"},
            {"Origin": "null"},
            {"Sec_Fetch_Site": "cross-site"},
            {"Sec_Fetch_Site": "same-site"},
        ):
            assert (await asked(server.url, "POST", "", order, **headers))[0] == 403
        for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data"):
            async with (
                aiohttp.ClientSession() as session,
                session.post(
                    f"{server.url}/api/admin", data='{"do":"Announce","minutes":5}', headers={"Content-Type": kind}
                ) as response,
            ):
                assert response.status == 415
        assert '"restart_in":null' in (await asked(server.url))[1]
        same = {"Origin": server.url, "Sec_Fetch_Site": "same-origin"}
        assert '"restart_in":300' in (await asked(server.url, "POST", "", order, **same))[1]

    with Server(tmp_path / "data") as server:
        asyncio.run(story(server))


@pytest.mark.parametrize(
    "body",
    [
        {"do": "Announce", "minutes": -1},
        {"do": "Announce", "minutes": 121},
        {"do": "Announce", "minutes": 1.5},
        {"do": "EndTable", "table": "KDWTXM"},
        {"do": "EndTable", "table": "0123456789abcdef"},
        {"do": "Drain", "node": "0123456789ab"},
        {"do": "Shutdown"},
        {},
        [],
        None,
    ],
)
def test_what_is_no_order_is_refused(tmp_path: Path, body: object) -> None:
    with Server(tmp_path / "data") as server:
        status, text = asyncio.run(asked(server.url, "POST", "", body, Content_Type="application/json"))
        assert (status, "not-understood" in text) == (400, True)
        for what in ("Drain", "BackUp"):
            order = {"do": what, "node": "0123456789ab"} | ({"drain": True} if what == "Drain" else {})
            status, text = asyncio.run(asked(server.url, "POST", "", order))
            assert (status, "no-such-node" in text) == (404, True)
