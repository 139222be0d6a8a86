"""The kernel's formulas on whole arrays: the same games, bit for bit, where Numba can't be had."""

import numpy as np
from numpy.typing import NDArray

from thenumber.arena.kernel import (
    DIGITS,
    GENERATOR_GAMES,
    KEYS,
    Words,
    below,
    crossed_out,
    crossed_out_count,
    digits_in,
    height,
    mixed,
    next_first,
    next_second,
    number_of,
    random_key,
    score,
    standing,
    verdict,
)
from thenumber.rules.digits import ALL_DIGITS
from thenumber.rules.game import ROUNDS
from thenumber.rules.resolve import BONUSES, TURNS

Rows = NDArray[np.int16]
BLOCK = 8192
"""Games at once: enough to forget what a call costs, few enough for the cache."""


class Generators:
    """Random words for a block of games."""

    def __init__(self, start: int, begin: int, games: int) -> None:
        numbered = begin // GENERATOR_GAMES + np.arange(-(-games // GENERATOR_GAMES), dtype=np.uint64)
        places = np.uint64(start) + np.uint64(2) * numbered
        self.first, self.second = mixed(places), mixed(places + np.uint64(1))
        self.games = games

    def draw(self) -> NDArray[np.uint16]:
        words: NDArray[np.uint64] = self.first + self.second
        self.first, self.second = next_first(self.first, self.second), next_second(self.first, self.second)
        return words.view(np.uint16)[: self.games]


def check_and_resolve(turn: int, keys: Words, digits: Words) -> tuple[Rows, Rows]:
    """Scores and crossed-out digits of a turn, a row a seat."""
    lower = np.zeros_like(digits)
    for other_key, other_digits in zip(keys, digits, strict=True):
        lower |= below(keys, other_key, other_digits)
    heights = height(keys, digits, lower)
    times = 2 if turn == TURNS - 1 else 1
    return score(heights, heights.max(axis=0), times, BONUSES[turn]), crossed_out(digits, heights)


def play_random(start: int, begin: int, end: int, finals: Rows, numbers: Rows, wins: NDArray[np.int64]) -> None:
    for block in range(begin, end, BLOCK):
        columns = slice(block, min(block + BLOCK, end))
        _play_block(start, block, finals[:, columns], numbers[:, :, columns], wins)


def _play_block(start: int, begin: int, finals: Rows, numbers: Rows, wins: NDArray[np.int64]) -> None:
    seats, games = finals.shape
    generators = Generators(start, begin, games)
    finals[:] = 0
    for turn in range(ROUNDS * TURNS):
        if turn % TURNS == 0:
            available = np.full((seats, games), ALL_DIGITS, np.int16)
        keys = np.array([random_key(board, generators.draw(), generators.draw()) for board in available])
        digits = digits_in(keys) & available
        if numbers.size:
            numbers[turn] = np.where(digits, number_of(keys), -1)
        scores, gone = check_and_resolve(turn % TURNS, keys, digits)
        finals += scores
        available &= ~gone
        if turn % TURNS == TURNS - 1:
            finals += crossed_out_count(available)
    winners = (finals == finals.max(axis=0)) * (1 << np.arange(seats))[:, np.newaxis]
    wins += np.bincount(winners.sum(axis=0), minlength=wins.size)


def resolve_turns(turn: int, before: Rows, numbers: Rows, verdicts: Rows, scores: Rows, after: Rows) -> None:
    if not numbers.size:
        return
    keys, digits = KEYS[numbers + 1], standing(DIGITS[numbers + 1], before)
    scores[:], gone = check_and_resolve(turn, keys, digits)
    verdicts[:] = verdict(numbers, digits, gone)
    after[:] = before & ~gone
