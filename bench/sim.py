"""How many random games a second? The batched kernel against scalar C, OpenSpiel and PettingZoo, in one run.

    python bench/sim.py [--games 2000000] [--repeat 11] [--no-peers]

Complete games in which everybody writes any available number, on one thread, in CPU time. bench/simulators/scalar.c is
compiled on the spot by gcc; both sides must agree on the mean final score and on how often a win is shared. They take
turns, so that a busy machine hurts both alike. OpenSpiel and PettingZoo do not know this game, so they are compared by
the decision; they are installed once into bench/simulators/.venv. The last line is JSON: `ratio` is our five-seat
games a second divided by C's, the median over the repeats; the other ratios are how many times we are faster.
"""

import argparse
import json
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

from thenumber.arena.batch import ABSENT_NUMBER, play_random

SIMULATORS = Path(__file__).parent / "simulators"
PEERS_PYTHON = SIMULATORS / ".venv" / "bin" / "python"
PEERS_PACKAGES = ["open_spiel==2.0.2", "pettingzoo==1.27.0", "pygame==2.6.1"]
PEERS = ["openspiel_cpp", "openspiel_python", "pettingzoo"]


class Measured(NamedTuple):
    seconds: float
    mean_final: float
    shared_wins: float


def ours(seats: int, games: int, seed: int) -> Measured:
    start = time.process_time()
    outcome = play_random(seats, games, seed)
    seconds = time.process_time() - start
    shared = sum(count for winners, count in enumerate(outcome.wins.tolist()) if winners.bit_count() > 1)
    return Measured(seconds, float(outcome.finals.mean()), shared / games)


def compile_scalar(seats: int, folder: Path) -> Path:
    program = folder / f"scalar{seats}"
    command = ["gcc", "-O3", "-march=native", f"-DSEATS={seats}", str(SIMULATORS / "scalar.c"), "-o", str(program)]
    subprocess.run(command, check=True)
    return program


def scalar(program: Path, games: int, seed: int) -> Measured:
    said = subprocess.run([program, str(games), str(seed)], check=True, capture_output=True, text=True).stdout
    return Measured(*map(float, said.split()))


def must_agree(seats: int, games: int, one: list[Measured], other: list[Measured]) -> None:
    """Two samples of the same game differ by chance alone: a final score spreads by less than 20, a share by 0.5."""
    samples = games * len(one)
    for name, spread in (("mean_final", 20.0), ("shared_wins", 0.5)):
        means = [statistics.fmean(getattr(measured, name) for measured in side) for side in (one, other)]
        if abs(means[0] - means[1]) > 6 * spread * (2 / samples) ** 0.5:
            raise SystemExit(f"the two sides disagree on {name} with {seats} seats: {means[0]} and {means[1]}")


def install_peers() -> None:
    if not PEERS_PYTHON.exists():
        print("Installing OpenSpiel and PettingZoo into bench/simulators/.venv, once ...", file=sys.stderr)
        subprocess.run([sys.executable, "-m", "venv", SIMULATORS / ".venv"], check=True)
    pip = [str(PEERS_PYTHON), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    subprocess.run([*pip, *PEERS_PACKAGES], check=True)


def peers(seconds: float) -> dict[str, float]:
    """The nanoseconds that each peer takes for a decision."""
    command = [str(PEERS_PYTHON), str(SIMULATORS / "playouts.py"), str(seconds)]
    said = subprocess.run(command, check=True, capture_output=True, text=True)
    found: dict[str, float] = json.loads(said.stdout.splitlines()[-1])
    return found


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    options.add_argument("--games", type=int, default=2_000_000)
    options.add_argument("--repeat", type=int, default=11)
    options.add_argument("--seconds", type=float, default=1.0, help="CPU time for each of the peers")
    options.add_argument("--no-peers", action="store_true", help="neither install nor measure OpenSpiel and PettingZoo")
    chosen = options.parse_args()
    if not shutil.which("gcc"):
        raise SystemExit("gcc is not installed: on Debian or Ubuntu, sudo apt install gcc")
    if not chosen.no_peers:
        install_peers()

    result: dict[str, object] = {"bench": "sim", "games": chosen.games}
    ratios, rates = {}, {}
    with tempfile.TemporaryDirectory() as folder:
        for seats in (5, 4):
            program = compile_scalar(seats, Path(folder))
            ours(seats, 1, 0)  # compiles, or reads what was compiled
            pairs = [
                (ours(seats, chosen.games, seed), scalar(program, chosen.games, seed))
                for seed in range(1, chosen.repeat + 1)
            ]
            our_side, their_side = [pair[0] for pair in pairs], [pair[1] for pair in pairs]
            must_agree(seats, chosen.games, our_side, their_side)
            ratios[seats] = statistics.median(there.seconds / here.seconds for here, there in pairs)
            our_rate, their_rate = (
                chosen.games / statistics.median(measured.seconds for measured in side)
                for side in (our_side, their_side)
            )
            rates[seats] = our_rate
            print(f"{seats} seats: {our_rate / 1e6:.2f} million games a second, scalar C {their_rate / 1e6:.2f}")
    result |= {"ratio": round(ratios[5], 2), "ratio_four_seats": round(ratios[4], 2)}

    if not chosen.no_peers:
        numbers = play_random(5, 10_000, 1, keep_numbers=True).numbers
        decisions = float((numbers != ABSENT_NUMBER).sum()) / 10_000  # whoever sits out decides nothing
        our_nanoseconds = 1e9 / rates[5] / decisions
        measured = [peers(chosen.seconds) for _ in range(3)]
        print(f"{our_nanoseconds:.2f} ns a decision, five seats")
        for peer in PEERS:
            theirs = statistics.median(figures[peer] for figures in measured)
            print(f"{theirs:.0f} ns a decision: {peer}")
            result[f"ratio_{peer}"] = round(theirs / our_nanoseconds)
    print(json.dumps(result))


if __name__ == "__main__":
    main()
