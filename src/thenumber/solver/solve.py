"""Nash equilibria of a turn: mixes that leave nobody anything to gain, or as little as the budget allows."""

import numpy as np

from thenumber.rules.digits import Number
from thenumber.rules.game import ROUNDS, Position
from thenumber.rules.resolve import BONUSES, TURNS
from thenumber.solver.budget import Budget
from thenumber.solver.continuation import ContinuationValue, continuation_values, no_continuation, worth_of_approval
from thenumber.solver.dominance import canonical_numbers
from thenumber.solver.errors import SolverError
from thenumber.solver.expectations import Floats
from thenumber.solver.exploitability import values_and_best_response_gains
from thenumber.solver.last_turn import find_win_equilibrium, likeliest, win_values_and_best_response_gains
from thenumber.solver.multiplayer import find_equilibrium
from thenumber.solver.openings import Horizon, opening_mixes
from thenumber.solver.payoffs import payoff_matrix
from thenumber.solver.results import Objective, Solution
from thenumber.solver.value_network import shipped_values
from thenumber.solver.zero_sum import minimax


def solve(
    position: Position,
    objective: Objective = Objective.POINTS,
    budget: Budget = 2000,
    *,
    seed: int = 1,
    continuation: ContinuationValue = shipped_values,
) -> Solution:
    """Mixes near a Nash equilibrium of the turn to be played: exact for two seats, as good as the budget for more.

    Raises `SolverError` for a game that is over, and for `Objective.WIN` before the last turn of the game.

    >>> from thenumber.record.position import parse_position
    >>> solution = solve(parse_position("2.5 12:0,0,0,0 34:0,0,0,0 | 0 0"))
    >>> [max(mix, key=mix.get) for mix in solution.mixes]
    [211, 433]
    """
    mixes = find_mixes(position, objective, budget, seed=seed, continuation=continuation)
    if objective is Objective.WIN:
        mixes = likeliest(position, mixes)
        values, gains = win_values_and_best_response_gains(position, mixes)
        return Solution(tuple(values), tuple(mixes), tuple(gains))
    values, gains = values_and_best_response_gains(position, mixes, worth_of_approval(position, continuation))
    later = continuation_values(position, continuation)
    return Solution(tuple(now + then for now, then in zip(values, later, strict=True)), tuple(mixes), tuple(gains))


def find_mixes(
    position: Position,
    objective: Objective = Objective.POINTS,
    budget: Budget = 2000,
    *,
    seed: int = 1,
    continuation: ContinuationValue = shipped_values,
) -> list[dict[Number, float]]:
    """The mixes of `solve` alone, one a seat, without the time that their exact values take."""
    if position.over:
        raise SolverError("game-over", found="-", right=f"1.1-{ROUNDS}.{TURNS}")
    if objective is Objective.POINTS:
        known = _known_mixes(position, continuation)
        return known or _point_mixes(position, worth_of_approval(position, continuation), budget, seed)
    if not position.last_turn:
        raise SolverError("win-too-early", found=f"{position.round_no}.{position.turn_no}", right=f"{ROUNDS}.{TURNS}")
    return find_win_equilibrium(position, budget, seed)


def _known_mixes(position: Position, continuation: ContinuationValue) -> list[dict[Number, float]] | None:
    if continuation is no_continuation:
        return opening_mixes(position, Horizon.TURN)
    return opening_mixes(position, Horizon.ROUND) if continuation is shipped_values else None


def _point_mixes(position: Position, worth: Floats, budget: Budget, seed: int) -> list[dict[Number, float]]:
    seats, writers = len(position.boards), position.writers
    if seats == len(writers) == 2:
        return _two_seats(position, worth[0])
    if len(writers) != 1:
        return find_equilibrium(position, worth, budget, seed)
    (seat,) = writers
    best = max(canonical_numbers(position.boards[seat].available), key=lambda number: worth[seat, seat, number])
    return [{best: 1.0} if other == seat else {} for other in range(seats)]


def _two_seats(position: Position, base: Floats) -> list[dict[Number, float]]:
    """The mixes for two seats, whose difference in points is a zero-sum game; with others who sit out it would not be
    one."""
    own = [np.array(canonical_numbers(board.available)) for board in position.boards]
    bonus = float(BONUSES[position.turn_no - 1])
    mixes = minimax(payoff_matrix(own[0], own[1], base, bonus))
    return [
        {number: weight for number, weight in zip(numbers.tolist(), mix.tolist(), strict=True) if weight > 0}
        for numbers, mix in zip(own, mixes, strict=True)
    ]
