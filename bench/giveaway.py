"""How much does a bot give away to somebody who knows its mix and reckons the best number against it?

    python bench/giveaway.py [champion hunter equilibrium] [--seats 4] [--games 10] [--seed 1]

In rounds played with balanced mixes, one seat writes with the mix of the bot, all others with balanced ones, found in
as many steps of the solver as the bot takes. For every turn the mean over rounds, in points and what follows: `cost`,
what the bot loses by its mix as long as the others keep to theirs; `gain`, what the one of the others who can gain most
would gain by the best number; `left`, the same if the bot wrote with a balanced mix as well. The last line is JSON;
`ratio` is all that could be gained against the first bot, per point that is left.
"""

import argparse
import json
import random
import statistics
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

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


class Row(NamedTuple):
    bot: str
    turn_no: int
    cost: float
    gain: float
    left: float


def value_and_gain(position: Position, mixes: Mixes) -> tuple[float, float]:
    """What the first seat has, and the most that one of the others could gain."""
    values, gains = values_and_gains(position, mixes, worth_of_approval(position, shipped_values))
    return values[0], max(gains[1:])


def one_round(bots: Sequence[EquilibriumBot], seats: int, rng: random.Random) -> Iterator[Row]:
    game = new_game(seats)
    for turn_no in range(1, TURNS + 1):
        position = game.position
        for bot in bots if 0 in position.writers and len(position.writers) > 1 else []:
            mixes = balanced_mixes(position, bot.steps)
            value, left = value_and_gain(position, mixes)
            has, gain = value_and_gain(position, (bot.mix(game, 0), *mixes[1:]))
            yield Row(bot.name, turn_no, value - has, gain, left)
        mixes = balanced_mixes(position, bots[0].steps)
        game = play(game, [draw(mix, rng) if mix else None for mix in mixes])


def by_turn(rows: Sequence[Row], name: str, column: str) -> list[float]:
    """The means of a column."""
    turns = sorted({row.turn_no for row in rows})
    return [
        round(statistics.fmean(getattr(row, column) for row in rows if (row.bot, row.turn_no) == (name, turn_no)), 3)
        for turn_no in turns
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("bots", nargs="*", metavar="bot", help=", ".join(MIXING))
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    names = options.bots or ["champion", "hunter", "equilibrium"]
    for name in {*names} - {*MIXING}:
        parser.error(f"{name}: one of {', '.join(MIXING)} is needed")
    bots = [MIXING[name] for name in names]
    for bot in bots:
        prepare(bot)
    rows, rng = list[Row](), random.Random(options.seed)
    for number in range(options.games):
        rows += one_round(bots, options.seats, rng)
        print(f"{number + 1} of {options.games} rounds", flush=True)
    means = {column: {name: by_turn(rows, name, column) for name in names} for column in ("cost", "gain", "left")}
    ratio = sum(means["gain"][names[0]]) / max(1e-9, sum(means["left"][names[0]]))
    print(json.dumps({"bench": "giveaway", **vars(options), **means, "ratio": round(ratio, 2)}))


if __name__ == "__main__":
    main()
