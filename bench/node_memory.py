"""How much memory does one node use, with all its processes: at rest, with tables of bots, with tips and a review?

    python bench/node_memory.py [--small] [--workers 2] [--tables 2] [--limit MB] [--new]

`thenumber serve` is started on a database of its own. At each of the tables somebody plays a whole game against four
bots of a difficulty, then against those of the next; where a difficulty has none, that is said. Then somebody asks for
a tip in every turn of a game, and at last for a review of it. All the while the memory of the server and of all it
started is added up: for every process its own pages and its share of those that several have (PSS).

`--small` starts the server with that option. `--limit` runs it in a control group with so many megabytes and no swap,
out of which the kernel ends processes that want more; that needs root on Linux. `--new` begins with nothing compiled.

The last line is JSON: megabytes at rest and the most at a time in each part, with what each process had then; how
many processes the kernel ended; `ratio` is the most of all divided by 512 MB.
"""

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Callable
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import aiohttp
import psutil

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from bench import person as people
from bench.control_group import ControlGroup
from bench.peers.process import free_port
from bench.person import Person
from thenumber.bots.difficulty import DIFFICULTIES

BOUND = 512
MEGABYTE = 1 << 20
TURNS = 10
PATIENCE = 600.0
BETWEEN = 0.02
"""Seconds between two looks at the memory."""
AT_REST = 5.0
"""Seconds for which a server must have started nothing and ended nothing to be at rest."""
ROLES = {"worker_main": "worker", "review_main": "reviewer", "compile_main": "compiler", "shard_main": "tables"}


class Memory:
    """The memory of a process and of all it started, looked at all the while by a thread."""

    def __init__(self, pid: int) -> None:
        self._server = psutil.Process(pid)
        self.most: Counter[str] = Counter()
        """Megabytes by process when all together had the most, since the last `begin`."""
        self._ended = threading.Event()
        self._thread = threading.Thread(target=self._look, daemon=True)
        self._thread.start()

    def begin(self) -> None:
        self.most = Counter()

    def end(self) -> None:
        self._ended.set()
        self._thread.join()

    def now(self) -> Counter[str]:
        found: Counter[str] = Counter()
        for process in [self._server, *self._server.children(recursive=True)]:
            with suppress(psutil.NoSuchProcess, OSError, StopIteration):
                words = process.cmdline()
                role = next((role for name, role in ROLES.items() if any(name in word for word in words)), "server")
                found[role] += proportional(process.pid)
        return found

    def _look(self) -> None:
        while not self._ended.wait(BETWEEN):
            with suppress(psutil.NoSuchProcess):
                found = self.now()
                if found.total() > self.most.total():
                    self.most = found


def proportional(pid: int) -> int:
    """The bytes of a process: its own, and its share of what several have."""
    with Path(f"/proc/{pid}/smaps_rollup").open(encoding="ascii") as file:
        return next(int(line.split()[1]) << 10 for line in file if line.startswith("Pss:"))


def megabytes(found: Counter[str]) -> dict[str, int]:
    return {role: round(amount / MEGABYTE) for role, amount in found.most_common()} | {
        "all": round(found.total() / MEGABYTE)
    }


async def until_at_rest(server: psutil.Process) -> None:
    """Wait until a server has started and compiled all that it does by itself."""
    before, since = None, time.monotonic()
    while time.monotonic() < since + AT_REST:
        now = sorted(child.pid for child in server.children(recursive=True))
        if now != before or any("compile_main" in " ".join(psutil.Process(pid).cmdline()) for pid in now):
            before, since = now, time.monotonic()
        await asyncio.sleep(0.1)


def is_turn(index: int) -> Callable[[dict[str, Any]], bool]:
    return lambda table: bool(table["game_no"] and table["turn_index"] >= index)


class Visitor:
    """Somebody who plays against bots, over HTTP and a socket."""

    def __init__(self, session: aiohttp.ClientSession, url: str) -> None:
        self.session, self.url = session, url
        self.stand_ins = 0

    async def play(self, bots: list[str], *, tips: bool = False) -> str:
        """A whole game; its id."""
        async with self.session.post(f"{self.url}/api/tables") as answer:
            code = (await answer.json())["code"]
        person = Person(self.session, self.url, code)
        await person.sit("Ada")
        for bot in bots:
            await person.say("AddBot", bot=bot)
        await person.say("Start")
        for turn in range(TURNS):
            await person.until(is_turn(turn))
            if available := person.table["seats"][0]["available"]:
                if tips:
                    headers = {"Authorization": f"Bearer {person.token}"}
                    await self._text(self.session.get(f"{self.url}/api/tables/{code}/advice", headers=headers))
                await person.write(available[0] * 3)
            await person.until(is_turn(turn + 1))
            wrote = [seat["by"] for seat in person.table["last"]["seats"][1:]]
            self.stand_ins += sum(by not in (None, bot) for by, bot in zip(wrote, bots, strict=True))
        await person.until(lambda table: table["phase"] == "over")
        game = f"{person.table['id']}-{person.table['game_no']}"
        await person.drop()
        return game

    async def review(self, game: str) -> None:
        lines = await self._text(self.session.post(f"{self.url}/api/review", json={"game": game}))
        if len(lines.split()) < TURNS + 2:
            raise SystemExit("the review broke off")

    async def _text(self, asking: Any) -> str:
        async with asking as answer:
            text: str = await answer.text()
            if answer.status != 200:
                raise SystemExit(f"the server answered {answer.status}: {text}")
            return text


async def visit(url: str, server: psutil.Process, memory: Memory, tables: int) -> dict[str, Any]:
    found: dict[str, Any] = {}
    async with aiohttp.ClientSession(timeout=aiohttp.ClientTimeout(total=PATIENCE)) as session:
        await until_up(session, url)
        await until_at_rest(server)
        memory.begin()
        found["at_rest"] = megabytes(memory.now())
        async with session.get(f"{url}/api/bots") as answer:
            offered = (await answer.json())["bots"]
        for step in DIFFICULTIES:
            bots = [bot["name"] for bot in offered if bot["difficulty"] == step]
            memory.begin()
            visitors = [Visitor(session, url) for _ in range(tables)]
            if bots:
                four = [[bots[(table + seat) % len(bots)] for seat in range(4)] for table in range(tables)]
                await asyncio.gather(*(visitor.play(four[n]) for n, visitor in enumerate(visitors)))
            found[step] = megabytes(memory.most) if bots else None
            if stand_ins := sum(visitor.stand_ins for visitor in visitors):
                found[f"{step}_stand_ins"] = stand_ins
            print(f"{step}: {found[step]}", flush=True)
        memory.begin()
        visitor, bots = Visitor(session, url), [bot["name"] for bot in offered[-3:]]
        game = await visitor.play(bots, tips=True)
        found["tips"] = megabytes(memory.most)
        memory.begin()
        await visitor.review(game)
        found["review"] = megabytes(memory.most)
        async with session.get(f"{url}/metrics") as answer:
            figures = dict(line.rsplit(" ", 1) for line in (await answer.text()).splitlines() if line[0] != "#")
        found["errors"] = int(figures["thenumber_errors_logged_total"])
    return found


async def until_up(session: aiohttp.ClientSession, url: str) -> None:
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        with suppress(aiohttp.ClientConnectionError):
            async with session.get(f"{url}/readyz") as answer:
                if answer.status == 200:
                    return
        await asyncio.sleep(0.05)
    raise SystemExit("the server does not answer")


def measured(options: argparse.Namespace, folder: Path) -> dict[str, Any]:
    port = free_port()
    program = [sys.executable, "-c", "from thenumber.cli.start import main; main()", "serve", "--no-browser"]
    program += ["--host", "127.0.0.1", "--port", str(port), "--data", str(folder / "data"), "--log-level", "warning"]
    program += ["--small"] if options.small else ["--workers", str(options.workers)]
    environment = os.environ | ({"NUMBA_CACHE_DIR": str(folder / "compiled")} if options.new else {})
    with ExitStack() as stack:
        group = ControlGroup(options.limit * MEGABYTE) if options.limit else None
        if group:
            stack.callback(group.remove)
            program = group.command(*program)
        process = stack.enter_context(subprocess.Popen(program, env=environment, stdout=subprocess.DEVNULL))
        stack.callback(process.terminate)
        memory = Memory(process.pid)
        stack.callback(memory.end)
        url = f"http://127.0.0.1:{port}"
        found = asyncio.run(visit(url, psutil.Process(process.pid), memory, options.tables))
        if group:
            found |= {"limit": options.limit, "killed": group.killed, "group_peak": round(group.peak / MEGABYTE)}
    return found


def main() -> None:
    people.PATIENCE = PATIENCE  # a machine that is busy says nothing about memory
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--small", action="store_true")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--tables", type=int, default=2)
    parser.add_argument("--limit", type=int)
    parser.add_argument("--new", action="store_true")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        found = measured(options, Path(name))
    most = max(part["all"] for part in found.values() if isinstance(part, dict))
    result = {"bench": "node_memory", "small": options.small, "workers": 1 if options.small else options.workers}
    print(json.dumps(result | found | {"most": most, "ratio": round(most / BOUND, 2)}))


if __name__ == "__main__":
    main()
