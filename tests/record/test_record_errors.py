"""Every error a text can provoke: its code, where it is, what was found and what would be right."""

import base64
import binascii
import pickle
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from thenumber.record.errors import QUOTED, RecordError
from thenumber.record.format import format_record
from thenumber.record.link import link, unlink
from thenumber.record.parse import parse_record, read_records
from thenumber.record.position import format_position, parse_position
from thenumber.record.record import Record, record_of
from thenumber.rules.game import Game, new_game, play

SOURCE = Path(__file__).parent.parent.parent / "src" / "thenumber"
TOKENS = "761 761+ 761* 761x 761! ----"
TAG = '[Name "text"]'
POSITION = "1.2 0345678:3 12789:11"


def finished_game() -> Game:
    game = new_game(2)
    for _ in range(10):
        game = play(game, [None, None])
    return game


ONE_TURN = play(new_game(2), [220, 513])
ROUND = "".join(f"1.{turn} --- ---\n" for turn in range(1, 6))
ALL_TURNS = ROUND + ROUND.replace("1.", "2.")


def read_bytes(data: bytes) -> None:
    for found in read_records(data.split(b"\n")):
        if isinstance(found, RecordError):
            raise found


def sealed(payload: bytes) -> str:
    """A link with the right checksum, whatever it holds."""
    checksum = binascii.crc_hqx(payload, len(payload)).to_bytes(2)
    return base64.urlsafe_b64encode(payload + checksum).decode().rstrip("=")


class Case(NamedTuple):
    code: str
    act: Callable[[Any], object]
    given: Any
    line: int
    column: int
    found: str
    right: str
    verdict: str = ""


CASES = [
    # Lines
    Case("one-game", parse_record, "", 1, 1, "0", "1"),
    Case("one-game", parse_record, '1.1 220 513\n\n[Game "The Number"]\n1.1 220 513', 1, 1, "2", "1"),
    Case("long-line", parse_record, "1.1 220 513\n1.2 " + "3" * 5000, 2, 4097, "", "4096"),
    Case("not-utf8", read_bytes, b"1.1 220 513\n1.2 2\xff0 444", 2, 6, "0xFF", "UTF-8"),
    Case("unprintable", parse_record, "1.1 220 513\n1.2 22\x000 444", 2, 7, "U+0000", ""),
    Case("unprintable", parse_record, '[A "x\u2028y"]', 1, 6, "U+2028", ""),
    Case("unprintable", format_record, record_of(ONE_TURN, ("a\nb", "c")), 1, 1, "U+000A", ""),
    Case("unprintable", format_record, Record(ONE_TURN, ("a", "b"), notes=((0, "x\ud800y"),)), 1, 1, "U+D800", ""),
    Case("unprintable", parse_record, '[A "x"]\n[B\t"y\tz"]', 2, 6, "U+0009", ""),
    Case("unprintable", parse_record, "1.1\t220 513\t;\ta\tb", 1, 16, "U+0009", ""),
    Case("long-line", format_record, record_of(ONE_TURN, ("a" * 5000, "b")), 1, 1, "", "4096"),
    # Tags
    Case("tag-after-turn", parse_record, '1.1 220 513\n[Event "x"]', 2, 1, '[Event "x"]', ""),
    Case("bad-tag", parse_record, '[Site "x"]\n[Event x]', 2, 1, "[Event x]", TAG),
    Case("bad-tag", parse_record, '[Event "x]', 1, 1, '[Event "x]', TAG),
    Case("bad-tag", parse_record, '[2nd "x"]', 1, 1, '[2nd "x"]', TAG),
    Case("bad-tag", parse_record, '[A "x"] [B "y"]', 1, 1, '[A "x"] [B "y"]', TAG),
    Case("bad-tag", format_record, Record(ONE_TURN, ("a", "b"), other_tags=(("no tag", "x"),)), 1, 1, "no tag", TAG),
    Case("tag-twice", parse_record, '[Site "x"]\n[Site "y"]', 2, 1, "Site", ""),
    Case("tag-twice", format_record, Record(ONE_TURN, ("a", "b"), other_tags=(("Date", "x"),)), 1, 1, "Date", ""),
    Case("tag-twice", format_record, Record(ONE_TURN, ("a", "b"), other_tags=(("X", "1"), ("X", "2"))), 1, 1, "X", ""),
    Case("bad-escape", parse_record, r'[Event "a\nb"]', 1, 1, r"\n", r"\" \\"),
    Case("wrong-tag", parse_record, '[Game "Chess"]', 1, 1, '[Game "Chess"]', '"The Number"'),
    Case("wrong-tag", parse_record, '[Game "?"]\n[Rules "2"]', 2, 1, '[Rules "2"]', '"1"'),
    Case("missing-name", parse_record, '[A "x"]\n[C "y"]\n*', 3, 1, "AC", '[B "?"]'),
    Case("missing-name", parse_record, '[A "x"]', 1, 1, "A", '[B "?"]'),
    Case("missing-name", parse_record, '[E "x"]', 1, 1, "E", '[A "?"]'),
    Case("no-seats", parse_record, '[Event "x"]\n[Site "y"]', 2, 1, "", '[A "?"]'),
    Case("no-seats", parse_record, "*", 1, 1, "", '[A "?"]'),
    Case("no-seats", parse_record, "= 0 0", 1, 1, "", '[A "?"]'),
    Case("wrong-result", parse_record, '[Site "x"]\n[Result "A"]\n1.1 220 513', 2, 1, '[Result "A"]', '[Result "*"]'),
    # Turns
    Case("wrong-label", parse_record, "1.1 220 513\n 1.3 333 444", 2, 2, "1.3", "1.2"),
    Case("wrong-label", parse_record, "hello", 1, 1, "hello", "1.1"),
    Case("wrong-label", parse_record, ROUND + "1.6 220 513", 6, 1, "1.6", "2.1"),
    Case("wrong-label", parse_record, "1.1 220 513\n1.= 4 10", 2, 1, "1.=", "1.2"),
    Case("wrong-label", parse_record, "1.= 0 0", 1, 1, "1.=", "1.1"),
    Case("wrong-label", parse_record, ROUND + "2.= 0 0", 6, 1, "2.=", "1.="),
    Case("wrong-label", parse_record, ROUND + "1.= 0 0\n1.= 0 0", 7, 1, "1.=", "2.1"),
    Case("wrong-label", parse_record, ALL_TURNS + "2.= 0 0\n2.= 0 0", 12, 1, "2.=", "= 0 0"),
    Case("bad-token", parse_record, "1.1 220 51", 1, 9, "51", TOKENS),
    Case("bad-token", parse_record, "1.1 220  5130", 1, 10, "5130", TOKENS),
    Case("bad-token", parse_record, "1.1 220 513?", 1, 9, "513?", TOKENS),
    Case("bad-token", parse_record, "1.1 220 --", 1, 9, "--", TOKENS),
    Case("bad-token", parse_record, "1.1 220 ２２０", 1, 9, "２２０", TOKENS),
    Case("bad-token", parse_record, "1.1 220 513=2 7", 1, 9, "513=2", TOKENS),
    Case("wrong-seats", parse_record, "1.1 220", 1, 1, "1", "2-5"),
    Case("wrong-seats", parse_record, "1.1", 1, 1, "0", "2-5"),
    Case("wrong-seats", parse_record, "1.1 000 111 222 333 444 555", 1, 1, "6", "2-5"),
    Case("wrong-numbers", parse_record, "1.1 220 513\n1.2 444", 2, 1, "1", "2"),
    Case("wrong-numbers", parse_record, '[A "x"]\n[B "y"]\n1.1 220 513 444', 3, 1, "3", "2"),
    Case("wrong-mark", parse_record, "1.1 761+ 513 220", 1, 5, "761+", "761x", "eliminated"),
    Case("wrong-mark", parse_record, "1.1 761 513 220*", 1, 13, "220*", "220+", "approved"),
    Case("wrong-mark", parse_record, "1.1 761 513+ 220", 1, 9, "513+", "513*", "highest"),
    Case("wrong-mark", parse_record, "1.1 220 513\n1.2 020x 444", 2, 5, "020x", "020!", "void"),
    Case("wrong-score", parse_record, "1.1 220 513 = 2 8", 1, 17, "8", "7"),
    Case("wrong-score", parse_record, "1.1 220 513 = 2 x", 1, 17, "x", "7"),
    Case("wrong-counts", parse_record, "1.1 220 513 = 2", 1, 13, "1", "2"),
    Case("wrong-counts", parse_record, "1.1 220 513 =", 1, 13, "0", "2"),
    Case("wrong-counts", parse_record, ROUND + "1.= 0 0 0", 6, 1, "3", "2"),
    Case("wrong-total", parse_record, ROUND + "1.= 0 10", 6, 7, "10", "0"),
    # The end
    Case("wrong-final", parse_record, ALL_TURNS + "= 0 1", 11, 5, "1", "0"),
    Case("game-over", parse_record, ALL_TURNS + "2.6 220 513", 11, 1, "2.6", "= 0 0"),
    Case("game-over", parse_record, ALL_TURNS + "*", 11, 1, "*", "= 0 0"),
    Case("game-not-over", parse_record, "1.1 220 513\n= 4 10", 2, 1, "=", "*"),
    Case("bad-end", parse_record, "1.1 220 513\n* 4", 2, 3, "4", "*"),
    Case("after-the-end", parse_record, "1.1 220 513\n*\n1.2 333 444", 3, 1, "1.2 333 444", '[Game "The Number"]'),
    Case("misplaced-note", parse_record, "1.1 220 513\n; late", 2, 1, "; late", ""),
    Case("misplaced-note", parse_record, "1.1 220 513\n* ; late", 2, 3, "; late", ""),
    Case("misplaced-note", parse_record, ROUND + "1.= 0 0 ; late", 6, 9, "; late", ""),
    Case("misplaced-note", format_record, Record(ONE_TURN, ("a", "b"), notes=((1, "x"),)), 1, 1, "x", ""),
    Case("misplaced-note", format_record, Record(ONE_TURN, ("a", "b"), notes=((0, "x"), (0, "y"))), 1, 1, "y", ""),
    Case("misplaced-note", format_record, Record(ONE_TURN, ("a", "b"), notes=((0, " x"),)), 1, 1, " x", "x"),
    Case("wrong-names", format_record, record_of(ONE_TURN, ("a", "b", "c")), 1, 1, "3", "2"),
    # Position lines
    Case("bad-position", parse_position, "", 1, 1, "", POSITION),
    Case("bad-position", parse_position, "3.1 01: 23:", 1, 1, "3.1", POSITION),
    Case("bad-board", parse_position, "1.1 012: 01x:", 1, 10, "01x:", "0345678:3"),
    Case("bad-board", parse_position, "1.1 012: 345", 1, 10, "345", "0345678:3"),
    Case("bad-board", parse_position, "1.1 012: :", 1, 10, ":", "0345678:3"),
    Case("digit-twice", parse_position, "1.1 3: 0120:", 1, 8, "0120", "012"),
    Case("wrong-scores", parse_position, "1.2 012: 3:4", 1, 9, "0", "1"),
    Case("wrong-scores", parse_position, "1.1 012: 345:7", 1, 14, "1", "0"),
    Case("wrong-seats", parse_position, "1.1 012:", 1, 1, "1", "2-5"),
    Case("wrong-seats", parse_position, "1.1 0: 1: 2: 3: 4: 5:", 1, 1, "6", "2-5"),
    Case("wrong-totals", parse_position, "2.1 012: 345:", 1, 14, "", "| 0 0"),
    Case("wrong-totals", parse_position, "2.1 012: 345: | 7", 1, 15, "| 7", "| 0 0"),
    Case("wrong-totals", parse_position, "1.1 012: 345: | 1 2", 1, 15, "| 1 2", ""),
    Case("bad-count", parse_position, "2.1 012: 345: | 1 x", 1, 19, "x", "0"),
    Case("no-position", format_position, finished_game().position, 1, 1, "", "1.1-2.5"),
    # Links
    Case("long-link", unlink, "A" * 4097, 1, 1, "4097", "4096"),
    Case("long-link", link, record_of(ONE_TURN, ("a" * 4000, "b")), 1, 1, "5344", "4096"),
    Case("bad-link-character", unlink, "KN8!QbjdQA", 1, 4, "!", "A-Z a-z 0-9 - _"),
    Case("damaged-link", unlink, "", 1, 1, "", ""),
    Case("damaged-link", unlink, "KN8_QbjdQB", 1, 1, "KN8_QbjdQB", ""),
    Case("damaged-link", unlink, "KN8_QbjdQ", 1, 1, "KN8_QbjdQ", ""),
    Case("unknown-link-version", unlink, sealed(b"\x40\x00"), 1, 1, "2", "1"),
    Case("damaged-link", unlink, sealed(b"\x00"), 1, 1, sealed(b"\x00"), ""),
    Case("damaged-link", unlink, sealed(b"\x20\x00\xff"), 1, 1, sealed(b"\x20\x00\xff"), ""),
    Case("bad-link-character", unlink, "https://example.org/#KN8!QbjdQA", 1, 25, "!", "A-Z a-z 0-9 - _"),
    Case("wrong-names", link, record_of(ONE_TURN, ("a", "b", "c")), 1, 1, "3", "2"),
    Case("unprintable", parse_position, "1.1 01:\x00 23:", 1, 8, "U+0000", ""),
    Case("wrong-label", parse_record, "1.1 220 513\nx=", 2, 1, "x=", "1.2"),
    Case("unprintable", link, record_of(ONE_TURN, ("a\nb", "c")), 1, 1, "U+000A", ""),
]


@pytest.mark.parametrize("case", CASES, ids=[f"{case.code}-{count}" for count, case in enumerate(CASES)])
def test_an_error_says_where_it_is_what_was_found_and_what_would_be_right(case: Case) -> None:
    with pytest.raises(RecordError) as caught:
        case.act(case.given)
    error = caught.value
    assert (error.code, error.line, error.column) == (case.code, case.line, case.column)
    assert (error.found, error.right, error.verdict) == (case.found, case.right, case.verdict)
    assert str(error).startswith(f"line {case.line}, column {case.column}: {case.code}: found {case.found!r}")


def test_every_code_in_the_source_is_provoked_and_has_a_message() -> None:
    codes: set[str] = set()
    for path in (SOURCE / "record").glob("*.py"):
        source = path.read_text("utf-8")
        codes.update(re.findall(r'\b(?:Record)?[Ee]rror\(\s*"([a-z0-9-]+)"', source))
        codes.update(re.findall(r'demand_counts\([^)]*"([a-z0-9-]+)"\)', source))
    catalogue = (SOURCE / "locales" / "en" / "errors.ftl").read_text("utf-8")
    assert codes == {case.code for case in CASES}
    assert codes == set(re.findall(r"^record-([a-z0-9-]+) =", catalogue, re.MULTILINE))


def test_an_error_survives_the_way_to_another_process() -> None:
    with pytest.raises(RecordError) as caught:
        parse_record("1.1 761+ 513 220")
    copy = pickle.loads(pickle.dumps(caught.value))  # noqa: S301 our own bytes
    assert (type(copy), str(copy), vars(copy)) == (RecordError, str(caught.value), vars(caught.value))


def test_an_error_quotes_only_the_beginning_of_a_long_text() -> None:
    with pytest.raises(RecordError) as caught:
        parse_record(f"[Event {'x' * 500}]")
    assert len(caught.value.found) == QUOTED
    assert caught.value.found.endswith("x…")
