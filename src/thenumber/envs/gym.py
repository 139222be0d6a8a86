"""Gymnasium: one learner among bots, `gymnasium.make("TheNumber-v0")`.

The learner has the first seat; that is no advantage, for the order of seats never matters.
"""

from collections.abc import Sequence
from random import Random
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from thenumber.envs.actions import action_space, masks_of, numbers_of
from thenumber.envs.observation import OWN_DIGITS, Fields, observation_space, observe, written
from thenumber.envs.opponents import RANDOM_BOTS, found_bots, numbers_by
from thenumber.envs.pictures import as_picture, as_text
from thenumber.envs.rewards import checked_reward, rewards_of
from thenumber.rules.game import Game, new_game, play


class LearnerEnv(gymnasium.Env[Fields, Any]):
    """A game of ten turns against bots.

    opponents: the names of one to four bots, as `thenumber bots` lists them.
    reward: "score", "relative" or "win"; see `thenumber.envs.rewards`.
    action: "digits" for `MultiDiscrete([10, 10, 10])` with a mask of ten bits, or "number" for `Discrete(1001)`.
    render_mode: None, "ansi" (text) or "rgb_array" (a picture).

    The mask is under `action_mask` in the info. A number with a digit that is not available is void, as on paper. With
    no digit left the learner sits out, whatever it does. Raises `UnusableBotError`, `RulesError` and `ValueError` for
    other options.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi", "rgb_array"], "render_fps": 1}  # noqa: RUF012 - Gymnasium's own

    def __init__(
        self,
        opponents: Sequence[str] = RANDOM_BOTS,
        reward: str = "score",
        action: str = "digits",
        render_mode: str | None = None,
    ) -> None:
        self.bots = found_bots(opponents)
        self.game: Game = new_game(1 + len(self.bots))
        """The game being played, with all its turns."""
        self.reward = checked_reward(reward)
        self.action = action
        self.action_space = action_space(action)
        self.observation_space = observation_space(self.game.seats)
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise ValueError(f"render_mode {render_mode!r}, expected None, {', '.join(self.metadata['render_modes'])}")
        self.render_mode = render_mode
        self._rng = Random()

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Fields, dict[str, Any]]:
        """Begin a game; the seed is for the bots."""
        super().reset(seed=seed, options=options)
        self._rng = Random(int(self.np_random.integers(1 << 63)))
        self.game = new_game(self.game.seats)
        return self._seen()

    def step(self, action: Any) -> tuple[Fields, float, bool, bool, dict[str, Any]]:
        """Play a turn."""
        before = self.game.position
        own = written(int(numbers_of(self.action, action)), before.boards[0].available)
        self.game = play(self.game, [own, *numbers_by(self.bots, self.game, self._rng)])
        finals = np.array(self.game.finals)
        rewards = rewards_of(self.reward, finals - np.array(before.finals), finals if self.game.over else None)
        observation, info = self._seen()
        return observation, float(rewards[0]), self.game.over, False, info

    def action_masks(self) -> NDArray[np.bool_]:
        """The mask as sb3-contrib wants it: one entry for every choice of every part of the action.

        With no digit left and nothing to pass with, all digits are allowed: none of them counts.
        """
        available = self.game.position.boards[0].available
        digits = observe(self.game.position)[0, OWN_DIGITS]
        if self.action == "number":
            return masks_of("number", digits).astype(np.bool_)
        return np.tile(digits.astype(np.bool_) | (available == 0), 3)

    def render(self) -> Any:
        """The text or the picture, as the render mode says."""
        if self.render_mode is None:
            return None
        return as_text(self.game) if self.render_mode == "ansi" else as_picture(self.game)

    def _seen(self) -> tuple[Fields, dict[str, Any]]:
        observation: Fields = observe(self.game.position)[0]
        return observation, {"action_mask": masks_of(self.action, observation[OWN_DIGITS])}
