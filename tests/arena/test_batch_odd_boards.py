"""Turns on boards that nobody may ever have reached: the batch agrees with the rules there, too."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from strategies import digits, numbers_from, quick, seat_counts
from thenumber.arena import kernel
from thenumber.arena.batch import ABSENT_NUMBER, VERDICTS, random_numbers, resolve_turns
from thenumber.rules.board import Board
from thenumber.rules.check import check
from thenumber.rules.digits import ALL_DIGITS, Digits, Number, available_numbers
from thenumber.rules.game import Position
from thenumber.rules.resolve import TURNS, resolve

Turn = tuple[list[Digits], tuple[Number | None, ...]]


@st.composite
def odd_turns(draw: st.DrawFn) -> tuple[int, list[Turn]]:
    """A turn of the round, and boards and numbers of several games."""
    seats = draw(seat_counts)
    few = st.sampled_from([0, 1, 1 << 9, 0b11, ALL_DIGITS])
    boards = st.lists(st.one_of(digits, few), min_size=seats, max_size=seats)
    games: list[Turn] = []
    for available in draw(st.lists(boards, min_size=1, max_size=8)):
        position = Position(tuple(Board(digits) for digits in available))
        games.append((available, numbers_from(position, draw(st.binary(min_size=2 * seats, max_size=2 * seats)))))
    return draw(st.integers(1, TURNS)), games


@quick
@given(odd_turns())
def test_any_turn_is_what_the_rules_say(drawn: tuple[int, list[Turn]]) -> None:
    turn_no, games = drawn
    available = np.array([boards for boards, _ in games]).T
    written = [[ABSENT_NUMBER if number is None else number for number in numbers] for _, numbers in games]
    turns = resolve_turns(available, np.array(written).T, turn_no)
    for column, (boards_of_game, numbers) in enumerate(games):
        boards = [Board(digits, (0,) * (turn_no - 1)) for digits in boards_of_game]
        turn = resolve(boards, numbers, check(boards, numbers))
        verdicts = [VERDICTS[index] for index in turns.verdicts[:, column]]
        assert verdicts == [ruling.verdict for ruling in turn.rulings]
        assert tuple(turns.scores[:, column]) == turn.scores
        assert tuple(turns.available[:, column]) == tuple(board.available for board in turn.boards)


@pytest.mark.parametrize("board", [0b1, 0b10_0000_0001, 0b10110, ALL_DIGITS])
def test_random_numbers_are_all_that_may_be_written(board: Digits) -> None:
    fair = available_numbers(board)
    drawn = random_numbers(np.full(40 * len(fair), board), np.random.default_rng(1))
    assert set(drawn.tolist()) == set(fair)


def test_the_arrays_given_stay_as_they_are() -> None:
    available, numbers = np.full((3, 2), ALL_DIGITS, np.int16), np.array([[761, 1], [513, 2], [-1, 3]], np.int16)
    before = available.copy(), numbers.copy()
    resolve_turns(available, numbers, 1)
    assert (available == before[0]).all()
    assert (numbers == before[1]).all()


def test_arrays_of_any_kind_are_taken_and_compiled_for_once() -> None:
    available, numbers = np.full((3, 4), ALL_DIGITS), np.array([[761, 1, 2, 3], [513, 4, 5, 6], [-1, 7, 8, 9]])
    expected = resolve_turns(available, numbers, 1)
    compiled = len(getattr(kernel.resolve_turns, "signatures", ()))
    frozen = numbers.astype(np.int16)
    frozen.flags.writeable = False
    upside_down = np.asfortranarray(numbers.astype(">i2"))
    for kind in (frozen, upside_down, np.repeat(numbers, 2, axis=1)[:, ::2], numbers.tolist()):
        for found, right in zip(resolve_turns(available, kind, 1), expected, strict=True):
            np.testing.assert_array_equal(np.asarray(found), np.asarray(right))
    assert len(getattr(kernel.resolve_turns, "signatures", ())) == compiled
