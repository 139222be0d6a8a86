"""`thenumber review`: a recorded game looked at again, turn by turn: what was judgement, what gifts, and what luck."""

import json
import sys
import time
from collections.abc import Sequence
from functools import partial

from rich.console import Console, Group, RenderableType
from rich.progress import Progress
from rich.table import Table
from rich.text import Text

from thenumber.cli.compiling import prepare_solver
from thenumber.cli.files import record_from
from thenumber.cli.folding import Folding
from thenumber.cli.seconds import seconds_from
from thenumber.cli.show import (
    NAME_WIDTH,
    NARROW_NAME_WIDTH,
    make_console,
    name_cell,
    player_name,
    seat_label,
    seat_mark,
    turn_title,
)
from thenumber.cli.texts import decimal, listed, percent, text
from thenumber.cli.wrapping import Prose
from thenumber.record.json import record_object
from thenumber.record.record import Record
from thenumber.review.expected_mixes import bots_among
from thenumber.review.frequency import frequency
from thenumber.review.game import TurnReview, game_accuracy, game_splits, review_game
from thenumber.review.json import ending_object, turn_object
from thenumber.review.outlook import AS_GOOD, Chances
from thenumber.review.split import Split
from thenumber.review.turn import SeatReview
from thenumber.rules.digits import number_name
from thenumber.solver.budget import Budget
from thenumber.solver.solve import Objective

STEPS = 2000
"""The steps of the search for each turn, unless a time is asked for. The same game then gives the same words."""
PARTS = ("judgement", "gifts", "luck")
"""The parts of what happened, as they are called in `Split` and in the catalogue."""


def review(source: str, seconds: str | None, *, game: int, as_json: bool) -> None:
    wanted = None if seconds is None else seconds_from(seconds)
    record = record_from(source, game)
    budget = partial(turn_budget, wanted)
    prepare_solver()
    console, reviews = make_console(), list[TurnReview]()
    with Progress(console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as progress:
        task = progress.add_task(text("review-thinking"), total=len(record.game.turns))
        for one in review_game(record.game, bots_among(record.names), budget):
            reviews.append(one)
            progress.advance(task)
            if not as_json:
                console.print(turn_reviewed(one, record), Text(""))
    if as_json:
        print(json.dumps(review_object(record, reviews), ensure_ascii=False))
    elif reviews:
        console.print(summary(reviews, record.names))


def turn_budget(seconds: float | None) -> Budget:
    """What the solver may take for a turn."""
    if seconds is None:
        return STEPS
    started = time.perf_counter()
    return lambda: (time.perf_counter() - started) / seconds


def review_object(record: Record, reviews: Sequence[TurnReview]) -> dict[str, object]:
    """The review of a game as JSON."""
    from thenumber.review.win_probability import win_chances

    turns = [turn_object(one) for one in reviews]
    whole = {"players": list(record.names), "turns": turns, **ending_object(reviews, win_chances(record.game.position))}
    return {**whole, "finals": record_object(record)["finals"]}


def turn_reviewed(review: TurnReview, record: Record) -> RenderableType:
    names = record.names
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim")
    table.add_column("", no_wrap=True)
    table.add_column(text("column-player"), width=NARROW_NAME_WIDTH, no_wrap=True, overflow="ellipsis")
    for heading in ("number", "points", "best", *PARTS, "hindsight", "wins"):
        table.add_column(text(f"review-{heading}"), justify="right")
    for seat, (one, split) in enumerate(zip(review.seats, review.splits, strict=True)):
        number, points, best, hindsight = _cells(one) if one else ("–",) * 4
        parts = _parts(split, review.objective)
        wins = percent(review.chances[seat])
        table.add_row(seat_mark(seat), Text(player_name(names, seat)), number, points, best, *parts, hindsight, wins)
    said = [
        Prose(text("review-of", name=player_name(names, seat), said=_finding(one)))
        for seat, one in enumerate(review.seats)
        if one and (one.outlook.decided or not one.found_best)
    ]
    if review.objective is Objective.WIN:
        said.append(Prose(text("review-last-turn"), "dim"))
    return Group(turn_title(review.round_no, review.turn_no), Folding(table, 2), *said)


def _cells(one: SeatReview) -> tuple[str, str, str, str]:
    written = one.written
    return (
        number_name(written.number) if written else "---",
        decimal(written.score) if written else "–",
        number_name(one.best.number),
        number_name(one.hindsight.number),
    )


def _parts(split: Split, objective: Objective) -> list[str]:
    shown = percent if objective is Objective.WIN else decimal
    return [shown(getattr(split, name), signed=True) for name in PARTS]


def _finding(one: SeatReview) -> str:
    """What was better than the number written, in words, and what else was about as good as that."""
    ahead, best = one.outlook, one.best
    if ahead.decided:
        return text("review-decided", share=_percent(ahead.most))
    expects = _expects(best, ahead.objective)
    if ahead.objective is Objective.POINTS:
        better = text("review-better", number=number_name(best.number), more=decimal(one.misread))
        expects = text("sentences", first=better, next=expects)
    others = [
        number_name(other.number) for other in ahead.best[1:] if ahead.most - other.worth <= AS_GOOD[ahead.objective]
    ]
    if others:
        expects = text("sentences", first=expects, next=text("review-as-good", numbers=listed(others)))
    return expects.replace("*", "")


def _expects(best: Chances, objective: Objective) -> str:
    number, points = number_name(best.number), decimal(best.score)
    if objective is Objective.WIN:
        return text("review-expects-win", number=number, share=_percent(best.worth), points=points)
    falls, highest = (
        text(f"review-{name}", times=times, of=of)
        for name, (times, of) in (("falls", frequency(1 - best.approved)), ("highest", frequency(best.bonus)))
    )
    return text("review-expects", number=number, points=points, falls=falls, highest=highest)


def _percent(chance: float) -> str:
    return f"{chance * 100:.0f}"


def summary(reviews: Sequence[TurnReview], names: Sequence[str]) -> RenderableType:
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    table.add_column("", no_wrap=True)
    table.add_column(text("column-player"), width=NAME_WIDTH, no_wrap=True, overflow="ellipsis")
    for heading in ("accuracy", *PARTS, "outcome"):
        table.add_column(text(f"review-{heading}"), justify="right")
    splits = game_splits(reviews)
    for seat, accuracy in enumerate(game_accuracy(reviews)):
        table.add_row(
            seat_label(seat),
            Text(name_cell(names, seat)),
            "–" if accuracy is None else percent(accuracy),
            *_parts(splits[seat], Objective.POINTS),
            decimal(sum(round(getattr(splits[seat], name), 1) for name in PARTS), signed=True),  # as they are shown
        )
    legend = text("sentences", first=text("review-legend"), next=text("review-about-outcome"))
    return Group(Text(text("review-whole"), style="bold"), Folding(table, 2), Prose(legend, "dim"))
