"""What keeps a release from being made, and how the programs are run that may find it."""

import os
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path


class Fault(Exception):
    """Says in a sentence why there is no release."""


def run(
    command: Sequence[str | Path], *, cwd: Path, stdin: str = "", umask: int = -1, environment: Mapping[str, str] = {}
) -> str:
    """What a program prints. Raises `Fault` with all it said if it fails."""
    done = subprocess.run(
        command,
        cwd=cwd,
        env=os.environ | environment,
        input=stdin,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        umask=umask,
        check=False,
    )
    if done.returncode:
        words = " ".join(map(str, command))
        raise Fault(f"`{words}` ended with {done.returncode}:\n{done.stdout}{done.stderr}".rstrip())
    return done.stdout
