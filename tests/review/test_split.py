"""Judgement, gifts and luck: they add up to what happened in any turn, and the luck of all is nothing."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from strategies import turns_to_play
from thenumber.review.outcome import outcome_worths, shares_of_the_win
from thenumber.review.split import Stake, added_up, split
from thenumber.review.turn import review_turn
from thenumber.rules.digits import Number, available_numbers
from thenumber.rules.game import Position, play_turn
from thenumber.solver.continuation import worth_of_approval
from thenumber.solver.mixed_strategies import Mix
from thenumber.solver.value_network import shipped_values

MOST_NUMBERS = 4
"""The most numbers in a made-up mix: few enough that all joint choices are gone through."""
figures = st.floats(-50, 50)
stakes = st.builds(Stake, figures, figures, figures, figures, figures)


def made_up_mixes(position: Position, rng: Random) -> list[Mix]:
    mixes: list[Mix] = [{} for _ in position.boards]
    for seat in position.writers:
        able = available_numbers(position.boards[seat].available)
        some = rng.sample(able, min(len(able), rng.randint(1, MOST_NUMBERS)))
        weights = [rng.random() + 0.1 for _ in some]
        mixes[seat] = {number: weight / sum(weights) for number, weight in zip(some, weights, strict=True)}
    return mixes


@settings(max_examples=60)
@given(turns_to_play(most_seats=4), st.integers(0, 2**32))
def test_in_any_turn_the_parts_add_up_to_what_happened(
    turn_to_play: tuple[Position, tuple[Number | None, ...]], seed: int
) -> None:
    position, numbers = turn_to_play
    rng, (turn, after) = Random(seed), play_turn(position, numbers)
    worth = worth_of_approval(position, shipped_values)
    seen = review_turn(position, turn, made_up_mixes(position, rng), made_up_mixes(position, rng), worth)
    came = shares_of_the_win(after.finals) if position.last_turn else outcome_worths(turn, worth)
    for one, split_of_seat, par, outcome in zip(seen.seats, seen.splits, seen.pars, came, strict=True):
        parts = split_of_seat.judgement + split_of_seat.gifts + split_of_seat.luck
        assert parts == pytest.approx(outcome - par, abs=1e-6)
        assert split_of_seat.judgement == pytest.approx(-one.misread if one else 0.0)
    assert sum(one.luck for one in seen.splits) == pytest.approx(0, abs=1e-6)
    assert sum(seen.pars) == pytest.approx(1.0 if position.last_turn else 0.0, abs=1e-6)


@given(st.lists(stakes, min_size=2, max_size=5), st.data())
def test_what_somebody_gives_away_goes_to_the_others_and_nowhere_else(seats: list[Stake], data: st.DataObject) -> None:
    shares = data.draw(st.lists(st.floats(0, 1), min_size=len(seats), max_size=len(seats)))
    splits = split(seats, shares)
    given_away = sum(one.expected - one.written for one in seats)
    gifts = sum(one.gifts - (stake.best - stake.par) for one, stake in zip(splits, seats, strict=True))
    assert gifts == pytest.approx(given_away, abs=1e-6)
    whole = added_up(splits)
    assert whole.happened == pytest.approx(sum(one.came - one.par for one in seats), abs=1e-6)
