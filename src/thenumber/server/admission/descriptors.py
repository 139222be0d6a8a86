"""Open files of a process: as many as the system allows, with a reserve that newcomers never get."""

import resource
from contextlib import suppress

MOST = 65_536
"""The number of open files up to which the soft limit is raised, if the hard one allows it. No server needs more, and
some programs that a process starts walk over all that there may be."""
RESERVE = 100
"""The number of open files that are kept for the database, for processes that think, and for those who are connected:
a SQLite database takes up to 18, a process up to 4, and a socket that is passed on one more for a moment."""


def raise_limit() -> None:
    """Raise the soft limit of open files towards the hard one; processes that are started later inherit it.

    The soft limit is 1,024 in most shells and under systemd, for the sake of old programs that use `select`.
    """
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST if hard == resource.RLIM_INFINITY else min(hard, MOST)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with suppress(ValueError, OSError):  # macOS has a lower limit of its own
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def room() -> int:
    """How many open files newcomers may bring this process to, all others included."""
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY:
        return MOST
    return soft - min(RESERVE, soft // 2)


def is_reserved(descriptor: int) -> bool:
    """Whether a file that was just opened takes from the reserve.

    The system always gives the lowest free descriptor, so all below a new one are in use: it counts them for us.
    """
    return descriptor >= room()
