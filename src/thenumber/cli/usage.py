"""What is wrong with a command line, in a sentence in the user's language, with what was probably meant.

Typer has English sentences for it; here its exceptions are understood by their kind, never by their words.
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from difflib import get_close_matches
from typing import Any

import typer

from thenumber.cli.texts import OPTION, text

_UsageError: type[Exception] = typer.BadParameter.__base__ or Exception
"""The base class of all usage errors, which Typer does not export."""
MOST_SUGGESTIONS = 2
HELP = "--help"


class WrongUsageError(Exception):
    """A command line that can't be carried out: what is wrong, and the command whose help says what would be right."""

    def __init__(self, message: str, command: str) -> None:
        super().__init__(message, command)
        self.message, self.command = message, command

    def sentence(self) -> str:
        return text("usage-try", message=self.message, command=f"{self.command} {HELP}")


@contextmanager
def explained(ctx: Any) -> Iterator[None]:
    """Let Typer's usage errors come out as ours."""
    try:
        yield
    except _UsageError as error:
        raise WrongUsageError(_message(error, ctx), ctx.command_path) from None


def unknown_command(name: str, known: Sequence[str], command: str) -> WrongUsageError:
    return WrongUsageError(_with_suggestions(text("usage-no-command", found=name), name, known), command)


def _message(error: Any, ctx: Any) -> str:
    parameter: Any = getattr(error, "param", None)
    match type(error).__name__:
        case "NoSuchOption":
            return _unknown_option(error.option_name, ctx)
        case "MissingParameter":
            return text("usage-missing-parameter", name=_name(parameter), about=parameter.help)
        case "BadParameter":
            return text("usage-whole-number", found=_name(parameter))
        case "BadOptionUsage":
            flag = any(error.option_name in option.opts and option.is_flag for option in _options(ctx))
            return text("usage-takes-no-value" if flag else "usage-no-value", found=error.option_name)
    return str(error.message)


def _unknown_option(name: str, ctx: Any) -> str:
    if name == OPTION:  # it is taken out of the command line where it has a value
        return text("usage-no-value", found=name)
    known = [name for option in _options(ctx) for name in (*option.opts, *option.secondary_opts)]
    return _with_suggestions(text("usage-no-option", found=name), name, [*dict.fromkeys((*known, OPTION, HELP))])


def _with_suggestions(message: str, found: str, known: Sequence[str]) -> str:
    """The message, and behind it what was probably meant."""
    meant = get_close_matches(found, known, MOST_SUGGESTIONS)
    if not meant:
        return message
    names = text("usage-or", first=meant[0], last=meant[1]) if len(meant) > 1 else meant[0]
    return text("usage-suggestion", message=message, names=names)


def _options(ctx: Any) -> list[Any]:
    return [parameter for parameter in ctx.command.params if parameter.param_type_name == "option"]


def _name(parameter: Any) -> str:
    """What somebody types for an option; what the help calls an argument."""
    return str(parameter.opts[0] if parameter.param_type_name == "option" else parameter.metavar)
