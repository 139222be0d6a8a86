"""Position lines: a text is a position that reads back as itself, or a RecordError that names a place in it."""

from collections.abc import Iterator
from pathlib import Path

from thenumber.record.errors import RecordError
from thenumber.record.position import format_position, parse_position

COUNTS = Path(__file__).parent.parent / "counts" / "positions.count"


def one(data: bytes) -> None:
    text = data.decode("utf-8", "replace")
    try:
        position = parse_position(text)
    except RecordError as error:
        assert 1 <= error.column <= len(text) + 1
        return
    assert parse_position(format_position(position)) == position


def seeds() -> Iterator[bytes]:
    lines = [line for line in COUNTS.read_text("utf-8").splitlines() if line and not line.startswith("#")]
    for line in lines[:12]:
        yield line.split(" ; ")[0].encode()
    yield b"2.3 0345:3,0 12789:11,24 -:0,0 | 38 48 25"
