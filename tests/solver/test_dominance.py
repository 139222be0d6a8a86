"""The lowest arrangements: how many there are, that they are never worse, and the two exceptions to that."""

import random
from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from solver.by_hand import made_up, turn_points
from strategies import quick
from thenumber.record.position import parse_position
from thenumber.rules.digits import ALL_DIGITS, DIGITS_OF, available_numbers
from thenumber.rules.game import play_turn
from thenumber.rules.resolve import BONUSES
from thenumber.solver.dominance import canonical_numbers, lowest_arrangement


def test_there_are_460_and_fewer_with_fewer_digits() -> None:
    counts = [len(canonical_numbers((1 << digits) - 1)) for digits in range(1, 11)]
    assert counts == [1, 4, 12, 28, 55, 96, 154, 232, 333, 460]
    assert canonical_numbers(0) == ()


def test_every_number_has_its_lowest_arrangement_among_them() -> None:
    kept = set(canonical_numbers(ALL_DIGITS))
    for number in range(1000):
        lowest = lowest_arrangement(number)
        assert lowest in kept
        assert lowest <= number
        assert (lowest // 100, DIGITS_OF[lowest]) == (number // 100, DIGITS_OF[number])


@quick
@given(st.integers(0, 2**32))
def test_the_lowest_arrangement_is_never_worse_in_points_own_or_relative_unless_others_are_twins(seed: int) -> None:
    rng = random.Random(seed)
    seats = rng.randint(2, 5)
    position = made_up(rng, seats, rng.randint(1, 5), 4, of=5)
    for _ in range(20):
        numbers = [
            rng.choice(available_numbers(board.available)) if board.available else None for board in position.boards
        ]
        written = numbers[0]
        assert written is not None
        as_written = turn_points(position, numbers)
        as_lowest = turn_points(position, [lowest_arrangement(written), *numbers[1:]])
        assert as_lowest[0] >= as_written[0]
        # Nothing is worse while the others' numbers differ; twins may have the bonus more than once.
        twins = max(Counter(number for number in numbers[1:] if number is not None).values(), default=1)
        more = (twins - 1) * BONUSES[position.turn_no - 1]
        assert as_lowest[0] * seats - sum(as_lowest) >= as_written[0] * seats - sum(as_written) - more


def test_the_lowest_can_be_worse_relative_to_the_others_when_twins_inherit_the_bonus() -> None:
    # A is eliminated either way. With 290 it lets 251 live; 209 would eliminate it, and both 098 would have its bonus.
    every = "0123456789:0,0,0"
    position = parse_position(f"1.4 {every} {every} {every} {every}")
    assert lowest_arrangement(290) == 209
    assert turn_points(position, [290, 98, 98, 251]) == [0, 3, 3, 11]
    assert turn_points(position, [209, 98, 98, 251]) == [0, 9, 9, 0]


def test_for_a_share_of_the_win_the_lowest_can_be_worse_with_three() -> None:
    # A leads. With 390 it lets 351 live, which keeps the bonus from B; 309 would eliminate 351, and B would win.
    every = "0123456789:0,0,0,0"
    position = parse_position(f"2.5 {every} {every} {every} | 22 18 0")
    assert lowest_arrangement(390) == 309
    assert play_turn(position, [390, 98, 351])[1].finals == (22, 21, 17)
    assert play_turn(position, [309, 98, 351])[1].finals == (22, 29, 0)
