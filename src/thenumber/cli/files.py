"""Records from files, pipes and links."""

import itertools
import sys
from collections.abc import Iterator
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import BinaryIO

from thenumber.cli.exit_codes import WRONG_RECORD, WRONG_USAGE
from thenumber.cli.system_reasons import system_reason
from thenumber.cli.texts import complain, record_message, stop, text
from thenumber.record.errors import RecordError
from thenumber.record.lines import BYTES, MAX_LINE
from thenumber.record.link import unlink
from thenumber.record.parse import read_records
from thenumber.record.record import Record

STDIN = "-"


def records_in(file: str, *, keep_going: bool = False) -> Iterator[Record]:
    """The records of a file as they are read. A wrong one ends the command, or is reported and left out."""
    found = failed = False
    with _open(file) as stream:
        for record in read_records(_lines(stream)):
            found = True
            if isinstance(record, Record):
                yield record
                continue
            sys.stdout.flush()
            complain(in_file(file, record))
            failed = True
            if not keep_going:
                break
    if not found:
        stop(text("error-no-games", file=name_of(file)), WRONG_RECORD)
    if failed:
        raise SystemExit(WRONG_RECORD)


def record_from(source: str, game: int) -> Record:
    """The record in a file, or in a link. Games are counted from 1."""
    if game < 1:
        stop(text("usage-game-number", found=str(game)), WRONG_USAGE)
    if source != STDIN and not Path(source).exists():
        try:
            return unlink(source)
        except RecordError:
            stop(text("error-no-file-or-link", source=source), WRONG_USAGE)
    records = list(itertools.islice(records_in(source), game))
    if len(records) < game:
        stop(text("error-no-such-game", game=game, file=name_of(source), count=len(records)), WRONG_USAGE)
    return records[-1]


def in_file(file: str, error: RecordError) -> str:
    return text(
        "error-in-file",
        file=name_of(file),
        line=str(error.line),
        column=str(error.column),
        message=record_message(error),
    )


def name_of(file: str) -> str:
    return "<stdin>" if file == STDIN else file


def _open(file: str) -> AbstractContextManager[BinaryIO]:
    if file == STDIN:
        return nullcontext(sys.stdin.buffer)  # not ours to close
    try:
        return Path(file).open("rb")
    except OSError as error:
        stop(text("error-no-file", file=file, reason=system_reason(error)), WRONG_USAGE)


def _lines(stream: BinaryIO) -> Iterator[bytes]:
    """Lines, of which an endless one is cut: it is refused for its length, and its rest must not fill the memory."""
    limit = BYTES * (MAX_LINE + 1) + 1
    while line := stream.readline(limit):
        yield line
        while len(line) == limit and not line.endswith(b"\n"):
            line = stream.readline(limit)
