"""Make the opening book: equilibrium mixes for the first turn of a round, shipped in solver/data/openings.json.

    python training/openings.py [--horizon turn round] [--seats 2 3 4 5] [--seed 1] [--steps 8000] [--write]
                                [--workers 2] [--cluster ray]

With `turn`, the payoff is the relative points of the turn; with `round`, these and the shipped continuation value, so
it must be run again after training/values.py. Everybody has all digits, so everybody writes with the same mix. Two
seats are a linear program; for more, regret matching on samples, and then Newton's method with exact values. Prints the
exact best-response gain on the way; the last line is JSON. With `--write` the file is replaced. Each opening is one
piece of work for a process or a node; the same seed gives the same mixes.
"""

import argparse
import json
import sys
import time
from itertools import product
from pathlib import Path
from typing import NamedTuple

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from thenumber.arena.crew import in_order
from thenumber.rules.digits import ALL_DIGITS, Number, number_name
from thenumber.rules.game import new_game
from thenumber.rules.resolve import BONUSES
from thenumber.solver import openings
from thenumber.solver.continuation import ContinuationValue, no_continuation, worth_of_approval
from thenumber.solver.dominance import canonical_numbers
from thenumber.solver.evaluate import RELATIVE, expected_rows
from thenumber.solver.expectations import Floats
from thenumber.solver.openings import Horizon
from thenumber.solver.payoffs import payoff_matrix
from thenumber.solver.regret_kernels import estimate
from thenumber.solver.regret_matching import EquilibriumSearch
from thenumber.solver.samples import workspace
from thenumber.solver.value_network import shipped_values
from thenumber.solver.zero_sum import minimax
from training.crew_options import SEATS, add_crew_options, crew_asked_for, positive

FILE = Path(openings.__file__).parent / openings.DATA
NUMBERS = canonical_numbers(ALL_DIGITS)
CONTINUATIONS: dict[str, ContinuationValue] = {Horizon.TURN.value: no_continuation, Horizon.ROUND.value: shipped_values}
LOOK, FOLLOWED, LEAST = 50, -0.4, 2e-5
"""Steps between two looks at all numbers; the least lead of a number that takes part, in points; the least weight."""
NEWTON, NEAR = 8, 0.05
"""The most steps of Newton's method; by how many points a number may trail and still get weight in one."""


def exact_leads(seats: int, worth: Floats, mix: Floats) -> tuple[Floats, float]:
    """The lead of every number over the mix when all others write with it; and the value of the mix, nearly zero."""
    position = new_game(seats).position
    weights = {number: float(weight) for number, weight in zip(NUMBERS, mix, strict=True) if weight > 0}
    rows = expected_rows(position, 0, NUMBERS, dict.fromkeys(range(1, seats), weights), worth)[:, RELATIVE]
    value = float(rows @ mix)
    return rows - value, value


def trimmed(average: Floats) -> Floats:
    mix: Floats = average / average.sum()
    mix[mix < LEAST] = 0.0
    mix /= mix.sum()
    return mix


def symmetric(seats: int, worth: Floats, seed: int, steps: int) -> Floats:
    """A symmetric equilibrium by regret matching: the mix with the least best-response gain that was met."""
    position = new_game(seats).position
    search = EquilibriumSearch(position, worth, seed)
    count = len(NUMBERS)
    regrets, leads, average = np.zeros(count), np.zeros(count), np.zeros(count)
    chosen = np.arange(count)
    best, best_gain = np.ones(count) / count, float("inf")
    for step in range(steps):
        late = step / steps
        fresh = 1.0 - 0.5 * min(1.0, 1.5 * late)
        samples = 64 if late < 0.2 else 256 if late < 0.6 else 1024
        hoped = np.maximum(0.0, regrets + leads)
        mix = hoped / hoped.sum() if hoped.any() else np.ones(count) / count
        shown = fresh * mix + (1.0 - fresh) * average / average.sum() if average.any() else mix
        support = np.flatnonzero(shown)
        looking = step % LOOK == 0
        seen = np.arange(count) if looking else chosen
        packed, mixed = search.pack([seen] * seats), search.pack([support] * seats)
        weights = np.zeros(mixed.numbers.shape)
        weights[:, : len(support)] = shown[support]
        payoffs = np.zeros(packed.numbers.shape)
        count_of_samples = samples * (8 if looking else 1)
        estimate(
            *packed,
            weights,
            *mixed,
            count_of_samples,
            search.others,
            search.bonus,
            search.state,
            *workspace(seats, count_of_samples),
            payoffs,
        )
        mean = payoffs[:, : len(seen)].mean(axis=0)
        value = (
            float(mean[np.searchsorted(seen, np.flatnonzero(mix))] @ mix[mix > 0])
            if looking
            else float(mean @ mix[seen])
        )
        leads = np.full(count, 0.0)
        leads[seen] = mean - value
        regrets = np.maximum(0.0, regrets + leads)
        average += (step + 1.0) ** 2 * mix
        if looking:
            chosen = np.flatnonzero((regrets > 0) | (leads > FOLLOWED))
        if (step + 1) % max(1, steps // 10) == 0:
            found = trimmed(average.copy())
            gain = float(exact_leads(seats, worth, found)[0].max())
            print(f"{seats} seats, step {step + 1}: gain {gain:.4f}, {np.count_nonzero(found)} numbers", flush=True)
            if gain < best_gain:
                best, best_gain = found, gain
    return best


def polished(seats: int, worth: Floats, mix: Floats) -> tuple[Floats, float]:
    """Newton's method: again and again the mix of least best-response gain if values were linear around the last one.

    Relative points sum to zero and all write alike, so no mix is worth anything against itself: what a number leads by
    is its value. How that changes with each weight is exact, too.
    """
    gain = float(exact_leads(seats, worth, mix)[0].max())
    for turn in range(NEWTON):
        leads, _ = exact_leads(seats, worth, mix)
        columns = np.flatnonzero((mix > 0) | (leads > -NEAR))
        slopes = np.stack([exact_values(seats, worth, mix, NUMBERS[column]) for column in columns], axis=1) * (
            seats - 1
        )
        target = np.zeros_like(mix)
        target[columns] = least_gain(leads - slopes @ mix[columns], slopes)
        found, found_gain = mix, gain
        for part in (1.0, 0.5, 0.25):
            tried = trimmed((1.0 - part) * mix + part * target)
            tried_gain = float(exact_leads(seats, worth, tried)[0].max())
            if tried_gain < found_gain:
                found, found_gain = tried, tried_gain
        print(f"{seats} seats, Newton {turn + 1}: gain {found_gain:.5f}, {np.count_nonzero(found)} numbers", flush=True)
        if found_gain > 0.9 * gain:
            break
        mix, gain = found, found_gain
    return mix, gain


def exact_values(seats: int, worth: Floats, mix: Floats, number: Number) -> Floats:
    """What every number is worth when one of the others writes `number` and the rest keep to the mix."""
    position = new_game(seats).position
    weights = {n: float(weight) for n, weight in zip(NUMBERS, mix, strict=True) if weight > 0}
    opponents = {1: {number: 1.0}, **dict.fromkeys(range(2, seats), weights)}
    return expected_rows(position, 0, NUMBERS, opponents, worth)[:, RELATIVE]


def least_gain(constant: Floats, slopes: Floats) -> Floats:
    """The mix for which the largest of `constant + slopes @ mix` is least: a matrix game against a mix of numbers."""
    return minimax(-(slopes + constant[:, None]).T)[0]


def two_seats(worth: Floats) -> tuple[Floats, float]:
    """The symmetric equilibrium for two seats, by a linear program; nothing is left to chance."""
    first, _ = minimax(exact_matrix(worth))
    return first, float(exact_leads(2, worth, first)[0].max())


def exact_matrix(worth: Floats) -> Floats:
    numbers = np.array(NUMBERS)
    return payoff_matrix(numbers, numbers, worth[0], float(BONUSES[0]))


class Asked(NamedTuple):
    """An opening to be made."""

    horizon: str
    seats: int
    seed: int
    steps: int


def made(asked: Asked, /, *, careful: bool) -> tuple[dict[str, float], float]:  # noqa: ARG001 no code of others runs here
    """The mix by the names of its numbers, and the most that a best response gains against it."""
    worth = worth_of_approval(new_game(asked.seats).position, CONTINUATIONS[asked.horizon])
    if asked.seats == 2:
        mix, gain = two_seats(worth)
    else:
        mix, gain = polished(asked.seats, worth, symmetric(asked.seats, worth, asked.seed, asked.steps))
    return named(mix), gain


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--horizon", nargs="+", choices=[*CONTINUATIONS], default=[*CONTINUATIONS])
    parser.add_argument("--seats", type=int, choices=SEATS, nargs="+", default=[2, 3, 4, 5])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--steps", type=positive, default=8_000)
    parser.add_argument("--write", action="store_true")
    add_crew_options(parser)
    options = parser.parse_args()
    known: dict[str, dict[str, dict[str, float]]] = json.loads(FILE.read_text()) if FILE.exists() else {}
    gains, started = {}, time.perf_counter()
    asked = [Asked(*which, options.seed, options.steps) for which in product(options.horizon, options.seats)]
    with crew_asked_for(options) as crew:
        for one, (mix, gain) in zip(asked, in_order(crew, made, asked), strict=True):
            known.setdefault(one.horizon, {})[str(one.seats)] = mix
            gains[f"{one.horizon}, {one.seats} seats"] = round(gain, 5)
    if options.write:
        FILE.write_text(json.dumps(known, indent=0, sort_keys=True) + "\n")
    print(json.dumps({"gain": gains, "seconds": round(time.perf_counter() - started, 1)}))


def named(mix: Floats) -> dict[str, float]:
    pairs: list[tuple[Number, float]] = [(n, float(weight)) for n, weight in zip(NUMBERS, mix, strict=True)]
    return {number_name(number): float(f"{weight:.6g}") for number, weight in pairs if weight > 0}


if __name__ == "__main__":
    main()
