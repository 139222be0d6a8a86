"""After a reveal, online: a television hears when all have gone on, phones hear nothing of it, and all see faces."""

import asyncio
import json
from collections.abc import Iterator

import aiohttp
import pytest

from online import Player, Refused, Server, new_table

NUMBERS = ("012", "345", "678")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server") / "data", THENUMBER_LIMITS="off", THENUMBER_WORKERS="1") as running:
        yield running


async def gathered(session: aiohttp.ClientSession, url: str) -> tuple[list[Player], Player]:
    """Three who play, after their first reveal, and a television."""
    code = await new_table(session, url)
    players = [await Player(session, url, code).come() for _ in range(3)]
    for player, name in zip(players, ("Ada", "Bob", "Cleo"), strict=True):
        await player.say("Sit", name=name)
    tv = await Player(session, url, code).come()
    await players[0].say("Start")
    for player, number in zip(players, NUMBERS, strict=True):
        await player.until_turn(0)
        await player.write(number)
    await asyncio.gather(*(player.until_turn(1) for player in (*players, tv)))
    return players, tv


def heard_since(player: Player, count: int) -> list[str]:
    """What somebody was told since then, by its kind."""
    return [json.loads(message)["say"] for message in player.heard[count:]]


def test_a_television_hears_when_all_have_gone_on_and_phones_hear_nothing(server: Server) -> None:
    async def story() -> None:
        async with aiohttp.ClientSession() as session:
            players, tv = await gathered(session, server.url)
            assert tv.view["looks_at"] == "check"
            assert not any("looks_at" in player.view for player in players)
            before = [len(player.heard) for player in players]
            for player in players:
                assert tv.view["looks_at"] == "check"
                await player.say("GoOn", game_no=1, turn_index=1)
            await tv.until(lambda view: "looks_at" not in view)
            for player, count in zip(players, before, strict=True):
                assert heard_since(player, count) == ["Done"]

    asyncio.run(story())


def test_whoever_writes_has_gone_on_and_phones_still_get_the_small_change(server: Server) -> None:
    async def story() -> None:
        async with aiohttp.ClientSession() as session:
            players, tv = await gathered(session, server.url)
            for player in players[:2]:
                await player.say("GoOn", game_no=1, turn_index=1)
            before = len(players[0].heard)
            await players[2].write("999")
            view = await tv.until(lambda view: "looks_at" not in view)
            assert view["table"]["written"] == 1
            await players[0].until(lambda view: bool(view["table"]["written"] == 1))
            assert heard_since(players[0], before) == ["Change"]

    asyncio.run(story())


def test_a_face_is_shown_to_all_and_is_in_no_view(server: Server) -> None:
    async def story() -> None:
        async with aiohttp.ClientSession() as session:
            players, tv = await gathered(session, server.url)
            before = [len(one.heard) for one in (*players, tv)]
            await players[1].say("React", reaction="wink")
            await players[0].write("999")  # what comes after it has been shown
            await asyncio.gather(*(one.until(lambda view: bool(view["table"]["written"])) for one in (*players, tv)))
            for one, count in zip((*players, tv), before, strict=True):
                reacted = [json.loads(text) for text in one.heard[count:] if '"Reacted"' in text]
                assert reacted == [{"say": "Reacted", "seat": 1, "reaction": "wink"}]
                assert "wink" not in json.dumps(one.view)
            with pytest.raises(Refused, match="not-here"):
                await tv.say("React", reaction="wink")

    asyncio.run(story())
