"""Parse and format are inverse, for records, position lines and links."""

from hypothesis import given

from strategies import games, made_up_positions, positions, quick, records, thorough
from thenumber.record.format import format_record
from thenumber.record.link import link, unlink
from thenumber.record.parse import parse_record, parse_records, read_records
from thenumber.record.position import format_position, parse_position
from thenumber.record.record import Record, record_of
from thenumber.rules.game import Game, Position


@given(records())
@thorough
def test_a_record_reads_back(record: Record) -> None:
    text = format_record(record)
    assert parse_record(text) == record
    assert list(read_records(text.encode().split(b"\n"))) == [record]
    assert format_record(parse_record(text)) == text


@given(records(), records())
@quick
def test_records_one_after_the_other_read_back(one: Record, other: Record) -> None:
    for between in ("", "\n", "\n# a comment\n\n"):
        assert parse_records(format_record(one) + between + format_record(other)) == (one, other)


@given(positions | made_up_positions())
@thorough
def test_a_position_reads_back(position: Position) -> None:
    line = format_position(position)
    assert parse_position(line) == position
    assert format_position(parse_position(line)) == line


@given(games())
@quick
def test_every_position_on_the_way_reads_back(game: Game) -> None:
    if not game.over:
        assert parse_position(format_position(game.position)) == game.position


@given(records())
@thorough
def test_a_link_reads_back(record: Record) -> None:
    assert unlink(link(record)) == record_of(record.game, record.names)
    assert unlink(link(record, names=False)) == record_of(record.game)
    assert link(unlink(link(record))) == link(record)
