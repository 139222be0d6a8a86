"""Equilibrium: a myopic Nash equilibrium, which leaves nobody anything to gain in this turn and thinks of no other."""

from random import Random

from thenumber.bots.bot import Reason
from thenumber.bots.equilibrium_mixes import Mixes, draw, equilibrium_mixes
from thenumber.rules.digits import Number
from thenumber.rules.game import Game
from thenumber.rules.seats import Seat
from thenumber.solver.openings import Horizon, opening_mixes


class EquilibriumBot:
    name = "equilibrium"
    level = 14
    steps = 220
    """The steps of the solver: they take some fifty milliseconds."""
    myopic = True
    """Whether it leaves out the turns to come."""

    def choose(self, game: Game, seat: Seat, rng: Random) -> Number:
        return draw(self.mix(game, seat), rng)

    def explain(self, game: Game, seat: Seat, number: Number) -> Reason | None:
        weight = self.mix(game, seat).get(number)
        return None if weight is None else Reason(self.name, (("percent", max(1, round(100 * weight))),))

    def prepare(self) -> None:
        from thenumber.solver.warm_up import warm_up_points

        warm_up_points()

    def needs_preparing(self, game: Game) -> bool:
        """Whether it needs the solver: not in the first turn of a round, whose mixes are shipped."""
        return opening_mixes(game.position, Horizon.ROUND) is None

    def mix(self, game: Game, seat: Seat) -> dict[Number, float]:
        return self.mixes(game)[seat]

    def mixes(self, game: Game) -> Mixes:
        return equilibrium_mixes(game.position, self.steps, myopic=self.myopic)
