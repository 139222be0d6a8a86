"""Entries of a table's log are read in every form that was ever written, and what is none is refused in one way."""

import pytest

from thenumber.server.store.entries import LogEntry
from thenumber.server.tables.log import UnreadableEntryError, entry_of, said_in
from thenumber.table.commands import Said
from thenumber.table.people import Sit


def entry(body: str) -> LogEntry:
    return LogEntry("kitchen", 1, 1000.0, body)


def test_an_entry_says_what_was_written_down() -> None:
    said = [Said(Sit("Ada"), "hash-of-a"), Said(Sit("Bob"), "hash-of-b")]
    assert said_in(entry_of("kitchen", 1, 1000.0, said)) == said


def test_an_entry_of_protocol_1_says_the_same() -> None:
    assert said_in(entry('[{"do":"Sit","name":"Ada","person":"hash-of-a"}]')) == [Said(Sit("Ada"), "hash-of-a")]


@pytest.mark.parametrize(
    "body", ["", "5", "null", "[5]", '["Sit"]', "{}", '[{"do":"Sing"}]', '[{"command":{}}]', "[{]"]
)
def test_what_is_no_entry_is_one_kind_of_error(body: str) -> None:
    with pytest.raises(UnreadableEntryError, match="entry 1 of table kitchen"):
        said_in(entry(body))
