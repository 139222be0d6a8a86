"""What somebody may see of a table: the one filter of secrets.

Everything that leaves a table, to whomever, is made here, field by field from what is public; a face-down tablet shows
itself to its own writer only. The part that all share is separate, so that a server can write it once for everybody.
"""

from collections.abc import Sequence
from typing import Literal, TypeAlias

from msgspec import Struct

from thenumber.rules.digits import digits_name, number_name
from thenumber.rules.game import Game, standings, winners
from thenumber.rules.resolve import TURNS
from thenumber.rules.seats import Seat
from thenumber.table import commands as say
from thenumber.table.options import Options
from thenumber.table.refusals import why_not
from thenumber.table.table import Phase, Sitter, Table, Tablet
from thenumber.table.waiting import waited_for, writers

Kind: TypeAlias = Literal["person", "bot", "stand-in", "left"]


class SeatView(Struct, frozen=True):
    name: str
    kind: Kind
    bot: str | None
    """Which bot plays here, if one does."""
    away: bool
    owner: bool
    written: bool | None
    """Whether the tablet is laid down; None where only the count is shown."""
    waited_for: bool | None
    available: str
    scores: tuple[int, ...]
    """Of this round so far."""


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
    """Of the round up to this turn."""
    bonus: int
    """The part of the score that is the bonus."""
    crossed_out: str
    """On this seat's board after the turn."""
    seal: str | None
    nonce: str | None
    by: str | None
    """The bot that chose the number."""


class TurnView(Struct, frozen=True):
    """A turn that has been revealed."""

    round_no: int
    turn_no: int
    seats: tuple[RulingView, ...]


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
    """Names of those who get a seat in the next game."""
    written: int
    writers: int
    seals: tuple[str, ...]
    """Of the tablets laid down this turn: in the order of the seats, or sorted where only the count is shown."""
    seconds_left: float | None
    last: TurnView | None
    totals: tuple[tuple[int, ...], ...]
    finals: tuple[int, ...]
    standings: tuple[tuple[int, Seat], ...]
    winners: tuple[Seat, ...]


class YouView(Struct, frozen=True):
    """What only one person may see."""

    seat: Seat | None
    name: str
    owner: bool
    tablet: str | None
    """The own number, laid down and not yet revealed."""
    why_not: dict[str, str]
    """For what can't be done now: the code of the reason. What is not listed can be done."""


class View(Struct, frozen=True):
    table: TableView
    you: YouView | None


def view_for(table: Table, viewer: str | None, now: float) -> View:
    """What a person sees, or, with None, what a spectator and a television see."""
    return View(table_view(table, now), None if viewer is None else you_view(table, viewer, now))


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
        seats=_seat_views(table),
        waiting=tuple([guest.name for guest in table.waiters]),
        written=len(seals),
        writers=len(writers(table)),
        seals=tuple(sorted(seals) if anonymous else seals),
        seconds_left=_seconds_left(table, now),
        last=turn_view(game, len(game.turns) - 1, table.revealed[-1]) if game and game.turns else None,
        totals=game.position.totals if game else (),
        finals=game.finals if game else (),
        standings=standings(game) if game and table.over else (),
        winners=winners(game) if game else (),
    )


def you_view(table: Table, person: str, now: float) -> YouView | None:
    """Nothing for somebody who does not belong to the table."""
    return you_views(table, [person], now)[0]


def you_views(table: Table, persons: Sequence[str], now: float) -> list[YouView | None]:
    """The same for several, who mostly can and can't do the same."""
    reasons: dict[tuple[bool, bool, bool], dict[str, str]] = {}
    views: list[YouView | None] = []
    for person in persons:
        guest, seat = table.guest(person), table.seat_of(person)
        if guest is None:
            views.append(None)
            continue
        tablet = table.tablets[seat] if seat is not None and table.tablets else None
        owner = person == table.owner
        alike = (owner, seat is None, tablet is None)
        if alike not in reasons:
            reasons[alike] = _refusals(table, person, now)
        views.append(YouView(seat, guest.name, owner, tablet.number if tablet else None, reasons[alike]))
    return views


def _refusals(table: Table, person: str, now: float) -> dict[str, str]:
    """Why not, for whatever a button could ask: it depends on who owns the table, who sits, and who has written."""
    owner, game_no, turn_index = person == table.owner, table.game_no, table.turn_index
    asked: list[say.AnyCommand] = [say.Erase(person, game_no, turn_index), say.TakeOver(person)]
    if owner:
        asked += (
            say.Start(person),
            say.Again(person),
            say.End(person),
            say.Pause(person),
            say.Resume(person),
            say.RevealNow(person, game_no, turn_index),
            say.SetOptions(person, table.options),
        )
    reasons = {} if owner else NOT_THE_OWNER.copy()
    for command in asked:
        if refusal := why_not(table, command, now):
            reasons[type(command).__name__] = refusal.code
    return reasons


NOT_THE_OWNER = dict.fromkeys(("Start", "Again", "End", "Pause", "Resume", "RevealNow", "SetOptions"), "not-the-owner")
"""What everybody but the owner is told, whatever goes on; most of those who look are not."""


def _seconds_left(table: Table, now: float) -> float | None:
    if table.deadline is None or not table.running:
        return None
    return max(0.0, table.deadline - (now if table.still_since is None else table.still_since))


def _seat_views(table: Table) -> tuple[SeatView, ...]:
    hide, owner = table.options.anonymous, table.owner
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
            owner=sitter.person is not None and sitter.person == owner,
            written=None if hide else bool(tablets and tablets[seat]),
            waited_for=None if hide else seat in waits,
            available=digits_name(board.available) if board else "",
            scores=board.scores if board else (),
        )
        views.append(view)
    return tuple(views)


def _kind(sitter: Sitter) -> Kind:
    if sitter.bot:
        return "stand-in" if sitter.person or sitter.left else "bot"
    return "left" if sitter.left else "person"


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
            seal=tablet.seal if tablet else None,
            nonce=tablet.nonce if tablet else None,
            by=tablet.by if tablet else None,
        )
        views.append(view)
    return TurnView(index // TURNS + 1, turn.turn_no, tuple(views))
