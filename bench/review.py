"""How soon does somebody who looks back at a game of five see its first turn, and when all of it?

    python bench/review.py [--games 3]

A server of its own is started, and asked over HTTP for reviews of games that it does not know, one after the other; the
first one has to start the process that reviews. Seconds are as one waits, on a machine that has nothing else to do, and
CPU time of the reviewing process. The last line is JSON; `ratio` is the wait for the first turn divided by 2 s.
"""

import argparse
import json
import random
import statistics
import subprocess
import sys
import tempfile
import time
from contextlib import closing
from http.client import HTTPConnection
from pathlib import Path
from typing import NamedTuple

import psutil

from thenumber.bots.cautious import CautiousBot
from thenumber.rules.digits import number_name
from thenumber.rules.game import Game, new_game, play

BOUND = 2.0
NAMES = ("Ada", "Bob", "Cleo", "Dora", "Emil")
PORT = 18_765
THENUMBER = str(Path(sys.executable).with_name("thenumber"))
COMMAND = [THENUMBER, "serve", "--host", "127.0.0.1", "--port", str(PORT), "--data"]


class Wait(NamedTuple):
    first: float
    whole: float
    cpu: float


def game_of(seed: int) -> Game:
    rng, bot, game = random.Random(seed), CautiousBot(), new_game(len(NAMES))
    while not game.over:
        writers = game.position.writers
        game = play(game, [bot.choose(game, seat, rng) if seat in writers else None for seat in range(len(NAMES))])
    return game


def reviewed(game: Game, server: psutil.Process) -> Wait:
    turns = [[None if number is None else number_name(number) for number in turn.numbers] for turn in game.turns]
    asked = json.dumps({"names": NAMES, "turns": turns, "paper": True})
    before, started = cpu(server), time.perf_counter()
    with closing(HTTPConnection("127.0.0.1", PORT)) as connection:
        connection.request("POST", "/api/review", asked, {"Content-Type": "application/json"})
        answer = connection.getresponse()
        if answer.status != 200:
            raise SystemExit(f"the server answered {answer.status}: {answer.read().decode()}")
        answer.readline()
        first = time.perf_counter() - started
        lines = 1 + len(answer.read().splitlines())
    if lines != len(turns) + 1:
        raise SystemExit(f"{lines} lines, expected {len(turns) + 1}")
    return Wait(first, time.perf_counter() - started, cpu(server) - before)


def cpu(server: psutil.Process) -> float:
    """Of the server's children."""
    times = [child.cpu_times() for child in server.children(recursive=True)]
    return sum(one.user + one.system for one in times)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=3)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, subprocess.Popen([*COMMAND, folder]) as server:
        try:
            time.sleep(3)  # until it listens, and its bots are there
            waits = [reviewed(game_of(seed), psutil.Process(server.pid)) for seed in range(options.games + 1)]
        finally:
            server.terminate()
    cold, *warm = waits
    first = statistics.median(wait.first for wait in warm)
    result = {
        "bench": "review",
        "first_seconds": round(first, 2),
        "whole_seconds": round(statistics.median(wait.whole for wait in warm), 1),
        "whole_cpu": round(statistics.median(wait.cpu for wait in warm), 1),
        "first_seconds_cold": round(cold.first, 2),
        "ratio": round(first / BOUND, 2),
    }
    print(json.dumps(result))


if __name__ == "__main__":
    main()
