"""What a server says, read so that nothing in it can do anything to a terminal."""

import unicodedata
from typing import Any

import msgspec

from thenumber.server.wire import protocol as wire
from thenumber.table.names import LEFT_OUT

UNSAFE = (*LEFT_OUT, "Zl", "Zp")
"""The Unicode categories that are not printed: all that names may not have either, and other line breaks."""
REPLACEMENT = "\N{REPLACEMENT CHARACTER}"
NotUnderstood = (msgspec.MsgspecError, UnicodeError, RecursionError, LookupError, ValueError)
"""The exceptions that a message may raise which is no message, or contradicts itself."""


def printable(text: str) -> str:
    """The text with something harmless in the place of every control character.

    >>> printable("Ada"), printable("\\x1b[2J\\u202eAda\\n")
    ('Ada', '�[2J�Ada�')
    """
    return "".join([REPLACEMENT if unicodedata.category(character) in UNSAFE else character for character in text])


def read_message(data: str | bytes) -> wire.ServerSays:
    """A message of a server, all of whose texts can be printed; one of `NotUnderstood` is raised for anything else."""
    said: wire.ServerSays = msgspec.convert(_printable(msgspec.json.decode(data)), wire.ServerSays)
    return said


def _printable(value: Any) -> Any:
    match value:
        case str():
            return printable(value)
        case list():
            return [_printable(one) for one in value]
        case dict():
            return {printable(key): _printable(one) for key, one in value.items()}
    return value
