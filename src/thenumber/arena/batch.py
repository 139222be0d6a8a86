"""Many games or turns at once, on arrays with a row for every seat and a column for every game.

A number that is not there (absent, or sitting out) is -1. Digits are ten bits, as in `thenumber.rules.digits`.

>>> play_random(seats=3, games=2, seed=1).finals.shape
(3, 2)
>>> resolve_turns([[1023]] * 3, [[761], [513], [-1]], turn_no=1).scores.tolist()
[[0], [7], [0]]
"""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from thenumber.arena import kernel
from thenumber.rules.check import Verdict
from thenumber.rules.digits import ALL_DIGITS, NUMBERS
from thenumber.rules.errors import RulesError
from thenumber.rules.game import ROUNDS
from thenumber.rules.resolve import TURNS
from thenumber.rules.seats import MAX_SEATS, MIN_SEATS

ABSENT_NUMBER = -1
"""The number that stands in arrays for one that was not written."""
VERDICTS = tuple(Verdict)
"""The verdicts, in the order that the entries of `Turns.verdicts` count."""

Rows = NDArray[np.int16]


class Outcome(NamedTuple):
    """How random games ended."""

    finals: Rows
    """The final scores, `[seat, game]`."""
    wins: NDArray[np.int64]
    """How many games each set of seats won together. The index is the set: bit s stands for seat s."""
    numbers: Rows
    """The numbers written, `[turn (0 to 9), seat, game]`; empty unless they were asked for."""

    @property
    def win_shares(self) -> NDArray[np.float64]:
        """The win rate of each seat, 0 to 1; a win of two is half a win for each. Zero without games."""
        seats = len(self.finals)
        members = np.arange(len(self.wins)) >> np.arange(seats)[:, np.newaxis] & 1
        shares: NDArray[np.float64] = members @ (self.wins / np.maximum(members.sum(axis=0), 1))
        shares /= max(self.finals.shape[1], 1)
        return shares


class Turns(NamedTuple):
    """One turn of many games. All arrays are `[seat, game]`."""

    verdicts: Rows
    """The verdicts, as places in `VERDICTS`."""
    scores: Rows
    """The scores of the turn."""
    available: Rows
    """The available digits after the turn. At the end of a round they are not yet wiped."""


def play_random(seats: int, games: int, seed: int, *, threads: int = 1, keep_numbers: bool = False) -> Outcome:
    """Whole games in which everybody writes any available number, all equally likely.

    A seed stands for an endless row of games: more games begin with the same ones, whatever the number of threads.
    """
    _check_seats(seats)
    if games < 0 or threads < 1 or not 0 <= seed < 1 << 64:
        raise ValueError(f"{games=}, {threads=}, {seed=}: expected at least 0 games, 1 thread, a seed of 64 bits")
    start = int(kernel.splitmix64(np.array([seed], np.uint64))[0])
    finals = np.empty((seats, games), np.int16)
    numbers = np.empty((ROUNDS * TURNS, seats, games if keep_numbers else 0), np.int16)
    stretch = -(-games // threads // kernel.LANES) * kernel.LANES or kernel.LANES

    def play(begin: int) -> NDArray[np.int64]:
        wins = np.zeros(1 << seats, np.int64)
        end = min(begin + stretch, games)
        _run(kernel.play_random, (0,) * seats, np.uint64(start), begin, end, finals, numbers, wins)
        return wins

    begins = range(0, games, stretch)
    wins = np.zeros(1 << seats, np.int64)
    if threads == 1:
        return Outcome(finals, sum(map(play, begins), wins), numbers)
    with ThreadPoolExecutor(threads) as pool:
        return Outcome(finals, sum(pool.map(play, begins), wins), numbers)


def resolve_turns(available: ArrayLike, numbers: ArrayLike, turn_no: int) -> Turns:
    """Check and resolve one turn, the same turn of the round (1 to 5) in every game."""
    boards, written = _digits(available), _numbers(numbers)
    if boards.ndim != 2 or boards.shape != written.shape:
        raise ValueError(f"{boards.shape} boards and {written.shape} numbers: expected (seats, games) of both")
    _check_seats(len(boards))
    if not 1 <= turn_no <= TURNS:
        raise ValueError(f"turn {turn_no}, expected 1 to {TURNS}")
    turns = Turns(np.empty_like(boards), np.empty_like(boards), np.empty_like(boards))
    _run(kernel.resolve_turns, (0,) * len(boards), turn_no - 1, boards, written, *turns)
    return turns


def random_numbers(available: ArrayLike, rng: np.random.Generator, *, absent: int = ABSENT_NUMBER) -> Rows:
    """A number for every board, any available one equally likely; `absent` where no digit is left. Any shape.

    >>> random_numbers([0, 0b100], np.random.default_rng()).tolist()
    [-1, 222]
    """
    boards = _digits(available)
    words = rng.integers(0, 1 << 64, (2, -(-boards.size // 4)), np.uint64)
    high, low = words.view(np.uint16)
    numbers = np.empty_like(boards)
    _kept(kernel.write_random_numbers, boards.reshape(-1), high, low, np.int16(absent), numbers.reshape(-1))
    return numbers


def observe(available: Rows, totals: Rows, earlier: Rows, *, round_index: int, turn_index: int, observers: int) -> Rows:
    """What the first so many seats see, `[game, seat, field]`; what comes in is `[seat, game]`, as `Turns` has it.

    `totals` are those of this round so far, `earlier` the sum of the rounds before. Round and turn count from 0.
    `thenumber.envs.observation` says what the fields are.
    """
    seats, games = available.shape
    fields = kernel.HEAD_FIELDS + seats * kernel.SEAT_FIELDS
    observations = np.empty((games, observers, fields), np.int16)
    row = np.empty(2 * seats * kernel.SEAT_FIELDS, np.int16)
    _kept(kernel.observe, (0,) * seats, round_index, turn_index, available, totals, earlier, row, observations)
    return observations


def _run(loop: Callable[..., None], seats: tuple[int, ...], *arguments: object) -> None:
    """Call a loop of the kernel with the scratch arrays that it needs."""
    _kept(loop, seats, *arguments, kernel.new_scratch(len(seats)))


def _kept(loop: Callable[..., None], *arguments: object) -> None:
    """Call a loop of the kernel that is kept on disk."""
    try:
        loop(*arguments)
    except OSError:  # compiled, but the disk would not keep it: the loops themselves touch no file
        loop(*arguments)


def _check_seats(seats: int) -> None:
    if not MIN_SEATS <= seats <= MAX_SEATS:
        raise RulesError("wrong-seats", found=seats, right=f"{MIN_SEATS}-{MAX_SEATS}")


def _numbers(given: ArrayLike) -> Rows:
    numbers = _integers(given)
    if numbers.size and not (numbers.min() >= ABSENT_NUMBER and numbers.max() < NUMBERS):
        found = numbers.min() if numbers.min() < ABSENT_NUMBER else numbers.max()
        raise RulesError("not-a-number", found=found, right="000-999")
    return _one_kind(numbers)


def _digits(given: ArrayLike) -> Rows:
    digits = _integers(given)
    if digits.size and not (digits.min() >= 0 and digits.max() <= ALL_DIGITS):
        raise ValueError(f"digits from {digits.min()} to {digits.max()}, expected 0 to {ALL_DIGITS}, a bit a digit")
    return _one_kind(digits)


def _integers(given: ArrayLike) -> NDArray[np.integer]:
    integers = np.asarray(given)
    if integers.size and not np.issubdtype(integers.dtype, np.integer):
        raise ValueError(f"{integers.dtype} values, expected integers")
    return integers


def _one_kind(integers: NDArray[np.integer]) -> Rows:
    """Numba compiles anew for every kind of array; like this there is only one."""
    return np.require(integers, np.int16, ["C_CONTIGUOUS", "WRITEABLE", "ALIGNED"])
