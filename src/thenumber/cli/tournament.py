"""`thenumber tournament`: let bots play each other, and say who is better, and how sure that is."""

import json
import os
import sys
from collections.abc import Iterable
from contextlib import ExitStack, closing
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from thenumber.arena.errors import TournamentError
from thenumber.arena.folder import keep_games, read_finals, read_thinking_times, write_results
from thenumber.arena.pairings import Tournament, new_tournament
from thenumber.arena.playing import PlayedGame, ThinkingTime
from thenumber.arena.plot import plot_svg
from thenumber.arena.report import results_json
from thenumber.arena.tallies import Finals, Results, results_of
from thenumber.arena.workers import play_games
from thenumber.bots.errors import BrokenBotError, UnusableBotError
from thenumber.bots.names import listed_bots
from thenumber.cli.compiling import prepare_bots
from thenumber.cli.exit_codes import WRONG_RECORD, WRONG_USAGE
from thenumber.cli.names import bot_name
from thenumber.cli.system_reasons import system_reason
from thenumber.cli.texts import decimal, percent, stop, text
from thenumber.programs.find import find_player
from thenumber.server.thinking.compiled_code import is_compiled

UNBROKEN = "\u00a0"
"""A no-break space for figures: where it is narrow, headings are wrapped and figures are not."""


def tournament(
    bots: str, figures: tuple[int, int, int], workers: int | None, into: Path | None, *, as_json: bool
) -> None:
    games, seats, seed = figures
    try:
        names = listed_bots(bots)
        tournament = new_tournament(names, seats, games, seed)
        for name in names:
            find_player(name)
        run = TournamentRun(tournament, into)
        if not is_compiled():  # otherwise every worker would compile for itself, without a word
            prepare_bots(names)
        run.play(os.cpu_count() or 1 if workers is None else workers)
    except (TournamentError, UnusableBotError, BrokenBotError) as error:
        message = text(f"tournament-{error.code}", found=error.found, right=error.right)
        stop(message, WRONG_RECORD if isinstance(error, BrokenBotError) else WRONG_USAGE)
    results = run.finish()
    if as_json:
        print(json.dumps(results_json(tournament, results, run.thinking_times)))
    else:
        show(tournament, results, run.thinking_times)
        if into:
            print(text("tournament-kept", folder=str(into), count=len(run.finals)))


class TournamentRun:
    """A tournament as far as it has come, with the folder where its games are kept, if there is one."""

    def __init__(self, tournament: Tournament, folder: Path | None) -> None:
        self.tournament, self.folder = tournament, folder
        self.finals: list[Finals] = []
        self.thinking_times: dict[str, ThinkingTime] = {}
        if folder:
            try:
                folder.mkdir(parents=True, exist_ok=True)
            except OSError as error:
                stop(text("tournament-no-folder", found=str(folder), reason=system_reason(error)), WRONG_USAGE)
            self.finals = read_finals(folder, tournament)
            self.thinking_times = read_thinking_times(folder, tournament) if self.finals else {}

    def play(self, workers: int) -> None:
        """Play what is missing; whoever interrupts it finds all finished games in the folder."""
        with ExitStack() as stack:
            games: Iterable[PlayedGame]
            playing = stack.enter_context(closing(play_games(self.tournament, len(self.finals), workers)))
            games = keep_games(self.folder, playing) if self.folder else playing
            progress = stack.enter_context(_progress())
            bar = progress.add_task("", total=self.tournament.total, completed=len(self.finals))
            try:
                for played in games:
                    self.finals.append(played.finals)
                    for bot, thinking in played.thinking_times.items():
                        self.thinking_times[bot] = self.thinking_times.get(bot, ThinkingTime()).and_also(thinking)
                    progress.advance(bar)
            except KeyboardInterrupt:
                self.finish()
                raise

    def finish(self) -> Results:
        results = results_of(self.tournament, self.finals)
        if self.folder:
            found = results_json(self.tournament, results, self.thinking_times)
            title = text("tournament-title", seats=str(self.tournament.seats), count=len(self.finals))
            write_results(self.folder, found, plot_svg(self.tournament, results, title))
        return results


def show(tournament: Tournament, results: Results, thinking_times: dict[str, ThinkingTime]) -> None:
    console = Console(highlight=False, emoji=False)
    console.print(
        text("tournament-title", seats=str(tournament.seats), count=sum(t.games for _, t in results.bots.values()))
    )
    ranking = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    for heading in ("bot", "rating", "share", "points", "others", "pace", "slowest"):
        ranking.add_column(text(f"tournament-{heading}"), justify="left" if heading == "bot" else "right")
    for bot, (rating, tally) in results.bots.items():
        thinking = thinking_times.get(bot, ThinkingTime())
        cells = (
            bot_name(bot),
            f"{decimal(rating.mu)} ±{decimal(2 * rating.sigma)}",
            f"{percent(tally.share, 1)} ({decimal(100 * tally.low)}-{decimal(100 * tally.high)})",
            decimal(tally.points),
            decimal(tally.others_points),
            f"{decimal(1000 * thinking.seconds / max(1, thinking.numbers))} ms",
            f"{1000 * thinking.slowest:.0f} ms",
        )
        ranking.add_row(*(cell.replace(" ", UNBROKEN) for cell in cells))
    console.print(ranking)
    console.print()
    console.print(text("tournament-pairings", fair=percent(1 / tournament.seats, 1)))
    shares = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    shares.add_column("")
    for many in results.bots:
        shares.add_column(bot_name(many), justify="right")
    for one in results.bots:
        tallies = {pairing.many: tally for pairing, tally in results.pairings.items() if pairing.one == one}
        shares.add_row(
            bot_name(one), *(percent(tallies[many].share, 1) if many in tallies else "" for many in results.bots)
        )
    console.print(shares)


def _progress() -> Progress:
    console = Console(file=sys.stderr)
    columns = (BarColumn(), MofNCompleteColumn(), TextColumn("·"), TimeRemainingColumn())
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
