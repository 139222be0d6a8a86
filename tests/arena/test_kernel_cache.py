"""Where Numba has no place to keep what it compiled, or another one: real processes, the same turns."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from shutil import copytree, ignore_patterns
from typing import Any

import numpy as np
import pytest

import thenumber
from thenumber.arena.batch import resolve_turns
from thenumber.rules.digits import ALL_DIGITS

TURNS = """
import json
import numpy as np
from thenumber.arena.batch import resolve_turns
numbers = np.random.default_rng(11).integers(-1, 1000, (2, 700))
said = [rows.tolist() for rows in resolve_turns(np.full_like(numbers, 1023), numbers, turn_no=2)]
"""
SAY = "\nprint(json.dumps(said))"
# Root may write everywhere, read-only or not, unless it lays this power down.
ORDINARY = """
import ctypes, os, thenumber
assert thenumber.__file__.startswith(os.environ["SOURCE"])
if os.geteuid() == 0 and sys.platform == "linux":
    header, nothing = (ctypes.c_uint32 * 2)(0x20080522, 0), (ctypes.c_uint32 * 6)()
    assert ctypes.CDLL(None, use_errno=True).capset(header, nothing) == 0
for folder in (os.environ["HOME"], os.path.dirname(os.environ["SOURCE"] + "/thenumber/arena/")):
    assert not os.access(folder, os.W_OK, effective_ids=True), folder
"""


def run(script: str, **environment: str) -> Any:
    """What came out."""
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", "import sys\n" + script + SAY],
        env=os.environ | environment,
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def right_turns() -> Any:
    numbers = np.random.default_rng(11).integers(-1, 1000, (2, 700))
    turns = resolve_turns(np.full_like(numbers, ALL_DIGITS), numbers, turn_no=2)
    return [rows.tolist() for rows in (turns.verdicts, turns.scores, turns.available)]


@pytest.fixture
def read_only(tmp_path: Path) -> Iterator[Path]:
    """An installation that nobody may write to, and a home that is no better."""
    tree = tmp_path / "installed"
    ignored = ignore_patterns("__pycache__", "page")
    copytree(Path(thenumber.__file__).parent, tree / "thenumber", ignore=ignored)
    (tree / "home").mkdir()
    folders = [tree, *(path for path in tree.rglob("*") if path.is_dir())]
    for folder in folders:
        folder.chmod(0o555)
    yield tree
    for folder in folders:
        folder.chmod(0o755)


def places(tree: Path) -> dict[str, str]:
    home = str(tree / "home")
    return {"PYTHONPATH": str(tree), "SOURCE": str(tree), "HOME": home, "XDG_CACHE_HOME": home + "/cache"}


def test_no_place_to_keep_anything(read_only: Path) -> None:
    assert run(ORDINARY + TURNS, **places(read_only)) == right_turns()
    assert not list(read_only.rglob("*.nbi"))


def test_kept_where_told_and_found_again(read_only: Path, tmp_path: Path) -> None:
    where = {"NUMBA_CACHE_DIR": str(tmp_path / "kept"), **places(read_only)}
    hits = "\nfrom thenumber.arena.kernel import resolve_turns as loop\nassert sum(loop.stats.cache_hits.values()) == "
    assert run(ORDINARY + TURNS + hits + "0", **where) == right_turns()
    assert list((tmp_path / "kept").rglob("kernel.resolve_turns*.nbi"))
    assert run(ORDINARY + TURNS + hits + "1", **where) == right_turns()


def test_a_disk_that_refuses_to_keep_it(tmp_path: Path) -> None:
    full = "import resource, thenumber.arena.batch\nresource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))\n"
    assert run(full + TURNS, NUMBA_CACHE_DIR=str(tmp_path)) == right_turns()
    assert not list(tmp_path.rglob("*.nb[ic]"))
