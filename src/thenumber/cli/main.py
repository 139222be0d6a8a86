"""The command `thenumber`: its subcommands, their options, and how it ends."""

import sys
from importlib.metadata import version
from pathlib import Path
from random import Random
from typing import Annotated, NoReturn

import typer

from thenumber.bots.difficulty import DIFFICULTIES
from thenumber.bots.registry import LADDER
from thenumber.cli import analysis_options, bot_options, server_options
from thenumber.cli import links as links_command
from thenumber.cli.exit_codes import DONE, INTERRUPTED, WRONG_RECORD, WRONG_USAGE
from thenumber.cli.help import LocalCommand, LocalGroup
from thenumber.cli.play import play_in_terminal
from thenumber.cli.replay import replay as replay_command
from thenumber.cli.rules import rules as rules_command
from thenumber.cli.score import score as score_command
from thenumber.cli.seating import USUAL_LEVEL, seating
from thenumber.cli.streams import discard_output, settle_streams
from thenumber.cli.system_reasons import system_reason
from thenumber.cli.texts import OPTION, is_shown, mark, split_language, stop, text, wanted_language
from thenumber.cli.usage import WrongUsageError
from thenumber.locales.languages import LANGUAGES, find_language

app = typer.Typer(
    cls=LocalGroup,
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
        str | None,
        typer.Option(OPTION, metavar=mark("language"), help=text("cli-lang", languages=", ".join(LANGUAGES))),
    ] = None,
) -> None:
    if context.invoked_subcommand is None:
        print(context.get_help())


FILE = Annotated[str, typer.Argument(metavar=mark("file"), help=text("cli-score-file"))]


@app.command(cls=LocalCommand, help=text("cli-play"))
def play(
    names: Annotated[list[str] | None, typer.Argument(metavar=mark("name"), help=text("cli-play-names"))] = None,
    bots: Annotated[
        str | None,
        typer.Option(
            metavar=f"{mark('count')}|{mark('name')},{mark('name')}",
            help=text("cli-play-bots", bots=", ".join(bot.name for bot in LADDER)),
            show_default=text("play-usual-bots"),
        ),
    ] = None,
    level: Annotated[
        str | None,
        typer.Option(
            metavar=mark("level"),
            help=text("cli-play-level", levels=", ".join(DIFFICULTIES)),
            show_default=USUAL_LEVEL,
        ),
    ] = None,
    seed: Annotated[int | None, typer.Option(metavar=mark("count"), help=text("cli-play-seed"))] = None,
    save: Annotated[Path | None, typer.Option(metavar=mark("file"), help=text("cli-play-save"))] = None,
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
    source: analysis_options.Source,
    game: analysis_options.GameNumber = 1,
) -> None:
    replay_command(source, game=game)


@app.command(cls=LocalCommand, help=text("cli-link"))
def link(
    file: FILE,
    names: Annotated[bool, typer.Option(help=text("cli-link-names"))] = True,
) -> None:
    links_command.link(file, names=names)


@app.command(cls=LocalCommand, help=text("cli-unlink"))
def unlink(
    string: Annotated[str, typer.Argument(metavar=mark("link"), help=text("cli-unlink-text"))],
) -> None:
    links_command.unlink(string)


@app.command(cls=LocalCommand, help=text("cli-rules"))
def rules() -> None:
    rules_command()


@app.command(cls=LocalCommand, help=text("cli-daily"))
def daily(
    date: Annotated[str | None, typer.Argument(metavar=mark("date"), help=text("cli-daily-date"))] = None,
) -> None:
    from thenumber.cli import daily as command

    command.daily(date)


analysis_options.add_to(app, LocalCommand)
bot_options.add_to(app, LocalCommand)
server_options.add_to(app, LocalCommand)


def main() -> None:
    """Run the command; every way it can end is a sentence and an exit code, never a traceback."""
    settle_streams()
    asked, arguments = split_language(sys.argv[1:])
    if asked is not None and not find_language(asked):
        stop(text("error-unknown-language", found=asked, right=", ".join(LANGUAGES)), WRONG_USAGE)
    if not is_shown(wanted_language()):
        note = text("note-encoding", language=wanted_language(), encoding=sys.stdout.encoding)
        print(note, file=sys.stderr)
    try:
        code = app(arguments, prog_name="thenumber", standalone_mode=False)
        sys.stdout.flush()
    except WrongUsageError as error:
        stop(error.sentence(), WRONG_USAGE)
    except (typer.Abort, KeyboardInterrupt):
        print()
        code = INTERRUPTED
    except SystemExit as end:
        if isinstance(end.__context__, BrokenPipeError):  # which Typer makes a 1 of
            end_unread()
        raise
    except BrokenPipeError:
        end_unread()
    except OSError as error:
        discard_output()  # what is left can't be written
        stop(text("error-system", reason=system_reason(error)), WRONG_RECORD)
    sys.exit(code)


def end_unread() -> NoReturn:
    """End because whoever read our output has read enough."""
    discard_output()
    sys.exit(DONE)
