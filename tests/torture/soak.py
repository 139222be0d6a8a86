"""An evening in a minute: `python tests/torture/soak.py --minutes 1 --tables 200`, or `make soak`.

At every table games are played to their end, one after the other; in between somebody leaves and somebody else comes,
somebody reloads the page, somebody watches for a while. After five games at every table the server has all that it
needs, and from then on its memory stays as it is. The last line is JSON; the exit code is 1 if memory grew by more than
`MOST_GROWTH_BYTES`, or if anything is left of those who went.
"""

import argparse
import asyncio
import json
import resource
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from typing import NamedTuple

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parent.parent))

import aiohttp
import psutil

from online import PATIENCE, Player, Server, changed, new_table
from server.bystanders import figures_of

MOST_GROWTH_BYTES = 4 * 1024 * 1024
"""The most bytes by which the server's memory may grow after the warm-up: what its allocator may need in between."""
WARM_UP_GAMES = 5
"""The games at every table before memory is measured first."""
PEOPLE = 3


class Guest(Player):
    """Somebody at a table who remembers nothing but the newest view."""

    async def _read(self) -> None:
        assert self.socket
        async for message in self.socket:
            said = message.json()
            if said["say"] in ("View", "Change"):
                self.view = said if said["say"] == "View" else changed(self.view, said)
                self.changed.set()
            elif said.get("id") in self.answers:
                self.answers.pop(said["id"]).set_result(said)


class Evening:
    """One table, with people who come and go."""

    def __init__(self, session: aiohttp.ClientSession, url: str, rng: Random) -> None:
        self.session, self.url, self.rng = session, url, rng
        self.guests: list[Guest] = []
        self.games = 0

    async def open(self) -> None:
        self.code = await new_table(self.session, self.url)
        for place in range(PEOPLE):
            self.guests.append(await self._come(f"Guest {place}"))

    async def _come(self, name: str) -> Guest:
        guest = await Guest(self.session, self.url, self.code).come()
        await guest.say("Sit", name=name)
        await guest.until(lambda view: view["you"] is not None)
        return guest

    async def play(self) -> None:
        """A whole game, and what happens after it."""
        host = next(guest for guest in self.guests if guest.view["you"]["host"])
        self.games += 1
        await host.say("Start")
        await asyncio.gather(*(self._play_as(guest) for guest in self.guests))
        await self._in_between()

    async def _play_as(self, guest: Guest) -> None:
        game_no = self.games
        await guest.until(lambda view: bool(view["table"]["game_no"] == game_no))
        for turn in range(10):
            table = (await guest.until_turn(turn))["table"]
            if table["turn_index"] == turn and guest.lowest():
                await guest.write(guest.lowest())
                if turn and self.rng.random() < 0.05:  # before the first reveal there is nothing to cheer
                    await guest.say("React", reaction="cheer")
        await guest.until(lambda view: bool(view["table"]["phase"] == "over"))

    async def _in_between(self) -> None:
        watcher = await Guest(self.session, self.url, self.code).come()
        leaving, reloading = self.rng.sample(range(PEOPLE), 2)
        name = self.guests[leaving].view["you"]["name"]
        await self.guests[leaving].say("Leave")
        await self.guests[leaving].go()
        self.guests[leaving] = await self._come(name)
        await self.guests[reloading].go()
        self.guests[reloading].view = {}
        await self.guests[reloading].come()
        await watcher.go()
        while not any(
            guest.view["you"]["host"] for guest in self.guests
        ):  # whoever became the host is told in a moment
            await asyncio.sleep(0.01)


class Soaked(NamedTuple):
    """What was played, and the server's memory after the warm-up and at the end, in bytes."""

    tables: int
    games: int
    seconds: float
    start_bytes: int
    end_bytes: int
    sockets_left: int
    """Connections at the end that nobody has open."""
    tables_left: int
    """Tables at the end that nobody has made."""

    @property
    def good(self) -> bool:
        return self.end_bytes - self.start_bytes <= MOST_GROWTH_BYTES and not self.sockets_left and not self.tables_left

    def summary(self) -> dict[str, object]:
        return {
            **self._asdict(),
            "growth_bytes": self.end_bytes - self.start_bytes,
            "most_growth_bytes": MOST_GROWTH_BYTES,
            "good": self.good,
        }


async def soak(server: Server, tables: int, seconds: float, *, least_games: int = WARM_UP_GAMES + 1) -> Soaked:
    """Play at so many tables for that long, and at least so many games at each."""
    assert server.process
    process = psutil.Process(server.process.pid)
    begun = time.monotonic()
    start = 0
    connector = aiohttp.TCPConnector(limit=0)
    async with aiohttp.ClientSession(connector=connector) as session:
        evenings = [Evening(session, server.url, Random(place)) for place in range(tables)]
        for evening in evenings:
            await evening.open()
        played = 0
        while played < least_games or time.monotonic() - begun < seconds:
            await asyncio.gather(*(evening.play() for evening in evenings))
            played += 1
            memory = process.memory_info().rss
            print(f"{time.monotonic() - begun:.0f} s: {played} games at each table, {memory} bytes", flush=True)
            if played == WARM_UP_GAMES:
                start = memory
        figures = await figures_of(session, server)
        deadline = time.monotonic() + PATIENCE
        while figures["thenumber_sockets"] != tables * PEOPLE and time.monotonic() < deadline:
            await asyncio.sleep(0.1)
            figures = await figures_of(session, server)
        end = process.memory_info().rss
        await asyncio.gather(*(guest.go() for evening in evenings for guest in evening.guests))
    left = figures["thenumber_sockets"] - tables * PEOPLE, figures["thenumber_tables"] - tables
    return Soaked(tables, played * tables, round(time.monotonic() - begun, 1), start, end, *left)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=1.0)
    parser.add_argument("--tables", type=int, default=200)
    chosen = parser.parse_args()
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    with (
        tempfile.TemporaryDirectory(prefix="thenumber-soak-") as folder,
        Server(Path(folder) / "data", THENUMBER_LIMITS="off") as server,
    ):
        soaked = asyncio.run(soak(server, chosen.tables, chosen.minutes * 60))
    print(json.dumps(soaked.summary()))
    return 0 if soaked.good else 1


if __name__ == "__main__":
    sys.exit(main())
