"""Names as the terminal shows them: bots of the house have one in every language, everybody else has their own."""

import re

from thenumber.bots.names import MARK, is_bot_player
from thenumber.cli.texts import is_said, text

_BOT = re.compile(rf"{MARK}(.+?) ?(\d*)")
"""A bot as a player: the second of a kind at a table is `@greedy2`, or `@greedy 2`."""


def bot_name(bot: str) -> str:
    """What a bot is called: the name of its own in the user's language, or that of its package with a capital."""
    key = f"bot-{bot}-name"
    return text(key) if is_said(key) else bot[:1].upper() + bot[1:]


def shown_name(player: str) -> str:
    """The name of a player: `Ada`, or `Champion 2` for `@champion2`."""
    found = _BOT.fullmatch(player) if is_bot_player(player) else None
    if not found:
        return player
    bot, count = found.groups()
    if not count or not is_said(f"bot-{bot}-name"):
        return bot_name(player.removeprefix(MARK))
    return text("bot-twin", name=bot_name(bot), count=count)
