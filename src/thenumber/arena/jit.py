"""How the kernel is compiled by Numba, and where the result is kept.

What is compiled is kept beside the source, or in the folder that `NUMBA_CACHE_DIR` names, or in the user's cache. Where
none of them can be written to, every process compiles it again.
"""

from collections.abc import Callable
from typing import Any, TypeVar, cast

import numba
import numba.extending

F = TypeVar("F", bound=Callable[..., Any])


def formula(function: F) -> F:
    """Arithmetic on single words or arrays: Python calls it as it is, and Numba inlines it where a loop calls it.

    LLVM decides about its own inlining too late to see that the loop is a plain one.
    """
    numba.extending.register_jitable(inline="always")(function)
    return function


def part(function: F) -> F:
    """A piece that a formula uses several times: LLVM inlines it, which compiles in a third of the time."""
    numba.extending.register_jitable(function)
    return function


def loop(function: F) -> F:
    """Compile a loop that other loops call."""
    return cast(F, numba.njit(nogil=True)(function))


def kept_loop(function: F) -> F:
    """Compile a loop that Python calls, keep it on disk if there is a place, and let other threads run meanwhile.

    Only these are kept: a loop that is kept has everything in it that it calls.
    """
    try:
        return cast(F, numba.njit(cache=True, nogil=True)(function))
    except RuntimeError:  # "no locator available": there is no place
        return cast(F, numba.njit(nogil=True)(function))
