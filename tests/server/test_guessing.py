"""Guessing leads nowhere: codes of tables, tables without end, a foreign page, an address that somebody makes up."""

import asyncio
from collections import Counter
from pathlib import Path
from random import Random

import aiohttp
import pytest

from online import Server, new_table
from server.bystanders import bystanders
from thenumber.server.tables.codes import new_code

GUESSES = 100


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
