"""Gymnasium: `check_env`, both kinds of actions, bots by name, and the vector environment."""

import copy
import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

from thenumber.bots.errors import UnusableBotError
from thenumber.envs import ENV_ID
from thenumber.envs.gym import LearnerEnv
from thenumber.envs.gym_vector import LearnerVectorEnv
from thenumber.envs.observation import PASS
from thenumber.envs.rewards import REWARDS
from thenumber.rules.errors import RulesError
from thenumber.rules.game import new_game, play, winners

ACTIONS = ("digits", "number")


@pytest.mark.parametrize("action", ACTIONS)
@pytest.mark.parametrize("reward", REWARDS)
@pytest.mark.parametrize("render_mode", ["ansi", "rgb_array"])
def test_gymnasiums_own_suite(action: str, reward: str, render_mode: str) -> None:
    env = gymnasium.make(ENV_ID, action=action, reward=reward, render_mode=render_mode)
    check_env(env.unwrapped)


@pytest.mark.parametrize("action", ACTIONS)
@pytest.mark.parametrize("opponents", [("random",), ("greedy", "random"), ("cautious",) * 4])
def test_games_with_masks_are_never_void(action: str, opponents: tuple[str, ...]) -> None:
    env: Any = gymnasium.make(ENV_ID, action=action, opponents=opponents)
    env.action_space.seed(1)
    for seed in range(5):
        _, info = env.reset(seed=seed)
        over = False
        while not over:
            mask = info["action_mask"]
            chosen = env.action_space.sample((mask,) * 3 if action == "digits" else mask)
            _, _, over, _, info = env.step(chosen)
        rulings = [turn.rulings[0].verdict.value for turn in env.unwrapped.game.turns]
        assert len(rulings) == 10
        assert "void" not in rulings


def test_a_seed_gives_the_same_bots_and_another_one_others() -> None:
    def numbers(seed: int) -> Any:
        env = LearnerEnv()
        env.reset(seed=seed)
        for _ in range(3):
            env.step([5, 1, 3])
        return [turn.numbers for turn in env.game.turns]

    assert numbers(1) == numbers(1) != numbers(2)


def test_digits_and_numbers_are_the_same_game() -> None:
    three, one = LearnerEnv(reward="relative"), LearnerEnv(reward="relative", action="number")
    three.reset(seed=4)
    one.reset(seed=4)
    for number in (513, 42, 999, 678, 777):
        by_digits, by_number = three.step([number // 100, number // 10 % 10, number % 10]), one.step(number)
        np.testing.assert_array_equal(by_digits[0], by_number[0])
        assert by_digits[1:4] == by_number[1:4]
    assert three.game == one.game


def without_digits(action: str) -> LearnerEnv:
    env = LearnerEnv(("random",), action=action)
    env.reset(seed=1)
    game = new_game(2)
    for own in (12, 345, 678, 999):
        game = play(game, [own, None])
    env.game = game
    return env


def test_masks_for_sb3_when_sitting_out() -> None:
    assert without_digits("digits").action_masks().tolist() == [True] * 30
    assert np.flatnonzero(without_digits("number").action_masks()).tolist() == [PASS]
    for action, said in (("digits", [1, 2, 3]), ("number", 123), ("number", PASS)):
        env = without_digits(action)
        assert env.step(said)[1] == 0
        assert env.game.turns[-1].numbers[0] is None


def test_masks_for_sb3_are_the_available_digits() -> None:
    env = LearnerEnv(("random",))
    env.reset(seed=1)
    env.game = play(env.game, [12, None])
    assert env.action_masks().reshape(3, 10).tolist() == [[False] * 3 + [True] * 7] * 3


def test_copies_go_on_alike() -> None:
    env = LearnerEnv()
    env.reset(seed=2)
    env.step([1, 2, 3])
    copies = copy.deepcopy(env), pickle.loads(pickle.dumps(env))  # noqa: S301 - our own
    assert len({repr(one.step([4, 5, 6])) for one in (env, *copies)}) == 1


def make_vec(**options: Any) -> Any:
    return gymnasium.make_vec(ENV_ID, vectorization_mode="vector_entry_point", **options)


@pytest.mark.parametrize("action", ACTIONS)
@pytest.mark.parametrize("opponents", [("random",) * 3, ("greedy", "random"), ("echo", "cautious", "greedy", "random")])
def test_the_vector_plays_by_the_rules(action: str, opponents: tuple[str, ...]) -> None:
    envs = make_vec(num_envs=7, action=action, opponents=opponents, reward="win")
    assert isinstance(envs.unwrapped, LearnerVectorEnv)
    assert envs.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    envs.action_space.seed(1)
    observations, info = envs.reset(seed=1)
    for turn in range(20):
        assert observations in envs.observation_space
        observations, rewards, over, truncated, info = envs.step(envs.action_space.sample())
        assert over.tolist() == [turn % 10 == 9] * 7
        assert not truncated.any()
        assert ("final_obs" in info) == over[0]
        assert info["action_mask"].shape == (7, 10 if action == "digits" else 1001)
    assert info["final_obs"] in envs.observation_space
    won = info["finals"] == info["finals"].max(axis=1, keepdims=True)
    np.testing.assert_allclose(rewards, (won / won.sum(axis=1, keepdims=True))[:, 0])
    np.testing.assert_array_equal(info["final_obs"][:, 13], info["finals"][:, 0])


def test_bots_of_the_vector_play_the_same_game_as_the_kernel() -> None:
    """A bot is shown its game: that it is the game of the batch shows in the scores."""
    envs = LearnerVectorEnv(5, ("greedy", "random"), action="number")
    envs.reset(seed=3)
    for number in (999, 111, 888, 222, 777, 999, 111, 888, 222):
        observations, *_ = envs.step(np.full(5, number))
    for game, seen in zip(envs._games, observations, strict=True):
        assert seen[13] == game.position.totals[0][0]
        assert seen[12] == game.position.boards[0].total
        assert seen[12 + 12] == game.position.boards[1].total
    *_, info = envs.step(np.full(5, 333))
    assert len(info["finals"]) == 5
    assert not winners(envs._games[0]), "the next game has begun"


def test_the_vector_is_the_same_for_a_seed() -> None:
    def finals(seed: int | list[int | None]) -> Any:
        envs = LearnerVectorEnv(6, ("greedy", "random"))
        envs.reset(seed=seed)
        for _ in range(10):
            *_, info = envs.step(np.full((6, 3), 4))
        return info["finals"].tolist()

    assert finals(1) == finals(1) == finals([1, 2, 3, 4, 5, 6]) != finals(2)


@pytest.mark.parametrize("make", [LearnerEnv, LearnerVectorEnv])
def test_what_is_refused(make: Any) -> None:
    with pytest.raises(UnusableBotError, match="unknown-bot: found 'nobody'"):
        make(opponents=("nobody",))
    for count in (0, 5):
        with pytest.raises(RulesError, match="wrong-seats"):
            make(opponents=("random",) * count)
    with pytest.raises(TypeError, match="'random', expected a sequence of names"):
        make(opponents="random")
    with pytest.raises(ValueError, match="action 'letters', expected digits, number"):
        make(action="letters")
    with pytest.raises(ValueError, match="reward 'money', expected"):
        make(reward="money")
    with pytest.raises(ValueError, match="render_mode 'film', expected None"):
        make(render_mode="film")
