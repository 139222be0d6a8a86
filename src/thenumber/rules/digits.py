"""Digits and numbers: sets of digits as ten bits, numbers as 0 to 999, and their written forms."""

from functools import lru_cache
from typing import TypeAlias, TypeGuard

from thenumber.rules.errors import RulesError

Digits: TypeAlias = int
"""A set of digits: bit d stands for the digit d."""

Number: TypeAlias = int
"""A number, 0 to 999. Written, it always has three characters."""

DIGIT_COUNT = 10
ALL_DIGITS: Digits = 0b11_1111_1111
NUMBERS = 1000

DIGITS_OF: tuple[Digits, ...] = tuple(1 << n // 100 | 1 << n // 10 % 10 | 1 << n % 10 for n in range(NUMBERS))
"""The digits in each number, by number: a lookup instead of arithmetic in the innermost loop."""


def is_number(value: object) -> TypeGuard[Number]:
    """Whether this is a whole number from 0 to 999; `True` is none.

    >>> is_number(42), is_number(1000), is_number("042"), is_number(True)
    (True, False, False, False)
    """
    return type(value) is int and 0 <= value < NUMBERS


def unavailable_digits(number: Number, available: Digits) -> Digits:
    """The digits of a number that are not available: none if the number may be written.

    >>> digits_name(unavailable_digits(761, parse_digits("167"))), digits_name(unavailable_digits(761, 0b11))
    ('', '67')
    """
    return DIGITS_OF[number] & ~available


def parse_number(text: str) -> Number:
    """The number that three characters say. Raises `RulesError` for anything but three digits.

    >>> parse_number("042")
    42
    """
    if len(text) != 3 or not (text.isascii() and text.isdigit()):
        raise RulesError("not-a-number", found=text, right="000-999")
    return int(text)


def number_name(number: Number) -> str:
    """A number as it is written, with three characters. Raises `RulesError` outside 0 to 999.

    >>> number_name(42)
    '042'
    """
    if not 0 <= number < NUMBERS:
        raise RulesError("not-a-number", found=number, right="000-999")
    return f"{number:03}"


def parse_digits(text: str) -> Digits:
    """The set of the digits in a text, in any order. Raises `RulesError` for a digit that stands there twice.

    >>> parse_digits("310") == 0b1011
    True
    """
    digits = 0
    for character in text:
        if character not in "0123456789":
            raise RulesError("not-a-digit", found=character, right="0-9")
        if digits >> int(character) & 1:
            raise RulesError("digit-twice", found=text, right="".join(sorted(set(text))))
        digits |= 1 << int(character)
    return digits


@lru_cache(maxsize=1024)
def digits_name(digits: Digits) -> str:
    """A set of digits as text, lowest first.

    >>> digits_name(0b1011)
    '013'
    """
    return "".join(str(d) for d in range(10) if digits >> d & 1)


def first_digit(number: Number) -> int:
    """The digit that scores.

    >>> first_digit(761), first_digit(42)
    (7, 0)
    """
    return number // 100


@lru_cache(maxsize=1024)
def available_numbers(available: Digits) -> tuple[Number, ...]:
    """All numbers that can be written with these digits, lowest first.

    >>> available_numbers(0b11)
    (0, 1, 10, 11, 100, 101, 110, 111)
    """
    return tuple(n for n in range(NUMBERS) if not unavailable_digits(n, available))
