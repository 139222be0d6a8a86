"""Thinker, schemer and planner against a plain reading of what they are: all that the others may write, one by one."""

from itertools import product
from random import Random
from statistics import fmean

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from thenumber.bots.best_response import best_response_to_level_1, best_response_to_uniform, key_of
from thenumber.bots.planner import PlannerBot
from thenumber.bots.registry import BOTS
from thenumber.bots.schemer import SchemerBot
from thenumber.record.position import parse_position
from thenumber.rules.board import Board
from thenumber.rules.digits import Number, available_numbers
from thenumber.rules.game import Game, Position, new_game, play_turn
from thenumber.solver.dominance import canonical_numbers

few_digits = st.sampled_from([digits for digits in range(1024) if digits.bit_count() <= 3])


@st.composite
def small_positions(draw: st.DrawFn) -> Position:
    """Two or three seats with few digits, so that everything that may be written can be tried."""
    boards = draw(st.lists(few_digits, min_size=1, max_size=2))
    own = draw(few_digits.filter(bool))
    so_far = (0,) * draw(st.integers(0, 4))
    return Position(tuple(Board(available, so_far) for available in (own, *boards)))


def lead(position: Position, numbers: list[Number | None], thrift: float) -> float:
    """Points of seat A in a turn, crossed-out digits among them, over the mean of the others'; digits have a price."""
    turn, _ = play_turn(position, numbers)
    points = [after.total - before.total for before, after in zip(position.boards, turn.boards, strict=True)]
    gone = turn.boards[0].crossed_out_count - position.boards[0].crossed_out_count
    return points[0] - fmean(points[1:]) - (thrift * gone if position.turn_no < 5 else 0)


def best_against(position: Position, expected: list[tuple[Number, ...]], thrift: float = 0) -> set[Number]:
    """The lowest arrangements of seat A that can expect the largest lead when the others write any of these."""
    others = [numbers or (None,) for numbers in expected]
    leads = {
        number: fmean(lead(position, [number, *rest], thrift) for rest in product(*others))
        for number in canonical_numbers(position.boards[0].available)
    }
    return {number for number in leads if leads[number] > max(leads.values()) - 1e-9}


def turned(position: Position, seat: int) -> Position:
    """The same with that seat in front."""
    boards = list(position.boards)
    return Position((boards.pop(seat), *boards))


def written(name: str, position: Position) -> set[Number]:
    return {BOTS[name].choose(Game(position), 0, Random(seed)) for seed in range(12)}


several = settings(max_examples=25, suppress_health_check=[HealthCheck.too_slow])


@several
@given(small_positions())
def test_thinker_writes_what_is_best_against_just_anything(position: Position) -> None:
    anything = [available_numbers(board.available) for board in position.boards[1:]]
    best = best_against(position, anything)
    assert set(best_response_to_uniform(key_of(position, 0)).numbers) == best
    assert written("thinker", position) <= best


@several
@given(small_positions(), st.sampled_from([SchemerBot(), PlannerBot()]))
def test_schemer_and_planner_write_what_is_best_against_thinkers(position: Position, bot: SchemerBot) -> None:
    thinkers = [
        best_response_to_uniform(key_of(position, seat, bot.thrift)).numbers if board.available else ()
        for seat, board in enumerate(position.boards)
    ]
    best = best_against(position, thinkers[1:], bot.thrift)
    assert set(best_response_to_level_1(key_of(position, 0, bot.thrift)).numbers) == best
    assert written(bot.name, position) <= best


def test_planner_saves_digits_until_the_last_turn() -> None:
    """Against 000, 3 in front is approved and takes the bonus, whatever stands behind it."""
    before, last = (parse_position(f"1.{turn} 123:{zeros} 0:{zeros}") for turn, zeros in ((4, "0,0,0"), (5, "0,0,0,0")))
    assert written("schemer", before) == written("schemer", last) == written("planner", last) == {312}
    assert written("planner", before) == {333}


def test_what_they_open_with() -> None:
    """Two seats, fresh boards: nothing leads by more than 459, and nothing beats that better than just below it."""
    position = new_game(2).position
    assert written("thinker", position) == {459}
    assert all(400 < number < 459 for number in written("schemer", position))


def test_where_a_seat_sits_does_not_matter() -> None:
    position = parse_position("1.3 0157:3,4 24689:0,0 01359:9,9")
    for name in ("thinker", "schemer", "planner"):
        first = BOTS[name].choose(Game(position), 2, Random(5))
        assert first == BOTS[name].choose(Game(turned(position, 2)), 0, Random(5))


@pytest.mark.parametrize("name", ["thinker", "schemer", "planner"])
def test_alone_it_takes_the_most(name: str) -> None:
    assert written(name, parse_position("1.5 0348:0,0,0,0 -:0,0,0,0")) == {803, 804, 834}
