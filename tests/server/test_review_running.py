"""A game that people play here is not reviewed beyond where it stands, in whichever process it is played."""

import asyncio
from pathlib import Path

import aiohttp
import pytest

from online import Server
from server.gatherings import seated
from server.reviewing import refusal

FIRST, SECOND, MADE_UP = ("120", "987", "998"), ("345", "210", "761"), ("666", "333", "555")


@pytest.mark.parametrize("processes", ["1", "2"])
def test_what_goes_on_from_a_running_game_of_people_is_refused_until_it_is_over(tmp_path: Path, processes: str) -> None:
    def asked(*turns: tuple[str, ...]) -> dict[str, object]:
        return {"names": ["X", "Y", "Z"], "turns": turns, "paper": True}

    async def look(server: Server) -> None:
        async with aiohttp.ClientSession(read_bufsize=1 << 20) as session:
            players = await seated(session, [server.url] * 3)
            assert await refusal(session, server, asked(MADE_UP)) == (200, None)  # of an opening nothing is revealed
            for turn, numbers in enumerate((FIRST, SECOND)):
                await asyncio.gather(*(player.until_turn(turn) for player in players))
                for player, number in zip(players, numbers, strict=True):
                    await player.write(number)
            await players[0].until_turn(2)

            beyond = asked(FIRST, SECOND, MADE_UP)
            assert await refusal(session, server, beyond) == (403, "game-running-here")
            turned = asked(FIRST[::-1], SECOND[::-1], MADE_UP)
            assert await refusal(session, server, turned) == (403, "game-running-here")
            async with session.post(f"{server.url}/api/reckon", json=beyond) as response:
                assert response.status == 200  # the rules are no secret
            # What looks back, and what is another game.
            for harmless in (asked(FIRST, SECOND), asked(FIRST), asked(FIRST, MADE_UP, SECOND), asked(SECOND, FIRST)):
                assert await refusal(session, server, harmless) == (200, None)

            await players[0].say("End")
            assert await refusal(session, server, beyond) == (200, None)

    with Server(tmp_path / "data", "--processes", processes) as server:
        asyncio.run(look(server))


def test_somebody_who_practises_alone_may_look_ahead(tmp_path: Path) -> None:
    async def look(server: Server) -> None:
        async with aiohttp.ClientSession(read_bufsize=1 << 20) as session:
            (ada,) = await seated(session, [server.url], ["greedy", "greedy"])
            await ada.write("120")
            await ada.until_turn(1)
            revealed = [seat["number"] for seat in ada.view["table"]["last"]["seats"]]
            ahead = {"names": ["X", "Y", "Z"], "turns": [revealed, MADE_UP], "paper": True}
            assert await refusal(session, server, ahead) == (200, None)

    with Server(tmp_path / "data") as server:
        asyncio.run(look(server))
