"""The tables of a tournament: the ranking, everybody against everybody, and the list of ratings."""

from collections.abc import Sequence

from rich.console import Console
from rich.table import Table

from thenumber.arena.pairings import Tournament
from thenumber.arena.playing import ThinkingTime
from thenumber.arena.rating_list import RatingList
from thenumber.arena.tallies import Results
from thenumber.cli.names import bot_name
from thenumber.cli.texts import decimal, percent, text

UNBROKEN = "\u00a0"
"""A no-break space for figures: where it is narrow, headings are wrapped and figures are not."""


def show(tournament: Tournament, results: Results, thinking_times: dict[str, ThinkingTime]) -> None:
    console = _console()
    console.print(
        text("tournament-title", seats=str(tournament.seats), count=sum(t.games for _, t in results.bots.values()))
    )
    ranking = _table(["bot", "rating", "share", "points", "others", "pace", "slowest"])
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
    shares = _table([])
    shares.add_column("")
    for many in results.bots:
        shares.add_column(bot_name(many), justify="right")
    for one in results.bots:
        tallies = {pairing.many: tally for pairing, tally in results.pairings.items() if pairing.one == one}
        shares.add_row(
            bot_name(one), *(percent(tallies[many].share, 1) if many in tallies else "" for many in results.bots)
        )
    console.print(shares)


def show_ratings(ratings: RatingList) -> None:
    """All that are on the list, also those that did not play this time."""
    console = _console()
    console.print()
    console.print(text("tournament-ratings"))
    table = _table(["bot", "rating", "interval", "rated-games"])
    for bot, listed in ratings.bots.items():
        between = f"{decimal(listed.low)} – {decimal(listed.high)}".replace(" ", UNBROKEN)
        table.add_row(bot_name(bot), decimal(listed.rating.mu), between, str(listed.games))
    console.print(table)


def _console() -> Console:
    return Console(highlight=False, emoji=False)


def _table(headings: Sequence[str]) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    for heading in headings:
        table.add_column(text(f"tournament-{heading}"), justify="left" if heading == "bot" else "right")
    return table
