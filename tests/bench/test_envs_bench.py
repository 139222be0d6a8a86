"""bench/envs.py runs, and says in a line of JSON what it measured and what was missing."""

import json
import subprocess
import sys
from pathlib import Path

BENCH = Path(__file__).resolve().parents[2] / "bench" / "envs.py"


def test_a_short_run_without_peers() -> None:
    command = [sys.executable, str(BENCH), "--seconds", "0.02", "--repeat", "1", "--no-peers"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    said = json.loads(done.stdout.splitlines()[-1])
    assert said["bench"] == "envs"
    assert said["ratio"] > 0
    assert said["batch_to_goofspiel"] is None
    assert "openspiel_goofspiel" in said["missing"]
    assert min(said["decisions_per_cpu_second"].values()) > 0
