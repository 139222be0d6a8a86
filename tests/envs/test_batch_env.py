"""The batch for self-play: seeds, masks, copies, and what it refuses."""

import copy
import pickle

import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

from thenumber.envs.batch import PASS, VERDICTS, BatchEnv, play_random
from thenumber.envs.observation import number_masks
from thenumber.rules.check import Verdict
from thenumber.rules.errors import RulesError


def finals_at_random(env: BatchEnv, seed: int | None) -> list[list[int]]:
    env.reset(seed)
    while not (step := env.step(env.random_numbers())).over:
        pass
    assert step.finals is not None
    finals: list[list[int]] = step.finals.tolist()
    return finals


def test_a_seed_gives_the_same_games_and_another_one_others() -> None:
    one, other = BatchEnv(50, 3), BatchEnv(50, 3)
    assert finals_at_random(one, 5) == finals_at_random(other, 5)
    assert finals_at_random(one, 5) != finals_at_random(other, 6)
    assert finals_at_random(one, None) != finals_at_random(other, 5), "without a seed, chance goes on"


def test_autoreset_is_declared_and_rounds_are_counted() -> None:
    env = BatchEnv(2, 2)
    assert env.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    places = []
    for _ in range(11):
        places.append((env.round_no, env.turn_no))
        env.step(env.random_numbers())
    assert places == [*((r, t) for r in (1, 2) for t in (1, 2, 3, 4, 5)), (1, 1)]


def test_random_numbers_are_never_void_and_pass_without_digits() -> None:
    env = BatchEnv(2000, 5)
    env.reset(seed=1)
    passed = 0
    for _ in range(10):
        numbers, masks = env.random_numbers(), env.number_masks()
        assert np.take_along_axis(masks, numbers[..., np.newaxis].astype(int), axis=-1).all()
        passed += (numbers == PASS).sum()
        step = env.step(numbers)
        assert not (step.verdicts == VERDICTS.index(Verdict.VOID)).any()
    assert passed, "somebody sat out"


def test_random_games_are_those_of_the_kernel_on_average() -> None:
    """Six standard errors of a final score, which spreads by less than 20."""
    step_by_step = np.mean(finals_at_random(BatchEnv(20_000, 4), 1))
    at_once = play_random(4, 20_000, seed=1).finals.mean()
    assert abs(step_by_step - at_once) < 6 * 20 * (2 / 80_000) ** 0.5


def test_masks_of_1001() -> None:
    env = BatchEnv(3, 2)
    env.step([[12, 345]] * 3)
    np.testing.assert_array_equal(env.number_masks()[0], number_masks()[[0b1111111000, 0b1111000111]])


def test_fewer_observers_see_the_same() -> None:
    all_seats, first = BatchEnv(20, 4), BatchEnv(20, 4, observers=1)
    np.testing.assert_array_equal(all_seats.reset(1)[:, :1], first.reset(1))
    numbers = all_seats.random_numbers()
    np.testing.assert_array_equal(all_seats.step(numbers).observations[:, :1], first.step(numbers).observations)


def test_copies_go_on_alike() -> None:
    env = BatchEnv(20, 3)
    env.reset(seed=3)
    env.step(env.random_numbers())
    copies = copy.deepcopy(env), pickle.loads(pickle.dumps(env))  # noqa: S301 - our own
    steps = [one.step(one.random_numbers()) for one in (env, *copies)]
    for other in steps[1:]:
        np.testing.assert_array_equal(steps[0].observations, other.observations)


def test_observations_of_a_step_stay_as_they_are() -> None:
    env = BatchEnv(5, 2)
    first = env.reset(1)
    kept = first.copy()
    env.step(env.random_numbers())
    np.testing.assert_array_equal(first, kept)


def test_what_it_refuses() -> None:
    for seats in (1, 6):
        with pytest.raises(RulesError, match="wrong-seats"):
            BatchEnv(1, seats)
    with pytest.raises(ValueError, match="0 games, expected at least 1"):
        BatchEnv(0)
    with pytest.raises(ValueError, match="'money', expected score, relative, win"):
        BatchEnv(1, reward="money")
    with pytest.raises(ValueError, match="5 observers, expected 1 to 4"):
        BatchEnv(1, 4, observers=5)
    env = BatchEnv(3, 2)
    with pytest.raises(ValueError, match=r"\(2, 3\) numbers, expected \(3, 2\)"):
        env.step([[1, 2, 3]] * 2)
    with pytest.raises(RulesError, match="not-a-number: found '1001'"):
        env.step([[1, 1001]] * 3)
    with pytest.raises(RulesError, match="not-a-number: found '-1'"):
        env.step([[1, -1]] * 3)
    with pytest.raises(ValueError, match="expected integers"):
        env.step([[1.0, 2.0]] * 3)
