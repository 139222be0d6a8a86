"""The opening book: equilibrium mixes for the first turn of a round, when everybody has all digits."""

import json
from enum import Enum
from functools import cache
from importlib.resources import files
from math import fsum

from thenumber.rules.board import FRESH_BOARD
from thenumber.rules.digits import Number, parse_number
from thenumber.rules.game import Position

DATA = "data/openings.json"
"""The mix that all seats write with, by horizon and by number of seats. Made by `python training/openings.py`."""


class Horizon(Enum):
    """The payoff that an opening was solved for."""

    TURN = "turn"
    """The relative points of the turn."""
    ROUND = "round"
    """The relative points of the turn, and the shipped continuation value."""


def opening_mixes(position: Position, horizon: Horizon) -> list[dict[Number, float]] | None:
    """One mix a seat, all alike, for the first turn of a round; None for any other position."""
    if any(board != FRESH_BOARD for board in position.boards):
        return None
    mix = _openings().get(horizon.value, {}).get(len(position.boards))
    return [dict(mix) for _ in position.boards] if mix else None


@cache
def _openings() -> dict[str, dict[int, dict[Number, float]]]:
    shipped = files(__package__).joinpath(DATA)
    if not shipped.is_file():  # only while they are being made
        return {}
    known = json.loads(shipped.read_text(encoding="utf-8"))
    return {
        horizon: {int(seats): _mix(weights) for seats, weights in mixes.items()} for horizon, mixes in known.items()
    }


def _mix(weights: dict[str, float]) -> dict[Number, float]:
    total = fsum(weights.values())  # shipped with few digits, they sum to one only nearly
    return {parse_number(number): weight / total for number, weight in weights.items()}
