"""Codes of tables: said, heard, typed, never rude, and as many as is claimed."""

from functools import cache
from random import Random
from secrets import SystemRandom

import pytest
from hypothesis import given
from hypothesis import strategies as st

from strategies import quick
from thenumber.server.tables.codes import CODES, LENGTH, LETTERS, RUDE, TOO_LONG, clean_code, new_code

rngs = st.integers(0, 2**32).map(Random)
spacers = st.text(st.sampled_from(" \t\n-\u2010\u2013\u2014\u3000\uff0d"), max_size=3)


def test_letters_are_told_apart_and_make_no_words() -> None:
    assert not set(LETTERS) & set("0O1IL5S2Z8B" + "AEIOUY" + "0123456789")
    assert len(set(LETTERS)) == len(LETTERS)


def test_every_rude_string_could_happen_and_none_is_listed_for_nothing() -> None:
    for word in RUDE:
        assert set(word) <= set(LETTERS)
        assert len(word) <= LENGTH
        assert not any(other in word for other in RUDE if other != word)


def test_there_are_as_many_codes_as_is_said() -> None:
    longest = max(map(len, RUDE))

    @cache
    def endings(left: int, before: str) -> int:
        """How many ways there are to go on politely."""
        if not left:
            return 1
        grown = [before + letter for letter in LETTERS]
        polite = [text for text in grown if not text.endswith(RUDE)]
        return sum(endings(left - 1, text[-longest:]) for text in polite)

    assert endings(LENGTH, "") == CODES


def test_codes_of_the_system_are_codes() -> None:
    codes = {new_code(SystemRandom()) for _ in range(1000)}
    assert len(codes) > 990
    assert all(clean_code(code) == code for code in codes)


def test_no_code_is_rude_and_every_letter_comes_in_every_place() -> None:
    rng = Random(1)
    codes = [new_code(rng) for _ in range(5000)]
    assert not any(word in code for code in codes for word in RUDE)
    for place in range(LENGTH):
        assert {code[place] for code in codes} == set(LETTERS)


@quick
@given(rngs, spacers, spacers, spacers)
def test_a_code_is_understood_however_it_is_typed(rng: Random, first: str, middle: str, last: str) -> None:
    code = new_code(rng)
    assert clean_code(f"{code[:3]}-{code[3:]}") == code
    assert clean_code(first + code[:3].lower() + middle + code[3:] + last) == code
    wide = "".join(chr(ord(letter) + 0xFEE0) for letter in code)
    assert clean_code(wide) == code
    assert clean_code(code.replace("M", "N")) == code


@quick
@given(st.text(max_size=60) | st.text(LETTERS, max_size=10))
def test_what_comes_out_is_a_code_or_nothing(text: str) -> None:
    code = clean_code(text)
    assert code is None or (len(code) == LENGTH and set(code) <= set(LETTERS) and clean_code(code) == code)


@pytest.mark.parametrize(
    "text", ["", "KDWTX", "KDWTXMM", "KDWTX0", "KDW_TXM", "KDW.TXM", "AEIOUY", "КDWTXM", "KDWTX\ud800", "-" * TOO_LONG]
)
def test_what_is_no_code(text: str) -> None:
    assert clean_code(text) is None


def test_a_code_that_would_be_rude_today_still_leads_to_its_table() -> None:
    assert clean_code("WTFWTF") == "WTFWTF"
    assert clean_code(" " * TOO_LONG + "KDWTXM") is None
