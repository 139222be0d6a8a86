"""Keeping the record of a game that was played: where it can be written, and what is done where it can't."""

import os
from pathlib import Path

from thenumber.cli.exit_codes import WRONG_USAGE
from thenumber.cli.keyboard import InputEndedError, is_interactive, read_line
from thenumber.cli.system_reasons import system_reason
from thenumber.cli.texts import complain, stop, text
from thenumber.record.format import format_record
from thenumber.record.record import Record


def demand_writable(path: Path) -> None:
    """End the command, before anything is played, if a record can't be appended to a file. Nothing stays behind."""
    new = not path.exists()
    try:
        # A pipe that nobody reads is refused, and not waited for.
        os.close(os.open(path, os.O_WRONLY | os.O_APPEND | os.O_CREAT | os.O_NONBLOCK, 0o666))
        if new:
            path.unlink()
    except OSError as error:
        stop(text("play-unsaved-before", file=str(path), reason=system_reason(error)), WRONG_USAGE)


def keep(record: Record, save: Path | None) -> bool:
    """Append the record to the file that was named, or to one that is named now; whether that is done, if wanted.

    Where a file turns out not to be writable, another one is asked for. If none is named the record is printed.
    """
    place = save or _asked_place()
    wanted = place is not None
    while place:
        try:
            append(place, record)
        except OSError as error:
            complain(text("error-save", file=str(place), reason=system_reason(error)))
            place = _asked_place()
        else:
            print(text("play-saved", file=str(place)))
            return True
    if wanted:
        print(f"{text('play-record-below')}\n\n{format_record(record)}")
    return not wanted


def _asked_place() -> Path | None:
    """The file that somebody at the keyboard names, if anybody does."""
    if not is_interactive():
        return None
    try:
        answer = read_line(f"{text('play-save-question')} ").strip()
    except (KeyboardInterrupt, InputEndedError):
        print()
        return None
    return Path(answer).expanduser() if answer else None


def append(path: Path, record: Record) -> None:
    """Append a record to a file, behind a blank line. A file of records is never overwritten."""
    earlier = path.exists() and path.stat().st_size > 0
    with path.open("a", encoding="utf-8") as file:
        file.write(("\n" if earlier else "") + format_record(record))
