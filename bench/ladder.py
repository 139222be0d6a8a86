"""The order of the ladder: how often newcomers win against three of each bot, and how often it wins among them.

    python bench/ladder.py [--bots NAME,NAME] [--games 400] [--slow-games 60] [--seed 1] [--steps 100]

`beaten` is the share of the win of one newcomer among three of the bot, the mean of the four newcomers of
bench/newcomers.py: who is beaten more often stands lower on the ladder. `wins` is the share of one such bot among three
newcomers, each drawn anew. Both come with their interval of 95 %. `--games` is for each newcomer, and four times as
many are played for `wins`; bots that prepare themselves think longer, and play `--slow-games` instead. `--steps` is how
long champion and hunter think, in steps of the solver (1500 and 750 when they play). The last line is JSON; `ratio` is
the share of bots, neighbours on the ladder, that are in the measured order.
"""

import argparse
import json
import sys
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from bench.levels import Shares, game_of, shares_of, think_for, won
from bench.newcomers import NEWCOMERS
from thenumber.bots.bot import Bot, LadderBot, PreparingBot, prepare
from thenumber.bots.registry import BUILT_IN, LADDER

SEATS = 4


def beaten(bot: Bot, games: int, seed: int) -> Shares:
    """What one newcomer wins among three of this bot."""
    results: list[float] = []
    for newcomer in NEWCOMERS:
        rng = Random(f"{seed} {bot.name} {newcomer.name}")
        for number in range(games):
            table: list[Bot] = [bot] * (SEATS - 1)
            table.insert(number % SEATS, newcomer)
            results.append(won(game_of(table, rng), number % SEATS))
    return shares_of(results)


def wins(bot: Bot, games: int, seed: int) -> Shares:
    """What one such bot wins among three newcomers."""
    rng = Random(f"{seed} {bot.name}")
    results: list[float] = []
    for number in range(games):
        table: list[Bot] = [rng.choice(NEWCOMERS) for _ in range(SEATS - 1)]
        table.insert(number % SEATS, bot)
        results.append(won(game_of(table, rng), number % SEATS))
    return shares_of(results)


def in_order(found: Sequence[tuple[LadderBot, Shares]]) -> float:
    """The share of neighbours of which the lower one is beaten at least as often."""
    pairs = [*pairwise(share.share for _, share in found)]
    return sum(lower >= upper for lower, upper in pairs) / len(pairs) if pairs else 1.0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bots", type=lambda text: text.split(","), default=[bot.name for bot in LADDER])
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--slow-games", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--steps", type=int, default=100)
    options = parser.parse_args()
    think_for(options.steps)
    found: list[tuple[LadderBot, Shares]] = []
    report: dict[str, dict[str, Shares]] = {}
    for bot in sorted((BUILT_IN[name] for name in options.bots), key=lambda bot: bot.level):
        prepare(bot)
        games = options.slow_games if isinstance(bot, PreparingBot) else options.games
        lost, own = beaten(bot, games, options.seed), wins(bot, games * len(NEWCOMERS), options.seed)
        found.append((bot, lost))
        report[bot.name] = {"beaten": lost, "wins": own}
        print(
            f"{bot.level:2} {bot.name:12}", *(f"{one.share:.3f} ± {one.within:.3f}" for one in (lost, own)), flush=True
        )
    print(json.dumps({"bench": "ladder", **vars(options), "found": report, "ratio": round(in_order(found), 2)}))


if __name__ == "__main__":
    main()
