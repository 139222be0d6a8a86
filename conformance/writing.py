"""How a case is written down: numbers as text, positions in which nothing has happened yet, vectors."""

from collections.abc import Sequence
from typing import Any, TypeAlias

import thenumber as tn

Vector: TypeAlias = dict[str, Any]
Numbers: TypeAlias = list[str | None]

FRESH = "0123456789:"


def fresh(label: str, seats: int) -> str:
    """A position in which nothing has been scored or crossed out yet, at any turn."""
    scores = ",".join("0" * (int(label[2]) - 1))
    return " ".join([label] + [FRESH + scores] * seats + (["|"] + ["0"] * seats if label[0] == "2" else []))


def written(numbers: str) -> Numbers:
    return [None if number == "---" else number for number in numbers.split()]


def parsed(numbers: Sequence[str | None]) -> list[tn.Number | None]:
    return [None if number is None else tn.parse_number(number) for number in numbers]
