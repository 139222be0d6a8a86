"""The host runs the table: asks bots, gives seats away, removes somebody, locks it, hands it over, sets options."""

from msgspec.structs import replace

from thenumber.bots.names import MARK
from thenumber.bots.registry import BOTS
from thenumber.rules.seats import MAX_SEATS, MIN_SEATS, Seat
from thenumber.table.command import (
    FORMER_HOST_PLAYS,
    FULL,
    GAME_RUNNING,
    NO_GAME,
    ClientCommand,
    Context,
    HostCommand,
    Refusal,
    SeatNo,
    ShortText,
    why_not_known,
)
from thenumber.table.games import staying, why_too_few
from thenumber.table.looking import gone_on
from thenumber.table.names import LONGEST_NAME, shortened
from thenumber.table.options import CLOCKS, PATIENCES, Options
from thenumber.table.people import NameText, free_name, without
from thenumber.table.table import Guest, Sitter, Table
from thenumber.table.turns import without_draft
from thenumber.table.waiting import NOTHING_MOVES_SECONDS, away_for, host_is_away, host_keeps_waiting

AGAIN_FIRST = Refusal("again-first")
UNKNOWN_BOT = Refusal("unknown-bot")
NO_SUCH_SEAT = Refusal("no-such-seat")
HOST_STAYS = Refusal("host-stays")
NOBODY_THERE = Refusal("nobody-there")
BOTS_ARE_NO_HOSTS = Refusal("bots-are-no-hosts")
ALREADY_HOST = Refusal("already-host")
HOST_IS_HERE = Refusal("host-is-here")
ONLY_SEATED = Refusal("only-seated")
BAD_OPTION = Refusal("bad-option")
TOO_MANY_SIT = Refusal("too-many-sit")
SOMEBODY_PLAYS = Refusal("somebody-plays")
NOBODY_WAITS = Refusal("nobody-waits")
TABLET_LIES_THERE = Refusal("tablet-lies-there")


class AddBot(HostCommand, frozen=True):
    """Give a free seat to a bot."""

    bot: ShortText

    def why_not_host(self, table: Table, context: Context) -> Refusal | None:
        if table.game is not None:
            return GAME_RUNNING if table.running else AGAIN_FIRST
        if refusal := _why_not_bot(self.bot):
            return refusal
        full = len(table.sitters) >= table.options.seats
        return FULL.about(right=str(table.options.seats)) if full else None

    def carry_out(self, table: Table, context: Context) -> Table:
        sitter = Sitter(free_name(table, f"{MARK}{self.bot}"), bot=self.bot)
        return replace(table, sitters=(*table.sitters, sitter), since=context.now)


class StandIn(HostCommand, frozen=True):
    """Let a bot play, from now on, in the seat of somebody who left or is away. Who comes back has the seat again."""

    seat: SeatNo
    bot: ShortText

    def why_not_host(self, table: Table, context: Context) -> Refusal | None:
        return _why_not_free(table, self.seat) or _why_not_bot(self.bot)

    def carry_out(self, table: Table, context: Context) -> Table:
        sitter = replace(table.sitters[self.seat], bot=self.bot, given_up=False)
        return replace(table, sitters=_with_sitter(table, self.seat, sitter))


class GiveSeat(HostCommand, frozen=True):
    """Give the seat of somebody who left or is away to somebody who waits, with its board and its scores.

    Whoever is only away waits for a seat from then on. A number that a person has laid down stays that person's secret:
    the seat can be given away after its reveal. The seat of a former host can't be given away by who took over.
    """

    seat: SeatNo
    name: NameText
    """The name of who waits."""

    def why_not_host(self, table: Table, context: Context) -> Refusal | None:
        if refusal := _why_not_free(table, self.seat):
            return refusal
        if self.name not in [waiter.name for waiter in table.waiters]:
            return NOBODY_WAITS.about(found=shortened(self.name, LONGEST_NAME))
        if table.sitters[self.seat].person in table.former_hosts:
            return FORMER_HOST_PLAYS
        laid = table.tablets[self.seat]
        return TABLET_LIES_THERE if laid and laid.by is None else None

    def carry_out(self, table: Table, context: Context) -> Table:
        before = table.sitters[self.seat]
        taker = next(waiter for waiter in table.waiters if waiter.name == self.name)
        waiters = [waiter for waiter in table.waiters if waiter is not taker]
        if before.person:
            waiters.append(Guest(before.name, before.person, before.away_since, outside=before.outside))
        sitter = Sitter(taker.name, taker.person, taker.away_since, outside=taker.outside)
        sitters = _with_sitter(table, self.seat, sitter)
        table = without_draft(replace(table, sitters=sitters, waiters=tuple(waiters)), self.seat)
        return gone_on(table, self.seat, "round") if table.turn_index else table  # what was revealed is not theirs


class Remove(HostCommand, frozen=True):
    """Take a bot or a person off a seat.

    A former host keeps the seat in a running game, and between games unless away for long.
    """

    seat: SeatNo

    def why_not_host(self, table: Table, context: Context) -> Refusal | None:
        if not 0 <= self.seat < len(table.sitters):
            return NO_SUCH_SEAT
        if table.over:
            return AGAIN_FIRST
        sitter = table.sitters[self.seat]
        if sitter.person == table.host:
            return HOST_STAYS
        if table.running and sitter.person is None:
            return NOBODY_THERE
        stays = table.running or not away_for(sitter, NOTHING_MOVES_SECONDS, context.now)
        return FORMER_HOST_PLAYS if stays and sitter.person in table.former_hosts else None

    def carry_out(self, table: Table, context: Context) -> Table:
        person = table.sitters[self.seat].person
        if person is None:
            sitters = table.sitters[: self.seat] + table.sitters[self.seat + 1 :]
            return replace(table, sitters=sitters, since=context.now)
        return replace(without(table, person, context.now), since=context.now)


class Lock(HostCommand, frozen=True):
    """Let nobody else sit down, or let them again."""

    locked: bool

    def carry_out(self, table: Table, context: Context) -> Table:
        return replace(table, locked=self.locked, since=context.now)


class HandOver(HostCommand, frozen=True):
    """Make somebody else the host."""

    seat: SeatNo

    def why_not_host(self, table: Table, context: Context) -> Refusal | None:
        if not 0 <= self.seat < len(table.sitters):
            return NO_SUCH_SEAT
        return None if table.sitters[self.seat].is_person else BOTS_ARE_NO_HOSTS

    def carry_out(self, table: Table, context: Context) -> Table:
        return _hosted_by(table, table.sitters[self.seat].person, context.now)


class TakeOver(ClientCommand, frozen=True):
    """Become the host of a table whose host is away, or lets everybody wait for the start or the end of a pause.

    Only somebody who has a seat can; who only waits can where no person has one. The former host is safe from whoever
    takes over, until the running game, or between games the next one, is over: see Remove, GiveSeat and End.
    """

    def why_not(self, table: Table, context: Context) -> Refusal | None:
        if refusal := why_not_known(table, context.person):
            return refusal
        if context.person == table.host:
            return ALREADY_HOST
        if (guest := table.guest(context.person)) and guest.outside:
            return BOTS_ARE_NO_HOSTS
        if context.seat is None and any(sitter.is_person for sitter in table.sitters):
            return ONLY_SEATED
        if host_is_away(table, context.now):
            return None
        if not table.running and (refusal := why_too_few(table)):
            return refusal  # they wait for people, not for the host
        return None if host_keeps_waiting(table, context.now) else HOST_IS_HERE

    def carry_out(self, table: Table, context: Context) -> Table:
        if table.host and table.guest(table.host):
            table = replace(table, former_hosts=(*table.former_hosts, table.host))
        return _hosted_by(table, context.person, context.now)


class SetOptions(HostCommand, frozen=True):
    """Change what the table has agreed on, between games."""

    options: Options

    def why_not_host(self, table: Table, context: Context) -> Refusal | None:
        options = self.options
        if table.running:
            return GAME_RUNNING
        if not MIN_SEATS <= options.seats <= MAX_SEATS:
            return BAD_OPTION.about(found=str(options.seats), right=f"{MIN_SEATS}-{MAX_SEATS}")
        if options.seats < staying(table):
            return TOO_MANY_SIT.about(found=str(staying(table)), right=str(options.seats))
        if options.clock not in CLOCKS:
            return BAD_OPTION.about(found=str(options.clock), right=", ".join(str(one or "-") for one in CLOCKS))
        if options.patience not in PATIENCES:
            return BAD_OPTION.about(found=str(options.patience), right=", ".join(map(str, PATIENCES)))
        return None

    def carry_out(self, table: Table, context: Context) -> Table:
        return replace(table, options=self.options, since=context.now)

    @classmethod
    def button(cls, table: Table) -> "SetOptions":
        return cls(table.options)


def _hosted_by(table: Table, person: str | None, now: float) -> Table:
    former_hosts = tuple(former for former in table.former_hosts if former != person)
    return replace(table, host=person, former_hosts=former_hosts, since=now)


def _why_not_bot(bot: str) -> Refusal | None:
    return None if bot in BOTS else UNKNOWN_BOT.about(found=bot[:LONGEST_NAME], right=", ".join(BOTS))


def _why_not_free(table: Table, seat: Seat) -> Refusal | None:
    """Why nobody else can play in a seat of the running game: somebody is there, or a bot that has its own seat."""
    if not table.running:
        return NO_GAME
    if not 0 <= seat < len(table.sitters):
        return NO_SUCH_SEAT
    sitter = table.sitters[seat]
    away = sitter.person is not None and sitter.away_since is not None
    return None if sitter.left or away else SOMEBODY_PLAYS


def _with_sitter(table: Table, seat: Seat, sitter: Sitter) -> tuple[Sitter, ...]:
    return (*table.sitters[:seat], sitter, *table.sitters[seat + 1 :])
