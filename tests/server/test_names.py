"""Names: every script and emoji is welcome, nothing hides in them, nothing climbs out of them."""

import unicodedata
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from strategies import thorough
from thenumber.record.format import format_record
from thenumber.record.link import link, unlink
from thenumber.record.parse import parse_record
from thenumber.record.record import record_of, unprintable
from thenumber.table.names import LONGEST_NAME, MOST_MARKS, TOO_LONG, clean_name
from thenumber.testing import sample_game

NASTY = (
    "\u200b\u200c\u200d\u200e\u200f\u2060\ufeff\u00ad\u061c"  # zero-width and direction marks
    "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"  # bidi
    "\u0000\u0007\u001b\u007f\u0085\ud800\udfff\ue000\uffff\U000e0041"  # control, surrogates, private, none, tags
    "\u034f\u115f\u1160\u17b4\u180b\u2800\u3164\ufe0f\uffa0\ufffc\ufffd\U000e0100\U0001d159"  # invisible
)
IGNORABLE = "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u3164\uffa0" + "".join(
    map(chr, (*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)))
)
"""Unicode's Default_Ignorable_Code_Point, as far as the categories do not already say it."""
CATEGORIES = {"Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp"}

characters = (
    st.sampled_from(NASTY)
    | st.sampled_from("\u0300\u0301\u0308\u20dd\u0e33\u0903\u093e\u1100\u1161\u11a8\u0f71 \t\n@?-.'aZ9數عा")
    | st.characters(exclude_categories=())
)
texts = st.lists(characters, max_size=30).map("".join)


@pytest.mark.parametrize(
    "name",
    [
        *("Ada", "José", "O'Brien-Smith", "Zoë 2", "R2-D2", "x", "7", "Ada & Bob", "C++", "¿Qué?"),
        *(
            "數字",
            "田中 さん",
            "이름",
            "Наталья",
            "Ελένη",
            "محمد",
            "שלום",
            "สมชาย",
            "अनुष्का",
            "བསྒྲུབས",
            "🎲",
            "👍🏽",
            "♥",
            "𝔸𝕕𝕒",
        ),
        *("Wolfeschlegelsteinha", "一二三四五六七八九十" * 2),
    ],
)
def test_names_that_stay_as_they_are(name: str) -> None:
    assert clean_name(name) == name


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("  Ada   Lovelace\n", "Ada Lovelace"),
        ("\u3000數\u00a0字\u2003", "數 字"),
        ("Ada\u2028Bob\tCleo", "Ada Bob Cleo"),
        ("Jose\u0301", "José"),
        ("e\u200b\u0301", "é"),  # what is dropped must not keep a letter from its accent
        ("\u202eadA\u202c", "adA"),
        ("👨\u200d👩\u200d👧", "👨👩👧"),
        ("❤\ufe0f", "❤"),
        ("A\ud800\ue000\uffffB\x00\x1b[31m", "AB[31m"),
        ("\u0301\u0301Ada \u0301Bob", "Ada Bob"),  # marks on nothing
        ("Z\u0300\u0301\u0302\u0303\u0304\u0305a\u0316\u0317\u0318\u0319", "Z\u0300\u0301\u0302a\u0316\u0317\u0318"),
    ],
)
def test_names_that_are_cleaned(text: str, name: str) -> None:
    assert clean_name(text) == name


@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "\u200b", NASTY, "?", "...", " - ' ", "—", "$", "+", "\u0301", "\u3164", "\u2800"),
        *("@greedy", " @greedy", "\u200b@greedy", "＠greedy", "﹫greedy", "@"),
        *("x" * (LONGEST_NAME + 1), "數" * (LONGEST_NAME + 1), "x " * LONGEST_NAME, "Ada" + " " * TOO_LONG),
    ],
)
def test_names_that_are_refused(text: str) -> None:
    assert clean_name(text) is None


def test_every_single_character_is_kept_or_left_out_whole() -> None:
    for code in (*range(0x32000), *range(0xE0000, 0xE0200), 0xF0000, 0x10FFFF):  # the planes between are empty
        character = chr(code)
        name = clean_name("a" + character + "b")
        if unicodedata.category(character) in CATEGORIES or character in NASTY + IGNORABLE:
            assert name in ("ab", "a b"), hex(code)
        else:
            expected = unicodedata.normalize("NFC", "a" + character + "b")
            assert name == (expected if not character.isspace() else "a b"), hex(code)


@thorough
@given(texts)
def test_whatever_comes_in_what_comes_out_is_good(text: str) -> None:
    name = clean_name(text)
    if name is None:
        return
    assert clean_name(name) == name
    assert name == unicodedata.normalize("NFC", name)
    assert name == " ".join(name.split())
    assert not set(name) & set(NASTY)
    assert not CATEGORIES & set(map(unicodedata.category, name))
    assert unprintable(name) == ""
    assert not name.startswith("@")
    assert len(name) <= LONGEST_NAME * (1 + MOST_MARKS)
    flat = "".join("^" if unicodedata.category(character) in ("Mn", "Me") else "x" for character in name)
    assert "^" * (MOST_MARKS + 1) not in flat
    assert 1 <= flat.count("x") <= LONGEST_NAME
    assert not unicodedata.category(name[0]).startswith("M")
    assert any(character.isalnum() or unicodedata.category(character)[0] in "NLS" for character in name)


@thorough
@given(texts)
def test_a_name_goes_through_record_and_link_unchanged(text: str) -> None:
    if name := clean_name(text):
        record = record_of(sample_game(2, Random(0)), (name, "@greedy"))
        assert parse_record(format_record(record)).names == record.names
        assert unlink(link(record)).names == record.names
