"""Warm-up: compile everything that the solver uses, or read what was compiled, before a clock runs."""

from functools import cache

import numpy as np

from thenumber.rules.board import Board
from thenumber.rules.digits import ALL_DIGITS
from thenumber.rules.game import Position
from thenumber.rules.resolve import TURNS
from thenumber.solver.last_turn import LastTurn
from thenumber.solver.results import Objective
from thenumber.solver.solve import find_mixes, solve
from thenumber.solver.value_network import shipped_values

STEPS = 400
"""The budget, in steps, of the small position."""
MANY_STEPS = 4000
"""The budget, in steps, of the large position: enough for Newton's method to have its turn."""


FEW_DIGITS = tuple(Board(digits, (0, 0, 0, 0)) for digits in (0b1011, 0b1101, 0b1110))
"""Three boards in the last turn of a round with few digits, so that nothing takes long."""


@cache
def warm_up_points() -> None:
    """Call what a turn needs in which points count. Takes a third of a second, or five where nothing is compiled."""
    solve(Position(FEW_DIGITS, ((0, 0, 0),)), budget=STEPS)
    shipped_values(TURNS, np.array([[board.available for board in FEW_DIGITS]]))


@cache
def warm_up() -> None:
    """Call every compiled function once. Takes half a second, or eight where nothing compiled is on disk yet."""
    warm_up_points()
    last = Position(FEW_DIGITS, ((0, 0, 0),))
    mixes = solve(last, Objective.WIN, 1).mixes
    LastTurn(last).sampled_shares(0, mixes, 1)
    solve(Position(FEW_DIGITS[:2], ((0, 0),)))
    second = tuple(Board(ALL_DIGITS & ~board.available, (0,)) for board in FEW_DIGITS)
    find_mixes(Position(second), budget=MANY_STEPS)
