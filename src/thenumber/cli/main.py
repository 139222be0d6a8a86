"""The command `thenumber`: its subcommands, their options, and how it ends."""

import os
import sys
from importlib.metadata import version
from io import TextIOWrapper
from pathlib import Path
from random import Random
from typing import Annotated

import typer

from thenumber.bots.difficulty import DIFFICULTIES
from thenumber.bots.registry import BUILT_IN
from thenumber.cli import analysis_options, bot_options, server_options
from thenumber.cli import links as links_command
from thenumber.cli.exit_codes import WRONG_RECORD, WRONG_USAGE
from thenumber.cli.help import LocalCommand, LocalGroup, UsageError, usage_message
from thenumber.cli.play import play_in_terminal
from thenumber.cli.replay import replay as replay_command
from thenumber.cli.rules import rules as rules_command
from thenumber.cli.score import score as score_command
from thenumber.cli.seating import seating
from thenumber.cli.texts import OPTION, split_language, stop, text
from thenumber.locales.languages import LANGUAGES, find_language

app = typer.Typer(
    cls=LocalGroup,
    help=text("cli-about"),
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def show_version(wanted: bool) -> None:
    if wanted:
        print(f"thenumber {version('thenumber')}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def start(
    context: typer.Context,
    _version: Annotated[
        bool, typer.Option("--version", help=text("cli-version"), callback=show_version, is_eager=True)
    ] = False,
    _lang: Annotated[
        str | None, typer.Option(OPTION, metavar="LANG", help=text("cli-lang", languages=", ".join(LANGUAGES)))
    ] = None,
) -> None:
    if context.invoked_subcommand is None:
        print(context.get_help())
        print(f"\n{text('cli-start')}")
        for example in ("thenumber play", "thenumber rules", "thenumber play Ada Bob Cleo"):
            print(f"  {example}")


FILE = Annotated[str, typer.Argument(metavar="FILE", help=text("cli-score-file"))]


@app.command(cls=LocalCommand, help=text("cli-play"))
def play(
    names: Annotated[list[str] | None, typer.Argument(metavar="[NAME]...", help=text("cli-play-names"))] = None,
    bots: Annotated[
        str | None, typer.Option(metavar="N|NAME,NAME", help=text("cli-play-bots", bots=", ".join(BUILT_IN)))
    ] = None,
    level: Annotated[
        str | None, typer.Option(metavar="LEVEL", help=text("cli-play-level", levels=", ".join(DIFFICULTIES)))
    ] = None,
    seed: Annotated[int | None, typer.Option(help=text("cli-play-seed"))] = None,
    save: Annotated[Path | None, typer.Option(metavar="FILE", help=text("cli-play-save"))] = None,
) -> None:
    rng = Random() if seed is None else Random(seed)
    people, chosen = seating(names or [], bots, level, rng)
    play_in_terminal(people, chosen, rng, save)


@app.command(cls=LocalCommand, help=text("cli-score"))
def score(
    file: FILE,
    as_json: Annotated[bool, typer.Option("--json", help=text("cli-score-json"))] = False,
    keep_going: Annotated[bool, typer.Option("--keep-going", help=text("cli-score-keep-going"))] = False,
) -> None:
    score_command(file, as_json=as_json, keep_going=keep_going)


@app.command(cls=LocalCommand, help=text("cli-replay"))
def replay(
    source: Annotated[str, typer.Argument(metavar="FILE|LINK", help=text("cli-replay-source"))],
    game: Annotated[int, typer.Option(min=1, show_default=False, help=text("cli-replay-game"))] = 1,
) -> None:
    replay_command(source, game=game)


@app.command(cls=LocalCommand, help=text("cli-link"))
def link(
    file: FILE,
    names: Annotated[bool, typer.Option(show_default=False, help=text("cli-link-names"))] = True,
) -> None:
    links_command.link(file, names=names)


@app.command(cls=LocalCommand, help=text("cli-unlink"))
def unlink(
    string: Annotated[str, typer.Argument(metavar="LINK", help=text("cli-unlink-text"))],
) -> None:
    links_command.unlink(string)


@app.command(cls=LocalCommand, help=text("cli-rules"))
def rules() -> None:
    rules_command()


@app.command(cls=LocalCommand, help=text("cli-daily"))
def daily(
    date: Annotated[str | None, typer.Argument(metavar="[DATE]", help=text("cli-daily-date"))] = None,
) -> None:
    from thenumber.cli import daily as command

    command.daily(date)


analysis_options.add_to(app, LocalCommand)
bot_options.add_to(app, LocalCommand)
server_options.add_to(app, LocalCommand)


def main() -> None:
    """Run the command; every way it can end is a sentence and an exit code, never a traceback."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a poor terminal shows ? for a symbol
    asked, arguments = split_language(sys.argv[1:])
    if asked is not None and not find_language(asked):
        stop(text("error-unknown-language", found=asked, right=", ".join(LANGUAGES)), WRONG_USAGE)
    try:
        code = app(arguments, prog_name="thenumber", standalone_mode=False)
        sys.stdout.flush()
    except UsageError as error:
        stop(text("error-usage", message=usage_message(error)), WRONG_USAGE)
    except (typer.Abort, KeyboardInterrupt):
        print()
        code = 130
    except OSError as error:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # what is left can't be written
        if isinstance(error, BrokenPipeError):  # whoever read our output has read enough
            sys.exit(0)
        stop(text("error-system", reason=error.strerror or str(error)), WRONG_RECORD)
    sys.exit(code)
