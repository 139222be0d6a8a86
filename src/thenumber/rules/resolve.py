"""Resolving a turn: scores, the bonus, and the digits that are crossed out."""

from collections.abc import Sequence

from thenumber.rules.board import Board
from thenumber.rules.check import Ruling, Verdict
from thenumber.rules.digits import DIGITS_OF, Number
from thenumber.rules.seats import Seat
from thenumber.rules.values import value

TURNS = 5
BONUSES = (2, 3, 4, 6, 8)
"""The bonus of each turn of a round, for the highest approved number."""


@value
class Turn:
    """A turn as it went: the fact that everything said about it afterwards is read from."""

    numbers: tuple[Number | None, ...]
    rulings: tuple[Ruling, ...]
    scores: tuple[int, ...]
    bonus_seats: tuple[Seat, ...]
    """The seats that held the highest approved number; several if they wrote the same one."""
    boards: tuple[Board, ...]
    """The boards after this turn, before they are wiped at the end of a round."""

    @property
    def turn_no(self) -> int:
        return len(self.boards[0].scores)

    @property
    def bonus(self) -> int:
        """What the highest approved number added in this turn."""
        return BONUSES[self.turn_no - 1]


def resolve(boards: Sequence[Board], numbers: Sequence[Number | None], rulings: tuple[Ruling, ...]) -> Turn:
    """Score the checked numbers of a turn and cross out the digits of the approved ones.

    >>> from thenumber.rules.board import FRESH_BOARD
    >>> from thenumber.rules.check import check
    >>> boards, numbers = [FRESH_BOARD] * 3, [761, 513, 220]
    >>> resolve(boards, numbers, check(boards, numbers)).scores
    (0, 7, 2)
    """
    turn_no = len(boards[0].scores) + 1
    times = 2 if turn_no == TURNS else 1
    approved = Verdict.APPROVED
    highest = -1
    for number, ruling in zip(numbers, rulings, strict=True):
        if number is not None and number > highest and ruling.verdict is approved:
            highest = number
    scores: list[int] = []
    bonus_seats: list[Seat] = []
    after: list[Board] = []
    for board, number, ruling in zip(boards, numbers, rulings, strict=True):
        score, available = 0, board.available
        if number is not None and ruling.verdict is approved:
            score = number // 100 * times
            if number == highest:
                score += BONUSES[turn_no - 1]
                bonus_seats.append(len(scores))
            available &= ~DIGITS_OF[number]
        scores.append(score)
        after.append(Board(available, (*board.scores, score)))
    return Turn(tuple(numbers), rulings, tuple(scores), tuple(bonus_seats), tuple(after))
