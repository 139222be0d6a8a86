"""Numba where it can be had: what compiles the kernel, keeps the result on disk, and does without either.

`THENUMBER_NUMBA=off` does without Numba. What is compiled is kept beside the source, or in the folder that
`NUMBA_CACHE_DIR` names, or in the user's cache; where none can be written to, every process compiles it again.
"""

import os
from collections.abc import Callable
from types import ModuleType
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])

SWITCH = "THENUMBER_NUMBA"


def _numba() -> ModuleType | None:
    wanted = os.environ.get(SWITCH, "on")
    if wanted not in ("on", "off"):
        raise ValueError(f"{SWITCH} is {wanted!r}, expected on or off")
    if wanted == "off":
        return None
    try:
        import numba.extending
    except (ImportError, OSError):  # not installed, does not fit this NumPy, or its LLVM can't be loaded
        return None
    module: ModuleType = numba
    return module


NUMBA = _numba()


def formula(function: F) -> F:
    """Arithmetic on single words or arrays: stays what it is in Python, and is written out where a loop calls it.

    Written out by Numba itself: LLVM decides about its own inlining too late to see that the loop is a plain one.
    """
    if NUMBA is not None:
        NUMBA.extending.register_jitable(inline="always")(function)
    return function


def part(function: F) -> F:
    """A piece that a formula uses several times: LLVM writes it out, which compiles in a third of the time."""
    if NUMBA is not None:
        NUMBA.extending.register_jitable(function)
    return function


def loop(function: F) -> F:
    """Compile a loop that other loops call."""
    return function if NUMBA is None else NUMBA.njit(nogil=True)(function)


def kept_loop(function: F) -> F:
    """Compile a loop that Python calls, keep it on disk if there is a place, and let other threads run meanwhile.

    Only these are kept: a loop that is kept has everything in it that it calls.
    """
    if NUMBA is None:
        return function
    try:
        compiled: F = NUMBA.njit(cache=True, nogil=True)(function)
    except RuntimeError:  # "no locator available": there is no place
        compiled = NUMBA.njit(nogil=True)(function)
    return compiled
