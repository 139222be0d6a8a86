"""What can be said to a table: a closed set of tagged values, which is also what the log of a table is made of.

`person` is who says it: the hash of the token that the device keeps, so that nothing in a log lets anybody in.
"""

from typing import TypeAlias

from msgspec import Struct

from thenumber.rules.seats import Seat
from thenumber.table.options import Options


class Command(Struct, frozen=True, tag=True, tag_field="do", forbid_unknown_fields=True):
    """The mother of all commands."""


class Sit(Command, frozen=True):
    """Take a free seat, or wait for the next game."""

    person: str
    name: str


class Rename(Command, frozen=True):
    person: str
    name: str


class Leave(Command, frozen=True):
    """Give up the seat for good."""

    person: str


class Away(Command, frozen=True):
    """The person's last connection is gone."""

    person: str


class Return(Command, frozen=True):
    """The person is connected again."""

    person: str


class Start(Command, frozen=True):
    """Begin a game with everybody who sits; after a game, with those who waited as well."""

    person: str


class Again(Command, frozen=True):
    """After a game: back to the empty table, to change who plays and how."""

    person: str


class End(Command, frozen=True):
    """Stop the running game; its record ends here."""

    person: str


class AddBot(Command, frozen=True):
    person: str
    bot: str


class Remove(Command, frozen=True):
    """Take a bot or a person off a seat."""

    person: str
    seat: Seat


class Lock(Command, frozen=True):
    """Let nobody else sit down, or let them again."""

    person: str
    locked: bool


class HandOver(Command, frozen=True):
    """Make somebody else the owner."""

    person: str
    seat: Seat


class TakeOver(Command, frozen=True):
    """Become the owner of a table whose owner keeps it waiting."""

    person: str


class SetOptions(Command, frozen=True):
    person: str
    options: Options


class Pause(Command, frozen=True):
    person: str


class Resume(Command, frozen=True):
    person: str


class Write(Command, frozen=True):
    """Lay down a number, for the turn that the writer saw."""

    person: str
    number: str
    nonce: str
    game_no: int
    turn_index: int


class Erase(Command, frozen=True):
    """Take the tablet back, as long as it is not revealed."""

    person: str
    game_no: int
    turn_index: int


class BotWrites(Command, frozen=True):
    """A bot's number for its seat; `by` is the bot that really chose it."""

    seat: Seat
    number: str
    nonce: str
    game_no: int
    turn_index: int
    by: str


class RevealNow(Command, frozen=True):
    """Wait no longer: whoever has not written is absent this turn."""

    person: str
    game_no: int
    turn_index: int


class Tick(Command, frozen=True):
    """Time has passed."""


AnyCommand: TypeAlias = (
    Sit
    | Rename
    | Leave
    | Away
    | Return
    | Start
    | Again
    | End
    | AddBot
    | Remove
    | Lock
    | HandOver
    | TakeOver
    | SetOptions
    | Pause
    | Resume
    | Write
    | Erase
    | BotWrites
    | RevealNow
    | Tick
)
