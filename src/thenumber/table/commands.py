"""What can be said to a table: a closed set of tagged values, which is also what the log of a table is made of.

`person` is who says it: the hash of the token that the device keeps, so that nothing in a log lets anybody in.
"""

from typing import TypeAlias

from msgspec import Struct

from thenumber.rules.seats import Seat
from thenumber.table.options import Options


class Command(Struct, frozen=True, tag=True, tag_field="do", forbid_unknown_fields=True):
    """The mother of all commands."""


class SpokenCommand(Command, frozen=True):
    """What somebody says."""

    person: str


class OwnersCommand(SpokenCommand, frozen=True):
    """What only the owner of the table may say."""


class Sit(SpokenCommand, frozen=True):
    """Take a free seat, or wait for the next game."""

    name: str


class Rename(SpokenCommand, frozen=True):
    name: str


class Leave(SpokenCommand, frozen=True):
    """Give up the seat for good."""


class Away(SpokenCommand, frozen=True):
    """The person's last connection is gone."""


class Return(SpokenCommand, frozen=True):
    """The person is connected again."""


class Start(OwnersCommand, frozen=True):
    """Begin a game with everybody who sits; after a game, with those who waited as well."""


class Again(OwnersCommand, frozen=True):
    """After a game: back to the empty table, to change who plays and how."""


class End(OwnersCommand, frozen=True):
    """Stop the running game; its record ends here."""


class AddBot(OwnersCommand, frozen=True):
    bot: str


class Remove(OwnersCommand, frozen=True):
    """Take a bot or a person off a seat."""

    seat: Seat


class Lock(OwnersCommand, frozen=True):
    """Let nobody else sit down, or let them again."""

    locked: bool


class HandOver(OwnersCommand, frozen=True):
    """Make somebody else the owner."""

    seat: Seat


class TakeOver(SpokenCommand, frozen=True):
    """Become the owner of a table whose owner keeps it waiting."""


class SetOptions(OwnersCommand, frozen=True):
    options: Options


class Pause(OwnersCommand, frozen=True):
    """Stop the clock; nobody can write."""


class Resume(OwnersCommand, frozen=True):
    """Let time go on."""


class Write(SpokenCommand, frozen=True):
    """Lay down a number, for the turn that the writer saw."""

    number: str
    nonce: str
    game_no: int
    turn_index: int


class Erase(SpokenCommand, frozen=True):
    """Take the tablet back, as long as it is not revealed."""

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


class RevealNow(OwnersCommand, frozen=True):
    """Wait no longer: whoever has not written is absent this turn."""

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
