"""The example in docs/bots.md, taken from the page: it passes its own test and plays in a tournament."""

import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from command import run
from offered_bots import install

PAGE = (Path(__file__).parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")


def example(name: str) -> str:
    """The block that begins with the name of a file."""
    (found,) = re.findall(rf"^```\w+\n# {re.escape(name)}\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
    text: str = found
    return text


@pytest.fixture
def package(tmp_path: Path) -> Path:
    project = tomllib.loads(example("pyproject.toml"))["project"]
    install(tmp_path, example("hermit.py"), project["entry-points"]["thenumber.bots"], project["name"])
    (tmp_path / "test_hermit.py").write_text(example("test_hermit.py"), encoding="utf-8")
    return tmp_path


def test_the_example_passes_its_own_test(package: Path) -> None:
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(package / "test_hermit.py")]
    done = subprocess.run(command, cwd=package, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
    assert "1 passed" in done.stdout


def test_the_example_plays_in_a_tournament(package: Path) -> None:
    command = re.findall(r"^thenumber (tournament --bots hermit,.*)$", PAGE, re.MULTILINE)[0].split()
    command[command.index("--games") + 1] = "2"
    where = command.index("--into") + 1
    command[where] = str(package / command[where])
    done = run(*command, "--json", PYTHONPATH=str(package))
    assert done.returncode == 0, done.stderr
    assert {row["bot"] for row in json.loads(done.stdout)["bots"]} == {"hermit", "random", "greedy"}
    assert (package / "hermits" / "games.tnr").exists()
