"""What the rules say about a game that is at no table: a record, a link, or numbers that somebody made up.

Nothing is kept. The answer has the very views that a live table shows: a page draws a replay, a scorekeeper, a lesson
or a what-if with what it draws a table with, and never needs to know a rule.

A number with a crossed-out digit is void by the rules, and a game with void numbers is a game like any other. Whether
they are wanted is up to whoever asks (`paper`). A what-if wants them: a changed number crosses out other digits, and
numbers that were written later may no longer be possible. To show them as void, and the game to its end, tells a player
more than to stop there. A page that lets people write only what is possible does not want them, and is told the first
place where one stands.
"""

import msgspec
from msgspec.structs import replace

from thenumber.bots.names import MARK, is_bot_player
from thenumber.record.errors import RecordError
from thenumber.record.format import format_record
from thenumber.record.link import link, unlink
from thenumber.record.parse import parse_record
from thenumber.record.record import UNKNOWN, Record
from thenumber.review.moments import moments
from thenumber.rules.board import FRESH_BOARD, Board
from thenumber.rules.check import Verdict
from thenumber.rules.digits import Number, digits_name, number_name, parse_number
from thenumber.rules.errors import RulesError
from thenumber.rules.game import Game, Position, new_game, play
from thenumber.rules.resolve import TURNS
from thenumber.server.wire import protocol as wire
from thenumber.table.names import LONGEST_NAME, clean_name
from thenumber.table.options import Options
from thenumber.table.table import Sitter, Table
from thenumber.table.view import SeatView, table_view, turn_view

NOT_UNDERSTOOD = wire.Unreckoned("refusal-not-understood")
IN_WORDS = {"not-a-number": "refusal-not-a-number"}
"""The keys of the sentences for errors of the rules; those of all other errors are with the records'."""


class Unreckonable(Exception):  # noqa: N818 an answer, not an accident
    def __init__(self, why: wire.Unreckoned) -> None:
        super().__init__(why.code)
        self.why = why


def decode(body: bytes) -> wire.Reckon:
    """The question, or `Unreckonable` if it is none, or more than one."""
    try:
        asked = wire.decode_reckon.decode(body)
    except (msgspec.MsgspecError, UnicodeDecodeError):
        raise Unreckonable(NOT_UNDERSTOOD) from None
    ways = (asked.game is not None, asked.record is not None, bool(asked.names or asked.turns))
    if sum(ways) > 1:
        raise Unreckonable(NOT_UNDERSTOOD)
    return asked


def record_of(asked: wire.Reckon) -> Record:
    """The game that stands in the question itself, or `Unreckonable` with the reason why there is none."""
    if asked.record is not None:
        return _record_in(asked.record)
    return Record(_game_of(asked), asked.names, date=asked.date)


def reckon(asked: wire.Reckon) -> wire.Reckoned:
    """The whole game that stands in the question, or `Unreckonable` with the reason."""
    return reckon_record(record_of(asked))


def reckon_record(record: Record) -> wire.Reckoned:
    """The whole game, or `Unreckonable` with the reason why it can't be written down."""
    try:
        text = format_record(record)
    except RecordError as error:
        raise Unreckonable(wrong(error)) from None
    return _reckoned(record, text)


def _record_in(text: str) -> Record:
    """The record in a text or a link: a link is a single word, which no record is."""
    try:
        return unlink(text) if len(text.split()) == 1 else parse_record(text)
    except RecordError as error:
        raise Unreckonable(wrong(error)) from None


def wrong(error: RecordError) -> wire.Unreckoned:
    """What is wrong with a text, as it is answered."""
    code = f"record-{error.code}"
    return wire.Unreckoned(code, error.found, error.right, error.verdict, error.line, error.column)


def _game_of(asked: wire.Reckon) -> Game:
    index = None
    try:
        game = new_game(len(asked.names))
        for index, numbers in enumerate(asked.turns):
            game = play(game, [_number(text, index, seat) for seat, text in enumerate(numbers)])
            if not asked.paper:
                _demand_possible(game, asked.turns)
    except RulesError as error:
        raise Unreckonable(_not_in_the_rules(error, index)) from None
    return game


def _not_in_the_rules(error: RulesError, index: int | None, seat: int | None = None) -> wire.Unreckoned:
    code = IN_WORDS.get(error.code, f"record-{error.code}")
    return wire.Unreckoned(code, error.found, error.right, turn_index=index, seat=seat)


def _number(text: str | None, index: int, seat: int) -> Number | None:
    try:
        return None if text is None else parse_number(text)
    except RulesError as error:
        raise Unreckonable(_not_in_the_rules(error, index, seat)) from None


def _demand_possible(game: Game, turns: tuple[tuple[str | None, ...], ...]) -> None:
    """Refuse the turn that was just played if anybody wrote what a live table would not have taken."""
    index = len(game.turns) - 1
    turn, before = game.turns[index], _boards_before(game, index)
    for seat, ruling in enumerate(turn.rulings):
        if ruling.verdict is Verdict.VOID:
            available = digits_name(before[seat].available)
            code = "refusal-crossed-out" if available else "refusal-sits-out"
            found = digits_name(ruling.unavailable) if available else turns[index][seat] or ""
            raise Unreckonable(wire.Unreckoned(code, found, available, turn_index=index, seat=seat))


def _boards_before(game: Game, index: int) -> tuple[Board, ...]:
    """The boards before a turn. In a new round everybody has all ten digits again."""
    return game.turns[index - 1].boards if index % TURNS else (FRESH_BOARD,) * game.seats


def _reckoned(record: Record, text: str) -> wire.Reckoned:
    game = record.game
    table = table_view(_table_of(record), 0.0)
    notes = dict(record.notes)
    return wire.Reckoned(
        names=record.names,
        event=record.event,
        date=record.date,
        turns=tuple(
            wire.ReckonedTurn(
                turn=turn_view(game, index, (None,) * game.seats),
                before=_seats(table.seats, _boards_before(game, index)),
                after=_seats(table.seats, turn.boards),
                finals=Position(turn.boards, game.position.totals[: index // TURNS]).finals,
                note=notes.get(index, ""),
            )
            for index, turn in enumerate(game.turns)
        ),
        table=table,
        sits_out=tuple(
            seat for seat, board in enumerate(game.position.boards) if board.sits_out and not game.position.over
        ),
        record=text,
        link=link_of(record),
        moments=_moments(game),
    )


def _moments(game: Game) -> wire.MomentsView:
    found = moments(game)
    decisive = boldest = unluckiest = None
    if turn := found.decisive:
        decisive = wire.DecisiveTurnView(turn.turn_index, turn.seat, turn.before, turn.after)
    if bold := found.boldest:
        boldest = wire.BoldNumberView(bold.turn_index, bold.seat, number_name(bold.number), bold.risk)
    if fall := found.unluckiest:
        unluckiest = wire.UnluckyFallView(fall.turn_index, fall.seat, number_name(fall.number), fall.points, fall.by)
    return wire.MomentsView(decisive, boldest, unluckiest)


def _table_of(record: Record) -> Table:
    """A table at which this game is being played, so that all that is said of it is said in one way."""
    game = record.game
    return Table(
        id="",
        code="",
        options=Options(seats=game.seats, anonymous=True),  # nobody has written or thinks
        sitters=tuple(
            Sitter(_shown(name), bot=name.removeprefix(MARK) if is_bot_player(name) else None) for name in record.names
        ),
        phase="over" if game.over else "choose",
        game=game,
        game_no=1,
        tablets=(None,) * game.seats,
        revealed=((None,) * game.seats,) * len(game.turns),
    )


def _shown(name: str) -> str:
    """A name as it is shown. A name from a text may be anything, and must not break a layout, just as at a table."""
    mark = MARK if is_bot_player(name) else ""
    return mark + (clean_name(name.removeprefix(MARK)[:LONGEST_NAME]) or UNKNOWN)


def _seats(seats: tuple[SeatView, ...], boards: tuple[Board, ...]) -> tuple[SeatView, ...]:
    return tuple(
        replace(seat, available=digits_name(board.available), scores=board.scores)
        for seat, board in zip(seats, boards, strict=True)
    )


def link_of(record: Record) -> str:
    """The link of a game, with its names if they fit."""
    try:
        return link(record)
    except RecordError:  # the names are too long for any link, and the game is what matters
        return link(record, names=False)
