"""Rewards, for one game or many: what the last axis of the arrays is about are the seats.

| reward | in a turn | in a game |
|---|---|---|
| `score` | the score, and one for every digit that is crossed out | the final score |
| `relative` | the same, less the mean of the others' | how far one is ahead of their mean; all seats together 0 |
| `win` | 0; in the last turn the share of the win: 1, 1/2, ..., or 0 | the share of the win; all seats together 1 |
"""

from typing import Literal, TypeAlias, get_args

import numpy as np
from numpy.typing import NDArray

Reward: TypeAlias = Literal["score", "relative", "win"]
REWARDS: tuple[Reward, ...] = get_args(Reward)


def checked_reward(reward: str) -> Reward:
    """The reward of this name. Raises `ValueError` if there is none."""
    for known in REWARDS:
        if reward == known:
            return known
    raise ValueError(f"reward {reward!r}, expected {', '.join(REWARDS)}")


def rewards_of(reward: Reward, gains: NDArray[np.integer], finals: NDArray[np.integer] | None) -> NDArray[np.float32]:
    """The rewards of a turn, of the same shape as the gains.

    `gains` are what every total grew by; `finals` are the final scores after the last turn, and before that none.

    >>> gains, finals = np.array([7, 2, 0]), np.array([90, 90, 45])
    >>> [rewards_of(reward, gains, finals).tolist() for reward in REWARDS]
    [[7.0, 2.0, 0.0], [6.0, -1.5, -4.5], [0.5, 0.5, 0.0]]
    """
    if reward == "score":
        return gains.astype(np.float32)
    if reward == "relative":
        seats = gains.shape[-1]
        ahead = seats * gains - gains.sum(axis=-1, keepdims=True)
        return np.asarray(ahead / (seats - 1), np.float32)
    if finals is None:
        return np.zeros(gains.shape, np.float32)
    won = finals == finals.max(axis=-1, keepdims=True)
    return np.asarray(won / won.sum(axis=-1, keepdims=True), np.float32)
