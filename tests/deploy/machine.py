"""A Debian machine of its own: from nothing, by the lines of deploy/README.md, booted with systemd, and visited.

It runs in systemd-nspawn. What is installed comes over the network of this machine; once it is booted it has a network
of its own, in which there is nobody else.
"""

import contextlib
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import psutil

from deploy.materials import ROOT, machine_archive, pip_settings, source_tree

RECIPE = ROOT / "deploy" / "README.md"
SECTION = "## From nothing to a public site"
NAME, HERE = "name=game.example.org", "name=localhost"
"""The line that a host changes, and what it is here: a name for which Caddy makes the certificate itself."""
AUTHORITY = "var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt"
"""Where Caddy keeps the certificate of its own authority, below the machine's root."""
PATIENCE = 180.0
"""Seconds until a machine that is not booted, or a service that does not answer, is a failure."""
VISIT = Path(__file__).parent / "visit.py"


def blocks(section: str) -> list[str]:
    """The shell commands of a section of the page, block by block."""
    text = RECIPE.read_text(encoding="utf-8")
    begins = text.index(section)
    ends = text.find("\n## ", begins + 1)
    return re.findall(r"```sh\n(.*?)```", text[begins : ends if ends > 0 else None], re.DOTALL)


class Machine:
    """A machine whose root is a folder."""

    def __init__(self, folder: Path) -> None:
        self.root, self.log = folder / "root", folder / "console.log"
        self.process: subprocess.Popen[bytes] | None = None
        self.leader = 0
        """The process of this machine that is the first one in the other."""

    def unpack(self) -> None:
        self.root.mkdir()
        subprocess.run(["tar", "-xf", str(machine_archive()), "-C", str(self.root)], check=True)
        shutil.copytree(source_tree(), self.root / "root" / "thenumber")

    def install(self, commands: str) -> None:
        """Run commands before the machine is booted, in the network of this one."""
        how = ["--pipe", "--setenv=DEBIAN_FRONTEND=noninteractive", *pip_settings()]
        command = [*nspawn(self.root), *how, *shell(commands)]
        with self.log.open("ab") as log:
            done = subprocess.run(command, stdin=subprocess.DEVNULL, stdout=log, stderr=log, check=False)
        assert done.returncode == 0, self.log.read_text(errors="replace")[-3000:]

    @contextlib.contextmanager
    def booted(self) -> Iterator[None]:
        with self.log.open("ab") as log:
            command = [*nspawn(self.root), "--boot", "--private-network"]
            self.process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=log, stderr=log)
        try:
            self._wait_until_it_runs()
            yield
        finally:
            self.process.send_signal(signal.SIGTERM)  # which tells the machine to power off
            try:
                self.process.wait(60)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()

    def run(self, commands: str) -> str:
        """Run commands in the machine; what they print. Raises AssertionError if one fails."""
        done = self.entered("-m", "-u", "-i", "-p", "-r", "-w", command=shell(commands))
        assert done.returncode == 0, f"{commands}\n{done.stdout}{done.stderr}"
        return done.stdout

    def visited(self, url: str, authority: Path | None) -> dict[str, Any]:
        """What somebody finds who comes from the network of the machine."""
        certificate = [str(authority)] if authority else []
        done = self.entered(command=[sys.executable, str(VISIT), url, *certificate])
        assert done.returncode == 0, done.stderr
        found: dict[str, Any] = json.loads(done.stdout)
        return found

    def entered(self, *namespaces: str, command: Sequence[str]) -> subprocess.CompletedProcess[str]:
        """Run a command in the network of the machine, and in its other namespaces that are named."""
        environment = {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "LANG": "C.UTF-8"}
        return subprocess.run(
            ["nsenter", "--target", str(self.leader), "-n", *namespaces, "--", *command],
            capture_output=True, text=True, check=False, env=environment,
        )  # fmt: skip

    def _wait_until_it_runs(self) -> None:
        assert self.process
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            assert self.process.poll() is None, self.log.read_text(errors="replace")[-3000:]
            children = psutil.Process(self.process.pid).children()
            if children:
                self.leader = children[0].pid
                done = self.entered("-m", "-p", command=["systemctl", "is-system-running"])
                if done.stdout.strip() in ("running", "degraded"):
                    return
            time.sleep(0.3)
        raise AssertionError(self.log.read_text(errors="replace")[-3000:])


def nspawn(root: Path) -> list[str]:
    return [
        "systemd-nspawn", "--quiet", "--register=no", "--keep-unit", f"--machine=thenumber-{os.getpid()}",
        "--directory", str(root),
    ]  # fmt: skip


def shell(commands: str) -> list[str]:
    """Run commands in the folder of the project, until one fails."""
    return ["/bin/sh", "-exc", f"cd /root/thenumber\n{commands}"]
