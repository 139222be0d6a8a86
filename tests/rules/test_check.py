"""The check (R14 to R18): who eliminates whom, and the reason each ruling carries."""

import pytest

from thenumber.rules.board import FRESH_BOARD, Board
from thenumber.rules.check import Clash, Verdict, check
from thenumber.rules.digits import parse_digits, parse_number


def marks(numbers: str) -> str:
    """The verdicts on numbers from fresh boards: + approved, x eliminated."""
    written = [parse_number(word) for word in numbers.split()]
    rulings = check([FRESH_BOARD] * len(written), written)
    return "".join("+" if ruling.verdict is Verdict.APPROVED else "x" for ruling in rulings)


@pytest.mark.parametrize(
    ("numbers", "expected"),
    [
        ("761 513 444 444 220", "x++++"),
        ("220 444 513 444 761", "++++x"),
        ("444 761 220 513 444", "+x+++"),
    ],
)
def test_R14_numbers_are_ordered_by_height_and_not_by_seat(numbers: str, expected: str) -> None:
    assert marks(numbers) == expected


@pytest.mark.parametrize(
    ("numbers", "expected"),
    [
        ("761 513", "x+"),  # one digit
        ("761 167", "x+"),  # all of them
        ("999 009", "x+"),
        ("100 011", "x+"),  # a leading zero is a digit like any other
        ("500 050", "x+"),
        ("987 654", "++"),
        ("900 111 222", "+++"),
        ("123 124", "+x"),  # only the higher one is eliminated
    ],
)
def test_R15_a_digit_shared_with_a_lower_number_eliminates(numbers: str, expected: str) -> None:
    assert marks(numbers) == expected


def test_R15_the_ruling_names_every_lower_number_and_the_shared_digits() -> None:
    rulings = check([FRESH_BOARD] * 5, [761, 167, 989, 716, 12])
    assert rulings[0].verdict is Verdict.ELIMINATED
    assert rulings[0].eliminated_by == (
        Clash(1, parse_digits("167")),
        Clash(3, parse_digits("167")),
        Clash(4, parse_digits("1")),
    )
    assert rulings[2].eliminated_by == ()  # 989 is higher than all of them and shares nothing


@pytest.mark.parametrize(
    ("numbers", "expected"),
    [
        ("761 513 444 342 220", "xxxx+"),
        ("312 231 123", "xx+"),
        ("950 540 430 320 211", "xxxx+"),  # a chain: each is eliminated by the next lower one
        ("988 870 001", "xx+"),  # 988 shares no digit with 001, only with 870, which is eliminated
    ],
)
def test_R16_an_eliminated_number_eliminates_too(numbers: str, expected: str) -> None:
    assert marks(numbers) == expected


@pytest.mark.parametrize(
    ("numbers", "expected"),
    [
        ("444 444", "++"),
        ("444 444 444 444 444", "+++++"),
        ("000 000 000", "+++"),
        ("900 900 011", "xx+"),  # together they fall, but not by each other
        ("555 555 123 123", "++++"),
    ],
)
def test_R17_identical_numbers_do_not_eliminate_each_other(numbers: str, expected: str) -> None:
    assert marks(numbers) == expected


def test_R17_identical_numbers_both_eliminate_the_higher_one_and_are_both_named() -> None:
    rulings = check([FRESH_BOARD] * 3, [451, 440, 440])
    assert rulings[0].eliminated_by == (Clash(1, parse_digits("4")), Clash(2, parse_digits("4")))
    assert rulings[1] == rulings[2]


@pytest.mark.parametrize("numbers", ["000 999", "999 999", "123 012 001", "987 876 765 654 543"])
def test_R18_the_lowest_number_is_approved(numbers: str) -> None:
    written = numbers.split()
    lowest = written.index(min(written))
    assert marks(numbers)[lowest] == "+"


def test_R18_the_lowest_number_that_stands_is_approved_when_a_void_one_is_lower() -> None:
    no_zero = Board(parse_digits("123456789"))
    rulings = check([no_zero, FRESH_BOARD, FRESH_BOARD], [0, 100, 101])
    assert [ruling.verdict.value for ruling in rulings] == ["void", "approved", "eliminated"]
    assert rulings[2].eliminated_by == (Clash(1, parse_digits("01")),)
