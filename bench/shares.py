"""What share of the games does one bot win against a table of another kind?

    python bench/shares.py champion thinker [--games 1000] [--seats 4] [--steps 300] [--seed 1] [--workers 2]

One of the first kind in every seat in turn, all others of the second kind. `--steps` is how long champion and hunter
think, in steps of the solver (4000 and 2000 when they play): fewer make them weaker, and the measurement bearable. The
last line is JSON; `ratio` is the share divided by a fair one.
"""

import argparse
import json
import math
import sys
import time
from multiprocessing import Pool
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from thenumber.bots.bot import prepare
from thenumber.bots.champion import ChampionBot
from thenumber.bots.hunter import HunterBot
from thenumber.bots.registry import BOTS
from thenumber.rules.game import new_game, play, winners

CONFIDENCE = 1.96


def begin(steps: int | None) -> None:
    """Once in every process."""
    if steps:
        ChampionBot.steps = HunterBot.steps = steps


def played(job: tuple[str, str, int, int, int]) -> tuple[float, float, float]:
    """The share of the win, the points more than the others' mean, and the CPU time of one game."""
    one, other, seats, seed, number = job
    bots = [BOTS[one if seat == number % seats else other] for seat in range(seats)]
    for bot in bots:
        prepare(bot)
    started = time.process_time()
    rng, game, seat = Random(f"{seed} {number}"), new_game(seats), number % seats
    while not game.over:
        writers = game.position.writers
        game = play(game, [bot.choose(game, own, rng) if own in writers else None for own, bot in enumerate(bots)])
    won, finals = winners(game), game.finals
    others = (sum(finals) - finals[seat]) / (seats - 1)
    return (seat in won) / len(won), finals[seat] - others, time.process_time() - started


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("one", choices=[*BOTS])
    parser.add_argument("other", choices=[*BOTS])
    parser.add_argument("--games", type=int, default=1_000)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--steps", type=int)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=2)
    options = parser.parse_args()
    jobs = [(options.one, options.other, options.seats, options.seed, number) for number in range(options.games)]
    with Pool(options.workers, begin, (options.steps,)) as pool:
        results = pool.map(played, jobs, chunksize=4)
    shares, points, seconds = zip(*results, strict=True)
    share = sum(shares) / len(shares)
    spread = math.sqrt(sum((one - share) ** 2 for one in shares) / max(1, len(shares) - 1))
    print(
        json.dumps(
            {
                "bench": "shares",
                "one": options.one,
                "other": options.other,
                "seats": options.seats,
                "games": options.games,
                "steps": options.steps,
                "share": round(share, 4),
                "within": round(CONFIDENCE * spread / math.sqrt(len(shares)), 4),
                "points": round(sum(points) / len(points), 2),
                "seconds_a_game": round(sum(seconds) / len(seconds), 2),
                "ratio": round(share * options.seats, 2),
            }
        )
    )


if __name__ == "__main__":
    main()
