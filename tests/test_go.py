"""go.py: it sets itself up, and an old or poor Python gets a sentence instead of a traceback."""

import ast
import importlib
import os
import runpy
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

GO = Path(__file__).parent.parent / "go.py"
ENVIRONMENT = os.environ | {"LANG": "C.UTF-8"}
ENVIRONMENT.pop("LANGUAGE", None)


def run_as(python: tuple[int, ...], path: str, *, without: str = "") -> subprocess.CompletedProcess[str]:
    """Run go.py in a Python that takes itself for another one."""
    script = f"""
import builtins, hashlib, os, subprocess, sys
sys.version_info = {python!r}
sys.argv = ["go.py"]
real_import = builtins.__import__
def poor_import(name, *rest):
    if name == {without!r}:
        raise ImportError(name)
    return real_import(name, *rest)
builtins.__import__ = poor_import
os.geteuid = lambda: 1000
exec(compile(open({str(GO)!r}).read().replace("__file__", repr("{path}/go.py")), "go.py", "exec"))
"""
    environment = {"PATH": path}
    return subprocess.run([sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=False)


def test_an_old_python_gets_one_line_that_helps(tmp_path: Path) -> None:
    done = run_as((3, 6, 15), str(tmp_path))
    assert done.returncode == 1
    assert done.stdout == ""
    (line,) = done.stderr.splitlines()
    assert "needs Python 3.11 or newer, and this is 3.6" in line


def test_an_old_python_hands_over_to_a_newer_one(tmp_path: Path) -> None:
    newer = tmp_path / "python3.12"
    newer.write_text('#!/bin/sh\n[ "$1" = -c ] && exit 0\necho "newer: $1"\n')
    newer.chmod(0o755)
    done = run_as((3, 6, 15), str(tmp_path))
    assert done.stdout == f"newer: {tmp_path}/go.py\n"


def test_a_python_without_venv_is_told_which_package_it_is(tmp_path: Path) -> None:
    for name in ("pyproject.toml", "constraints.txt"):
        shutil.copy(GO.parent / name, tmp_path)
    done = run_as((3, 12, 1), str(tmp_path), without="ensurepip")
    assert done.returncode == 1
    assert done.stderr.splitlines()[-1].endswith("sudo apt install python3.12-venv")
    assert "Traceback" not in done.stderr


def test_it_can_be_read_by_old_pythons() -> None:
    source = GO.read_text()
    ast.parse(source, feature_version=(3, 4))
    assert "from __future__ import print_function" in source  # even Python 2.7 gets as far as the sentence


def test_what_it_compiles_with_is_there() -> None:
    assert callable(importlib.import_module(runpy.run_path(str(GO))["COMPILER"]).main)


def test_compiled_code_is_forgotten_once_a_source_is_newer(tmp_path: Path) -> None:
    go = tmp_path / "go.py"
    shutil.copy(GO, go)
    folders = [tmp_path / "src/thenumber" / name for name in ("arena", "rules", "solver")]
    for age, folder in enumerate(folders):
        kept = folder / "__pycache__" / "loops.nbi"
        kept.parent.mkdir(parents=True)
        for path, seconds in ((folder / "loops.py", 10 + age), (kept, 20 + age)):
            path.touch()
            os.utime(path, (seconds, seconds))
    forget_stale = runpy.run_path(str(go))["forget_stale"]

    forget_stale()
    assert len([*tmp_path.rglob("*.nbi")]) == 3
    os.utime(folders[1] / "loops.py", (21, 21))
    forget_stale()
    assert [path.parent.parent for path in sorted(tmp_path.rglob("*.nbi"))] == folders[1:]


@pytest.mark.waits
@pytest.mark.long
def test_a_fresh_clone_sets_itself_up_and_plays(tmp_path: Path) -> None:
    clone = tmp_path / "clone"
    made = shutil.ignore_patterns(".git", ".venv", ".*cache", ".hypothesis", "__pycache__", "node_modules", "page")
    shutil.copytree(GO.parent, clone, ignore=made)
    python = getattr(sys, "_base_executable", sys.executable)  # the machine's own, not that of our .venv
    command = [python, str(clone / "go.py"), "play", "Ada", "--bots", "2", "--seed", "1"]

    def play() -> str:
        done = subprocess.run(command, input="000\n", env=ENVIRONMENT, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        assert "000  A ☀ Red   Ada" in done.stdout
        return done.stderr

    assert "Setting up" in play()
    page = clone / "src/thenumber/page/index.de.html"
    assert page.exists()
    assert play() == ""
    # Whoever changes the page or its texts sees the change.
    texts = clone / "src/thenumber/locales/de/web.ftl"
    texts.write_text(texts.read_text().replace("page-needs-script = ", "page-needs-script = Ach! "))
    assert play() == "The page was built.\n"
    assert "<noscript>Ach! " in page.read_text()
    # A mistake in it is said, and nothing is played with an old page.
    (clone / "web/src/main.ts").write_text("import nothing from './nowhere';\n")
    done = subprocess.run(command, env=ENVIRONMENT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (1, "")
    assert "nowhere" in done.stderr
    assert "Traceback" not in done.stderr
