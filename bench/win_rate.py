"""The win rate of one bot against a table of another kind, with the luck of the draw taken out.

    python bench/win_rate.py champion thinker [--games 1000] [--seats 4] [--steps 300] [--edge 2] [--seed 1]
                           [--workers 2]

One of the first kind in every seat in turn, all others of the second kind, as in a tournament. `share` is what it won
less the luck of the draw (bench/control_variates.py), with an interval of 95 %; `plain` is just what it won. `--steps`
is how long champion and hunter think, in steps of the solver (1500 and 750 when they play): fewer make them weaker, and
the measurement shorter. With `--edge`, the points that it gains on the others in a turn (a tenth of the `points` of an
earlier run), luck is told better from skill, and the interval is narrower. The last line is JSON; `ratio` is the share
divided by a fair one.
"""

import argparse
import json
import statistics
import sys
import time
from collections.abc import Sequence
from functools import partial
from multiprocessing import Pool
from pathlib import Path
from typing import NamedTuple, cast

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from bench.control_variates import luck, without_luck
from thenumber.arena.pairings import Pairing, Planned
from thenumber.arena.playing import play_planned
from thenumber.bots.bot import MixingBot, prepare
from thenumber.bots.champion import ChampionBot
from thenumber.bots.hunter import HunterBot
from thenumber.bots.registry import BOTS
from thenumber.record.parse import parse_record
from thenumber.rules.game import winners

STRETCH = 100
"""The number of games between two lines that tell what was found so far."""


class Result(NamedTuple):
    """The result of one game."""

    plain: float
    """The share of the win of the one bot."""
    luck: list[float]
    """The luck of the one bot in every turn."""
    points: float
    """The points of the one bot beyond the mean of the others."""
    seconds: float
    """The CPU time of the game, in seconds."""


def begin(names: Sequence[str], steps: int | None) -> None:
    """Prepare a worker process; called once in each."""
    if steps:
        ChampionBot.steps = HunterBot.steps = steps
    for name in names:
        prepare(BOTS[name])


def played(planned: Planned, edge: float) -> Result:
    started = time.process_time()
    game = parse_record(play_planned(planned, BOTS).record).game
    seconds = time.process_time() - started
    won, finals, seat = winners(game), game.finals, planned.seat
    mixing = [cast(MixingBot, BOTS[name]) for name in planned.bots]  # as all of the house are
    others = (sum(finals) - finals[seat]) / (planned.seats - 1)
    lucky = luck(game, mixing, seat, edge, planned.game_no)
    return Result((seat in won) / len(won), lucky, finals[seat] - others, seconds)


def report(results: Sequence[Result], seats: int) -> dict[str, float]:
    shares = [result.plain for result in results]
    plain = without_luck(shares, [[] for _ in results])
    share = without_luck(shares, [result.luck for result in results])
    return {
        "share": round(share.value, 4),
        "within": round(share.within, 4),
        "plain": round(plain.value, 4),
        "plain_within": round(plain.within, 4),
        "points": round(statistics.fmean(result.points for result in results), 2),
        "seconds_a_game": round(statistics.fmean(result.seconds for result in results), 2),
        "ratio": round(share.value * seats, 2),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("one", choices=[*BOTS])
    parser.add_argument("other", choices=[*BOTS])
    parser.add_argument("--games", type=int, default=1_000)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--steps", type=int)
    parser.add_argument("--edge", type=float, default=0.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=2)
    options = parser.parse_args()
    pairing = Pairing(options.one, options.other)
    plan = [Planned(pairing, number, options.seats, options.seed) for number in range(max(2, options.games))]
    results: list[Result] = []
    with Pool(options.workers, begin, (pairing, options.steps)) as pool:
        for result in pool.imap(partial(played, edge=options.edge), plan, chunksize=4):
            results.append(result)
            if len(results) % STRETCH == 0:
                print(len(results), report(results, options.seats), flush=True)
    asked = {"bench": "win_rate", **vars(options)}
    print(json.dumps(asked | report(results, options.seats)))


if __name__ == "__main__":
    main()
