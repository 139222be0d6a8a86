"""Options of the commands about bots. The work is imported only when it is done."""

from pathlib import Path
from typing import Annotated

import typer

from thenumber.cli.analysis_options import Cluster
from thenumber.cli.texts import mark, text


def tournament(
    bots: Annotated[
        str | None, typer.Option(metavar=f"{mark('name')},{mark('name')}", help=text("cli-tournament-bots"))
    ] = None,
    gauntlet: Annotated[str | None, typer.Option(metavar=mark("name"), help=text("cli-tournament-gauntlet"))] = None,
    games: Annotated[int, typer.Option(metavar=mark("count"), help=text("cli-tournament-games"))] = 100,
    seats: Annotated[int, typer.Option(metavar=mark("count"), help=text("cli-tournament-seats"))] = 4,
    seed: Annotated[int, typer.Option(metavar=mark("count"), help=text("cli-tournament-seed"))] = 1,
    workers: Annotated[
        int | None, typer.Option(metavar=mark("count"), show_default=False, help=text("cli-tournament-workers"))
    ] = None,
    cluster: Cluster = None,
    into: Annotated[Path | None, typer.Option(metavar=mark("directory"), help=text("cli-tournament-into"))] = None,
    ratings: Annotated[Path | None, typer.Option(metavar=mark("file"), help=text("cli-tournament-ratings"))] = None,
    as_json: Annotated[bool, typer.Option("--json", help=text("cli-tournament-json"))] = False,
) -> None:
    from thenumber.cli.tournament import Wanted
    from thenumber.cli.tournament import tournament as command

    command(Wanted(bots, gauntlet, games, seats, seed, workers, cluster, into, ratings, as_json))


def bots(
    position: Annotated[str | None, typer.Argument(metavar=mark("position"), help=text("cli-bots-position"))] = None,
    seat: Annotated[str, typer.Option(metavar=mark("seat"), help=text("cli-bots-seat"))] = "A",
    seed: Annotated[int, typer.Option(metavar=mark("count"), help=text("cli-tournament-seed"))] = 1,
) -> None:
    from thenumber.cli import bots as command

    command.bots(position, seat, seed)


PROGRAM = Annotated[str, typer.Argument(metavar=mark("program"), help=text("cli-program", example="./mybot?depth=3"))]
SECONDS = Annotated[str, typer.Option(metavar=mark("seconds"), help=text("cli-program-seconds"))]


def check(
    program: PROGRAM,
    games: Annotated[int, typer.Option(metavar=mark("count"), help=text("cli-check-games"))] = 20,
    seed: Annotated[int, typer.Option(metavar=mark("count"), help=text("cli-tournament-seed"))] = 1,
    seconds: SECONDS = "10",
) -> None:
    from thenumber.cli import check as command

    command.check(program, games, seed, seconds)


def bot(
    program: PROGRAM,
    join: Annotated[str, typer.Option(metavar=mark("url"), help=text("cli-join-url"))],
    name: Annotated[str | None, typer.Option(metavar=mark("name"), help=text("cli-bot-name"))] = None,
    seconds: SECONDS = "10",
) -> None:
    from thenumber.cli import bot as command

    command.bot(program, join, name, seconds)


def add_to(app: typer.Typer, command_class: type) -> None:
    for command in (bots, tournament, check, bot):
        app.command(cls=command_class, help=text(f"cli-{command.__name__}"))(command)
