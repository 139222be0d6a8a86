"""The bots that can be added to a table, by name and level."""

from functools import cache

from thenumber.bots.registry import BUILT_IN, bot_names
from thenumber.server.wire import protocol as wire

UNRATED = 0
"""The level of a bot of another package: its own is not known before it is loaded, which only workers do."""


@cache
def offered_bots() -> tuple[wire.OfferedBot, ...]:
    """All bots of the registry; nothing of other packages is loaded in the server."""
    return tuple(wire.OfferedBot(name, BUILT_IN[name].level if name in BUILT_IN else UNRATED) for name in bot_names())
