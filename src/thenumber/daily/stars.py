"""Stars: how many of the points that the best number can expect a number can expect, in five steps."""

from bisect import bisect

from thenumber.daily.day import Day
from thenumber.rules.digits import Number

MOST_STARS = 5
SHARES = (0.3, 0.5, 0.7, 0.9)
"""The shares of the best number's points from which on there are 2, 3, 4 and 5 stars. For less there is one."""


def stars_of(day: Day) -> dict[Number, int]:
    """The stars of every number that can be written that day, 1 to 5."""
    best = day.prospects[day.best].points
    return {number: star_count(prospect.points / best) for number, prospect in day.prospects.items()}


def star_count(share: float) -> int:
    """
    >>> [star_count(share) for share in (0, 0.3, 0.5, 0.7, 0.899, 0.9, 1)]
    [1, 2, 3, 4, 4, 5, 5]
    """
    return 1 + bisect(SHARES, share)
