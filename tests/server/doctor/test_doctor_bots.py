"""The bots: a process that lives and chooses, and one that the system kills."""

import asyncio
from pathlib import Path

import pytest

from server.killed_workers import can_be_filtered, kill_workers
from thenumber.server.doctor.bots import look_at_worker
from thenumber.server.doctor.finding import Level


def test_a_worker_lives_and_the_strongest_bot_chooses() -> None:
    finding = asyncio.run(look_at_worker(compiled=False, small=False))
    assert (finding.level, finding.code) == (Level.GOOD, "doctor-worker")


@pytest.mark.skipif(not can_be_filtered(), reason="filters of system calls are of Linux")
def test_a_worker_that_is_killed_by_a_filter(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in kill_workers(tmp_path).items():
        monkeypatch.setenv(name, value)
    finding = asyncio.run(look_at_worker(compiled=False, small=False))
    assert (finding.level, finding.code, finding.values) == (Level.WRONG, "doctor-worker-killed", {"signal": "SIGSYS"})


def test_a_worker_that_can_not_be_loaded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "sitecustomize.py").write_text("import os; os._exit(3)")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    finding = asyncio.run(look_at_worker(compiled=False, small=False))
    assert (finding.level, finding.code) == (Level.WRONG, "doctor-worker-dead")
    assert "exit code 3" in str(finding.values["reason"])


def test_of_a_small_server_its_strongest_bot_chooses() -> None:
    """Nothing that needs the solver is asked for: there it has no room."""
    finding = asyncio.run(look_at_worker(compiled=True, small=True))
    assert (finding.level, finding.code) == (Level.GOOD, "doctor-worker")
