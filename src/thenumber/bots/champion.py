"""Champion: a balanced mix that counts the turns to come, leaning to what hurts weak players; at last only the win."""

from thenumber.bots.equilibrium import EquilibriumBot
from thenumber.bots.lean import leaned, prepare_to_lean
from thenumber.rules.digits import Number
from thenumber.rules.game import ROUNDS, Game
from thenumber.rules.resolve import TURNS
from thenumber.rules.seats import Seat


class ChampionBot(EquilibriumBot):
    name = "champion"
    level = 9
    steps = 2000
    """A third of a second; leaning takes up to half a second with five seats."""
    myopic = False

    def mix(self, game: Game, seat: Seat) -> dict[Number, float]:
        balanced = super().mix(game, seat)
        last = (game.position.round_no, game.position.turn_no) == (ROUNDS, TURNS)
        return balanced if last else leaned(game, seat, balanced)

    def prepare(self) -> None:
        super().prepare()
        prepare_to_lean()
