"""Train the value networks: continuation values of turns 2 to 5, shipped in solver/data/valuesN.npz.

    python training/values.py --seats 5 [--seed 1] [--games 3000] [--steps 80] [--write] [--into FOLDER]
                              [--workers 2] [--cluster ray]

The solver plays rounds against itself, now and then with a number left to chance. The boards that it meets in turn 5,
or might meet if one number alone were approved, are solved; a network learns what they are worth; with it, those of
turn 4 are solved, and so on backwards. The second pass plays with the networks of the first one. A tenth of the boards
is kept away from the networks, to see how much of the variance they explain (R2). The last line is JSON: with --write
it also goes to solver/data/values.json, or to the folder of --into. Rounds and boards are spread over processes or a
cluster, the networks are fitted here; the same seed gives the same networks, however the work is spread.
"""

import argparse
import json
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import numpy as np
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from thenumber.arena.crew import Crew, Work, in_order, stretches_of
from thenumber.arena.seeds import own_seeds
from thenumber.rules.resolve import TURNS
from thenumber.solver import value_network
from thenumber.solver.expectations import Ints
from thenumber.solver.value_network import Layers
from training.crew_options import SEATS, add_crew_options, crew_asked_for, positive
from training.fitting import explained, fit
from training.self_play import BoardsAsked, Fitted, RoundsAsked, opening_mixes, play_rounds, solve_boards

FOLDER = Path(value_network.__file__).parent / "data"
FIRST_PASS = 3
"""The factor by which the first pass plays fewer games."""
HELD_OUT = 10
"""The share of boards that is held out to measure the networks: one in so many."""
LONGEST_STRETCH = 32
"""The most rounds or boards that a worker is given at once: some seconds of work."""

S = TypeVar("S")
R = TypeVar("R")
Quality = dict[str, dict[str, float]]


class Training:
    """All passes, with the crew that plays and solves, and the bar that shows how far it has come."""

    def __init__(self, options: argparse.Namespace, crew: Crew, bar: Progress) -> None:
        self.options, self.crew, self.bar = options, crew, bar
        self.quality: Quality = {}

    def run(self) -> Fitted:
        games = self.options.games
        fitted = Fitted()
        first, second = own_seeds([self.options.seed, self.options.seats], 2)
        for name, count, seed in (("first", games // FIRST_PASS, first), ("second", games, second)):
            fitted = self.fitted_pass(name, count, fitted, seed)
        return fitted

    def fitted_pass(self, name: str, games: int, fitted: Fitted, seed: int) -> Fitted:
        """The networks that come of so many rounds played with the networks of the last pass."""
        opening_seed, rounds_seed, *turn_seeds = own_seeds(seed, 2 + TURNS - 1)
        opening, seeds = opening_mixes(self.options.seats, fitted, opening_seed), own_seeds(rounds_seed, games)
        rounds = self.spread(
            f"{name} pass, rounds played",
            play_rounds,
            games,
            lambda places: RoundsAsked(opening, fitted, [seeds[place] for place in places]),
        )
        found = Fitted()
        for turn_no, turn_seed in zip(range(TURNS, 1, -1), turn_seeds, strict=True):
            self.fit_turn(name, turn_no, np.array([boards[turn_no] for boards in rounds]), found, turn_seed)
        return found

    def fit_turn(self, name: str, turn_no: int, boards: Ints, found: Fitted, seed: int) -> None:
        """Add the network of this turn to those of the later ones."""
        boards_seed, fit_seed = own_seeds(seed, 2)
        seeds, steps = own_seeds(boards_seed, len(boards)), self.options.steps
        values = self.spread(
            f"{name} pass, turn {turn_no} solved",
            solve_boards,
            len(boards),
            lambda places: BoardsAsked(
                turn_no, boards[places.start : places.stop], found, steps, [seeds[place] for place in places]
            ),
        )
        wanted, kept = np.array(values), len(boards) // HELD_OUT
        rng = np.random.default_rng(fit_seed)
        layers = found.layers[turn_no] = fit(boards[kept:], wanted[kept:], self.options.fit_steps, rng)
        self.quality[str(turn_no)] = {
            "r2": round(explained(layers, boards[:kept], wanted[:kept]), 3),
            "r2_seen": round(explained(layers, boards[kept:], wanted[kept:]), 3),
            "spread": round(float(wanted.std()), 2),
        }
        self.bar.console.print(f"{name} pass, turn {turn_no}: {self.quality[str(turn_no)]}")

    def spread(self, about: str, work: Work[S, list[R]], count: int, asked: Callable[[range], S]) -> list[R]:
        """What the crew finds for so many places, in their order."""
        task, found = self.bar.add_task(about, total=count), list[R]()
        stretches = [asked(places) for places in stretches_of(range(count), self.crew.room, LONGEST_STRETCH)]
        for part in in_order(self.crew, work, stretches):
            found += part
            self.bar.update(task, completed=len(found))
        return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seats", type=int, choices=SEATS, required=True)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=positive, default=3_000)
    parser.add_argument("--steps", type=positive, default=80)
    parser.add_argument("--fit-steps", type=positive, default=2_500)
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--into", type=Path, default=FOLDER)
    add_crew_options(parser)
    options = parser.parse_args()
    if options.games < FIRST_PASS * HELD_OUT:
        parser.error(f"argument --games: {options.games} are too few; the least is {FIRST_PASS * HELD_OUT}")
    started = time.perf_counter()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with crew_asked_for(options) as crew, Progress(*columns) as bar:
        training = Training(options, crew, bar)
        fitted = training.run()
    result = {
        "seed": options.seed, "games": options.games, "steps": options.steps, "fit_steps": options.fit_steps,
        "seconds": round(time.perf_counter() - started), "turns": training.quality,
    }  # fmt: skip
    if options.write:
        write(options.into, options.seats, fitted, result)
    print(json.dumps({"seats": options.seats, **result}))


def write(folder: Path, seats: int, fitted: Fitted, result: dict[str, object]) -> None:
    """Put networks and quality into the folder; what it has for other numbers of seats stays."""
    arrays = {
        f"{turn_no}{name}": weights.astype(np.float16)
        for turn_no, layers in sorted(fitted.layers.items())
        for name, weights in zip(Layers._fields, layers, strict=True)
    }
    folder.mkdir(parents=True, exist_ok=True)
    np.savez_compressed(folder / Path(value_network.DATA.format(seats=seats)).name, allow_pickle=False, **arrays)
    quality = folder / "values.json"
    known = json.loads(quality.read_text()) if quality.exists() else {}
    quality.write_text(json.dumps(dict(sorted({**known, str(seats): result}.items())), indent=1) + "\n")


if __name__ == "__main__":
    main()
