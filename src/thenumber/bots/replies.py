"""The best numbers against what the others are expected to write: what thinker, schemer and planner have in common.

The solver needs NumPy and Numba, half a second to load: it is imported when the first number is asked for.
"""

from functools import lru_cache
from typing import NamedTuple

from thenumber.rules.board import Board
from thenumber.rules.digits import DIGITS_OF, Digits, Number, available_numbers
from thenumber.rules.game import Position
from thenumber.rules.resolve import TURNS
from thenumber.rules.seats import Seat

NEARLY = 1e-9
"""Points: what differs by less is alike, and differs by rounding."""


class Key(NamedTuple):
    """What a best number of this turn depends on."""

    turn_no: int
    own: Digits
    others: tuple[Digits, ...]
    """Those of the other seats, in any order."""
    thrift: float
    """What a digit would have been worth later on, in points: what crossing it out costs before the last turn."""


class Reply(NamedTuple):
    """The numbers that can expect the most points relative to the others, all alike."""

    numbers: tuple[Number, ...]
    approved: float
    """The chance of the first of them to be approved."""


def key_of(position: Position, seat: Seat, thrift: float = 0.0) -> Key:
    digits = [board.available for board in position.boards]
    return Key(position.turn_no, digits.pop(seat), tuple(sorted(digits)), thrift)


@lru_cache(maxsize=1 << 14)
def reply_to_anything(key: Key) -> Reply:
    """The best numbers against others who write any available number, all equally likely."""
    return _best(key, _against_anything(key.turn_no, key.own, key.others))


@lru_cache(maxsize=1 << 14)
def reply_to_thinkers(key: Key) -> Reply:
    """The best numbers against others who all write one of theirs against just anything."""
    return _best(key, _against(key, [expected.numbers for expected in thinkers_expected(key)]))


def thinkers_expected(key: Key) -> list[Reply]:
    """What the others write if all of them believe that everybody else writes just anything."""
    expected = []
    for place, available in enumerate(key.others):
        rest = tuple(sorted((key.own, *key.others[:place], *key.others[place + 1 :])))
        theirs = key._replace(own=available, others=rest)
        expected.append(reply_to_anything(theirs) if available else Reply((), 0.0))
    return expected


class _Prospects(NamedTuple):
    """One entry for each of the numbers worth writing."""

    relative: list[float]
    approved: list[float]


@lru_cache(maxsize=1 << 10)
def _against_anything(turn_no: int, own: Digits, others: tuple[Digits, ...]) -> _Prospects:
    """What takes most of the time, and is the same whatever a digit is worth later on."""
    return _against(Key(turn_no, own, others, 0.0), [available_numbers(available) for available in others])


def _against(key: Key, others_numbers: list[tuple[Number, ...]]) -> _Prospects:
    from thenumber.solver.evaluate import Expected, expected_rows
    from thenumber.solver.follow import nothing_follows, worth_of_approval
    from thenumber.solver.numbers import canonical_numbers

    so_far = (0,) * (key.turn_no - 1)  # scores don't matter for the points of a turn
    position = Position(tuple(Board(available, so_far) for available in (key.own, *key.others)))
    mixes = {
        seat: dict.fromkeys(numbers, 1.0 / len(numbers)) for seat, numbers in enumerate(others_numbers, 1) if numbers
    }
    worth = worth_of_approval(position, nothing_follows)
    rows = expected_rows(position, 0, canonical_numbers(key.own), mixes, worth)
    return _Prospects(*(rows[:, Expected._fields.index(name)].tolist() for name in _Prospects._fields))


def _best(key: Key, prospects: _Prospects) -> Reply:
    from thenumber.solver.numbers import canonical_numbers

    price = key.thrift if key.turn_no < TURNS else 0.0
    numbers = canonical_numbers(key.own)
    worth = [
        relative - price * approved * DIGITS_OF[number].bit_count()
        for number, relative, approved in zip(numbers, *prospects, strict=True)
    ]
    best = max(worth)
    places = [place for place, one in enumerate(worth) if one > best - NEARLY]
    return Reply(tuple(numbers[place] for place in places), prospects.approved[places[0]])
