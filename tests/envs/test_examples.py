"""The examples run: each as a program of its own, with fewer games than it has by itself."""

import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"
NEEDS = {"maskable_ppo": ("sb3_contrib", "torch", "matplotlib")}
"""What an example needs that the tests do not install; it is tried where it is there."""
NAMES = [path.stem for path in sorted(EXAMPLES.glob("*.py"))]
RUNNABLE = [name for name in NAMES if all(map(find_spec, NEEDS.get(name, ())))]


def run(name: str, folder: Path, *arguments: str) -> str:
    done = subprocess.run(
        [sys.executable, str(EXAMPLES / f"{name}.py"), *arguments],
        cwd=folder,
        env=os.environ | {"MPLBACKEND": "Agg", "MPLCONFIGDIR": str(folder)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("name", NAMES)
def test_an_example_is_short_and_runs_as_it_stands(name: str) -> None:
    source = (EXAMPLES / f"{name}.py").read_text(encoding="utf-8")
    compile(source, name, "exec")
    lines = [line for line in source.split('"""')[2].splitlines() if line and not line.startswith(("import", "from"))]
    assert len(lines) <= 16


def test_random_play(tmp_path: Path) -> None:
    finals = eval(run("random_play", tmp_path))  # noqa: S307 - a dictionary that our own program printed
    assert list(finals) == ["seat_0", "seat_1", "seat_2", "seat_3"]
    assert max(finals.values()) > 0


def test_a_batch_of_many_games(tmp_path: Path) -> None:
    rows = run("million_games", tmp_path, "20000").splitlines()
    shares = [float(row.split()[1].rstrip("%")) for row in rows]
    assert sum(shares) == pytest.approx(100, abs=0.2)
    assert shares.index(max(shares)) == 3, "most have 30 to 39"


def test_cfr_on_a_reduced_turn(tmp_path: Path) -> None:
    gains = [float(row.split(" gain ")[1].split()[0]) for row in run("openspiel_cfr", tmp_path).splitlines()]
    assert gains == sorted(gains, reverse=True)
    assert gains[0] > 1 > gains[-1]


if "maskable_ppo" in RUNNABLE:

    def test_a_learner_learns(tmp_path: Path) -> None:
        """Only where PyTorch is: the tests do not install half a gigabyte for one example."""
        rows = run("maskable_ppo", tmp_path, "40000").splitlines()
        assert float(rows[-1].split()[2]) > 0.3
        assert (tmp_path / "learning_curve.png").stat().st_size > 5000
