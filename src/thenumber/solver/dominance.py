"""Dominated numbers: of all that share their first digit and their digits, the lowest is the one to write."""

from functools import lru_cache

from thenumber.rules.digits import DIGITS_OF, NUMBERS, Digits, Number, available_numbers, first_digit


def lowest_arrangement(number: Number) -> Number:
    """The lowest number with the same first digit and the same set of digits.

    It weakly dominates the others: it is never worse, in own points whatever the others write, and in relative points
    as long as no two of them write the same. Anything strictly between the two begins with the same digit: so it
    eliminates the higher number, and shares a digit with the lower one, which eliminates it. And what it does to
    numbers outside the interval, and they to it, is the same.

    If two others write the same, and the lower number is eliminated as well as the higher one would be, both may have
    the bonus of the one in between, and more in sum than it had: 290 is better than 209 against 098, 098 and 251.
    For a share of the win with three seats or more this does not hold: the number in between may be worth more alive
    than eliminated, because it takes the bonus from a third player who would win with it.

    >>> lowest_arrangement(921), lowest_arrangement(990), lowest_arrangement(42), lowest_arrangement(777)
    (912, 900, 24, 777)
    """
    return _LOWEST[number]


@lru_cache(maxsize=1024)
def canonical_numbers(available: Digits) -> tuple[Number, ...]:
    """The lowest arrangements that can be written with these digits, lowest first: 460 with all ten.

    >>> canonical_numbers(0b11)
    (0, 1, 100, 111)
    """
    return tuple(number for number in available_numbers(available) if lowest_arrangement(number) == number)


def _lowest_arrangements() -> tuple[Number, ...]:
    lowest: dict[tuple[int, Digits], Number] = {}
    for number in range(NUMBERS):
        lowest.setdefault((first_digit(number), DIGITS_OF[number]), number)
    return tuple(lowest[first_digit(number), DIGITS_OF[number]] for number in range(NUMBERS))


_LOWEST = _lowest_arrangements()
