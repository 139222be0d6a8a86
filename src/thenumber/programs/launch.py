"""Becomes a bot's program: sets its limits from inside, ends it with whoever asked for it, and runs it.

This is run by its path in a fresh interpreter without any package, so it needs nothing but the standard library:

    python -I -S launch.py BYTES PARENT PROGRAM
"""

import contextlib
import ctypes
import os
import resource
import signal
import sys

PR_SET_PDEATHSIG = 1
CANT_RUN = 127
"""The exit code for a program that can't be run, as shells have it."""


def main(memory: int, parent: int, program: str) -> None:
    # Not the address space: many languages reserve much more of it than they ever use.
    resource.setrlimit(resource.RLIMIT_DATA, (memory, memory))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    if sys.platform == "linux":
        with contextlib.suppress(AttributeError):  # a C library without it: then the end of its input ends it
            ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
    if os.getppid() != parent:
        sys.exit(CANT_RUN)
    try:
        os.execv(program, [program])  # noqa: S606 a program without a shell is what is wanted
    except OSError as error:
        print(error.strerror, file=sys.stderr)
        sys.exit(CANT_RUN)


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]), sys.argv[3])
