"""The options of commands that spread their work, over the processes of this machine or a cluster; and their counts."""

import argparse
from collections.abc import Iterator
from contextlib import contextmanager

from thenumber.arena.crew import KeptOpen
from thenumber.arena.crews import crew_of
from thenumber.cli.crew_errors import crew_errors_told
from thenumber.rules.seats import MAX_SEATS, MIN_SEATS

SEATS = range(MIN_SEATS, MAX_SEATS + 1)
"""The choices of `--seats`."""


def positive(text: str) -> int:
    """The value of an option that says how many."""
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text} won't do: it should be a whole number from 1")
    return int(text)


def add_crew_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--workers", type=int, help="processes; otherwise one for every core. The results are the same")
    parser.add_argument("--cluster", help="ray, ray://HOST:10001")


@contextmanager
def crew_asked_for(options: argparse.Namespace) -> Iterator[KeptOpen]:
    """The crew of these options for all work in here. One that can't be had ends the command with a sentence."""
    with crew_errors_told(), KeptOpen(crew_of(options.cluster, options.workers)) as crew:
        yield crew
