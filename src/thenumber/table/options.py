"""What a table has agreed on."""

from typing import Literal, TypeAlias

from msgspec import Struct

from thenumber.rules.seats import MAX_SEATS

Missing: TypeAlias = Literal["absent", "bot"]
CLOCKS = (None, 30, 60, 90, 120)
PATIENCES = (15, 30, 60, 120)


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """Changed between games only."""

    seats: int = MAX_SEATS
    """The most that may sit: 2 to 5. With 2 it is a table for two, else a game needs three."""
    clock: int | None = None
    """Seconds to write a number; None is as long as it takes."""
    missing: Missing = "absent"
    """Who is away too long is absent for the turn, or a bot plays the seat until the person is back."""
    patience: int = 60
    """How many seconds away are too long."""
    paper: bool = False
    """A number with a crossed-out digit stands, as void, as it would on paper."""
    anonymous: bool = False
    """Show how many have written, and not who."""
