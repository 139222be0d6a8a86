"""Gymnasium's vector environment: one learner in each of many games, on the compiled kernel.

    gymnasium.make_vec("TheNumber-v0", num_envs=1024, vectorization_mode="vector_entry_point")

Bots called `random` cost next to nothing, for the kernel writes for them. Other bots are asked game by game, and take
the time that they take.
"""

from collections.abc import Sequence
from random import Random
from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from thenumber.envs.actions import action_space, masks_of, numbers_of
from thenumber.envs.batch import BatchEnv
from thenumber.envs.observation import OWN_DIGITS, PASS, Fields, observation_space
from thenumber.envs.opponents import RANDOM_BOTS, found_bots, numbers_by
from thenumber.rules.digits import Number
from thenumber.rules.game import Game, new_game, play


class LearnerVectorEnv(VectorEnv[Fields, Any, NDArray[Any]]):
    """The games of `LearnerEnv`, many at once; its options mean the same.

    All games end in the same step, and the next ones begin in it: the last observations are under `final_obs` in the
    info, as Gymnasium's `SAME_STEP` has it, and the final scores of all seats under `finals`.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}  # noqa: RUF012

    def __init__(
        self,
        num_envs: int = 1,
        opponents: Sequence[str] = RANDOM_BOTS,
        reward: str = "score",
        action: str = "digits",
        render_mode: None = None,
    ) -> None:
        if render_mode is not None:
            raise ValueError(f"render_mode {render_mode!r}, expected None: many games have no picture")
        self.num_envs = num_envs
        self.render_mode = None
        self.bots = found_bots(opponents)
        self.action = action
        self.single_action_space = action_space(action)
        self.single_observation_space = observation_space(1 + len(self.bots))
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self._batch = BatchEnv(num_envs, 1 + len(self.bots), reward=reward, observers=1)
        self._asked = [seat for seat, name in enumerate(opponents, 1) if name != "random"]
        """The seats of bots that have to be asked; only they need games with all their turns."""
        self._rng = Random()
        self._begin()

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Fields, dict[str, Any]]:
        """Begin all games. A seed is for the bots of all games together; of a list, the first one is taken."""
        super().reset(seed=seed[0] if isinstance(seed, list) else seed, options=options)
        observations = self._batch.reset(int(self.np_random.integers(1 << 63)))[:, 0]
        self._rng = Random(int(self.np_random.integers(1 << 63)))
        self._begin()
        return observations, self._info(observations)

    def step(self, actions: Any) -> tuple[Fields, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Play a turn of every game."""
        numbers = self._batch.random_numbers()
        numbers[:, 0] = numbers_of(self.action, actions)
        if self._asked:
            self._ask(numbers)
        step = self._batch.step(numbers)
        observations = step.observations[:, 0]
        info = self._info(observations)
        if step.final_observations is not None:
            everywhere = np.ones(self.num_envs, np.bool_)
            info |= {"final_obs": step.final_observations[:, 0], "_final_obs": everywhere}
            info |= {"finals": step.finals, "_finals": everywhere}
            self._begin()
        over = np.full(self.num_envs, step.over)
        return observations, step.rewards[:, 0], over, np.zeros_like(over), info

    def _begin(self) -> None:
        self._games: list[Game] = [new_game(1 + len(self.bots))] * self.num_envs if self._asked else []

    def _ask(self, numbers: NDArray[np.int16]) -> None:
        """Let the bots write into these numbers, and keep their games in step."""
        for index, game in enumerate(self._games):
            of_bots = numbers_by(self.bots, game, self._rng)
            for seat in self._asked:
                number = of_bots[seat - 1]
                numbers[index, seat] = PASS if number is None else number
            self._games[index] = play(game, [self._as_written(number) for number in numbers[index].tolist()])

    @staticmethod
    def _as_written(number: int) -> Number | None:
        return None if number == PASS else number

    def _info(self, observations: Fields) -> dict[str, Any]:
        masks = masks_of(self.action, observations[:, OWN_DIGITS])
        return {"action_mask": masks, "_action_mask": np.ones(self.num_envs, np.bool_)}
