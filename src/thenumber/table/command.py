"""What a command is: one frozen struct that is carried by the wire as it is, judged, carried out and logged.

Who said it stands beside it, never inside. A command is one class in the file of its subject: `people.py`, `host.py`,
`games.py`, `turns.py`, `looking.py` or `time.py`. Everything else that needs to know the commands asks these classes:
the wire and the log decode them by their names, the buttons of a view are their `button`, and docs/protocol.md and the
TypeScript types are made from their fields, docstrings and refusals.
"""

from typing import Annotated, ClassVar, NamedTuple, Self, TypeAlias

from msgspec import Meta, Struct

from thenumber.rules.seats import MAX_SEATS, Seat
from thenumber.table.table import Table

SeatNo: TypeAlias = Annotated[Seat, Meta(ge=0, lt=MAX_SEATS)]
ShortText: TypeAlias = Annotated[str, Meta(max_length=64)]


class Refusal(Struct, frozen=True):
    """A reason why not: the key of a sentence in the catalogue (`refusal-CODE`), and what fills it in.

    Every reason is a constant of a module, so that the reasons of a command can be read from its code.
    """

    code: str
    found: str = ""
    right: str = ""

    def about(self, found: str = "", right: str = "") -> "Refusal":
        """The same reason, with what was found and what would be right."""
        return Refusal(self.code, found, right)


NOT_HERE = Refusal("not-here")
NOT_THE_HOST = Refusal("not-the-host")
NO_GAME = Refusal("no-game")
GAME_RUNNING = Refusal("game-running")
PAUSED = Refusal("paused")
TURN_IS_OVER = Refusal("turn-is-over")
FULL = Refusal("full")
ONLY_WAITING = Refusal("only-waiting")
FORMER_HOST_PLAYS = Refusal("former-host-plays")


class RefusedError(Exception):
    """A command that can't be carried out, with the reason."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code)
        self.refusal = refusal


class Context(NamedTuple):
    """Who says something, and when. Made by `context_of`."""

    person: str
    """The hash of the token that the person's device keeps; empty for what the server says on its own."""
    seat: Seat | None
    """Where the person sits; None for who only waits, for strangers and for the server."""
    now: float
    """Seconds since the epoch."""
    nonce: str = ""
    """128 random bits in hexadecimal, for the seal of a number."""


def context_of(table: Table, person: str, now: float, nonce: str = "") -> Context:
    return Context(person, table.seat_of(person), now, nonce)


class Command(Struct, frozen=True, tag=True, tag_field="do", omit_defaults=True, forbid_unknown_fields=True):
    """Something that is said to a table, by a person (`ClientCommand`) or by the server on its own. Pure.

    A field that has its default is left out: so a version before the field can read what does not use it.
    """

    needs_nonce: ClassVar[bool] = False
    """Whether it has a number, whose seal needs a nonce."""
    silent: ClassVar[bool] = False
    """Whether nobody at the table sees anything of it in a view: then they are sent nothing but the answer."""

    def why_not(self, table: Table, context: Context) -> Refusal | None:
        """The reason why this can't be carried out now, or None if it can."""
        return None

    def carry_out(self, table: Table, context: Context) -> Table:
        """The table afterwards, without what then follows by itself: that is the same for all (`apply.py`)."""
        raise NotImplementedError

    def tablet_of(self, context: Context) -> Seat | None:
        """The seat whose tablet this lays down or takes back, if within a turn it changes nothing else."""
        return None


class ClientCommand(Command, frozen=True):
    """What a person may say over the wire. Unless it is told otherwise, the person must belong to the table."""

    asks_tablets: ClassVar[bool] = False
    """Whether the answer of `why_not` may change when the own tablet is laid down or taken back."""
    host_asks_tablets: ClassVar[bool] = False
    """Whether the answer to the host may change when anybody's tablet is."""

    def why_not(self, table: Table, context: Context) -> Refusal | None:
        return why_not_known(table, context.person)

    @classmethod
    def button(cls, table: Table) -> Self | None:
        """The command as a button says it; None where something has to be filled in first."""
        return None if cls.__struct_fields__ else cls()


class HostCommand(ClientCommand, frozen=True):
    """What only the host of the table may say."""

    def why_not(self, table: Table, context: Context) -> Refusal | None:
        if context.person == table.host:
            return self.why_not_host(table, context)
        return why_not_known(table, context.person) or NOT_THE_HOST

    def why_not_host(self, table: Table, context: Context) -> Refusal | None:
        """The reason why even the host can't do it now."""
        return None


def why_not_known(table: Table, person: str) -> Refusal | None:
    """Why somebody has nothing to say here: they neither sit at the table nor wait for a seat."""
    return None if table.guest(person) else NOT_HERE


def why_not_now(table: Table, game_no: int, turn_index: int) -> Refusal | None:
    """Why something said for a turn comes too late or too early: what crossed a reveal on its way must not count."""
    if not table.running:
        return NO_GAME
    if game_no != table.game_no or turn_index != table.turn_index:
        return TURN_IS_OVER
    return PAUSED if table.paused else None
