"""From lines to games: which lines of a file count, and where one game ends and the next begins."""

import re
from collections.abc import Iterable, Iterator
from typing import TypeAlias

from thenumber.record.errors import RecordError
from thenumber.record.record import unprintable

Line: TypeAlias = tuple[int, str]
"""A line of a file: its line number, from 1, and its text."""

MAX_LINE = 4096
"""The longest line that is read, in characters. A longer one is no record, and must not fill the memory."""
BYTES = 4
"""The most bytes that a character can take."""

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
        text, unreadable = _text_of(raw, line_no)
        if not text and not unreadable:
            after_blank = True
        elif not text.lstrip().startswith("#"):  # a comment may contain what it likes
            if GAME_TAG.match(text) and (after_blank or after_turn):
                if error or game:
                    yield error or game
                game, error = [], None
            error = error or unreadable
            game.append((line_no, text))
            after_blank, after_turn = False, not text.lstrip().startswith("[")
    if error or game:
        yield error or game


def _text_of(raw: str | bytes, line_no: int) -> tuple[str, RecordError | None]:
    """A line without its end, nothing where it is blank; and what makes it unreadable, if anything does."""
    if len(raw) > BYTES * (MAX_LINE + 1):
        return "", _too_long(line_no)
    line, error = _decoded(raw, line_no) if isinstance(raw, bytes) else (raw, None)
    text = (line.removeprefix("\ufeff") if line_no == 1 else line).rstrip("\r\n")
    if len(text) > MAX_LINE:
        error = error or _too_long(line_no)
    elif character := unprintable(text.replace("\t", " ")):
        found, column = f"U+{ord(character):04X}", text.index(character) + 1
        error = error or RecordError("unprintable", found=found, line=line_no, column=column)
    return text.rstrip(), error


def _decoded(raw: bytes, line_no: int) -> tuple[str, RecordError | None]:
    try:
        return raw.decode(), None
    except UnicodeDecodeError as undecodable:
        found, column = f"0x{raw[undecodable.start]:02X}", undecodable.start + 1
        error = RecordError("not-utf8", found=found, right="UTF-8", line=line_no, column=column)
        return raw.decode(errors="replace"), error


def _too_long(line_no: int) -> RecordError:
    return RecordError("long-line", right=str(MAX_LINE), line=line_no, column=MAX_LINE + 1)
