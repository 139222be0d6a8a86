"""Guessing leads nowhere: codes of tables, tables without end, a foreign page, an address that somebody makes up.

Nor does it lock out those who share an address with somebody who guesses.
"""

import asyncio
from collections import Counter
from pathlib import Path
from random import Random

import aiohttp
import pytest

from online import Player, Server, new_table
from server.bystanders import bystanders
from server.gatherings import come_back, seated
from thenumber.server.admission.let_in import LetIn
from thenumber.server.tables.codes import new_code
from thenumber.server.tables.tokens import new_token

GUESSES = 100
HOME, ELSEWHERE = "203.0.113.9", "203.0.113.10"
"""Two addresses, as a proxy tells them."""


def test_whoever_guesses_codes_has_to_stop_and_those_who_play_notice_nothing(tmp_path: Path) -> None:
    rng = Random(5)

    async def attack(server: Server) -> None:
        async with bystanders(server) as there, aiohttp.ClientSession() as session:
            heard: Counter[tuple[int, str]] = Counter()
            for guess in range(GUESSES):
                # What a client writes about its own address is not believed, unless a proxy is known to have done it.
                headers = {"X-Forwarded-For": f"10.0.0.{guess}"}
                address = f"{server.url}/api/tables/{new_code(rng)}"
                async with session.get(address, headers=headers) as response:
                    heard[response.status, (await response.json())["code"]] += 1
                    assert response.status == 404 or int(response.headers["Retry-After"]) > 0
            assert set(heard) == {(404, "no-such-table"), (429, "too-many-codes")}
            assert heard[429, "too-many-codes"] > GUESSES / 2
            with pytest.raises(aiohttp.WSServerHandshakeError, match="429"):
                await session.ws_connect(f"{server.url}/ws/{new_code(rng)}")
            await there.play_on()

    with Server(tmp_path / "data") as server:
        asyncio.run(attack(server))


def test_whoever_makes_tables_without_end_has_to_stop_and_those_who_play_notice_nothing(tmp_path: Path) -> None:
    async def attack(server: Server) -> None:
        async with bystanders(server) as there, aiohttp.ClientSession() as session:
            heard: Counter[int] = Counter()
            for _ in range(GUESSES):
                async with session.post(f"{server.url}/api/tables") as response:
                    heard[response.status] += 1
                    if response.status == 429:
                        assert (await response.json())["code"] == "too-many-tables"
                        assert int(response.headers["Retry-After"]) > 0
            assert set(heard) == {201, 429}
            assert heard[429] > GUESSES / 2
            await there.play_on()

    with Server(tmp_path / "data") as server:
        asyncio.run(attack(server))


def test_a_foreign_page_can_neither_make_a_table_nor_come_to_one(tmp_path: Path) -> None:
    async def attack(server: Server) -> None:
        async with bystanders(server) as there, aiohttp.ClientSession() as session:
            for origin in ("https://evil.example", "null", f"http://127.0.0.1:{server.port + 1}", "file://", "http://"):
                async with session.post(f"{server.url}/api/tables", headers={"Origin": origin}) as response:
                    assert (response.status, (await response.json())["code"]) == (403, "other-origin")
                with pytest.raises(aiohttp.WSServerHandshakeError, match="403"):
                    await session.ws_connect(f"{server.url}/ws/{there.code}", origin=origin)
            await (await session.ws_connect(f"{server.url}/ws/{there.code}", origin=server.url)).close()
            await new_table(session, server.url)
            await there.play_on()

    with Server(tmp_path / "data") as server:
        asyncio.run(attack(server))


def at(address: str, token: str | None = None) -> aiohttp.ClientSession:
    """Somebody at an address, who shows a token or none."""
    proof = {"Authorization": f"Bearer {token}"} if token else {}
    return aiohttp.ClientSession(headers={"X-Forwarded-For": address, **proof})


async def looked_up(session: aiohttp.ClientSession, url: str, code: str) -> tuple[int, str]:
    """The status, and the code of the refusal or of the table."""
    async with session.get(f"{url}/api/tables/{code}") as response:
        return response.status, (await response.json())["code"]


async def guess_until_refused(session: aiohttp.ClientSession, url: str, rng: Random) -> None:
    while (await looked_up(session, url, new_code(rng)))[0] == 404:
        pass


async def comes_in(session: aiohttp.ClientSession, url: str, code: str, token: str | None = None) -> bool:
    """Whether a handshake is accepted; if so, somebody looks in."""
    headers = {"Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Version": "13"}
    headers["Sec-WebSocket-Key"] = "dGhlIHNhbXBsZSBub25jZQ=="
    async with session.get(f"{url}/ws/{code}", headers=headers) as response:
        status = response.status
    assert status in (101, 429)
    if status == 429:
        return False
    await (await Player(session, url, code, token).come()).go()
    return True


@pytest.mark.parametrize("processes", ["1", "2"])
def test_who_sits_at_a_table_comes_back_every_time_although_a_neighbour_guesses(tmp_path: Path, processes: str) -> None:
    rng = Random(7)

    async def story(url: str) -> None:
        async with at(HOME) as home, at(ELSEWHERE) as elsewhere:
            players = await seated(home, [url] * 3)
            code = players[0].code
            await guess_until_refused(home, url, rng)
            for _ in range(5):
                assert await looked_up(home, url, new_code(rng)) == (429, "too-many-codes")
                await come_back(players[:1])
                assert players[0].view["you"]["seat"] == 0
            assert await looked_up(home, url, code) == (200, code)  # the address knows it
            assert await comes_in(elsewhere, url, code)
            # Of tables that it does not know, it learns nothing.
            other = await new_table(elsewhere, url)
            assert await looked_up(home, url, other) == (429, "too-many-codes")
            assert not await comes_in(home, url, other)
            for player in players:
                await player.go()

    with Server(tmp_path / "data", "--behind-proxy", THENUMBER_PROCESSES=processes) as server:
        asyncio.run(story(server.url))


def test_a_token_that_sits_there_opens_a_table_from_any_address_and_no_other_token_does(tmp_path: Path) -> None:
    rng = Random(8)

    async def story(url: str) -> None:
        async with at(ELSEWHERE) as elsewhere, at(HOME) as home:
            ada = await Player(elsewhere, url, await new_table(elsewhere, url)).come()
            await ada.say("Sit", name="Ada")
            await guess_until_refused(home, url, rng)
            assert not await comes_in(home, url, ada.code)
            for code in (ada.code, new_code(rng)):
                async with at(HOME, new_token()) as stranger:
                    assert await looked_up(stranger, url, code) == (429, "too-many-codes")
                    assert not await comes_in(stranger, url, code)
            async with at(HOME, ada.token) as proved:
                assert await looked_up(proved, url, new_code(rng)) == (429, "too-many-codes")
                assert not await comes_in(home, url, ada.code)
                assert await looked_up(proved, url, ada.code) == (200, ada.code)
            # As a browser does it: it can't show the token in a handshake, and has shown it before.
            assert await comes_in(home, url, ada.code, ada.token)
            await ada.go()

    with Server(tmp_path / "data", "--behind-proxy") as server:
        asyncio.run(story(server.url))


def test_a_program_shows_its_token_in_the_handshake(tmp_path: Path) -> None:
    rng = Random(9)

    async def story(url: str) -> None:
        async with at(ELSEWHERE) as elsewhere, at(HOME) as home:
            ada = await Player(elsewhere, url, await new_table(elsewhere, url)).come()
            await ada.say("Sit", name="Ada")
            await guess_until_refused(home, url, rng)
            async with at(HOME, ada.token) as proved:
                assert await comes_in(proved, url, ada.code, ada.token)
            await ada.go()

    with Server(tmp_path / "data", "--behind-proxy") as server:
        asyncio.run(story(server.url))


def test_right_codes_and_what_is_no_code_cost_nothing(tmp_path: Path) -> None:
    async def story(url: str) -> None:
        async with aiohttp.ClientSession() as session:
            codes = [await new_table(session, url) for _ in range(3)]
            for _ in range(GUESSES):
                for code in codes:
                    assert (await looked_up(session, url, code))[0] == 200
                assert (await looked_up(session, url, "no-code"))[0] == 404
            assert (await looked_up(session, url, new_code(Random(1))))[0] == 404

    with Server(tmp_path / "data") as server:
        asyncio.run(story(server.url))


def test_who_was_let_in_is_remembered_up_to_a_bound_and_the_longest_unused_goes_first() -> None:
    let_in = LetIn(most=3)
    for code in ("a", "b", "c"):
        let_in.add("home", code)
    let_in.add("home", "a")
    let_in.add("home", "d")
    assert [("home", code) in let_in for code in "abcd"] == [True, False, True, True]
    assert ("elsewhere", "a") not in let_in
    let_in.forget("home", "a")
    let_in.forget("home", "never")
    assert ("home", "a") not in let_in
    assert len(let_in) == 2
