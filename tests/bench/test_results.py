"""bench/results.md names commands that are there."""

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def test_every_command_in_the_results_is_there() -> None:
    commands = re.findall(r"python ([a-z/_]+\.py)", (ROOT / "bench" / "results.md").read_text(encoding="utf-8"))
    assert len(commands) > 10
    assert [command for command in commands if not (ROOT / command).exists()] == []
