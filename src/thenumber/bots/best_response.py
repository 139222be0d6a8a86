"""Best responses to what the others are expected to write (level-k thinking): for thinker, schemer and planner.

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
"""The difference in points below which two numbers count as equally good: it comes from rounding."""


class Key(NamedTuple):
    """All that a best response depends on, so that it can be kept."""

    turn_no: int
    own: Digits
    others: tuple[Digits, ...]
    """The available digits of the other seats, sorted: their order does not matter."""
    thrift: float
    """The cost of crossing out a digit before the last turn of a round, in points: what it would be worth later on."""


class BestResponse(NamedTuple):
    """The numbers with the highest expected relative points, all equally good."""

    numbers: tuple[Number, ...]
    approved: float
    """The probability that the first of them is approved."""


def key_of(position: Position, seat: Seat, thrift: float = 0.0) -> Key:
    """The key of a seat's best response in a position."""
    digits = [board.available for board in position.boards]
    return Key(position.turn_no, digits.pop(seat), tuple(sorted(digits)), thrift)


@lru_cache(maxsize=1 << 14)
def best_response_to_uniform(key: Key) -> BestResponse:
    """The best response to others who write any available number, all equally likely: level 1."""
    return _best(key, _against_anything(key.turn_no, key.own, key.others))


@lru_cache(maxsize=1 << 14)
def best_response_to_level_1(key: Key) -> BestResponse:
    """The best response to others who are all on level 1: level 2."""
    return _best(key, _against(key, [expected.numbers for expected in level_1_responses(key)]))


def level_1_responses(key: Key) -> list[BestResponse]:
    """What each of the others writes on level 1; nothing for those who sit out."""
    expected = []
    for place, available in enumerate(key.others):
        rest = tuple(sorted((key.own, *key.others[:place], *key.others[place + 1 :])))
        theirs = key._replace(own=available, others=rest)
        expected.append(best_response_to_uniform(theirs) if available else BestResponse((), 0.0))
    return expected


class _Prospects(NamedTuple):
    """The expectations of the canonical numbers, one entry for each."""

    relative: list[float]
    approved: list[float]


@lru_cache(maxsize=1 << 10)
def _against_anything(turn_no: int, own: Digits, others: tuple[Digits, ...]) -> _Prospects:
    """The prospects against others who write any number. They are kept, since they take most of the time and do not
    depend on `thrift`."""
    return _against(Key(turn_no, own, others, 0.0), [available_numbers(available) for available in others])


def _against(key: Key, others_numbers: list[tuple[Number, ...]]) -> _Prospects:
    from thenumber.solver.continuation import no_continuation, worth_of_approval
    from thenumber.solver.dominance import canonical_numbers
    from thenumber.solver.evaluate import expected_rows
    from thenumber.solver.results import Expected

    so_far = (0,) * (key.turn_no - 1)  # scores don't matter for the points of a turn
    position = Position(tuple(Board(available, so_far) for available in (key.own, *key.others)))
    mixes = {
        seat: dict.fromkeys(numbers, 1.0 / len(numbers)) for seat, numbers in enumerate(others_numbers, 1) if numbers
    }
    worth = worth_of_approval(position, no_continuation)
    rows = expected_rows(position, 0, canonical_numbers(key.own), mixes, worth)
    return _Prospects(*(rows[:, Expected._fields.index(name)].tolist() for name in _Prospects._fields))


def _best(key: Key, prospects: _Prospects) -> BestResponse:
    from thenumber.solver.dominance import canonical_numbers

    price = key.thrift if key.turn_no < TURNS else 0.0
    numbers = canonical_numbers(key.own)
    worth = [
        relative - price * approved * DIGITS_OF[number].bit_count()
        for number, relative, approved in zip(numbers, *prospects, strict=True)
    ]
    best = max(worth)
    places = [place for place, one in enumerate(worth) if one > best - NEARLY]
    return BestResponse(tuple(numbers[place] for place in places), prospects.approved[places[0]])
