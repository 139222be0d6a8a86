"""Whatever comes in, a parser gives a value that reads back, or says where and what the error is; it never breaks."""

import base64
import binascii
from collections.abc import Callable
from typing import TypeVar

from hypothesis import given
from hypothesis import strategies as st

from strategies import anything, made_up_positions, mutated, records, thorough
from thenumber.record.errors import RecordError
from thenumber.record.format import format_record
from thenumber.record.link import link, unlink
from thenumber.record.parse import parse_record, parse_records, read_records
from thenumber.record.position import format_position, parse_position

T = TypeVar("T")


def read(parse: Callable[[str], T], text: str) -> T | None:
    """What a parser makes of a text; nothing where it refuses, and then the place it names must exist."""
    try:
        return parse(text)
    except RecordError as error:
        refusal = error
    lines = text.split("\n") if parse in (parse_record, parse_records) else [text]
    assert 1 <= refusal.line <= len(lines)
    assert 1 <= refusal.column <= len(lines[refusal.line - 1]) + 1  # one past the end: there something is missing
    return None


def demand_record(text: str) -> None:
    found = read(parse_record, text)
    if found is not None:
        canonical = format_record(found)
        assert parse_record(canonical) == found
        assert format_record(parse_record(canonical)) == canonical


@given(anything())
@thorough
def test_any_text_as_a_record(text: str) -> None:
    demand_record(text)
    read(parse_records, text)


# Pieces of records in no order: far more of them get deep into the parser than of any text.
LINES = ("1.1 220 513", "1.1 000 111 222", "1.2 444 333 = 4 6", "1.=", "2.=", "= 1 2", "*", '[Game "The Number"]')
SCRAPS = ("[A", ' "x"]', '[B "y"]', '[Result "A"]', ";", "#", "=", "----", "761x", "\\", "\ufeff", " ", "\t")
BREAKS = ("\n", "\n\n", "\r\n")
PIECES = st.sampled_from(LINES) | st.sampled_from(SCRAPS) | st.sampled_from(BREAKS)


@given(st.lists(PIECES | st.text(max_size=2), max_size=12).map("".join))
@thorough
def test_pieces_of_records_in_any_order(text: str) -> None:
    demand_record(text)


@given(records().map(format_record).flatmap(mutated))
@thorough
def test_records_with_slips_of_the_pen(text: str) -> None:
    demand_record(text)


@given(st.lists(st.binary(max_size=60) | st.sampled_from([b"1.1 220 513", b"*", b'[Game "The Number"]']), max_size=8))
@thorough
def test_any_bytes_as_records(lines: list[bytes]) -> None:
    for found in read_records(lines):
        if isinstance(found, RecordError):
            assert 1 <= found.line <= len(lines)
            assert 1 <= found.column <= len(lines[found.line - 1]) + 1
        else:
            assert parse_record(format_record(found)) == found


def demand_position(text: str) -> None:
    found = read(parse_position, text)
    if found is not None:
        assert parse_position(format_position(found)) == found


@given(anything())
@thorough
def test_any_text_as_a_position_line(text: str) -> None:
    demand_position(text)


@given(made_up_positions().map(format_position).flatmap(mutated))
@thorough
def test_position_lines_with_slips_of_the_pen(text: str) -> None:
    demand_position(text)


def demand_link(text: str) -> None:
    found = read(unlink, text)
    if found is not None:
        assert unlink(link(found)) == found
        assert text.strip().endswith(link(found))


@given(anything() | st.text("ABCabc019-_", max_size=40))
@thorough
def test_any_text_as_a_link(text: str) -> None:
    demand_link(text)


@given(records().map(link).flatmap(mutated))
@thorough
def test_links_with_slips_of_the_pen(text: str) -> None:
    demand_link(text)


@given(st.binary(max_size=60))
@thorough
def test_any_bytes_as_a_link_whose_checksum_is_right(payload: bytes) -> None:
    sealed = payload + binascii.crc_hqx(payload, len(payload)).to_bytes(2)
    demand_link(base64.urlsafe_b64encode(sealed).decode().rstrip("="))
