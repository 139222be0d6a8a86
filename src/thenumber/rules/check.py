"""The check: every number against every lower one, and a ruling that says why."""

from collections.abc import Sequence
from enum import Enum
from functools import lru_cache
from typing import NamedTuple

from thenumber.rules.board import Board
from thenumber.rules.digits import ALL_DIGITS, DIGITS_OF, NUMBERS, Digits, Number
from thenumber.rules.errors import RulesError
from thenumber.rules.seats import MAX_SEATS, Seat
from thenumber.rules.values import value


class Verdict(Enum):
    """The kinds of results that the check has for a seat."""

    APPROVED = "approved"
    ELIMINATED = "eliminated"
    VOID = "void"
    """It has a digit that its writer had already crossed out."""
    ABSENT = "absent"
    """Nothing was written."""


class Clash(NamedTuple):
    """A lower number that eliminated this one: whose it was, and the digits the two share."""

    seat: Seat
    digits: Digits


@value
class Ruling:
    """The result of the check for one seat, with its reason."""

    verdict: Verdict
    eliminated_by: tuple[Clash, ...] = ()
    """Every lower number that shares a digit, in seat order; empty unless eliminated."""
    unavailable: Digits = 0
    """The digits its writer no longer had; none unless void."""


APPROVED = Ruling(Verdict.APPROVED)
ABSENT = Ruling(Verdict.ABSENT)


def check(boards: Sequence[Board], numbers: Sequence[Number | None]) -> tuple[Ruling, ...]:
    """Judge the numbers of a turn, one a seat, `None` for a seat that wrote nothing.

    >>> from thenumber.rules.board import FRESH_BOARD
    >>> [ruling.verdict.value for ruling in check([FRESH_BOARD] * 3, [761, 513, None])]
    ['eliminated', 'approved', 'absent']
    """
    rulings = [ABSENT] * len(numbers)
    standing: list[tuple[Number, Seat]] = []
    for seat, number in enumerate(numbers):
        if number is not None:
            if not 0 <= number < NUMBERS:
                raise RulesError("not-a-number", found=number, right="000-999")
            if unavailable := DIGITS_OF[number] & ~boards[seat].available:
                rulings[seat] = Ruling(Verdict.VOID, (), unavailable)
            else:
                standing.append((number, seat))
    standing.sort()

    # Digits of strictly lower numbers, ten bits a seat, so that one `&` finds who shares what.
    lower = level = 0
    previous: Number | None = None
    ruling = APPROVED
    for number, seat in standing:
        digits = DIGITS_OF[number]
        if number != previous:  # an identical number takes its twin's ruling
            previous = number
            lower |= level
            level = 0
            shared = lower & digits * _EVERY_SEAT
            ruling = _eliminated(shared) if shared else APPROVED
        level |= digits << 10 * seat
        rulings[seat] = ruling
    return tuple(rulings)


_EVERY_SEAT = sum(1 << 10 * seat for seat in range(MAX_SEATS))


@lru_cache(maxsize=1 << 14)
def _eliminated(shared: int) -> Ruling:
    """The ruling for shared digits packed ten bits a seat; kept, because the same ones come up again and again."""
    clashes = [Clash(seat, shared >> 10 * seat & ALL_DIGITS) for seat in range(MAX_SEATS)]
    return Ruling(Verdict.ELIMINATED, tuple(clash for clash in clashes if clash.digits))
