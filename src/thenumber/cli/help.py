"""Help and complaints of the command line itself, in the user's language.

Typer writes them in English only; what it says is known, so its few words are replaced here.
"""

import re
from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup

from thenumber.cli.texts import text

UsageError: type[Exception] = typer.BadParameter.__base__ or Exception
"""The base class of all usage errors, which Typer does not export."""

_WORDS = {
    "Usage:": "help-usage",
    "Options:": "help-options",
    "Commands:": "help-commands",
    "Arguments:": "help-arguments",
    "[OPTIONS]": "help-options-mark",
    "COMMAND [ARGS]...": "help-command-mark",
    "Show this message and exit.": "help-help",
    "[required]": "help-required",
}

_COMPLAINTS = {
    re.compile(r"No such command '(.*)'"): "usage-no-command",
    re.compile(r"Got unexpected extra argument.*\((.*)\)"): "usage-too-much",
}


def localised(help_text: str) -> str:
    for english, key in _WORDS.items():
        help_text = help_text.replace(english, text(key))
    return help_text


class LocalCommand(TyperCommand):
    def get_help(self, ctx: Any) -> str:
        return localised(super().get_help(ctx))


class LocalGroup(TyperGroup):
    def get_help(self, ctx: Any) -> str:
        return localised(super().get_help(ctx))


def usage_message(error: Any) -> str:
    """What is wrong with the command line."""
    parameter = getattr(error, "param", None)
    match type(error).__name__:
        case "NoSuchOption":
            return text("usage-no-option", found=error.option_name)
        case "MissingParameter":
            return text("usage-missing", right=(parameter.metavar or parameter.name) if parameter else "")
        case "BadParameter":
            return text("usage-whole-number", found=parameter.opts[0] if parameter else "")
        case "BadOptionUsage":
            return text("usage-no-value", found=error.option_name)
    for known, key in _COMPLAINTS.items():
        if found := known.match(error.message):
            return text(key, found=found[1])
    return str(error.message)
