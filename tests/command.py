"""The real command, run as a user would: through a pipe, or in a terminal with a screen."""

import os
import re
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

import pexpect
import pyte

THENUMBER = str(Path(sys.executable).parent / "thenumber")
PLAIN = {"LANG": "C.UTF-8", "PATH": os.environ["PATH"], "HOME": "/nonexistent"}
PATIENCE = 30.0
"""Seconds until a screen that does not come is a failure; only a hanging command ever waits that long."""


def run(*arguments: str, stdin: str | bytes = "", **environment: str) -> subprocess.CompletedProcess[str]:
    """What comes of a command, however long it takes."""
    return run_within(None, *arguments, stdin=stdin, **environment)


def run_within(
    seconds: float | None, *arguments: str, stdin: str | bytes = "", **environment: str
) -> subprocess.CompletedProcess[str]:
    """The same, but a command that takes longer is killed, and that is a failure."""
    command, data = [THENUMBER, *arguments], stdin.encode() if isinstance(stdin, str) else stdin
    done = subprocess.run(
        command, input=data, capture_output=True, env=PLAIN | environment, timeout=seconds, check=False
    )
    return subprocess.CompletedProcess(done.args, done.returncode, done.stdout.decode(), done.stderr.decode())


class Terminal:
    """A command in a terminal of a given size, with what its screen shows."""

    def __init__(self, *arguments: str, rows: int = 24, columns: int = 80, **environment: str) -> None:
        self.screen = pyte.HistoryScreen(columns, rows)
        self._stream = pyte.Stream(self.screen)
        self.seen = ""
        self.process = pexpect.spawn(
            THENUMBER,
            list(arguments),
            dimensions=(rows, columns),
            env=PLAIN | {"TERM": "xterm-256color"} | environment,
            encoding="utf-8",
            timeout=PATIENCE,
        )

    def press(self, keys: str) -> None:
        self.process.send(keys)

    def lines(self) -> Sequence[str]:
        return [line.rstrip() for line in self.screen.display]

    def wait_for(self, pattern: str) -> str:
        """The whole screen, as soon as the pattern stands on it."""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            shown = "\n".join(self.lines())
            if re.search(pattern, shown, re.MULTILINE):
                return shown
            self._read()
        raise AssertionError(f"{pattern!r} never came; the screen shows:\n" + "\n".join(self.lines()))

    def wait_for_no(self, pattern: str) -> str:
        """The whole screen, as soon as the pattern does not stand on it."""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            shown = "\n".join(self.lines())
            if not re.search(pattern, shown):
                return shown
            self._read()
        raise AssertionError(f"{pattern!r} never went; the screen shows:\n" + "\n".join(self.lines()))

    def wait_for_end(self) -> int:
        """The exit code, once the command has ended."""
        deadline = time.monotonic() + PATIENCE
        while self._read():
            assert time.monotonic() < deadline, "it does not end; the screen shows:\n" + "\n".join(self.lines())
        self.process.close()
        return self.process.exitstatus if self.process.exitstatus is not None else -1

    def _read(self) -> bool:
        try:
            text = self.process.read_nonblocking(65536, timeout=0.2)
        except pexpect.TIMEOUT:
            return self.process.isalive()
        except pexpect.EOF:
            return False
        self.seen += text
        self._stream.feed(text)
        return True
