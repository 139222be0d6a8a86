"""What somebody may see of a table: the one filter of secrets.

Everything that leaves a table, to whomever, is made here, field by field from what is public; a face-down tablet shows
itself to its own writer only. There is the whole view (`view_for`), and the small change of it that a tablet makes
which is laid down or taken back within a turn (`change_for`): the view before and the change are the view after. What
all viewers share is made apart from what only one may see, so that a server can write it once for everybody.
"""

from bisect import bisect
from collections.abc import Sequence
from typing import Literal, TypeAlias

from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import replace

from thenumber.rules.digits import digits_name, number_name
from thenumber.rules.game import Game, standings, winners
from thenumber.rules.resolve import TURNS
from thenumber.rules.seats import Seat
from thenumber.table.command import Context, HostCommand, context_of
from thenumber.table.commands import CLIENT_COMMANDS, Said
from thenumber.table.evening import ranked
from thenumber.table.games import not_ready
from thenumber.table.looking import looked_at
from thenumber.table.options import Options
from thenumber.table.table import Look, Phase, Sitter, Table, Tablet
from thenumber.table.waiting import is_waited_for, numbers_expected, patience_ends, waited_for

Kind: TypeAlias = Literal["person", "bot", "stand-in", "left"]


class SeatView(Struct, frozen=True):
    name: str
    kind: Kind
    bot: str | None
    """The bot that plays here, if one does."""
    away: bool
    host: bool
    written: bool | None
    """Whether the tablet is laid down; None where only the count is shown."""
    waited_for: bool | None
    available: str
    scores: tuple[int, ...]
    """The scores of this round so far."""
    given_up_in: float | UnsetType = UNSET
    """The seconds until nobody waits any longer for somebody who is away; only there if no clock runs out before."""
    outside: bool | UnsetType = UNSET
    """True for a bot from outside, whose `bot` is null unless another one stands in for it; else it is not there."""


class NextGameView(Struct, frozen=True):
    """After a game: who is for another one. The names of bots are in none of the lists."""

    ready: tuple[str, ...]
    """The names of those who are ready, of those who wait for a seat as well."""
    not_ready: tuple[str, ...]
    """The names of those without whom it does not begin by itself."""


class ClashView(Struct, frozen=True):
    seat: Seat
    digits: str


class RulingView(Struct, frozen=True):
    number: str | None
    verdict: str
    eliminated_by: tuple[ClashView, ...]
    unavailable: str
    score: int
    scores: tuple[int, ...]
    """The scores of the round up to this turn."""
    bonus: int
    """The part of the score that is the bonus."""
    crossed_out: str
    """The crossed-out digits of this seat's board after the turn."""
    nonce: str | None
    """The nonce of the number's seal. The seal itself was published before, and is not said again: whoever computes it
    and finds it among those that were published has the proof."""
    by: str | None
    """The bot that chose the number."""


class TurnView(Struct, frozen=True):
    """A turn that has been revealed."""

    round_no: int
    turn_no: int
    seats: tuple[RulingView, ...]


class TallyView(Struct, frozen=True):
    """What somebody has done over all games of a table."""

    name: str
    seat: Seat | None
    """The seat that they have now; null for somebody who has none."""
    games: int
    wins: int
    """The games won, alone or with others."""
    points: int
    """The sum of the final scores."""


class EveningView(Struct, frozen=True):
    """All games of a table that were played to their end, and everybody's share in them, the best first."""

    games: int
    tallies: tuple[TallyView, ...]


class TableView(Struct, frozen=True):
    """What everybody may see, also on a television."""

    id: str
    code: str
    phase: Phase
    options: Options
    locked: bool
    paused: bool
    opening: bool
    game_no: int
    turn_index: int
    round_no: int
    turn_no: int
    seats: tuple[SeatView, ...]
    waiting: tuple[str, ...]
    """The names of those who get a seat in the next game."""
    written: int
    writers: int
    """How many numbers there are when the turn is complete: laid down, or waited for."""
    seals: tuple[str, ...]
    """The seals of the tablets laid down this turn: in the order of the seats, or sorted where only the count is shown.
    """
    seconds_left: float | None
    """The seconds until the clock of this turn runs out."""
    reveal_in: float | None
    """The seconds until the reveal that was asked for, unless the host takes it back."""
    last: TurnView | None
    totals: tuple[tuple[int, ...], ...]
    finals: tuple[int, ...]
    standings: tuple[tuple[int, Seat], ...]
    winners: tuple[Seat, ...]
    next_game: NextGameView | UnsetType = UNSET
    """Only there when a game is over."""
    evening: EveningView | UnsetType = UNSET
    """Sent in the lobby from the first finished game on, and after a game from the second on."""


class YouView(Struct, frozen=True):
    """What only one person may see."""

    seat: Seat | None
    name: str
    host: bool
    tablet: str | None
    """The own number, laid down and not yet revealed."""
    why_not: dict[str, str]
    """The codes of the reasons why buttons can't be pressed now, by the name of the command, in the order of the names.
    What is not listed can be done, except that the host's buttons are listed for the host alone: for all others the
    reason is `not-the-host`."""


class View(Struct, frozen=True):
    table: TableView
    you: YouView | None
    looks_at: Look | UnsetType = UNSET
    """What the slowest at the table still looks at after the last reveal. Sent only to those who do not belong to the
    table, such as a television, and only while somebody looks."""


class TableChange(Struct, frozen=True):
    """What everybody may see of a tablet that was laid down or taken back. Put it into `TableView` like this: in
    `seals`, put `seal` (unless it is null) in the place of as many as were `removed` at `place`; `written` and
    `opening` are as here; and unless `seat` is null, so are `waited_for` of that seat, and `written` whether there is
    a `seal`."""

    seat: Seat | None
    """The seat whose tablet it is; null where only the count is shown."""
    waited_for: bool | None
    written: int
    opening: bool
    place: int
    removed: int
    seal: str | None


class SealView(Struct, frozen=True):
    """The seal of a tablet that lies face down."""

    seat: Seat | None
    """The seat whose tablet it is; null where only the count is shown."""
    seal: str


class YouChange(Struct, frozen=True):
    """What the writer of that tablet, or the host, may see of it alone: the own tablet as it is now, and new reasons in
    `why_not`; null where there is none any more."""

    tablet: str | None
    why_not: dict[str, str | None]


class Change(Struct, frozen=True):
    """The difference between a view and the next one."""

    table: TableChange
    you: YouChange | None


def view_for(table: Table, viewer: str | None, now: float) -> View:
    """What a person sees, or, with None, what a spectator and a television see."""
    you = None if viewer is None else you_view(table, viewer, now)
    return View(table_view(table, now), you, looks_at(table) if you is None else UNSET)


def looks_at(table: Table) -> Look | UnsetType:
    """What those who only watch are told about those who look at the last reveal."""
    return looked_at(table) or UNSET


def table_view(table: Table, now: float) -> TableView:
    game, anonymous = table.game, table.options.anonymous
    seals = [tablet.seal for tablet in table.tablets if tablet]
    return TableView(
        id=table.id,
        code=table.code,
        phase=table.phase,
        options=table.options,
        locked=table.locked,
        paused=table.paused,
        opening=table.opening,
        game_no=table.game_no,
        turn_index=table.turn_index,
        round_no=game.position.round_no if game and table.running else 0,
        turn_no=game.position.turn_no if game and table.running else 0,
        seats=_seat_views(table, now),
        waiting=tuple([guest.name for guest in table.waiters]),
        written=len(seals),
        writers=numbers_expected(table),
        seals=tuple(sorted(seals) if anonymous else seals),
        seconds_left=_seconds_until(table, table.deadline, now),
        reveal_in=_seconds_until(table, table.reveal_at, now),
        last=turn_view(game, len(game.turns) - 1, table.revealed[-1]) if game and game.turns else None,
        totals=game.position.totals if game else (),
        finals=game.finals if game else (),
        standings=standings(game) if game and table.over else (),
        winners=winners(game) if game else (),
        next_game=_next_game(table) if table.over else UNSET,
        evening=_evening_view(table),
    )


def _evening_view(table: Table) -> EveningView | UnsetType:
    games = table.evening.games
    if table.running or games < (2 if table.over else 1):
        return UNSET
    tallies = []
    for tally in ranked(table):
        names = [sitter.name if sitter.person is None and not sitter.left else None for sitter in table.sitters]
        bot = names.index(tally.name) if tally.person is None and tally.name in names else None
        seat = table.seat_of(tally.person) if tally.person else bot
        tallies.append(TallyView(tally.name, seat, tally.games, tally.wins, tally.points))
    return EveningView(games, tuple(tallies))


def you_view(table: Table, person: str, now: float) -> YouView | None:
    """What only one person may see; None for somebody who does not belong to the table."""
    return you_views(table, [person], now)[0]


def you_views(table: Table, persons: Sequence[str], now: float) -> list[YouView | None]:
    """As `you_view`, for several persons, who mostly can and can't do the same."""
    reasons: dict[tuple[bool, bool, bool, bool], dict[str, str]] = {}
    views: list[YouView | None] = []
    for person in persons:
        context = context_of(table, person, now)
        seat = context.seat
        guest = table.sitters[seat] if seat is not None else table.guest(person)
        if guest is None:
            views.append(None)
            continue
        tablet = table.tablets[seat] if seat is not None and table.tablets else None
        host = person == table.host
        alike = (host, seat is None, tablet is None, guest.outside)
        if alike not in reasons:
            reasons[alike] = _reasons(table, context)
        views.append(YouView(seat, guest.name, host, tablet.number if tablet else None, reasons[alike]))
    return views


NOWHERE = Table("", "")
BUTTONS = tuple(kind for kind in sorted(CLIENT_COMMANDS, key=lambda kind: kind.__name__) if kind.button(NOWHERE))
"""The commands that are buttons, by name."""
HOST_BUTTONS = tuple(kind for kind in BUTTONS if issubclass(kind, HostCommand))
OTHERS_BUTTONS = tuple(kind for kind in BUTTONS if kind not in HOST_BUTTONS)
TABLET_BUTTONS = tuple(kind for kind in BUTTONS if kind.asks_tablets or kind.host_asks_tablets)


def _reasons(table: Table, context: Context) -> dict[str, str]:
    """Why not, for every button of a person: it depends on who is the host, who sits, and who has written."""
    reasons = {}
    for kind in BUTTONS if context.person == table.host else OTHERS_BUTTONS:
        command = kind.button(table)
        if command and (refusal := command.why_not(table, context)):
            reasons[kind.__name__] = refusal.code
    return reasons


def change_for(before: Table, said: Said, after: Table, viewer: str | None, now: float) -> Change | None:
    """What something that was said has changed for a viewer, if it is so little that no whole view is needed."""
    seat = tablet_seat(before, said)
    change = table_change(before, seat, after)
    if change is None:
        return None
    belongs = viewer is not None and after.guest(viewer) is not None
    if not belongs and looks_at(before) != looks_at(after):
        return None
    concerned = viewer is not None and viewer in concerned_by(before, seat, after)
    return Change(change, you_change(after, seat, viewer or "", now) if concerned else None)


def tablet_seat(table: Table, said: Said) -> Seat | None:
    """The seat whose tablet something that is said lays down or takes back, if it may change nothing else."""
    return said.command.tablet_of(context_of(table, said.person, 0.0))


def table_change(before: Table, seat: Seat | None, after: Table) -> TableChange | None:
    """What everybody may see of the change that the tablet of a seat made: no view is made for it and none compared."""
    if seat is None or after.game is not before.game or after.sitters is not before.sitters or not after.running:
        return None
    if after.sitters[seat].given_up:
        return None  # the number was not expected any more, so the count of those that are changes as well
    old, new = before.tablets[seat], after.tablets[seat]
    seal, removed = new.seal if new else None, 1 if old else 0
    written = len(after.tablets) - after.tablets.count(None)
    if not after.options.anonymous:
        place = seat - before.tablets[:seat].count(None)
        awaited = new is None and is_waited_for(after, seat)
        return TableChange(seat, awaited, written, after.opening, place, removed, seal)
    if old and new:
        return None
    seals = sorted([tablet.seal for tablet in before.tablets if tablet])
    place = seals.index(old.seal) if old else bisect(seals, seal or "")
    return TableChange(None, None, written, after.opening, place, removed, seal)


def last_seals(shown: Table, revealed: Table) -> tuple[SealView, ...]:
    """The seals of the turn of `shown` that nobody has been shown yet, to be published before its reveal: in the order
    in which the tablets were laid down, or sorted where only the count is shown.

    `shown` is the table as everybody saw it last, `revealed` the table after the reveal.
    """
    before, tablets = shown.tablets, revealed.revealed[shown.turn_index]
    new = [(seat, laid) for seat, laid in enumerate(tablets) if laid and laid is not before[seat]]
    if shown.options.anonymous:
        return tuple([SealView(None, seal) for seal in sorted([tablet.seal for _, tablet in new])])
    return tuple([SealView(seat, tablet.seal) for seat, tablet in sorted(new, key=lambda laid: laid[1].place)])


def concerned_by(before: Table, seat: Seat | None, after: Table) -> tuple[str | None, str | None]:
    """Those who see more of a tablet than others: whoever sits at it, and the host if it changes the host's buttons."""
    person = None if seat is None else after.sitters[seat].person
    same = before.opening == after.opening and any(before.tablets) == any(after.tablets)
    return person, None if same else after.host


def you_change(after: Table, seat: Seat | None, person: str, now: float) -> YouChange:
    """The part of the change at a seat that only one person may see, for those whom it concerns.

    What only the own tablet decides is told to its writer alone: for the host it is as it was.
    """
    context = context_of(after, person, now)
    reasons: dict[str, str | None] = {}
    own, host = context.seat == seat, person == after.host
    for kind in TABLET_BUTTONS:
        if not ((own and kind.asks_tablets) or (host and kind.host_asks_tablets)):
            continue
        command = kind.button(after)
        refusal = command.why_not(after, context) if command else None
        reasons[kind.__name__] = refusal.code if refusal else None
    tablet = after.tablets[context.seat] if context.seat is not None else None
    return YouChange(tablet.number if tablet else None, reasons)


def changed(view: View, change: Change) -> View:
    """The view after a change: what every client does."""
    table, you, new = view.table, view.you, change.table
    seals = list(table.seals)
    seals[new.place : new.place + new.removed] = [new.seal] if new.seal else []
    seats = list(table.seats)
    if new.seat is not None:
        seats[new.seat] = replace(seats[new.seat], written=new.seal is not None, waited_for=new.waited_for)
    table = replace(table, seals=tuple(seals), seats=tuple(seats), written=new.written, opening=new.opening)
    if you and change.you:
        merged = {**you.why_not, **change.you.why_not}
        reasons = {name: code for name, code in sorted(merged.items()) if code is not None}
        you = replace(you, tablet=change.you.tablet, why_not=reasons)
    return View(table, you, view.looks_at)


def _next_game(table: Table) -> NextGameView:
    ready = [guest.name for guest in table.guests if guest.ready]
    return NextGameView(tuple(ready), tuple([guest.name for guest in not_ready(table)]))


def _given_up_in(table: Table, sitter: Sitter, now: float) -> float | UnsetType:
    moment = patience_ends(table, sitter) if table.running else None
    due = [other for other in (table.deadline, table.reveal_at) if other is not None]
    if moment is None or (due and min(due) <= moment):
        return UNSET
    # Whoever went away while time stood still goes away when it goes on.
    return min(_seconds_until(table, moment, now) or 0.0, float(table.options.patience))


def _seconds_until(table: Table, moment: float | None, now: float) -> float | None:
    """The seconds until then in the table's time, which may stand still."""
    if moment is None or not table.running:
        return None
    return max(0.0, moment - (now if table.still_since is None else table.still_since))


def _seat_views(table: Table, now: float) -> tuple[SeatView, ...]:
    hide, host = table.options.anonymous, table.host
    waits, tablets = waited_for(table), table.tablets
    boards = table.game.position.boards if table.game else None
    views = []
    for seat, sitter in enumerate(table.sitters):
        board = boards[seat] if boards else None
        view = SeatView(
            name=sitter.name,
            kind=_kind(sitter),
            bot=sitter.bot,
            away=sitter.away_since is not None,
            host=sitter.person is not None and sitter.person == host,
            written=None if hide else bool(tablets and tablets[seat]),
            waited_for=None if hide else seat in waits,
            available=digits_name(board.available) if board else "",
            scores=board.scores if board else (),
            given_up_in=UNSET if sitter.away_since is None else _given_up_in(table, sitter, now),
            outside=sitter.outside or UNSET,
        )
        views.append(view)
    return tuple(views)


def _kind(sitter: Sitter) -> Kind:
    if sitter.bot:
        return "stand-in" if sitter.person or sitter.left else "bot"
    if sitter.left:
        return "left"
    return "bot" if sitter.outside else "person"


def turn_view(game: Game, index: int, tablets: tuple[Tablet | None, ...]) -> TurnView:
    turn = game.turns[index]
    bonus, bonus_seats, boards = turn.bonus, turn.bonus_seats, turn.boards
    views = []
    for seat, (number, ruling, score, tablet) in enumerate(
        zip(turn.numbers, turn.rulings, turn.scores, tablets, strict=True)
    ):
        clashes = ruling.eliminated_by
        view = RulingView(
            number=None if number is None else number_name(number),
            verdict=ruling.verdict.value,
            eliminated_by=tuple([ClashView(who, digits_name(digits)) for who, digits in clashes]) if clashes else (),
            unavailable=digits_name(ruling.unavailable),
            score=score,
            scores=boards[seat].scores,
            bonus=bonus if seat in bonus_seats else 0,
            crossed_out=digits_name(boards[seat].crossed_out),
            nonce=tablet.nonce if tablet else None,
            by=tablet.by if tablet else None,
        )
        views.append(view)
    return TurnView(index // TURNS + 1, turn.turn_no, tuple(views))
