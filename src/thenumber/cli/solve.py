"""`thenumber solve`: mixes near a Nash equilibrium of a position, their values and best-response gains."""

import json
import time

from rich.console import Console
from rich.table import Table

from thenumber.cli.compiling import prepare_solver
from thenumber.cli.exit_codes import WRONG_USAGE
from thenumber.cli.positions import position_from, study_message
from thenumber.cli.seconds import seconds_from
from thenumber.cli.texts import decimal, percent, stop, text
from thenumber.rules.digits import number_name
from thenumber.rules.seats import seat_letter

SHOWN = 12
"""The number of numbers of a mix that are shown in the terminal."""


def solve(line: str, objective: str, seconds: str, *, as_json: bool) -> None:
    position = position_from(line)
    if objective not in ("points", "win"):
        stop(text("study-objective", found=objective, right="points, win"), WRONG_USAGE)
    wanted = seconds_from(seconds)
    # These take half a second to load, so a wrong line is refused first.
    from thenumber.solver.errors import SolverError
    from thenumber.solver.solve import Objective, Solution
    from thenumber.solver.solve import solve as solve_position

    def timed() -> tuple[Solution, float]:
        started = time.perf_counter()

        def spent() -> float:
            return (time.perf_counter() - started) / wanted

        return solve_position(position, Objective(objective), spent), time.perf_counter() - started

    try:
        prepare_solver()
        solution, taken = timed()
    except SolverError as error:
        stop(study_message(error), WRONG_USAGE)
    if as_json:
        mixes = [{number_name(number): weight for number, weight in mix.items()} for mix in solution.mixes]
        answer = {"value": solution.values, "mixes": mixes, "gain": solution.best_response_gains, "seconds": taken}
        print(json.dumps(answer))
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
