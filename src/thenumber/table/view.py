"""What somebody may see of a table: the one filter of secrets.

Everything that leaves a table, to whomever, is made here, field by field from what is public; a face-down tablet shows
itself to its own writer only. The part that all share is separate, so that a server can write it once for everybody.
"""

from typing import Literal, TypeAlias

from msgspec import Struct

from thenumber.rules.digits import digits_name, number_name
from thenumber.rules.game import Game, standings, winners
from thenumber.rules.resolve import TURNS
from thenumber.rules.seats import Seat
from thenumber.table import commands as say
from thenumber.table.options import Options
from thenumber.table.refusals import why_not
from thenumber.table.table import Sitter, Table, Tablet
from thenumber.table.waiting import waited_for, writers

Phase: TypeAlias = Literal["lobby", "choose", "over"]
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
    waits = set(waited_for(table))
    seals = [tablet.seal for tablet in table.tablets if tablet]
    return TableView(
        id=table.id,
        code=table.code,
        phase="choose" if table.running else "over" if table.over else "lobby",
        options=table.options,
        locked=table.locked,
        paused=table.paused,
        opening=table.opening,
        game_no=table.game_no,
        turn_index=table.turn_index,
        round_no=game.position.round_no if game and table.running else 0,
        turn_no=game.position.turn_no if game and table.running else 0,
        seats=tuple(_seat_view(table, seat, seat in waits) for seat in range(len(table.sitters))),
        waiting=tuple(guest.name for guest in table.waiters),
        written=len(seals),
        writers=len(writers(table)),
        seals=tuple(sorted(seals) if anonymous else seals),
        seconds_left=_seconds_left(table, now),
        last=_turn_view(game, table.revealed[-1]) if game and game.turns else None,
        totals=game.position.totals if game else (),
        finals=game.finals if game else (),
        standings=standings(game) if game and table.over else (),
        winners=winners(game) if game else (),
    )


def you_view(table: Table, person: str, now: float) -> YouView | None:
    """Nothing for somebody who does not belong to the table."""
    guest = next((guest for guest in table.guests if guest.person == person), None)
    if guest is None:
        return None
    seat = table.seat_of(person)
    tablet = table.tablets[seat] if seat is not None and table.tablets else None
    number = tablet.number if tablet else None
    return YouView(seat, guest.name, person == table.owner, number, _refusals(table, person, now))


def _refusals(table: Table, person: str, now: float) -> dict[str, str]:
    turn = (table.game_no, table.turn_index)
    asked: dict[str, say.AnyCommand] = {"Erase": say.Erase(person, *turn), "TakeOver": say.TakeOver(person)}
    if person == table.owner:
        asked |= {
            "Start": say.Start(person),
            "Again": say.Again(person),
            "End": say.End(person),
            "Pause": say.Pause(person),
            "Resume": say.Resume(person),
            "RevealNow": say.RevealNow(person, *turn),
            "SetOptions": say.SetOptions(person, table.options),
        }
    reasons = {name: reason.code for name, command in asked.items() if (reason := why_not(table, command, now))}
    return reasons if person == table.owner else reasons | NOT_THE_OWNER


NOT_THE_OWNER = dict.fromkeys(("Start", "Again", "End", "Pause", "Resume", "RevealNow", "SetOptions"), "not-the-owner")
"""What everybody but the owner is told, whatever goes on; most of those who look are not."""


def _seconds_left(table: Table, now: float) -> float | None:
    if table.deadline is None or not table.running:
        return None
    return max(0.0, table.deadline - (now if table.still_since is None else table.still_since))


def _seat_view(table: Table, seat: Seat, waits: bool) -> SeatView:
    sitter, hide = table.sitters[seat], table.options.anonymous
    board = table.game.position.boards[seat] if table.game else None
    return SeatView(
        name=sitter.name,
        kind=_kind(sitter),
        bot=sitter.bot,
        away=sitter.away_since is not None,
        owner=sitter.person is not None and sitter.person == table.owner,
        written=None if hide else bool(table.tablets and table.tablets[seat]),
        waited_for=None if hide else waits,
        available=digits_name(board.available) if board else "",
        scores=board.scores if board else (),
    )


def _kind(sitter: Sitter) -> Kind:
    if sitter.bot:
        return "stand-in" if sitter.person or sitter.left else "bot"
    return "left" if sitter.left else "person"


def _turn_view(game: Game, tablets: tuple[Tablet | None, ...]) -> TurnView:
    turn = game.turns[-1]
    seats = []
    for seat, (number, ruling, tablet) in enumerate(zip(turn.numbers, turn.rulings, tablets, strict=True)):
        seats.append(
            RulingView(
                number=None if number is None else number_name(number),
                verdict=ruling.verdict.value,
                eliminated_by=tuple(ClashView(c.seat, digits_name(c.digits)) for c in ruling.eliminated_by),
                unavailable=digits_name(ruling.unavailable),
                score=turn.scores[seat],
                bonus=turn.bonus if seat in turn.bonus_seats else 0,
                crossed_out=digits_name(turn.boards[seat].crossed_out),
                seal=tablet.seal if tablet else None,
                nonce=tablet.nonce if tablet else None,
                by=tablet.by if tablet else None,
            )
        )
    return TurnView((len(game.turns) - 1) // TURNS + 1, turn.turn_no, tuple(seats))
