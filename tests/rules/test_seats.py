"""Seats: five letters, colours and symbols, and how they are read and named."""

import pytest

from thenumber.rules.errors import RulesError
from thenumber.rules.seats import MAX_SEATS, SEAT_COLOURS, SEAT_LETTERS, SEAT_SYMBOLS, parse_seat, seat_letter


def test_every_seat_reads_back() -> None:
    assert [parse_seat(letter) for letter in SEAT_LETTERS] == list(range(MAX_SEATS))
    assert "".join(seat_letter(seat) for seat in range(MAX_SEATS)) == SEAT_LETTERS


def test_R1_every_seat_has_a_colour_and_a_symbol_of_its_own() -> None:
    assert SEAT_COLOURS == ("red", "blue", "green", "yellow", "purple")
    assert len(set(SEAT_SYMBOLS)) == len(SEAT_COLOURS) == MAX_SEATS


@pytest.mark.parametrize("letter", ["", "F", "a", "AB", "0", "Ａ"])
def test_letters_that_are_no_seat(letter: str) -> None:
    with pytest.raises(RulesError) as caught:
        parse_seat(letter)
    assert (caught.value.code, caught.value.found, caught.value.right) == ("not-a-seat", letter, "A-E")


@pytest.mark.parametrize("seat", [-1, 5, 100])
def test_seats_without_a_letter(seat: int) -> None:
    with pytest.raises(RulesError) as caught:
        seat_letter(seat)
    assert (caught.value.code, caught.value.found, caught.value.right) == ("not-a-seat", str(seat), "0-4")
