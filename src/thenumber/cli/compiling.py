"""Telling that the solver is being compiled: that happens once on a machine, and takes a minute or so."""

import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager

from thenumber.bots.bot import PreparingBot
from thenumber.cli.texts import text
from thenumber.programs.find import find_player
from thenumber.server.thinking.compiled_code import is_compiled, set_compiled, turn_to_compile


@contextmanager
def compiling_told() -> Iterator[None]:
    """A line about it, with the time that has passed, as long as this lasts: on a terminal, if it is the first time."""
    if is_compiled() or not sys.stderr.isatty():
        yield
        return
    from rich.console import Console
    from rich.progress import Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

    columns = (SpinnerColumn(), TextColumn("{task.description}"), TimeElapsedColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        progress.add_task(text("compiling"), total=None)
        yield


def prepare_solver() -> None:
    """Compile everything that the solver uses, or load what was compiled."""
    with compiling_told():
        from thenumber.solver.warm_up import warm_up

        if is_compiled():
            warm_up()
            return
        with turn_to_compile():
            warm_up()
        set_compiled()


def prepare_bots(names: Iterable[str]) -> None:
    """Compile it if one of these bots needs it."""
    if any(isinstance(find_player(name), PreparingBot) for name in names):
        prepare_solver()
