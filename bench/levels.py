"""How often newcomers win at a table of a difficulty: one newcomer among bots that are drawn as "Play now" draws them.

    python bench/levels.py [gentle|good|merciless] [--games 600] [--seats 4] [--seed 1] [--steps 100]

The newcomers are those of bench/newcomers.py; `--games` is for each of them. `share` is the mean of their shares of the
win and `within` its interval of 95 %; `least` is the lowest final score of any bot. `--steps` is how long champion and
hunter think, in steps of the solver (1500 and 750 when they play). The last line is JSON; `ratio` is the share divided
by a fair one.
"""

import argparse
import json
import statistics
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from bench.newcomers import NEWCOMERS
from thenumber.bots.bot import Bot, ask, prepare
from thenumber.bots.champion import ChampionBot
from thenumber.bots.difficulty import DIFFICULTIES, OPPONENTS, Difficulty, drawn_opponents
from thenumber.bots.hunter import HunterBot
from thenumber.bots.registry import BUILT_IN
from thenumber.rules.game import Game, new_game, play, winners
from thenumber.rules.seats import Seat


class Shares(NamedTuple):
    """What somebody won in some games."""

    share: float
    within: float
    """Half of the interval of 95 %."""


def game_of(bots: Sequence[Bot], rng: Random) -> Game:
    """A whole game of these bots, in the order of the seats."""
    game = new_game(len(bots))
    while not game.over:
        writers = game.position.writers
        game = play(game, [ask(bot, game, seat, rng) if seat in writers else None for seat, bot in enumerate(bots)])
    return game


def won(game: Game, seat: Seat) -> float:
    """The share of the win of a seat."""
    seats = winners(game)
    return (seat in seats) / len(seats)


def shares_of(results: Sequence[float]) -> Shares:
    return Shares(round(statistics.fmean(results), 4), round(1.96 * statistics.stdev(results) / len(results) ** 0.5, 4))


def think_for(steps: int) -> None:
    """Let champion and hunter think for so many steps."""
    ChampionBot.steps = HunterBot.steps = steps


def measure(step: Difficulty, games: int, seats: int, seed: int) -> dict[str, Any]:
    every: list[float] = []
    finals: list[int] = []
    shares: dict[str, Shares] = {}
    for newcomer in NEWCOMERS:
        rng = Random(f"{seed} {step} {newcomer.name}")
        results: list[float] = []
        for number in range(games):
            seat = number % seats
            table: list[Bot] = [BUILT_IN[name] for name in drawn_opponents(step, seats - 1, rng)]
            table.insert(seat, newcomer)
            game = game_of(table, rng)
            results.append(won(game, seat))
            finals += [final for other, final in enumerate(game.finals) if other != seat]
        shares[newcomer.name] = shares_of(results)
        print(f"{newcomer.name:18}{shares[newcomer.name].share:.3f} ± {shares[newcomer.name].within:.3f}", flush=True)
        every += results
    mean = shares_of(every)
    return {
        "newcomers": {name: tuple(share) for name, share in shares.items()},
        **mean._asdict(),
        "least": min(finals),
        "mean_final": round(statistics.fmean(finals), 1),
        "ratio": round(mean.share * seats, 2),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("difficulty", nargs="?", choices=DIFFICULTIES, default="gentle")
    parser.add_argument("--games", type=int, default=600)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--steps", type=int, default=100)
    options = parser.parse_args()
    think_for(options.steps)
    for name in OPPONENTS[options.difficulty]:
        prepare(BUILT_IN[name])
    found = measure(options.difficulty, max(2, options.games), options.seats, options.seed)
    print(json.dumps({"bench": "levels", **vars(options)} | found))


if __name__ == "__main__":
    main()
