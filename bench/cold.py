"""How long does somebody wait for a champion on a new machine, where nothing is compiled yet?

    python bench/cold.py

`thenumber serve` is started with an empty data directory and an empty folder for compiled code. Somebody makes a table
with three champions, starts at once and writes at once. Measured from the start of the process to the first number of
turn 1 and of turn 2 that a champion has written itself: seconds, and CPU time of the server and all that it started.
The peer is the same server with the code that was compiled the first time. The last line is JSON; `ratio` is the CPU
time until turn 2 divided by the peer's.
"""

import asyncio
import itertools
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

import aiohttp
import psutil

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from bench.peers.process import free_port
from thenumber.server.wire.protocol import PROTOCOL

BOT = "champion"
PATIENCE = 300.0
RETRY = 0.02


class Wait(NamedTuple):
    """How long it took from the start of the server."""

    seconds: float
    cpu_seconds: float


class Measured:
    """A server that has just been started."""

    def __init__(self, folder: Path, compiled: Path) -> None:
        self.port, self._began = free_port(), time.perf_counter()
        command = [sys.executable, "-c", "from thenumber.cli.start import main; main()", "serve", "--workers", "2"]
        places = ["--host", "127.0.0.1", "--port", str(self.port), "--data", str(folder)]
        self._process = subprocess.Popen(
            [*command, *places], env=os.environ | {"NUMBA_CACHE_DIR": str(compiled)}, stdout=subprocess.DEVNULL
        )

    def wait(self) -> Wait:
        """What it has taken so far, with all processes that have ended."""
        server = psutil.Process(self._process.pid)
        own = server.cpu_times()
        cpu = own.user + own.system + own.children_user + own.children_system
        for child in server.children(recursive=True):
            with suppress(psutil.NoSuchProcess):
                theirs = child.cpu_times()
                cpu += theirs.user + theirs.system
        return Wait(round(time.perf_counter() - self._began, 2), round(cpu, 2))

    def stop(self) -> None:
        self._process.terminate()
        self._process.wait()


class Person:
    """Somebody at a table, by the plainest means."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self._socket, self._ids = socket, itertools.count(1)
        self.table: dict[str, Any] = {}

    async def say(self, **saying: object) -> None:
        await self._socket.send_json({"id": next(self._ids), "say": saying})

    async def until(self, condition: Callable[[dict[str, Any]], bool]) -> None:
        while not self.table or not condition(self.table):
            said = await self._socket.receive_json(timeout=PATIENCE)
            if said["say"] == "View":
                self.table = said["table"]
            elif said["say"] == "Change":
                change = said["table"]
                self.table["opening"] = change["opening"]
                self.table["seats"][change["seat"]]["written"] = change["seal"] is not None
            elif said["say"] == "Refused":
                raise SystemExit(f"the server refused: {said['code']}")


async def made_table(session: aiohttp.ClientSession, url: str) -> str:
    """The code of a new table, as soon as the server answers."""
    while True:
        with suppress(aiohttp.ClientConnectionError):
            async with session.post(f"{url}/api/tables") as answer:
                code: str = (await answer.json())["code"]
                return code
        await asyncio.sleep(RETRY)


def some_bot_wrote(table: dict[str, Any]) -> bool:
    return any(seat["written"] for seat in table["seats"] if seat["bot"])


def is_turn(index: int) -> Callable[[dict[str, Any]], bool]:
    return lambda table: bool(table["game_no"] and table["turn_index"] == index)


async def played(server: Measured) -> list[Wait]:
    """When the first numbers of turn 1 and of turn 2 were there; stops if another bot has written one."""
    waits, url = [], f"http://127.0.0.1:{server.port}"
    async with aiohttp.ClientSession() as session:
        code = await made_table(session, url)
        async with session.ws_connect(f"{url}/ws/{code}") as socket:
            person = Person(socket)
            await person.say(do="Hello", protocol=PROTOCOL, token=None)
            await person.say(do="Sit", name="Ada")
            for _ in range(3):
                await person.say(do="AddBot", bot=BOT)
            await person.say(do="Start")
            for turn in range(2):
                await person.until(is_turn(turn))
                await person.until(some_bot_wrote)
                waits.append(server.wait())
                digit = person.table["seats"][0]["available"][0]
                await person.say(do="Write", number=3 * digit, game_no=1, turn_index=turn)
                await person.until(is_turn(turn + 1))
                wrote = [seat["by"] for seat in person.table["last"]["seats"]]
                if wrote != [None, BOT, BOT, BOT]:
                    raise SystemExit(f"turn {turn + 1} was written by {wrote}")
    return waits


def measured(folder: Path, compiled: Path) -> list[Wait]:
    server = Measured(folder, compiled)
    try:
        return asyncio.run(played(server))
    finally:
        server.stop()


def main() -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        cold = measured(folder / "cold", folder / "compiled")
        from_nothing = [sys.executable, "-m", "thenumber.server.thinking.compile_main"]
        subprocess.run(from_nothing, env=os.environ | {"NUMBA_CACHE_DIR": str(folder / "compiled")}, check=True)
        warm = measured(folder / "warm", folder / "compiled")
    for kind, waits in (("nothing compiled", cold), ("compiled before", warm)):
        for turn, wait in enumerate(waits, 1):
            print(f"{kind}, turn {turn}: {wait.seconds} s, {wait.cpu_seconds} s of CPU time")
    result = {
        "bench": "cold",
        "cold": [wait._asdict() for wait in cold],
        "warm": [wait._asdict() for wait in warm],
        "ratio": round(cold[1].cpu_seconds / warm[1].cpu_seconds, 2),
    }
    print(json.dumps(result))


if __name__ == "__main__":
    main()
