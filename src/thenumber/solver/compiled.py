"""How the inner loops are compiled: once, and kept on disk where the disk allows it."""

from collections.abc import Callable
from typing import Any, TypeVar, cast

import numba

F = TypeVar("F", bound=Callable[..., Any])


def compiled(function: F) -> F:
    """The function as machine code, typed like the function itself."""
    return _compiled(function, reorder=False)


def reordered(function: F) -> F:
    """As `compiled`, for sums of whole numbers: terms may be added in any order, eight at once."""
    return _compiled(function, reorder=True)


def _compiled(function: F, *, reorder: bool) -> F:
    """Numba refuses to keep its work where neither the installation nor a home can be written to.

    Then every process compiles anew, which takes seconds but works.
    """
    try:
        return cast(F, numba.njit(cache=True, fastmath=reorder)(function))
    except RuntimeError:
        return cast(F, numba.njit(fastmath=reorder)(function))
