"""Champion: a balanced mix that counts the turns to come, leaning to what hurts weaker ones; at last only the win."""

from thenumber.bots.bot import prepare
from thenumber.bots.equilibrium import EquilibriumBot
from thenumber.bots.lean import WEAKER_TABLES, leaned
from thenumber.rules.digits import Number
from thenumber.rules.game import Game
from thenumber.rules.seats import Seat


class ChampionBot(EquilibriumBot):
    name = "champion"
    level = 9
    steps = 1500
    """A quarter of a second with all that leaning takes."""
    myopic = False

    def mix(self, game: Game, seat: Seat) -> dict[Number, float]:
        balanced = super().mix(game, seat)
        return balanced if game.position.last_turn else leaned(game, seat, balanced)

    def prepare(self) -> None:
        super().prepare()
        for bot, _ in WEAKER_TABLES:
            prepare(bot)
