"""What a container begins with, run here: as the command that it is given, and as its health check."""

import os
import subprocess
from pathlib import Path

from command import THENUMBER
from deploy.machine import SECTION, blocks
from deploy.materials import ROOT
from online import Server
from ports import free_port
from thenumber.server.version import VERSION

START = ROOT / "deploy" / "container" / "thenumber-start"


def started(folder: Path, *words: str, **variables: str) -> subprocess.CompletedProcess[str]:
    path = f"{Path(THENUMBER).parent}:{os.environ['PATH']}"
    environment = {"PATH": path, "LANG": "C.UTF-8", "THENUMBER_DATA": str(folder)} | variables
    return subprocess.run([START, *words], env=environment, capture_output=True, text=True, check=False)


def test_it_is_the_command_that_it_is_given(tmp_path: Path) -> None:
    done = started(tmp_path, "--version")
    assert (done.returncode, done.stdout) == (0, f"thenumber {VERSION}\n"), done.stderr


def test_it_says_whether_the_server_is_ready(tmp_path: Path) -> None:
    with Server(tmp_path / "data", THENUMBER_BASE_PATH="/number") as server:
        where = {"THENUMBER_PORT": str(server.port), "THENUMBER_BASE_PATH": "/number"}
        assert started(tmp_path, "healthy", **where).returncode == 0
        assert started(tmp_path, "healthy", **where | {"THENUMBER_BASE_PATH": "/elsewhere"}).returncode != 0
    assert started(tmp_path, "healthy", THENUMBER_PORT=str(free_port())).returncode != 0


def test_the_lines_of_the_page_are_shell() -> None:
    programs, *others = blocks(SECTION)
    assert "apt-get install" in programs
    for block in (programs, *others):
        done = subprocess.run(["/bin/sh", "-n"], input=block, capture_output=True, text=True, check=False)
        assert (done.returncode, done.stderr) == (0, "")
