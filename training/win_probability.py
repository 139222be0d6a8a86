"""Measure the spread of final scores around their expectation: the figures of `SPREAD` in review/spread.py.

    python training/win_probability.py [--seats 2 3 4 5] [--games 150] [--steps 80] [--seed 1]
                                       [--workers 2] [--cluster ray]

The solver plays against itself. With 1 to 10 turns to go, the difference of two seats' final scores is compared with
the difference that `expected_finals` foresaw; its standard deviation, divided by the root of two, is a seat's spread.
Also printed: how well the chances to win come true, as the mean squared error (Brier) against that of equal chances.
Every game has a seed of its own, and is played by a process or a node. The last line is JSON; `ratio` is the one error
divided by the other, below 1 if the chances know something.
"""

import argparse
import json
import random
import statistics
import sys
from collections.abc import Sequence
from itertools import combinations
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from thenumber.arena.crew import Crew, in_order
from thenumber.arena.seeds import own_seeds
from thenumber.review.spread import turns_left
from thenumber.review.win_probability import expected_finals, win_chances
from thenumber.rules.game import Position, new_game, play, winners
from thenumber.solver.solve import find_mixes
from training.crew_options import SEATS, add_crew_options, crew_asked_for, positive

TURNS_LEFT = range(1, 11)


def played(seats: int, steps: int, rng: random.Random) -> tuple[list[Position], tuple[int, ...], list[float]]:
    """The positions of a game before every turn, its final scores, and everybody's share of the win."""
    game, positions = new_game(seats), []
    while not game.over:
        positions.append(game.position)
        mixes = find_mixes(game.position, budget=steps, seed=rng.getrandbits(32))
        game = play(game, [rng.choices([*mix], [*mix.values()])[0] if mix else None for mix in mixes])
    won = winners(game)
    return positions, game.finals, [(seat in won) / len(won) for seat in range(seats)]


class Asked(NamedTuple):
    """A game to be played and measured."""

    seats: int
    steps: int
    seed: int


class Measured(NamedTuple):
    """What one game says about expectations and chances."""

    errors: dict[int, list[float]]
    """How far the differences of two seats' final scores were from what was expected, by turns to go."""
    brier: list[float]
    """The squared errors of the chances to win before every turn, summed over the seats."""
    even: float
    """The same for equal chances."""


def measured(asked: Asked, /, *, careful: bool) -> Measured:  # noqa: ARG001 no code of others runs here
    positions, finals, shares = played(asked.seats, asked.steps, random.Random(asked.seed))
    errors: dict[int, list[float]] = {}
    for position in positions:
        expected = expected_finals(position)
        errors[turns_left(position)] = [
            (finals[a] - finals[b]) - (expected[a] - expected[b]) for a, b in combinations(range(asked.seats), 2)
        ]
    brier = [_squared(win_chances(position), shares) for position in positions]
    return Measured(errors, brier, _squared([1 / asked.seats] * asked.seats, shares))


def _squared(chances: Sequence[float], shares: Sequence[float]) -> float:
    return sum((chance - share) ** 2 for chance, share in zip(chances, shares, strict=True))


def measure(seats: int, options: argparse.Namespace, crew: Crew) -> dict[str, object]:
    asked = [Asked(seats, options.steps, seed) for seed in own_seeds([options.seed, seats], options.games)]
    games = [*in_order(crew, measured, asked)]
    spread = [
        round(statistics.fmean(error**2 for game in games for error in game.errors[left]) ** 0.5 / 2**0.5, 1)
        for left in TURNS_LEFT
    ]
    brier = statistics.fmean(error for game in games for error in game.brier)
    print(f"{seats} seats: {spread}", flush=True)
    return {"spread": spread, "ratio": round(brier / statistics.fmean(game.even for game in games), 3)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seats", type=int, choices=SEATS, nargs="+", default=[2, 3, 4, 5])
    parser.add_argument("--games", type=positive, default=150)
    parser.add_argument("--steps", type=positive, default=80)
    parser.add_argument("--seed", type=int, default=1)
    add_crew_options(parser)
    options = parser.parse_args()
    with crew_asked_for(options) as crew:
        found = {str(seats): measure(seats, options, crew) for seats in options.seats}
    print(json.dumps(found))


if __name__ == "__main__":
    main()
