"""A record as text: the same game always gives the same bytes."""

import re
from collections.abc import Iterable

from thenumber.record.errors import RecordError
from thenumber.record.lines import MAX_LINE
from thenumber.record.record import FIXED_TAGS, GAME_NAME, RULES_VERSION, UNFINISHED, Record, result_of, unprintable
from thenumber.rules.check import Verdict
from thenumber.rules.digits import number_name
from thenumber.rules.resolve import TURNS, Turn
from thenumber.rules.seats import SEAT_LETTERS, Seat

ABSENT_MARK = "----"
BONUS_MARK = "*"
MARKS = {Verdict.APPROVED: "+", Verdict.ELIMINATED: "x", Verdict.VOID: "!"}
TAG_NAME = re.compile(r"[A-Za-z][A-Za-z0-9_]*")


def format_record(record: Record) -> str:
    """The text of a record, ending in a line break.

    >>> from thenumber.record.record import record_of
    >>> from thenumber.rules.game import new_game, play
    >>> game = play(new_game(3), [120, 987, 998])
    >>> print(format_record(record_of(game, ("Ada", "Bob", "@greedy"))), end="")
    [Game "The Number"]
    [Rules "1"]
    [Event "?"]
    [Site "?"]
    [Date "?"]
    [A "Ada"]
    [B "Bob"]
    [C "@greedy"]
    [Result "*"]
    <BLANKLINE>
    1.1 120+ 987* 998x = 1 11 0
    *
    """
    game = record.game
    notes = _notes(record)
    lines = [_tag_line(name, text) for name, text in _tags(record)]
    lines.append("")
    for index, turn in enumerate(game.turns):
        round_no = index // TURNS + 1
        lines.append(f"{round_no}.{format_turn(turn)}{notes.get(index, '')}")
        if turn.turn_no == TURNS:
            lines.append(f"{round_no}.= {spaced(game.position.totals[round_no - 1])}")
    lines.append(f"= {spaced(game.finals)}" if game.over else UNFINISHED)
    if max(map(len, lines)) > MAX_LINE:
        raise RecordError("long-line", right=str(MAX_LINE))
    return "\n".join(lines) + "\n"


def format_turn(turn: Turn) -> str:
    """A turn within its round: turn, tokens, scores.

    >>> from thenumber.rules.game import new_game, play
    >>> format_turn(play(new_game(3), [120, 987, 998]).turns[0])
    '1 120+ 987* 998x = 1 11 0'
    """
    tokens = [turn_token(turn, seat) for seat in range(len(turn.numbers))]
    return f"{turn.turn_no} {' '.join(tokens)} = {spaced(turn.scores)}"


def turn_token(turn: Turn, seat: Seat) -> str:
    """What a seat wrote and what became of it: `120+`, `987*`, `998x`, `766!` or `----`."""
    number = turn.numbers[seat]
    if number is None:
        return ABSENT_MARK
    return number_name(number) + (BONUS_MARK if seat in turn.bonus_seats else MARKS[turn.rulings[seat].verdict])


def spaced(values: Iterable[int]) -> str:
    return " ".join(map(str, values))


def _tags(record: Record) -> Iterable[tuple[str, str]]:
    if len(record.names) != record.game.seats:
        raise RecordError("wrong-names", found=str(len(record.names)), right=str(record.game.seats))
    yield "Game", GAME_NAME
    yield "Rules", RULES_VERSION
    yield "Event", record.event
    yield "Site", record.site
    yield "Date", record.date
    yield from zip(SEAT_LETTERS, record.names, strict=False)
    yield "Result", result_of(record.game)
    before = ""
    for name, text in sorted(record.other_tags):
        if name in FIXED_TAGS or name == before:
            raise RecordError("tag-twice", found=name)
        if not TAG_NAME.fullmatch(name):
            raise RecordError("bad-tag", found=name, right='[Name "text"]')
        yield name, text
        before = name


def _tag_line(name: str, text: str) -> str:
    _demand_printable(text)
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'[{name} "{escaped}"]'


def _notes(record: Record) -> dict[int, str]:
    notes = {}
    for index, note in record.notes:
        if not 0 <= index < len(record.game.turns) or index in notes:
            raise RecordError("misplaced-note", found=note)
        _demand_printable(note)
        if note != note.strip() or not note:
            raise RecordError("misplaced-note", found=note, right=note.strip())
        notes[index] = f" ; {note}"
    return notes


def _demand_printable(text: str) -> None:
    if character := unprintable(text):
        raise RecordError("unprintable", found=f"U+{ord(character):04X}")
