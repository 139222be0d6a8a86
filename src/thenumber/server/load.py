"""The load of this process: how busy it is, how late it is, and how much memory it has."""

import asyncio
import os
import resource
import sys
import time
from collections import deque
from contextlib import suppress
from pathlib import Path

from thenumber.server.wire.admin import ProcessFigures

LOOK_SECONDS = 0.5
"""Seconds between two looks."""
LOOKS = 20
"""The number of looks that count: those of the last ten seconds."""
MEGABYTE = 1 << 20


class Load:
    """Watches the process whose event loop it runs in."""

    def __init__(self) -> None:
        self._looks: deque[tuple[float, float, float]] = deque([_now(0.0)], maxlen=LOOKS + 1)
        """By the monotonic clock, the CPU time, and by how much the look was late."""

    async def watch(self) -> None:
        """Look again and again until cancelled."""
        while True:
            due = time.monotonic() + LOOK_SECONDS
            await asyncio.sleep(LOOK_SECONDS)
            self._looks.append(_now(max(0.0, time.monotonic() - due)))

    def figures(self) -> ProcessFigures:
        began, cpu_then, _ = self._looks[0]
        now, cpu, _ = _now(0.0)
        share = (cpu - cpu_then) / (now - began) if now > began else 0.0
        longest = max(late for _, _, late in self._looks)
        return ProcessFigures(round(share, 2), round(longest, 3), round(memory() / MEGABYTE))


def memory() -> int:
    """The bytes of memory that this process has; where the system does not say it, the most that it ever had."""
    with suppress(OSError):
        return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most if sys.platform == "darwin" else most * 1024


def _now(late: float) -> tuple[float, float, float]:
    return time.monotonic(), time.process_time(), late
