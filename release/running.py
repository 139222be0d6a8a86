"""Runs the programs that a release needs; one that fails is the end of the release, and what it said is the reason."""

import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path


class ReleaseError(Exception):
    """Says in a sentence why there is no release."""


def run(
    command: Sequence[str | Path],
    *,
    cwd: Path,
    stdin: str = "",
    umask: int = -1,
    environment: Mapping[str, str] | None = None,
) -> str:
    """What a program prints, in this environment or in our own. Raises `ReleaseError` with all it said if it fails."""
    done = subprocess.run(
        command,
        cwd=cwd,
        env=environment,
        input=stdin,
        capture_output=True,
        text=True,
        umask=umask,
        check=False,
    )
    if done.returncode:
        words = " ".join(map(str, command))
        raise ReleaseError(f"`{words}` ended with {done.returncode}:\n{done.stdout}{done.stderr}".rstrip())
    return done.stdout
