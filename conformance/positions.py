"""The vectors of positions.json: position lines, good and bad, and what the package says of them."""

from collections.abc import Iterator

import thenumber as tn
from conformance.writing import Vector, fresh

# id, case, text
POSITIONS = [
    ("start-2", "a game of two about to begin", fresh("1.1", 2)),
    ("start-3", "a game of three about to begin", fresh("1.1", 3)),
    ("start-4", "a game of four about to begin", fresh("1.1", 4)),
    ("start-5", "a game of five about to begin", fresh("1.1", 5)),
    ("middle", "some digits and scores", "1.4 9:1,6,6 6:11,2,5 1345678:0,0,13"),
    ("no-digits", "a hyphen where all digits are crossed out", "1.5 -:2,3,4,15 06789:0,5,0,0"),
    ("round-2", "totals of round 1 follow a bar", "2.1 0123456789: 0123456789: 0123456789: | 38 48 25"),
    ("last-turn", "the last turn of the game", "2.5 9:1,6,6,0 -:11,2,5,0 | 38 48"),
    ("digits-unordered", "digits in any order", "1.2 9876543:1 6543210:11"),
    ("spaces", "spaces and tabs between, before and behind", "  1.2\t3456789:1   0123456:11 "),
    ("spaces-totals", "spaces around the bar", "2.1 0123456789: 0123456789:   |   38  48"),
    ("zeros", "zeros before a score and a total", "2.2 3456789:01 0123456:011 | 038 0048"),
    ("unreachable", "a position that no play leads to is still a position", "1.2 -:999 -:999"),
    ("great-count", "scores and totals have up to six digits", "2.2 0:999999 1:0 | 999999 0"),
    ("empty", "nothing", ""),
    ("no-label", "the boards alone", "0123456789: 0123456789:"),
    ("label-round-3", "there is no round 3", "3.1 0123456789: 0123456789: | 1 2"),
    ("label-round-0", "there is no round 0", "0.1 0123456789: 0123456789:"),
    ("label-turn-6", "there is no turn 6", "1.6 0:1,2,3,4,5 1:1,2,3,4,5"),
    ("label-turn-0", "there is no turn 0", "1.0 0123456789: 0123456789:"),
    ("label-comma", "round and turn with a comma", "1,1 0123456789: 0123456789:"),
    ("label-long", "something behind the turn", "1.10 0123456789: 0123456789:"),
    ("no-board", "a label alone", "1.1"),
    ("one-board", "one seat is too few", "1.1 0123456789:"),
    ("six-boards", "six seats are too many", fresh("1.1", 6)),
    ("board-no-colon", "a board without a colon", "1.1 0123456789 0123456789:"),
    ("board-no-digits", "a board without digits has a hyphen", "1.2 0123456789:0 :0"),
    ("board-hyphen-and-digits", "a hyphen and digits", "1.2 0123456789:0 -3:0"),
    ("board-letter", "a letter among the digits", "1.1 0123456789: 01x3:"),
    ("board-full-width", "digits of another script", "1.1 0123456789: 01２3:"),
    ("board-semicolon", "scores with semicolons", "1.3 0123456789:0,0 0123:0;0"),
    ("board-negative", "a score below 0", "1.2 0123456789:-1 0123:0"),
    ("board-comma-first", "a comma before the first score", "1.2 0123456789:,1 0123:0"),
    ("board-comma-last", "a comma behind the last score", "1.2 0123456789:1, 0123:0"),
    ("board-great-score", "a score of seven digits", "1.2 0123456789:1000000 0123:0"),
    ("digit-twice", "a digit that stands twice", "1.1 0123456789: 01231:"),
    ("scores-missing", "too few scores for the turn", "1.3 0123456789:0,0 0123:0"),
    ("scores-none", "no scores where there must be some", "1.3 0123456789:0,0 0123:"),
    ("scores-too-many", "too many scores for the turn", "1.2 0123456789:0,0 0123:0"),
    ("scores-in-turn-1", "a score in turn 1", "1.1 0123456789: 0123:0"),
    ("totals-in-round-1", "totals in round 1", "1.1 0123456789: 0123456789: | 38 48"),
    ("bar-in-round-1", "a bar in round 1", "1.1 0123456789: 0123456789: |"),
    ("totals-missing", "no totals in round 2", "2.1 0123456789: 0123456789:"),
    ("totals-too-few", "a total is missing", "2.1 0123456789: 0123456789: | 38"),
    ("totals-too-many", "a total too many", "2.1 0123456789: 0123456789: | 38 48 25"),
    ("totals-twice", "totals of two rounds", "2.1 0123456789: 0123456789: | 38 48 | 25 12"),
    ("total-not-a-count", "a total that is not a count", "2.1 0123456789: 0123456789: | 38 x"),
    ("total-negative", "a total below 0", "2.1 0123456789: 0123456789: | -1 48"),
]


def position_facts(text: str) -> Vector:
    try:
        return {"canonical": tn.format_position(tn.parse_position(text)), "error": None}
    except tn.RecordError as error:
        return {"canonical": None, "error": {"code": error.code, "column": error.column}}


def position_vectors() -> Iterator[Vector]:
    for name, case, text in POSITIONS:
        yield {"id": name, "case": case, "text": text, **position_facts(text)}
