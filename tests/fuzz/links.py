"""Links: a text is the link of one game and of no other, or a RecordError."""

import base64
import binascii
from collections.abc import Iterator

from thenumber.record.errors import RecordError
from thenumber.record.link import link, unlink
from thenumber.record.record import Record
from thenumber.rules.game import new_game, play


def one(data: bytes) -> None:
    """Once as a text, and once as bytes whose checksum is right, which chance would never find."""
    read(data.decode("utf-8", "replace"))
    checksum = binascii.crc_hqx(data, len(data)).to_bytes(2, "big")
    read(base64.urlsafe_b64encode(data + checksum).decode().rstrip("="))


def read(text: str) -> None:
    try:
        record = unlink(text)
    except RecordError as error:
        assert 1 <= error.column <= len(text) + 1
        return
    assert unlink(link(record)) == record
    assert text.strip().endswith(link(record))


def seeds() -> Iterator[bytes]:
    game = new_game(3)
    for numbers in ((120, 987, 998), (345, None, 0), (678, 321, 77)):
        game = play(game, numbers)
    for record in (Record(game, ("Ada", "Bob", "數字")), Record(new_game(2), ("?", "?"))):
        yield link(record).encode()
        yield f"https://example.org/replay#{link(record)}".encode()
        yield base64.urlsafe_b64decode(link(record) + "=" * (-len(link(record)) % 4))[:-2]
