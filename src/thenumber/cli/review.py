"""`thenumber review`: a recorded game looked at again, turn by turn, and what was judgement and what luck."""

import json
import sys
import time
from collections.abc import Callable, Sequence

from rich.console import Console, Group, RenderableType
from rich.progress import Progress
from rich.table import Table
from rich.text import Text

from thenumber.cli.files import record_from
from thenumber.cli.seconds import seconds_from
from thenumber.cli.show import (
    NAME_WIDTH,
    NARROW_NAME_WIDTH,
    make_console,
    player_name,
    seat_label,
    seat_mark,
    turn_title,
)
from thenumber.cli.texts import text
from thenumber.record.json import record_object
from thenumber.record.record import Record
from thenumber.review.game import TurnReview, game_accuracy, review_game
from thenumber.review.json import ending_object, turn_object
from thenumber.review.outlook import Chances
from thenumber.review.turn import SeatReview
from thenumber.rules.digits import number_name

WORTH_SAYING = 0.5
"""The difference in worth, in points, up to which a number counts as good as the best."""


def review(source: str, seconds: str, *, game: int, as_json: bool) -> None:
    wanted = seconds_from(seconds)
    record = record_from(source, game)
    from thenumber.review.win_probability import win_chances

    def budget() -> Callable[[], float]:
        started = time.perf_counter()
        return lambda: (time.perf_counter() - started) / wanted

    console, reviews = make_console(), list[TurnReview]()
    with Progress(console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as progress:
        task = progress.add_task(text("review-thinking"), total=len(record.game.turns))
        for one in review_game(record.game, budget):
            reviews.append(one)
            progress.advance(task)
            if not as_json:
                console.print(turn_reviewed(one, record), Text(""))
    chances = win_chances(record.game.position)
    if as_json:
        turns = [turn_object(one) for one in reviews]
        whole = {"players": list(record.names), "turns": turns, **ending_object(reviews, chances)}
        print(json.dumps({**whole, "finals": record_object(record)["finals"]}, ensure_ascii=False))
    elif reviews:
        console.print(summary(reviews, record.names))


def turn_reviewed(review: TurnReview, record: Record) -> RenderableType:
    names = record.names
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim")
    table.add_column("", no_wrap=True)
    table.add_column(text("column-player"), width=NARROW_NAME_WIDTH, no_wrap=True, overflow="ellipsis")
    for heading in ("number", "approved", "worth", "best", "misread", "luck", "hindsight", "wins"):
        table.add_column(text(f"review-{heading}"), justify="right")
    for seat, one in enumerate(review.seats):
        cells = _cells(one) if one else ["–"] * 7
        table.add_row(seat_mark(seat), Text(player_name(names, seat)), *cells, f"{review.chances[seat]:.0%}")
    said = [
        Text(_advice(player_name(names, seat), one))
        for seat, one in enumerate(review.seats)
        if one and one.misread > WORTH_SAYING
    ]
    return Group(turn_title(review.round_no, review.turn_no), table, *said)


def _cells(one: SeatReview) -> list[str]:
    written = one.written
    return [
        number_name(written.number) if written else "---",
        f"{written.approved:.0%}" if written else "–",
        f"{written.worth:+.1f}" if written else "–",
        number_name(one.best.number),
        f"{-one.misread:.1f}",
        f"{one.luck:+.1f}",
        number_name(one.hindsight.number),
    ]


def _advice(name: str, one: SeatReview) -> str:
    """The best number in words, and the next best plan."""
    best = one.best
    said = text(
        "review-better",
        name=name,
        number=number_name(best.number),
        points=f"{one.misread:.1f}",
        approved=_percent(best.approved),
        bonus=_percent(best.bonus),
    )
    others = [number_name(other.number) for other in one.outlook.best[1:] if _as_good(other, best)]
    return text("sentences", first=said, next=text("review-as-good", numbers=", ".join(others))) if others else said


def _as_good(other: Chances, best: Chances) -> bool:
    return best.worth - other.worth <= WORTH_SAYING


def _percent(chance: float) -> str:
    return f"{chance * 100:.0f}"


def summary(reviews: Sequence[TurnReview], names: Sequence[str]) -> RenderableType:
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    table.add_column("", no_wrap=True)
    table.add_column(text("column-player"), width=NAME_WIDTH, no_wrap=True, overflow="ellipsis")
    for heading in ("accuracy", "misread", "luck"):
        table.add_column(text(f"review-{heading}"), justify="right")
    for seat, accuracy in enumerate(game_accuracy(reviews)):
        seen = [one for review in reviews if (one := review.seats[seat])]
        table.add_row(
            seat_label(seat),
            Text(player_name(names, seat)),
            "–" if accuracy is None else f"{accuracy:.0%}",
            f"{-sum(one.misread for one in seen):.1f}",
            f"{sum(one.luck for one in seen):+.1f}",
        )
    return Group(Text(text("review-whole"), style="bold"), table, Text(text("review-legend"), style="dim"))
