"""Equilibrium mixes for three to five writers: regret matching on samples, then Newton's method.

All numbers take part in the first steps. After that, few are worth a look: only those are followed, and the others are
looked at again every few steps. With three writers or more the average of what the seats wrote need not be an
equilibrium, even when nobody regrets anything, because it forgets who wrote what at the same time. Therefore Newton's
method takes over where there is time for it; where there is not, the opponents that a seat meets are drawn more and
more from the averages themselves.
"""

from thenumber.rules.digits import Number
from thenumber.rules.game import Position
from thenumber.solver.budget import Budget, share_spent
from thenumber.solver.exact import Floats
from thenumber.solver.polish import SETTLED, Point, fits, in_sight, polish
from thenumber.solver.search import Search

WARM_UP, ALL_FRESH = 0.12, 0.4
"""Until these shares of the budget, all numbers take part, and opponents are met as they write now."""
LEAST_FRESH = 0.7
"""How much of what an opponent is met with is what it writes now, in the end."""
POLISHING_STEPS = 3
"""Newton's method begins if there is time for so many steps of it."""
AGAIN = 0.15
"""The share of the budget after which it may begin again, if it did not come to an end."""
STEPS = 20
"""Steps between two looks at all numbers."""


def settle(position: Position, worth: Floats, budget: Budget, seed: int) -> list[dict[Number, float]]:
    """Mixes that leave every seat little to gain, for any number of writers.

    `worth[seat, other, number]` is what an approval of the other is worth as the seat sees it.
    """
    if not position.writers:
        return [{} for _ in position.boards]
    return settled(position, worth, budget, seed).mixes()


def settled(position: Position, worth: Floats, budget: Budget, seed: int) -> Search:
    """The search at its end; somebody must be able to write."""
    search = Search(position, worth, seed)
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
    polishing = ALL_FRESH if len(position.writers) == len(position.boards) else 1.0
    while (spent := share_spent(budget, search.steps)) < 1.0 and (best is None or best.gain > SETTLED):
        late = max(0.0, spent - ALL_FRESH) / (1.0 - ALL_FRESH)
        if spent >= polishing:
            sight |= in_sight(search, seen)
            if fits(search, sight, search.averages, spent, POLISHING_STEPS):
                point = polish(search, sight, budget)
                best = point if best is None or point.gain < best.gain else best
                polishing = share_spent(budget, search.steps) + AGAIN
        seen = search.step_followed(search.followed(seen), STEPS, 1.0 - (1.0 - LEAST_FRESH) * late)
    if best:
        search.averages = best.mixes
    return search
