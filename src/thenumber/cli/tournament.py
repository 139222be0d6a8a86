"""`thenumber tournament`: let bots play each other, and say who is better, and how sure that is."""

import json
import sys
from collections.abc import Iterable
from contextlib import ExitStack, closing
from pathlib import Path
from typing import NamedTuple

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from thenumber.arena.crew import Crew
from thenumber.arena.crews import crew_of
from thenumber.arena.crosstable import crosstable_svg
from thenumber.arena.errors import ClusterError, LostWorkError
from thenumber.arena.folder import (
    CROSSTABLE,
    PLOT,
    RATINGS,
    keep_games,
    read_finals,
    read_thinking_times,
    write_results,
)
from thenumber.arena.pairings import Tournament, new_tournament
from thenumber.arena.playing import PlayedGame, ThinkingTime
from thenumber.arena.plot import plot_svg
from thenumber.arena.rating_list import RatingList, rating_list_json, read_rating_list, write_rating_list
from thenumber.arena.rating_plot import rating_plot_svg
from thenumber.arena.report import results_json
from thenumber.arena.stretches import play_games
from thenumber.arena.tallies import Finals, Results, results_of
from thenumber.bots.errors import BrokenBotError
from thenumber.bots.names import listed_bots
from thenumber.bots.registry import LADDER
from thenumber.cli.compiling import prepare_bots
from thenumber.cli.crew_errors import crew_errors_told
from thenumber.cli.exit_codes import WRONG_RECORD, WRONG_USAGE
from thenumber.cli.names import bot_name
from thenumber.cli.system_reasons import system_reason
from thenumber.cli.texts import complain, stop, text
from thenumber.cli.tournament_tables import show, show_ratings
from thenumber.cli.usage import WrongUsageError
from thenumber.programs.find import find_player
from thenumber.server.thinking.compiled_code import is_compiled

COMMAND = "thenumber tournament"


class Wanted(NamedTuple):
    """What the command line asks for."""

    bots: str | None
    gauntlet: str | None
    games: int
    seats: int
    seed: int
    workers: int | None
    cluster: str | None
    into: Path | None
    ratings: Path | None
    as_json: bool


def tournament(wanted: Wanted) -> None:
    with crew_errors_told():
        tournament = _planned(wanted)
        run = TournamentRun(tournament, wanted.into, wanted.ratings)
        if not is_compiled():  # otherwise every worker would compile for itself, without a word
            prepare_bots(tournament.bots)
        if len(run.finals) < tournament.total:
            run.play(crew_of(wanted.cluster, wanted.workers, tournament.bots))
    results = run.finish()
    if wanted.as_json:
        listed = {"ratings": rating_list_json(run.ratings)["bots"]} if run.ratings else {}
        print(json.dumps(results_json(tournament, results, run.thinking_times) | listed))
    else:
        show(tournament, results, run.thinking_times)
        if run.ratings:
            show_ratings(run.ratings)
        if wanted.into:
            print(text("tournament-kept", folder=str(wanted.into), count=len(run.finals)))
    _name_failures(results, run.failures)


def _planned(wanted: Wanted) -> Tournament:
    """The tournament that is asked for, with bots that there are; a gauntlet is run against the ladder."""
    gauntlet = ""
    if wanted.gauntlet is not None:
        names = listed_bots(wanted.gauntlet)
        gauntlet = names[0] if len(names) == 1 else wanted.gauntlet
        find_player(gauntlet)
    elif wanted.bots is None:
        about = text("cli-tournament-bots")
        raise WrongUsageError(text("usage-missing-parameter", name="--bots", about=about), COMMAND)
    bots = tuple(bot.name for bot in LADDER) if wanted.bots is None else listed_bots(wanted.bots)
    tournament = new_tournament(bots, wanted.seats, wanted.games, wanted.seed, gauntlet)
    for name in tournament.bots:
        find_player(name)
    return tournament


def _name_failures(results: Results, failures: dict[str, BrokenBotError]) -> None:
    """Say which bots failed, and how they did for the first time, as far as that was seen."""
    sys.stdout.flush()
    for bot, count in results.failed.items():
        message = text("tournament-failed", bot=bot_name(bot), count=count)
        if error := failures.get(bot):
            why = text(f"tournament-{error.code}", found=error.found, right=error.right)
            message = text("sentences", first=message, next=why)
        complain(message)
    if results.failed:
        raise SystemExit(WRONG_RECORD)


class TournamentRun:
    """A tournament as far as it has come, with the folder where its games are kept and the list of ratings, if any."""

    def __init__(self, tournament: Tournament, folder: Path | None, listed: Path | None) -> None:
        self.tournament, self.folder, self._listed = tournament, folder, listed
        self.finals: list[Finals] = []
        self.thinking_times: dict[str, ThinkingTime] = {}
        self.failures: dict[str, BrokenBotError] = {}
        self.ratings: RatingList | None = read_rating_list(listed) if listed else None
        if folder:
            try:
                folder.mkdir(parents=True, exist_ok=True)
            except OSError as error:
                stop(text("tournament-no-folder", found=str(folder), reason=system_reason(error)), WRONG_USAGE)
            self.finals = read_finals(folder, tournament)
            self.thinking_times = read_thinking_times(folder, tournament) if self.finals else {}

    def play(self, crew: Crew) -> None:
        """Play what is missing; whoever interrupts it finds all finished games in the folder."""
        with ExitStack() as stack:
            games: Iterable[PlayedGame]
            playing = stack.enter_context(closing(play_games(self.tournament, len(self.finals), crew)))
            games = keep_games(self.folder, playing) if self.folder else playing
            progress = stack.enter_context(_progress())
            bar = progress.add_task("", total=self.tournament.total, completed=len(self.finals))
            try:
                for played in games:
                    self._add(played)
                    progress.advance(bar)
            except (KeyboardInterrupt, ClusterError, LostWorkError):
                self.finish()
                raise

    def _add(self, played: PlayedGame) -> None:
        self.finals.append(played.finals)
        for bot, thinking in played.thinking_times.items():
            self.thinking_times[bot] = self.thinking_times.get(bot, ThinkingTime()).and_also(thinking)
        for bot, error in played.failures:
            self.failures.setdefault(bot, error)

    def finish(self) -> Results:
        results = results_of(self.tournament, self.finals)
        if self.ratings and self._listed:
            self.ratings = self.ratings.with_games(self.tournament, self.finals)
            write_rating_list(self._listed, self.ratings)
        if self.folder:
            found = results_json(self.tournament, results, self.thinking_times)
            title = text("tournament-title", seats=str(self.tournament.seats), count=len(self.finals))
            pictures = {
                PLOT: plot_svg(self.tournament, results, title),
                CROSSTABLE: crosstable_svg(self.tournament, results, title),
            }
            if self.ratings:
                pictures[RATINGS] = rating_plot_svg(self.ratings, text("tournament-ratings"))
            write_results(self.folder, found, pictures)
        return results


def _progress() -> Progress:
    console = Console(file=sys.stderr)
    columns = (BarColumn(), MofNCompleteColumn(), TextColumn("·"), TimeRemainingColumn())
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
