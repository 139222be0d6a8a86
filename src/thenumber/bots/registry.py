"""All bots by name."""

from thenumber.bots.bot import Bot
from thenumber.bots.cautious import CautiousBot
from thenumber.bots.copycat import CopycatBot
from thenumber.bots.greedy import GreedyBot
from thenumber.bots.random import RandomBot

_ALL: tuple[Bot, ...] = (GreedyBot(), CautiousBot(), CopycatBot(), RandomBot())

BOTS: dict[str, Bot] = {bot.name: bot for bot in _ALL}
"""In the order in which empty seats are filled."""
