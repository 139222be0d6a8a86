"""Carrying out a command: the table before, what is said, the table after."""

from msgspec.structs import replace

from thenumber.rules.game import new_game, play
from thenumber.rules.seats import Seat
from thenumber.table import commands as say
from thenumber.table.refusals import LONGEST_NAME, Refusal, why_not
from thenumber.table.seal import seal
from thenumber.table.table import Guest, Phase, Sitter, Table, Tablet
from thenumber.table.waiting import (
    REVEAL_SECONDS,
    away_too_long,
    bots_to_write,
    everybody_has_written,
    somebody_is_there,
)

STAND_IN = "cautious"
"""The bot that plays for somebody who is away or has left."""


class RefusedError(Exception):
    """A command that can't be carried out, with the reason."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code)
        self.refusal = refusal


def apply(table: Table, command: say.AnyCommand, now: float) -> Table:
    """The table after a command; `RefusedError` if it can't be carried out."""
    if refusal := why_not(table, command, now):
        raise RefusedError(refusal)
    table = _time_flows(_seated(_carried_out(table, command, now)), now)
    settled = _settled(table, now)
    return table if settled is table else _time_flows(settled, now)  # a game that is over now knows no standstill


def _carried_out(table: Table, command: say.AnyCommand, now: float) -> Table:
    match command:
        case say.Write(person=person, number=number, nonce=nonce):  # first, because it is what is said most
            seat_written = table.seat_of(person)
            return table if seat_written is None else _written(table, seat_written, number, nonce, None)
        case say.Sit(person=person, name=name):
            return _sit(table, person, name, now)
        case say.Rename(person=person, name=name):
            return _renamed(table, person, name)
        case say.Leave(person=person):
            return _without(table, person, now)
        case say.Away(person=person):
            return _presence(table, person, now)
        case say.Return(person=person):
            return _presence(table, person, None)
        case say.Start():
            return _start(table, now)
        case say.Again():
            return replace(_gathered(table), since=now)
        case say.End():
            return _ended(table, now)
        case say.AddBot(bot=bot):
            sitter = Sitter(_free_name(table, f"@{bot}"), bot=bot)
            return replace(table, sitters=(*table.sitters, sitter), since=now)
        case say.Remove(seat=seat):
            return _removed(table, seat, now)
        case say.Lock(locked=locked):
            return replace(table, locked=locked, since=now)
        case say.HandOver(seat=seat):
            return replace(table, owner=table.sitters[seat].person, since=now)
        case say.TakeOver(person=person):
            return replace(table, owner=person, since=now)
        case say.SetOptions(options=options):
            return replace(table, options=options, since=now)
        case say.Pause():
            return replace(table, paused=True)
        case say.Resume():
            return replace(table, paused=False)
        case say.Erase(person=person):
            return _with_tablet(table, table.seat_of(person) or 0, None)
        case say.BotWrites(seat=seat, number=number, nonce=nonce, by=by):
            return _written(table, seat, number, nonce, by)
        case say.RevealNow():
            return _revealed(table, now)
        case say.Tick():
            return _ticked(table, now)


# People


def _sit(table: Table, person: str, name: str, now: float) -> Table:
    name = _free_name(table, name)
    if table.game is None:
        table = replace(table, sitters=(*table.sitters, Sitter(name, person)), since=now)
    else:
        table = replace(table, waiters=(*table.waiters, Guest(name, person)))
    return replace(table, owner=table.owner or person)


def _free_name(table: Table, name: str, own: str = "") -> str:
    """The name, or the name with a number behind it where somebody has it already."""
    taken = {guest.name for guest in table.guests} - {own}
    candidate, count = name, 1
    while candidate in taken:
        count += 1
        space = "" if name.startswith("@") else " "
        candidate = f"{name[: LONGEST_NAME - 3]}{space}{count}"
    return candidate


def _renamed(table: Table, person: str, name: str) -> Table:
    own = next(guest.name for guest in table.guests if guest.person == person)
    name = _free_name(table, name, own)
    return replace(
        table,
        sitters=tuple(replace(s, name=name) if s.person == person else s for s in table.sitters),
        waiters=tuple(replace(w, name=name) if w.person == person else w for w in table.waiters),
    )


def _presence(table: Table, person: str, away_since: float | None) -> Table:
    """Somebody goes or comes back; a bot that stood in gives the seat back at once."""

    def seen(guest: Guest) -> bool:
        return guest.person == person and (away_since is None or guest.away_since is None)

    def there(sitter: Sitter) -> Sitter:
        if away_since is None:
            return replace(sitter, away_since=None, bot=None, given_up=False)
        return replace(sitter, away_since=away_since)

    return replace(
        table,
        sitters=tuple(there(sitter) if seen(sitter) else sitter for sitter in table.sitters),
        waiters=tuple(replace(w, away_since=away_since) if seen(w) else w for w in table.waiters),
    )


def _removed(table: Table, seat: Seat, now: float) -> Table:
    person = table.sitters[seat].person
    if person is None:
        return replace(table, sitters=table.sitters[:seat] + table.sitters[seat + 1 :], since=now)
    return replace(_without(table, person, now), since=now)


def _without(table: Table, person: str, now: float) -> Table:
    """Somebody is gone for good. In mid-game the seat stays, empty or with a bot, and so does a number laid down."""
    bot = STAND_IN if table.options.missing == "bot" else None
    if table.game is None:
        sitters = [s for s in table.sitters if s.person != person]
    else:
        gone = {"person": None, "bot": bot, "left": True, "away_since": None}
        sitters = [replace(s, **gone) if s.person == person else s for s in table.sitters]
    table = replace(table, sitters=tuple(sitters), waiters=tuple(w for w in table.waiters if w.person != person))
    if table.owner == person:
        table = replace(table, owner=_heir(table), since=now)
    if not table.persons:  # nobody is left who could unlock it
        table = replace(table, locked=False)
    return _ended(table, now) if table.running and not any(s.person for s in table.sitters) else table


def _heir(table: Table) -> str | None:
    """The next owner: somebody who is there, else anybody; never a bot."""
    here = [guest.person for guest in table.guests if guest.present]
    return next(iter([*here, *table.persons]), None)


# Games


def _gathered(table: Table) -> Table:
    """Everybody for the next game, without those who left."""
    staying = [sitter for sitter in table.sitters if not sitter.left]
    return replace(
        table,
        sitters=tuple(replace(s, bot=None, given_up=False) if s.person else s for s in staying),
        phase="lobby",
        game=None,
        tablets=(),
        revealed=(),
        opening=False,
        paused=False,
        deadline=None,
        still_since=None,
    )


def _seated(table: Table) -> Table:
    """Between games, whoever waited sits down while there is room."""
    if not table.waiters or table.game is not None:
        return table
    room = table.options.seats - len(table.sitters)
    if room <= 0:
        return table
    arrived = tuple(Sitter(guest.name, guest.person, guest.away_since) for guest in table.waiters[:room])
    return replace(table, sitters=table.sitters + arrived, waiters=table.waiters[room:])


def _start(table: Table, now: float) -> Table:
    table = _seated(_gathered(table))
    table = replace(table, phase="choose", game=new_game(len(table.sitters)), game_no=table.game_no + 1)
    return _turn_opens(table, now, 0.0)


def _turn_opens(table: Table, now: float, extra: float) -> Table:
    """Empty tablets, a new clock, and the bots first."""
    if table.still_since is not None:  # a turn ended without people: what comes is new, what was stays as far away
        table = replace(_moved_on(table, now), still_since=now)
    clock = table.options.clock
    deadline = None if clock is None or not table.running else now + clock + extra
    table = replace(table, tablets=(None,) * len(table.sitters), since=now, deadline=deadline, opening=False)
    return replace(table, opening=True) if bots_to_write(table) else table


def _ended(table: Table, now: float) -> Table:
    empty = (None,) * len(table.sitters)
    table = replace(table, phase="over", tablets=empty, opening=False, paused=False, deadline=None)
    return replace(table, still_since=None, since=now)


# Turns


def _written(table: Table, seat: Seat, number: str, nonce: str, by: str | None) -> Table:
    laid = table.tablets[seat]
    if laid and laid.number == number and by is None and laid.by is None:
        return table  # the same again, from a client that did not hear us: the seal stays
    mark = seal(nonce, number, table.id, table.game_no, table.turn_index, seat)
    return _with_tablet(table, seat, Tablet(number, nonce, mark, by))


def _with_tablet(table: Table, seat: Seat, tablet: Tablet | None) -> Table:
    tablets = list(table.tablets)
    tablets[seat] = tablet
    return replace(table, tablets=tuple(tablets))


def _revealed(table: Table, now: float) -> Table:
    """All tablets are turned over, and the next turn opens; a seat without one was absent."""
    if table.game is None:
        return table
    game = play(table.game, [None if tablet is None else int(tablet.number) for tablet in table.tablets])
    phase: Phase = "over" if game.over else "choose"
    table = replace(table, game=game, phase=phase, revealed=(*table.revealed, table.tablets))
    return _turn_opens(table, now, REVEAL_SECONDS)


def _ticked(table: Table, now: float) -> Table:
    if not table.running or table.still_since is not None:
        return table
    table = replace(table, sitters=tuple(_relieved(table, sitter, now) for sitter in table.sitters))
    return _revealed(table, now) if table.deadline is not None and now >= table.deadline else table


def _relieved(table: Table, sitter: Sitter, now: float) -> Sitter:
    """Nobody waits any longer for somebody who has been away too long: a bot stands in, or the seat is absent."""
    if not away_too_long(table, sitter, now):
        return sitter
    return replace(sitter, bot=STAND_IN) if table.options.missing == "bot" else replace(sitter, given_up=True)


# What follows from every command


def _time_flows(table: Table, now: float) -> Table:
    """Time stands still while a table is paused or nobody is there; afterwards everything is due that much later."""
    still = table.phase == "choose" and (table.paused or not somebody_is_there(table))
    if still and table.still_since is None:
        return replace(table, still_since=now)
    if still or table.still_since is None:
        return table
    return replace(_moved_on(table, now), still_since=None)


def _moved_on(table: Table, now: float) -> Table:
    """The time that stood still did not count; who went away meanwhile goes away now."""
    lost = now - table.still_since if table.still_since is not None else 0.0

    def later(sitter: Sitter) -> Sitter:
        if sitter.away_since is None:
            return sitter
        return replace(sitter, away_since=min(sitter.away_since + lost, now))

    deadline = None if table.deadline is None else table.deadline + lost
    since = min(table.since + lost, now)
    return replace(table, since=since, deadline=deadline, sitters=tuple(map(later, table.sitters)))


def _settled(table: Table, now: float) -> Table:
    """A turn for which nobody is waited for any more is revealed; one in which nobody can write passes by itself."""
    while table.phase == "choose" and not table.paused:
        if table.opening and not bots_to_write(table):
            table = replace(table, opening=False)
        if table.opening or not everybody_has_written(table):
            break
        table = _revealed(table, now)
    return table
