"""Entries of a table's log: they say something that is written down again as it was, or they can't be read."""

from collections.abc import Iterator

from fuzz.sayings import said_by_people
from thenumber.server.store.entries import LogEntry
from thenumber.server.tables.log import UnreadableEntryError, encode, entry_of, said_in
from thenumber.table.commands import Said

NONCE = "0123456789abcdef" * 2


def one(data: bytes) -> None:
    text = data.decode("utf-8", "replace")
    try:
        said = said_in(LogEntry("kitchen", 1, 1000.0, text))
    except UnreadableEntryError:
        return
    again = entry_of("kitchen", 1, 1000.0, said)
    assert said_in(again) == said
    assert encode(said_in(again)).decode() == again.body


def seeds() -> Iterator[bytes]:
    commands = said_by_people()
    for command in commands:
        yield encode([Said(command, "guest", NONCE)])
    yield encode([Said(command) for command in commands[:5]])
    yield b'[{"do":"Sit","name":"Ada","person":"guest"},{"do":"Pause","person":"host"}]'  # as it was in protocol 1
