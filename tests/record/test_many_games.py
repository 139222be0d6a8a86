"""Several games in one file: where one ends and the next begins, and a wrong one among right ones."""

from collections.abc import Iterator

import pytest

from make_games import GAMES
from thenumber.record.errors import RecordError
from thenumber.record.format import format_record
from thenumber.record.parse import parse_record, parse_records, read_records

ONE = '[Game "The Number"]\n[Event "one"]\n1.1 220 513\n*\n'
TWO = '[Game "The Number"]\n[Event "two"]\n1.1 761 444 333\n*\n'
WRONG = '[Game "The Number"]\n[Event "wrong"]\n1.1 761+ 513 220\n*\n'


def events(text: str) -> list[str]:
    """The events of the games in a text, and the codes of wrong ones."""
    return [
        f"{found.code} {found.line}" if isinstance(found, RecordError) else found.event
        for found in read_records(text.split("\n"))
    ]


def test_all_golden_games_fit_one_file() -> None:
    everything = "\n".join(golden.text for golden in GAMES)
    assert parse_records(everything) == tuple(golden.record for golden in GAMES)
    canonical = "\n".join(format_record(golden.record) for golden in GAMES)
    assert parse_records(canonical) == tuple(golden.record for golden in GAMES)


def test_a_wrong_game_between_two_right_ones_is_told_and_the_next_one_is_read() -> None:
    assert events(f"{ONE}\n{WRONG}\n{TWO}") == ["one", "wrong-mark 8", "two"]
    with pytest.raises(RecordError) as caught:
        parse_records(f"{ONE}\n{WRONG}\n{TWO}")
    assert (caught.value.code, caught.value.line) == ("wrong-mark", 8)


@pytest.mark.parametrize(
    ("line", "error"),
    [
        ("1.1 22\x000 513", "unprintable 8"),
        ("1.1 " + "2" * 5000, "long-line 8"),
        ("1.1 220 51\ud800", "unprintable 8"),
    ],
)
def test_an_unreadable_line_spoils_its_own_game_only(line: str, error: str) -> None:
    spoiled = f'[Game "The Number"]\n[Event "wrong"]\n{line}\n*\n'
    assert events(f"{ONE}\n{spoiled}\n{TWO}") == ["one", error, "two"]


def test_of_two_unreadable_lines_in_a_game_the_first_is_told() -> None:
    assert events(f"1.1 22\x000 513\n1.2 \x01\n\n{TWO}") == ["unprintable 1", "two"]


def test_bytes_that_are_no_text_spoil_their_own_game_only() -> None:
    lines = [
        *ONE.encode().split(b"\n"),
        b"",
        b'[Game "The Number"]',
        b"1.1 220 \xff13",
        b"",
        *TWO.encode().split(b"\n"),
    ]
    first, second, third = read_records(lines)
    assert not isinstance(first, RecordError)
    assert isinstance(second, RecordError)
    assert (second.code, second.line, second.column, second.found) == ("not-utf8", 8, 9, "0xFF")
    assert not isinstance(third, RecordError)
    assert third.event == "two"


def test_bytes_and_text_give_the_same_records() -> None:
    text = "\n".join(golden.text for golden in GAMES)
    assert list(read_records(text.encode().split(b"\n"))) == list(read_records(text.split("\n")))
    assert list(read_records(text.encode().splitlines(keepends=True))) == list(read_records(text.split("\n")))


def test_a_game_tag_right_after_a_turn_begins_a_game() -> None:
    assert events(f"{ONE}{TWO}") == ["one", "two"]
    assert events(ONE.replace("*\n", "") + TWO) == ["one", "two"]


def test_a_blank_line_and_a_game_tag_begin_a_game_even_when_the_first_has_no_turns() -> None:
    assert events('[Game "The Number"]\n[A "Ada"]\n[B "Bob"]\n\n' + TWO) == ["?", "two"]


def test_a_blank_line_alone_begins_nothing() -> None:
    assert events('[Game "The Number"]\n\n[Event "one"]\n\n1.1 220 513\n\n1.2 333 444\n\n*\n') == ["one"]


def test_a_tag_whose_name_only_begins_with_game_begins_nothing() -> None:
    record = parse_record('[Event "one"]\n\n[GameId "x"]\n\n1.1 220 513')
    assert (record.event, record.other_tags) == ("one", (("GameId", "x"),))
    assert events('[Event "one"]\n1.1 220 513\n[GameId "x"]\n') == ["tag-after-turn 3"]


def test_comments_and_blank_lines_between_games_are_nothing() -> None:
    assert events(f"# first\n\n{ONE}\n# second\n\n\n{TWO}\n# end\n") == ["one", "two"]
    assert events("# nothing\n\n# but comments\n") == []


def test_records_come_while_lines_come_in() -> None:
    seen = []

    def lines() -> Iterator[str]:
        for line in f"{ONE}\n{TWO}".split("\n"):
            seen.append(line)
            yield line

    found = read_records(lines())
    next(found)
    assert seen.count('[Game "The Number"]') == 2  # the tag that ends the first game, and not a line more
    assert seen[-1] == '[Game "The Number"]'
