"""Champion's mixes for the first turn of a round. They are shipped, so that it needs no solver there."""

import json
from functools import cache
from importlib.resources import files
from math import fsum

from thenumber.rules.board import FRESH_BOARD
from thenumber.rules.digits import Number, parse_number
from thenumber.rules.game import Position

DATA = "data/champion_openings.json"
"""The mix of every seat by the number of seats. Made by `python training/champion_openings.py --write`."""


def champion_opening(position: Position) -> dict[Number, float] | None:
    """The mix with which champion writes in the first turn of a round, the same in every seat; None in other turns."""
    if any(board != FRESH_BOARD for board in position.boards):
        return None
    mix = _openings().get(len(position.boards))
    return dict(mix) if mix else None


@cache
def _openings() -> dict[int, dict[Number, float]]:
    shipped = files(__package__).joinpath(DATA)
    if not shipped.is_file():  # only while they are being made
        return {}
    return {int(seats): _mix(weights) for seats, weights in json.loads(shipped.read_text(encoding="utf-8")).items()}


def _mix(weights: dict[str, float]) -> dict[Number, float]:
    total = fsum(weights.values())  # shipped with few digits, they sum to one only nearly
    return {parse_number(number): weight / total for number, weight in weights.items()}
