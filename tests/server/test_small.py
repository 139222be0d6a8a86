"""A server with little memory, in a real control group: `--small` in 512 MB, and any server when memory runs out."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import aiohttp
import pytest

import online
from bench.control_group import ControlGroup, can_limit
from online import Player, Server
from server.bystanders import figures_of
from server.gatherings import play_on, right_record, seated
from server.reviewing import reviewers
from thenumber.bots.difficulty import OPPONENTS
from thenumber.bots.registry import LADDER

SMALL, LITTLE = 512 << 20, 80 << 20
"""The bytes of a machine for which `--small` is made, and of one in which no process has room for the solver."""
TURNS = 10

pytestmark = [
    pytest.mark.skipif(not can_limit(), reason="only root on Linux can make a control group"),
    pytest.mark.long,
]


@pytest.fixture
def group(request: pytest.FixtureRequest) -> Iterator[ControlGroup]:
    group = ControlGroup(request.param)
    yield group
    group.remove()


async def offered(session: aiohttp.ClientSession, url: str) -> set[str]:
    async with session.get(f"{url}/api/bots") as answer:
        return {bot["name"] for bot in (await answer.json())["bots"]}


async def asked(player: Player, what: str) -> dict[str, Any]:
    headers = {"Authorization": f"Bearer {player.token}"}
    async with player.session.get(f"{player.url}/api/tables/{player.code}/{what}", headers=headers) as answer:
        assert answer.status == 200, await answer.text()
        found: dict[str, Any] = await answer.json()
        return found


async def reviewed(player: Player) -> list[dict[str, Any]]:
    game = f"{player.view['table']['id']}-{player.view['table']['game_no']}"
    async with player.session.post(f"{player.url}/api/review", json={"game": game}) as answer:
        return [json.loads(line) for line in (await answer.text()).splitlines() if line.strip()]


def written_by(player: Player) -> set[str | None]:
    """Who wrote in the last turn that was revealed, for the bots."""
    return {seat["by"] for seat in player.view["table"]["last"]["seats"]} - {None}


@pytest.mark.parametrize("group", [SMALL], indirect=True)
def test_a_small_server_plays_and_reviews_whole_games_in_512_megabytes(tmp_path: Path, group: ControlGroup) -> None:
    """From nothing: what tips and reviews need is compiled in the same memory."""

    async def main() -> None:
        async with aiohttp.ClientSession(read_bufsize=1 << 20) as session:
            bots = await offered(session, server.url)
            assert {bot.name for bot in LADDER} - bots == {
                *("thinker", "schemer", "planner"),
                *OPPONENTS["merciless"],
            }
            tables = [["greedy", "cautious", "copycat", "nervous"], ["dreamer", "banker", "lucky", "pianist"]]
            players = [(await seated(session, [server.url], bots))[0] for bots in tables]
            for turn in range(TURNS):
                await asyncio.gather(*(player.until_turn(turn) for player in players))
                if turn == 1:
                    assert "best" in await asked(players[0], "advice")
                await asyncio.gather(*(player.write(player.lowest()) for player in players if player.lowest()))
                await asyncio.gather(*(player.until_turn(turn + 1) for player in players))
                assert all(written_by(one) <= set(bots) for one, bots in zip(players, tables, strict=True))
            assert (await asked(players[0], "why"))["seats"]
            for player in players:
                await right_record(session, server.url, player)
            assert len(await reviewed(players[0])) == TURNS + 2
            assert len(reviewers(server)) == 1  # one for tips and reviews
            figures = await figures_of(session, server)
            assert figures["thenumber_errors_logged_total"] == 0

    server = Server(tmp_path / "data", "--small", NUMBA_CACHE_DIR=str(tmp_path / "compiled"))
    server.run_by = group.command
    with server:
        asyncio.run(main())
    assert group.killed == 0
    assert group.peak <= SMALL
    assert "Traceback" not in server.log.read_text()


def test_a_bot_that_a_small_server_does_not_have_is_played_by_the_next_weaker_one_and_everybody_sees_it(
    tmp_path: Path,
) -> None:
    """Such as in a game that was begun before the server was started anew with `--small`."""

    async def main() -> None:
        async with aiohttp.ClientSession() as session:
            (player,) = await seated(session, [server.url], ["champion", "greedy"])
            await player.write("123")
            await player.until_turn(1)
            assert written_by(player) == {"cautious", "greedy"}

    with Server(tmp_path / "data", "--small") as server:
        asyncio.run(main())
    assert "bot 'champion' in seat B is not served here: 'cautious' chooses" in server.said()


@pytest.mark.parametrize("group", [LITTLE], indirect=True)
def test_when_memory_runs_out_bots_and_reviews_end_and_the_table_goes_on(
    tmp_path: Path, group: ControlGroup, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(online, "PATIENCE", 120.0)  # on a busy machine it takes a while until the memory is used up

    async def main() -> None:
        async with aiohttp.ClientSession(read_bufsize=1 << 20) as session:
            (player,) = await seated(session, [server.url], ["champion", "greedy"])
            await play_on([player], 1)
            assert written_by(player) == {"champion", "greedy"}  # its first number needs no solver
            await play_on([player], 2)
            assert written_by(player) == {"cautious", "greedy"}
            await play_on([player])
            await right_record(session, server.url, player)
            assert len(await reviewed(player)) < TURNS + 2
            assert (await player.say("Ping"))["say"] == "Done"
            figures = await figures_of(session, server)
            assert figures["thenumber_errors_logged_total"] == 0
            async with session.get(f"{server.url}/readyz") as answer:
                assert answer.status == 200

    server = Server(tmp_path / "data")
    server.run_by = group.command
    with server:
        asyncio.run(main())
        assert group.killed > 0
    assert "a bot worker died, killed by SIGKILL; it is replaced" in server.said()
    assert "Traceback" not in server.log.read_text()
