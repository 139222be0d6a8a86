"""`thenumber backup` and `restore`: copies of all that a server keeps, and whether they are whole."""

import shlex
import subprocess
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

import thenumber.server.store.backup as copies
from thenumber.cli.exit_codes import WRONG_RECORD, WRONG_USAGE
from thenumber.cli.serve import read_settings, store_message
from thenumber.cli.system_reasons import system_reason
from thenumber.cli.texts import stop, text
from thenumber.server.store.address import parse_address
from thenumber.server.store.database import make_directory
from thenumber.server.store.dated_backups import dated_backup, delete_older
from thenumber.server.store.errors import StoreError
from thenumber.server.tables.verify_backup import BackupProblemsError, Findings, demand_whole, verify_backup

Options = Mapping[str, str | None]

MOST_PROBLEMS = 5
"""The most problems of a backup that are told."""


def backup(place: Path, options: Options, *, keep: int | None, then: str | None) -> None:
    """Write a backup to `place`, or under a dated name if that is a directory, as it is taken to be with `keep`.

    A dated backup is verified before it counts; then the oldest ones beyond `keep` are deleted. `then` is run last.
    """
    url, command = read_settings(options).database_url, None if then is None else _words(then)
    with told():
        demand_data(url)
        if keep is not None:
            make_directory(place)
        if place.is_dir():
            file = dated_backup(place, time.time())
            copies.backup(url, file, verify=demand_whole)
            if keep is not None:
                delete_older(file, keep)
        else:
            file = place
            copies.backup(url, file)
    print(text("backup-done", file=str(file)), flush=True)
    if command:
        _run(command, file)


def verify(file: Path) -> None:
    """Say what a backup holds, or what is wrong with it; then the exit code is 1."""
    with told():
        findings = verify_backup(file)
    if findings.problems:
        stop("\n".join([text("backup-not-whole", file=str(file)), *_first_problems(findings)]), WRONG_RECORD)
    print(text("backup-whole", file=str(file), **_counts(findings)))
    if not findings.has_checksum:
        print(text("backup-no-checksum"))


def _counts(findings: Findings) -> dict[str, int]:
    return {"tables": findings.tables, "entries": findings.entries, "games": findings.games}


def _first_problems(findings: Findings) -> Iterator[str]:
    problems = findings.problems
    for problem in problems[:MOST_PROBLEMS]:
        yield text(f"damage-{problem.code}", found=problem.found, place=problem.place)
    if len(problems) > MOST_PROBLEMS:
        yield text("backup-more-problems", count=len(problems) - MOST_PROBLEMS)


def _words(command: str) -> Sequence[str]:
    """The words of a command, as a shell tells them apart."""
    try:
        words = shlex.split(command)
    except ValueError:  # a quote without its end
        words = []
    if not words:
        stop(text("backup-bad-then", found=command), WRONG_USAGE)
    return words


def _run(command: Sequence[str], file: Path) -> None:
    """Run a command with the name of a file: where `{}` stands, or behind it. Its failure ends ours."""
    said = [word.replace("{}", str(file)) for word in command]
    if said == list(command):
        said.append(str(file))
    try:
        code = subprocess.run(said, stdin=subprocess.DEVNULL, check=False).returncode  # noqa: S603 it is the host's own
    except OSError as error:
        reason = system_reason(error)
        stop(text("backup-then-not-begun", file=str(file), command=said[0], reason=reason), WRONG_RECORD)
    if code:
        stop(text("backup-then-failed", file=str(file), command=said[0], code=str(code)), WRONG_RECORD)


def restore(file: Path, options: Options, *, replace: bool) -> None:
    settings = read_settings(options)
    with told():
        make_directory(settings.data)
        copies.restore(file, settings.database_url, replace=replace)
    print(text("restore-done", file=str(file)))


def demand_data(url: str) -> None:
    """End the command if no server has kept anything there. Nothing is made there by asking."""
    path = parse_address(url).path
    if path and not path.exists():
        stop(text("store-nothing", found=str(path.parent)), WRONG_RECORD)


@contextmanager
def told() -> Iterator[None]:
    """End the command with a sentence when something goes wrong."""
    try:
        yield
    except StoreError as error:
        in_use = error.code == "in-use"
        stop(text("store-in-use", found=error.found) if in_use else store_message(error), WRONG_RECORD)
    except BackupProblemsError as error:
        stop("\n".join([text("backup-refused"), *_first_problems(error.findings)]), WRONG_RECORD)
