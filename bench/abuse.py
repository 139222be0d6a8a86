"""Does one hostile address spoil the game of others? Their writes on a quiet server, and under attack, in one run.

    python bench/abuse.py [--seconds 20] [--tables 16] [--kinds champions reviews]

The attack (bench/attackers.py) is 40 flooding sockets, 1,000 silent connections, 30 guessed codes a second, 16 reviews
of made-up games at a time and 15 tables of four champions, all at once and all from one address. Tables of four people
from another address write at people's pace; a write is measured from the moment it is sent until it is acknowledged.
During the attack newcomers come in from a third address, and seated people whose line was cut come back, one of them
from the attacker's own address. The last line is JSON; `ratio` is the p99 under attack divided by that on the quiet
server.

The server with its bots and reviewers has one core, attackers and players have the other, where attackers come last: an
attacker elsewhere takes no time from players. So bots and reviews compete with the server for its only core.
"""

import argparse
import asyncio
import json
import random
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import aiohttp

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from bench import attackers
from bench.ours import Ours
from bench.peers.process import allow_many_sockets, free_port, running
from bench.person import Person, session_from

BOUND = 3.0
PLAYERS, NEWCOMERS = "127.0.0.3", "127.0.0.4"
PACE = 1.0
"""Seconds between two writes of a person, on average."""
TRIES = 20
"""How often somebody new comes in, and somebody seated comes back, during the attack."""


async def open_table(session: aiohttp.ClientSession, url: str, people: int) -> list[Person]:
    async with session.post(f"{url}/api/tables") as answer:
        answer.raise_for_status()
        code = (await answer.json())["code"]
    sitting = [Person(session, url, code) for _ in range(people)]
    for seat, person in enumerate(sitting):
        await person.sit(f"P{seat}")
    return sitting


async def play(people: list[Person], waits: list[float], until: float, rng: random.Random) -> None:
    """Write and take back, so that no turn ends, until it is time to stop; add the seconds of every answer."""
    if people[0].table["phase"] != "choose":
        await people[0].say("Start")
    for person in people:
        await person.until(lambda table: table["phase"] == "choose")
    while time.monotonic() < until:
        for person in people[1:]:
            await asyncio.sleep(rng.expovariate(len(people) / PACE))
            begun = time.perf_counter()
            answer = await person.write(f"{rng.randrange(1000):03}")
            waits.append(time.perf_counter() - begun)
            if answer["say"] != "Done":
                raise RuntimeError(f"a write was refused: {answer}")


async def writes(tables: list[list[Person]], seconds: float, seed: int) -> list[float]:
    waits: list[float] = []
    until = time.monotonic() + seconds
    await asyncio.gather(*(play(people, waits, until, random.Random(seed + at)) for at, people in enumerate(tables)))
    return sorted(waits)


async def come_and_go(url: str, seated: list[Person], seconds: float) -> Counter[str]:
    """People who come to a new table, and those who come back to theirs; counts of both, and of what failed."""
    counts: Counter[str] = Counter()
    async with session_from(NEWCOMERS) as session:
        for _ in range(TRIES):
            await asyncio.sleep(seconds / TRIES / 2)
            try:
                for person in await open_table(session, url, 1):
                    await person.drop()
                counts["came_in"] += 1
            except (OSError, aiohttp.ClientError, TimeoutError) as error:
                counts[f"not_in: {error!r}"[:80]] += 1
            for person in seated:
                try:
                    await person.drop()
                    await person.come()
                    counts["came_back"] += 1
                except (OSError, aiohttp.ClientError, TimeoutError) as error:
                    counts[f"not_back: {error!r}"[:80]] += 1
    return counts


async def measure(port: int, tables: int, seconds: float, kinds: Sequence[str]) -> dict[str, object]:
    url = f"http://127.0.0.1:{port}"
    async with session_from(PLAYERS) as players, session_from(attackers.ADDRESS) as neighbours:
        playing = [await open_table(players, url, 4) for _ in range(tables)]
        seated = [*await open_table(players, url, 1), *await open_table(neighbours, url, 1)]
        await writes(playing, 3, seed=1)  # warms the server up
        quiet = await writes(playing, seconds, seed=2)
        program = [sys.executable, attackers.__file__, url, str(seconds + 10), *kinds]
        attack = subprocess.Popen(program, stdout=subprocess.PIPE, text=True)
        try:
            await asyncio.to_thread(lambda: attack.stdout and attack.stdout.readline())
            under_attack, counts = await asyncio.gather(
                writes(playing, seconds, seed=3), come_and_go(url, seated, seconds)
            )
            said = await asyncio.to_thread(lambda: attack.stdout and attack.stdout.read())
        finally:
            attack.kill()
    return {
        "quiet_p50_ms": milliseconds(quiet, 0.5),
        "quiet_p99_ms": milliseconds(quiet, 0.99),
        "attack_p50_ms": milliseconds(under_attack, 0.5),
        "attack_p99_ms": milliseconds(under_attack, 0.99),
        "writes": [len(quiet), len(under_attack)],
        "people": dict(counts),
        "attack": json.loads(said or "{}"),
        "ratio": round(percentile(under_attack, 0.99) / percentile(quiet, 0.99), 2),
    }


def percentile(waits: list[float], share: float) -> float:
    return waits[min(len(waits) - 1, int(share * len(waits)))]


def milliseconds(waits: list[float], share: float) -> float:
    return round(1000 * percentile(waits, share), 1)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--tables", type=int, default=16, help="tables of four that are measured")
    kinds = attackers.KINDS
    parser.add_argument("--kinds", nargs="+", choices=kinds, default=kinds, help="which attacks are made")
    options = parser.parse_args()
    allow_many_sockets()
    ours, port = Ours(), free_port()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        with running(ours.command(port, folder / "data"), {}, port, ours.alive, folder):
            result = asyncio.run(measure(port, options.tables, options.seconds, options.kinds))
    print(json.dumps({"bench": "abuse", **result, "bound": BOUND}))


if __name__ == "__main__":
    main()
