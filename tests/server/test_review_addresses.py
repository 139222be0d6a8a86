"""Nobody is kept from a review by what others ask for; and what nobody reads is neither made nor kept."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from online import Server
from server.gatherings import seated
from server.reviewing import MINUTES, evening, kept_reviews, lines_of, reviewers, until

OTHER = "198.51.100.7"
SMALL = {"names": ["Ada", "Bob"], "turns": [["120", "987"]]}
FLOOD = 16


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with Server(tmp_path / "data", "--behind-proxy") as server:
        yield server


def codes(said: list[dict[str, Any]]) -> list[str]:
    return [line["code"] for line in said if line.get("say") == "Refused"]


@pytest.mark.long
def test_one_address_that_asks_for_many_takes_no_review_from_another(server: Server) -> None:
    async def look() -> None:
        async with aiohttp.ClientSession(read_bufsize=1 << 20) as session:
            flood = [lines_of(session, server, evening(number)) for number in range(FLOOD)]
            assert [(await anext(lines))["say"] for lines in flood] == ["Reckoned"] * FLOOD  # the game is always shown
            refused = await asyncio.gather(*(_next_code(lines) for lines in flood[1:]))
            assert refused == ["reviews-busy"] * (FLOOD - 1)
            async with asyncio.timeout(MINUTES):
                said = [line async for line in lines_of(session, server, SMALL, OTHER)]
            assert codes(said) == []
            assert "accuracy" in said[-1]
            for lines in flood:
                await lines.aclose()
            # Whoever asks again after a reload gets the same without waiting; the database holds nothing of it.
            assert [line async for line in lines_of(session, server, SMALL, OTHER)] == said
            assert kept_reviews(server) == 0

    asyncio.run(look())


async def _next_code(lines: AsyncIterator[dict[str, Any]]) -> object:
    return (await anext(lines)).get("code")


@pytest.mark.long
def test_people_of_one_address_who_leave_one_review_get_the_next(server: Server) -> None:
    async def look() -> None:
        async with aiohttp.ClientSession(read_bufsize=1 << 20) as session:
            first = lines_of(session, server, evening(1))
            await anext(first)
            assert (await anext(first))["turn"] == 1
            busy = [line async for line in lines_of(session, server, SMALL)]
            assert codes(busy) == ["reviews-busy"]
            await first.aclose()
            said: list[dict[str, Any]] = []
            async with asyncio.timeout(MINUTES):
                while not said or codes(said):  # the server may hear of the end a moment later
                    await asyncio.sleep(0.3)
                    said = [line async for line in lines_of(session, server, SMALL)]
            assert "accuracy" in said[-1]

    asyncio.run(look())


@pytest.mark.long
@pytest.mark.waits
def test_a_made_up_game_that_nobody_reads_is_given_up(server: Server) -> None:
    async def look() -> None:
        async with aiohttp.ClientSession(read_bufsize=1 << 20) as session:
            for number in range(8):  # enough to do for minutes
                lines = lines_of(session, server, evening(number), f"192.0.2.{number}")
                await anext(lines)
                await lines.aclose()
            await until(lambda: bool(reviewers(server)))
            await until(lambda: not reviewers(server))

    asyncio.run(look())


@pytest.mark.long
@pytest.mark.waits
def test_a_finished_game_of_this_server_is_reviewed_to_its_end_and_kept_even_if_nobody_reads_it(server: Server) -> None:
    async def look() -> None:
        async with aiohttp.ClientSession(read_bufsize=1 << 20) as session:
            players = await seated(session, [server.url] * 3)
            for player, number in zip(players, ("120", "987", "998"), strict=True):
                await player.write(number)
            await players[0].until_turn(1)
            await players[0].say("End")
            lines = lines_of(session, server, {"game": f"{players[0].view['table']['id']}-1"})
            await anext(lines)
            await lines.aclose()
            await until(lambda: kept_reviews(server) == 1, MINUTES)

    asyncio.run(look())
