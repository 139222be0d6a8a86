"""Lucky: its favourite digits, as long as they last."""

from collections.abc import Sequence

from thenumber.bots.gentle import GentleBot, scoring
from thenumber.rules.board import Board
from thenumber.rules.digits import Number, available_numbers

FAVOURITES = (7, 3, 8, 4, 5, 9, 2, 6, 1, 0)
"""All digits, the one it likes best first. Asked for a digit, many people say 7, and then 3."""
LIKED = 3
"""The count of digits that it writes with at a time."""


class LuckyBot(GentleBot):
    name = "lucky"
    level = 4

    def liked(self, board: Board) -> Sequence[Number]:
        left = [digit for digit in FAVOURITES if board.available >> digit & 1]
        return scoring(available_numbers(sum(1 << digit for digit in left[:LIKED])))
