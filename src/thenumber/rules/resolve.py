"""Resolving a turn: scores, the bonus, and the digits that are crossed out."""

from collections.abc import Sequence

from thenumber.rules.board import Board
from thenumber.rules.check import Ruling, Verdict
from thenumber.rules.digits import DIGITS_OF, Number
from thenumber.rules.seats import Seat
from thenumber.rules.values import value

TURNS = 5
BONUSES = (2, 3, 4, 6, 8)
APPROVED = Verdict.APPROVED


@value
class Turn:
    """A turn as it went: the fact that everything said about it afterwards is read from."""

    numbers: tuple[Number | None, ...]
    rulings: tuple[Ruling, ...]
    scores: tuple[int, ...]
    bonus_seats: tuple[Seat, ...]
    """Who held the highest approved number; several seats if they wrote the same one."""
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
    approved = [
        (number, seat)
        for seat, number in enumerate(numbers)
        if number is not None and rulings[seat].verdict is APPROVED
    ]
    highest = max(approved)[0] if approved else None
    scores = [0] * len(boards)
    available = [board.available for board in boards]
    bonus_seats: list[Seat] = []
    for number, seat in approved:
        scores[seat] = number // 100 * times
        if number == highest:
            scores[seat] += BONUSES[turn_no - 1]
            bonus_seats.append(seat)
        available[seat] &= ~DIGITS_OF[number]
    after = [Board(available[seat], (*board.scores, scores[seat])) for seat, board in enumerate(boards)]
    return Turn(tuple(numbers), rulings, tuple(scores), tuple(bonus_seats), tuple(after))
