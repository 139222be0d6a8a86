"""The compiled loops as Python calls them, with the room they need."""

import numpy as np
from numpy.typing import NDArray

from thenumber.arena import kernel


def play_random(
    start: int, begin: int, end: int, finals: NDArray[np.int16], numbers: NDArray[np.int16], wins: NDArray[np.int64]
) -> None:
    seats = len(finals)
    arguments = (0,) * seats, np.uint64(start), begin, end, finals, numbers, wins, kernel.new_scratch(seats)
    try:
        kernel.play_random(*arguments)
    except OSError:  # compiled, but the disk would not keep it: the loops themselves touch no file
        kernel.play_random(*arguments)


def resolve_turns(
    turn: int,
    before: NDArray[np.int16],
    numbers: NDArray[np.int16],
    verdicts: NDArray[np.int16],
    scores: NDArray[np.int16],
    after: NDArray[np.int16],
) -> None:
    seats = len(numbers)
    arguments = (0,) * seats, turn, before, numbers, verdicts, scores, after, kernel.new_scratch(seats)
    try:
        kernel.resolve_turns(*arguments)
    except OSError:
        kernel.resolve_turns(*arguments)
