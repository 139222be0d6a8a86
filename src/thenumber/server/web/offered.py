"""The bots that can be added to a table: name, level and difficulty."""

from functools import cache

from thenumber.bots.difficulty import difficulty_of
from thenumber.bots.registry import BUILT_IN, bot_names, light_bot_names
from thenumber.server.wire import protocol as wire

UNRATED = 0
"""The level of a bot of another package: its own is not known before it is loaded, which only workers do."""


@cache
def offered_bots(*, small: bool) -> tuple[wire.OfferedBot, ...]:
    """All bots of the registry, or those that a small server has; nothing of other packages is loaded in the server."""
    levels, names = {name: bot.level for name, bot in BUILT_IN.items()}, light_bot_names() if small else bot_names()
    return tuple(wire.OfferedBot(name, levels.get(name, UNRATED), difficulty_of(name)) for name in names)
