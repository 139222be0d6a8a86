"""Two tables that differ in nothing but a number laid down look the same to all but its writer, until the reveal."""

import asyncio
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from online import Player, Refused, Server
from server.gatherings import seated

OPTIONS: dict[str, dict[str, Any]] = {
    "as usual": {},
    "anonymous": {"anonymous": True},
    "on paper, with a clock": {"paper": True, "clock": 60, "missing": "bot"},
}
PAIRS = (("731", "024"), ("999", "101"), ("555", "556"))
OPENING = ("012", "345", "678")
"""What the three write in the first turn: all of it is approved, and crossed out."""
ON_PAPER = ("012", "999")
"""Of the first seat in the second turn on paper: one is void and one is not, and nobody else may know."""


class Company:
    """One table: the writer, and everybody who must not know."""

    def __init__(self, session: aiohttp.ClientSession, url: str, players: list[Player], television: Player) -> None:
        self.session, self.url = session, url
        self.writer, self.prober, self.third = players
        self.players, self.television = players, television

    @classmethod
    async def gathered(cls, session: aiohttp.ClientSession, url: str, options: dict[str, Any]) -> "Company":
        players = await seated(session, [url] * 3, **options)
        return cls(session, url, players, await Player(session, url, players[0].code).come())

    async def first_turn(self) -> None:
        await asyncio.gather(*(player.write(number) for player, number in zip(self.players, OPENING, strict=True)))
        for player in (*self.players, self.television):
            await player.until_turn(1)

    async def seen_by_others(self, number: str, probe: str) -> list[object]:
        """The writer lays the number down, erases it and lays it down again; all that the others get to see of it."""
        seen: list[object] = []
        turn = {"game_no": 1, "turn_index": self.writer.view["table"]["turn_index"]}
        for written, what in ((1, "Write"), (0, "Erase"), (1, "Write")):
            await self.writer.say(what, **turn, **({"number": number} if what == "Write" else {}))
            for player in (self.prober, self.third, self.television):
                seen.append(alike(await player.until(so_many_have_written(written))))
        # Writing the same oneself tells nothing, nor does being refused.
        for say in (
            {"what": "Write", "number": probe, **turn},
            {"what": "Write", "number": "7310", **turn},
            {"what": "RevealNow", **turn},
            {"what": "TakeOver"},
            {"what": "Erase", **turn},
            {"what": "Erase", **turn},
        ):
            seen.append(await answer(self.prober, **say))
        for token in (None, self.prober.token):
            visitor = await Player(self.session, self.url, self.writer.code, token).come()
            seen.append(alike(visitor.view))
            await visitor.go()
        seen += [await self.page(path) for path in (f"api/tables/{self.writer.code}", f"api/games/{self.id}-1.tnr")]
        return seen

    @property
    def id(self) -> str:
        table_id: str = self.writer.view["table"]["id"]
        return table_id

    async def page(self, path: str) -> tuple[int, str]:
        async with self.session.get(f"{self.url}/{path}") as response:
            return response.status, (await response.text()).replace(self.writer.code, "CODE")


@pytest.mark.parametrize("options", OPTIONS.values(), ids=OPTIONS)
def test_nobody_can_tell_two_hidden_numbers_apart(tmp_path: Path, options: dict[str, Any]) -> None:
    async def play(url: str) -> None:
        async with aiohttp.ClientSession() as session:
            for pair in PAIRS:
                tables = [await Company.gathered(session, url, options) for _ in pair]
                await all_alike(tables, pair, pair[0])
            if options.get("paper"):
                tables = [await Company.gathered(session, url, options) for _ in ON_PAPER]
                for table in tables:
                    await table.first_turn()
                await all_alike(tables, ON_PAPER, "345")

    with Server(tmp_path / "data", THENUMBER_LIMITS="off") as server:
        asyncio.run(play(server.url))


async def all_alike(tables: list[Company], numbers: tuple[str, str], probe: str) -> None:
    one, other = [await table.seen_by_others(number, probe) for table, number in zip(tables, numbers, strict=True)]
    assert one == other
    # They do differ: to the writer at once, to everybody with the reveal.
    assert [table.writer.view["you"]["tablet"] for table in tables] == list(numbers)
    reveals = []
    for table in tables:
        turn = table.writer.view["table"]["turn_index"]
        await asyncio.gather(*(player.write("999") for player in table.players[1:]))
        reveals.append(alike(await table.television.until_turn(turn + 1)))
    assert reveals[0] != reveals[1]


def so_many_have_written(count: int) -> Callable[[dict[str, Any]], bool]:
    return lambda view: bool(view["table"]["written"] == count)


async def answer(player: Player, **say: Any) -> object:
    try:
        said = await player.say(**say)
    except Refused as refused:
        return str(refused)
    return said["say"]


def alike(view: dict[str, Any]) -> object:
    """A view without what differs between any two tables: codes, ids, seals, nonces, and how much time is left."""
    table = view["table"]
    text = json.dumps(view | {"table": table | {"code": "", "seconds_left": None}})
    return json.loads(re.sub(r'"[0-9a-f]{32,64}"', '"#"', text))
