"""evaluate() against the rules themselves, gone through one by one."""

import random

import pytest

from solver.by_hand import expected, made_up, random_mixes
from thenumber.record.position import parse_position
from thenumber.rules.game import new_game
from thenumber.solver.errors import SolverError
from thenumber.solver.evaluate import evaluate

SUPPORT = {2: 12, 3: 8, 4: 4, 5: 3}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("turn_no", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("of", [3, 5, 10])
def test_it_agrees_with_the_rules(seats: int, turn_no: int, of: int) -> None:
    rng = random.Random(seats * 1000 + turn_no * 100 + of)
    position = made_up(rng, seats, turn_no, 3, of)
    seat = 0
    mixes = random_mixes(rng, position, SUPPORT[seats], range(1, seats))
    found = evaluate(position, seat, mixes)
    assert len(found) == position.boards[0].available.bit_count() ** 3
    for number in rng.sample(sorted(found), min(len(found), 12)):
        assert found[number] == pytest.approx(expected(position, seat, number, mixes), abs=1e-9)


def test_any_seat_can_be_asked_about() -> None:
    position = parse_position("1.3 012:0,5 -:20,3 1245:0,0 249:7,7")
    mixes = {0: {12: 1.0, 100: 2.0}, 2: {142: 1.0}}
    found = evaluate(position, 3, mixes)
    for number in (222, 249, 924):
        assert found[number] == pytest.approx(expected(position, 3, number, mixes), abs=1e-9)


def test_with_nobody_else_to_write_every_number_has_the_bonus() -> None:
    found = evaluate(parse_position("2.5 12:0,0,0,0 -:0,0,0,0 | 0 0"), 0, {})
    assert found[211] == (1.0, 1.0, 14.0, 14.0)
    assert evaluate(parse_position("2.5 12:0,0,0,0 -:0,0,0,0 | 0 0"), 1, {0: {111: 1.0}}) == {}


def test_full_boards_and_all_numbers_stay_probabilities() -> None:
    mix = {number: 1.0 + number % 7 for number in range(1000)}
    found = evaluate(new_game(5).position, 0, dict.fromkeys(range(1, 5), mix))
    assert len(found) == 1000
    assert all(0 <= row.bonus <= row.approved + 1e-12 <= 1 + 2e-12 for row in found.values())
    assert found[0].approved == 1.0


def test_weights_need_not_sum_to_one() -> None:
    position = new_game(3).position
    mix = {345: 1.0, 678: 3.0}
    huge = {number: weight * 1e307 for number, weight in mix.items()}
    plain, scaled = evaluate(position, 0, {1: mix, 2: mix}), evaluate(position, 0, {1: huge, 2: mix})
    assert all(scaled[number] == pytest.approx(row) for number, row in plain.items())


@pytest.mark.parametrize(
    ("mixes", "code"),
    [
        ({1: {12: 1.0}}, "no-weight"),
        ({1: {12: 1.0}, 2: {}}, "no-weight"),
        ({1: {12: 1.0}, 2: {12: 0.0}}, "no-weight"),
        ({1: {12: 1.0}, 2: {12: -1.0, 13: 2.0}}, "bad-weight"),
        ({1: {12: 1.0}, 2: {12: float("nan")}}, "bad-weight"),
        ({1: {12: 1.0}, 2: {12: float("inf")}}, "bad-weight"),
        ({1: {12: 1.0}, 2: {19: 1.0}}, "unavailable"),
        ({1: {12: 1.0}, 2: {1000: 1.0}}, "not-a-number"),
        ({0: {12: 1.0}, 1: {12: 1.0}, 2: {12: 1.0}}, "unknown-seat"),
        ({1: {12: 1.0}, 2: {12: 1.0}, 3: {12: 1.0}}, "unknown-seat"),
    ],
)
def test_mixes_that_do_not_fit_are_refused(mixes: dict[int, dict[int, float]], code: str) -> None:
    position = parse_position("1.2 0123:0 0123:0 0123:0")
    with pytest.raises(SolverError) as refused:
        evaluate(position, 0, mixes)
    assert refused.value.code == code


def test_a_seat_that_sits_out_can_have_no_mix() -> None:
    position = parse_position("1.2 0123:0 -:0 0123:0")
    with pytest.raises(SolverError, match="unavailable"):
        evaluate(position, 0, {1: {12: 1.0}, 2: {12: 1.0}})
    assert evaluate(position, 0, {1: {}, 2: {12: 1.0}}) == evaluate(position, 0, {2: {12: 1.0}})


def test_a_seat_that_is_not_there_is_refused() -> None:
    with pytest.raises(SolverError, match="unknown-seat"):
        evaluate(new_game(3).position, 3, {})
