"""Refusals that have nothing to do with what a table allows, and which of them are worth another try."""

from thenumber.table.command import Refusal

NO_SUCH_TABLE = Refusal("no-such-table")
STORE_UNAVAILABLE = Refusal("store-unavailable")
INTERNAL = Refusal("internal")

RETRY_SECONDS = 1.0
"""How long a table waits before it tries again what it has to do by itself."""


def will_pass(refusal: Refusal) -> bool:
    """Whether the same may be possible in a moment."""
    return refusal in (STORE_UNAVAILABLE, INTERNAL)
