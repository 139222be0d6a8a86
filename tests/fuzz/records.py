"""Records: a text is a record that reads back as itself, or a RecordError that names a place in the text."""

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from thenumber.record.errors import RecordError
from thenumber.record.format import format_record
from thenumber.record.parse import parse_record, parse_records

GAMES = Path(__file__).parent.parent / "games"


def one(data: bytes) -> None:
    text = data.decode("utf-8", "replace")
    try:
        record = parse_record(text)
    except RecordError as error:
        lines = text.split("\n")
        assert 1 <= error.line <= len(lines)
        assert 1 <= error.column <= len(lines[error.line - 1]) + 1
    else:
        canonical = format_record(record)
        assert parse_record(canonical) == record
        assert format_record(parse_record(canonical)) == canonical
    with suppress(RecordError):
        parse_records(text)


def seeds() -> Iterator[bytes]:
    for name in (
        "absent",
        "awkward-names",
        "between-rounds",
        "everybody-void",
        "five-seats",
        "kitchen-table",
        "sits-out",
    ):
        yield (GAMES / f"{name}.tnr").read_bytes()
