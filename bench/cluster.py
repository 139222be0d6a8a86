"""What a Ray cluster costs: the same stretches of work on the processes of one machine and on Ray, on the same cores.

    python bench/cluster.py [--workers 2] [--stretches 12] [--seconds 1] [--repeat 3]

A stretch is games of random bots, as many as take so many seconds of a core here. Both crews are warm: every worker has
done a stretch before, and both have the same priority: by itself Ray makes its workers give way to all else (nice 15).
In turns, the best of each. A Ray cluster that runs on this machine already would be taken: there should be none. Needs
the extra `thenumber[ray]`. The last line is JSON; `ratio` is the time with Ray per time without.
"""

import argparse
import json
import os
import time
from collections.abc import Sequence

from thenumber.arena.crew import KeptOpen, in_order
from thenumber.arena.pairings import Planned, new_tournament
from thenumber.arena.ray_crew import RayCrew
from thenumber.arena.stretches import play_stretch
from thenumber.arena.workers import Workers

TOURNAMENT = new_tournament(("greedy", "random"), seats=4, games=1_000_000, seed=1)


def games_in(seconds: float) -> int:
    """How many games take about so long."""
    stretch = [TOURNAMENT.planned(place) for place in range(200)]
    play_stretch(stretch, careful=False)
    started = time.process_time()
    play_stretch(stretch, careful=False)
    return max(1, round(seconds * len(stretch) / (time.process_time() - started)))


def wall(crew: KeptOpen, stretches: Sequence[Sequence[Planned]]) -> float:
    started = time.perf_counter()
    for _ in in_order(crew, play_stretch, stretches):
        pass
    return time.perf_counter() - started


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--stretches", type=int, default=12)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--repeat", type=int, default=3)
    options = parser.parse_args()
    os.environ.setdefault("RAY_worker_niceness", "0")
    size = games_in(options.seconds)
    stretches = [
        [TOURNAMENT.planned(place) for place in range(begin, begin + size)]
        for begin in range(0, size * options.stretches, size)
    ]
    times: dict[str, list[float]] = {"pool": [], "ray": []}
    with KeptOpen(Workers(options.workers)) as pool, KeptOpen(RayCrew("ray", options.workers)) as ray:
        for crew in (pool, ray):
            wall(crew, stretches[: 2 * options.workers])
        for _ in range(options.repeat):
            for name, crew in (("pool", pool), ("ray", ray)):
                times[name].append(round(wall(crew, stretches), 3))
                print(f"{name}: {times[name][-1]} s", flush=True)
    best = {name: min(found) for name, found in times.items()}
    print(
        json.dumps(
            {"bench": "cluster", **vars(options), "games": size, **best, "ratio": round(best["ray"] / best["pool"], 3)}
        )
    )


if __name__ == "__main__":
    main()
