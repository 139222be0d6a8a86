"""One server for one SQLite file: a lock that lives as long as the process that holds it.

Two servers would each remember how far the logs are, and split a table between them. PostgreSQL tells its servers about
each other, so there may be several of them, and none is locked out.
"""

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from thenumber.server.store.address import parse_address
from thenumber.server.store.errors import StoreError

SUFFIX = ".lock"
"""What follows the name of the database file in that of its lock. The lock is no part of the database file itself:
SQLite loses its own locks when somebody else in the process closes that one."""
LONGEST_PID = 20
"""The most characters of a process id."""


@contextmanager
def only_server(url: str, otherwise: str = "served") -> Iterator[None]:
    """Be the only server of a database, or raise a StoreError with the code `otherwise`, whose reason is the id of the
    process that is.

    The system lets go of the lock when the process ends, however it ends, and processes that it started do not inherit
    it. So a file that was left behind is no obstacle; it is never removed, because somebody may just be locking it.
    """
    path = parse_address(url).path
    if path is None:
        yield
        return
    try:
        descriptor = os.open(f"{path.resolve()}{SUFFIX}", os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
    except OSError as error:
        raise StoreError("unwritable", str(path), reason=error.strerror or "") from None
    try:
        _lock(descriptor, path, otherwise)
        yield
    finally:
        os.close(descriptor)


def server_of(path: Path) -> str:
    """The id of the process that has the lock of a database file; nothing if none has. Nothing is written."""
    try:
        descriptor = os.open(f"{path.resolve()}{SUFFIX}", os.O_RDONLY | os.O_CLOEXEC)
    except OSError:  # nobody ever had it, or we may not know
        return ""
    try:
        fcntl.flock(descriptor, fcntl.LOCK_SH | fcntl.LOCK_NB)
    except BlockingIOError:
        return _process(descriptor)
    except OSError:  # a file system without locks
        pass
    finally:
        os.close(descriptor)
    return ""


def _process(descriptor: int) -> str:
    return os.pread(descriptor, LONGEST_PID, 0).decode("ascii", "replace").strip() or "?"


def _lock(descriptor: int, path: Path, otherwise: str) -> None:
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise StoreError(otherwise, str(path), reason=_process(descriptor)) from None
    except OSError:  # a file system without locks: better than no server at all
        return
    with suppress(OSError):  # on a full disk it is locked all the same
        os.ftruncate(descriptor, 0)
        os.pwrite(descriptor, f"{os.getpid()}\n".encode(), 0)
