"""What the host's page asks and is told: counts, times and versions.

Nothing here has a field that could hold a number of the game, a name, a token or the code of a table: a table is known
by the beginning of a hash of its id, which leads nowhere. A test looks at every field.
"""

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

from thenumber.table.table import Phase

MOST_MINUTES = 120
"""The longest time ahead, in minutes, for which a restart can be announced."""

TableKey: TypeAlias = Annotated[str, Meta(pattern=r"^[0-9a-f]{12}\Z")]
NodeKey: TypeAlias = Annotated[str, Meta(pattern=r"^[0-9a-f]{12}\Z")]


class AdminLogin(Struct, frozen=True, forbid_unknown_fields=True):
    """Asks for a session of the host's page."""

    password: Annotated[str, Meta(max_length=1024)]


class AdminSession(Struct, frozen=True):
    """A session: `token` is shown with every request, as `Authorization: Bearer TOKEN`, for so many seconds."""

    token: str
    seconds: int


class Announce(Struct, frozen=True, tag=True, tag_field="do", forbid_unknown_fields=True):
    """Tell everybody at every table that the server is about to be restarted in so many minutes; 0 takes it back."""

    minutes: Annotated[int, Meta(ge=0, le=MOST_MINUTES)]


class Drain(Struct, frozen=True, tag=True, tag_field="do", forbid_unknown_fields=True):
    """Take a node out of service, or put it back. Its `/readyz` then says that people should be sent elsewhere, and
    with other nodes on the same database its people go there; with none no new table can be made."""

    node: NodeKey
    drain: bool


class EndTable(Struct, frozen=True, tag=True, tag_field="do", forbid_unknown_fields=True):
    """End a table for good: everybody there is told, and its log is deleted. Finished games of it are kept."""

    table: TableKey


class BackUp(Struct, frozen=True, tag=True, tag_field="do", forbid_unknown_fields=True):
    """Make a backup on a node, verify it, and delete the oldest that were made so."""

    node: NodeKey


AdminOrder: TypeAlias = Announce | Drain | EndTable | BackUp


class TableFigures(Struct, frozen=True):
    """A table in memory. Seconds are whole."""

    key: TableKey
    phase: Phase
    round_no: int
    """The round that is played; 0 while no game runs."""
    turn_no: int
    people: int
    """How many people have a seat or wait for one."""
    connected: int
    """How many of them are connected."""
    bots: int
    watching: int
    """How many connections only watch."""
    age: int
    """How many seconds ago the table was opened."""
    quiet: int
    """How many seconds ago something was last said there."""
    nodes: tuple[NodeKey, ...] = ()
    """Where people of it are connected; if none are, where it is in memory."""


class ProcessFigures(Struct, frozen=True):
    """The load of a process in the last seconds."""

    cpu: float
    """The share of a core that it used, from 0 to 1 and a little more."""
    delay: float
    """The longest time, in seconds, for which something that was due had to wait."""
    megabytes: int


class BotFigures(Struct, frozen=True):
    """How long a bot took for its numbers since the node was started, from when it was asked. In seconds."""

    bot: str
    numbers: int
    mean: float
    longest: float | None
    """None of them took longer; null if one took more than three minutes."""
    stand_ins: int
    """How many numbers another bot had to choose."""


class ErrorFigures(Struct, frozen=True):
    """An error that was logged: only where in the program, and of which kind. The log has the rest."""

    where: str
    kind: str
    ago: int
    """How many seconds ago."""


class BackupFigures(Struct, frozen=True):
    """The last backup that was asked for. `file` is where it went; then it is verified."""

    state: Literal["running", "done", "failed"]
    ago: int
    file: str = ""
    tables: int = 0
    games: int = 0


class NodeFigures(Struct, frozen=True):
    """A node: one `thenumber serve` with all its processes, the first of which does HTTP."""

    key: NodeKey
    name: str
    """The name of its machine and its port."""
    version: str
    up: int
    """How many seconds ago it was started."""
    draining: bool
    moving: bool
    """Whether a node that is drained sends its people to others; otherwise there were none."""
    restart_in: int | None
    """The seconds until the restart that was announced; negative when that is over, null if there is none."""
    processes: tuple[ProcessFigures, ...]
    tables: int
    games_running: int
    people: int
    bots: int
    sockets: int
    workers: int
    errors: int
    last_errors: tuple[ErrorFigures, ...]
    slow_bots: tuple[BotFigures, ...]
    """The bots that wrote here, the slowest first."""
    backup: BackupFigures | None


class AdminView(Struct, frozen=True):
    """All that the host's page shows."""

    here: NodeKey
    """The node that answers."""
    database_answers: bool
    silent: int
    """How many processes use the same database and did not answer: of an older version, or stuck."""
    nodes: tuple[NodeFigures, ...]
    tables: tuple[TableFigures, ...]
    """The tables at which something was said last; `NodeFigures.tables` counts all."""


decode_login: msgspec.json.Decoder[AdminLogin] = msgspec.json.Decoder(AdminLogin)
decode_order: msgspec.json.Decoder[AdminOrder] = msgspec.json.Decoder(AdminOrder)
