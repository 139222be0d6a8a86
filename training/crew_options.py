"""The options of commands that spread their work: over the processes of this machine, or a cluster."""

import argparse
from collections.abc import Iterator
from contextlib import contextmanager

from thenumber.arena.crew import KeptOpen
from thenumber.arena.crews import crew_of
from thenumber.cli.crew_errors import crew_errors_told


def add_crew_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--workers", type=int, help="processes; otherwise one for every core. The results are the same")
    parser.add_argument("--cluster", help="ray, ray://HOST:10001")


@contextmanager
def crew_asked_for(options: argparse.Namespace) -> Iterator[KeptOpen]:
    """The crew of these options for all work in here. One that can't be had ends the command with a sentence."""
    with crew_errors_told(), KeptOpen(crew_of(options.cluster, options.workers)) as crew:
        yield crew
