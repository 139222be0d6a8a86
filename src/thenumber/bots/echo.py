"""Echo: the same digit three times, and not too high."""

from collections.abc import Sequence

from thenumber.bots.gentle import ALIKE, GentleBot, counting
from thenumber.rules.board import Board
from thenumber.rules.digits import Number

LOWEST = 4
"""The count of its lowest digits from which it takes one."""


class EchoBot(GentleBot):
    name = "echo"
    level = 6

    def liked(self, board: Board) -> Sequence[Number]:
        return [digit * ALIKE for digit in counting(board.available)[:LOWEST]]
