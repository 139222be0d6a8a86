"""A control group: the limit to memory that containers and systemd set, here set by hand; for root on Linux."""

import itertools
import os
import signal
import time
from contextlib import suppress
from pathlib import Path

ROOT = Path("/sys/fs/cgroup")
PATIENCE = 10.0
"""The most seconds to wait until what was killed is gone."""
_counter = itertools.count(1)


class ControlGroup:
    """What is run by `command` may use so many bytes together, and no swap; the kernel ends one if they want more.

    Pages of files that were in memory before, such as those of Python, count for whoever read them first.
    """

    def __init__(self, limit: int) -> None:
        """Raises OSError where no group can be made."""
        name = f"thenumber-{os.getpid()}-{next(_counter)}"
        self._old = (ROOT / "memory" / "memory.limit_in_bytes").exists()
        self.folder = (ROOT / "memory" if self._old else ROOT) / name
        self.folder.mkdir()
        try:
            self._set("memory.limit_in_bytes" if self._old else "memory.max", limit)
            with suppress(OSError):  # where there is no swap
                self._set("memory.memsw.limit_in_bytes", limit) if self._old else self._set("memory.swap.max", 0)
        except OSError:
            self.remove()
            raise

    def command(self, *command: str) -> list[str]:
        """What runs a command in the group, from its first page on."""
        return ["/bin/sh", "-c", f'echo $$ > {self.folder / "cgroup.procs"} && exec "$@"', "sh", *command]

    @property
    def peak(self) -> int:
        """The most bytes that were used at a time, pages of files with them."""
        return int(self._get("memory.max_usage_in_bytes" if self._old else "memory.peak"))

    @property
    def killed(self) -> int:
        """How many processes the kernel has ended."""
        lines = self._get("memory.oom_control" if self._old else "memory.events").splitlines()
        return next(int(line.split()[1]) for line in lines if line.startswith("oom_kill "))

    def remove(self) -> None:
        """Kill what still runs in it. Raises OSError if something does not die."""
        deadline = time.monotonic() + PATIENCE
        while (left := self._get("cgroup.procs").split()) and time.monotonic() < deadline:
            for pid in left:
                with suppress(ProcessLookupError):
                    os.kill(int(pid), signal.SIGKILL)
            time.sleep(0.01)
        self.folder.rmdir()

    def _get(self, name: str) -> str:
        return (self.folder / name).read_text(encoding="ascii")

    def _set(self, name: str, value: int) -> None:
        (self.folder / name).write_text(str(value), encoding="ascii")


def can_limit() -> bool:
    """Whether a group can be made here."""
    try:
        ControlGroup(1 << 30).remove()
    except OSError:
        return False
    return True
