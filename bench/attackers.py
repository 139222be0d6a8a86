"""Everything that one hostile address can do to a server of ours at once: started by bench/abuse.py.

    python bench/attackers.py URL SECONDS KIND ...

Bounded in count and time, and only against loopback. Prints a line when all of it is under way, and one line of JSON
at the end: what came of it.
"""

import asyncio
import json
import os
import random
import sys
from collections import Counter
from collections.abc import Awaitable, Callable, Collection
from contextlib import suppress
from pathlib import Path
from urllib.parse import urlsplit

import aiohttp

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from bench.ours import PROTOCOL
from bench.person import Person, session_from

ADDRESS = "127.0.0.2"
FLOODERS, SILENT, GUESSES_A_SECOND, REVIEWS, CHAMPION_TABLES = 40, 1000, 30, 16, 15
AT_ONCE = 50
"""The frames that a flooder sends in one piece."""
PAUSE = 0.5
"""Seconds until somebody who was cut off comes again."""

KINDS = ("flooding", "silent", "guesses", "reviews", "champions")

PING = b'{"id":1,"say":{"do":"Ping"}}'
PING_FRAME = bytes((0x81, 0x80 | len(PING), 0, 0, 0, 0)) + PING
LOST = (OSError, aiohttp.ClientError, TimeoutError)


class Attack:
    def __init__(self, url: str, session: aiohttp.ClientSession) -> None:
        self.url, self.session = url, session
        self.counts: Counter[str] = Counter()
        self.rng = random.Random(1)
        parts = urlsplit(url)
        self.host, self.port = parts.hostname or "", parts.port or 80

    async def again_and_again(self, attempt: Callable[[], Awaitable[None]]) -> None:
        while True:
            with suppress(*LOST):
                await attempt()
            await asyncio.sleep(PAUSE)

    async def flood(self, code: str) -> None:
        """Greet, and then say nothing but Ping, as fast as the server reads."""
        async with self.session.ws_connect(f"{self.url.replace('http', 'ws', 1)}/ws/{code}") as socket:
            await socket.send_json({"id": 0, "say": {"do": "Hello", "protocol": PROTOCOL}})
            transport = socket._writer.transport  # the quickest way out, past the client's own framing
            self.counts["floods"] += 1
            while not transport.is_closing():
                if transport.get_write_buffer_size() < len(PING_FRAME) * AT_ONCE:
                    transport.write(PING_FRAME * AT_ONCE)
                    self.counts["frames"] += AT_ONCE
                await asyncio.sleep(0.001)
            self.counts["floods_cut"] += 1

    async def be_silent(self) -> None:
        """Take a connection and say nothing."""
        reader, writer = await asyncio.open_connection(self.host, self.port, local_addr=(ADDRESS, 0))
        self.counts["silent"] += 1
        try:
            await reader.read()
        finally:
            writer.close()
        self.counts["silent_cut"] += 1

    async def guess(self) -> None:
        while True:
            code = "".join(self.rng.choices("CDFHJKMPRTVWX", k=6))
            with suppress(*LOST):
                async with self.session.get(f"{self.url}/api/tables/{code}") as answer:
                    self.counts[f"guess_{answer.status}"] += 1
            await asyncio.sleep(1 / GUESSES_A_SECOND)

    async def review(self) -> None:
        """Ask about a game that was never played."""
        turns = [["".join(self.rng.sample("0123456789", 3)) for _ in range(5)] for _ in range(10)]
        body = {"names": ["A", "B", "C", "D", "E"], "turns": turns, "paper": True}
        async with self.session.post(f"{self.url}/api/review", json=body) as answer:
            await answer.read()
            self.counts[f"review_{answer.status}"] += 1

    async def play_champions(self) -> None:
        """Play on and on against four champions, without ever thinking."""
        async with self.session.post(f"{self.url}/api/tables") as answer:
            code = (await answer.json())["code"]
        person = Person(self.session, self.url, code)
        await person.sit("A")
        await person.say("SetOptions", options={"seats": 5})
        for _ in range(4):
            await person.say("AddBot", bot="champion")
        self.counts["champion_tables"] += 1
        while True:
            await person.say("Start")
            while person.table["phase"] == "choose":
                seen = person.turn()
                digits = person.table["seats"][0]["available"]
                if digits:
                    await person.write(digits[0] * 3)
                await person.until_after(seen)
                self.counts["champion_turns"] += 1


async def attack(url: str, seconds: float, kinds: Collection[str]) -> None:
    async with session_from(ADDRESS) as session:
        one = Attack(url, session)
        async with session.post(f"{url}/api/tables") as answer:
            code = (await answer.json())["code"]
        attempts = {
            "flooding": (FLOODERS, lambda: one.flood(code)),
            "silent": (SILENT, one.be_silent),
            "guesses": (1, one.guess),
            "reviews": (REVIEWS, one.review),
            "champions": (CHAMPION_TABLES, one.play_champions),
        }
        running = {
            asyncio.create_task(one.again_and_again(attempt))
            for kind, (times, attempt) in attempts.items()
            if kind in kinds
            for _ in range(times)
        }
        await asyncio.sleep(3)
        print("under way", flush=True)
        await asyncio.sleep(seconds)
        while running:  # in Python 3.11, `wait_for` may lose a cancellation
            for task in running:
                task.cancel()
            _, running = await asyncio.wait(running, timeout=1)
        print(json.dumps(dict(sorted(one.counts.items()))), flush=True)


if __name__ == "__main__":
    os.nice(19)  # whoever plays is measured on the same core
    asyncio.run(attack(sys.argv[1], float(sys.argv[2]), sys.argv[3:]))
