"""From lines to games: which lines of a file count, and where one game ends and the next begins."""

import re
from collections.abc import Iterable, Iterator
from typing import TypeAlias

from thenumber.record.errors import RecordError
from thenumber.record.record import unprintable

Line: TypeAlias = tuple[int, str]
"""A line's place in its file, from 1, and its text."""

MAX_LINE = 4096
"""The longest line that is read: a longer one is no record, and must not fill the memory."""

GAME_TAG = re.compile(r"\s*\[\s*Game\b")


def split_games(lines: Iterable[str | bytes]) -> Iterator[list[Line] | RecordError]:
    """The lines that count, game by game as they come in; for a game with an unreadable line, the error.

    >>> [len(game) for game in split_games(['[Game "The Number"]', "", "# a comment", "1.1 220 513", "*"])]
    [3]
    """
    game: list[Line] = []
    error: RecordError | None = None
    after_blank = after_turn = False
    for line_no, raw in enumerate(lines, 1):
        try:
            text = _text_of(raw, line_no)
        except RecordError as unreadable:
            error = error or unreadable
            continue
        if not text:
            after_blank = True
        elif not text.lstrip().startswith("#"):
            if GAME_TAG.match(text) and (after_blank or after_turn):
                if error or game:
                    yield error or game
                game, error = [], None
            game.append((line_no, text))
            after_blank, after_turn = False, not text.lstrip().startswith("[")
    if error or game:
        yield error or game


def _text_of(raw: str | bytes, line_no: int) -> str:
    """A line without its end, or nothing where it is blank."""
    raw = raw.rstrip("\r\n") if isinstance(raw, str) else raw.rstrip(b"\r\n")
    if len(raw) > MAX_LINE:
        raise RecordError("long-line", right=str(MAX_LINE), line=line_no, column=MAX_LINE + 1)
    if isinstance(raw, bytes):
        try:
            raw = raw.decode()
        except UnicodeDecodeError as error:
            found = f"0x{raw[error.start]:02X}"
            raise RecordError("not-utf8", found=found, right="UTF-8", line=line_no, column=error.start + 1) from None
    text = raw.removeprefix("\ufeff") if line_no == 1 else raw
    if character := unprintable(text.replace("\t", " ")):
        column = text.index(character) + 1
        raise RecordError("unprintable", found=f"U+{ord(character):04X}", line=line_no, column=column)
    return text.rstrip()
