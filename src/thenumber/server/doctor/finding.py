"""A finding: one sentence about this machine and these settings, as a code and what fills it in."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from thenumber.server.store.errors import StoreError


class Level(StrEnum):
    """How bad it is."""

    GOOD = "good"
    HINT = "hint"
    """It works, but perhaps not as the host wants it."""
    WRONG = "wrong"


@dataclass(frozen=True, slots=True)
class Finding:
    """What was found. `code` is a message of the catalogue, and `values` fills it in; a `reason` is in the words of the
    system. If the store says what is wrong, it is in `error` instead."""

    level: Level
    code: str
    values: Mapping[str, str | int | tuple[str, ...]] = field(default_factory=dict)
    error: StoreError | None = None


def good(code: str, **values: str | int | tuple[str, ...]) -> Finding:
    return Finding(Level.GOOD, code, values)


def hint(code: str, **values: str | int | tuple[str, ...]) -> Finding:
    return Finding(Level.HINT, code, values)


def wrong(code: str, **values: str | int | tuple[str, ...]) -> Finding:
    return Finding(Level.WRONG, code, values)


def store_wrong(error: StoreError) -> Finding:
    values = {"found": error.found, "right": error.right, "reason": error.reason}
    return Finding(Level.WRONG, f"store-{error.code}", values, error)
