"""Nervous: high while little is at stake, and lower the more a turn is worth."""

from collections.abc import Sequence

from thenumber.bots.gentle import GentleBot, digits_in, scoring
from thenumber.rules.board import Board
from thenumber.rules.digits import Number, available_numbers
from thenumber.rules.resolve import TURNS

LATER = TURNS - 1
"""The turns of a round after the first."""
WIDTH = 3
"""The count of neighbouring digits that it writes with: the highest in turn 1, the lowest in turn 5."""


class NervousBot(GentleBot):
    name = "nervous"
    level = 1

    def liked(self, board: Board) -> Sequence[Number]:
        digits = digits_in(board.available)
        start = round(max(0, len(digits) - WIDTH) * (LATER - len(board.scores)) / LATER)
        return scoring(available_numbers(sum(1 << digit for digit in digits[start : start + WIDTH])))
