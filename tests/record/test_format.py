"""Writing a record: one text for one game, in the order the notation lays down."""

import pytest

from examples import EXAMPLE
from make_games import GAMES, Golden
from thenumber.record.format import format_record, format_turn, turn_token
from thenumber.record.parse import parse_record
from thenumber.record.record import Record, record_of, result_of
from thenumber.rules.game import new_game, play


def test_the_example_of_the_notation_is_written_as_it_is_read() -> None:
    record = parse_record(EXAMPLE)
    assert format_record(record) == EXAMPLE
    assert record.names == ("Ada", "Bob", "@greedy")
    assert (record.event, record.site, record.date) == ("Kitchen table", "?", "2026-11-15")
    assert record.notes == ((3, "B wrote a crossed-out 7"),)


def test_every_mark() -> None:
    game = play(play(new_game(5), [761, 513, 444, None, 220]), [987, 555, 333, None, 761])
    assert format_turn(game.turns[0]) == "1 761x 513* 444+ ---- 220+ = 0 7 4 0 2"
    assert format_turn(game.turns[1]) == "2 987x 555! 333+ ---- 761* = 0 0 3 0 10"
    assert [turn_token(game.turns[1], seat) for seat in range(5)] == ["987x", "555!", "333+", "----", "761*"]


def test_other_tags_follow_in_alphabetical_order_whatever_order_they_come_in() -> None:
    tags = (("Clock", "30"), ("Annotator", "Eve"))
    text = format_record(Record(new_game(2), ("?", "?"), other_tags=tags))
    names = [line[1:].split()[0] for line in text.splitlines() if line.startswith("[")]
    assert names == ["Game", "Rules", "Event", "Site", "Date", "A", "B", "Result", "Annotator", "Clock"]
    assert text == format_record(Record(new_game(2), ("?", "?"), other_tags=tags[::-1]))


def test_quotes_and_backslashes_are_escaped_and_come_back() -> None:
    names = ('Ada "Ace"', "C:\\new", '\\"')
    text = format_record(record_of(new_game(3), names))
    assert r'[A "Ada \"Ace\""]' in text
    assert r'[B "C:\\new"]' in text
    assert r'[C "\\\""]' in text
    assert parse_record(text).names == names


def test_the_result_is_the_winning_seats_or_a_star() -> None:
    games = {golden.name: golden.game for golden in GAMES}
    assert result_of(games["unfinished"]) == "*"
    assert result_of(games["round-1-leader-loses"]) == "A"
    assert result_of(games["shared-win-of-two"]) == "AC"
    assert result_of(games["shared-win-of-three"]) == "ABD"


@pytest.mark.parametrize("golden", GAMES, ids=lambda golden: golden.name)
def test_the_same_game_gives_the_same_bytes_however_it_was_come_by(golden: Golden) -> None:
    record = golden.record
    text = format_record(record)
    assert text.endswith("\n")
    assert "\r" not in text
    again = golden.record  # played once more, and not the same objects
    assert format_record(again).encode() == text.encode()
    assert format_record(parse_record(text)).encode() == text.encode()
    bare = "\n".join(line.split(" = ")[0].rstrip("+*x!") for line in text.splitlines() if line[:1] in "12")
    if record.game.turns:
        assert format_record(record_of(parse_record(bare).game)) == format_record(record_of(record.game))
