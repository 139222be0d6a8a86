"""Somebody who comes to a site: plays a game against three bots, asks for tips, reasons and a review of it.

`python tests/deploy/visit.py URL [CERTIFICATE]` prints what was found as one line of JSON. It is a program of its own
so that it can be run in the network of a machine that nobody else reaches.
"""

import asyncio
import json
import ssl
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parent.parent))

import aiohttp

import online
from online import Player, new_table

PATIENCE = 300.0
"""Seconds until something that does not happen is a failure. A new machine compiles the solver first."""
BOTS = ("champion", "champion", "champion")
QUICK_BOTS = ("greedy", "cautious", "copycat")
"""Bots for which nothing has to be compiled."""
TURNS = 10


async def visit(
    url: str, certificate: str | None = None, bots: Sequence[str] = BOTS, *, study: bool = True
) -> dict[str, Any]:
    """Play a whole game; raises AssertionError where the site does not do what it should. Without `study` nobody asks
    for what has to be compiled."""
    online.PATIENCE = PATIENCE
    trusted = ssl.create_default_context(cafile=certificate) if certificate else True
    async with aiohttp.ClientSession(connector=aiohttp.TCPConnector(ssl=trusted)) as session:
        player = await Player(session, url, await new_table(session, url)).come()
        await player.say("Sit", name="Ada")
        for bot in bots:
            await player.say("AddBot", bot=bot)
        begun = time.monotonic()
        await player.say("Start")
        tips, by, first = 0, [], 0.0
        for turn in range(TURNS):
            view = await player.until_turn(turn)
            if number := player.lowest():
                if turn and study:  # the first turn is there to see how long the bots take
                    tips += "best" in await asked(player, "advice")
                await player.write(number)
            view = await player.until_turn(turn + 1)
            by += [seat["by"] for seat in view["table"]["last"]["seats"] if seat["by"]]
            first = first or time.monotonic() - begun
        lines = 0
        if study:
            await asked(player, "why")
            lines = await review(player)
        await player.go()
    assert set(by) == set(bots), f"others wrote for {bots}: {by}"
    assert tips or not study, "there was no tip"
    return {"numbers": len(by), "tips": tips, "review": lines, "first": round(first, 2)}


async def asked(player: Player, what: str) -> dict[str, Any]:
    headers = {"Authorization": f"Bearer {player.token}"}
    async with player.session.get(f"{player.url}/api/tables/{player.code}/{what}", headers=headers) as answer:
        assert answer.status == 200, await answer.text()
        found: dict[str, Any] = await answer.json()
        return found


async def review(player: Player) -> int:
    """The lines of the review of the game that is over; the last one is its end."""
    game = f"{player.view['table']['id']}-{player.view['table']['game_no']}"
    async with player.session.post(f"{player.url}/api/review", json={"game": game}) as answer:
        assert answer.status == 200, await answer.text()
        lines = (await answer.text()).split("\n")
    said = [json.loads(line) for line in lines if line.strip()]
    assert len(said) == TURNS + 2, f"a review of {len(said)} lines"  # the game, its turns, the end
    return len(said)


if __name__ == "__main__":
    print(json.dumps(asyncio.run(visit(*sys.argv[1:]))))
