"""A turn: people and bots write, erase, and all tablets are revealed."""

from typing import ClassVar, Self

from msgspec.structs import replace

from thenumber.rules.digits import Digits, digits_name, parse_number, unavailable_digits
from thenumber.rules.errors import RulesError
from thenumber.rules.game import play
from thenumber.rules.seats import Seat
from thenumber.table.command import (
    NOT_THE_HOST,
    ONLY_WAITING,
    ClientCommand,
    Command,
    Context,
    HostCommand,
    Refusal,
    SeatNo,
    ShortText,
    why_not_known,
    why_not_now,
)
from thenumber.table.evening import counted
from thenumber.table.looking import gone_on
from thenumber.table.seals import seal
from thenumber.table.standstill import moved_on
from thenumber.table.table import Phase, Table, Tablet
from thenumber.table.waiting import REVEAL_SECONDS, SOON_SECONDS, bots_to_write, waited_long, writers

SITS_OUT = Refusal("sits-out")
BOTS_FIRST = Refusal("bots-first")
NOT_A_NUMBER = Refusal("not-a-number")
CROSSED_OUT = Refusal("crossed-out")
NOTHING_WRITTEN = Refusal("nothing-written")
NO_BOT_THERE = Refusal("no-bot-there")
ALREADY_WRITTEN = Refusal("already-written")
NOBODY_HAS_WRITTEN = Refusal("nobody-has-written")
REVEALS_ALREADY = Refusal("reveals-already")
NOTHING_TO_TAKE_BACK = Refusal("nothing-to-take-back")

LONGEST_QUOTE = 20
"""The most characters of a number that can't be read which are repeated to its writer."""


class Write(ClientCommand, frozen=True):
    """Lay down a number, for the turn that the writer saw."""

    number: ShortText
    game_no: int
    turn_index: int
    needs_nonce: ClassVar[bool] = True

    def why_not(self, table: Table, context: Context) -> Refusal | None:
        if refusal := _why_not_writer(table, context, self.game_no, self.turn_index):
            return refusal
        if table.opening:
            return BOTS_FIRST
        return _why_not_number(table, context.seat or 0, self.number)

    def carry_out(self, table: Table, context: Context) -> Table:
        seat = context.seat
        if seat is None:
            return table
        laid = table.tablets[seat]
        if laid and laid.number == self.number and laid.by is None:
            return table  # the same again, from a client that did not hear the answer: the seal stays
        table = _with_tablet(table, seat, _tablet(table, seat, self.number, context.nonce))
        return gone_on(table, seat, "round") if table.turn_index else table

    def tablet_of(self, context: Context) -> Seat | None:
        return context.seat


class Draft(ClientCommand, frozen=True):
    """Tell the server alone which number stands on the own tablet and is not laid down; an empty one takes it back.

    When the clock runs out, or a reveal that was asked for is due, it is laid down, also for somebody whose line
    is gone by then.
    """

    number: ShortText
    game_no: int
    turn_index: int
    needs_nonce: ClassVar[bool] = True
    silent: ClassVar[bool] = True

    def why_not(self, table: Table, context: Context) -> Refusal | None:
        if refusal := _why_not_writer(table, context, self.game_no, self.turn_index):
            return refusal
        seat = context.seat or 0
        if table.tablets[seat] is not None:
            return ALREADY_WRITTEN
        return _why_not_number(table, seat, self.number) if self.number else None

    def carry_out(self, table: Table, context: Context) -> Table:
        seat = context.seat or 0
        draft = _tablet(table, seat, self.number, context.nonce) if self.number else None
        return _with_draft(table, seat, draft)


class Erase(ClientCommand, frozen=True):
    """Take the tablet back, as long as it is not revealed."""

    game_no: int
    turn_index: int
    asks_tablets: ClassVar[bool] = True

    def why_not(self, table: Table, context: Context) -> Refusal | None:
        seat = context.seat
        if seat is None and (refusal := why_not_known(table, context.person)):
            return refusal
        if refusal := why_not_now(table, self.game_no, self.turn_index):
            return refusal
        return NOTHING_WRITTEN if seat is None or table.tablets[seat] is None else None

    def carry_out(self, table: Table, context: Context) -> Table:
        return _with_tablet(table, context.seat or 0, None)

    def tablet_of(self, context: Context) -> Seat | None:
        return context.seat

    @classmethod
    def button(cls, table: Table) -> Self:
        return cls(table.game_no, table.turn_index)


class BotWrites(Command, frozen=True):
    """A bot's number for its seat; `by` is the bot that really chose it."""

    seat: SeatNo
    number: ShortText
    game_no: int
    turn_index: int
    by: str
    needs_nonce: ClassVar[bool] = True

    def why_not(self, table: Table, context: Context) -> Refusal | None:
        if refusal := why_not_now(table, self.game_no, self.turn_index):
            return refusal
        if self.seat not in writers(table) or not table.sitters[self.seat].bot:
            return NO_BOT_THERE
        if table.tablets[self.seat] is not None:
            return ALREADY_WRITTEN
        return _why_not_number(table, self.seat, self.number)

    def carry_out(self, table: Table, context: Context) -> Table:
        table = _with_tablet(table, self.seat, _tablet(table, self.seat, self.number, context.nonce, self.by))
        # Whoever comes back to a seat whose bot has written is not waited for either.
        return gone_on(table, self.seat, "round") if table.turn_index and table.sitters[self.seat].person else table

    def tablet_of(self, context: Context) -> Seat | None:
        return self.seat


class RevealNow(HostCommand, frozen=True):
    """Wait no longer: whoever has not written is absent this turn. There is no way back; `RevealSoon` has one."""

    game_no: int
    turn_index: int
    host_asks_tablets: ClassVar[bool] = True

    def why_not_host(self, table: Table, context: Context) -> Refusal | None:
        return _why_not_reveal(table, context, self.game_no, self.turn_index)

    def carry_out(self, table: Table, context: Context) -> Table:
        return reveal(table, context.now)

    @classmethod
    def button(cls, table: Table) -> None:
        """It is no button: `RevealSoon` is."""


class RevealSoon(ClientCommand, frozen=True):
    """Wait a few seconds more, which everybody sees, and then no longer: whoever has not written by then is absent.

    The host can say so, and whoever has a seat when the turn has taken long; the host can take it back.
    """

    game_no: int
    turn_index: int
    host_asks_tablets: ClassVar[bool] = True

    def why_not(self, table: Table, context: Context) -> Refusal | None:
        if context.person == table.host:
            refusal = _why_not_reveal(table, context, self.game_no, self.turn_index)
        elif context.seat is None or not waited_long(table, context.now):
            refusal = why_not_known(table, context.person) or NOT_THE_HOST
        else:  # also before the bots have written: others must not have to be told when they have
            refusal = why_not_now(table, self.game_no, self.turn_index)
        return refusal or (None if table.reveal_at is None else REVEALS_ALREADY)

    def carry_out(self, table: Table, context: Context) -> Table:
        return replace(table, reveal_at=context.now + SOON_SECONDS)

    @classmethod
    def button(cls, table: Table) -> Self:
        return cls(table.game_no, table.turn_index)


class KeepWaiting(HostCommand, frozen=True):
    """Take a reveal back that was to come soon. Others then wait as long again before they can ask for one."""

    def why_not_host(self, table: Table, context: Context) -> Refusal | None:
        return NOTHING_TO_TAKE_BACK if table.reveal_at is None else None

    def carry_out(self, table: Table, context: Context) -> Table:
        return replace(table, reveal_at=None, since=context.now)


def lay_drafts(table: Table) -> Table:
    """Lay down the drafts of people who have not written: the clock has run out."""
    for seat, draft in enumerate(table.drafts):
        if draft and table.tablets[seat] is None and table.sitters[seat].person:
            table = _with_tablet(table, seat, draft)
    return table


def without_draft(table: Table, seat: Seat) -> Table:
    """The table after somebody else got the seat: what was typed there before is forgotten."""
    return _with_draft(table, seat, None) if table.drafts else table


def reveal(table: Table, now: float) -> Table:
    """Turn all tablets over and open the next turn; a seat without a tablet was absent."""
    if table.game is None:
        return table
    game = play(table.game, [None if tablet is None else int(tablet.number) for tablet in table.tablets])
    phase: Phase = "over" if game.over else "choose"
    evening = counted(table.evening, table.sitters, game) if game.over else table.evening
    table = replace(table, game=game, phase=phase, revealed=(*table.revealed, table.tablets), evening=evening)
    if game.over:
        table = replace(table, former_hosts=())
    return open_turn(table, now, REVEAL_SECONDS)


def open_turn(table: Table, now: float, extra: float) -> Table:
    """Empty tablets, a new clock with some `extra` seconds, and the bots first."""
    if table.still_since is not None:  # a turn ended without people: what comes is new, what was stays as far away
        table = replace(moved_on(table, now), still_since=now)
    clock = table.options.clock
    deadline = None if clock is None or not table.running else now + clock + extra
    empty = (None,) * len(table.sitters)
    table = replace(table, tablets=empty, drafts=(), since=now, deadline=deadline, reveal_at=None, opening=False)
    table = replace(table, went_on=(), reactions=())
    return replace(table, opening=True) if bots_to_write(table) else table


def _available(table: Table, seat: Seat) -> Digits:
    return table.game.position.boards[seat].available if table.game else 0


def _why_not_writer(table: Table, context: Context, game_no: int, turn_index: int) -> Refusal | None:
    """Why somebody has nothing to write in this turn."""
    seat = context.seat
    if seat is None and (refusal := why_not_known(table, context.person)):
        return refusal
    if refusal := why_not_now(table, game_no, turn_index):
        return refusal
    if seat is None:
        return ONLY_WAITING
    return None if _available(table, seat) else SITS_OUT


def _why_not_reveal(table: Table, context: Context, game_no: int, turn_index: int) -> Refusal | None:
    """Why the host has to wait."""
    if refusal := why_not_now(table, game_no, turn_index):
        return refusal
    if table.opening:
        return BOTS_FIRST
    if any(table.tablets) or waited_long(table, context.now):
        return None
    # A host who has nothing to write can't be the first to have written.
    seat = context.seat
    return None if seat is None or not _available(table, seat) else NOBODY_HAS_WRITTEN


def _why_not_number(table: Table, seat: Seat, number: str) -> Refusal | None:
    available = _available(table, seat)
    try:
        crossed_out = unavailable_digits(parse_number(number), available)
    except RulesError:
        return NOT_A_NUMBER.about(found=number[:LONGEST_QUOTE], right="000-999")
    if crossed_out and not table.options.paper:
        return CROSSED_OUT.about(found=digits_name(crossed_out), right=digits_name(available))
    return None


def _tablet(table: Table, seat: Seat, number: str, nonce: str, by: str | None = None) -> Tablet:
    return Tablet(number, nonce, seal(nonce, number, table.id, table.game_no, table.turn_index, seat), by)


def _with_tablet(table: Table, seat: Seat, tablet: Tablet | None) -> Table:
    """The table with another tablet before a seat, laid down after all that lie there, and without its draft."""
    tablets = list(table.tablets)
    if tablet is not None:
        tablet = replace(tablet, place=1 + max([laid.place if laid else 0 for laid in tablets]))
    tablets[seat] = tablet
    table = replace(table, tablets=tuple(tablets))
    return without_draft(table, seat)


def _with_draft(table: Table, seat: Seat, draft: Tablet | None) -> Table:
    drafts = list(table.drafts or (None,) * len(table.sitters))
    drafts[seat] = draft
    return replace(table, drafts=tuple(drafts) if any(drafts) else ())
