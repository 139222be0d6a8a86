"""How the processes that think give way: to the server all of the time, and for single pieces of work to everybody.

On Linux every thread has a niceness of its own, which can only grow. So a piece of work that is to give way more than
its process does has a thread to itself, which ends with it. Other systems know only the niceness of the whole process:
there it gives way no more than the process does.
"""

import os
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import TypeVar

Result = TypeVar("Result")

LAST = 19
"""The niceness of work that gives way to everything: it gets the time that nobody else wants, and on a busy machine a
little."""
MORE_TIME = 4
"""How many times as long a bot may take that gives way to everything."""


def be_nice(nice: int) -> None:
    """Give way by so much more from now on, where that is allowed; elsewhere the process works all the same."""
    with suppress(OSError):
        os.nice(nice)


def coming_last(work: Callable[[], Result]) -> Result:
    """What comes of some work that gives way to everything; whatever it raises is raised here."""
    with ThreadPoolExecutor(1, initializer=_come_last) as thread:
        return thread.submit(work).result()


def _come_last() -> None:
    if sys.platform == "linux":
        with suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), LAST)
