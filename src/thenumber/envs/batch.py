"""Many games at once for self-play, on the compiled kernel: this is the way to play millions of games.

Arrays are `[game, seat]`. All games of a batch are in the same turn, for every game has exactly ten. When they are over
the next ones begin in the same step (`autoreset_mode` is `SAME_STEP`): the observations are those of fresh games then,
and `finals` and `final_observations` say how the last ones ended.

>>> env = BatchEnv(games=1000, seats=5)
>>> observations = env.reset(seed=1)
>>> step = env.step(env.random_numbers())
>>> step.observations.shape, step.rewards.shape, step.masks.shape, step.over
((1000, 5, 62), (1000, 5), (1000, 5, 10), False)

Where everybody writes at random, `play_random` plays whole games without a step in between, several times faster.
`resolve_turns` checks and resolves single turns on any boards. The arrays of these two are `[seat, game]`.
"""

from typing import ClassVar, NamedTuple

import numpy as np
from gymnasium.vector import AutoresetMode
from numpy.typing import ArrayLike, NDArray

from thenumber.arena.batch import VERDICTS, observe, play_random, random_numbers, resolve_turns
from thenumber.envs.observation import OWN_DIGITS, PASS, Fields, Mask, number_masks
from thenumber.envs.rewards import checked_reward, rewards_of
from thenumber.rules.digits import ALL_DIGITS
from thenumber.rules.errors import RulesError
from thenumber.rules.game import ROUNDS
from thenumber.rules.resolve import TURNS
from thenumber.rules.seats import MAX_SEATS, MIN_SEATS

__all__ = ["PASS", "VERDICTS", "BatchEnv", "Step", "play_random", "random_numbers", "resolve_turns"]


class Step(NamedTuple):
    """What a turn led to."""

    observations: Fields
    """What the observers see now, `[game, seat, field]`; `thenumber.envs.observation` lists the fields."""
    rewards: NDArray[np.float32]
    """The rewards of the turn, `[game, seat]`."""
    over: bool
    """Whether the games ended with this turn, all of them."""
    verdicts: NDArray[np.int16]
    """The verdicts as places in `VERDICTS`, `[game, seat]`."""
    scores: NDArray[np.int16]
    """The scores of the turn, `[game, seat]`."""
    finals: NDArray[np.int16] | None
    """The final scores if the games are over, `[game, seat]`."""
    final_observations: Fields | None
    """The observations of the games that are over."""

    @property
    def masks(self) -> Fields:
        """Which digits are available to the observers, `[game, seat, digit]`: a part of the observations."""
        return self.observations[..., OWN_DIGITS]


class BatchEnv:
    """So many games of 2 to 5 seats, played in step.

    observers: how many seats, from the first one on, are shown what they see; all unless told.
    Raises `RulesError` for other seats, and `ValueError` for less than one game and unknown rewards.
    """

    metadata: ClassVar[dict[str, object]] = {"autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(self, games: int, seats: int = 4, *, reward: str = "score", observers: int | None = None) -> None:
        if not MIN_SEATS <= seats <= MAX_SEATS:
            raise RulesError("wrong-seats", found=seats, right=f"{MIN_SEATS}-{MAX_SEATS}")
        if games < 1:
            raise ValueError(f"{games} games, expected at least 1")
        self.observers = seats if observers is None else observers
        if not 1 <= self.observers <= seats:
            raise ValueError(f"{observers} observers, expected 1 to {seats}")
        self.games, self.seats = games, seats
        self.reward = checked_reward(reward)
        self.rng = np.random.default_rng()
        """The source of `random_numbers`; the game itself knows no chance."""
        self._available, self._totals = self._fresh()
        self._earlier = np.zeros_like(self._totals)
        self._turn = 0

    def reset(self, seed: int | None = None) -> Fields:
        """Begin all games, and with a seed the random numbers too. The observations, `[game, seat, field]`."""
        if seed is not None:
            self.rng = np.random.default_rng(seed)
        self._begin()
        return self._observe()

    @property
    def turn_no(self) -> int:
        """The turn of the round that is to be played, 1 to 5."""
        return self._turn % TURNS + 1

    @property
    def round_no(self) -> int:
        """The round that is being played, 1 or 2."""
        return self._turn // TURNS + 1

    @property
    def available(self) -> NDArray[np.int16]:
        """The available digits, ten bits each, `[game, seat]`."""
        return self._available.T

    def random_numbers(self) -> NDArray[np.int16]:
        """For every seat a number that it may write, all equally likely; PASS where no digit is left. `[game, seat]`"""
        return random_numbers(self._available, self.rng, absent=PASS).T

    def number_masks(self) -> Mask:
        """Which of the 1001 actions every seat may take, `[game, seat, action]`: needs a kilobyte a seat."""
        taken: Mask = np.take(number_masks(), self.available, axis=0, mode="clip")
        return taken

    def step(self, numbers: ArrayLike) -> Step:
        """Play a turn: a number of 0 to 999 or PASS for every seat, `[game, seat]`.

        A number with a digit that is not available is void. A seat without digits sits out, whatever it writes.
        Raises `ValueError` for arrays of another shape or kind, and `RulesError` for what is no number.
        """
        given = np.asarray(numbers)
        if given.shape != (self.games, self.seats):
            raise ValueError(f"{given.shape} numbers, expected ({self.games}, {self.seats})")
        if given.min() < 0:
            raise RulesError("not-a-number", found=given.min(), right="000-999")
        rows = np.where((given.T == PASS) | (self._available == 0), -1, given.T)
        turn = resolve_turns(self._available, rows, self.turn_no)
        totals = self._totals + turn.scores + np.bitwise_count(self._available ^ turn.available)
        gains = totals - self._totals
        self._available, self._totals = turn.available, totals
        self._turn += 1
        if self._turn % TURNS == 0:
            self._earlier = self._earlier + totals
            self._available, self._totals = self._fresh()
        finals = final_observations = None
        if self._turn == ROUNDS * TURNS:
            finals, final_observations = self._earlier.T, self._observe()
            self._begin()
        rewards = rewards_of(self.reward, gains.T, finals)
        over = finals is not None
        return Step(self._observe(), rewards, over, turn.verdicts.T, turn.scores.T, finals, final_observations)

    def _begin(self) -> None:
        self._turn = 0
        self._available, self._totals = self._fresh()
        self._earlier = np.zeros_like(self._totals)

    def _fresh(self) -> tuple[NDArray[np.int16], NDArray[np.int16]]:
        shape = self.seats, self.games
        return np.full(shape, ALL_DIGITS, np.int16), np.zeros(shape, np.int16)

    def _observe(self) -> Fields:
        return observe(
            self._available,
            self._totals,
            self._earlier,
            round_index=self._turn // TURNS,
            turn_index=self._turn % TURNS,
            observers=self.observers,
        )
