"""Why bots wrote their numbers, over HTTP: of turns that are revealed, to everybody, and of no other turn."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import aiohttp
import msgspec
import pytest

from online import Player, Server, new_table
from thenumber.bots.difficulty import difficulty_of
from thenumber.bots.registry import BUILT_IN
from thenumber.rules.game import new_game, play
from thenumber.server.wire import protocol as wire

BOT_NAMES = ("greedy", "cautious", "copycat")
"""Quick ones."""


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with Server(tmp_path / "data") as server:
        yield server


async def why(player: Player, turn: object = "") -> tuple[int, dict[str, Any]]:
    query = f"?turn={turn}" if turn != "" else ""
    async with player.session.get(f"{player.url}/api/tables/{player.code}/why{query}") as response:
        return response.status, await response.json()


async def refusal(player: Player, turn: object = "") -> tuple[int, str]:
    status, said = await why(player, turn)
    assert said["say"] == "Refused"
    return status, said["code"]


def test_everybody_is_told_why_bots_wrote_what_was_revealed_and_nothing_else(server: Server) -> None:
    async def look() -> None:
        async with aiohttp.ClientSession() as session:
            code = await new_table(session, server.url)
            ada, watcher = [await Player(session, server.url, code).come() for _ in range(2)]
            await ada.say("Sit", name="Ada")
            for bot in BOT_NAMES:
                await ada.say("AddBot", bot=bot)
            assert await refusal(ada) == (403, "no-game")
            await ada.say("Start")
            # The bots have written, and their tablets lie face down.
            await ada.until(lambda view: view["table"]["written"] == len(BOT_NAMES))
            for turn in ("", 0, 1):
                assert await refusal(ada, turn) == (403, "not-revealed")
            await ada.write("012")
            first = (await ada.until_turn(1))["table"]["last"]["seats"]
            await ada.until(lambda view: view["table"]["written"] == len(BOT_NAMES))
            assert await refusal(ada, 1) == (403, "not-revealed")

            told = await why(watcher)
            assert told[0] == 200
            reasons = msgspec.convert(told[1], wire.Reasons)
            assert (reasons.game_no, reasons.turn_index) == (1, 0)
            assert [(one.seat, one.bot, one.instead_of) for one in reasons.seats] == [
                (seat, first[seat]["by"], None if first[seat]["by"] == bot else bot)
                for seat, bot in enumerate(BOT_NAMES, 1)
            ]
            for one in reasons.seats:
                expected = BUILT_IN[one.bot].explain(new_game(4), one.seat, int(first[one.seat]["number"]))
                assert expected
                assert (one.code, one.variables) == (expected.code, dict(expected.variables))

            # An earlier turn is told as it was then, however far the game is by now.
            await ada.write("345")
            await ada.until_turn(2)
            assert await why(ada, 0) == told
            later = msgspec.convert((await why(ada))[1], wire.Reasons)
            assert later.turn_index == 1
            second = ada.view["table"]["last"]["seats"]
            game = play(new_game(4), [int(seat["number"]) for seat in first])
            for one in later.seats:
                expected = BUILT_IN[one.bot].explain(game, one.seat, int(second[one.seat]["number"]))
                assert expected
                assert (one.code, one.variables) == (expected.code, dict(expected.variables))
            for nonsense in ("-1", "x", "²", "9999", "1.0"):
                assert await refusal(ada, nonsense) == (400, "not-understood")

            # It is still there when the game is over, and gone with the next one.
            await ada.say("End")
            assert await why(ada, 0) == told
            await ada.say("Start")
            await ada.until_game(2)
            assert await refusal(ada, 0) == (403, "not-revealed")

    asyncio.run(look())


def test_a_table_without_bots_has_no_reasons(server: Server) -> None:
    async def look() -> None:
        async with aiohttp.ClientSession() as session:
            code = await new_table(session, server.url)
            three = [await Player(session, server.url, code).come() for _ in range(3)]
            for player, name in zip(three, ("Ada", "Bob", "Cleo"), strict=True):
                await player.say("Sit", name=name)
            await three[0].say("Start")
            for player in three:
                await player.until_game(1)
            await asyncio.gather(*(player.write("123") for player in three))
            await three[0].until_turn(1)
            assert await why(three[0]) == (200, {"game_no": 1, "turn_index": 0, "seats": []})

    asyncio.run(look())


def test_bots_are_offered_with_level_and_difficulty(server: Server) -> None:
    async def look() -> None:
        async with aiohttp.ClientSession() as session:
            offered = [
                {"name": bot.name, "level": bot.level, "difficulty": difficulty_of(bot.name)}
                for bot in BUILT_IN.values()
            ]
            async with session.get(f"{server.url}/api/bots") as response:
                assert await response.json() == {"bots": offered}
            player = await Player(session, server.url, await new_table(session, server.url)).come()
            welcome = next(said for said in map(json.loads, player.heard) if said["say"] == "Welcome")
            assert welcome["bots"] == offered

    asyncio.run(look())
