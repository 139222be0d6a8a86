"""Commands in the pages and what they print: tests compare it, `python -m docs.console PAGE ...` writes it anew."""

import os
import re
import subprocess
import sys
from pathlib import Path

CONSOLE = re.compile(r"(?<=^```console\n).*?(?=^```)", re.MULTILINE | re.DOTALL)
COMMAND = re.compile(r"^\$ (.*)\n((?:(?!\$ ).*\n)*)", re.MULTILINE)
COLUMNS = "100"


def commands(text: str) -> list[tuple[str, str]]:
    """The commands of a page, each with what the page says that it prints."""
    return [found for block in CONSOLE.findall(text) for found in COMMAND.findall(block)]


def printed(command: str, folder: Path) -> str:
    """What a command prints in English, run in this folder."""
    path = f"{Path(sys.executable).parent}:{os.environ['PATH']}"
    environment = {"LANG": "C.UTF-8", "PATH": path, "COLUMNS": COLUMNS}
    done = subprocess.run(
        ["sh", "-c", command],
        cwd=folder,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    return "".join(f"{line.rstrip()}\n" for line in done.stdout.splitlines())


def renewed(text: str, folder: Path) -> str:
    """The page with what its commands print now."""

    def block(found: re.Match[str]) -> str:
        return COMMAND.sub(lambda one: f"$ {one[1]}\n{printed(one[1], folder)}", found[0])

    return CONSOLE.sub(block, text)


def main(pages: list[Path]) -> None:
    for page in pages:
        page.write_text(renewed(page.read_text(encoding="utf-8"), page.parent), encoding="utf-8")


if __name__ == "__main__":
    main([Path(name) for name in sys.argv[1:]])
