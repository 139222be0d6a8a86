"""Mixes for a turn that leave nobody anything to gain, or as little as the budget allows."""

from enum import Enum

import numpy as np

from thenumber.rules.digits import Number
from thenumber.rules.game import ROUNDS, Position
from thenumber.rules.resolve import BONUSES, TURNS
from thenumber.rules.values import value
from thenumber.solver.budget import Budget
from thenumber.solver.errors import SolverError
from thenumber.solver.exact import Floats
from thenumber.solver.follow import Follow, nothing_follows, values_to_come, worth_of_approval
from thenumber.solver.gain import values_and_gains
from thenumber.solver.mixes import Mix
from thenumber.solver.numbers import canonical_numbers
from thenumber.solver.openings import Counts, opening_mixes
from thenumber.solver.outcomes import point_differences
from thenumber.solver.several import settle
from thenumber.solver.values import shipped_values
from thenumber.solver.wins import likeliest, settle_wins, win_values_and_gains
from thenumber.solver.zero_sum import minimax


class Objective(Enum):
    POINTS = "points"
    """Points of this turn relative to the others', and the value of what follows."""
    WIN = "win"
    """The share of the win: in the last turn of the game only."""


@value
class Solution:
    """A mix for every seat (an empty one for a seat that sits out), what it is worth, and what could be gained."""

    values: tuple[float, ...]
    mixes: tuple[Mix, ...]
    gains: tuple[float, ...]
    """What each seat's best number would add to its value while the others keep to their mixes: 0 in equilibrium."""


def solve(
    position: Position,
    objective: Objective = Objective.POINTS,
    budget: Budget = 2000,
    *,
    seed: int = 1,
    follow: Follow = shipped_values,
) -> Solution:
    """Mixes near an equilibrium of the turn to be played: exact for two seats, as good as the budget for more.

    >>> from thenumber.record.position import parse_position
    >>> solution = solve(parse_position("2.5 12:0,0,0,0 34:0,0,0,0 | 0 0"))
    >>> [max(mix, key=mix.get) for mix in solution.mixes]
    [211, 433]
    """
    mixes = find_mixes(position, objective, budget, seed=seed, follow=follow)
    if objective is Objective.WIN:
        mixes = likeliest(position, mixes)
        values, gains = win_values_and_gains(position, mixes)
        return Solution(tuple(values), tuple(mixes), tuple(gains))
    values, gains = values_and_gains(position, mixes, worth_of_approval(position, follow))
    later = values_to_come(position, follow)
    return Solution(tuple(now + then for now, then in zip(values, later, strict=True)), tuple(mixes), tuple(gains))


def find_mixes(
    position: Position,
    objective: Objective = Objective.POINTS,
    budget: Budget = 2000,
    *,
    seed: int = 1,
    follow: Follow = shipped_values,
) -> list[dict[Number, float]]:
    """The mixes alone, one a seat: for who has to write and no time to find out how good they are."""
    if position.over:
        raise SolverError("game-over", found="-", right=f"1.1-{ROUNDS}.{TURNS}")
    if objective is Objective.POINTS:
        known = _known_mixes(position, follow)
        return known or _point_mixes(position, worth_of_approval(position, follow), budget, seed)
    if not position.last_turn:
        raise SolverError("win-too-early", found=f"{position.round_no}.{position.turn_no}", right=f"{ROUNDS}.{TURNS}")
    return settle_wins(position, budget, seed)


def _known_mixes(position: Position, follow: Follow) -> list[dict[Number, float]] | None:
    if follow is nothing_follows:
        return opening_mixes(position, Counts.TURN)
    return opening_mixes(position, Counts.ROUND) if follow is shipped_values else None


def _point_mixes(position: Position, worth: Floats, budget: Budget, seed: int) -> list[dict[Number, float]]:
    seats, writers = len(position.boards), position.writers
    if seats == len(writers) == 2:
        return _two_seats(position, worth[0])
    if len(writers) != 1:
        return settle(position, worth, budget, seed)
    (seat,) = writers
    best = max(canonical_numbers(position.boards[seat].available), key=lambda number: worth[seat, seat, number])
    return [{best: 1.0} if other == seat else {} for other in range(seats)]


def _two_seats(position: Position, base: Floats) -> list[dict[Number, float]]:
    """What one has more than the other is a zero-sum game; with others who sit out it would not be one."""
    own = [np.array(canonical_numbers(board.available)) for board in position.boards]
    bonus = float(BONUSES[position.turn_no - 1])
    mixes = minimax(point_differences(own[0], own[1], base, bonus))
    return [
        {number: weight for number, weight in zip(numbers.tolist(), mix.tolist(), strict=True) if weight > 0}
        for numbers, mix in zip(own, mixes, strict=True)
    ]
