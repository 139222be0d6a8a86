"""`thenumber solve`: mixes near a Nash equilibrium of a position, their values and best-response gains."""

import json
import time

from rich.console import Console
from rich.table import Table

from thenumber import analysis
from thenumber.analysis import objective_named
from thenumber.cli.compiling import prepare_solver
from thenumber.cli.exit_codes import WRONG_USAGE
from thenumber.cli.positions import position_from, study_message
from thenumber.cli.seconds import seconds_from
from thenumber.cli.texts import decimal, percent, stop, text
from thenumber.rules.digits import number_name
from thenumber.rules.seats import seat_letter
from thenumber.solver.errors import SolverError

SHOWN = 12
"""The number of numbers of a mix that are shown in the terminal."""


def solve(line: str, objective: str, seconds: str, *, as_json: bool) -> None:
    position = position_from(line)
    wanted = seconds_from(seconds)
    try:
        aim = objective_named(objective)
        prepare_solver()
        started = time.perf_counter()
        solution = analysis.solve(position, aim, seconds=wanted)
        taken = time.perf_counter() - started
    except SolverError as error:
        stop(study_message(error), WRONG_USAGE)
    if as_json:
        print(json.dumps({**solution.to_dict(), "seconds": taken}))
        return
    shown = Table(box=None)
    for heading in ("study-seat", "study-value", "study-gain", "study-mix"):
        shown.add_column(text(heading), overflow="fold")
    for seat, mix in enumerate(solution.mixes):
        likeliest = sorted(mix, key=lambda number: -mix[number])
        words = [f"{number_name(number)} {percent(mix[number], 1)}" for number in likeliest[:SHOWN]]
        words += ["…"] if len(mix) > SHOWN else []
        shown.add_row(
            seat_letter(seat),
            decimal(solution.values[seat], 3, signed=True),
            decimal(solution.best_response_gains[seat], 4),
            "  ".join(words) or "–",
        )
    Console(highlight=False).print(shown)
