"""After a reveal: who still looks at it, going on from it, and what people's faces say about it.

The game does not wait for anybody who looks: the next turn is open as soon as the last one is revealed. Televisions
wait: they show the reveal, and then the end of the round, as long as somebody who is there does.
"""

from typing import ClassVar, Literal, TypeAlias

from msgspec.structs import replace

from thenumber.rules.resolve import TURNS
from thenumber.rules.seats import Seat
from thenumber.table.command import (
    NO_GAME,
    ONLY_WAITING,
    TURN_IS_OVER,
    ClientCommand,
    Context,
    Refusal,
    why_not_known,
)
from thenumber.table.table import Look, Table

Reaction: TypeAlias = Literal["laugh", "gasp", "groan", "cheer", "wink"]
MOST_REACTIONS = 5
"""The most reactions of one person to one reveal. They are logged as everything else is, so there must be few."""

NOT_REVEALED = Refusal("not-revealed")
REACTED_ENOUGH = Refusal("reacted-enough")


class GoOn(ClientCommand, frozen=True):
    """Have seen the turn that was revealed last, or the end of its round; `turn_index` counts the turns revealed.

    Nobody at the table sees anything of it. Whoever writes a number has gone on as well.
    """

    game_no: int
    turn_index: int
    look: Look = "check"
    silent: ClassVar[bool] = True

    def why_not(self, table: Table, context: Context) -> Refusal | None:
        if refusal := _why_not_sitter(table, context):
            return refusal
        same = self.game_no == table.game_no and self.turn_index == table.turn_index
        return None if same else TURN_IS_OVER

    def carry_out(self, table: Table, context: Context) -> Table:
        return gone_on(table, context.seat or 0, self.look)


class React(ClientCommand, frozen=True):
    """Make a face at the turn that was revealed last. It is shown for a moment and is in no view."""

    reaction: Reaction
    silent: ClassVar[bool] = True

    def why_not(self, table: Table, context: Context) -> Refusal | None:
        if refusal := _why_not_sitter(table, context):
            return refusal
        if not table.turn_index:
            return NOT_REVEALED
        reacted = table.reactions[context.seat or 0] if table.reactions else 0
        return REACTED_ENOUGH.about(right=str(MOST_REACTIONS)) if reacted >= MOST_REACTIONS else None

    def carry_out(self, table: Table, context: Context) -> Table:
        reactions = list(table.reactions or (0,) * len(table.sitters))
        reactions[context.seat or 0] += 1
        return replace(table, reactions=tuple(reactions))


def gone_on(table: Table, seat: Seat, look: Look) -> Table:
    """The table after somebody has gone on from a look; the same table if they had already."""
    done = table.went_on or (None,) * len(table.sitters)
    if done[seat] == look or done[seat] == "round":
        return table
    return replace(table, went_on=(*done[:seat], look, *done[seat + 1 :]))


def looked_at(table: Table) -> Look | None:
    """What the slowest of those who sit and are there still looks at; None when all have gone on.

    >>> looked_at(Table("t", "KODA")) is None
    True
    """
    if not table.turn_index:
        return None
    round_over = table.running and table.turn_index % TURNS == 0
    slowest: Look | None = None
    for seat, sitter in enumerate(table.sitters):
        if sitter.present:
            done = table.went_on[seat] if table.went_on else None
            if done is None:
                return "check"
            if done == "check" and round_over:
                slowest = "round"
    return slowest


def _why_not_sitter(table: Table, context: Context) -> Refusal | None:
    """Why somebody has no part in the game."""
    if context.seat is None:
        return why_not_known(table, context.person) or ONLY_WAITING
    return None if table.game else NO_GAME
