"""What a batch refuses, and how it says so."""

import numpy as np
import pytest
from numpy.typing import ArrayLike

from thenumber.arena.batch import play_random, random_numbers, resolve_turns
from thenumber.rules.digits import ALL_DIGITS
from thenumber.rules.errors import RulesError

FRESH = [[ALL_DIGITS]] * 3


@pytest.mark.parametrize("seats", [0, 1, 6])
def test_wrong_seats(seats: int) -> None:
    with pytest.raises(RulesError, match="wrong-seats"):
        play_random(seats, 1, seed=1)
    with pytest.raises(RulesError, match="wrong-seats"):
        resolve_turns([[ALL_DIGITS]] * seats or np.empty((0, 1), int), [[1]] * seats or np.empty((0, 1), int), 1)


@pytest.mark.parametrize("number", [-2, 1000, 65_537, -65_535])
def test_not_a_number(number: int) -> None:
    with pytest.raises(RulesError, match=f"not-a-number: found '{number}'"):
        resolve_turns(FRESH, [[1], [number], [2]], 1)


@pytest.mark.parametrize("digits", [-1, ALL_DIGITS + 1, 65_536])
def test_not_a_board(digits: int) -> None:
    with pytest.raises(ValueError, match=str(digits)):
        resolve_turns([[digits], [1], [2]], [[1]] * 3, 1)
    with pytest.raises(ValueError, match=str(digits)):
        random_numbers([digits], np.random.default_rng())


@pytest.mark.parametrize("turn_no", [0, 6, -1])
def test_not_a_turn(turn_no: int) -> None:
    with pytest.raises(ValueError, match=f"turn {turn_no}"):
        resolve_turns(FRESH, [[1]] * 3, turn_no)


@pytest.mark.parametrize("numbers", [[1, 2, 3], [[1]], [[1, 2]] * 3, [[[1]]] * 3])
def test_arrays_that_do_not_fit(numbers: ArrayLike) -> None:
    with pytest.raises(ValueError, match="expected"):
        resolve_turns(FRESH, numbers, 1)


@pytest.mark.parametrize("numbers", [[[1.0]] * 3, [["123"]] * 3, [[True]] * 3])
def test_only_whole_numbers(numbers: ArrayLike) -> None:
    with pytest.raises(ValueError, match="expected integers"):
        resolve_turns(FRESH, numbers, 1)


def test_odd_wishes_for_random_games() -> None:
    for games, seed, threads in ((-1, 0, 1), (1, -1, 1), (1, 2**64, 1), (1, 0, 0)):
        with pytest.raises(ValueError, match="expected"):
            play_random(3, games, seed, threads=threads)
