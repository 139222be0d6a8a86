"""A day: the position to be played, and what came of it. Which one belongs to a date follows from the date alone."""

from collections.abc import Mapping
from datetime import date
from typing import NamedTuple

from thenumber.daily.errors import DailyError
from thenumber.rules.digits import Number, digits_name, unavailable_digits
from thenumber.rules.game import Position, play_turn
from thenumber.rules.resolve import Turn
from thenumber.rules.seats import Seat
from thenumber.rules.values import value

FIRST_DATE = date(2026, 1, 1)
"""The first date that has a number, on which the positions begin; when all were shown they begin again."""


class Prospect(NamedTuple):
    """What a number can expect against the mixes of the others."""

    points: float
    """The mean points of the turn, with one for every digit that is crossed out."""
    approved: float
    """The probability that it is approved."""
    bonus: float
    """The probability that it is the highest approved number."""


@value
class Day:
    """One position to be played, and all that is to be known about it."""

    position: Position
    seat: Seat
    """The seat whose number is asked for."""
    bots: tuple[str | None, ...]
    """The bots in the other seats; None for the own one."""
    numbers: tuple[Number | None, ...]
    """What the others write; None for the own seat, and for those who sit out."""
    mixes: tuple[Mapping[Number, int], ...]
    """The mixes of the others as whole weights; nothing for the own seat, and for those who sit out."""
    prospects: Mapping[Number, Prospect]
    """What every number can expect that can be written here, the lowest first."""

    @property
    def best(self) -> Number:
        """The number that can expect the most points; the lowest of those that can."""
        return max(self.prospects, key=lambda number: (self.prospects[number].points, -number))


def parse_date(text: str) -> date:
    """The date that is written as `2026-11-18`. Raises `DailyError` for anything else, and before the first date.

    >>> parse_date("2026-11-18")
    datetime.date(2026, 11, 18)
    """
    try:
        found = date.fromisoformat(text)
    except ValueError:
        found = None
    if found is None or found.isoformat() != text:  # other ways to write a date are understood as well
        raise DailyError("no-date", found=text, right=FIRST_DATE.isoformat())
    if found < FIRST_DATE:
        raise DailyError("too-early", found=text, right=FIRST_DATE.isoformat())
    return found


def place_of(on: date, count: int) -> int:
    """Which of so many positions belongs to a date.

    >>> place_of(date(2026, 1, 3), 420), place_of(date(2027, 2, 25), 420)
    (2, 0)
    """
    return (on - FIRST_DATE).days % count


def judge(day: Day, number: Number) -> Turn:
    """The check of a number against what the others write. Raises `DailyError` if it can't be written here."""
    available = day.position.boards[day.seat].available
    if missing := unavailable_digits(number, available):
        raise DailyError("crossed-out", found=digits_name(missing), right=digits_name(available))
    numbers = [number if seat == day.seat else other for seat, other in enumerate(day.numbers)]
    turn, _ = play_turn(day.position, numbers)
    return turn


def points_of(day: Day, number: Number) -> int:
    """The points that came of a number, counted as in `Prospect`. Raises `DailyError` if it can't be written here."""
    after = judge(day, number).boards[day.seat]
    before = day.position.boards[day.seat]
    return after.total - before.total
