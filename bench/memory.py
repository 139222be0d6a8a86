"""How large is a process that has played with all bots for an evening, and how long does its slowest move take?

    python bench/memory.py [--games 30] [--seed 1]

Games of five, each with five bots of the house drawn by chance, in one process, as a worker of the server plays them.
The last line is JSON: megabytes after a third of the games and after all of them, CPU seconds of the slowest number of
each of the strongest bots; `ratio` is the memory in the end divided by 400 MB.
"""

import argparse
import json
import random
import time

import psutil

from thenumber.bots.bot import prepare
from thenumber.bots.registry import BUILT_IN
from thenumber.rules.game import new_game, play

BOUND = 400
SEATS = 5
STRONGEST = 8
"""The lowest level that is timed."""


def megabytes() -> float:
    return round(psutil.Process().memory_info().rss / 1e6, 1)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=30)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    rng = random.Random(options.seed)
    for bot in BUILT_IN.values():
        prepare(bot)
    slowest = {bot.name: 0.0 for bot in BUILT_IN.values() if bot.level >= STRONGEST}
    sizes = []
    for _ in range(options.games):
        bots, game = rng.sample([*BUILT_IN.values()], SEATS), new_game(SEATS)
        while not game.over:
            numbers: list[int | None] = [None] * SEATS
            for seat in game.position.writers:
                started = time.process_time()
                numbers[seat] = bots[seat].choose(game, seat, rng)
                seconds = time.process_time() - started
                if bots[seat].name in slowest:
                    slowest[bots[seat].name] = max(slowest[bots[seat].name], round(seconds, 2))
            game = play(game, numbers)
        sizes.append(megabytes())
        print(f"{len(sizes)} games: {sizes[-1]} MB, slowest {slowest}", flush=True)
    result = {
        "bench": "memory",
        "games": options.games,
        "megabytes_early": sizes[len(sizes) // 3],
        "megabytes": sizes[-1],
        "slowest_seconds": slowest,
        "ratio": round(sizes[-1] / BOUND, 2),
    }
    print(json.dumps(result))


if __name__ == "__main__":
    main()
