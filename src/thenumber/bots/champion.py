"""Champion: writes so that nobody can do better, counting the turns to come, and in the last turn only the win."""

from thenumber.bots.equilibrium import EquilibriumBot


class ChampionBot(EquilibriumBot):
    name = "champion"
    level = 9
    steps = 5000
    """Up to a second."""
    myopic = False
