"""Reviews and advice over HTTP: from processes of their own, kept, and begun anew when the process dies."""

import asyncio
import json
from collections.abc import AsyncGenerator, AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import aiohttp
import msgspec
import psutil
import pytest

from online import PATIENCE, Player, Server, new_table
from server.gatherings import seated
from server.reviewing import reviewers
from thenumber.review.results import AS_GOOD
from thenumber.server.wire import protocol as wire
from thenumber.solver.results import Objective

NAMES = ("Ada", "Bob", "Cleo")
TURNS = (("120", "987", "998"), ("345", "210", "761"), ("678", None, "902"))


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with Server(tmp_path / "data") as server:
        yield server


def asked(turns: int) -> dict[str, Any]:
    return {"names": NAMES, "turns": TURNS[:turns], "paper": True}


async def answer(session: aiohttp.ClientSession, server: Server, question: dict[str, Any]) -> AsyncGenerator[bytes]:
    async with session.post(f"{server.url}/api/review", json=question) as response:
        assert response.status == 200
        assert response.headers["Content-Type"] == "application/x-ndjson"
        assert "default-src 'none'" in response.headers["Content-Security-Policy"]
        async for line in response.content:
            yield line.lstrip(b" ")  # spaces keep the connection alive


async def reckoned(session: aiohttp.ClientSession, server: Server, question: dict[str, Any]) -> dict[str, Any]:
    async with session.post(f"{server.url}/api/reckon", json=question) as response:
        said: dict[str, Any] = await response.json()
        return said


async def review(session: aiohttp.ClientSession, server: Server, turns: int) -> AsyncIterator[bytes]:
    """What is said about the game; before that comes the game itself, as the rules see it."""
    lines = answer(session, server, asked(turns))
    assert json.loads(await anext(lines)) == await reckoned(session, server, asked(turns))
    async for line in lines:
        yield line


def test_a_game_is_reviewed_turn_by_turn_and_only_once(server: Server) -> None:
    async def look() -> None:
        async with aiohttp.ClientSession(read_bufsize=1 << 20) as session:
            several = await asyncio.gather(*(_all(review(session, server, 3)) for _ in range(3)))
            assert several[0] == several[1] == several[2]
            *turns, ending = several[0]
            for number, line in enumerate(turns, 1):
                turn = msgspec.json.decode(line, type=wire.ReviewedTurn)
                assert (turn.round, turn.turn) == (1, number)
                assert sum(turn.chances) == pytest.approx(1, abs=0.001)
                for seat, split in zip(turn.seats, turn.splits, strict=True):
                    assert seat
                    assert len(seat.map) == len(seat.scores) == 1000
                    assert split.judgement + split.gifts + split.luck == pytest.approx(split.happened, abs=0.001)
            assert turn.seats[1]
            assert turn.seats[1].written is None
            assert len(msgspec.json.decode(ending, type=wire.ReviewedGame).accuracy) == 3
            made_by = reviewers(server)
            for process in made_by:
                process.kill()
            psutil.wait_procs(made_by, PATIENCE)  # it gives way to everything, so it may take a while to die
            assert await _all(review(session, server, 3)) == several[0]
            assert reviewers(server) == []  # it was kept, and nobody had to look again

    asyncio.run(look())


def test_a_review_that_dies_ends_early_and_may_be_asked_for_again(server: Server) -> None:
    async def look() -> None:
        async with aiohttp.ClientSession(read_bufsize=1 << 20) as session:
            lines = []
            async for line in review(session, server, 2):
                lines.append(line)
                for process in reviewers(server) if len(lines) == 1 else []:
                    process.kill()
            assert len(lines) < 3 or b"accuracy" not in lines[-1][:20]
            assert len(await _all(review(session, server, 2))) == 3

    asyncio.run(look())


def test_a_game_of_this_server_is_asked_for_by_its_id(server: Server) -> None:
    async def look() -> None:
        async with aiohttp.ClientSession(read_bufsize=1 << 20) as session:
            players = await seated(session, [server.url] * 3)
            question = {"game": f"{players[0].view['table']['id']}-1"}
            for player, number in zip(players, TURNS[0], strict=True):
                await player.write(number or "")
            await players[0].until_turn(1)
            async with session.post(f"{server.url}/api/review", json=question) as response:  # it is not finished
                assert (response.status, (await response.json())["code"]) == (404, "no-such-game")
            await players[0].say("End")

            game, *lines = await _all(answer(session, server, question))
            said = msgspec.json.decode(game, type=wire.Reckoned)
            assert said.names == ("A", "B", "C")
            assert [[seat.number for seat in one.turn.seats] for one in said.turns] == [[*TURNS[0]]]
            assert "[Seals_1_1 " in said.record  # as it was kept
            assert lines == await _all(review(session, server, 1))  # the same numbers: it was kept
            assert json.loads(game) == await reckoned(session, server, question)
            again, *lines_again = await _all(answer(session, server, {"record": said.link}))
            assert (msgspec.json.decode(again, type=wire.Reckoned).turns, lines_again) == (said.turns, lines)

    asyncio.run(look())


def test_bots_are_expected_to_write_as_they_do_and_people_are_not(server: Server) -> None:
    async def look() -> None:
        async with aiohttp.ClientSession(read_bufsize=1 << 20) as session:
            people = await _all(answer(session, server, asked(1)))
            bots = await _all(answer(session, server, {**asked(1), "names": ("Ada", "@greedy", "@greedy2")}))
            safe = [msgspec.json.decode(lines[1], type=wire.ReviewedTurn).seats[0] for lines in (people, bots)]
            assert all(seat and seat.written and seat.written.number == "120" for seat in safe)
            approved = [seat.written.approved for seat in safe if seat and seat.written]
            assert approved[0] < approved[1] == 1

    asyncio.run(look())


def test_a_game_in_which_nothing_was_played_is_reviewed_as_well(server: Server) -> None:
    async def look() -> None:
        async with aiohttp.ClientSession(read_bufsize=1 << 20) as session:
            (ending,) = await _all(review(session, server, 0))
            assert msgspec.json.decode(ending, type=wire.ReviewedGame).accuracy == ()

    asyncio.run(look())


def test_what_is_no_game_is_refused(server: Server) -> None:
    async def look() -> None:
        async with aiohttp.ClientSession() as session:
            two = {"game": "nobody-1", **asked(1)}
            for body in (b"nonsense", json.dumps({"record": "1.1 12 34"}).encode(), json.dumps(two).encode()):
                async with session.post(f"{server.url}/api/review", data=body) as response:
                    assert (response.status, (await response.json())["say"]) == (400, "Unreckoned")
            async with session.post(f"{server.url}/api/review", json={"game": "nobody-1"}) as response:
                assert (response.status, (await response.json())["code"]) == (404, "no-such-game")
            async with session.post(
                f"{server.url}/api/review", json=asked(1), headers={"Origin": "http://elsewhere.example"}
            ) as response:
                assert (response.status, (await response.json())["code"]) == (403, "other-origin")

    asyncio.run(look())


async def _all(lines: AsyncIterator[bytes]) -> list[bytes]:
    return [line async for line in lines]


async def advice(session: aiohttp.ClientSession, player: Player) -> tuple[int, dict[str, Any]]:
    url = f"{player.url}/api/tables/{player.code}/advice"
    async with session.get(url, headers={"Authorization": f"Bearer {player.token}"}) as response:
        return response.status, await response.json()


async def practising(session: aiohttp.ClientSession, server: Server) -> Player:
    player = await Player(session, server.url, await new_table(session, server.url)).come()
    await player.say("Sit", name="Ada")
    for _ in range(2):
        await player.say("AddBot", bot="greedy")
    return player


def test_who_practises_alone_is_advised_and_nobody_else(server: Server) -> None:
    async def look() -> None:
        async with aiohttp.ClientSession(read_bufsize=1 << 20) as session:
            ada = await practising(session, server)
            assert (await advice(session, ada))[1]["code"] == "no-game"
            await ada.say("Start")
            status, said = await advice(session, ada)
            assert status == 200
            told = msgspec.convert(said, wire.Advice)
            worths = [worth for worth in told.map if worth is not None]
            assert told.most == pytest.approx(max(worths), abs=0.01)
            good = told.most - AS_GOOD[Objective.POINTS]
            assert told.best.worth >= good - 0.001
            assert told.as_good == pytest.approx(sum(worth >= good for worth in worths), abs=3)  # they are rounded
            # Of the greedy ones it is known what they write: numbers from 900 on, so everything else is safe.
            assert all(one.approved == 1 for one in told.alternatives if one.number < "900")
            assert await advice(session, ada) == (status, said)
            stranger = await Player(session, server.url, ada.code).come()
            assert (await advice(session, stranger))[1]["code"] == "not-here"
            stranger.token = ""
            assert (await advice(session, stranger))[1]["code"] == "not-here"

            code = await new_table(session, server.url)
            two = [await Player(session, server.url, code).come() for _ in range(2)]
            for player, name in zip(two, ("Bob", "Cleo"), strict=True):
                await player.say("Sit", name=name)
            await two[0].say("AddBot", bot="greedy")
            await two[0].say("Start")
            for player in two:
                status, said = await advice(session, player)
                assert (status, said["code"]) == (403, "advice-alone")

    asyncio.run(look())


def test_who_plays_does_not_wait_for_a_review(server: Server) -> None:
    turns = [[f"{seat}{turn}{turn + 1}" for seat in range(5)] for turn in range(9)]
    evening = {"names": [*"ABCDE"], "turns": turns, "paper": True}

    async def look() -> None:
        async with aiohttp.ClientSession(read_bufsize=1 << 20) as session:
            ada = await practising(session, server)
            await ada.say("Start")
            async with session.post(f"{server.url}/api/review", json=evening) as reviewing:
                assert json.loads(await reviewing.content.readline())["say"] == "Reckoned"
                assert msgspec.json.decode(await reviewing.content.readline(), type=wire.ReviewedTurn).turn == 1
                assert (await advice(session, ada))[0] == 200
                assert not reviewing.content.is_eof()  # there is more to come
                assert len(reviewers(server)) == 2

    asyncio.run(look())
