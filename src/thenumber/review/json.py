"""A review as JSON, for the page and for programs: worth in points, chances from 0 to 1."""

from collections.abc import Sequence
from typing import Any

from thenumber.review.game import TurnReview, game_accuracy
from thenumber.review.outlook import Chances, Outlook
from thenumber.review.turn import SeatReview
from thenumber.rules.digits import number_name


def turn_object(review: TurnReview) -> dict[str, Any]:
    return {
        "round": review.round_no,
        "turn": review.turn_no,
        "chances": [round(chance, 4) for chance in review.chances],
        "seats": [seat_object(seat) if seat else None for seat in review.seats],
    }


def seat_object(seat: SeatReview) -> dict[str, Any]:
    return {
        "written": chances_object(seat.written) if seat.written else None,
        **outlook_object(seat.outlook),
        "hindsight": {"number": number_name(seat.hindsight.number), "points": round(seat.hindsight.points, 2)},
        "misread": round(seat.misread, 3),
        "luck": round(seat.luck, 3),
        "accuracy": round(seat.accuracy, 4),
    }


def outlook_object(ahead: Outlook) -> dict[str, Any]:
    return {
        "best": chances_object(ahead.best[0]),
        "alternatives": [chances_object(one) for one in ahead.best],
        "map": [None if worth is None else round(worth, 2) for worth in ahead.map],
    }


def chances_object(chances: Chances) -> dict[str, Any]:
    return {
        "number": number_name(chances.number),
        "approved": round(chances.approved, 4),
        "bonus": round(chances.bonus, 4),
        "points": round(chances.points, 3),
        "worth": round(chances.worth, 3),
    }


def ending_object(reviews: Sequence[TurnReview], chances: Sequence[float]) -> dict[str, Any]:
    """What can be said once all turns are there: `chances` are those at the end."""
    accuracies = game_accuracy(reviews)
    return {
        "accuracy": [None if accuracy is None else round(accuracy, 4) for accuracy in accuracies],
        "chances": [round(chance, 4) for chance in chances],
    }
