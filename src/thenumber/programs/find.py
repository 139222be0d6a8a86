"""Which bot a name means: one of the house or of a package, or a program, which is named by its path.

A name with a slash is always a program. A name without one is a program if no bot has it and an executable file does.
Options follow after a question mark: `./mybot?depth=3&style=bold`.
"""

import atexit
import os
from functools import cache
from pathlib import Path
from urllib.parse import parse_qsl

from thenumber.bots.bot import Bot
from thenumber.bots.errors import UnusableBotError
from thenumber.bots.registry import MODELS, bot_names, find_bot
from thenumber.programs.bot import ExternalBot
from thenumber.programs.process import Limits


def is_program(name: str) -> bool:
    """Whether a name means a program, be it there or not.

    >>> is_program("./mybot"), is_program("greedy")
    (True, False)
    """
    path, _ = split_options(name)
    return "/" in path or (path not in (*bot_names(), *MODELS) and _can_run(path))


def split_options(name: str) -> tuple[str, dict[str, str]]:
    """The path of a program, and the options that are set behind it.

    >>> split_options("./mybot?depth=3&style=bold")
    ('./mybot', {'depth': '3', 'style': 'bold'})
    """
    path, _, options = name.partition("?")
    return path, dict(parse_qsl(options, keep_blank_values=True))


def new_program(name: str, limits: Limits | None = None) -> ExternalBot:
    """A program of this name, started. Raises `UnusableBotError` if it can't be."""
    path, options = split_options(name)
    if not Path(path).is_file():
        raise UnusableBotError("program-missing", found=path, right="./mybot")
    if not _can_run(path):
        raise UnusableBotError("program-not-executable", found=path, right=f"chmod +x {path}")
    return ExternalBot(path, options, limits)


@cache
def find_player(name: str) -> Bot:
    """The bot or the program of this name; a program runs until this process ends. Raises `UnusableBotError`."""
    if not is_program(name):
        return find_bot(name)
    bot = new_program(name)
    atexit.register(bot.close)
    return bot


def _can_run(path: str) -> bool:
    return Path(path).is_file() and os.access(path, os.X_OK)
