"""What the shipped networks promise."""

import itertools
import json
from importlib.resources import files

import numpy as np
import pytest

from thenumber.solver import value_network
from thenumber.solver.value_network import shipped_layers, shipped_values


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_shipped_values_are_relative_and_know_no_order(seats: int) -> None:
    boards = np.random.default_rng(seats).integers(0, 1024, (20, seats))
    for turn_no in range(2, 6):
        found = shipped_values(turn_no, boards)
        assert found.sum(axis=1) == pytest.approx(np.zeros(20), abs=1e-5)
        assert found.std() > 0.5
        for order in itertools.islice(itertools.permutations(range(seats)), 1, 8):
            assert shipped_values(turn_no, boards[:, order]) == pytest.approx(found[:, order], abs=1e-4)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_digits_that_nobody_else_has_are_worth_most(seats: int) -> None:
    boards = np.full((2, seats), 0b0000111110)
    boards[0, 0], boards[1, 0] = 0b1110000000, 0b0000001110
    for turn_no in range(2, 6):
        alone, shared = shipped_values(turn_no, boards)[:, 0]
        assert alone > max(shared, 0.0)


def test_the_shipped_values_come_with_their_quality() -> None:
    quality = json.loads(files(value_network.__package__ or "").joinpath("data/values.json").read_text())
    assert {int(seats) for seats in quality} == {2, 3, 4, 5}
    for seats, measured in quality.items():
        assert sorted(shipped_layers(int(seats))) == [2, 3, 4, 5]
        assert all(turn["r2"] > 0.49 for turn in measured["turns"].values())
