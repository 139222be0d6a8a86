"""All commands there are, and what is known from their classes: nobody keeps a list of them by hand."""

from collections.abc import Iterator
from types import FunctionType
from typing import TYPE_CHECKING, Annotated, Any, TypeAlias, Union

from msgspec import Meta, Struct

from thenumber.table import games, host, looking, people, time, turns
from thenumber.table.command import ClientCommand, Command, Refusal

SUBJECTS = (people, host, games, turns, looking, time)
"""The files that commands live in, in the order in which they are documented."""


def _leaves(kind: type[Command]) -> Iterator[type[Command]]:
    """The commands of a kind: classes that no other class is derived from."""
    if not kind.__subclasses__():
        yield kind
    for narrower in kind.__subclasses__():
        yield from _leaves(narrower)


COMMANDS = tuple(
    sorted(_leaves(Command), key=lambda kind: [subject.__name__ for subject in SUBJECTS].index(kind.__module__))
)
"""Every command, in the order of the subjects."""
CLIENT_COMMANDS = tuple(kind for kind in COMMANDS if issubclass(kind, ClientCommand))
"""The commands that may come over the wire."""

if TYPE_CHECKING:
    AnyCommand: TypeAlias = Command
else:
    AnyCommand = Union[COMMANDS]  # noqa: UP007 made of a tuple


class Said(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A command and who said it: this is what the log of a table is made of."""

    command: AnyCommand
    person: str = ""
    """The hash of the token that the person's device keeps, so that nothing in a log lets anybody in; empty for what
    the server says on its own."""
    nonce: Annotated[str, Meta(pattern=r"^([0-9a-f]{32})?\Z")] = ""
    """128 random bits in hexadecimal, for the seal of a number."""


def reasons(kind: type[Command]) -> tuple[str, ...]:
    """The codes of all refusals that a command can be answered with, read from the code that gives them."""
    return tuple(sorted(set(_refusals_in(kind.why_not, kind, set()))))


def _refusals_in(function: Any, kind: type[Command], seen: set[Any]) -> Iterator[str]:
    """The refusals that a function names, itself or in what it calls."""
    seen.add(function)
    for name in function.__code__.co_names:
        used = function.__globals__.get(name, getattr(kind, name, None))
        if isinstance(used, Refusal):
            yield used.code
        elif isinstance(used, FunctionType) and used not in seen:
            yield from _refusals_in(used, kind, seen)
