"""Mixes for the first turn of a round, when everybody has all digits: solved once, and shipped."""

import json
from enum import Enum
from functools import cache
from importlib.resources import files
from math import fsum

from thenumber.rules.board import FRESH_BOARD
from thenumber.rules.digits import Number, parse_number
from thenumber.rules.game import Position

DATA = "data/openings.json"
"""By what counts and by number of seats, the mix that all of them write with. Made by `python bench/openings.py`."""


class Counts(Enum):
    """What an opening was solved for."""

    TURN = "turn"
    """The relative points of the turn."""
    ROUND = "round"
    """And the value of what follows, as shipped."""


def opening_mixes(position: Position, counts: Counts) -> list[dict[Number, float]] | None:
    """One mix a seat, all alike, for the first turn of a round; None for any other position."""
    if any(board != FRESH_BOARD for board in position.boards):
        return None
    mix = _openings().get(counts.value, {}).get(len(position.boards))
    return [dict(mix) for _ in position.boards] if mix else None


@cache
def _openings() -> dict[str, dict[int, dict[Number, float]]]:
    shipped = files(__package__).joinpath(DATA)
    if not shipped.is_file():  # only while they are being made
        return {}
    known = json.loads(shipped.read_text(encoding="utf-8"))
    return {counts: {int(seats): _mix(weights) for seats, weights in mixes.items()} for counts, mixes in known.items()}


def _mix(weights: dict[str, float]) -> dict[Number, float]:
    total = fsum(weights.values())  # shipped with few digits, they sum to one only nearly
    return {parse_number(number): weight / total for number, weight in weights.items()}
