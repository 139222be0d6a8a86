"""The first use of the solver on a machine: it says that it is being compiled, where somebody watches."""

from pathlib import Path

import pytest

from command import Terminal, run
from thenumber.locales.catalogue import catalogue
from thenumber.locales.languages import LANGUAGES

POSITION = "2.5 012:0,0,0,0 24:0,0,0,0 | 10 12"
RECORD = "1.1 761 513\n"
START = 12
"""The characters of the sentence that are looked for: it is one line in every terminal."""


@pytest.mark.parametrize(
    ("arguments", "language"),
    [
        *((["solve", POSITION], language) for language in LANGUAGES),
        (["review", "record.tnr"], "en"),
        (["tournament", "--bots", "planner,equilibrium", "--games", "1", "--seats", "2"], "en"),
        (["play", "--bots", "champion,hunter"], "en"),
    ],
)
def test_that_the_solver_is_being_compiled_is_said(tmp_path: Path, arguments: list[str], language: str) -> None:
    (tmp_path / "record.tnr").write_text(RECORD)
    named = [str(tmp_path / word) if word.endswith(".tnr") else word for word in arguments]
    # A folder without compiled code, as on a new machine.
    terminal = Terminal(*named, "--lang", language, columns=120, NUMBA_CACHE_DIR=str(tmp_path))
    terminal.wait_for(catalogue(language).text("compiling")[:START])
    terminal.process.kill(9)


def test_nothing_is_said_afterwards() -> None:
    assert run("solve", POSITION).stderr == ""  # where nobody watches; it compiles, if nobody did before
    terminal = Terminal("solve", POSITION)
    assert terminal.wait_for_end() == 0
    assert catalogue("en").text("compiling")[:START] not in terminal.seen
