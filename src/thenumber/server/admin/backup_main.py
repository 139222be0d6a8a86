"""A process that makes one backup, verifies it, and deletes the oldest. Started by `backups.py`.

One line on standard input says what it is to do; not on its command line, for there may be a password in the URL. One
line on standard output says what came of it.
"""

import os
import sys
import time
from contextlib import suppress
from pathlib import Path

import msgspec

from thenumber.server.logs import set_up_logging
from thenumber.server.store.backup import backup
from thenumber.server.store.database import make_directory
from thenumber.server.store.dated_backups import dated_backup, delete_older
from thenumber.server.store.errors import StoreError
from thenumber.server.tables.verify_backup import BackupProblemsError, Findings, verify_backup

NICE = 10
"""How much a backup gives way to those who play."""
KEPT = 7
"""The number of backups that are kept."""


class Task(msgspec.Struct, frozen=True):
    database_url: str
    folder: str
    log_level: str
    log_format: str


class Made(msgspec.Struct, frozen=True):
    """What came of it; with a `problem` there is no backup."""

    file: str = ""
    tables: int = 0
    games: int = 0
    problem: str = ""


def make(task: Task) -> Made:
    found: list[Findings] = []

    def demand_whole(file: Path) -> None:
        found.append(verify_backup(file))
        if found[0].problems:
            raise BackupProblemsError(found[0])

    folder = Path(task.folder)
    try:
        make_directory(folder)
        file = dated_backup(folder, time.time())
        backup(task.database_url, file, verify=demand_whole)
        delete_older(file, KEPT)
    except StoreError as error:
        return Made(problem=f"{error.code} {error.reason}".strip())
    except BackupProblemsError as error:
        return Made(problem=f"not whole: {', '.join(sorted({one.code for one in error.findings.problems}))}")
    return Made(str(file), found[0].tables, found[0].games)


def main() -> None:
    with suppress(OSError):  # where that is forbidden, it works all the same
        os.nice(NICE)
    task = msgspec.json.decode(sys.stdin.buffer.readline(), type=Task)
    set_up_logging(task.log_level, task.log_format)
    sys.stdout.buffer.write(msgspec.json.encode(make(task)) + b"\n")


if __name__ == "__main__":
    main()
