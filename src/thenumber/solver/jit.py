"""How the inner loops are compiled by Numba: once, and kept on disk where the disk allows it."""

from collections.abc import Callable
from typing import Any, TypeVar, cast

import numba

F = TypeVar("F", bound=Callable[..., Any])


def jit(function: F) -> F:
    """Compile a function with Numba. It is typed like the function itself."""
    return _jit(function, fastmath=False)


def fastmath_jit(function: F) -> F:
    """As `jit`, for sums that are exact, as those of whole numbers: terms may be added in any order, eight at once.

    How many at once depends on the CPU. What is not exact would differ from one kind to another."""
    return _jit(function, fastmath=True)


def inlined(function: F) -> F:
    """Compile a function as a part of the one that calls it. It saves time where there is one caller: on its own the
    function would be typed and optimised once more."""
    return cast(F, numba.njit(inline="always")(function))


def _jit(function: F, *, fastmath: bool) -> F:
    """Compile a function and keep the result on disk. Numba refuses to keep it where neither the installation nor a
    home can be written to.

    Then every process compiles anew, which takes seconds but works.
    """
    try:
        return cast(F, numba.njit(cache=True, fastmath=fastmath)(function))
    except RuntimeError:
        return cast(F, numba.njit(fastmath=fastmath)(function))
