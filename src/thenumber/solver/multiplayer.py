"""Equilibria of three to five writers: regret matching on samples, then Newton's method.

All numbers take part in the first steps. After that, few are worth a look: only those are followed, and the others are
looked at again every few steps. With three writers or more the average of what the seats wrote need not be an
equilibrium, even when nobody regrets anything, because it forgets who wrote what at the same time. Therefore Newton's
method takes over where there is time for it; where there is not, the opponents that a seat meets are drawn more and
more from the averages themselves.
"""

from thenumber.rules.digits import Number
from thenumber.rules.game import Position
from thenumber.solver.budget import Budget, share_spent
from thenumber.solver.expectations import Floats
from thenumber.solver.newton import SETTLED, Point, fits, in_sight, refine
from thenumber.solver.regret_matching import EquilibriumSearch

WARM_UP, ALL_FRESH = 0.12, 0.4
"""The shares of the budget until which all numbers take part, and until which opponents write by their current mix."""
LEAST_FRESH = 0.7
"""The share of an opponent's current mix, instead of its average, in what a seat meets at the end of the budget."""
NEWTON_STEPS = 3
"""The number of steps of Newton's method that there must be time for when it begins."""
AGAIN = 0.15
"""The share of the budget after which Newton's method may begin again, if it did not come to an end."""
STEPS = 20
"""The steps between two looks at all numbers."""


def find_equilibrium(position: Position, worth: Floats, budget: Budget, seed: int) -> list[dict[Number, float]]:
    """Mixes near a Nash equilibrium in relative points, one a seat, for any number of writers.

    `worth[seat, other, number]` is what an approval of the other is worth as the seat sees it.
    """
    if not position.writers:
        return [{} for _ in position.boards]
    return run_search(position, worth, budget, seed).mixes()


def run_search(position: Position, worth: Floats, budget: Budget, seed: int) -> EquilibriumSearch:
    """Run a search to the end of the budget, and return it. Somebody must be able to write."""
    search = EquilibriumSearch(position, worth, seed)
    search.step_all(STEPS // 4)
    while share_spent(budget, search.steps) < WARM_UP:
        search.step_all(STEPS // 4)
    if share_spent(budget, search.steps) < 1.0:
        search.averages[:] = 0.0
        seen = search.look(search.all, search.regrets, search.leads * 0.0)
        seen = search.step_followed(search.followed(seen), STEPS, 1.0)
        sight = in_sight(search, seen)
    best: Point | None = None
    # Where somebody sits out, what they lose is not in Newton's reckoning.
    newton_from = ALL_FRESH if len(position.writers) == len(position.boards) else 1.0
    while (spent := share_spent(budget, search.steps)) < 1.0 and (best is None or best.nash_conv > SETTLED):
        late = max(0.0, spent - ALL_FRESH) / (1.0 - ALL_FRESH)
        if spent >= newton_from:
            sight |= in_sight(search, seen)
            if fits(search, sight, search.averages, spent, NEWTON_STEPS):
                point = refine(search, sight, budget)
                best = point if best is None or point.nash_conv < best.nash_conv else best
                newton_from = share_spent(budget, search.steps) + AGAIN
        seen = search.step_followed(search.followed(seen), STEPS, 1.0 - (1.0 - LEAST_FRESH) * late)
    if best:
        search.averages = best.mixes
    return search
