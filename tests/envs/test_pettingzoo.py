"""PettingZoo: its own suites for all options, and what they do not ask: rewards, voids, sitting out, copies."""

import copy
import pickle
import warnings
from typing import Any

import numpy as np
import pytest

from envs import pettingzoo_suites as suites
from thenumber.envs import thenumber_v0
from thenumber.envs.actions import NumberSpace
from thenumber.envs.observation import PASS, number_masks
from thenumber.envs.rewards import REWARDS
from thenumber.rules.check import Verdict
from thenumber.rules.errors import RulesError

SEATS = (2, 3, 4, 5)
MASKS = ("observation", "info")
KNOWN_WARNINGS = {
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be gymnasium.spaces.box or gymnasium.spaces.discrete",
}
"""What `api_test` says of every dictionary that is not of a game of PettingZoo's own: it has a list of their names."""


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("reward", REWARDS)
@pytest.mark.parametrize("mask", MASKS)
def test_the_api_suites(seats: int, reward: str, mask: str) -> None:
    options: dict[str, Any] = {"seats": seats, "reward": reward, "mask": mask}
    suites.parallel_api_test(thenumber_v0.parallel_env(**options), num_cycles=25)
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        suites.api_test(thenumber_v0.env(**options), num_cycles=25)
    assert {str(warning.message) for warning in caught} == (KNOWN_WARNINGS if mask == "observation" else set())


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("mask", MASKS)
def test_the_suites_of_seeds_and_states(seats: int, mask: str) -> None:
    def env() -> Any:
        return thenumber_v0.env(seats=seats, mask=mask)

    def parallel_env() -> Any:
        return thenumber_v0.parallel_env(seats=seats, mask=mask)

    suites.seed_test(env, num_cycles=20)
    suites.parallel_seed_test(parallel_env, num_cycles=20)
    suites.state_test(env(), parallel_env())


def test_the_suites_of_cycles_and_pictures() -> None:
    suites.max_cycles_test(thenumber_v0)
    suites.render_test(thenumber_v0.env)
    suites.render_test(thenumber_v0.raw_env)


def test_the_benchmark_of_pettingzoo(capsys: pytest.CaptureFixture[str]) -> None:
    suites.performance_benchmark(thenumber_v0.raw_env(seats=5))
    assert "turns per second" in capsys.readouterr().out


def play(env: Any, turns: list[list[int]]) -> list[tuple[Any, ...]]:
    env.reset(seed=1)
    return [env.step(dict(zip(env.agents, numbers, strict=True))) for numbers in turns]


def test_a_turn_of_the_rulebook() -> None:
    env = thenumber_v0.parallel_env(seats=5)
    ((_, rewards, terminations, truncations, _),) = play(env, [[761, 513, 444, 444, 220]])
    assert list(rewards.values()) == [0, 7 + 3, 4 + 1, 4 + 1, 2 + 2]
    assert not any(terminations.values())
    assert not any(truncations.values())
    assert env.render() is None


@pytest.mark.parametrize("reward", REWARDS)
def test_rewards_add_up(reward: str) -> None:
    env = thenumber_v0.parallel_env(seats=3, reward=reward)
    steps = play(env, [[987, 654, 321], [777, 666, 555], [120, 45, 333], [0, 1, 2], [900, 800, 700]] * 2)
    sums = [sum(rewards[agent] for _, rewards, *_ in steps) for agent in env.possible_agents]
    finals = np.array(env.game.finals)
    won = finals == finals.max()
    right = {"score": finals, "relative": (3 * finals - finals.sum()) / 2, "win": won / won.sum()}
    assert sums == pytest.approx(right[reward].tolist())
    assert all(steps[-1][2].values())
    assert env.agents == []


def test_a_number_that_is_not_available_is_void() -> None:
    env = thenumber_v0.parallel_env(seats=2)
    steps = play(env, [[987, 654], [999, 111]])
    assert steps[-1][1] == {"seat_0": 0, "seat_1": 1 + 3 + 1}
    assert env.game.turns[-1].rulings[0].verdict is Verdict.VOID


def test_a_seat_without_digits_has_pass_alone_and_stays() -> None:
    env = thenumber_v0.parallel_env(seats=2, mask="info")
    *_, last = play(env, [[12, 345], [345, 678], [678, 901], [999, 222]])
    assert np.flatnonzero(last[4]["seat_0"]["action_mask"]).tolist() == [PASS]
    assert env.agents == ["seat_0", "seat_1"]
    for action in (PASS, 123):
        after = copy.deepcopy(env).step({"seat_0": action, "seat_1": 222})
        assert after[1]["seat_0"] == 0
        assert after[4]["seat_0"]["action_mask"].sum() == 1000, "and comes back in round 2"


def test_whoever_passes_with_digits_is_absent() -> None:
    env = thenumber_v0.parallel_env(seats=2)
    play(env, [[PASS, 111]])
    assert env.game.turns[0].rulings[0].verdict is Verdict.ABSENT


@pytest.mark.parametrize("make", [thenumber_v0.parallel_env, thenumber_v0.raw_env, thenumber_v0.env])
def test_pickle_and_deepcopy_go_on_alike(make: Any) -> None:
    env = make(seats=3, mask="info")
    env.reset(seed=1)
    parallel = make is thenumber_v0.parallel_env

    def go_on(env: Any) -> Any:
        if parallel:
            return repr(env.step(dict.fromkeys(env.agents, 345)))
        for _ in range(3):
            env.step(345)
        return repr((env.last(), env.rewards))

    go_on(env)
    copies = copy.deepcopy(env), pickle.loads(pickle.dumps(env))  # noqa: S301 - our own
    assert len({go_on(one) for one in (env, *copies)}) == 1


def test_pictures_and_text() -> None:
    env: Any = thenumber_v0.parallel_env(seats=3, render_mode="rgb_array")
    env.reset()
    before = env.render()
    env.step({"seat_0": 120, "seat_1": 987, "seat_2": 998})
    after = env.render()
    assert before.shape == after.shape
    assert [(before[row] != after[row]).any() for row in np.array_split(np.arange(len(before)), 3)] == [
        True,
        True,
        False,
    ]
    env.render_mode = "ansi"
    assert env.render() == "1.1 120+ 987* 998x = 1 11 0\n1.2 3456789:1 0123456:11 0123456789:0"


@pytest.mark.parametrize("options", [{"reward": "money"}, {"mask": "none"}, {"render_mode": "film"}])
def test_unknown_options(options: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=f"{next(iter(options.values()))!r}, expected"):
        thenumber_v0.parallel_env(**options)


@pytest.mark.parametrize("seats", [1, 6])
def test_wrong_seats(seats: int) -> None:
    with pytest.raises(RulesError, match="wrong-seats"):
        thenumber_v0.env(seats=seats)


def test_what_is_drawn_with_a_mask_is_any_of_the_numbers_that_it_allows() -> None:
    space, mask = NumberSpace(), number_masks()[0b10_0000_0011]
    space.seed(1)
    drawn = [space.sample(mask) for _ in range(1000)]
    assert set(drawn) == set(mask.nonzero()[0])
    assert all(space.contains(number) for number in drawn)
    assert space.sample(number_masks()[0]) == PASS
    space.seed(1)
    assert [space.sample(mask) for _ in range(1000)] == drawn
