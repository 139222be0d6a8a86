"""Measure the spread of final scores around their expectation: the figures of `SPREAD` in review/spread.py.

    python training/win_probability.py [--seats 2 3 4 5] [--games 150] [--steps 80] [--seed 1]

The solver plays against itself. With 1 to 10 turns to go, the difference of two seats' final scores is compared with
the difference that `expected_finals` foresaw; its standard deviation, divided by the root of two, is a seat's spread.
Also printed: how well the chances to win come true, as the mean squared error (Brier) against that of equal chances.
The last line is JSON; `ratio` is the one error divided by the other, below 1 if the chances know something.
"""

import argparse
import json
import random
import statistics
from itertools import combinations

from thenumber.review.spread import turns_left
from thenumber.review.win_probability import expected_finals, win_chances
from thenumber.rules.game import Position, new_game, play, winners
from thenumber.solver.solve import find_mixes

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


def measure(seats: int, games: int, steps: int, seed: int) -> dict[str, object]:
    rng = random.Random(seed * 10 + seats)
    errors: dict[int, list[float]] = {left: [] for left in TURNS_LEFT}
    brier, even = [], []
    for _ in range(games):
        positions, finals, shares = played(seats, steps, rng)
        for position in positions:
            expected, left = expected_finals(position), turns_left(position)
            errors[left] += [
                (finals[a] - finals[b]) - (expected[a] - expected[b]) for a, b in combinations(range(seats), 2)
            ]
            chances = win_chances(position)
            brier.append(sum((chance - share) ** 2 for chance, share in zip(chances, shares, strict=True)))
            even.append(sum((1 / seats - share) ** 2 for share in shares))
    spread = [round(statistics.fmean(error**2 for error in errors[left]) ** 0.5 / 2**0.5, 1) for left in TURNS_LEFT]
    print(f"{seats} seats: {spread}", flush=True)
    return {"spread": spread, "ratio": round(statistics.fmean(brier) / statistics.fmean(even), 3)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 3, 4, 5])
    parser.add_argument("--games", type=int, default=150)
    parser.add_argument("--steps", type=int, default=80)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    found = {str(seats): measure(seats, options.games, options.steps, options.seed) for seats in options.seats}
    print(json.dumps(found))


if __name__ == "__main__":
    main()
