"""`thenumber evaluate`: what every number of a seat can expect against what the others may write."""

import json

from rich.console import Console
from rich.table import Table

from thenumber import analysis
from thenumber.cli.compiling import compiling_told
from thenumber.cli.exit_codes import WRONG_USAGE
from thenumber.cli.positions import mixes_from, position_from, seat_from, study_message
from thenumber.cli.texts import decimal, percent, stop, text
from thenumber.rules.digits import number_name
from thenumber.solver.errors import SolverError

SHOWN = 20
"""The number of numbers that are shown in the terminal, the best first."""


def evaluate(line: str, letter: str, file: str, *, as_json: bool) -> None:
    position = position_from(line)
    seat = seat_from(letter, position)
    mixes = mixes_from(file, position, seat)
    try:
        with compiling_told():
            found = analysis.evaluate(position, seat, mixes)
    except SolverError as error:
        stop(study_message(error), WRONG_USAGE)
    if as_json:
        print(json.dumps(found.to_dict()))
        return
    shown = Table(box=None)
    for heading in ("study-number", "study-approved", "study-bonus", "study-points", "study-relative"):
        shown.add_column(text(heading), justify="right")
    for number in found.best[:SHOWN]:
        row = found.expected[number]
        shown.add_row(
            number_name(number),
            percent(row.approved, 1),
            percent(row.bonus, 1),
            decimal(row.points, 3),
            decimal(row.relative, 3, signed=True),
        )
    Console(highlight=False).print(shown)
