"""The commands that make shipped data: short runs, and the shipped opening of two seats comes out again."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from thenumber.rules.game import new_game
from thenumber.solver.continuation import worth_of_approval
from thenumber.solver.openings import Horizon, opening_mixes
from thenumber.solver.value_network import shipped_values
from training.daily import Asked, made_day, whole_weights, worth_a_day
from training.fitting import explained, fit
from training.openings import CONTINUATIONS, NUMBERS, named, two_seats

ROOT = Path(__file__).resolve().parents[2]


def said(command: str, *options: str) -> subprocess.CompletedProcess[str]:
    command = str(ROOT / "training" / command)
    return subprocess.run([sys.executable, command, *options], capture_output=True, text=True, check=False)


def last_line(command: str, *options: str) -> Any:
    done = said(command, *options)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout.splitlines()[-1])


@pytest.mark.parametrize("horizon", Horizon)
def test_the_shipped_opening_of_two_seats_is_what_the_command_makes(horizon: Horizon) -> None:
    position = new_game(2).position
    mix, gain = two_seats(worth_of_approval(position, CONTINUATIONS[horizon.value]))
    shipped = opening_mixes(position, horizon)
    assert shipped
    assert gain == pytest.approx(0, abs=1e-6)
    made = {int(number): weight for number, weight in named(mix).items()}
    assert made == pytest.approx(shipped[0], abs=1e-5)
    assert set(made) <= set(NUMBERS)


def test_openings_can_be_made_without_writing_anything() -> None:
    found = last_line("openings.py", "--seats", "3", "--horizon", "turn", "--steps", "60", "--workers", "1")
    assert found["gain"].keys() == {"turn, 3 seats"}
    assert 0 <= found["gain"]["turn, 3 seats"] < 2


def test_a_network_learns_what_boards_are_worth() -> None:
    rng = np.random.default_rng(1)
    boards = rng.integers(0, 1024, (400, 3))
    wanted = shipped_values(5, boards)
    layers = fit(boards[100:], wanted[100:], 150, rng)
    assert explained(layers, boards[:100], wanted[:100]) > 0.5
    assert explained(fit(boards[100:], wanted[100:], 1, rng), boards[:100], wanted[:100]) < 0.5


def test_values_are_the_same_for_any_number_of_processes(tmp_path: Path) -> None:
    quick = ("--seats", "2", "--games", "30", "--steps", "5", "--fit-steps", "20", "--write")
    turns = []
    for workers in ("1", "2"):
        into = tmp_path / workers
        found = last_line("values.py", *quick, "--workers", workers, "--into", str(into))
        assert found["seats"] == 2
        assert sorted(found["turns"]) == ["2", "3", "4", "5"]
        assert all(turn["r2"] <= 1 for turn in found["turns"].values())
        assert json.loads((into / "values.json").read_text())["2"]["turns"] == found["turns"]
        turns.append(found["turns"])
    assert turns[0] == turns[1]
    assert (tmp_path / "1" / "values2.npz").read_bytes() == (tmp_path / "2" / "values2.npz").read_bytes()


def test_the_spread_of_final_scores_can_be_measured() -> None:
    found = last_line("win_probability.py", "--seats", "2", "--games", "2", "--steps", "5", "--workers", "1")
    assert len(found["2"]["spread"]) == 10
    assert all(spread >= 0 for spread in found["2"]["spread"])


def test_days_can_be_made_without_writing_anything() -> None:
    found = last_line("daily.py", "--days", "1", "--seed", "7", "--workers", "1")
    assert found["days"] == 1
    assert found["positions"] >= 1
    assert sum(found["stars"].values()) == pytest.approx(1, abs=0.01)


def test_a_crew_that_cannot_be_had_is_one_sentence() -> None:
    for options, sentence in (
        (("--workers", "0"), "0 workers are too few; the least is 1."),
        (("--cluster", "lab"), "There is no cluster “lab”; it should be ray, ray://HOST:10001."),
    ):
        done = said("win_probability.py", *options)
        assert (done.returncode, done.stdout) == (2, "")
        assert done.stderr == f"Error: {sentence}\n"


def test_seats_and_counts_that_cannot_be_are_refused() -> None:
    for options in (("--seats", "9"), ("--seats", "2", "--games", "29"), ("--seats", "2", "--steps", "0")):
        done = said("values.py", *options)
        assert (done.returncode, done.stdout) == (2, "")
        assert f"error: argument {options[-2]}: " in done.stderr.splitlines()[-1]


@pytest.mark.long
def test_the_same_seed_gives_the_same_days_and_another_one_others() -> None:
    (day, looks), (again, _), (other, _) = (made_day(Asked(0, seed), careful=False) for seed in (7, 7, 8))
    assert day == again
    assert looks["seats"] >= looks["positions"] >= 1
    assert day != other
    assert worth_a_day(day)


def test_a_mix_becomes_the_smallest_whole_weights_and_keeps_its_likeliest_number() -> None:
    assert whole_weights({7: 1 / 3, 5: 1 / 3, 6: 1 / 3}) == {5: 1, 6: 1, 7: 1}
    assert whole_weights({1: 0.5, 2: 0.25, 3: 0.2499, 4: 0.0001}) == {1: 2, 2: 1, 3: 1}
    assert len(whole_weights(dict.fromkeys(range(1000), 0.001))) == 1000
    assert whole_weights(dict.fromkeys(range(1000), 0.0004)) == dict.fromkeys(range(1000), 1)


def test_the_shipped_openings_of_champion_are_what_the_command_makes() -> None:
    assert last_line("champion_openings.py")["difference"] < 1e-5
