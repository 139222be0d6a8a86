"""Control variates (AIVAT): how lucky was a seat whose bots tell their mixes, and how good is it without that luck?

What the numbers drawn in a turn led to is compared with what other draws from the same mixes would have led to, as the
chance to win. On average that is nothing, however rough the chances are: a share less its luck is right on average, and
varies less, so that fewer games are enough (after Burch et al., AIVAT, 2018). How much of a turn's luck to take away is
what explains the shares best, by least squares.
"""

from collections.abc import Sequence
from math import pi, sqrt
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from thenumber.arena.batch import ABSENT_NUMBER, resolve_turns
from thenumber.bots.bot import MixingBot
from thenumber.review.spread import SPREAD, turns_left
from thenumber.rules.digits import Number
from thenumber.rules.game import Game, Position, new_game, play
from thenumber.rules.resolve import TURNS
from thenumber.rules.seats import Seat
from thenumber.solver.value_network import shipped_values

DRAWS = 500
"""The number of joint draws of a turn that the real one is compared with."""
CONFIDENCE = 1.96
"""The number of standard deviations on both sides that hold 95 % of a normal distribution."""


class Mean(NamedTuple):
    value: float
    within: float
    """Half the width of the 95 % confidence interval."""


def without_luck(shares: Sequence[float], lucks: Sequence[Sequence[float]]) -> Mean:
    """The mean share of so many games, given the luck in every turn of each."""
    turns = np.column_stack([np.ones(len(shares)), np.array(lucks)])
    found, *_ = np.linalg.lstsq(turns, np.array(shares))
    rest = np.array(shares) - turns @ found
    freedom = max(1, len(shares) - turns.shape[1])
    covariance = np.linalg.pinv(turns.T @ turns)[0, 0] * (rest @ rest) / freedom
    return Mean(float(found[0]), CONFIDENCE * sqrt(covariance))


def luck(game: Game, bots: Sequence[MixingBot], seat: Seat, edge: float, seed: int) -> list[float]:
    """By how much the draws of each turn raised the seat's chance to win.

    With an `edge`, the points that the seat gains on the others in a turn, the chances are less rough.
    """
    rng, before, found = np.random.default_rng(seed), new_game(game.seats), []
    for turn in game.turns:
        mixes = [
            bot.mix(before, own) if own in before.position.writers else {ABSENT_NUMBER: 1.0}
            for own, bot in enumerate(bots)
        ]
        written = [ABSENT_NUMBER if number is None else number for number in turn.numbers]
        drawn = [rng.choice([*mix], DRAWS, p=_weights(mix)) for mix in mixes]
        numbers = np.column_stack([written, np.array(drawn)])
        chances = _chances(before.position, numbers, seat, edge)[seat]
        found.append(float(chances[0] - chances[1:].mean()))
        before = play(before, turn.numbers)
    return found


def _weights(mix: dict[Number, float]) -> NDArray[np.float64]:
    weights: NDArray[np.float64] = np.array([*mix.values()]) / sum(mix.values())
    return weights


def _chances(position: Position, numbers: NDArray[np.int64], seat: Seat, edge: float) -> NDArray[np.float64]:
    """Everybody's chance to win after a turn with these numbers (seat, case); exact when the game is over."""
    seats, cases = numbers.shape
    before = np.array([board.available for board in position.boards])
    turns = resolve_turns(np.repeat(before[:, None], cases, axis=1), numbers, position.turn_no)
    crossed_out = np.bitwise_count(before[:, None] & ~turns.available)
    finals = np.array(position.finals)[:, None] + turns.scores + crossed_out
    left = turns_left(position) - 1
    if left == 0:
        hopes = (finals == finals.max(axis=0)).astype(np.float64)
    else:
        finals = finals + (np.arange(seats) == seat)[:, None] * edge * left
        if position.turn_no < TURNS:
            later = shipped_values(position.turn_no + 1, turns.available.T.astype(np.int64)).T
            finals = finals + later * (seats - 1) / seats
        # Whoever has most, if everybody's final score were spread like this, by Gumbel's distribution.
        hopes = np.exp((finals - finals.max(axis=0)) / (SPREAD[seats][left - 1] * sqrt(6) / pi))
    chances: NDArray[np.float64] = hopes / hopes.sum(axis=0)
    return chances
