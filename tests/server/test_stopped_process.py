"""A server that stands still for a while, as on a machine that has no time for it: afterwards everything goes on."""

import asyncio
import signal
from pathlib import Path

import aiohttp
import pytest

from online import Server
from server.gatherings import come_back, seated
from thenumber.server.tables.local import ROLL_CALL_SECONDS

pytestmark = [pytest.mark.waits, pytest.mark.long]

CLOCK = 30
"""Seconds; there is no shorter clock."""
STOPPED = 20.0
"""Seconds: longer than two roll calls and two heartbeats, shorter than the clock."""


def test_after_twenty_seconds_of_standstill_time_has_passed_and_nobody_is_away(tmp_path: Path) -> None:
    """What was written meanwhile counts, lines stay, who comes anew is let in, and the clock ends the turn."""

    async def story(server: Server) -> None:
        async with aiohttp.ClientSession() as session:
            stays, waits, comes = players = await seated(session, [server.url] * 3, clock=CLOCK)
            assert server.process
            server.process.send_signal(signal.SIGSTOP)
            try:
                writing = asyncio.create_task(stays.write("012"))
                coming = asyncio.create_task(come_back([comes]))
                await asyncio.sleep(STOPPED)
                assert not writing.done()
            finally:
                server.process.send_signal(signal.SIGCONT)
            await writing
            await coming
            table = comes.view["table"]
            assert table["turn_index"] > 0 or table["seconds_left"] <= CLOCK - STOPPED + 1
            for player in players:
                view = await player.until_turn(1)
                assert [seat["number"] for seat in view["table"]["last"]["seats"]] == ["012", None, None]
            await asyncio.sleep(2 * ROLL_CALL_SECONDS + 1)
            for player in players:
                await player.until(lambda view: not any(seat["away"] for seat in view["table"]["seats"]))
                await player.write(player.lowest())
            for player in players:
                await player.until_turn(2)
            assert [player.socket and player.socket.closed for player in (stays, waits)] == [False, False]

    with Server(tmp_path / "data") as server:
        asyncio.run(story(server))
    assert "Traceback" not in server.log.read_text()
