"""Processes that must end: they are waited for, since whoever kills one does not see it end."""

import time
from collections.abc import Iterable

import psutil

PATIENCE = 60.0
"""Seconds until a process that does not end is a failure, however busy the machine is."""


def gone(process: psutil.Process) -> bool:
    """Also if nobody has asked yet how it ended: who should, may be gone itself."""
    try:
        return process.status() == psutil.STATUS_ZOMBIE
    except psutil.NoSuchProcess:
        return True


def wait_until_gone(processes: Iterable[psutil.Process]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not all(map(gone, processes)):
        assert time.monotonic() < deadline, processes
        time.sleep(0.05)
