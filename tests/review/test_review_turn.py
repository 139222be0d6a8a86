"""The review of a turn: what it says about every number agrees with the rules."""

from collections.abc import Sequence

import pytest

from thenumber.record.position import parse_position
from thenumber.review.turn import SeatReview, review_turn
from thenumber.rules.digits import available_numbers
from thenumber.rules.game import Position, play_turn
from thenumber.solver.continuation import no_continuation, worth_of_approval
from thenumber.solver.mixed_strategies import Mix

POSITION = parse_position("1.3 0125:3,6 3459:0,0 0589:4,3")
MIXES: tuple[Mix, ...] = ({210: 0.5, 555: 0.5}, {345: 0.25, 999: 0.75}, {58: 0.5, 888: 0.5})


def reviewed(position: Position, numbers: Sequence[int | None], mixes: Sequence[Mix]) -> tuple[SeatReview | None, ...]:
    turn, _ = play_turn(position, numbers)
    return review_turn(position, turn, mixes, worth_of_approval(position, no_continuation))


def relative_points(position: Position, numbers: Sequence[int | None], seat: int) -> float:
    """By the rules alone: what a turn gives a seat more than the mean of the others."""
    turn, _ = play_turn(position, numbers)
    own = [
        score + before.available.bit_count() - after.available.bit_count()
        for score, before, after in zip(turn.scores, position.boards, turn.boards, strict=True)
    ]
    return own[seat] - (sum(own) - own[seat]) / (len(own) - 1)


@pytest.mark.parametrize("numbers", [(210, 345, 58), (555, 999, 888), (None, 999, 58), (777, 345, 500), (0, 345, 888)])
def test_what_came_of_a_turn_is_the_best_minus_misread_plus_luck(numbers: tuple[int | None, ...]) -> None:
    for seat, review in enumerate(reviewed(POSITION, numbers, MIXES)):
        assert review
        came = relative_points(POSITION, numbers, seat)
        assert review.best.worth - review.misread + review.luck == pytest.approx(came)
        assert review.misread >= 0
        assert 0 <= review.accuracy <= 1


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
        assert review.hindsight.number == min(number for number in found if found[number] > max(found.values()) - 1e-9)


def test_nothing_written_and_nothing_that_counts_are_judged_alike() -> None:
    absent, void = (reviewed(POSITION, (number, 345, 58), MIXES)[0] for number in (None, 777))
    assert absent
    assert absent == void
    assert absent.written is None
    came = relative_points(POSITION, (None, 345, 58), 0)
    assert absent.best.worth - absent.misread + absent.luck == pytest.approx(came)


def test_who_sits_out_has_nothing_to_review() -> None:
    position = parse_position("2.4 -:9,9,9 12:0,0,0 34:0,0,0 | 40 30 20")
    sits_out, *others = reviewed(position, (None, 121, 344), ({}, {121: 1.0}, {344: 1.0}))
    assert sits_out is None
    assert all(others)


def test_alone_with_digits_the_highest_is_best() -> None:
    position = parse_position("2.4 -:9,9,9 -:0,0,0 34:0,0,0 | 40 30 20")
    review = reviewed(position, (None, None, 433), ({}, {}, {433: 1.0}))[2]
    assert review
    assert (review.best.number, review.best.approved, review.best.bonus) == (433, 1.0, 1.0)
    assert (review.misread, review.luck, review.accuracy) == (0.0, 0.0, 1.0)
