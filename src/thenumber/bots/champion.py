"""Champion: an equilibrium mix with continuation values, tilted against weaker players; at last, for the win."""

from thenumber.bots.bot import prepare
from thenumber.bots.champion_openings import champion_opening
from thenumber.bots.equilibrium import EquilibriumBot
from thenumber.bots.exponential_tilt import WEAKER_TABLES, tilted
from thenumber.rules.digits import Number
from thenumber.rules.game import Game
from thenumber.rules.seats import Seat


class ChampionBot(EquilibriumBot):
    name = "champion"
    level = 15
    steps = 1500
    """The steps of the solver: they take a quarter of a second, with all that tilting takes."""
    myopic = False

    def mix(self, game: Game, seat: Seat) -> dict[Number, float]:
        if opening := champion_opening(game.position):
            return opening
        mix = super().mix(game, seat)
        return mix if game.position.last_turn else tilted(game, seat, mix)

    def prepare(self) -> None:
        super().prepare()
        for bot, _ in WEAKER_TABLES:
            prepare(bot)
