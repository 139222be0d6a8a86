"""Seats: the five places at the table, each with a letter, a colour and a symbol."""

from typing import TypeAlias

from thenumber.rules.errors import RulesError

Seat: TypeAlias = int
"""A seat, 0 to 4."""

MIN_SEATS, MAX_SEATS = 2, 5
SEAT_LETTERS = "ABCDE"
SEAT_COLOURS = ("red", "blue", "green", "yellow", "purple")
SEAT_SYMBOLS = ("sun", "mountain", "leaf", "moon", "flower")


def parse_seat(letter: str) -> Seat:
    """The seat that a letter from A to E names. Raises `RulesError` for anything else.

    >>> parse_seat("C")
    2
    """
    if len(letter) != 1 or letter not in SEAT_LETTERS:
        raise RulesError("not-a-seat", found=letter, right="A-E")
    return SEAT_LETTERS.index(letter)


def seat_letter(seat: Seat) -> str:
    """The letter of a seat. Raises `RulesError` if there is no such seat.

    >>> seat_letter(2)
    'C'
    """
    if not 0 <= seat < MAX_SEATS:
        raise RulesError("not-a-seat", found=seat, right="0-4")
    return SEAT_LETTERS[seat]
