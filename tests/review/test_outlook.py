"""The outlook of a seat: which numbers are named where many are about as good, and what they add later."""

import pytest

from thenumber.record.position import parse_position
from thenumber.review.outlook import ALTERNATIVES, outlook
from thenumber.review.results import AS_GOOD, Outlook
from thenumber.rules.digits import DIGITS_OF, first_digit
from thenumber.rules.game import new_game
from thenumber.solver.continuation import no_continuation, worth_of_approval
from thenumber.solver.results import Objective
from thenumber.solver.solve import find_mixes
from thenumber.solver.value_network import shipped_values


@pytest.fixture(scope="module")
def drawn() -> list[Outlook]:
    """The first turn against equilibrium mixes, where many numbers are as good, drawn anew several times."""
    position = new_game(4).position
    mixes, worth = find_mixes(position), worth_of_approval(position, shipped_values)
    return [outlook(position, 0, mixes, worth, draw=str(draw)) for draw in range(8)]


def test_where_many_numbers_are_as_good_it_is_not_always_the_same_one_that_is_named(drawn: list[Outlook]) -> None:
    assert drawn[0].as_good > 10
    assert len({ahead.best[0].number for ahead in drawn}) > 3
    for ahead in drawn:
        assert ahead.best[0].worth >= ahead.most - AS_GOOD[Objective.POINTS]
        assert len({first_digit(one.number) for one in ahead.best}) == ALTERNATIVES
        assert (ahead.chances, ahead.most, ahead.as_good) == (drawn[0].chances, drawn[0].most, drawn[0].as_good)


def test_without_a_draw_the_very_best_is_named() -> None:
    position = new_game(3).position
    mixes, worth = find_mixes(position), worth_of_approval(position, shipped_values)
    ahead = outlook(position, 0, mixes, worth)
    assert ahead.best[0].worth == pytest.approx(ahead.most)


def test_points_are_the_score_and_the_digits_crossed_out() -> None:
    position = parse_position("1.5 0125:3,6,0,0 3459:0,0,0,0 0589:4,3,0,0")
    worth = worth_of_approval(position, no_continuation)
    ahead = outlook(position, 0, [{}, {345: 0.5, 999: 0.5}, {58: 1.0}], worth)
    for one in ahead.chances:
        digits = DIGITS_OF[one.number].bit_count()
        assert one.points == pytest.approx(one.score + one.approved * digits)
        assert one.later == pytest.approx(one.approved * digits)  # after turn 5 there is nothing to miss them for


def test_before_the_last_turn_of_a_round_digits_are_missed() -> None:
    position = parse_position("1.4 09:3,6,0 3459:0,0,0 0589:4,3,0")
    ahead = outlook(position, 0, [{}, {345: 1.0}, {588: 1.0}], worth_of_approval(position, shipped_values))
    assert ahead.of(999).approved == 1
    assert ahead.of(999).later < 1  # one point for the digit, and less without it
