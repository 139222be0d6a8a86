"""People at a table who want to go on with their game, whatever somebody else does to the server meanwhile."""

import asyncio
import re
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Self

import aiohttp

from online import PATIENCE, Player, Server
from server.gatherings import play_on, seated

HIDDEN = ("731", "842")
"""What the first two have written; the third thinks."""


class Bystanders:
    """Three in mid-turn; the first is the host, the third has not written yet."""

    def __init__(self, server: Server, players: list[Player]) -> None:
        self.server, self.players = server, players
        self.code = players[0].code
        self._before = {player.token: still(player.view) for player in players}
        self._said = len(server.said())

    @classmethod
    async def gathered(cls, session: aiohttp.ClientSession, server: Server) -> Self:
        players = await seated(session, [server.url] * 3)
        for player, number in zip(players, HIDDEN, strict=False):
            await player.write(number)
        for player in players:
            await player.until(lambda view: bool(view["table"]["written"] == len(HIDDEN)))
        return cls(server, players)

    async def are_unharmed(self) -> None:
        """They are still served, nothing at their table has changed, and the log tells nothing."""
        for player in self.players:
            assert (await player.say("Ping"))["say"] == "Done"
            assert still(player.view) == self._before[player.token]
        said = self.server.said()[self._said :]
        assert "Traceback" not in said, said
        assert not any(re.search(rf"(?<!\d){number}(?!\d)", said) for number in HIDDEN), said

    async def play_on(self, until: int = 2) -> None:
        """They end the turn with the numbers that they have written, and play on."""
        await self.are_unharmed()
        await self.players[2].write("000")
        for player in self.players:
            view = await player.until_turn(1)
            assert [seat["number"] for seat in view["table"]["last"]["seats"]] == [*HIDDEN, "000"]
        await play_on(self.players, until)


@asynccontextmanager
async def bystanders(server: Server) -> AsyncIterator[Bystanders]:
    async with aiohttp.ClientSession() as session:
        there = await Bystanders.gathered(session, server)
        yield there
        for player in there.players:
            await player.go()


def still(view: dict[str, Any]) -> dict[str, Any]:
    """A view without who waits for the next game, which is anybody's right to change."""
    table = {name: value for name, value in view["table"].items() if name != "waiting"}
    return view | {"table": table}


async def sockets_are(session: aiohttp.ClientSession, server: Server, count: int) -> None:
    """The server has let go of everybody who is gone."""
    deadline = time.monotonic() + PATIENCE
    while (figures := await figures_of(session, server))["thenumber_sockets"] != count:
        assert time.monotonic() < deadline, f"{figures} for {count} people"
        await asyncio.sleep(0.05)


async def figures_of(session: aiohttp.ClientSession, server: Server) -> dict[str, int]:
    async with session.get(f"{server.url}/metrics") as response:
        return {name: int(figure) for name, figure in re.findall(r"(?m)^(\w+) (\d+)$", await response.text())}
