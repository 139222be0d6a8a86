"""Pianist: runs such as 345 or 876, or digits as close together as it can."""

from collections.abc import Sequence

from thenumber.bots.gentle import GentleBot, scoring
from thenumber.rules.board import Board
from thenumber.rules.digits import Number, available_numbers

NO_RUN = 10
"""The span of a number that neither rises nor falls, wider than any other."""


class PianistBot(GentleBot):
    name = "pianist"
    level = 5

    def liked(self, board: Board) -> Sequence[Number]:
        numbers = scoring(available_numbers(board.available))
        narrowest = min(map(span, numbers))
        return [number for number in numbers if span(number) == narrowest]


def span(number: Number) -> int:
    """How far the digits of a run are apart.

    >>> span(345), span(863), span(354)
    (2, 5, 10)
    """
    first, second, third = number // 100, number // 10 % 10, number % 10
    return abs(third - first) if first < second < third or first > second > third else NO_RUN
