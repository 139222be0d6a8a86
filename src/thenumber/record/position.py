"""The position line: one position as one line of text, for bug reports, the solver and the counts."""

import re

from thenumber.record.errors import RecordError
from thenumber.record.format import spaced
from thenumber.record.record import unprintable
from thenumber.rules.board import Board
from thenumber.rules.digits import digits_name, parse_digits
from thenumber.rules.errors import RulesError
from thenumber.rules.game import ROUNDS, Position
from thenumber.rules.resolve import TURNS
from thenumber.rules.seats import MAX_SEATS, MIN_SEATS

NO_DIGITS = "-"
LABEL = re.compile(rf"([1-{ROUNDS}])\.([1-{TURNS}])")
BOARD = re.compile(r"([0-9]+|-):((?:[0-9]{1,6}(?:,[0-9]{1,6})*)?)")
COUNT = re.compile(r"[0-9]{1,6}")
TOKEN = re.compile(r"\S+")
EXAMPLE = "1.2 0345678:3 12789:11"


def format_position(position: Position) -> str:
    """A position as a line of text. Raises `RecordError` if the game is over: nothing is to be played then.

    >>> from thenumber.rules.game import new_game, play
    >>> format_position(play(new_game(3), [120, 987, 998]).position)
    '1.2 3456789:1 0123456:11 0123456789:0'
    """
    if position.over:
        raise RecordError("no-position", right=f"1.1-{ROUNDS}.{TURNS}")
    boards = [
        f"{digits_name(board.available) or NO_DIGITS}:{','.join(map(str, board.scores))}" for board in position.boards
    ]
    totals = "".join(f" | {spaced(total)}" for total in position.totals)
    return f"{position.round_no}.{position.turn_no} {' '.join(boards)}{totals}"


def parse_position(text: str) -> Position:
    """The position in a line of text, reachable in play or not. Raises `RecordError` with the column of what is wrong.

    >>> parse_position("1.2 3456789:1 0123456:11 0123456789:0").boards[1].scores
    (11,)
    """
    text = text.rstrip()
    if character := unprintable(text.replace("\t", " ")):
        raise RecordError("unprintable", found=f"U+{ord(character):04X}", column=text.index(character) + 1)
    tokens = [(match.group(), match.start() + 1) for match in TOKEN.finditer(text)]
    words = [word for word, _ in tokens]
    label = LABEL.fullmatch(words[0]) if words else None
    if not label:
        raise RecordError("bad-position", found=words[0] if words else "", right=EXAMPLE)
    round_no, turn_no = int(label[1]), int(label[2])
    bar = words.index("|") if "|" in words else len(words)
    boards = tuple(_board(word, column, turn_no - 1) for word, column in tokens[1:bar])
    if not MIN_SEATS <= len(boards) <= MAX_SEATS:
        raise RecordError("wrong-seats", found=str(len(boards)), right=f"{MIN_SEATS}-{MAX_SEATS}")
    return Position(boards, _totals(tokens[bar:], round_no, len(boards), len(text) + 1))


def _board(word: str, column: int, turns: int) -> Board:
    match = BOARD.fullmatch(word)
    if not match:
        raise RecordError("bad-board", found=word, right=EXAMPLE.split()[1], column=column)
    scores = tuple(int(score) for score in match[2].split(",") if score)
    if len(scores) != turns:
        raise RecordError("wrong-scores", found=str(len(scores)), right=str(turns), column=column + match.start(2))
    try:
        return Board(0 if match[1] == NO_DIGITS else parse_digits(match[1]), scores)
    except RulesError as error:
        raise RecordError("digit-twice", found=error.found, right=error.right, column=column) from None


def _totals(tokens: list[tuple[str, int]], round_no: int, seats: int, end_column: int) -> tuple[tuple[int, ...], ...]:
    """The totals of the rounds that are over: `| 38 48 25` in round 2, nothing in round 1."""
    column = tokens[0][1] if tokens else end_column
    if len(tokens) != (seats + 1) * (round_no - 1):
        right = " ".join(["|", *["0"] * seats]) * (round_no - 1)
        raise RecordError("wrong-totals", found=" ".join(word for word, _ in tokens), right=right, column=column)
    for word, column in tokens[1:]:
        if not COUNT.fullmatch(word):
            raise RecordError("bad-count", found=word, right="0", column=column)
    return (tuple(int(word) for word, _ in tokens[1:]),) if tokens else ()
