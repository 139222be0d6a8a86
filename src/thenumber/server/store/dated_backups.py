"""Backups in a directory, each with its moment in its name, of which the newest are kept."""

import re
from datetime import UTC, datetime
from pathlib import Path

NAME = re.compile(r"thenumber-[0-9]{8}T[0-9]{6}Z\.sqlite")
"""The names of these files; in alphabetical order they are in that of time. Nothing else in a directory is touched."""


def dated_backup(directory: Path, now: float) -> Path:
    """The file for a backup that is made now, in seconds since the epoch.

    >>> dated_backup(Path("/srv/backups"), 1e9).name
    'thenumber-20010909T014640Z.sqlite'
    """
    return directory / f"thenumber-{datetime.fromtimestamp(now, tz=UTC):%Y%m%dT%H%M%SZ}.sqlite"


def delete_older(newest: Path, keep: int) -> None:
    """Delete the oldest backups beside the one just made, so that `keep` are left with it.

    The one just made stays, also where a clock was set back and its name is the oldest.
    """
    others = [path for path in newest.parent.iterdir() if NAME.fullmatch(path.name) and path.is_file()]
    others = sorted(path for path in others if path.name != newest.name)
    for path in others[: len(others) - (keep - 1)] if len(others) >= keep else []:
        path.unlink(missing_ok=True)
