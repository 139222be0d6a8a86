"""The last turn of the game, where only the win counts: tips and reviews go by the share of the win."""

from itertools import product
from math import prod

import pytest

from thenumber.record.position import parse_position
from thenumber.review.outlook import outlook
from thenumber.review.turn import review_turn
from thenumber.rules.digits import available_numbers
from thenumber.rules.game import Position, play_turn
from thenumber.solver.continuation import no_continuation, worth_of_approval
from thenumber.solver.last_turn import CASES, LastTurn
from thenumber.solver.mixed_strategies import Mix
from thenumber.solver.results import Objective

POSITION = parse_position("2.5 125:6,0,3,0 34:9,6,2,4 158:6,2,5,0 | 20 15 25")
MIXES: tuple[Mix, ...] = ({111: 0.5, 521: 0.5}, {344: 0.25, 433: 0.75}, {158: 0.5, 888: 0.5})
WORST = parse_position("2.5 1234589:6,0,11,0 57:11,6,2,4 14589:6,2,11,0 13459:6,10,0,14 | 10 15 45 12")
"""A position in which the number with most points gives away half of the win."""
LOST = parse_position("2.5 12:0,0,0,0 34:9,9,9,9 56:0,0,0,0 | 0 90 0")


def win_share(position: Position, numbers: tuple[int | None, ...], seat: int) -> float:
    finals = play_turn(position, numbers)[1].finals
    return (finals[seat] == max(finals)) / finals.count(max(finals))


def test_the_worth_of_a_number_is_its_mean_share_of_the_win() -> None:
    ahead = outlook(POSITION, 0, MIXES, worth_of_approval(POSITION, no_continuation))
    assert ahead.objective is Objective.WIN
    others = [*product(*(mix.items() for mix in MIXES[1:]))]
    for number in (*available_numbers(POSITION.boards[0].available), None):
        mean = sum(
            prod(chance for _, chance in one) * win_share(POSITION, (number, *(other for other, _ in one)), 0)
            for one in others
        )
        worth = ahead.nothing if number is None else ahead.of(number).worth
        assert worth == pytest.approx(mean)
    assert ahead.best[0].worth == pytest.approx(ahead.most)


def test_samples_agree_with_what_they_stand_for() -> None:
    numbers = [available_numbers(board.available) for board in POSITION.boards]
    wide: list[Mix] = [dict.fromkeys(some, 1 / len(some)) for some in numbers]
    assert prod(map(len, wide[1:])) <= CASES
    exact = LastTurn(POSITION).expected(0, wide)
    sampled = LastTurn(POSITION).sampled_shares(0, wide, 20_000)
    assert sampled == pytest.approx(exact[:-1], abs=0.02)


@pytest.mark.long
def test_stratified_samples_agree_with_independent_ones() -> None:
    numbers = [available_numbers(board.available) for board in WORST.boards]
    wide: list[Mix] = [dict.fromkeys(some, 1 / len(some)) for some in numbers]
    assert prod(map(len, (mix for seat, mix in enumerate(wide) if seat != 2))) > CASES
    last = LastTurn(WORST)
    assert last.expected(2, wide)[:-1] == pytest.approx(last.sampled_shares(2, wide, 40_000), abs=0.025)


@pytest.mark.parametrize("numbers", [(111, 344, 158), (521, 433, 888), (None, 344, 888), (222, 333, 851)])
def test_judgement_gifts_and_luck_add_up_to_the_change_of_the_share(numbers: tuple[int | None, ...]) -> None:
    turn, _ = play_turn(POSITION, numbers)
    seen = review_turn(POSITION, turn, MIXES, MIXES, worth_of_approval(POSITION, no_continuation))
    assert sum(seen.pars) == pytest.approx(1)
    for seat, split in enumerate(seen.splits):
        came = win_share(POSITION, numbers, seat)
        assert split.judgement + split.gifts + split.luck == pytest.approx(came - seen.pars[seat])
        assert split.judgement <= 0
    assert sum(split.luck for split in seen.splits) == pytest.approx(0)


def test_where_nothing_can_be_won_any_more_nothing_is_judged() -> None:
    mixes: tuple[Mix, ...] = ({111: 1.0}, {444: 1.0}, {655: 1.0})
    turn, _ = play_turn(LOST, (111, 344, 565))
    seen = review_turn(LOST, turn, mixes, mixes, worth_of_approval(LOST, no_continuation))
    for one, split in zip(seen.seats, seen.splits, strict=True):
        assert one
        assert one.outlook.decided
        assert one.accuracy is None
        assert one.found_best
        assert (split.judgement, split.gifts, split.luck) == pytest.approx((0, 0, 0))


def test_the_number_with_most_points_is_not_the_one_that_wins() -> None:
    """What 999 and 119 win here was found by other code: .46 and .99."""
    from thenumber.solver.solve import find_mixes

    mixes = find_mixes(WORST, Objective.WIN, 300)
    worth = worth_of_approval(WORST, no_continuation)
    ahead = outlook(WORST, 2, mixes, worth)
    by_points = outlook(WORST, 2, mixes, worth, objective=Objective.POINTS).best[0].number
    assert ahead.best[0].worth > 0.9
    assert ahead.of(119).worth > 0.9
    assert ahead.of(by_points).worth < ahead.best[0].worth - 0.1
