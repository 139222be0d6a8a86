"""Compile everything that the solver uses, or read what was compiled, before a clock runs."""

from functools import cache

from thenumber.rules.board import Board
from thenumber.rules.digits import ALL_DIGITS
from thenumber.rules.game import Position
from thenumber.solver.solve import Objective, find_mixes, solve
from thenumber.solver.wins import LastTurn

STEPS = 400
MANY_STEPS = 4000
"""Enough for Newton's method to have its turn in a game of many numbers."""


@cache
def warm_up() -> None:
    """Half a second, once for a process; fifteen seconds where nothing compiled is kept on disk yet."""
    boards = tuple(Board(digits, (0, 0, 0, 0)) for digits in (0b1011, 0b1101, 0b1110))
    last = Position(boards, ((0, 0, 0),))
    mixes = solve(last, Objective.WIN, 1).mixes
    LastTurn(last).sampled_shares(0, mixes, 1)
    solve(last, budget=STEPS)
    solve(Position(boards[:2], ((0, 0),)))
    second = tuple(Board(ALL_DIGITS & ~board.available, (0,)) for board in boards)
    find_mixes(Position(second), budget=MANY_STEPS)
