"""Banker: round numbers such as 300, or what comes closest to them."""

from collections.abc import Sequence

from thenumber.bots.gentle import ALIKE, GentleBot, digits_in
from thenumber.rules.board import Board
from thenumber.rules.digits import Number

NEXT = 4
"""The count of digits above the lowest one from which it takes the first digit."""


class BankerBot(GentleBot):
    name = "banker"
    level = 3

    def liked(self, board: Board) -> Sequence[Number]:
        lowest, *higher = digits_in(board.available)
        return [100 * first + 11 * lowest for first in higher[:NEXT]] or [lowest * ALIKE]
