"""Ports for servers that tests start: nobody else gets them, however many tests run at the same time.

The system names a free port for port 0, but it can be anybody's before a server listens on it, or while a killed one is
started again: it is one of those that are given to connections. The ports here lie below them.
"""

import fcntl
import functools
import itertools
import os
import socket
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import IO

FIRST, EACH, PROCESSES = 20_000, 400, 30
"""The first port, as many as a process has, and as many processes as can run tests at the same time."""

_held: list[IO[bytes]] = []
"""The lock of this process, which ends with it."""


@functools.cache
def _own_ports() -> Iterator[int]:
    for process in range(PROCESSES):
        lock = (Path(tempfile.gettempdir()) / f"thenumber-test-ports-{os.getuid()}-{process}").open("ab")
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            lock.close()
            continue
        _held.append(lock)
        return itertools.cycle(range(FIRST + process * EACH, FIRST + (process + 1) * EACH))
    raise RuntimeError(f"{PROCESSES} processes run tests already: there are no ports for more")


def free_port() -> int:
    """One on which nobody listens, and that nobody else will be given before this process has had all of its own."""
    for port in itertools.islice(_own_ports(), EACH):
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
    raise RuntimeError("all ports for tests are taken")
