"""Games at a table: start one, stop it, be ready for the next, gather for it."""

from msgspec.structs import replace

from thenumber.rules.game import new_game
from thenumber.table.command import (
    FORMER_HOST_PLAYS,
    GAME_RUNNING,
    NO_GAME,
    ClientCommand,
    Context,
    HostCommand,
    Refusal,
    why_not_known,
)
from thenumber.table.table import Guest, Sitter, Table
from thenumber.table.turns import open_turn
from thenumber.table.waiting import NOTHING_MOVES_SECONDS, away_for

USUAL_SEATS = 3
"""The fewest players of a game, unless the table agreed on two seats."""

TOO_FEW = Refusal("too-few")
GAME_NOT_OVER = Refusal("game-not-over")


class Start(HostCommand, frozen=True):
    """Begin a game with everybody who sits; after a game, with those who waited as well."""

    def why_not_host(self, table: Table, context: Context) -> Refusal | None:
        return GAME_RUNNING if table.running else why_too_few(table)

    def carry_out(self, table: Table, context: Context) -> Table:
        return _begun(table, context.now)


class Ready(ClientCommand, frozen=True):
    """After a game: say that the next one may begin, or take it back.

    It begins by itself when everybody who sits and is there is ready; bots always are.
    """

    ready: bool

    def why_not(self, table: Table, context: Context) -> Refusal | None:
        if refusal := why_not_known(table, context.person):
            return refusal
        if not table.over:
            return GAME_NOT_OVER
        return why_too_few(table) if self.ready else None

    def carry_out(self, table: Table, context: Context) -> Table:
        person = context.person
        return replace(
            table,
            sitters=tuple(replace(s, ready=self.ready) if s.person == person else s for s in table.sitters),
            waiters=tuple(replace(w, ready=self.ready) if w.person == person else w for w in table.waiters),
        )


class Again(HostCommand, frozen=True):
    """After a game: back to the empty table, to change who plays and how."""

    def why_not_host(self, table: Table, context: Context) -> Refusal | None:
        return None if table.over else GAME_NOT_OVER

    def carry_out(self, table: Table, context: Context) -> Table:
        return replace(_gathered(table), since=context.now)


class End(HostCommand, frozen=True):
    """Stop the running game; its record ends here.

    Whoever took the table over can't stop the game of a former host who is here, or left it a moment ago.
    """

    def why_not_host(self, table: Table, context: Context) -> Refusal | None:
        if not table.running:
            return NO_GAME
        former = [sitter for sitter in table.sitters if sitter.person in table.former_hosts]
        gone = all(away_for(sitter, NOTHING_MOVES_SECONDS, context.now) for sitter in former)
        return None if gone else FORMER_HOST_PLAYS

    def carry_out(self, table: Table, context: Context) -> Table:
        return ended(table, context.now)


def staying(table: Table) -> int:
    """How many of those who sit would also sit in the next game."""
    return sum(not sitter.left for sitter in table.sitters)


def not_ready(table: Table) -> tuple[Guest, ...]:
    """Those without whom the next game does not begin by itself: who sits, is there, and has not said to be ready."""
    return tuple(sitter for sitter in table.sitters if sitter.present and not sitter.ready)


def begun_if_all_are_ready(table: Table, now: float) -> Table:
    """After a game, the next one begins as soon as somebody is ready and nobody who sits and is there is not.

    Bots are always ready. Whoever is away or left is not asked, and whoever waits for a seat may be ready but need not.
    """
    if not table.over or not_ready(table) or not any(guest.ready and guest.present for guest in table.guests):
        return table
    return table if why_too_few(table) else _begun(table, now)


def ended(table: Table, now: float) -> Table:
    """The table after its game was stopped; numbers that were not revealed are forgotten."""
    empty = (None,) * len(table.sitters)
    table = replace(table, phase="over", tablets=empty, drafts=(), opening=False, paused=False)
    return replace(table, deadline=None, reveal_at=None, still_since=None, since=now, former_hosts=())


def seat_waiters(table: Table) -> Table:
    """Between games, whoever waited sits down while there is room."""
    if not table.waiters or table.game is not None:
        return table
    room = table.options.seats - len(table.sitters)
    if room <= 0:
        return table
    arrived = tuple(
        Sitter(guest.name, guest.person, guest.away_since, outside=guest.outside) for guest in table.waiters[:room]
    )
    return replace(table, sitters=table.sitters + arrived, waiters=table.waiters[room:])


def why_too_few(table: Table) -> Refusal | None:
    """Why no game can begin with those who would sit in it."""
    # A seat that was left in mid-game is gone in the next one, and whoever waited gets a seat.
    players = min(staying(table) + len(table.waiters), table.options.seats)
    needed = min(USUAL_SEATS, table.options.seats)
    return None if players >= needed else TOO_FEW.about(found=str(players), right=str(needed))


def _begun(table: Table, now: float) -> Table:
    """The first turn of the next game, with everybody for whom there is a seat."""
    table = seat_waiters(_gathered(table))
    table = replace(table, phase="choose", game=new_game(len(table.sitters)), game_no=table.game_no + 1)
    return open_turn(table, now, 0.0)


def _gathered(table: Table) -> Table:
    """Everybody for the next game, without those who left."""
    stay = [sitter for sitter in table.sitters if not sitter.left]
    return replace(
        table,
        sitters=tuple(replace(s, bot=None, given_up=False, ready=False) if s.person else s for s in stay),
        waiters=tuple(replace(waiter, ready=False) for waiter in table.waiters),
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
