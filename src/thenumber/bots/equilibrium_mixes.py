"""Equilibrium mixes: for every seat a mixed strategy near a Nash equilibrium. What the strongest bots share."""

from functools import lru_cache
from random import Random

from thenumber.rules.board import Board
from thenumber.rules.digits import DIGIT_COUNT, Digits, Number
from thenumber.rules.game import Position
from thenumber.rules.seats import MAX_SEATS
from thenumber.solver.openings import Horizon, opening_mixes

Mixes = tuple[dict[Number, float], ...]

LAST_TURN_WORK = 2_500_000
"""The budget of the last turn, in numbers of seats looked at: it takes about a third of a second."""
FULL_TABLE = MAX_SEATS * MAX_SEATS * DIGIT_COUNT
"""The seats of a full table times their available digits, to which the time of a step is proportional where points
count."""


def equilibrium_mixes(position: Position, steps: int, *, myopic: bool = False) -> Mixes:
    """One mix a seat. The result is kept, so that several bots of a kind at one table think once.

    `steps` is for a full table of five; fewer seats or digits get more, so that it takes about as long. It is a count
    and not a time, so that the same position always has the same mixes. `myopic` leaves out the turns to come, and the
    win in the last turn. The first turn of a round needs no solver: its mixes are shipped.
    """
    if opening := opening_mixes(position, Horizon.TURN if myopic else Horizon.ROUND):
        return tuple(opening)
    digits = tuple(board.available for board in position.boards)
    last = position.last_turn and not myopic
    return _found(position.turn_no, digits, position.finals if last else None, steps, myopic)


def draw(mix: dict[Number, float], rng: Random) -> Number:
    """A number drawn at random, as likely as the mix says."""
    return rng.choices([*mix], [*mix.values()])[0]


@lru_cache(maxsize=256)
def _found(turn_no: int, digits: tuple[Digits, ...], finals: tuple[int, ...] | None, steps: int, myopic: bool) -> Mixes:
    # NumPy and Numba take half a second to load: only who asks for such a bot waits for them.
    from thenumber.solver.continuation import no_continuation
    from thenumber.solver.results import Objective
    from thenumber.solver.solve import find_mixes
    from thenumber.solver.value_network import shipped_values

    so_far = (0,) * (turn_no - 1)
    boards = tuple(Board(available, so_far) for available in digits)
    if finals is None:
        continuation = no_continuation if myopic else shipped_values
        size = len(digits) * sum(available.bit_count() for available in digits)
        return tuple(find_mixes(Position(boards), budget=steps * FULL_TABLE // max(1, size), continuation=continuation))
    # What everybody has is told as totals of the first round: the boards here have scored nothing yet.
    totals = tuple(final - board.crossed_out_count for final, board in zip(finals, boards, strict=True))
    looks = len(boards) * sum(available.bit_count() ** 3 for available in digits)
    return tuple(find_mixes(Position(boards, (totals,)), Objective.WIN, min(steps, LAST_TURN_WORK // max(1, looks))))
