"""How much does a bot give away to somebody who knows its mix and reckons the best number against it?

    python bench/giveaway.py [champion hunter equilibrium] [--seats 4] [--games 10] [--steps 1000] [--seed 1]

In rounds played with balanced mixes, one seat writes with the mix of the bot, all others with balanced ones. For every
turn the mean over rounds, in points and what follows: `cost`, what the bot loses by its mix as long as the others keep
to theirs, and `gain`, what the one of the others who can gain most would gain by the best number. Both are relative to
balanced mixes of so many steps of the solver (`none`: what is left to gain against these themselves). The last line is
JSON; `ratio` is the mean gain against the first bot, per point that `none` leaves.
"""

import argparse
import json
import random
import statistics
import sys
from collections import defaultdict
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from thenumber.bots.balanced import Mixes, balanced_mixes, draw
from thenumber.bots.bot import prepare
from thenumber.bots.equilibrium import EquilibriumBot
from thenumber.bots.registry import BOTS
from thenumber.rules.game import Position, new_game, play
from thenumber.rules.resolve import TURNS
from thenumber.solver.follow import worth_of_approval
from thenumber.solver.gain import values_and_gains
from thenumber.solver.values import shipped_values

MIXING: dict[str, EquilibriumBot] = {name: bot for name, bot in BOTS.items() if isinstance(bot, EquilibriumBot)}


def value_and_gain(position: Position, mixes: Mixes) -> tuple[float, float]:
    """What the first seat has, and the most that one of the others could gain."""
    values, gains = values_and_gains(position, mixes, worth_of_approval(position, shipped_values))
    return values[0], max(gains[1:])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("bots", nargs="*", metavar="bot", help=", ".join(MIXING))
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--steps", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    names = options.bots or ["champion", "hunter", "equilibrium"]
    for name in {*names} - {*MIXING}:
        parser.error(f"{name}: one of {', '.join(MIXING)} is needed")
    for name in names:
        prepare(MIXING[name])
    rng = random.Random(options.seed)
    costs, gains = defaultdict[str, list[list[float]]](list), defaultdict[str, list[list[float]]](list)
    for game_no in range(options.games):
        game = new_game(options.seats)
        for turn in range(TURNS):
            position = game.position
            mixes = balanced_mixes(position, options.steps)
            if 0 in position.writers and len(position.writers) > 1:
                value, gain = value_and_gain(position, mixes)
                found = {"none": (0.0, gain)}
                for name in names:
                    has, given = value_and_gain(position, (MIXING[name].mix(game, 0), *mixes[1:]))
                    found[name] = (value - has, given)
                for name, (cost, given) in found.items():
                    for of, number in ((costs, cost), (gains, given)):
                        of[name] = of[name] or [[] for _ in range(TURNS)]
                        of[name][turn].append(number)
            game = play(game, [draw(mix, rng) if mix else None for mix in mixes])
        print(f"{game_no + 1} of {options.games} rounds", flush=True)
    means = {
        kind: {name: [round(statistics.fmean(turn), 3) for turn in turns if turn] for name, turns in of.items()}
        for kind, of in (("cost", costs), ("gain", gains))
    }
    ratio = sum(means["gain"][names[0]]) / max(1e-9, sum(means["gain"]["none"]))
    print(json.dumps({"bench": "giveaway", **vars(options), **means, "ratio": round(ratio, 2)}))


if __name__ == "__main__":
    main()
