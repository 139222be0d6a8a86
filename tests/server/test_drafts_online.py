"""Numbers that were typed and not laid down, over real sockets: the clock lays them down, whatever happens first."""

import asyncio
from pathlib import Path

import aiohttp
import pytest

from online import Server
from server.gatherings import come_back, seated

pytestmark = pytest.mark.waits

CLOCK = 30
"""Seconds; there is no shorter clock."""


@pytest.mark.long
@pytest.mark.parametrize("killed", [False, True])
def test_a_phone_that_dies_before_the_clock_runs_out_has_written_what_was_typed(tmp_path: Path, killed: bool) -> None:
    async def story(server: Server) -> None:
        async with aiohttp.ClientSession() as session:
            players = await seated(session, [server.url] * 3, clock=CLOCK)
            turn = {"game_no": 1, "turn_index": 0}
            await players[0].say("Draft", number="987", **turn)
            await players[1].write("012")
            if killed:
                server.kill()
                server.start()
                await come_back(players[1:])
            else:
                await players[0].go()
            await asyncio.sleep(CLOCK / 2)
            view = await players[1].until_turn(1)
            seats = view["table"]["last"]["seats"]
            assert [(seat["number"], seat["verdict"]) for seat in seats] == [
                ("987", "approved"),
                ("012", "approved"),
                (None, "absent"),
            ]

    with Server(tmp_path / "data") as server:
        asyncio.run(story(server))
