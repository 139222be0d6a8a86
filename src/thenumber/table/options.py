"""What a table has agreed on."""

from typing import Literal, TypeAlias

from msgspec import Struct

from thenumber.rules.seats import MAX_SEATS

Missing: TypeAlias = Literal["absent", "bot"]
CLOCKS = (None, 30, 60, 90, 120)
PATIENCES = (15, 30, 60, 120)


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """What a table has agreed on. It is changed between games only."""

    seats: int = MAX_SEATS
    """The most people and bots that may sit, 2 to 5. With 2 it is a table for two, else a game needs three."""
    clock: int | None = None
    """The time to write a number, in seconds; None for as long as it takes."""
    missing: Missing = "absent"
    """What happens to the seat of somebody who is away too long: it is absent for the turn, or a bot plays it until the
    person is back."""
    patience: int = 60
    """The seconds after which somebody is away too long."""
    paper: bool = False
    """Whether a number with a crossed-out digit stands, as void, as it would on paper."""
    anonymous: bool = False
    """Whether only the count of those who have written is shown, and not who."""
    outside_bots: bool = False
    """Whether bots from outside may sit down. Those who sit already stay when this is changed."""
    shared: bool = False
    """Whether games that are played to their end may be published without names (`thenumber export --anonymous`). Their
    records say so."""
