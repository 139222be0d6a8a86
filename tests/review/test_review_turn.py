"""The review of a turn: what it says about every number agrees with the rules."""

from collections.abc import Sequence
from itertools import product
from math import prod

import pytest

from thenumber.record.position import parse_position
from thenumber.review.results import SeatReview
from thenumber.review.turn import Reviewed, review_turn
from thenumber.rules.digits import available_numbers
from thenumber.rules.game import Position, play_turn
from thenumber.solver.continuation import no_continuation, worth_of_approval
from thenumber.solver.mixed_strategies import Mix

POSITION = parse_position("1.3 0125:3,6 3459:0,0 0589:4,3")
MIXES: tuple[Mix, ...] = ({210: 0.5, 555: 0.5}, {345: 0.25, 999: 0.75}, {58: 0.5, 888: 0.5})


EQUILIBRIUM: tuple[Mix, ...] = ({210: 0.4, 521: 0.6}, {345: 0.1, 954: 0.9}, {58: 0.3, 985: 0.7})
"""Not really one: what is said must add up for any mixes."""


def whole(
    position: Position, numbers: Sequence[int | None], mixes: Sequence[Mix], equilibrium: Sequence[Mix] | None = None
) -> Reviewed:
    turn, _ = play_turn(position, numbers)
    worth = worth_of_approval(position, no_continuation)
    return review_turn(position, turn, mixes, equilibrium or mixes, worth)


def reviewed(position: Position, numbers: Sequence[int | None], mixes: Sequence[Mix]) -> tuple[SeatReview | None, ...]:
    return whole(position, numbers, mixes).seats


def relative_points(position: Position, numbers: Sequence[int | None], seat: int) -> float:
    """By the rules alone: what a turn gives a seat more than the mean of the others."""
    turn, _ = play_turn(position, numbers)
    own = [
        score + before.available.bit_count() - after.available.bit_count()
        for score, before, after in zip(turn.scores, position.boards, turn.boards, strict=True)
    ]
    return own[seat] - (sum(own) - own[seat]) / (len(own) - 1)


@pytest.mark.parametrize("numbers", [(210, 345, 58), (555, 999, 888), (None, 999, 58), (777, 345, 500), (0, 345, 888)])
def test_judgement_gifts_and_luck_add_up_to_what_happened(numbers: tuple[int | None, ...]) -> None:
    seen = whole(POSITION, numbers, MIXES, EQUILIBRIUM)
    for seat, (review, split) in enumerate(zip(seen.seats, seen.splits, strict=True)):
        assert review
        par = sum(chance * relative_points(POSITION, written, seat) for written, chance in joint_choices(EQUILIBRIUM))
        came = relative_points(POSITION, numbers, seat)
        assert split.judgement + split.gifts + split.luck == pytest.approx(came - par)
        assert split.judgement == -review.misread <= 0
        assert review.accuracy is not None
        assert 0 <= review.accuracy <= 1
    assert sum(split.luck for split in seen.splits) == pytest.approx(0)


@pytest.mark.parametrize("own", [210, 555, 0, None])
def test_the_mean_of_luck_is_nothing_whatever_one_writes(own: int | None) -> None:
    mean = sum(
        chance * whole(POSITION, (own, *others[1:]), MIXES, EQUILIBRIUM).splits[0].luck
        for others, chance in joint_choices(MIXES)
    )
    assert mean == pytest.approx(0)


def test_what_the_others_give_away_is_no_luck() -> None:
    """All write what was expected but C, whose 500 is sure to fall: that is no luck of anybody."""
    mixes: tuple[Mix, ...] = ({210: 1.0}, {345: 1.0}, {888: 1.0})
    seen = whole(POSITION, (210, 345, 500), mixes)
    as_expected = whole(POSITION, (210, 345, 888), mixes)
    assert [split.luck for split in as_expected.splits] == pytest.approx([0, 0, 0])
    assert seen.seats[2]
    assert as_expected.seats[2]
    given = seen.seats[2].misread - as_expected.seats[2].misread
    assert given > 0
    for seat in (0, 1):
        assert seen.splits[seat].gifts - as_expected.splits[seat].gifts == pytest.approx(given / 2)
    assert seen.splits[0].luck + seen.splits[1].luck == pytest.approx(0)


def joint_choices(mixes: Sequence[Mix]) -> list[tuple[tuple[int, ...], float]]:
    choices = product(*(mix.items() for mix in mixes))
    return [(tuple(number for number, _ in one), prod(chance for _, chance in one)) for one in choices]


def test_the_map_has_every_number_that_can_be_written_and_its_mean_over_what_the_others_may_write() -> None:
    review = reviewed(POSITION, (210, 345, 58), MIXES)[0]
    assert review
    able = available_numbers(POSITION.boards[0].available)
    assert [number for number, worth in enumerate(review.outlook.map) if worth is not None] == list(able)
    for number in able:
        mean = sum(
            first * second * relative_points(POSITION, (number, other, third), 0)
            for other, first in MIXES[1].items()
            for third, second in MIXES[2].items()
        )
        assert review.outlook.map[number] == pytest.approx(mean)
    assert review.best.worth == max(worth for worth in review.outlook.map if worth is not None)
    firsts = [one.number // 100 for one in review.outlook.best]
    assert len(set(firsts)) == len(firsts)


@pytest.mark.parametrize("numbers", [(210, 345, 58), (555, 999, 888), (None, 999, 58), (777, 345, 500)])
def test_hindsight_knows_what_the_others_wrote(numbers: tuple[int | None, ...]) -> None:
    for seat, review in enumerate(reviewed(POSITION, numbers, MIXES)):
        assert review
        found = {
            number: relative_points(POSITION, [*numbers[:seat], number, *numbers[seat + 1 :]], seat)
            for number in available_numbers(POSITION.boards[seat].available)
        }
        assert found[review.hindsight.number] == pytest.approx(max(found.values()))
        best = [number for number in found if found[number] > max(found.values()) - 1e-9]
        assert review.hindsight.number == (numbers[seat] if numbers[seat] in best else min(best))


def test_nothing_written_and_nothing_that_counts_are_judged_alike() -> None:
    absent, void = (reviewed(POSITION, (number, 345, 58), MIXES)[0] for number in (None, 777))
    assert absent
    assert absent == void
    assert absent.written is None


def test_who_sits_out_has_nothing_to_review() -> None:
    position = parse_position("2.4 -:9,9,9 12:0,0,0 34:0,0,0 | 40 30 20")
    seen = whole(position, (None, 121, 344), ({}, {121: 0.5, 222: 0.5}, {344: 1.0}))
    sits_out, *others = seen.seats
    assert sits_out is None
    assert all(others)
    # What the others do happens to it all the same.
    par = [sum(relative_points(position, (None, number, 344), seat) for number in (121, 222)) / 2 for seat in range(3)]
    for seat, split in enumerate(seen.splits):
        assert split.happened == pytest.approx(relative_points(position, (None, 121, 344), seat) - par[seat])
    assert seen.splits[0].judgement == 0


def test_alone_with_digits_the_highest_is_best() -> None:
    position = parse_position("2.4 -:9,9,9 -:0,0,0 34:0,0,0 | 40 30 20")
    review = reviewed(position, (None, None, 433), ({}, {}, {433: 1.0}))[2]
    assert review
    assert (review.best.number, review.best.approved, review.best.bonus) == (433, 1.0, 1.0)
    assert (review.misread, review.accuracy) == (0.0, 1.0)
    assert whole(position, (None, None, 433), ({}, {}, {433: 1.0})).splits[2].happened == 0
