"""How much of the win does somebody lose who follows the tip in the last turn of the game?

    python bench/tips.py [--positions 200] [--seed 1]

Games of bots against each other are played up to their last turn, at tables of three to five. There a seat gets the
tip, once against the bots that sit there and once as if champions sat there, and once, to compare, one that goes by
points against equilibrium mixes. What each wins on average is compared with what the best of all numbers wins, with the
same mixes of the others: exactly where the others have few joint choices, else on samples that the tip has not seen.
Losses are shares of the win. A position in which it does not matter what is written counts as decided, and is left out
of `undecided`. CPU time is that of one tip, with what the bots think, after the first. The last line is JSON; `ratio`
is the loss against who sits there divided by .005.
"""

import argparse
import json
import statistics
import sys
import time
from collections.abc import Sequence
from math import prod
from pathlib import Path
from random import Random
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from thenumber.bots.bot import ask
from thenumber.bots.registry import BUILT_IN
from thenumber.record.position import format_position
from thenumber.review.expected_mixes import expected_mixes
from thenumber.review.outlook import outlook
from thenumber.review.results import DECIDED
from thenumber.rules.digits import Number, number_name
from thenumber.rules.game import Game, new_game, play
from thenumber.rules.seats import Seat
from thenumber.solver.continuation import worth_of_approval
from thenumber.solver.last_turn import LastTurn
from thenumber.solver.mixed_strategies import Mix
from thenumber.solver.results import Objective
from thenumber.solver.solve import find_mixes
from thenumber.solver.value_network import shipped_values
from thenumber.solver.warm_up import warm_up

BOUND = 0.005
PLAYERS = ("greedy", "random", "copycat", "cautious", "thinker", "schemer", "planner", "equilibrium")
MOST_CASES, SAMPLES = 60_000, 100_000
POINT_STEPS = 300
"""The steps of the solver for the equilibrium mixes of the tip by points."""


class Losses(NamedTuple):
    """What following a tip costs, in shares of the win."""

    mean: float
    undecided: float
    """The mean over the positions that are not decided."""
    worst: float


def last_turn_game(seed: str) -> tuple[Game, list[str]]:
    rng = Random(seed)
    players = rng.choices(PLAYERS, k=rng.choice((3, 4, 5)))
    game = new_game(len(players))
    while not game.position.last_turn:
        writers = game.position.writers
        numbers = [ask(BUILT_IN[bot], game, seat, rng) if seat in writers else None for seat, bot in enumerate(players)]
        game = play(game, numbers)
    return game, players


def shares(game: Game, seat: Seat, mixes: Sequence[Mix]) -> dict[Number, float]:
    """The share of the win of every number, by other means than those of the tip where that had to sample."""
    last, others = LastTurn(game.position), [{} if other == seat else mix for other, mix in enumerate(mixes)]
    exact = prod(len(mix) or 1 for mix in others) <= MOST_CASES
    found = last.shares(seat, others) if exact else last.sampled_shares(seat, others, SAMPLES, seed=7)
    return dict(zip(last.numbers[seat].tolist(), found.tolist(), strict=False))


def tip(game: Game, seat: Seat, mixes: Sequence[Mix], objective: Objective) -> Number:
    worth = worth_of_approval(game.position, shipped_values)
    return outlook(game.position, seat, mixes, worth, objective=objective).best[0].number


def losses(found: Sequence[tuple[float, bool]]) -> Losses:
    undecided = [loss for loss, decided in found if not decided]
    every = [loss for loss, _ in found]
    return Losses(statistics.mean(every), statistics.mean(undecided or [0.0]), max(every))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--positions", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    warm_up()
    here, champions, by_points, seconds = [], [], [], []
    for place in range(options.positions):
        game, players = last_turn_game(f"{options.seed} {place}")
        if not game.position.writers:
            continue
        seat = Random(place).choice(game.position.writers)
        started = time.process_time()
        mixes = expected_mixes(game, players)
        followed = tip(game, seat, mixes, Objective.WIN)
        seconds.append(time.process_time() - started)
        wins = shares(game, seat, mixes)
        most = max(wins.values())
        decided = most - min(wins.values()) < DECIDED
        here.append((most - wins[followed], decided))
        old = tip(game, seat, find_mixes(game.position, budget=POINT_STEPS), Objective.POINTS)
        by_points.append((most - wins[old], decided))
        strong = expected_mixes(game, ["champion"] * len(players))
        wins = shares(game, seat, strong)
        loss = max(wins.values()) - wins[tip(game, seat, strong, Objective.WIN)]
        champions.append((loss, max(wins.values()) - min(wins.values()) < DECIDED))
        if here[-1][0] > BOUND:
            print(f"{here[-1][0]:.4f} {number_name(followed)} {format_position(game.position)} {seat} {players}")
    result = {
        "bench": "tips",
        "positions": len(here),
        "decided": sum(decided for _, decided in here),
        **{
            name: {key: round(value, 5) for key, value in losses(found)._asdict().items()}
            for name, found in (("here", here), ("champions", champions), ("by_points", by_points))
        },
        "cpu_seconds": round(statistics.mean(seconds[1:]), 2),
        "worst_cpu_seconds": round(max(seconds[1:]), 2),
        "ratio": round(losses(here).mean / BOUND, 2),
    }
    print(json.dumps(result))


if __name__ == "__main__":
    main()
