"""The bots that can be added to a table, by name and level."""

from thenumber.bots.registry import BOTS
from thenumber.server import protocol as wire

OFFERED: tuple[wire.OfferedBot, ...] = tuple(wire.OfferedBot(bot.name, bot.level) for bot in BOTS.values())
