"""Options of the commands that analyse positions and games. The work is imported only when it is done."""

from pathlib import Path
from typing import Annotated

import typer

from thenumber.cli.texts import mark, text

Line = Annotated[str, typer.Argument(metavar=mark("position"), help=text("cli-solve-position"))]
Source = Annotated[str, typer.Argument(metavar=f"{mark('file')}|{mark('link')}", help=text("cli-replay-source"))]
GameNumber = Annotated[int, typer.Option("--game", metavar=mark("count"), help=text("cli-replay-game"))]


Cluster = Annotated[
    str | None, typer.Option(metavar="ray|ray://…", help=text("cli-cluster", here="ray", there="ray://HOST:10001"))
]


def solve(
    position: Line,
    objective: Annotated[str, typer.Option(metavar="points|win", help=text("cli-solve-objective"))] = "points",
    seconds: Annotated[str, typer.Option(metavar=mark("seconds"), help=text("cli-solve-seconds"))] = "1",
    as_json: Annotated[bool, typer.Option("--json", help=text("cli-solve-json"))] = False,
) -> None:
    from thenumber.cli import solve as command

    command.solve(position, objective, seconds, as_json=as_json)


def evaluate(
    position: Line,
    seat: Annotated[str, typer.Option(metavar=mark("seat"), help=text("cli-evaluate-seat"))],
    against: Annotated[str, typer.Option(metavar=mark("file"), help=text("cli-evaluate-against"))],
    as_json: Annotated[bool, typer.Option("--json", help=text("cli-solve-json"))] = False,
) -> None:
    from thenumber.cli import evaluate as command

    command.evaluate(position, seat, against, as_json=as_json)


def review(
    source: Annotated[
        str,
        typer.Argument(metavar=f"{mark('file')}|{mark('link')}|{mark('directory')}", help=text("cli-review-source")),
    ],
    game: GameNumber = 1,
    seconds: Annotated[
        str | None,
        typer.Option(metavar=mark("seconds"), help=text("cli-review-seconds"), show_default=text("review-usual-time")),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help=text("cli-solve-json"))] = False,
    workers: Annotated[
        int | None, typer.Option(metavar=mark("count"), show_default=False, help=text("cli-review-workers"))
    ] = None,
    cluster: Cluster = None,
) -> None:
    if Path(source).is_dir():
        from thenumber.cli.review_folder import review_folder

        review_folder(Path(source), seconds, workers, cluster)
        return
    from thenumber.cli import review as command

    command.review(source, seconds, game=game, as_json=as_json)


COMMANDS = (solve, evaluate, review)


def add_to(app: typer.Typer, command_class: type) -> None:
    for command in COMMANDS:
        app.command(cls=command_class, help=text(f"cli-{command.__name__}"))(command)
