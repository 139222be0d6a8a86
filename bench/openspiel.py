"""Our solver against OpenSpiel's on the same last-turn positions: how soon is how little left to gain?

Both sides are judged by the same exact gains, summed over the seats (NashConv), and by CPU time on one core. OpenSpiel
gets the payoffs of all available numbers ready-made; we begin with the position. See bench/simulators/equilibria.py.
"""

import json
import os
import random
import statistics
import subprocess
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

import numpy as np

from bench.sim import PEERS_PYTHON, SIMULATORS, install_peers
from thenumber.rules.board import Board
from thenumber.rules.digits import DIGIT_COUNT, available_numbers
from thenumber.rules.game import Position
from thenumber.rules.resolve import BONUSES, TURNS
from thenumber.solver.continuation import no_continuation, worth_of_approval
from thenumber.solver.evaluate import base_points
from thenumber.solver.expectations import Floats, Ints
from thenumber.solver.exploitability import values_and_best_response_gains
from thenumber.solver.jit import jit
from thenumber.solver.mixed_strategies import Mix
from thenumber.solver.payoffs import turn_points
from thenumber.solver.solve import solve

DIGITS = 5
THRESHOLDS = (1.0, 0.3)
METHODS = ("regret_matching", "mccfr")
TRIALS = [0.002 * 1.4**step for step in range(18)]
"""The seconds that our side is given, one after the other, until it reaches what is asked for."""


class Compared(NamedTuple):
    nash_conv: dict[str, float]
    """The NashConv by method, after all seconds."""
    ratio: dict[str, float]
    """How many times longer than ours a method took, or at least, by method and threshold; nothing if we failed."""
    not_reached: dict[str, int]
    """The number of positions in which the threshold was not reached at all, so that the ratio is the least it can be.
    """

    def to_little(self) -> float:
        """The ratio for the better of the methods, to the lower threshold."""
        return min(self.ratio[f"{method} to {THRESHOLDS[-1]}"] for method in METHODS)


def last_turn(seats: int, rng: random.Random, digit_count: int = DIGITS) -> Position:
    digits = [sum(1 << digit for digit in rng.sample(range(DIGIT_COUNT), digit_count)) for _ in range(seats)]
    return Position(tuple(Board(available, (0,) * (TURNS - 1)) for available in digits), ((0,) * seats,))


def payoffs(position: Position) -> Floats:
    """The relative points as an array `[seat, number of A, number of B, ...]`."""
    numbers = [available_numbers(board.available) for board in position.boards]
    seats, sizes = len(numbers), [len(own) for own in numbers]
    base = np.tile(base_points(TURNS), (seats, 1))
    points = profile_points(np.array(numbers), base, float(BONUSES[-1])).reshape(seats, *sizes)
    found: Floats = (seats * points - points.sum(axis=0)) / (seats - 1)
    return found


@jit
def profile_points(numbers: Ints, base: Floats, bonus: float) -> Floats:
    """The points of all seats for everything they may write together; all have the same count of numbers."""
    seats, count = numbers.shape
    found, points, written = np.zeros((seats, count**seats)), np.zeros(seats), np.zeros(seats, np.int64)
    for profile in range(count**seats):
        rest = profile
        for seat in range(seats - 1, -1, -1):
            written[seat] = numbers[seat, rest % count]
            rest //= count
        turn_points(written, base, bonus, points)
        found[:, profile] = points
    return found


def nash_conv(position: Position, mixes: Sequence[Mix]) -> float:
    return sum(values_and_best_response_gains(position, mixes, worth_of_approval(position, no_continuation))[1])


def clock(seconds: float) -> Callable[[], float]:
    """A callable that returns what share of so many seconds of CPU time is spent."""
    started = time.process_time()
    return lambda: (time.process_time() - started) / seconds


def theirs(position: Position, seconds: float) -> dict[str, list[tuple[float, float]]]:
    """The CPU time and NashConv of each method of OpenSpiel, as it goes on."""
    with tempfile.TemporaryDirectory() as folder:
        tensors = Path(folder) / "payoffs.npz"
        np.savez(tensors, payoffs=payoffs(position))
        said = subprocess.run(
            [PEERS_PYTHON, SIMULATORS / "equilibria.py", tensors, str(seconds)],
            env={**os.environ, "OPENBLAS_NUM_THREADS": "1"}, check=True, capture_output=True, text=True,
        ).stdout  # fmt: skip
    found = json.loads(said.splitlines()[-1])
    numbers = [available_numbers(board.available) for board in position.boards]

    def named(mixes: Sequence[Sequence[float]]) -> list[Mix]:
        return [dict(zip(own, mix, strict=True)) for own, mix in zip(numbers, mixes, strict=True)]

    return {
        method: [(spent, nash_conv(position, named(mixes))) for spent, mixes in found[method]] for method in METHODS
    }


def ours(position: Position, seconds: float) -> tuple[float, float]:
    """The CPU time and NashConv of our solver; the time is what was really spent, with the gains that the solver
    reports."""
    started = time.process_time()
    solution = solve(position, budget=clock(seconds), continuation=no_continuation)
    return time.process_time() - started, sum(solution.best_response_gains)


def reached(moments: Sequence[tuple[float, float]], threshold: float) -> float | None:
    return next((spent for spent, gain in moments if gain <= threshold), None)


def compare(seats: int, positions: int, seconds: float, seed: int) -> Compared:
    """Medians over positions: NashConv after the same seconds, and how many times longer OpenSpiel takes."""
    rng = random.Random(seed * 10 + seats)
    after: dict[str, list[float]] = {"ours": [], **{method: [] for method in METHODS}}
    ratios: dict[str, list[float]] = {f"{method} to {threshold}": [] for method in METHODS for threshold in THRESHOLDS}
    never = dict.fromkeys(ratios, 0)
    for _ in range(positions):
        position = last_turn(seats, rng)
        solve(position, budget=10)  # compiles
        our_moments = [ours(position, trial) for trial in TRIALS if trial <= seconds]
        after["ours"].append(our_moments[-1][1])
        their_moments = theirs(position, seconds)
        for method, moments in their_moments.items():
            after[method].append(moments[-1][1])
            for threshold in THRESHOLDS:
                name = f"{method} to {threshold}"
                our_time, their_time = reached(our_moments, threshold), reached(moments, threshold)
                never[name] += their_time is None
                if our_time is not None:
                    ratios[name].append((their_time or seconds) / our_time)
        shown = ", ".join(f"{name} {values[-1]:.3f}" for name, values in after.items())
        print(f"{seats} seats, NashConv after {seconds:g} s: {shown}", flush=True)
    return Compared(
        {name: round(statistics.median(values), 4) for name, values in after.items()},
        {name: round(statistics.median(values), 1) for name, values in ratios.items() if values},
        never,
    )


def against_openspiel(positions: int, seconds: float, seed: int) -> dict[str, object]:
    install_peers()
    found = {seats: compare(seats, positions, seconds, seed) for seats in (2, 3)}
    return {
        "ratio": found[3].to_little(),
        **{f"{seats} seats": compared._asdict() for seats, compared in found.items()},
    }
