"""Who writes for a bot that has no number: the next weaker bot of the house that needs nothing to be prepared."""

from thenumber.bots.bot import LadderBot, PreparingBot
from thenumber.bots.random import RandomBot
from thenumber.bots.registry import BUILT_IN, LADDER


def stand_in(name: str) -> LadderBot:
    """The bot that writes instead of this one: at once, and never random unless it is asked itself.

    A bot that needs no preparing stands in for itself. For one of another package, whose strength nobody knows, it is
    the strongest that needs none.

    >>> [stand_in(name).name for name in ("champion", "thinker", "schemer", "random", "nervous", "somebody")]
    ['cautious', 'copycat', 'greedy', 'random', 'nervous', 'cautious']
    """
    level = BUILT_IN[name].level if name in BUILT_IN else LADDER[-1].level
    quick = [bot for bot in LADDER if not isinstance(bot, PreparingBot) and bot.level <= level]
    return [bot for bot in quick if bot.name == name or bot.name != RandomBot.name][-1]
