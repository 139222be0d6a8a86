"""bench/sim.py runs, agrees with its C program, and says so in a line of JSON."""

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from bench.sim import Measured, must_agree

BENCH = Path(__file__).resolve().parents[2] / "bench" / "sim.py"


def test_a_short_run_without_peers() -> None:
    command = [sys.executable, str(BENCH), "--games", "20000", "--repeat", "1", "--no-peers"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if not shutil.which("gcc"):
        assert "gcc is not installed" in done.stderr
        return
    assert done.returncode == 0, done.stderr
    said = json.loads(done.stdout.splitlines()[-1])
    assert said["bench"] == "sim"
    assert said["ratio"] > 0
    assert said["ratio_four_seats"] > 0


@pytest.mark.parametrize("other", [Measured(1.0, 29.5, 0.03), Measured(1.0, 29.0, 0.05)])
def test_sides_that_play_another_game_are_found_out(other: Measured) -> None:
    one = [Measured(1.0, 29.0, 0.03)]
    must_agree(5, 1_000_000, one, one)
    with pytest.raises(SystemExit, match="disagree"):
        must_agree(5, 1_000_000, one, [other])
