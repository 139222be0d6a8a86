"""Installs a wheel where there is nothing else, plays a whole game with it, and has its page served."""

import os
import re
import socket
import subprocess
import sys
import time
from pathlib import Path
from urllib.request import Request, urlopen

from release.running import ReleaseError, run

NUMBERS = "".join(f"{digit * 3}\n" for digit in "9876543210")
"""Ten numbers that can all be written: no digit is in two of them."""
TURNS = 10
PATIENCE = 120.0
"""The seconds until a server that does not answer is a fault; a busy machine takes long."""


def install(wheel: Path, constraints: Path, into: Path) -> Path:
    """The folder of a new virtual environment that has the wheel, what it needs, and nothing else, not even pip."""
    run([sys.executable, "-m", "venv", "--without-pip", into], cwd=wheel.parent)
    pip = [sys.executable, "-m", "pip", "--python", str(into / "bin/python"), "--disable-pip-version-check"]
    run([*pip, "install", "--quiet", "--constraint", constraints, wheel], cwd=wheel.parent)
    return into


def _nothing_else(home: Path) -> dict[str, str]:
    """An environment without the settings, data and paths of whoever makes the release."""
    return {"HOME": str(home), "LANG": "C.UTF-8", "PATH": os.defpath}


def play(installed: Path, folder: Path) -> None:
    """A person and three bots write ten numbers each, and the record of their game can be read."""
    thenumber, record = installed / "bin/thenumber", folder / "game.tnr"
    command = [str(thenumber), "play", "Ada", "--bots", "greedy,cautious,equilibrium", "--seed", "1"]
    run([*command, "--save", record], cwd=folder, stdin=NUMBERS, environment=_nothing_else(folder))
    scored = run([thenumber, "score", record], cwd=folder, environment=_nothing_else(folder))
    turns = re.findall(r"^[12]\.[1-5] ", record.read_text(encoding="utf-8"), re.MULTILINE)
    if len(turns) != TURNS or "Ada" not in scored:
        raise ReleaseError(f"the game was not played to its end; its record is:\n{record.read_text(encoding='utf-8')}")


def serve(installed: Path, folder: Path) -> None:
    """The server answers with the page, in the language that is asked for, and ends when it is told to."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    command = [str(installed / "bin/thenumber"), "serve", "--no-browser", "--host", "127.0.0.1", "--port", str(port)]
    log = folder / "server.log"
    with log.open("w") as output:
        server = subprocess.Popen(command, cwd=folder, env=_nothing_else(folder), stdout=output, stderr=output)
    try:
        page = _page(f"http://127.0.0.1:{port}/", server)
    finally:
        server.terminate()
        try:
            ended = server.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            server.kill()
            ended = server.wait()
    if 'lang="de"' not in page or ended:
        raise ReleaseError(f"the server did not serve the page, or ended with {ended}:\n{log.read_text()}")


def _page(address: str, server: subprocess.Popen[bytes]) -> str:
    """The page in German, or nothing if the server ends or takes too long."""
    german = Request(address, headers={"Accept-Language": "de"})  # noqa: S310 the same
    end = time.monotonic() + PATIENCE
    while server.poll() is None and time.monotonic() < end:
        try:
            with urlopen(german, timeout=PATIENCE) as answer:  # noqa: S310 our own address
                text: str = answer.read().decode()
                return text
        except OSError:
            time.sleep(0.1)
    return ""
