"""Every target of the fuzzer stands some thousand tries from a fixed seed, and finds what is broken on purpose."""

import subprocess
import sys
from importlib import import_module, util
from pathlib import Path

import pytest

from fuzz.main import HERE, TARGETS

RUNS = {"messages": 50_000, "log_entries": 50_000}
USUAL_RUNS = 10_000
"""The tries of a target that is not in RUNS; each takes a few seconds at most."""

needs_atheris = pytest.mark.skipif(util.find_spec("atheris") is None, reason="atheris is made for Linux on x86-64 only")


def test_every_file_here_is_a_target_or_known() -> None:
    assert {path.stem for path in HERE.glob("*.py")} == {*TARGETS, "main", "sayings", "test_fuzz_targets"}


@pytest.mark.parametrize("name", TARGETS)
def test_real_examples_pass(name: str) -> None:
    target = import_module(f"fuzz.{name}")
    examples = list(target.seeds())
    assert len(examples) >= 5
    for example in [*examples, b""]:
        target.one(example)


def fuzzed(name: str, folder: Path, *options: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(HERE / "main.py"), name, str(folder / name), "-seed=1", *options]
    return subprocess.run(command, capture_output=True, text=True, errors="replace", check=False, cwd=folder)


@needs_atheris
@pytest.mark.parametrize("name", TARGETS)
def test_nothing_breaks(name: str, tmp_path: Path) -> None:
    runs = RUNS.get(name, USUAL_RUNS)
    done = fuzzed(name, tmp_path, f"-runs={runs}")
    assert done.returncode == 0, done.stderr[-3000:]
    assert f"Done {runs} runs" in done.stderr
    assert "cov: " in done.stderr  # it was guided by what runs in our code


@needs_atheris
def test_what_breaks_is_found_and_kept(tmp_path: Path) -> None:
    """A copy of a target with a demand that does not hold, to see that a failure is one."""
    for path in HERE.glob("*.py"):
        text = path.read_text("utf-8")
        if path.stem == "frames":
            text = text.replace("assert len(message.payload) <= LIMIT", "assert len(message.payload) < 200")
        (tmp_path / "fuzz").mkdir(exist_ok=True)
        (tmp_path / "fuzz" / path.name).write_text(text, "utf-8")
    command = [sys.executable, str(tmp_path / "fuzz" / "main.py"), "frames", str(tmp_path / "corpus"), "-runs=100"]
    done = subprocess.run(command, capture_output=True, text=True, errors="replace", check=False)
    assert done.returncode
    assert "AssertionError" in done.stdout + done.stderr
    assert list(tmp_path.glob("corpus-crash-*"))
