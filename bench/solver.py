"""How good are the solver's mixes after a second? And how soon does OpenSpiel find as good ones?

    python bench/solver.py [--seats 3 4 5] [--turns 2 3 4 5] [--positions 30] [--seconds 1] [--seed 1]
                           [--peer-positions 3] [--peer-seconds 10]

The gain of the best number, exact, in positions reached in play: by the solver itself, with a tenth of a second a turn,
with the value of what follows; only those count in which everybody can write. Seconds are CPU time on one core, after
compilation, without the exact gain at the end, whose time is given as well. For every number of seats and turn: the
median over positions of the mean gain of a seat (`gain`), the worst, and the milliseconds of one `evaluate`. The same
for the last turn of the game and shares of the win (`wins`), exact for the likeliest numbers of a mix. `evaluate` is
how many milliseconds one takes with five seats where everybody may write anything, which takes longest: with five or
six digits each, and with full boards. Then last turns with five digits a seat, ours against OpenSpiel's
(bench/openspiel.py). The last line is JSON: `ratio` is how many times longer OpenSpiel's better method takes to
NashConv 0.3 with three seats, or the least it can be.
"""

import argparse
import json
import random
import statistics
import sys
import time
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from bench.openspiel import against_openspiel, clock, last_turn
from thenumber.record.position import format_position
from thenumber.rules.digits import DIGIT_COUNT, available_numbers
from thenumber.rules.game import ROUNDS, Position, new_game, play
from thenumber.rules.resolve import TURNS
from thenumber.rules.seats import MAX_SEATS
from thenumber.solver.continuation import worth_of_approval
from thenumber.solver.evaluate import evaluate
from thenumber.solver.exploitability import values_and_best_response_gains
from thenumber.solver.last_turn import find_win_equilibrium, likeliest, win_values_and_best_response_gains
from thenumber.solver.multiplayer import find_equilibrium
from thenumber.solver.value_network import shipped_values

BOUNDS = {2: 0.10, 3: 0.05, 4: 0.03, 5: 0.03}


def reached(seats: int, turn: tuple[int, int], rng: random.Random) -> Iterator[Position]:
    while True:
        game = new_game(seats)
        while (game.position.round_no, game.position.turn_no) < turn:
            position = game.position
            worth = worth_of_approval(position, shipped_values)
            mixes = find_equilibrium(position, worth, clock(0.1), rng.getrandbits(32))
            game = play(game, [rng.choices([*mix], [*mix.values()])[0] if mix else None for mix in mixes])
        if len(game.position.writers) == seats:
            yield game.position


def measure(seats: int, turn_no: int, positions: int, seconds: float, seed: int) -> dict[str, float]:
    rng = random.Random(seed * 100 + seats * 10 + turn_no)
    found, checked, evaluated = [], [], []
    for _, position in zip(range(positions), reached(seats, (1, turn_no), rng), strict=False):
        worth = worth_of_approval(position, shipped_values)
        mixes = find_equilibrium(position, worth, clock(seconds), rng.getrandbits(32))
        started = time.process_time()
        _, gains = values_and_best_response_gains(position, mixes, worth)
        checked.append(time.process_time() - started)
        started = time.process_time()
        evaluate(position, 0, dict(enumerate(mixes[1:], 1)))
        evaluated.append(time.process_time() - started)
        found.append(statistics.mean(gains))
        print(f"{seats} seats, gain {found[-1]:.4f}: {format_position(position)}", flush=True)
    return {
        "gain": round(statistics.median(found), 4),
        "worst": round(max(found), 4),
        "bound": BOUNDS[turn_no],
        "gain_ms": round(1000 * statistics.median(checked), 1),
        "evaluate_ms": round(1000 * statistics.median(evaluated), 1),
    }


def measure_wins(seats: int, positions: int, seconds: float, seed: int) -> dict[str, float]:
    rng = random.Random(seed * 100 + seats * 10)
    found = []
    for _, position in zip(range(positions), reached(seats, (ROUNDS, TURNS), rng), strict=False):
        mixes = find_win_equilibrium(position, clock(seconds), rng.getrandbits(32))
        _, gains = win_values_and_best_response_gains(position, likeliest(position, mixes))
        found.append(statistics.mean(gains))
        print(f"{seats} seats, gain {found[-1]:.4f} of the win: {format_position(position)}", flush=True)
    return {"gain": round(statistics.median(found), 4), "worst": round(max(found), 4)}


def measure_evaluate(digit_count: int, positions: int, seed: int) -> float:
    rng = random.Random(seed)
    found = []
    for _ in range(positions):
        position = last_turn(MAX_SEATS, rng, digit_count)
        others = enumerate(position.boards[1:], 1)
        mixes = {seat: dict.fromkeys(available_numbers(board.available), 1.0) for seat, board in others}
        started = time.process_time()
        evaluate(position, 0, mixes)
        found.append(time.process_time() - started)
    return round(1000 * statistics.median(found), 1)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seats", type=int, nargs="+", default=[3, 4, 5])
    parser.add_argument("--turns", type=int, nargs="+", default=[2, 3, 4, 5])
    parser.add_argument("--positions", type=int, default=30)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--peer-positions", type=int, default=3, help="0: neither install nor measure OpenSpiel")
    parser.add_argument("--peer-seconds", type=float, default=10.0)
    options = parser.parse_args()
    next(reached(3, (1, 2), random.Random(0)))  # compiles everything
    gains = {
        f"{seats} seats, turn {turn_no}": measure(seats, turn_no, options.positions, options.seconds, options.seed)
        for seats in options.seats
        for turn_no in options.turns
    }
    wins = {
        f"{seats} seats": measure_wins(seats, options.positions, options.seconds, options.seed)
        for seats in options.seats
    }
    evaluated = {
        f"5 seats, {digit_count} digits": measure_evaluate(digit_count, options.positions, options.seed)
        for digit_count in (5, 6, DIGIT_COUNT)
    }
    result: dict[str, object] = {"bench": "solver", "gains": gains, "wins": wins, "evaluate": evaluated}
    if options.peer_positions:
        result |= against_openspiel(options.peer_positions, options.peer_seconds, options.seed)
    print(json.dumps(result))


if __name__ == "__main__":
    main()
