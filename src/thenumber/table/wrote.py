"""Which bots wrote in a turn that is revealed, and in whose place: what they can be asked about afterwards."""

from thenumber.rules.digits import Number
from thenumber.rules.seats import Seat
from thenumber.rules.values import value
from thenumber.table.table import Table


@value
class Wrote:
    """A number that a bot chose."""

    seat: Seat
    bot: str
    number: Number
    instead_of: str | None = None
    """The bot that plays in this seat, if another one had to choose for it."""


def bots_that_wrote(table: Table, turn_index: int) -> tuple[Wrote, ...] | None:
    """The bots that wrote in a turn of this game, in the order of the seats; None if that turn is not revealed.

    A face-down tablet is out of reach here: what is looked at are the turns of the game, which are over.
    """
    if table.game is None or not 0 <= turn_index < len(table.game.turns):
        return None
    numbers, tablets = table.game.turns[turn_index].numbers, table.revealed[turn_index]
    wrote = []
    for seat, (number, tablet, sitter) in enumerate(zip(numbers, tablets, table.sitters, strict=True)):
        if number is not None and tablet and tablet.by:
            instead_of = sitter.bot if sitter.bot and sitter.bot != tablet.by else None
            wrote.append(Wrote(seat, tablet.by, number, instead_of))
    return tuple(wrote)
