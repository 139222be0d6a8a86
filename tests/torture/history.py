"""What clients did and saw at a table while the server was being hurt: plain values, and one line of JSON for each.

Times are seconds of one monotonic clock: all clients live in one process, so what ended before something else began
came before it.
"""

from typing import Literal, TypeAlias

import msgspec
from msgspec import Struct

Outcome: TypeAlias = Literal["ok", "refused", "unknown"]
Numbers: TypeAlias = tuple[str | None, ...]
"""The numbers of one turn by seat; None for a seat that wrote nothing."""


class Operation(Struct, frozen=True, tag="operation", tag_field="kind"):
    """Something that a person said to the table, and what came of it."""

    table: str
    person: str
    """The name under which the person sits at the table; nobody else there has it."""
    seat: int | None
    command: dict[str, str | int | bool | dict[str, object] | None]
    """The command as it was sent, with its `do`."""
    invoked: float
    completed: float
    """When the answer came, or when nobody waited for it any more."""
    outcome: Outcome
    """Unknown is whatever got no answer, because the line broke, or the answer that the database could not be reached:
    it may have been done, and it may be done later."""
    code: str = ""
    """The code of the refusal."""

    @property
    def do(self) -> str:
        return str(self.command["do"])

    @property
    def turn(self) -> tuple[object, object]:
        """The game and the turn that it was meant for, if it was meant for one."""
        return self.command.get("game_no"), self.command.get("turn_index")


class Sight(Struct, frozen=True, tag="sight", tag_field="kind"):
    """The first view of a turn that a viewer got on a connection."""

    table: str
    viewer: str
    connection: int
    """Counts the connections of this viewer."""
    node: int
    at: float
    game_no: int
    turn_index: int
    """How many turns of the game were revealed."""
    revealed: Numbers | None = None
    """The numbers of the turn that was revealed last, if there is one."""
    reveal: str = ""
    """All that is public about that turn, as text: verdicts, scores, seals, nonces."""


class Kept(Struct, frozen=True, tag="kept", tag_field="kind"):
    """The record of a game that was fetched after its end."""

    table: str
    game_no: int
    turns: tuple[Numbers, ...]
    text: str
    problems: tuple[str, ...] = ()
    """What is wrong with it by itself: a seal that does not match, or a score that is not what the rules say."""


class Logged(Struct, frozen=True, tag="logged", tag_field="kind"):
    """A command as it stands in the table's log, in the order of the log."""

    table: str
    seq: int
    person: str
    command: dict[str, object]


class Stuck(Struct, frozen=True, tag="stuck", tag_field="kind"):
    """A table that did not go on although nothing was wrong any more."""

    table: str
    at: float
    seconds: float
    seen: str
    """How it stood, for whoever looks into it."""


Event: TypeAlias = Operation | Sight | Kept | Logged | Stuck

encode = msgspec.json.Encoder().encode
decode: msgspec.json.Decoder[Event] = msgspec.json.Decoder(Event)
