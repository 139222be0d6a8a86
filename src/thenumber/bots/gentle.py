"""What the gentle bots share: each has its own human weakness, and after a fall all of them play it safe once.

They are for newcomers. A number that falls scores nothing, and whoever falls turn after turn plays like something that
is broken. So after a fall they write their lowest digit three times, which is hardly ever eliminated.
"""

from abc import abstractmethod
from collections.abc import Sequence

from thenumber.bots.bot import Reason
from thenumber.bots.uniform import UniformBot
from thenumber.rules.board import Board
from thenumber.rules.check import Verdict
from thenumber.rules.digits import DIGIT_COUNT, Digits, Number
from thenumber.rules.game import Game
from thenumber.rules.seats import Seat

ALIKE = 111
"""A digit times this is the number of three such digits."""


class GentleBot(UniformBot):
    """A bot that is given by the numbers it likes to write."""

    name: str

    @abstractmethod
    def liked(self, board: Board) -> Sequence[Number]:
        """The numbers that it likes to write in this turn, at least one."""

    def numbers(self, game: Game, seat: Seat) -> Sequence[Number]:
        board = game.position.boards[seat]
        return (safe_number(board.available),) if fell(game, seat) else self.liked(board)

    def explain(self, game: Game, seat: Seat, number: Number) -> Reason | None:
        if number not in self.numbers(game, seat):
            return None
        return Reason("fell") if fell(game, seat) else Reason(self.name)


def fell(game: Game, seat: Seat) -> bool:
    """Whether the last number of this seat was eliminated."""
    return bool(game.turns) and game.turns[-1].rulings[seat].verdict is Verdict.ELIMINATED


def safe_number(available: Digits) -> Number:
    """The lowest digit three times, but 0 only if there is nothing else.

    >>> safe_number(0b1101), safe_number(0b1)
    (222, 0)
    """
    return counting(available)[0] * ALIKE


def digits_in(available: Digits) -> list[int]:
    """The digits, lowest first.

    >>> digits_in(0b1101)
    [0, 2, 3]
    """
    return [digit for digit in range(DIGIT_COUNT) if available >> digit & 1]


def counting(available: Digits) -> list[int]:
    """The digits that score something in front, lowest first; 0 only if there is nothing else.

    >>> counting(0b1101), counting(0b1)
    ([2, 3], [0])
    """
    return digits_in(available & ~1) or digits_in(available)


def scoring(numbers: Sequence[Number]) -> Sequence[Number]:
    """Those that score something if they are approved; all of them if there are none.

    >>> scoring([11, 120, 210]), scoring([0])
    ([120, 210], [0])
    """
    return [number for number in numbers if number >= 100] or numbers
