"""A review as JSON, for the page and for programs: chances from 0 to 1, all else in points.

In the last turn of the game, where `objective` is `win`, the worth of numbers and what happened are shares of the win.
"""

from collections.abc import Sequence
from typing import Any

from thenumber.review.frequency import frequency
from thenumber.review.results import (
    AmongEquals,
    Chances,
    Outlook,
    SeatReview,
    TurnReview,
    game_accuracy,
    game_splits,
)
from thenumber.review.split import Split
from thenumber.rules.digits import number_name
from thenumber.solver.results import Objective

PLACES = {Objective.POINTS: 2, Objective.WIN: 4}
"""The decimal places of the worths in a map."""


def turn_object(review: TurnReview) -> dict[str, Any]:
    return {
        "round": review.round_no,
        "turn": review.turn_no,
        "objective": review.objective.value,
        "chances": [round(chance, 4) for chance in review.chances],
        "splits": [split_object(one) for one in review.splits],
        "seats": [seat_object(seat) if seat else None for seat in review.seats],
    }


def split_object(split: Split) -> dict[str, Any]:
    return {name: round(getattr(split, name), 4) for name in ("happened", "judgement", "gifts", "luck")}


def seat_object(seat: SeatReview) -> dict[str, Any]:
    return {
        "written": chances_object(seat.written) if seat.written else None,
        "found_best": seat.found_best,
        **outlook_object(seat.outlook),
        "hindsight": chances_object(seat.hindsight),
        "accuracy": None if seat.accuracy is None else round(seat.accuracy, 4),
        "among_equals": among_equals_object(seat.among_equals),
    }


def outlook_object(ahead: Outlook) -> dict[str, Any]:
    places = PLACES[ahead.objective]
    return {
        "objective": ahead.objective.value,
        "decided": ahead.decided,
        "best": chances_object(ahead.best[0]),
        "alternatives": [chances_object(one) for one in ahead.best],
        "most": round(ahead.most, 4),
        "as_good": ahead.as_good,
        "map": [None if worth is None else round(worth, places) for worth in ahead.map],
        "scores": [None if score is None else round(score, 1) for score in ahead.scores],
    }


def chances_object(chances: Chances) -> dict[str, Any]:
    return {
        "number": number_name(chances.number),
        "approved": round(chances.approved, 4),
        "bonus": round(chances.bonus, 4),
        "falls": list(frequency(1 - chances.approved)),
        "highest": list(frequency(chances.bonus)),
        "score": round(chances.score, 3),
        "later": round(chances.later, 3),
        "points": round(chances.points, 3),
        "worth": round(chances.worth, 4),
    }


def among_equals_object(value: AmongEquals) -> dict[str, Any]:
    return {
        "written": round(value.written, 3),
        "best": number_name(value.best),
        "most": round(value.most, 3),
        "as_good": value.as_good,
    }


def ending_object(reviews: Sequence[TurnReview], chances: Sequence[float]) -> dict[str, Any]:
    """What can be said once all turns are there: `chances` are those at the end."""
    accuracies = game_accuracy(reviews)
    return {
        "accuracy": [None if accuracy is None else round(accuracy, 4) for accuracy in accuracies],
        "chances": [round(chance, 4) for chance in chances],
        "splits": [split_object(one) for one in game_splits(reviews)],
    }
