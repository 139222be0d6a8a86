"""Number of the Day: every date has one position, the same for everybody; what is shipped is true and worth a day."""

from collections import Counter
from contextlib import suppress
from datetime import date, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from thenumber.bots.registry import BUILT_IN
from thenumber.daily.day import FIRST_DATE, judge, parse_date, place_of, points_of
from thenumber.daily.errors import DailyError
from thenumber.daily.shipped import PARTS, day_count, day_in, day_object, day_of, shipped_day
from thenumber.daily.stars import MOST_STARS, SHARES, star_count, stars_of
from thenumber.rules.check import Verdict
from thenumber.rules.digits import NUMBERS, available_numbers, unavailable_digits
from thenumber.rules.resolve import TURNS
from thenumber.rules.seats import MAX_SEATS
from thenumber.solver.evaluate import evaluate
from training.daily import SEATS, TURN_NOS, worth_a_day

dates = st.dates(min_value=FIRST_DATE)
places = st.integers(0, day_count() - 1)
SOME = range(0, day_count(), 13)
"""The days that are looked at one by one; 13 has no divisor in common with the plan of seats and turns."""


@given(dates)
def test_a_date_alone_says_which_position_and_all_dates_to_come_have_one(on: date) -> None:
    assert day_of(on) == shipped_day(place_of(on, day_count()))
    assert parse_date(on.isoformat()) == on


@given(st.dates(min_value=FIRST_DATE, max_value=date.max - timedelta(days=day_count())))
def test_days_in_a_row_are_all_different_until_they_begin_again(on: date) -> None:
    following = [place_of(on + timedelta(days=days), day_count()) for days in range(day_count() + 1)]
    assert len(set(following)) == day_count()
    assert following[0] == following[-1]


def test_there_are_enough_for_more_than_a_year() -> None:
    assert day_count() > 366


@pytest.mark.parametrize(
    "text",
    ["", "today", "2026-13-01", "2026-02-29", "20261118", "2026-W47-3", "2026-11-18 ", "٢٠٢٦-١١-١٨", "-1", "../"],
)
def test_what_is_no_date_is_refused(text: str) -> None:
    with pytest.raises(DailyError, match="no-date"):
        parse_date(text)


@given(st.text())
def test_whatever_is_written_is_a_date_or_refused(text: str) -> None:
    with suppress(DailyError):
        assert parse_date(text).isoformat() == text


def test_before_the_first_date_there_is_none() -> None:
    assert parse_date(FIRST_DATE.isoformat()) == FIRST_DATE
    with pytest.raises(DailyError, match="too-early"):
        parse_date((FIRST_DATE - timedelta(days=1)).isoformat())


def test_the_plan_has_every_number_of_seats_and_every_turn_but_the_first() -> None:
    plan = Counter((len(day.position.boards), day.position.turn_no) for day in map(shipped_day, range(28)))
    assert {seats for seats, _ in plan} == set(range(2, MAX_SEATS + 1)) == set(SEATS)
    assert {turn for _, turn in plan} == set(range(2, TURNS + 1)) == set(TURN_NOS)
    assert len(plan) == len(set(SEATS)) * len(set(TURN_NOS))


@pytest.mark.parametrize("place", SOME)
def test_what_a_number_can_expect_is_what_the_solver_says(place: int) -> None:
    day = shipped_day(place)
    others = {seat: mix for seat, mix in enumerate(day.mixes) if mix}
    exact = evaluate(day.position, day.seat, others)
    assert exact.keys() == day.prospects.keys()
    for number, prospect in day.prospects.items():
        wanted = exact[number]
        rounding = 0.51 / PARTS
        assert tuple(prospect) == pytest.approx((wanted.points, wanted.approved, wanted.bonus), abs=rounding)


@pytest.mark.parametrize("place", SOME)
def test_a_day_is_a_choice_and_everybody_writes_what_they_can(place: int) -> None:
    day = shipped_day(place)
    assert worth_a_day(day)
    assert day.bots[day.seat] is None
    assert day.numbers[day.seat] is None
    assert not day.mixes[day.seat]
    for seat, (bot, number, mix) in enumerate(zip(day.bots, day.numbers, day.mixes, strict=True)):
        if seat == day.seat:
            continue
        assert bot in BUILT_IN
        assert (number is not None) == bool(mix) == (seat in day.position.writers)
        assert number is None or mix[number] > 0
        assert not any(unavailable_digits(one, day.position.boards[seat].available) for one in mix)


@given(places, st.integers(0, NUMBERS - 1))
def test_a_number_is_checked_by_the_rules_or_refused(place: int, number: int) -> None:
    day = shipped_day(place)
    if number not in available_numbers(day.position.boards[day.seat].available):
        with pytest.raises(DailyError, match="crossed-out"):
            judge(day, number)
        return
    turn = judge(day, number)
    assert turn.numbers == tuple(number if seat == day.seat else other for seat, other in enumerate(day.numbers))
    assert all(ruling.verdict is not Verdict.VOID for ruling in turn.rulings)
    crossed_out = len(set(f"{number:03}")) if turn.rulings[day.seat].verdict is Verdict.APPROVED else 0
    assert points_of(day, number) == turn.scores[day.seat] + crossed_out


@given(places)
def test_a_day_is_written_and_read_without_loss(place: int) -> None:
    day = shipped_day(place)
    assert day_in(day_object(day)) == day


@given(places)
def test_stars_follow_what_a_number_can_expect_and_the_best_has_all(place: int) -> None:
    day = shipped_day(place)
    stars = stars_of(day)
    ranked = sorted(day.prospects, key=lambda number: day.prospects[number].points)
    assert [stars[number] for number in ranked] == sorted(stars.values())
    assert stars[day.best] == MOST_STARS == len(SHARES) + 1
    assert min(stars.values()) <= 2


@given(st.floats(0, 1))
def test_more_is_never_fewer_stars(share: float) -> None:
    assert 1 <= star_count(share) <= star_count(min(1.0, share + 0.01)) <= MOST_STARS


def test_the_best_numbers_bring_about_what_they_could_expect() -> None:
    """What the others write was drawn from their mixes, and not chosen to please or to annoy."""
    days = [shipped_day(place) for place in range(day_count())]
    expected = sum(day.prospects[day.best].points for day in days) / len(days)
    came = sum(points_of(day, day.best) for day in days) / len(days)
    print(f"expected {expected:.2f}, came {came:.2f}")
    assert came == pytest.approx(expected, abs=1.5)  # three standard deviations of the mean of 420 draws
