"""Dreamer: its three highest digits, high and hopeful; they are soon used up."""

from collections.abc import Sequence

from thenumber.bots.gentle import GentleBot, digits_in
from thenumber.rules.board import Board
from thenumber.rules.digits import DIGITS_OF, Number, available_numbers

HIGHEST = 3
"""The count of its highest digits, which it writes all at once."""


class DreamerBot(GentleBot):
    name = "dreamer"
    level = 2

    def liked(self, board: Board) -> Sequence[Number]:
        highest = sum(1 << digit for digit in digits_in(board.available)[-HIGHEST:])
        return [number for number in available_numbers(highest) if DIGITS_OF[number] == highest]
