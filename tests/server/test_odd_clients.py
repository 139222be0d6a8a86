"""Clients as networks make them: one that does not read, one that fell silent, one that comes and goes all the time."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from online import Player, Server
from server.bystanders import sockets_are
from server.gatherings import LAST_TURN, play_on, right_record, seated
from server.raw_socket import CLOSE, PONG, RawSocket, frame

pytestmark = pytest.mark.waits

AWAY_WITHIN = 20.0
"""Seconds, as the table promises."""
SMALL = 1
"""Bytes that a client's system may take before the client reads them; it makes a few thousand of it."""
WHOLE_VIEWS = 1500
"""Each is 1.7 kilobytes; all of them are more than two systems put away for such a client."""
UNKNOWN = 3
"""An opcode that nobody knows: it ends the line."""
CHANGES_OF_MIND = 450
"""Each is two views; all of them are some three megabytes, more than two systems put away for such a client."""


def run(folder: Path, story: Callable[[aiohttp.ClientSession, Server], Awaitable[None]]) -> None:
    async def tell(server: Server) -> None:
        async with aiohttp.ClientSession() as session:
            await story(session, server)

    with Server(folder / "data", THENUMBER_LIMITS="off") as server:
        asyncio.run(tell(server))
        assert "Traceback" not in server.said()


def test_a_client_that_does_not_read_delays_nobody_and_then_sees_the_present(tmp_path: Path) -> None:
    async def story(session: aiohttp.ClientSession, server: Server) -> None:
        players = await seated(session, [server.url] * 5)
        watcher = await Player(session, server.url, players[0].code).come()
        async with AsyncExitStack() as stack:
            slow = [
                await RawSocket(SMALL).greet(server.port, watcher.code, token) for token in (None, players[4].token)
            ]
            for client in slow:
                stack.push_async_exit(client)
            await play_on(players, 1)  # a view with a reveal in it is twice as long
            await change_mind(players[0])
            for client in slow:  # it is there, and says so
                await client.send(frame(PONG))
            await play_on(players)
            await right_record(session, server.url, players[0])
            for client in slow:
                with suppress(ConnectionError):  # it may have been cut off, and hears that next
                    await client.say('{"id":99,"say":{"do":"Ping"}}')
                views = []
                while (said := await client.hear()) and said != {"say": "Done", "id": 99}:
                    views += [said["table"]] if said["say"] == "View" else []
                if said is None:  # it was cut off, which is as good, as long as it can come back
                    views = [(await Player(session, server.url, watcher.code).come()).view["table"]]
                assert views[-1] == players[0].view["table"]
                assert len(views) < len(watcher.views), "nothing ever waited for the slow one: the test is too short"

    run(tmp_path, story)


def test_a_client_that_does_not_read_is_told_nothing_after_the_goodbye(tmp_path: Path) -> None:
    async def story(session: aiohttp.ClientSession, server: Server) -> None:
        players = await seated(session, [server.url] * 3)
        async with await RawSocket(SMALL).greet(server.port, players[0].code) as slow:
            await play_on(players, 1)
            for number in range(WHOLE_VIEWS):
                await players[0].say("Lock", locked=number % 2 == 0)
            await slow.send(frame(UNKNOWN))
            heard = []
            while read := await slow.read_frame():
                heard.append(read)
        assert len(heard) < len(players[1].views), "nothing ever waited for the slow one: the test is too short"
        assert not any(read.opcode == CLOSE for read in heard[:-1])
        assert heard[-1].close_code in (1002, None)  # it is cut off if it takes too long to read

    run(tmp_path, story)


@pytest.mark.long
def test_a_client_that_fell_silent_is_away_within_20_seconds_and_can_come_back(tmp_path: Path) -> None:
    """One while nothing happens to it, one while more is said to it than any buffer holds."""

    async def story(session: aiohttp.ClientSession, server: Server) -> None:
        players = await seated(session, [server.url] * 4)
        await play_on(players, 1)
        busy, watching, *others = players
        silent = [await RawSocket(SMALL).greet(server.port, player.code, player.token) for player in others]
        for player in others:
            await player.go()
        await silent[1].send(frame(PONG))
        began = time.monotonic()
        await change_mind(busy)
        await watching.until(lambda view: all(view["table"]["seats"][seat]["away"] for seat in (2, 3)))
        assert time.monotonic() - began <= AWAY_WITHIN
        assert [seat["away"] for seat in watching.view["table"]["seats"]] == [False, False, True, True]
        for client, player in zip(silent, others, strict=True):
            client.close()
            await player.come()
        await watching.until(lambda view: not any(seat["away"] for seat in view["table"]["seats"]))
        await play_on(players)
        await right_record(session, server.url, players[0])

    run(tmp_path, story)


def test_a_client_that_comes_and_goes_hundreds_of_times_plays_a_whole_game(tmp_path: Path) -> None:
    async def story(session: aiohttp.ClientSession, server: Server) -> None:
        players = await seated(session, [server.url] * 3)
        restless, steady = players[0], players[1]
        for turn in range(LAST_TURN):
            await asyncio.gather(*(player.until_turn(turn) for player in players))
            written = restless.lowest() or None
            if written:
                await restless.write(written)
            await restless.go()
            for visit in range(30):
                you = await rude_visit(server, restless) if visit % 2 else await polite_visit(restless)
                assert (you["seat"], you["tablet"]) == (0, written)
            # The reveal comes while it is on its way.
            writes = [player.write(player.lowest()) for player in players[1:] if player.lowest()]
            await asyncio.gather(restless.come(), *writes)
            view = await restless.until_turn(turn + 1)
            assert view["table"]["last"]["seats"][0]["number"] == written
        assert not any('"away":true' in view for view in steady.views), "it was never gone for long"
        await right_record(session, server.url, restless)
        await sockets_are(session, server, len(players))

    run(tmp_path, story)


def test_a_duplicated_tab_is_the_same_seat_and_closing_one_changes_nothing(tmp_path: Path) -> None:
    async def story(session: aiohttp.ClientSession, server: Server) -> None:
        players = await seated(session, [server.url] * 3)
        first, other, gone = players
        tab = await Player(session, server.url, first.code, first.token).come()
        await first.write("731")
        await tab.until(lambda view: bool(view["you"]["tablet"] == "731"))
        await tab.write("842")
        await first.until(lambda view: bool(view["you"]["tablet"] == "842"))
        await first.say("Erase", game_no=1, turn_index=0)
        await tab.until(lambda view: view["you"]["tablet"] is None)
        # Both write in the same instant, the same: it is one number under one seal.
        await asyncio.gather(first.write("731"), tab.write("731"))
        await other.until(lambda view: bool(view["table"]["written"] == 1))
        await first.go()
        await gone.go()
        # Whoever has closed the only tab is away after a moment, and only that one.
        await other.until(lambda view: bool(view["table"]["seats"][2]["away"]))
        assert not other.view["table"]["seats"][0]["away"]
        assert tab.view["you"]["tablet"] == "731"
        await gone.come()
        await asyncio.gather(other.write("000"), gone.write("000"))
        view = await tab.until_turn(1)
        assert view["table"]["last"]["seats"][0]["number"] == "731"

    run(tmp_path, story)


def test_a_seat_goes_with_its_token_and_with_nothing_else(tmp_path: Path) -> None:
    async def story(session: aiohttp.ClientSession, server: Server) -> None:
        players = await seated(session, [server.url] * 3)
        first, token = players[0], players[0].token
        await first.write("731")
        await first.go()
        async with aiohttp.ClientSession() as elsewhere:
            heir = await Player(elsewhere, server.url, first.code, token).come()
            assert (heir.view["you"]["seat"], heir.view["you"]["tablet"]) == (0, "731")
            await heir.write("842")
            assert token
            for wrong in (
                "",
                "x",
                token[:-1],
                token[1:],
                token + "x",
                token.swapcase(),
                "A" * 22,
                "\x00" * 22,
                "數" * 22,
            ):
                stranger = await Player(elsewhere, server.url, first.code, wrong).come()
                assert stranger.view["you"] is None, wrong
                await stranger.go()
            await asyncio.gather(*(player.write("000") for player in players[1:]))
            view = await heir.until_turn(1)
            assert view["table"]["last"]["seats"][0]["number"] == "842"
            # At another table the token is a stranger's.
            there = await seated(elsewhere, [server.url] * 3)
            guest = await Player(elsewhere, server.url, there[0].code, token).come()
            assert guest.view["you"] is None
            await heir.go()

    run(tmp_path, story)


async def change_mind(player: Player) -> None:
    """Write and erase, again and again: everybody is shown all of it."""
    for _ in range(CHANGES_OF_MIND):
        await player.write(player.lowest())
        await player.say("Erase", game_no=1, turn_index=player.view["table"]["turn_index"])


async def polite_visit(player: Player) -> dict[str, Any]:
    await player.come()
    you: dict[str, Any] = player.view["you"]
    await player.go()
    player.view = {}
    return you


async def rude_visit(server: Server, player: Player) -> dict[str, Any]:
    """Gone without a word, as a phone that loses its network."""
    async with await RawSocket().greet(server.port, player.code, player.token) as visitor:
        while said := await visitor.hear():
            if said["say"] == "View":
                you: dict[str, Any] = said["you"]
                return you
    raise AssertionError("the visitor saw nothing")
