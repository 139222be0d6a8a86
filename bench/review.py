"""How soon does somebody who looks back at a game of five see its first turn, and when all of it?

    python bench/review.py [--games 3]

A server of its own is started, and asked over HTTP for reviews of games that it does not know, one after the other; the
first one has to start the process that reviews. Seconds are as one waits, and CPU time, with one core for the server
and all it starts. The last line is JSON; `ratio` is the wait for the first turn divided by 2 s.
"""

import argparse
import json
import statistics
import sys
import tempfile
import time
from contextlib import closing
from http.client import HTTPConnection
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from bench.ours import Ours
from bench.peers.process import Server, free_port, running
from thenumber.arena.pairings import Pairing, Planned
from thenumber.arena.playing import play_planned
from thenumber.bots.registry import BOTS
from thenumber.record.parse import parse_record
from thenumber.rules.digits import number_name
from thenumber.rules.game import Game

BOUND = 2.0
SEATS = 5


class Wait(NamedTuple):
    first: float
    whole: float
    cpu: float


def game_of(number: int) -> Game:
    planned = Planned(Pairing("thinker", "cautious"), number, SEATS, seed=1)
    return parse_record(play_planned(planned, BOTS).record).game


def reviewed(game: Game, server: Server) -> Wait:
    turns = [[None if number is None else number_name(number) for number in turn.numbers] for turn in game.turns]
    asked = json.dumps({"names": [f"P{seat}" for seat in range(SEATS)], "turns": turns, "paper": True})
    before, started = server.cpu_seconds(), time.perf_counter()
    with closing(HTTPConnection("127.0.0.1", server.port)) as connection:
        connection.request("POST", "/api/review", asked, {"Content-Type": "application/json"})
        answer = connection.getresponse()
        if answer.status != 200:
            raise SystemExit(f"the server answered {answer.status}: {answer.read().decode()}")
        answer.readline()  # the game itself, which is there at once
        answer.readline()
        first = time.perf_counter() - started
        lines = 2 + len(answer.read().splitlines())
    if lines != len(turns) + 2:
        raise SystemExit(f"{lines} lines, expected {len(turns) + 2}")
    return Wait(first, time.perf_counter() - started, server.cpu_seconds() - before)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=3)
    options = parser.parse_args()
    games = [game_of(number) for number in range(options.games + 1)]
    ours, port = Ours(), free_port()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        with running(ours.command(port, folder), ours.environment, port, ours.alive, folder) as server:
            waits = [reviewed(game, server) for game in games]
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
