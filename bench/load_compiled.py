"""The load as a compiled program: `load.c`, built on the spot, plays a wave over sockets that Python has opened."""

import asyncio
import hashlib
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import IO

from bench.load import SEATS, SETTLING_SECONDS, Load, Plan, Wave, check_finals
from bench.peers.process import Server

SOURCE = Path(__file__).with_name("load.c")
BUILD_DIRECTORY = SOURCE.parents[1] / "build" / "bench"
FLAGS = ("-O2", "-std=c11", "-Wall", "-Wextra", "-Werror")


def build() -> Path | None:
    """The program, built unless it is there already; None if the machine has no C compiler or is no Linux.

    The compiler is `cc`, or what the environment names as `CC`.
    """
    compiler = shutil.which(os.environ.get("CC", "cc"))
    if compiler is None or sys.platform != "linux":
        return None
    stamp = hashlib.sha256(" ".join((compiler, *FLAGS)).encode() + SOURCE.read_bytes()).hexdigest()[:16]
    program = BUILD_DIRECTORY / f"load-{stamp}"
    if not program.exists():
        BUILD_DIRECTORY.mkdir(parents=True, exist_ok=True)
        unfinished = program.with_suffix(f".{os.getpid()}")
        subprocess.run([compiler, *FLAGS, str(SOURCE), "-o", str(unfinished)], check=True)
        unfinished.rename(program)
    return program


def compiled_load() -> Load | None:
    """The load that the program plays, or None if it can't be built here."""
    program = build()
    if program is None:
        return None

    async def play(server: Server, plan: Plan) -> Wave:
        clients = [client for game in plan.games for client in game.table.everybody()]
        for client in clients:
            client.socket.pause()
        # In a thread, so that connections that are not part of the wave go on answering heartbeats.
        wave = await asyncio.to_thread(_play, program, server, plan, [client.socket.fileno() for client in clients])
        for client in clients:
            client.played(len(plan.games[0].script.turns))
            client.socket.resume()
        return wave

    return play


def plan_lines(plan: Plan) -> Iterator[str]:
    """The plan as `load.c` reads it."""
    turns, spectators = len(plan.games[0].script.turns), len(plan.games[0].table.spectators)
    yield f"{plan.target.wire} {plan.shape} {len(plan.games)} {spectators} {turns} {plan.timeout}\n"
    for game in plan.games:
        sockets = " ".join(str(client.socket.fileno()) for client in game.table.everybody())
        yield f"{game.table.seats[0].turns} {sockets}\n"
        for turn, (numbers, moments) in enumerate(zip(game.script.turns, game.due, strict=True)):
            for client, number, due in zip(game.table.seats, numbers, moments, strict=True):
                yield f"{due * 1e6:.0f} {client.opcode:x} {client.payload(turn, number).hex()}\n"


def _play(program: Path, server: Server, plan: Plan, sockets: list[int]) -> Wave:
    with subprocess.Popen(
        [program], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, pass_fds=sockets
    ) as process:
        told, said = process.stdin, process.stdout
        if told is None or said is None or process.stderr is None:
            raise RuntimeError("the load was started without pipes")
        try:
            told.writelines(plan_lines(plan))
            told.flush()
            _hear(said, "ready")
            cpu = server.cpu_seconds()
            _tell(told, "go")
            wall = int(_hear(said, "over")) / 1e9
            time.sleep(SETTLING_SECONDS)
            cpu = server.cpu_seconds() - cpu
            _tell(told, "stop")
            bytes_sent = int(said.readline())
            for game in plan.games:
                shown = [int(score) for score in said.readline().split()]
                check_finals(game, [shown[at : at + SEATS] for at in range(0, SEATS * SEATS, SEATS)])
            latencies = [int(line) / 1e9 for line in said]
        except (OSError, ValueError) as error:
            process.kill()
            with suppress(OSError):
                told.close()
            reason = process.stderr.read().strip() or f"nothing within {plan.timeout} seconds"
            raise RuntimeError(f"the load failed and said: {reason}") from error
    return Wave(latencies, cpu, wall, bytes_sent)


def _tell(pipe: IO[str], word: str) -> None:
    pipe.write(f"{word}\n")
    pipe.flush()


def _hear(pipe: IO[str], word: str) -> str:
    """What follows this word; raises ValueError if something else is said."""
    first, _, rest = pipe.readline().strip().partition(" ")
    if first != word:
        raise ValueError(f"{first!r} instead of {word}")
    return rest
