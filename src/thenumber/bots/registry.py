"""All bots by name, and from the easiest to the hardest."""

from thenumber.bots.bot import LadderBot
from thenumber.bots.cautious import CautiousBot
from thenumber.bots.champion import ChampionBot
from thenumber.bots.copycat import CopycatBot
from thenumber.bots.equilibrium import EquilibriumBot
from thenumber.bots.greedy import GreedyBot
from thenumber.bots.hunter import HunterBot
from thenumber.bots.planner import PlannerBot
from thenumber.bots.random import RandomBot
from thenumber.bots.schemer import SchemerBot
from thenumber.bots.thinker import ThinkerBot

_ALL: tuple[LadderBot, ...] = (
    GreedyBot(),
    CautiousBot(),
    CopycatBot(),
    RandomBot(),
    ThinkerBot(),
    SchemerBot(),
    PlannerBot(),
    EquilibriumBot(),
    ChampionBot(),
    HunterBot(),
)

BOTS: dict[str, LadderBot] = {bot.name: bot for bot in _ALL}
"""In the order in which empty seats are filled."""

LADDER: tuple[LadderBot, ...] = tuple(sorted(_ALL, key=lambda bot: bot.level))
"""From the one for beginners up."""
