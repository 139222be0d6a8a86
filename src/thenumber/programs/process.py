"""A program that runs: lines go in, lines come out, within limits on time, memory and output."""

import os
import selectors
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from thenumber.programs import launch
from thenumber.programs.protocol import ERROR, QUIT

CHUNK = 65536
LONGEST_QUOTE = 120
"""The most characters of what a program said that are repeated."""
KEPT_COMPLAINT = 4096
"""The bytes that are kept of what a program writes to its standard error: the last ones."""
LAST_WORDS_SECONDS = 1.0
"""Seconds for a program that has closed its output, or is to quit, until it is killed."""


class Limits(NamedTuple):
    """What a program may take."""

    start: float = 10.0
    """The seconds from its start until it is ready."""
    number: float = 10.0
    """The seconds for a number. The program is told."""
    memory: int = 1 << 30
    """The bytes of memory of its own for each of its processes."""
    output: int = 1 << 16
    """The bytes that it may write for one answer."""


class ProgramError(Exception):
    """A program that did not answer as it must: the code of a sentence, and what was found."""

    def __init__(self, code: str, found: str) -> None:
        super().__init__(code, found)
        self.code, self.found = code, found


class Program:
    """A program that runs until it is closed, breaks a limit or ends by itself."""

    def __init__(self, path: str, limits: Limits) -> None:
        self.path, self.limits = path, limits
        launcher = (sys.executable, "-I", "-S", launch.__file__)
        # Its own session: Ctrl-C is for us, and with it all that it starts can be ended.
        self._process = subprocess.Popen(  # noqa: S603 to run it is what was asked for
            [*launcher, str(limits.memory), str(os.getpid()), str(Path(path).resolve())],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            bufsize=0,
            start_new_session=True,
        )
        streams = (self._process.stdin, self._process.stdout, self._process.stderr)
        self._stdin, self._stdout, self._stderr = (stream.fileno() if stream else -1 for stream in streams)
        for stream in (self._stdin, self._stdout, self._stderr):
            os.set_blocking(stream, False)
        self._heard, self._complaint, self._unsaid = b"", b"", b""
        self._selector = selectors.DefaultSelector()
        self._selector.register(self._stdout, selectors.EVENT_READ)
        self._selector.register(self._stderr, selectors.EVENT_READ)

    def tell(self, text: str) -> None:
        """Say something that needs no answer: it is said before the next question."""
        self._unsaid += text.encode()

    def ask(self, text: str, last: str, seconds: float) -> list[str]:
        """The lines that answer a text, up to the first one that begins with the word `last`.

        Raises `ProgramError` after so many seconds, after too much output, and when the program ends; then it is over
        with it.
        """
        try:
            self._unsaid += text.encode()
            return self._answer(last, time.monotonic() + seconds, seconds)
        except BaseException:
            self.kill()
            raise

    def close(self) -> None:
        """Let it quit, or end it if it does not."""
        with suppress(OSError):
            os.write(self._stdin, QUIT.encode())
        if self._process.stdin:
            with suppress(OSError):
                self._process.stdin.close()
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(LAST_WORDS_SECONDS)
        self.kill()

    def interrupt(self) -> None:
        """Kill it and all that it has started; whoever waits for its answer finds it ended."""
        if self._process.poll() is None:
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(self._process.pid, signal.SIGKILL)

    def kill(self) -> None:
        """End it at once, with all that it has started."""
        self.interrupt()
        self._process.wait()
        self._selector.close()
        for stream in (self._process.stdin, self._process.stdout, self._process.stderr):
            if stream:
                with suppress(OSError):
                    stream.close()

    def _answer(self, last: str, deadline: float, seconds: float) -> list[str]:
        size = self._listen(0.0)
        if any(line.split()[:1] == [last.encode()] for line in self._heard.splitlines()):
            raise ProgramError("program-unasked", _quoted(self._heard))
        lines: list[str] = []
        while True:
            self._say()
            while b"\n" in self._heard:
                line, _, self._heard = self._heard.partition(b"\n")
                lines.append(line.decode(errors="replace").strip())
                word = lines[-1].partition(" ")[0]
                if word == ERROR:
                    raise ProgramError("program-error", _quoted(line))
                if word == last:
                    return lines
            if size > self.limits.output:
                raise ProgramError("program-loud", f"{self.limits.output} B")
            left = deadline - time.monotonic()
            if left <= 0:
                raise ProgramError("program-slow", f"{seconds:g} s")
            size += self._listen(left)

    def _say(self) -> None:
        """Write as much as the program takes now."""
        if not self._unsaid:
            return
        try:
            self._unsaid = self._unsaid[os.write(self._stdin, self._unsaid) :]
        except BlockingIOError:
            return
        except OSError:  # it does not listen any more; what it has said still counts
            self._unsaid = b""

    def _listen(self, seconds: float) -> int:
        """Wait for something to read, or room to write; the number of bytes that the program said."""
        saying = bool(self._unsaid) and seconds > 0
        if saying:
            self._selector.register(self._stdin, selectors.EVENT_WRITE)
        ready = {key.fd for key, _ in self._selector.select(seconds)}
        if saying:
            self._selector.unregister(self._stdin)
        if self._stderr in ready:
            self._hear_complaint()
        if self._stdout not in ready:
            return 0
        chunk = os.read(self._stdout, CHUNK)
        if not chunk:
            raise ProgramError("program-ended", self._last_words())
        self._heard += chunk
        return len(chunk)

    def _hear_complaint(self) -> bool:
        """Whether there was something on the standard error."""
        try:
            chunk = os.read(self._stderr, CHUNK)
        except BlockingIOError:
            return False
        self._complaint = (self._complaint + chunk)[-KEPT_COMPLAINT:]
        if not chunk and self._stderr in self._selector.get_map():
            self._selector.unregister(self._stderr)
        return bool(chunk)

    def _last_words(self) -> str:
        """How the program ended, and the last line of its complaint."""
        try:
            code = self._process.wait(LAST_WORDS_SECONDS)
        except subprocess.TimeoutExpired:
            code = 0
        while self._hear_complaint():
            pass
        said = [line for line in self._complaint.splitlines() if line.strip()]
        how = signal.Signals(-code).name if code < 0 else f"exit {code}"
        return f"{how}: {_quoted(said[-1])}" if said else how


def _quoted(said: bytes) -> str:
    """What a program said, cut short, and with nothing in it that does something to a terminal."""
    text = said.decode(errors="replace").strip()[:LONGEST_QUOTE]
    return "".join(character if character.isprintable() else "�" for character in text)
