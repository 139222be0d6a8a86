"""Train the value networks: continuation values of turns 2 to 5, shipped in solver/data/valuesN.npz.

    python training/values.py --seats 5 [--seed 1] [--games 3000] [--steps 80] [--write]

The solver plays rounds against itself, now and then with a number left to chance. The boards that it meets in turn 5,
or might meet if one number alone were approved, are solved; a network learns what they are worth; with it, those of
turn 4 are solved, and so on backwards. The second pass plays with the networks of the first one. A tenth of the boards
is kept away from the networks, to see how much of the variance they explain (R2). The last line is JSON: with --write
it also goes to solver/data/values.json. The same seed gives the same networks.
"""

import argparse
import json
import sys
import time
from pathlib import Path
from typing import TypeAlias

import numpy as np
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from thenumber.rules.board import Board
from thenumber.rules.digits import ALL_DIGITS, DIGITS_OF
from thenumber.rules.game import Position, play_turn
from thenumber.rules.resolve import TURNS
from thenumber.solver import value_network
from thenumber.solver.continuation import worth_of_approval
from thenumber.solver.dominance import canonical_numbers
from thenumber.solver.expectations import Floats, Ints
from thenumber.solver.multiplayer import find_equilibrium, run_search
from thenumber.solver.value_network import Layers, network, relative
from training.fitting import explained, fit

FOLDER = Path(value_network.__file__).parent
QUALITY = FOLDER / "data" / "values.json"
SURPRISE = 0.15
"""The exploration rate: the probability that a seat writes just any number, so that the networks see unusual boards."""
ALONE = 0.5
"""The probability that the boards to learn from are those of a turn in which only one number was approved, any number:
the solver asks what follows from each number alone."""
OPENING_STEPS, PLAY_STEPS, VALUE_SAMPLES = 1_000, 40, 4_000
"""The solver's steps for the first turn and for the others of a round, and the samples for the value of a position."""
FIRST_PASS = 3
"""The factor by which the first pass plays fewer games."""
HELD_OUT = 10
"""The share of boards that is held out to measure the networks: one in so many."""

Boards: TypeAlias = dict[int, Ints]
"""The available digits of every seat in a round, by turn."""


class Fitted:
    """The networks so far, as a `ContinuationValue`: nothing follows where there is none yet."""

    def __init__(self) -> None:
        self.layers: dict[int, Layers] = {}

    def __call__(self, turn_no: int, boards: Ints) -> Floats:
        layers = self.layers.get(turn_no)
        return relative(network(layers, boards)) if layers else np.zeros(boards.shape)


def position_of(turn_no: int, boards: Ints) -> Position:
    return Position(tuple(Board(int(available), (0,) * (turn_no - 1)) for available in boards))


def played_round(seats: int, opening: list[dict[int, float]], continuation: Fitted, rng: np.random.Generator) -> Boards:
    """Boards at the beginning of turns 2 to 5, as they came or as they might have come."""
    boards, found = np.full(seats, ALL_DIGITS), {}
    for turn_no in range(1, TURNS):
        position, mixes = position_of(turn_no, boards), opening
        if turn_no > 1:
            mixes = find_equilibrium(
                position, worth_of_approval(position, continuation), PLAY_STEPS, int(rng.integers(2**32))
            )
        numbers = [written(board.available, mix, rng) for board, mix in zip(position.boards, mixes, strict=True)]
        after = play_turn(position, numbers)[0].boards
        alone = one_approved(position, boards, rng)
        boards = np.array([board.available for board in after])
        found[turn_no + 1] = alone if rng.random() < ALONE else boards
    return found


def one_approved(position: Position, boards: Ints, rng: np.random.Generator) -> Ints:
    """The same boards, but one seat has crossed out the digits of a number."""
    after = boards.copy()
    if position.writers:
        seat = rng.choice(position.writers)
        after[seat] &= ~DIGITS_OF[rng.choice(canonical_numbers(int(boards[seat])))]
    return after


def written(available: int, mix: dict[int, float], rng: np.random.Generator) -> int | None:
    if not mix:
        return None
    if rng.random() < SURPRISE:
        return int(rng.choice(canonical_numbers(available)))
    return int(rng.choice(list(mix), p=list(mix.values())))


def solved_values(turn_no: int, boards: Ints, continuation: Fitted, steps: int, seed: int) -> Floats:
    """What these boards are worth to every seat: this turn, and what follows."""
    position = position_of(turn_no, boards)
    now = np.zeros(len(boards))
    if position.writers:
        search = run_search(position, worth_of_approval(position, continuation), steps, seed)
        now = np.array(search.values(VALUE_SAMPLES))
    later = continuation(turn_no + 1, boards[None])[0] if turn_no < TURNS else 0.0
    return now + later


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seats", type=int, required=True)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=3_000)
    parser.add_argument("--steps", type=int, default=80)
    parser.add_argument("--fit-steps", type=int, default=2_500)
    parser.add_argument("--write", action="store_true")
    options = parser.parse_args()
    rng = np.random.default_rng([options.seed, options.seats])
    started, fitted, quality = time.process_time(), Fitted(), {}
    with Progress(TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()) as bar:
        for name, games in (("first", options.games // FIRST_PASS), ("second", options.games)):
            first = position_of(1, np.full(options.seats, ALL_DIGITS))
            opening = find_equilibrium(first, worth_of_approval(first, fitted), OPENING_STEPS, int(rng.integers(2**32)))
            rounds = [
                played_round(options.seats, opening, fitted, rng)
                for _ in bar.track(range(games), description=f"{name} pass, rounds played")
            ]
            found = Fitted()
            for turn_no in range(TURNS, 1, -1):
                boards = np.array([positions[turn_no] for positions in rounds])
                wanted = np.array(
                    [
                        solved_values(turn_no, board, found, options.steps, int(rng.integers(2**32)))
                        for board in bar.track(boards, description=f"{name} pass, turn {turn_no} solved")
                    ]
                )
                kept = games // HELD_OUT
                found.layers[turn_no] = fit(boards[kept:], wanted[kept:], options.fit_steps, rng)
                quality[str(turn_no)] = {
                    "r2": round(explained(found.layers[turn_no], boards[:kept], wanted[:kept]), 3),
                    "r2_seen": round(explained(found.layers[turn_no], boards[kept:], wanted[kept:]), 3),
                    "spread": round(float(wanted.std()), 2),
                }
                bar.console.print(f"{name} pass, turn {turn_no}: {quality[str(turn_no)]}")
            fitted = found
    result = {
        "seed": options.seed, "games": options.games, "steps": options.steps, "fit_steps": options.fit_steps,
        "seconds": round(time.process_time() - started), "turns": quality,
    }  # fmt: skip
    if options.write:
        write(options.seats, fitted, result)
    print(json.dumps({"seats": options.seats, **result}))


def write(seats: int, fitted: Fitted, result: dict[str, object]) -> None:
    arrays = {
        f"{turn_no}{name}": weights.astype(np.float16)
        for turn_no, layers in sorted(fitted.layers.items())
        for name, weights in zip(Layers._fields, layers, strict=True)
    }
    np.savez_compressed(FOLDER / value_network.DATA.format(seats=seats), allow_pickle=False, **arrays)
    known = json.loads(QUALITY.read_text()) if QUALITY.exists() else {}
    QUALITY.write_text(json.dumps(dict(sorted({**known, str(seats): result}.items())), indent=1) + "\n")


if __name__ == "__main__":
    main()
