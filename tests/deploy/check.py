"""Try everything in deploy/ for real, and print what was measured: `make deploy-check`, or one stage of it.

Needs root on Debian: it installs what it needs by name, boots a machine and builds images of its own, and lets people
play on loopback only. The exit code is 1 if something does not work or a bound is exceeded.
"""

import argparse
import asyncio
import os
import re
import shutil
import subprocess
import sys
import tempfile
import traceback
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parent.parent))

from deploy.composed import Composed, Site, make_stand_ins
from deploy.gaps import Nodes, Result, played_through, until_up
from deploy.image import Container, build, size
from deploy.machine import AUTHORITY, HERE, NAME, SECTION, Machine, blocks
from deploy.materials import ARCHITECTURE, ROOT
from deploy.proxies import PROXIES, Proxy
from deploy.visit import QUICK_BOTS, visit

LONGEST_GAP = 1.0
"""The most seconds that anybody may be cut off by the restart or the death of one of two nodes."""
MOST_EXPOSED = 2.0
"""The highest exposure that systemd may see in a unit."""
LONGEST_STOP = 1.0
"""The most seconds that a container may take to stop."""
LARGEST_IMAGE = {"": 500, "amd64": 500, "arm64": 550}
"""The most megabytes of the image, by architecture."""
LONGEST_WAIT = 10.0
"""The most seconds until three champions of a new container have written their first numbers."""
TABLES = 8
"""Tables at which about thirty people play through a proxy."""
PAUSE = 4.0
"""Seconds between two restarts: everybody plays in between."""
PACKAGES = {
    "systemd": "systemd-container mmdebstrap",
    "proxies": "caddy haproxy nginx-light openssl postgresql",
    "image": "buildah podman runc mmdebstrap",
    "compose": "buildah podman runc mmdebstrap podman-compose netavark aardvark-dns iptables",
    "prometheus": "prometheus",
}
"""What Debian's packages are called that a stage needs."""

EMULATOR, BINFMT = "arch-test binfmt-support qemu-user-static", Path("/proc/sys/fs/binfmt_misc")
"""What runs programs of another architecture, and where the kernel is told which."""


class Row(NamedTuple):
    """One line of what is printed: what was tried, what was found, what it may be at most, and whether it is."""

    what: str
    found: str
    bound: str
    good: bool


def at_most(what: str, found: float, bound: float, unit: str) -> Row:
    return Row(what, f"{found:.2f} {unit}".strip(), f"at most {bound:g} {unit}".strip(), found <= bound)


def systemd(folder: Path) -> Iterator[Row]:
    for unit in sorted((ROOT / "deploy" / "systemd").glob("*.service")):
        yield at_most(f"exposure of {unit.name}", exposure(unit), MOST_EXPOSED, "")
    machine = Machine(folder)
    machine.unpack()
    programs, database, nodes, care = blocks(SECTION)
    machine.install(programs)
    with machine.booted():
        machine.run((database + nodes).replace(NAME, HERE))
        found = machine.visited("https://localhost", machine.root / AUTHORITY)
        said = machine.run(care)
        failed = machine.run("systemctl --failed --plain --no-legend --no-pager")
    yield Row("a site by deploy/README.md", str(found), "no number of a champion by another bot", good=True)
    found = {"backups": len(re.findall(r"thenumber-\S+Z\.sqlite", said)), "failed": failed.split()}
    yield Row("a rolling restart and a backup", str(found), "", found == {"backups": 1, "failed": []})


def exposure(unit: Path) -> float:
    """How much a service could do, from 0 to 10, as systemd sees it."""
    command = ["systemd-analyze", "security", "--offline=true", "--no-pager", str(unit)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    overall = next(line for line in done.stdout.splitlines() if "Overall exposure" in line)
    return float(overall.split(": ")[1].split()[0])


def proxies(folder: Path) -> Iterator[Row]:
    for kind in PROXIES:
        for base_path in ("", "/number"):
            here = folder / f"{kind.program}{base_path.replace('/', '-')}"
            here.mkdir()
            result = asyncio.run(through(kind, base_path, here))
            yield from rows_of(f"{kind.program}, {base_path or 'at the root'}", result)


async def through(kind: type[Proxy], base_path: str, folder: Path) -> Result:
    nodes = Nodes(folder, base_path)
    try:
        await nodes.start()
        with kind(folder, nodes.addresses, base_path) as proxy:
            result = await played_through(proxy, nodes, tables=TABLES, pause=PAUSE)
    finally:
        errors = nodes.stop()
    result.errors += errors
    return result


def rows_of(what: str, result: Result) -> Iterator[Row]:
    for wrong in [*map(str, result.problems), *result.errors]:
        print(wrong)
    played = f"{result.people} people, {result.games} games, {result.turns} turns, {len(result.gaps)} lines lost"
    yield Row(f"{what}: turns lost", f"{len(result.problems)} ({played})", "at most 0", not result.problems)
    yield at_most(f"{what}: longest gap", result.longest_gap, LONGEST_GAP, "s")


def image(_: Path) -> Iterator[Row]:
    build()
    yield at_most("size of the image", size() / 1e6, LARGEST_IMAGE[ARCHITECTURE], "MB")
    if ARCHITECTURE:
        yield from emulated()
        return
    for where, variables in (("with AVX2", {}), ("without AVX2", {"GLIBC_TUNABLES": "glibc.cpu.hwcaps=-AVX2"})):
        container = Container(**variables)
        with container.running():
            found = asyncio.run(visit(container.url))
            yield Row(f"a container {where}", str(found), "no number of a champion by another bot", good=True)
            if not variables:
                yield at_most("first numbers of three champions", found["first"], LONGEST_WAIT, "s")
                healthy = container.healthy()
                yield Row("its health check", "healthy" if healthy else "not healthy", "healthy", healthy)
            seconds, code = container.stop()
            yield at_most("seconds until it stops", seconds, LONGEST_STOP, "s")
            yield Row("its exit code", str(code), "0", code == 0)


def emulated() -> Iterator[Row]:
    """A container of another architecture, which is too slow here for the solver, and for any bound."""
    container = Container()
    with container.running():
        found = asyncio.run(visit(container.url, bots=QUICK_BOTS, study=False))
        yield Row(f"a container on {ARCHITECTURE}", str(found), "no number of a bot by another", good=True)
        healthy = container.healthy()
        yield Row("its health check", "healthy" if healthy else "not healthy", "healthy", healthy)
        _, code = container.stop()
        yield Row("its exit code", str(code), "0", code == 0)


def compose(_: Path) -> Iterator[Row]:
    build()
    make_stand_ins()
    alone = Composed("compose.yaml")
    with alone.up():
        url = f"http://127.0.0.1:{alone.ports['THENUMBER_PORT']}"
        until_up(url)
        yield Row("compose.yaml", str(asyncio.run(visit(url))), "no number of a champion by another bot", good=True)
    site = Site()
    with site.up():
        until_up(site.url, site.trusted)
        site.compose("exec", "-T", "node-1", "thenumber", "backup", "/data", "--keep", "14")
        result = asyncio.run(played_through(site, site, tables=TABLES, pause=PAUSE))
    yield from rows_of("compose.postgres.yaml", result)


def prometheus(_: Path) -> Iterator[Row]:
    folder = ROOT / "deploy" / "prometheus"
    for words in (("check", "config", "prometheus.yml"), ("test", "rules", "thenumber.rules.test.yml")):
        done = subprocess.run(["promtool", *words], cwd=folder, capture_output=True, text=True, check=False)
        yield Row(f"promtool {' '.join(words)}", (done.stdout + done.stderr).split()[-1], "", done.returncode == 0)


STAGES: dict[str, Callable[[Path], Iterator[Row]]] = {
    "systemd": systemd,
    "proxies": proxies,
    "image": image,
    "compose": compose,
    "prometheus": prometheus,
}


def install(stages: Sequence[str]) -> None:
    packages = sorted({package for stage in stages for package in PACKAGES[stage].split()})
    if ARCHITECTURE:
        packages += EMULATOR.split()
        if not (BINFMT / "register").exists():  # the emulator tells the kernel about itself when it is installed
            subprocess.run(["mount", "-t", "binfmt_misc", "binfmt_misc", str(BINFMT)], check=True)
    # Offline for systemd: what is installed must not start serving.
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive", "SYSTEMD_OFFLINE": "1"}
    for words in (["update"], ["install", "--yes", "--no-upgrade", "--no-install-recommends", *packages]):
        done = subprocess.run(["apt-get", "-qq", *words], env=environment, capture_output=True, text=True, check=False)
        if done.returncode:
            sys.exit(done.stdout + done.stderr)


def tried(stage: str) -> Iterator[Row]:
    """What a stage finds; one that breaks is told as well, and the others are tried all the same."""
    folder = Path(tempfile.mkdtemp(prefix=f"thenumber-{stage}-"))
    try:
        yield from STAGES[stage](folder)
    except Exception:
        traceback.print_exc()
        yield Row(stage, f"broke, see above and {folder}", "", good=False)
    else:
        shutil.rmtree(folder, ignore_errors=True)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("stages", nargs="*", help="some of " + ", ".join(STAGES))
    chosen = parser.parse_args().stages or list(STAGES)
    if unknown := set(chosen) - set(STAGES):
        parser.error(f"there is no stage {', '.join(sorted(unknown))}; there are {', '.join(STAGES)}")
    if ARCHITECTURE and chosen != ["image"]:
        parser.error("only the image can be tried on another architecture: ON=image")
    if os.geteuid():
        parser.error("machines and containers can only be made by root")
    install(chosen)
    rows = []
    for stage in chosen:
        for row in tried(stage):
            rows.append(row)
            bound = f" ({row.bound})" if row.bound else ""
            print(f"{'good' if row.good else 'BAD '} {row.what}: {row.found}{bound}", flush=True)
    print(f"{sum(row.good for row in rows)} of {len(rows)} are good.")
    return 0 if all(row.good for row in rows) else 1


if __name__ == "__main__":
    sys.exit(main())
