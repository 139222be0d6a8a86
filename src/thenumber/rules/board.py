"""A board: one seat's digits and score boxes in the round being played."""

from thenumber.rules.digits import ALL_DIGITS, DIGIT_COUNT, Digits
from thenumber.rules.values import value


@value
class Board:
    """What lies open before a seat: the digits still available and a score for every turn played this round."""

    available: Digits = ALL_DIGITS
    scores: tuple[int, ...] = ()

    @property
    def crossed_out(self) -> Digits:
        return ALL_DIGITS & ~self.available

    @property
    def crossed_out_count(self) -> int:
        return DIGIT_COUNT - self.available.bit_count()

    @property
    def total(self) -> int:
        """The scores plus one for every crossed-out digit: final once the round is over, a running total before."""
        return sum(self.scores) + DIGIT_COUNT - self.available.bit_count()

    @property
    def sits_out(self) -> bool:
        """All ten digits are gone: nothing can be written for the rest of the round."""
        return not self.available


FRESH_BOARD = Board()
