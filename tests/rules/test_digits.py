"""Digits and numbers as text: what is read, what is written, and that the two are inverse."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from strategies import any_number, anything, digits, quick
from thenumber.rules.digits import (
    ALL_DIGITS,
    DIGITS_OF,
    available_numbers,
    digits_name,
    first_digit,
    number_name,
    parse_digits,
    parse_number,
)
from thenumber.rules.errors import RulesError


def test_every_number_has_the_digits_of_its_name() -> None:
    for number, found in enumerate(DIGITS_OF):
        name = number_name(number)
        assert digits_name(found) == "".join(sorted(set(name)))
        assert parse_number(name) == number
        assert first_digit(number) == int(name[0])


def test_every_set_of_digits_reads_back() -> None:
    names = [digits_name(every) for every in range(ALL_DIGITS + 1)]
    assert [parse_digits(name) for name in names] == list(range(ALL_DIGITS + 1))
    assert len(set(names)) == len(names)


@given(st.permutations("0123456789"), st.integers(0, 10))
@quick
def test_digits_may_be_given_in_any_order(order: list[str], count: int) -> None:
    some = order[:count]
    assert digits_name(parse_digits("".join(some))) == "".join(sorted(some))


@pytest.mark.parametrize(
    ("text", "code", "found", "right"),
    [
        ("0x1", "not-a-digit", "x", "0-9"),
        ("-", "not-a-digit", "-", "0-9"),
        ("１", "not-a-digit", "１", "0-9"),
        ("0120", "digit-twice", "0120", "012"),
        ("77", "digit-twice", "77", "7"),
    ],
)
def test_digits_that_can_not_be_read(text: str, code: str, found: str, right: str) -> None:
    with pytest.raises(RulesError) as caught:
        parse_digits(text)
    assert (caught.value.code, caught.value.found, caught.value.right) == (code, found, right)


@given(anything(4))
@quick
def test_any_text_is_a_number_that_reads_back_or_an_error(text: str) -> None:
    for parse, name, right in ((parse_number, number_name, text), (parse_digits, digits_name, "".join(sorted(text)))):
        try:
            value = parse(text)
        except RulesError:
            continue
        assert name(value) == right


@given(digits, any_number)
@quick
def test_the_numbers_that_can_be_written_are_those_without_a_crossed_out_digit(available: int, number: int) -> None:
    assert (number in available_numbers(available)) == (set(number_name(number)) <= set(digits_name(available)))
    assert len(available_numbers(available)) == available.bit_count() ** 3
