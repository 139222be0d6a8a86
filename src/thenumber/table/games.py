"""Games at a table: start one, stop it, gather for the next."""

from msgspec.structs import replace

from thenumber.rules.game import new_game
from thenumber.table.command import GAME_RUNNING, NO_GAME, Context, HostCommand, Refusal
from thenumber.table.table import Sitter, Table
from thenumber.table.turns import open_turn

USUAL_SEATS = 3
"""The fewest players of a game, unless the table agreed on two seats."""

TOO_FEW = Refusal("too-few")
GAME_NOT_OVER = Refusal("game-not-over")


class Start(HostCommand, frozen=True):
    """Begin a game with everybody who sits; after a game, with those who waited as well."""

    def why_not_host(self, table: Table, context: Context) -> Refusal | None:
        if table.running:
            return GAME_RUNNING
        # A seat that was left in mid-game is gone in the next one, and whoever waited gets a seat.
        players = min(staying(table) + len(table.waiters), table.options.seats)
        needed = min(USUAL_SEATS, table.options.seats)
        return None if players >= needed else TOO_FEW.about(found=str(players), right=str(needed))

    def carry_out(self, table: Table, context: Context) -> Table:
        table = seat_waiters(_gathered(table))
        table = replace(table, phase="choose", game=new_game(len(table.sitters)), game_no=table.game_no + 1)
        return open_turn(table, context.now, 0.0)


class Again(HostCommand, frozen=True):
    """After a game: back to the empty table, to change who plays and how."""

    def why_not_host(self, table: Table, context: Context) -> Refusal | None:
        return None if table.over else GAME_NOT_OVER

    def carry_out(self, table: Table, context: Context) -> Table:
        return replace(_gathered(table), since=context.now)


class End(HostCommand, frozen=True):
    """Stop the running game; its record ends here."""

    def why_not_host(self, table: Table, context: Context) -> Refusal | None:
        return None if table.running else NO_GAME

    def carry_out(self, table: Table, context: Context) -> Table:
        return ended(table, context.now)


def staying(table: Table) -> int:
    """How many of those who sit would also sit in the next game."""
    return sum(not sitter.left for sitter in table.sitters)


def ended(table: Table, now: float) -> Table:
    """The table after its game was stopped; numbers that were not revealed are forgotten."""
    empty = (None,) * len(table.sitters)
    table = replace(table, phase="over", tablets=empty, drafts=(), opening=False, paused=False)
    return replace(table, deadline=None, reveal_at=None, still_since=None, since=now)


def seat_waiters(table: Table) -> Table:
    """Between games, whoever waited sits down while there is room."""
    if not table.waiters or table.game is not None:
        return table
    room = table.options.seats - len(table.sitters)
    if room <= 0:
        return table
    arrived = tuple(Sitter(guest.name, guest.person, guest.away_since) for guest in table.waiters[:room])
    return replace(table, sitters=table.sitters + arrived, waiters=table.waiters[room:])


def _gathered(table: Table) -> Table:
    """Everybody for the next game, without those who left."""
    stay = [sitter for sitter in table.sitters if not sitter.left]
    return replace(
        table,
        sitters=tuple(replace(s, bot=None, given_up=False) if s.person else s for s in stay),
        phase="lobby",
        game=None,
        tablets=(),
        drafts=(),
        revealed=(),
        opening=False,
        paused=False,
        deadline=None,
        reveal_at=None,
        still_since=None,
    )
