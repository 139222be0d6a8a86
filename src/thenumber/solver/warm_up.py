"""Warm-up: compile everything that the solver uses, or read what was compiled, before a clock runs."""

from functools import cache

from thenumber.rules.board import Board
from thenumber.rules.digits import ALL_DIGITS
from thenumber.rules.game import Position
from thenumber.solver.last_turn import LastTurn
from thenumber.solver.solve import Objective, find_mixes, solve

STEPS = 400
"""The budget, in steps, of the small position."""
MANY_STEPS = 4000
"""The budget, in steps, of the large position: enough for Newton's method to have its turn."""


@cache
def warm_up() -> None:
    """Call every compiled function once. Takes half a second, or fifteen where nothing compiled is on disk yet."""
    boards = tuple(Board(digits, (0, 0, 0, 0)) for digits in (0b1011, 0b1101, 0b1110))
    last = Position(boards, ((0, 0, 0),))
    mixes = solve(last, Objective.WIN, 1).mixes
    LastTurn(last).sampled_shares(0, mixes, 1)
    solve(last, budget=STEPS)
    solve(Position(boards[:2], ((0, 0),)))
    second = tuple(Board(ALL_DIGITS & ~board.available, (0,)) for board in boards)
    find_mixes(Position(second), budget=MANY_STEPS)
