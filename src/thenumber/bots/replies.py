"""The best numbers against what the others are expected to write: what thinker and schemer have in common.

The solver needs NumPy and Numba, half a second to load: it is imported when the first number is asked for.
"""

from functools import lru_cache
from typing import NamedTuple, TypeAlias

from thenumber.rules.board import Board
from thenumber.rules.digits import Digits, Number, available_numbers
from thenumber.rules.game import Position
from thenumber.rules.seats import Seat

NEARLY = 1e-9
"""Points: what differs by less is alike, and differs by rounding."""

Key: TypeAlias = tuple[int, Digits, tuple[Digits, ...]]
"""What a best number of this turn depends on: the turn, one's own digits, those of the others in any order."""


class Reply(NamedTuple):
    """The numbers that can expect the most points relative to the others, all alike."""

    numbers: tuple[Number, ...]
    approved: float
    """The chance of the first of them to be approved."""


def key_of(position: Position, seat: Seat) -> Key:
    digits = [board.available for board in position.boards]
    return position.turn_no, digits.pop(seat), tuple(sorted(digits))


@lru_cache(maxsize=1 << 14)
def reply_to_anything(key: Key) -> Reply:
    """The best numbers against others who write any available number, all equally likely."""
    _, _, others = key
    return _reply(key, [available_numbers(available) for available in others])


@lru_cache(maxsize=1 << 14)
def reply_to_thinkers(key: Key) -> Reply:
    """The best numbers against others who all write one of theirs against just anything."""
    return _reply(key, [expected.numbers for expected in thinkers_expected(key)])


def thinkers_expected(key: Key) -> list[Reply]:
    """What the others write if all of them believe that everybody else writes just anything."""
    turn_no, own, others = key
    expected = []
    for place, available in enumerate(others):
        rest = tuple(sorted((own, *others[:place], *others[place + 1 :])))
        expected.append(reply_to_anything((turn_no, available, rest)) if available else Reply((), 0.0))
    return expected


def _reply(key: Key, others_numbers: list[tuple[Number, ...]]) -> Reply:
    from thenumber.solver.evaluate import evaluate
    from thenumber.solver.numbers import canonical_numbers

    turn_no, own, others = key
    so_far = (0,) * (turn_no - 1)  # scores don't matter for the points of a turn
    position = Position(tuple(Board(available, so_far) for available in (own, *others)))
    mixes = {seat: dict.fromkeys(numbers, 1.0) for seat, numbers in enumerate(others_numbers, 1) if numbers}
    expected = evaluate(position, 0, mixes)
    worth_writing = canonical_numbers(own)
    best = max(expected[number].relative for number in worth_writing)
    numbers = tuple(number for number in worth_writing if expected[number].relative > best - NEARLY)
    return Reply(numbers, expected[numbers[0]].approved)
