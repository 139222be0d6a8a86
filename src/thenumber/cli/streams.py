"""Standard input, output and error as the command finds them: closed ones, broken pipes, poor encodings."""

import os
import sys
from io import TextIOWrapper


def settle_streams(*, silent: bool = False) -> None:
    """Put something in the place of streams that are closed, so that no file that is opened later gets their numbers.

    Whoever prints to a closed standard output gets an OSError, unless `silent`: for a server it does not matter.
    """
    for number in range(3):
        try:
            os.fstat(number)
        except OSError:  # the lowest free number is taken, which is this one
            os.open(os.devnull, os.O_RDONLY if number == 1 and not silent else os.O_RDWR)
    if sys.stdin is None:
        sys.stdin = open(0, encoding="utf-8", closefd=False)  # noqa: SIM115 it lives as long as the process
    if sys.stdout is None:
        sys.stdout = open(1, "w", encoding="utf-8", closefd=False)  # noqa: SIM115
    if sys.stderr is None:
        sys.stderr = open(2, "w", encoding="utf-8", closefd=False)  # noqa: SIM115
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a poor terminal shows ? for a symbol


def discard_output(number: int = 1) -> None:
    """Let everything that is still to be written to a stream vanish: nobody can read it."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), number)
