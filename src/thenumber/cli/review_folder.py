"""`thenumber review FOLDER`: all games of a folder, by a crew: a line of JSON for each, in their order."""

import json
import sys
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from thenumber import analysis
from thenumber.arena.crew import in_order
from thenumber.arena.crews import crew_of
from thenumber.cli.compiling import prepare_solver
from thenumber.cli.crew_errors import crew_errors_told
from thenumber.cli.exit_codes import WRONG_RECORD
from thenumber.cli.files import records_in
from thenumber.cli.seconds import seconds_from
from thenumber.cli.texts import stop, text
from thenumber.record.format import format_record
from thenumber.record.parse import parse_record

RECORDS = "*.tnr"


class Asked(NamedTuple):
    """A game to be reviewed."""

    file: str
    game: int
    """The place of the game in its file, from 1."""
    record: str
    seconds: float | None


def review_folder(folder: Path, seconds: str | None, workers: int | None, cluster: str | None) -> None:
    wanted = None if seconds is None else seconds_from(seconds)
    games = [
        Asked(path.name, place, format_record(record), wanted)
        for path in sorted(folder.glob(RECORDS))
        for place, record in enumerate(records_in(str(path)), 1)
    ]
    if not games:
        stop(text("error-no-games", file=str(folder)), WRONG_RECORD)
    prepare_solver()  # otherwise every worker would compile for itself
    console = Console(file=sys.stderr)
    columns = (BarColumn(), MofNCompleteColumn(), TextColumn("·"), TimeRemainingColumn())
    with crew_errors_told():
        crew = crew_of(cluster, workers)
        with (
            closing(in_order(crew, review_asked, games)) as lines,
            Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress,
        ):
            bar = progress.add_task("", total=len(games))
            for line in lines:
                print(line, flush=True)
                progress.advance(bar)


def review_asked(asked: Asked, /, *, careful: bool) -> str:  # noqa: ARG001 no code of others runs here
    reviewed = analysis.review(parse_record(asked.record), seconds=asked.seconds)
    found = {"file": asked.file, "game": asked.game, **reviewed.to_dict()}
    return json.dumps(found, ensure_ascii=False)
