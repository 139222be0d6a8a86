"""How much work is a write? Our server, durable, against boardgame.io and Colyseus: the same games, in one run.

    python bench/server.py [--tables 50] [--seconds 10] [--pace 1] [--skip-install]
                           [--peers boardgameio,flatfile,colyseus]

One core for the server, one for the load, all on loopback. Writes per CPU-second of the server and its latency when
flooded (every table as fast as it can), latency at a pace (a turn every second at every table), memory of a connected
table of four, cold start. `bench/load.py` says what is counted. The last line is JSON; `ratio` is our writes per
CPU-second divided by boardgame.io's in memory.
"""

import argparse
import importlib
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from bench.load import Options, Target, measure
from bench.peers.boardgameio.client import BoardgameIo
from bench.peers.colyseus.client import Colyseus
from bench.peers.figures import OURS, Figures, comparison, json_line
from bench.peers.process import allow_many_sockets

ROOT = Path(__file__).resolve().parents[1]
PEERS_DIRECTORY = ROOT / "bench" / "peers"
PEERS: dict[str, Callable[[], Target]] = {
    "boardgameio": lambda: BoardgameIo(flatfile=False),
    "flatfile": lambda: BoardgameIo(flatfile=True),
    "colyseus": lambda: Colyseus(patch="now"),
    "colyseus-clock": lambda: Colyseus(patch="clock"),
}
DEFAULT_PEERS = "boardgameio,flatfile,colyseus"
INSTALL_TIMEOUT = 600


def our_target() -> Target | None:
    """`bench/ours.py` is to have `target() -> Target`; none until there is such a file."""
    if not (ROOT / "bench" / "ours.py").exists():
        return None
    made = importlib.import_module("bench.ours").target()
    if not isinstance(made, Target):
        raise SystemExit("bench/ours.py: target() did not give a Target")
    made.name = OURS
    return made


def install() -> None:
    """The peers as the lock file has them, unless they are there already."""
    if not shutil.which("node") or not shutil.which("npm"):
        raise SystemExit("The peers need Node 20 or newer with npm.")
    installed = PEERS_DIRECTORY / "node_modules" / ".package-lock.json"
    lock = PEERS_DIRECTORY / "package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < lock.stat().st_mtime:
        print("npm ci in bench/peers ...", file=sys.stderr, flush=True)
        npm_ci = ["npm", "ci", "--loglevel=error"]
        if subprocess.run(
            npm_ci, cwd=PEERS_DIRECTORY, stdout=sys.stderr, timeout=INSTALL_TIMEOUT, check=False
        ).returncode:
            raise SystemExit("npm ci failed in bench/peers: what it said stands above")


def peer_names(text: str) -> list[str]:
    names = [name for name in text.split(",") if name]
    if unknown := [name for name in names if name not in PEERS]:
        raise argparse.ArgumentTypeError(f"no peer {', '.join(unknown)}: there are {', '.join(PEERS)}")
    return names


def bounded(least: float, most: float) -> Callable[[str], float]:
    """An amount within bounds: nothing here runs for ever, or on more sockets than a machine has."""

    def amount(text: str) -> float:
        value = float(text)
        if not least <= value <= most:
            raise argparse.ArgumentTypeError(f"{text} is not from {least} to {most}")
        return value

    return amount


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--tables", type=bounded(1, 5000), default=50)
    parser.add_argument("--seconds", type=bounded(0.1, 600), default=10)
    parser.add_argument("--pace", type=bounded(0.01, 60), default=1)
    parser.add_argument("--memory-tables", type=bounded(1, 5000), default=500)
    parser.add_argument("--peers", type=peer_names, default=peer_names(DEFAULT_PEERS))
    parser.add_argument("--skip-install", action="store_true")
    chosen = parser.parse_args()
    options = Options(int(chosen.tables), chosen.seconds, chosen.pace, int(chosen.memory_tables))
    if chosen.peers and not chosen.skip_install:
        install()
    allow_many_sockets()
    if os.getloadavg()[0] > 1:
        print(f"the machine is busy (load {os.getloadavg()[0]:.1f}): latencies will show it", file=sys.stderr)
    targets = [PEERS[name]() for name in chosen.peers]
    ours = our_target()
    if ours is not None:
        targets.append(ours)
    measured: dict[str, Figures] = {}
    for target in targets:
        print(f"{target.name} ...", file=sys.stderr, flush=True)
        measured[target.name] = measure(target, options)
    if measured:
        print(comparison(measured))
    if ours is None:
        print(f"{OURS}: not built yet")
    print(json_line(measured))


if __name__ == "__main__":
    main()
