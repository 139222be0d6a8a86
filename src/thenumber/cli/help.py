"""The help of the command, in the user's language: complete, and in lines that fit the terminal."""

import shutil
from collections.abc import Iterator, Sequence
from typing import Any

from rich.cells import cell_len
from typer.core import TyperCommand, TyperGroup

from thenumber.cli import exit_codes
from thenumber.cli.texts import OPTION, mark, text
from thenumber.cli.usage import WrongUsageError, explained, unknown_command
from thenumber.cli.wrapping import wrapped
from thenumber.locales.languages import LANGUAGES

SECTIONS: dict[str, tuple[str, ...]] = {
    "play": ("serve", "play", "join", "daily", "rules"),
    "records": ("replay", "review", "score", "link", "unlink", "verify"),
    "bots": ("bots", "tournament", "check", "bot", "solve", "evaluate"),
    "data": ("doctor", "backup", "restore", "export"),
}
"""The commands by what they are for, in the order of the help."""
EXAMPLES = ("thenumber serve", "thenumber play", "thenumber rules")
EXIT_CODES = (exit_codes.DONE, exit_codes.WRONG_RECORD, exit_codes.WRONG_USAGE, exit_codes.INTERRUPTED)
WIDEST, NARROWEST = 80, 30
"""The widest and the narrowest help, in columns."""
WIDEST_NAME = 24
"""The most columns of a name that has its explanation beside it; that of a longer one stands below."""
INDENT = 2
UNBROKEN, LONGEST_UNBROKEN = "\u00a0", 30
"""The space that keeps a default on one line, and the most columns of one that is kept so."""

Rows = Sequence[tuple[str, str]]


class LocalCommand(TyperCommand):
    """A command whose help and complaints are ours."""

    allow_extra_args = True  # so that we are the ones who refuse them

    def get_help(self, ctx: Any) -> str:
        return "\n".join(command_help(self, ctx.command_path, help_width()))

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        with explained(ctx):
            rest = super().parse_args(ctx, args)
        if rest:
            raise WrongUsageError(text("usage-too-much", found=" ".join(rest)), ctx.command_path)
        return rest


class LocalGroup(TyperGroup):
    """The command `thenumber` itself."""

    def list_commands(self, ctx: Any) -> list[str]:  # noqa: ARG002 as Typer calls it
        return [name for names in SECTIONS.values() for name in names]

    def get_help(self, ctx: Any) -> str:
        return "\n".join(main_help(self, ctx.command_path, help_width()))

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        with explained(ctx):
            return super().parse_args(ctx, args)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if args[0] not in self.commands:
            raise unknown_command(args[0], list(self.commands), ctx.command_path)
        return super().resolve_command(ctx, args)


def help_width() -> int:
    """As wide as the terminal, within reason."""
    return max(NARROWEST, min(WIDEST, shutil.get_terminal_size((WIDEST, 24)).columns))


def main_help(group: Any, path: str, width: int) -> Iterator[str]:
    """What the program is, its commands, its options, and how it ends."""
    yield from wrapped(_joined(text("help-usage"), f"{path} {text('help-command-mark')}"), width)
    yield ""
    yield from wrapped(text("help-about"), width)
    yield ""
    yield from wrapped(text("cli-start"), width)
    yield from (f"{' ' * INDENT}{example}" for example in EXAMPLES)
    for section, names in SECTIONS.items():
        rows = [(name, group.commands[name].help or "") for name in names]
        yield from _section(text(f"section-{section}"), rows, width)
    yield from _section(text("help-options"), [*_option_rows(group), _help_row()], width)
    yield from _section(text("help-exit-codes"), [(str(code), text(f"exit-{code}")) for code in EXIT_CODES], width)
    yield ""
    yield from wrapped(text("help-more", command=f"thenumber {text('help-command')} --help"), width)


def command_help(command: Any, path: str, width: int) -> Iterator[str]:
    """What a command does, and everything that it takes, with what holds otherwise."""
    arguments = [parameter for parameter in command.params if parameter.param_type_name == "argument"]
    marks = [_argument_mark(argument) for argument in arguments]
    yield from wrapped(_joined(text("help-usage"), " ".join((path, text("help-options-mark"), *marks))), width)
    yield ""
    yield from wrapped(command.help or "", width)
    if arguments:
        rows = [(argument.metavar, _about(argument)) for argument in arguments]
        yield from _section(text("help-arguments"), rows, width)
    language = (f"{OPTION} {mark('language')}", text("cli-lang", languages=", ".join(LANGUAGES)))
    yield from _section(text("help-options"), [*_option_rows(command), language, _help_row()], width)


def _section(title: str, rows: Rows, width: int) -> Iterator[str]:
    """A heading, and below it names with their explanations beside them, in one column where all have room."""
    yield ""
    yield title
    widest = min(WIDEST_NAME, width // 3)
    column = max((cell_len(name) for name, _ in rows if cell_len(name) <= widest), default=0) + 2 * INDENT
    for name, about in rows:
        lines = [line.replace(UNBROKEN, " ") for line in wrapped(about, width - column)]
        beside = cell_len(name) + 2 * INDENT <= column
        yield f"{' ' * INDENT}{name}" + (" " * (column - INDENT - cell_len(name)) + lines.pop(0) if beside else "")
        yield from (" " * column + line for line in lines)


def _option_rows(command: Any) -> list[tuple[str, str]]:
    options = [parameter for parameter in command.params if parameter.param_type_name == "option"]
    return [(_option_name(option), _about(option)) for option in options]


def _help_row() -> tuple[str, str]:
    return "-h, --help", text("help-help")


def _option_name(option: Any) -> str:
    """`--port PORT`, `--json`, `--browser, --no-browser`."""
    names = ", ".join((*option.opts, *option.secondary_opts))
    return names if option.is_flag else f"{names} {option.metavar}"


def _argument_mark(argument: Any) -> str:
    """`FILE`, `[DATE]`, `[NAME]...`."""
    name = argument.metavar if argument.required else f"[{argument.metavar}]"
    return f"{name}..." if argument.nargs != 1 else name


def _about(parameter: Any) -> str:
    """What a parameter is for; then that it is needed, or what holds without it."""
    if parameter.required:
        named = parameter.param_type_name == "option"  # that an argument is needed is seen in the line of usage
        return _joined(parameter.help, text("help-required")) if named else str(parameter.help)
    default = _default(parameter)
    if not default:
        return str(parameter.help)
    words = text("help-default", value=default)
    return _joined(parameter.help, words if cell_len(words) > LONGEST_UNBROKEN else words.replace(" ", UNBROKEN))


def _joined(first: str, following: str) -> str:
    """One behind the other, with a space between them where the language has one."""
    return text("sentences", first=first, next=following)


def _default(parameter: Any) -> str:
    if isinstance(parameter.show_default, str):
        return parameter.show_default
    if parameter.default is None or not parameter.show_default:
        return ""
    if isinstance(parameter.default, bool):  # that a switch is off goes without saying, unless it can be turned off
        names = parameter.opts if parameter.default else parameter.secondary_opts
        return str(names[0]) if parameter.secondary_opts else ""
    return str(parameter.default)
