"""PettingZoo: every seat is an agent, and all of them write at once.

    from thenumber.envs import thenumber_v0
    env = thenumber_v0.parallel_env(seats=4)

An action is a number, 0 to 999, or `PASS`. A number with a digit that is not available is void, as on paper: it scores
nothing and hurts nobody. A seat without digits sits out: whatever it does counts as PASS, the one action of its mask.
"""

from collections.abc import Mapping
from typing import Any, Literal, SupportsInt, TypeAlias, get_args

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, Space
from numpy.typing import NDArray
from pettingzoo import ParallelEnv
from pettingzoo.utils import parallel_to_aec, wrappers

from thenumber.envs.actions import NumberSpace
from thenumber.envs.observation import PASS, Mask, number_masks, observation_space, observe, written
from thenumber.envs.pictures import as_picture, as_text
from thenumber.envs.rewards import checked_reward, rewards_of
from thenumber.rules.game import Game, new_game, play

MaskPlace: TypeAlias = Literal["observation", "info"]
RENDER_MODES = ["human", "ansi", "rgb_array"]


def env(**options: Any) -> Any:
    """One agent after the other (AEC), with PettingZoo's wrappers; options as for `parallel_env`."""
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(raw_env(**options)))


def raw_env(**options: Any) -> Any:
    """One agent after the other (AEC), bare; options as for `parallel_env`."""
    return parallel_to_aec(parallel_env(**options))


class parallel_env(ParallelEnv):  # type: ignore[misc]  # noqa: N801 - PettingZoo's name for it; it has no types
    """All seats at once, agents `seat_0` to `seat_4`.

    seats: 2 to 5.
    reward: "score", "relative" or "win"; see `thenumber.envs.rewards`.
    mask: where the mask of 1001 actions is: in the "observation", which then is a dictionary with the keys
        `observation` and `action_mask`, or under `action_mask` in the "info", the observation being the bare fields.
    render_mode: None, "ansi" (text), "rgb_array" (a picture) or "human" (prints the text).
    max_cycles: a game is truncated after so many turns; it never has more than ten.

    Raises `RulesError` for other seats and `ValueError` for other options.
    """

    metadata = {  # noqa: RUF012 - PettingZoo's own
        "name": "thenumber_v0",
        "render_modes": RENDER_MODES,
        "render_fps": 1,
        "is_parallelizable": True,
    }

    def __init__(
        self,
        seats: int = 4,
        reward: str = "score",
        mask: str = "observation",
        render_mode: str | None = None,
        max_cycles: int = 10,
    ) -> None:
        self.game: Game = new_game(seats)
        """The game being played, with all its turns."""
        self.reward = checked_reward(reward)
        if mask not in get_args(MaskPlace):
            raise ValueError(f"mask {mask!r}, expected {', '.join(get_args(MaskPlace))}")
        if render_mode not in (None, *RENDER_MODES):
            raise ValueError(f"render_mode {render_mode!r}, expected None, {', '.join(RENDER_MODES)}")
        self.mask = mask
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self.state_space = observation_space(seats)
        self._observation_spaces = {agent: _seen_space(seats, mask) for agent in self.possible_agents}
        self._action_spaces = {agent: NumberSpace() for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Space[Any]:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self._action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
        """Begin a game. There is no chance in it, so the seed changes nothing."""
        del seed, options
        self.agents = self.possible_agents[:]
        self.game = new_game(len(self.agents))
        return self._seen()

    def step(
        self, actions: Mapping[str, SupportsInt]
    ) -> tuple[dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Play a turn; an agent that is not in `actions` is absent."""
        agents, before = self.agents, self.game.position
        numbers = [
            written(int(actions.get(agent, PASS)), board.available)
            for agent, board in zip(self.possible_agents, before.boards, strict=True)
        ]
        self.game = play(self.game, numbers)
        finals = np.array(self.game.finals)
        rewards = rewards_of(self.reward, finals - np.array(before.finals), finals if self.game.over else None)
        cut = not self.game.over and len(self.game.turns) >= self.max_cycles
        observations, infos = self._seen()
        if self.game.over or cut:
            self.agents = []
        return (
            observations,
            dict(zip(agents, rewards.tolist(), strict=True)),
            dict.fromkeys(agents, self.game.over),
            dict.fromkeys(agents, cut),
            infos,
        )

    def state(self) -> NDArray[np.int16]:
        """The whole position: what the first seat sees."""
        first: NDArray[np.int16] = observe(self.game.position)[0]
        return first

    def render(self) -> str | NDArray[np.uint8] | None:
        if self.render_mode == "rgb_array":
            return as_picture(self.game)
        if self.render_mode == "human":
            print(as_text(self.game))
        return as_text(self.game) if self.render_mode == "ansi" else None

    def close(self) -> None:
        pass

    def _seen(self) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
        """The observations and the infos of all agents."""
        fields = dict(zip(self.agents, observe(self.game.position), strict=True))
        table = number_masks()
        masks: dict[str, Mask] = {
            agent: table[board.available] for agent, board in zip(self.agents, self.game.position.boards, strict=True)
        }
        if self.mask == "info":
            return fields, {agent: {"action_mask": masks[agent]} for agent in self.agents}
        seen = {agent: {"observation": fields[agent], "action_mask": masks[agent]} for agent in self.agents}
        return seen, {agent: {} for agent in self.agents}


def _seen_space(seats: int, mask: str) -> Space[Any]:
    fields = observation_space(seats)
    if mask == "info":
        return fields
    return Dict({"observation": fields, "action_mask": Box(0, 1, (PASS + 1,), np.int8)})
