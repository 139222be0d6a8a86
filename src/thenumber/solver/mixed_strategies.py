"""Mixes, which are mixed strategies: how likely a seat is to write each of its numbers."""

from collections.abc import Mapping
from math import fsum, isfinite
from typing import TypeAlias

from thenumber.rules.digits import NUMBERS, Number, digits_name, number_name, unavailable_digits
from thenumber.rules.game import Position
from thenumber.rules.seats import MAX_SEATS, Seat, seat_letter
from thenumber.solver.errors import SolverError

Mix: TypeAlias = Mapping[Number, float]
"""A mixed strategy: a weight for every number that may be written. Weights need not sum to one. A seat that sits out
has none."""


def other_mixes(position: Position, seat: Seat, mixes: Mapping[Seat, Mix]) -> dict[Seat, dict[Number, float]]:
    """The mixes of all seats but one, summing to one, without the seats that sit out.

    Raises `SolverError` for a seat that is not there, or a mix that does not fit its board.
    """
    seats = len(position.boards)
    if not 0 <= seat < seats:
        raise SolverError("unknown-seat", found=_letter(seat), right=f"A-{seat_letter(seats - 1)}")
    for other in mixes:
        if not 0 <= other < seats or other == seat:
            right = " ".join(seat_letter(wanted) for wanted in range(seats) if wanted != seat)
            raise SolverError("unknown-seat", found=_letter(other), right=right)
        if mixes[other] and other not in position.writers:
            normalised_mix(position, other, mixes[other])  # says what is wrong with it
    return {other: normalised_mix(position, other, mixes.get(other, {})) for other in position.writers if other != seat}


def normalised_mix(position: Position, seat: Seat, mix: Mix) -> dict[Number, float]:
    """The mix without zeros, summing to one. Raises `SolverError` for a number or a weight that won't do."""
    available = position.boards[seat].available
    letter = seat_letter(seat)
    for number, weight in mix.items():
        if not 0 <= number < NUMBERS:
            raise SolverError("not-a-number", found=number, right="000-999")
        if unavailable_digits(number, available):
            found = f"{letter}: {number_name(number)}"
            raise SolverError("unavailable", found=found, right=digits_name(available) or "-")
        if not isfinite(weight) or weight < 0:
            raise SolverError("bad-weight", found=f"{letter}: {number_name(number)}: {weight}", right="0.5")
    largest = max(mix.values(), default=0.0)
    if largest <= 0:
        raise SolverError("no-weight", found=letter, right=digits_name(available))
    scaled = {number: weight / largest for number, weight in mix.items() if weight / largest > 0}
    total = fsum(scaled.values())
    return {number: weight / total for number, weight in scaled.items()}


def _letter(seat: Seat) -> str:
    return seat_letter(seat) if 0 <= seat < MAX_SEATS else str(seat)
