"""Names of bots: which names will do, and how they stand in a record, behind an `@`."""

from collections.abc import Sequence

MARK = "@"
"""The first character of the name of a bot in a record and at a table. No person's name begins with it."""


def is_bot_name(name: object) -> bool:
    """Whether this can be the name of a bot: lower case, without spaces, and not empty.

    >>> is_bot_name("greedy"), is_bot_name("Greedy"), is_bot_name("very greedy"), is_bot_name(None)
    (True, False, False, False)
    """
    return isinstance(name, str) and name != "" and name == "".join(name.lower().split())


def is_bot_player(player: str) -> bool:
    """Whether the name of a player says that it is a bot.

    >>> is_bot_player("@greedy2"), is_bot_player("Ada")
    (True, False)
    """
    return player.startswith(MARK)


def listed_bots(text: str) -> tuple[str, ...]:
    """The names in a list with commas, as they are typed: with or without the mark.

    >>> listed_bots("greedy, @random")
    ('greedy', 'random')
    """
    return tuple(name.strip().removeprefix(MARK) for name in text.split(","))


def player_names(bots: Sequence[str]) -> tuple[str, ...]:
    """The names of bots as players of one game, all different.

    >>> player_names(["random", "greedy", "random"])
    ('@random', '@greedy', '@random2')
    """
    earlier = [bots[:place].count(bot) for place, bot in enumerate(bots)]
    return tuple(f"{MARK}{bot}{count + 1 if count else ''}" for bot, count in zip(bots, earlier, strict=True))
