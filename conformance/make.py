"""Makes the vectors: the cases are written here, what becomes of them is what the package says.

python conformance/make.py            writes the json files anew
python conformance/make.py --check    writes nothing, and fails if they are stale
"""

import argparse
import base64
import json
import sys
import zlib
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, TypeAlias

import thenumber as tn

Vector: TypeAlias = dict[str, Any]
Numbers: TypeAlias = list[str | None]

FOLDER = Path(__file__).parent
FRESH = "0123456789:"
RANDOM_TURNS = 160

ABOUT = {
    "turns.json": "One turn from a position: what the numbers do to each other, the scores, and the position after.",
    "games.json": "Whole games and unfinished ones: numbers in, rounds, totals, finals and winners out.",
    "positions.json": "Position lines: the canonical form of good ones, code and column of the error in bad ones.",
    "records.json": "Records (.tnr): the canonical text of every game in good ones, the first error in bad ones.",
    "links.json": "Links: the game and the names that a good one holds, the code of the error in a bad one.",
}


# Turns: id, case, position line, numbers


def fresh(label: str, seats: int) -> str:
    """A position in which nothing has been scored or crossed out yet, at any turn."""
    scores = ",".join("0" * (int(label[2]) - 1))
    return " ".join([label] + [FRESH + scores] * seats + (["|"] + ["0"] * seats if label[0] == "2" else []))


TURNS = [
    # The worked examples
    ("example-1", "the first worked example of the rules", fresh("1.1", 5), "761 513 444 444 220"),
    ("example-2", "the second worked example of the rules", fresh("1.2", 5), "761 513 444 342 220"),
    ("example-3", "the third worked example: 777 alone approved on top in turn 5", fresh("1.5", 3), "777 871 220"),
    ("example-4", "the fourth worked example of the rules", fresh("1.3", 3), "900 900 011"),
    # Choose
    ("digit-repeated", "a digit may be used more than once; it is crossed out once", fresh("1.1", 2), "444 220"),
    ("number-000", "000 is a number: approved as the lowest, 0 points, crosses out 0", fresh("1.1", 3), "000 111 222"),
    ("number-999", "999 is a number: nothing lies above it", fresh("1.1", 3), "999 888 777"),
    ("leading-0-is-a-digit", "099 is lower than 100 and eliminates it with its leading 0", fresh("1.1", 2), "100 099"),
    (
        "own-board-only",
        "digits crossed out on one board stay available on the others",
        "1.2 3456789:0 0123456789:4",
        "987 012",
    ),
    ("void", "void: one of three digits is not available to its writer", "1.2 0123489:9 012356:6", "107 326"),
    ("void-two-digits", "void: two digits are not available, in the order of digits", "1.2 0245:9 012356:6", "957 326"),
    (
        "void-digit-repeated",
        "void: an unavailable digit written three times is named once",
        "1.2 0123456:11 0126789:4",
        "777 612",
    ),
    ("void-all-three", "void: none of the three digits is available", "1.2 0123456:11 0126789:4", "789 612"),
    (
        "void-highest",
        "a void number on top: the bonus goes to the highest approved",
        "1.2 0123456:11 01234:0 0123456789:4",
        "987 421 333",
    ),
    (
        "void-lowest",
        "a void number at the bottom: the next one up shares its digits and is approved",
        "1.3 456789:3,0 0123456789:0,0 0123456789:0,0",
        "145 451 888",
    ),
    (
        "void-does-not-eliminate",
        "a void number in the middle does not eliminate a higher number that shares its digits",
        "1.2 0123456789:0 0123456:11 0123456789:4",
        "765 675 210",
    ),
    (
        "void-twin",
        "the same number, void for one seat and approved for the other",
        "1.2 0123456:11 0123456789:0",
        "987 987",
    ),
    (
        "void-all-but-one",
        "the only number that is not void is approved and gets the bonus",
        "1.4 0123456:1,2,0 0123456:1,2,0 0123456789:0,0,0",
        "987 789 798",
    ),
    # Check
    ("lowest-approved", "the lowest number is approved, whatever the others wrote", fresh("1.1", 4), "987 879 798 789"),
    ("higher-never-eliminates", "a higher number does not eliminate a lower one", fresh("1.1", 2), "123 132"),
    ("shared-by-several", "every lower number that shares a digit is named", fresh("1.1", 5), "987 977 888 777 666"),
    ("shared-two-digits", "all digits that two numbers share are named", fresh("1.1", 2), "975 579"),
    ("same-digits-other-order", "the same digits in another order: the higher one is out", fresh("1.1", 2), "321 123"),
    ("identical-top-approved", "identical numbers at the top, approved", fresh("1.1", 3), "876 876 543"),
    ("identical-top-eliminated", "identical numbers at the top, both eliminated", fresh("1.1", 3), "876 876 567"),
    ("identical-middle-approved", "identical numbers in the middle, approved", fresh("1.1", 4), "987 654 654 321"),
    ("identical-middle-eliminated", "identical numbers in the middle, both out", fresh("1.1", 4), "987 654 654 456"),
    ("identical-bottom", "identical numbers at the bottom are both approved", fresh("1.1", 3), "987 654 654"),
    ("identical-bottom-eliminate", "both of two identical lower numbers are named", fresh("1.1", 3), "987 897 897"),
    ("identical-all", "everybody wrote the same number: all approved, all get the bonus", fresh("1.1", 5), "777 " * 5),
    (
        "eliminated-still-eliminates",
        "a number that is itself eliminated still eliminates a higher one",
        fresh("1.1", 3),
        "976 765 543",
    ),
    ("chain", "a chain: each number is eliminated by the next one down only", fresh("1.1", 5), "987 876 653 432 210"),
    ("all-approved", "nobody shares a digit: all approved", fresh("1.1", 3), "987 654 321"),
    ("seat-order", "the first worked example in another order of seats", fresh("1.1", 5), "444 220 513 761 444"),
    # Resolve
    *(
        (f"turn-{r}.{t}", f"round {r}, turn {t}: the bonus of the turn", fresh(f"{r}.{t}", 3), "951 842 763")
        for r in (1, 2)
        for t in range(1, 6)
    ),
    ("first-digit-scores", "the first digit scores, not the greatest", fresh("1.1", 2), "456 199"),
    (
        "bonus-below-eliminated",
        "the bonus goes to the highest approved, not the highest",
        fresh("1.2", 3),
        "931 854 210",
    ),
    (
        "bonus-to-the-lowest",
        "only the lowest is approved: it is the highest approved too",
        fresh("1.4", 3),
        "543 435 345",
    ),
    ("doubling", "turn 5: twice the first digit, with and without the bonus", fresh("1.5", 3), "987 654 321"),
    (
        "doubling-before-bonus",
        "turn 5: the first digit is doubled before the bonus is added, and the bonus is not",
        "1.5 123456789:2,0,0,0 0456789:1,2,0,0",
        "345 678",
    ),
    ("eliminated-crosses-out-nothing", "eliminated: 0, nothing is crossed out", "1.2 123456:5 123456:5", "654 456"),
    (
        "crossed-out-grow",
        "digits of an approved number join those crossed out before",
        "1.3 3456789:2,0 0126789:0,5",
        "345 012",
    ),
    (
        "last-digits",
        "the last digits are crossed out: the board has none for the next turn",
        "1.4 9:2,3,4 06789:0,5,0",
        "999 067",
    ),
    # Sitting out
    (
        "sits-out",
        "a seat without digits sits out with 0",
        "1.5 -:2,3,4,9 06789:0,5,0,0 0123456789:0,0,0,0",
        "--- 067 812",
    ),
    (
        "sits-out-in-turn",
        "a seat without digits sits out every turn that is left (a made-up position: play needs four turns for it)",
        "1.3 -:9,9 0123456789:0,0",
        "--- 314",
    ),
    ("sits-out-everybody", "everybody sits out: the turn passes with 0", "1.5 -:2,3,4,15 -:2,3,4,15", "--- ---"),
    (
        "sits-out-writes",
        "a seat without digits that writes all the same is void",
        "1.5 -:2,3,4,9 06789:0,5,0,0",
        "999 067",
    ),
    (
        "sits-out-until-round-2",
        "a seat that sat out has all ten digits again in round 2",
        "1.5 -:7,9,13,9 46789:0,5,0,0 0123456789:0,0,0,0",
        "--- 876 555",
    ),
    # Rulings
    (
        "shared-bonus",
        "two seats hold the same highest approved number: each gets the bonus",
        fresh("1.2", 3),
        "876 876 543",
    ),
    ("shared-bonus-below", "shared by identical numbers below an eliminated one", fresh("1.3", 4), "975 643 643 510"),
    ("shared-bonus-three", "three seats share the highest approved number", fresh("1.4", 4), "876 876 543 876"),
    ("shared-bonus-turn-5", "the bonus is shared in turn 5: each gets it whole", fresh("1.5", 3), "876 543 876"),
    (
        "everybody-void",
        "everybody is void: no number is approved, nobody gets the bonus",
        "1.2 0126789:4 0126789:4 0126789:4",
        "345 333 904",
    ),
    ("everybody-absent", "everybody is absent: nobody gets the bonus", fresh("1.3", 3), "--- --- ---"),
    (
        "everybody-void-or-absent",
        "everybody is void or absent: nobody gets the bonus",
        "1.2 0126789:4 0123456789:0 0126789:4",
        "345 --- 904",
    ),
    (
        "leading-0",
        "a number that begins with 0 is approved: 0 points, digits crossed out",
        fresh("1.1", 3),
        "987 654 012",
    ),
    (
        "leading-0-bonus",
        "a number that begins with 0 is the highest approved: the bonus",
        fresh("1.4", 3),
        "901 109 019",
    ),
    ("leading-0-turn-5", "turn 5 doubles the 0 of a number that begins with it: the bonus", fresh("1.5", 2), "980 089"),
    ("absent", "absent: 0 points, nothing crossed out", "1.2 0126789:4 0123456789:0 345:8", "--- 987 543"),
    (
        "absent-one-writes",
        "one seat writes, the others are absent: approved, with the bonus",
        fresh("1.1", 3),
        "--- 050 ---",
    ),
    (
        "absent-at-the-end",
        "absent in turn 5: the round's total still counts",
        "1.5 0126789:4,0,0,0 01:9,8,9,0",
        "--- 101",
    ),
    (
        "no-pass",
        "no passing: a seat with digits left and no number is absent, and keeps its digits",
        "1.5 9:2,3,4,0 06789:0,5,0,0",
        "--- 067",
    ),
    (
        "unavailable-digit",
        "an unavailable digit: at a table with the paper option void, anywhere else refused with these digits named",
        "1.4 9:1,6,6 6:11,2,5 1345678:0,0,13",
        "999 766 888",
    ),
    # The end of a round and of the game
    (
        "end-of-round-1",
        "total = five scores + crossed-out digits",
        "1.5 9:1,6,6,0 6:11,2,5,0 1345678:0,0,13,8",
        "999 666 765",
    ),
    (
        "count-0-and-10",
        "nothing crossed out counts 0, all ten digits count 10",
        "1.5 0123456789:0,0,0,0 0:2,3,4,0",
        "980 000",
    ),
    (
        "crossed-out-last-turn",
        "digits crossed out in turn 5 count",
        "1.5 0123456789:0,0,0,0 0126789:4,0,0,0",
        "888 120",
    ),
    (
        "end-of-round-2",
        "final = total of round 1 + total of round 2, the highest wins",
        "2.5 9:1,6,6,0 6:11,2,5,0 1345678:0,0,13,8 | 38 48 25",
        "999 666 765",
    ),
    ("round-1-decides", "the lower total in round 2 can win", "2.5 0126789:4,0,0,0 0126:4,9,9,0 | 60 21", "126 621"),
    (
        "shared-win",
        "tied at the top, on different ways: both win",
        "2.5 0123456789:0,0,0,0 0123456789:0,0,0,0 0123456789:0,0,0,0 | 31 20 10",
        "876 765 543",
    ),
    ("shared-win-all", "all tied: everybody wins", fresh("2.5", 4), "444 444 444 444"),
    # Seats
    ("seats-2", "two seats, a house option", fresh("1.1", 2), "761 513"),
    ("seats-3", "three seats", fresh("1.1", 3), "761 513 444"),
    ("seats-4", "four seats", fresh("1.1", 4), "761 513 444 444"),
    ("seats-5", "five seats", fresh("2.1", 5), "987 876 765 654 543"),
]


def written(numbers: str) -> Numbers:
    return [None if number == "---" else number for number in numbers.split()]


def turn_facts(position: str, numbers: Sequence[str | None]) -> Vector:
    """What the package says of one turn, in the fields of turns.json."""
    turn, after = tn.play_turn(
        tn.parse_position(position), [None if number is None else tn.parse_number(number) for number in numbers]
    )
    finals = list(after.finals) if after.over else None
    return _turn_fields(turn) | {
        "totals": [board.total for board in turn.boards] if turn.turn_no == 5 else None,
        "next": None if after.over else tn.format_position(after),
        "finals": finals,
        "winners": list(tn.winners(tn.Game(after))) if finals else None,
    }


def _turn_fields(turn: tn.Turn) -> Vector:
    return {
        "verdicts": [ruling.verdict.value for ruling in turn.rulings],
        "eliminated_by": [
            [{"seat": clash.seat, "digits": tn.digits_name(clash.digits)} for clash in ruling.eliminated_by]
            for ruling in turn.rulings
        ],
        "unavailable": [tn.digits_name(ruling.unavailable) for ruling in turn.rulings],
        "scores": list(turn.scores),
        "bonus": [turn.bonus if seat in turn.bonus_seats else 0 for seat in range(len(turn.scores))],
        "crossed_out": [tn.digits_name(board.crossed_out) for board in turn.boards],
    }


def turn_vectors() -> Iterator[Vector]:
    cases = [(name, case, position, written(numbers)) for name, case, position, numbers in TURNS]
    for name, case, position, numbers in [*cases, *random_turns()]:
        yield {"id": name, "case": case, "position": position, "numbers": numbers, **turn_facts(position, numbers)}


# Chance: of Python's generators only random() promises the same sequence in every version


def pick(rng: Random, options: Sequence[Any]) -> Any:
    return options[int(rng.random() * len(options))]


def random_turns() -> Iterator[tuple[str, str, str, Numbers]]:
    rng = Random(1)
    for index in range(RANDOM_TURNS):
        # 2 to 5 seats, ten turns, two kinds of position: all 80 pairings come up equally often.
        seats, turns, reached = 2 + index % 4, index // 4 % 10, (index + index // 40) % 2 == 0
        position = reached_position(rng, seats, turns) if reached else made_up_position(rng, seats, turns)
        label = f"{position.round_no}.{position.turn_no}"
        case = f"random numbers: {seats} seats, turn {label}, a {'reached' if reached else 'made-up'} position"
        yield f"random-{index + 1:03}", case, tn.format_position(position), random_numbers(rng, position)


def reached_position(rng: Random, seats: int, turns: int) -> tn.Position:
    game = tn.new_game(seats)
    for _ in range(turns):
        game = tn.play(game, _parsed(random_numbers(rng, game.position)))
    return game.position


def made_up_position(rng: Random, seats: int, turns: int) -> tn.Position:
    def board() -> tn.Board:
        chance = rng.random()
        available = sum(1 << digit for digit in range(10) if rng.random() < chance)
        return tn.Board(available, tuple(int(rng.random() * 18) for _ in range(turns % 5)))

    totals = (tuple(int(rng.random() * 90) for _ in range(seats)),) if turns >= 5 else ()
    return tn.Position(tuple(board() for _ in range(seats)), totals)


def random_numbers(rng: Random, position: tn.Position, *, void: float = 0.1, absent: float = 0.08) -> Numbers:
    """A number a seat; some are void or absent, and some copied: chance alone has few identical ones."""
    numbers: Numbers = []
    for board in position.boards:
        possible = _names(tn.available_numbers(board.available))
        copies = [number for number in numbers if number in set(possible)]
        chance = rng.random()
        if not possible or chance < absent:
            numbers.append(None)
        elif chance < absent + void and board.crossed_out:
            numbers.append(pick(rng, sorted(set(_names(range(1000))) - set(possible))))
        elif copies and rng.random() < 0.2:
            numbers.append(pick(rng, copies))
        elif rng.random() < 0.5:
            numbers.append(pick(rng, possible))
        else:
            numbers.append(pick(rng, [number for number in possible if len(set(number)) < 3]))
    return numbers


@cache
def _names(numbers: Sequence[tn.Number]) -> list[str]:
    return [tn.number_name(number) for number in numbers]


def _parsed(numbers: Sequence[str | None]) -> list[tn.Number | None]:
    return [None if number is None else tn.parse_number(number) for number in numbers]


# Games: id, case, seats, numbers of every turn

IDENTICAL_ROUND = ["012 012 012", "345 345 345", "678 678 678", "999 999 999", "--- --- ---"]
SITTING_OUT_ROUND = ["210 987", "543 876", "876 765", "999 ---", "--- 123"]

GAMES = [
    ("no-turn", "a game about to begin", 3, []),
    ("one-turn", "unfinished: one turn", 5, ["761 513 444 444 220"]),
    (
        "one-round",
        "unfinished: round 1 is over, round 2 has not begun; void and sitting out",
        3,
        ["120 987 998", "345 210 761", "678 543 902", "999 766 888", "--- 666 765"],
    ),
    ("nine-turns", "unfinished: one turn is missing", 2, ["987 654"] + ["--- ---"] * 8),
    ("identical", "everybody writes the same: all sit out turn 5, and all win", 3, IDENTICAL_ROUND * 2),
    ("sitting-out", "a seat crosses out all ten digits and sits out turn 5, in both rounds", 2, SITTING_OUT_ROUND * 2),
    ("nobody", "everybody is absent in every turn: all win with 0", 4, ["--- --- --- ---"] * 10),
    (
        "left",
        "a seat leaves after turn 1.2 and is absent to the end",
        3,
        ["987 654 321", "666 777 888", *["--- 345 012"] * 3, *["--- 789 456"] * 5],
    ),
    ("slips", "the same number in every turn: void from turn 2 on", 2, ["987 654"] * 10),
]


def random_game(seed: int, seats: int, *, void: float = 0.0, absent: float = 0.0) -> list[Numbers]:
    rng, game = Random(seed), tn.new_game(seats)
    turns = []
    while not game.over:
        turns.append(random_numbers(rng, game.position, void=void, absent=absent))
        game = tn.play(game, _parsed(turns[-1]))
    return turns


def first_game(wanted: Callable[[Vector], bool], seats: int) -> list[Numbers]:
    games = (random_game(seed, seats) for seed in count())
    return next(turns for turns in games if wanted(game_facts(seats, turns)))


def game_cases() -> Iterator[tuple[str, str, int, list[Numbers]]]:
    for name, case, seats, turns in GAMES:
        yield name, case, seats, [written(numbers) for numbers in turns]
    for seats in range(2, 6):
        yield f"random-{seats}", f"a whole game of {seats} seats, numbers at random", seats, random_game(seats, seats)
    yield "absences", "numbers at random, every fourth one missing", 4, random_game(6, 4, absent=0.25)
    yield "voids", "numbers at random, many of them void", 5, random_game(7, 5, void=0.4)
    yield "shared-win", "two of three seats share the win", 3, first_game(lambda facts: len(facts["winners"]) == 2, 3)
    yield (
        "no-round-won",
        "the winner had the highest total in neither round",
        3,
        first_game(
            lambda facts: (
                len(facts["winners"]) == 1
                and all(one["totals"][facts["winners"][0]] < max(one["totals"]) for one in facts["rounds"])
            ),
            3,
        ),
    )


def game_facts(seats: int, numbers: Sequence[Sequence[str | None]]) -> Vector:
    """What the package says of a game, in the fields of games.json."""
    game = tn.new_game(seats)
    for turn in numbers:
        game = tn.play(game, _parsed(turn))
    totals = game.position.totals
    rounds = [
        {
            "turns": [_turn_fields(turn) for turn in turns],
            "crossed_out_count": [b.crossed_out_count for b in turns[-1].boards] if index < len(totals) else None,
            "totals": list(totals[index]) if index < len(totals) else None,
        }
        for index, turns in enumerate(game.rounds)
    ]
    return {
        "rounds": rounds,
        "next": None if game.over else tn.format_position(game.position),
        "finals": list(game.finals) if game.over else None,
        "winners": list(tn.winners(game)) if game.over else None,
    }


def game_vectors() -> Iterator[Vector]:
    for name, case, seats, numbers in game_cases():
        yield {"id": name, "case": case, "seats": seats, "numbers": numbers, **game_facts(seats, numbers)}


# Position lines: id, case, text

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


# Records: id, case, text

NAMES = '[A "Ada"]\n[B "Bob"]\n'
TAGS = '[Game "The Number"]\n[Rules "1"]\n[Event "?"]\n[Site "?"]\n[Date "?"]\n'
TURN = "1.1 987* 654+ = 11 6\n"
ROUND = TURN + "".join(f"1.{turn} ---- ---- = 0 0\n" for turn in range(2, 6))
GAME = ROUND + "1.= 14 9\n" + ROUND.replace("\n1.", "\n2.").replace("1.1", "2.1", 1) + "2.= 14 9\n= 28 18\n"
CANONICAL = TAGS + NAMES + '[Result "A"]\n\n' + GAME
NUMBERS_ONLY = "".join(f"{r}.1 987 654\n" + "".join(f"{r}.{t} ---- ----\n" for t in range(2, 6)) for r in (1, 2))
KITCHEN = """[Game "The Number"]
[Rules "1"]
[Event "Kitchen table"]
[Site "?"]
[Date "2026-11-15"]
[A "Ada"]
[B "Bob"]
[C "@greedy"]
[Result "*"]

1.1 120+ 987* 998x = 1 11 0
1.2 345* 210+ 761x = 6 2 0
1.3 678+ 543+ 902* = 6 5 13
1.4 999* 766! 888+ = 15 0 8 ; B wrote a crossed-out 7
1.5 ---- 666* 765x = 0 20 0
1.= 38 48 25
*
"""

RECORDS = [
    ("kitchen", "a canonical text stays as it is; all marks, a note, an absent seat", KITCHEN),
    ("whole-game", "a whole game with totals and finals stays as it is", CANONICAL),
    ("numbers-only", "numbers alone are enough; the number of them tells the seats", "1.1 761 513 444 444 220"),
    ("numbers-only-game", "a whole game of numbers alone", NUMBERS_ONLY),
    ("marks-without-scores", "marks, but no scores", "1.1 987* 654+\n"),
    ("scores-without-marks", "scores, but no marks", "1.1 987 654 = 11 6\n"),
    ("some-marks", "a mark on one number only", "1.1 987 654+\n"),
    ("no-round-lines", "finals without the totals of the rounds", NUMBERS_ONLY + "= 28 18\n"),
    ("absent-short", "three hyphens for an absent seat", "1.1 987 ---\n"),
    ("names-only", "names tell the seats of a game about to begin", NAMES),
    ("no-end", "an unfinished game without its asterisk", NAMES + TURN),
    ("tags-reordered", "tags come in any order", '[Result "*"]\n[B "Bob"]\n[Date "2026"]\n[A "Ada"]\n'),
    ("tags-other", "other tags follow in alphabetical order", NAMES + '[Zeal "z"]\n[Clock "60"]\n[clock "?"]\n'),
    ("tag-spaces", "spaces inside and around a tag", '  [ A  "Ada" ]  \n[B "Bob"]\n'),
    ("tag-escapes", "an escaped quotation mark and an escaped backslash", r'[A "\"A\\da\""]' + '\n[B ""]\n'),
    ("tag-languages", "names in any language", '[A "Ada Großmann"]\n[B "數字戰爭 🎲"]\n'),
    ("tag-unknown", "Game, Rules and Result may be unknown", '[Game "?"]\n[Rules "?"]\n[Result "?"]\n' + NAMES),
    (
        "result-any-order",
        "the winners in any order",
        '[Result "BA"]\n' + "".join(f"{r}.{t} ---- ----\n" for r in (1, 2) for t in range(1, 6)),
    ),
    ("crlf", "lines that end in CR LF", (NAMES + "\n" + TURN + "*\n").replace("\n", "\r\n")),
    ("byte-order-mark", "a byte order mark at the very beginning", "\ufeff" + NAMES + TURN),
    (
        "comments",
        "lines that begin with # are left out",
        "# one\n" + NAMES + "  # two [Game\n" + TURN + "#three\n*\n# four",
    ),
    ("blank-lines", "blank lines anywhere within a game", "\n\n" + NAMES + "\n \n" + TURN + "\n1.2 321 123\n\n*\n\n"),
    ("spaces", "spaces and tabs between, before and behind", "  1.1   987*\t654+  =  11   6  \n  *  \n"),
    ("note", "a note with semicolons of its own", "1.1 987 654;  one; two ;\n"),
    ("note-empty", "an empty note is none", "1.1 987 654 ;\n"),
    ("note-like-a-tag", "a note that looks like a tag and a comment", '1.1 987 654 ; [Game "x"] # y\n'),
    ("zeros", "zeros before a score", "1.1 987 654 = 011 06\n"),
    ("two-games", "two games: a blank line and [Game begin the next", CANONICAL + "\n" + KITCHEN),
    (
        "two-games-no-blank",
        "two games: [Game after a turn begins the next too",
        TAGS + NAMES + TURN + TAGS + NAMES + TURN,
    ),
    ("nothing", "no text, no game", ""),
    ("comments-only", "a comment alone is no game", "# nothing yet\n\n"),
    # Wrong tags
    ("bad-tag", "a tag without quotation marks", NAMES + "[Event Kitchen]\n"),
    ("bad-tag-open", "a tag that is not closed", NAMES + '[Event "Kitchen"\n'),
    ("bad-tag-name", "a tag that begins with a digit", NAMES + '[1st "x"]\n'),
    ("bad-tag-quote", "a quotation mark that is not escaped", '[A "A"da"]\n'),
    ("tag-twice", "a tag that is there already", NAMES + '[A "Ann"]\n'),
    ("bad-escape", "a backslash before a letter", r'[A "a\nb"]' + "\n"),
    ("wrong-game", "another game", '[Game "Chess"]\n' + NAMES),
    ("wrong-rules", "rules that are not known", '[Game "The Number"]\n[Rules "2"]\n' + NAMES),
    ("missing-name", "the name of a seat in between is missing", '[A "Ada"]\n[C "Cem"]\n1.1 987 654 321\n'),
    ("one-name", "one name is too few", '[A "Ada"]\n'),
    ("no-seats", "tags without a name, and no turn", '[Event "Kitchen"]\n'),
    ("no-seats-end", "an end before anybody sat down", "*\n"),
    ("tag-after-turn", "a tag behind a turn", NAMES + TURN + '[Event "Kitchen"]\n'),
    ("wrong-result", "the wrong winners", CANONICAL.replace('Result "A"', 'Result "B"')),
    ("wrong-result-unfinished", "winners of a game that goes on", NAMES + '[Result "A"]\n' + TURN),
    # Wrong turns
    ("label-skipped", "a turn is missing", TURN + "1.3 321 123\n"),
    ("label-repeated", "a turn stands twice", TURN + TURN),
    ("label-nonsense", "a line that is not a turn", NAMES + "hello there\n"),
    ("first-turn-missing", "the game begins with turn 2", "1.2 987 654\n"),
    ("one-number", "one number is too few", "1.1 987\n"),
    ("six-numbers", "six numbers are too many", "1.1 987 876 765 654 543 432\n"),
    ("number-missing", "a number is missing", TURN + "1.2 321\n"),
    ("number-too-many", "a number more than there are names", NAMES + "1.1 987 654 321\n"),
    ("two-digits", "a number of two digits", "1.1 987 65\n"),
    ("four-digits", "a number of four digits", "1.1 9876 543\n"),
    ("unknown-mark", "a mark that does not exist", "1.1 987* 654?\n"),
    ("full-width-digits", "digits of another script", "1.1 987 ６５４\n"),
    ("mark-approved", "approved, but marked as the highest", "1.1 987* 654*\n"),
    ("mark-highest", "the highest approved, but marked as approved only", "1.1 987+ 654+\n"),
    ("mark-eliminated", "eliminated, but marked as approved", "1.1 987+ 789*\n"),
    ("mark-void", "void, but marked as approved", TURN + "1.2 987* 321+\n"),
    ("wrong-score", "a wrong score", "1.1 987* 654+ = 11 7\n"),
    ("score-not-a-count", "a score that is not a count", "1.1 987* 654+ = 11 six\n"),
    ("score-missing", "a score is missing", "1.1 987* 654+ = 11\n"),
    ("scores-none", "an equals sign and no scores", "1.1 987* 654+ =\n"),
    ("eleventh-turn", "a turn after the tenth", NUMBERS_ONLY + "3.1 987 654\n"),
    # Wrong ends
    ("wrong-total", "a wrong total", ROUND + "1.= 14 8\n"),
    ("total-missing", "a total is missing", ROUND + "1.= 14\n"),
    ("totals-early", "totals before the round is over", TURN + "1.= 14 9\n"),
    ("totals-twice", "totals that stand twice", ROUND + "1.= 14 9\n1.= 14 9\n"),
    ("totals-wrong-round", "totals of the other round", ROUND + "2.= 14 9\n"),
    ("totals-first", "totals before the first turn", NAMES + "1.= 0 0\n"),
    ("wrong-final", "a wrong final", NUMBERS_ONLY + "= 28 19\n"),
    ("finals-early", "finals of a game that goes on", TURN + "= 11 6\n"),
    ("asterisk-late", "an asterisk although the game is over", NUMBERS_ONLY + "*\n"),
    ("word-with-equals", "a word that ends in an equals sign ends no game", TURN + "foo=\n"),
    ("bad-end", "something behind the asterisk", TURN + "* 11 6\n"),
    ("after-the-end", "a turn behind the asterisk", TURN + "*\n1.2 321 123\n"),
    ("after-the-finals", "something behind the finals", CANONICAL + "hello\n"),
    ("note-alone", "a note on a line of its own", TURN + "; good game\n"),
    ("note-on-totals", "a note behind the totals", ROUND + "1.= 14 9 ; close\n"),
    # Wrong lines, and where several games stand
    ("control-character", "a control character", NAMES + "1.1 987 654 ; a\x07b\n"),
    ("line-separator", "a character that some programs break lines at", '[A "A\u2028da"]\n[B "Bob"]\n'),
    ("carriage-return", "a carriage return within a line", "1.1 987\r654\n"),
    ("long-line", "a line of 4097 characters", "1.1 987 654 ;" + "x" * 4084 + "\n"),
    ("quoted-40", "what is found is cut to 40 characters", NAMES + TURN + "; " + "abcdefghi " * 6 + "\n"),
    ("second-game", "lines count from the beginning of the text", CANONICAL + "\n" + KITCHEN.replace("11 0", "12 0")),
]


def record_facts(text: str) -> Vector:
    try:
        return {"canonical": [tn.format_record(record) for record in tn.parse_records(text)], "error": None}
    except tn.RecordError as error:
        fields = ("code", "line", "column", "found", "right", "verdict")
        return {"canonical": None, "error": {field: getattr(error, field) for field in fields}}


def record_vectors() -> Iterator[Vector]:
    for name, case, text in RECORDS:
        yield {"id": name, "case": case, "text": text, **record_facts(text)}


# Links: good ones are id, case, seats, turns and names; bad ones are put together bit by bit

LINKS = [
    ("no-turn", "a game about to begin", 3, [], ""),
    ("one-turn", "one turn, a seat absent", 3, ["761 --- 220"], ""),
    ("leading-0", "numbers that begin with 0", 2, ["000 042"], ""),
    ("two-seats", "two seats, two turns", 2, ["987 654", "321 123"], ""),
    ("five-seats", "five seats, one turn", 5, ["761 513 444 444 220"], ""),
    ("void", "a void number needs no mark", 2, ["987 654", "987 321"], ""),
    ("game-2", "a whole game of two seats", 2, SITTING_OUT_ROUND * 2, ""),
    ("game-3", "a whole game of three seats", 3, IDENTICAL_ROUND * 2, ""),
    ("game-5", "a whole game of five seats", 5, ["987 876 765 654 543", "--- --- --- --- ---"] * 5, ""),
    ("names", "with names", 3, ["761 --- 220"], "Ada Bob @greedy"),
    ("names-some", "one name is known", 2, ["987 654"], "? Bob"),
    ("names-languages", "names in any language", 2, ["987 654"], "Großmann 數字戰爭🎲"),
    ("names-no-turn", "names before the first turn", 2, [], "Ada Bob"),
]


def bits_of(
    seats: int, turns: Sequence[Sequence[str | None]], *, version: int = 1, turn_count: int | None = None
) -> str:
    """The bits of a game, up to a full byte; `turn_count` can lie."""
    fields = [1000 if number is None else int(number) for turn in turns for number in turn]
    played = len(turns) if turn_count is None else turn_count
    bits = f"{version:03b}{seats - 2:02b}{played:04b}" + "".join(f"{field:010b}" for field in fields)
    return bits + "0" * (-len(bits) % 8)


def sealed(bits: str, names: bytes = b"") -> str:
    """The link of these bits and names, whatever they say, with a checksum that fits."""
    payload = bytes(int(bits[start : start + 8], 2) for start in range(0, len(bits), 8)) + names
    checksum = (zlib.crc32(payload) & 0xFFFF).to_bytes(2, "big")
    return base64.urlsafe_b64encode(payload + checksum).decode().rstrip("=")


def odd_links() -> Iterator[tuple[str, str, str]]:
    """Texts that are not the plain link of a game: id, case, text."""
    turns = [written("761 --- 220")]
    good = sealed(bits_of(3, turns))
    named = sealed(bits_of(3, turns), b"Ada\nBob\n@greedy")
    yield "address-path", "a web address that ends in a link", f"https://example.org/r/{good}"
    yield "address-fragment", "a web address with a link behind #", f"https://example.org/replay#{named}"
    yield "address-query", "a web address with a link as its last value", f"https://example.org/?lang=de&game={good}"
    yield "spaces", "spaces and a line break around it", f"  {good}\n"
    yield "empty", "nothing", ""
    yield "address-only", "a web address without a link", "https://example.org/"
    yield "bad-character", "a character that no link has", good[:4] + "!" + good[5:]
    yield "bad-space", "a space within", good[:4] + " " + good[4:]
    yield "standard-base64", "the characters + and / of plain base64", good.replace("_", "/").replace("-", "+")
    yield "padding", "the equals signs of plain base64", good + "=="
    yield "wrong-length", "a length that no base64 has", good[:-1]
    yield "cut-short", "the end is lost", named[:-4]
    yield "changed", "one character is changed", good[:3] + ("A" if good[3] != "A" else "B") + good[4:]
    yield "swapped", "two characters are swapped", good[:2] + good[3] + good[2] + good[4:]
    yield "unused-bits", "bits that base64 does not use are set", _with_unused_bit(good)
    yield "checksum-only", "a checksum of nothing", sealed("")
    yield "one-byte", "too short for a head", sealed("00101000")
    yield "version-0", "version 0", sealed(bits_of(3, turns, version=0))
    yield "version-2", "version 2", sealed(bits_of(3, turns, version=2))
    yield "eleven-turns", "more than ten turns", sealed(bits_of(2, [written("--- ---")] * 11))
    yield "turns-missing", "fewer numbers than it says", sealed(bits_of(3, turns, turn_count=2))
    yield "turns-too-many", "more numbers than it says, which are no names", sealed(bits_of(3, turns, turn_count=0))
    yield "field-1001", "a field above 1000", sealed(bits_of(3, [["761", "1001", "220"]]))
    yield "filling", "bits that fill the last byte are set", sealed(bits_of(3, turns)[:-1] + "1")
    yield "names-too-few", "fewer names than seats", sealed(bits_of(3, turns), b"Ada\nBob")
    yield "names-too-many", "more names than seats", sealed(bits_of(3, turns), b"Ada\nBob\nCem\nDia")
    yield "names-not-utf8", "names that are not UTF-8", sealed(bits_of(2, []), b"Ada\n\xff")
    yield "names-control", "a control character in a name", sealed(bits_of(2, []), b"Ada\nB\x07b")
    yield "names-unknown", "names that are all unknown are left out", sealed(bits_of(2, []), b"?\n?")
    yield "too-long", "4097 characters", "A" * 4097


def _with_unused_bit(code: str) -> str:
    alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
    if len(code) % 4 == 0:
        raise ValueError("every bit of this link is used")
    return code[:-1] + alphabet[alphabet.index(code[-1]) + 1]


def link_facts(text: str) -> Vector:
    fields = ("link", "seats", "numbers", "names", "error")
    try:
        record = tn.unlink(text)
    except tn.RecordError as error:
        return dict.fromkeys(fields) | {"error": {"code": error.code}}
    numbers = [[None if n is None else tn.number_name(n) for n in turn.numbers] for turn in record.game.turns]
    return dict(zip(fields, (tn.link(record), record.game.seats, numbers, list(record.names), None), strict=True))


def link_vectors() -> Iterator[Vector]:
    for name, case, seats, turns, names in LINKS:
        game = tn.new_game(seats)
        for numbers in turns:
            game = tn.play(game, _parsed(written(numbers)))
        text = tn.link(tn.record_of(game, tuple(names.split())))
        yield {"id": name, "case": case, "text": text, **link_facts(text)}
    for name, case, text in odd_links():
        yield {"id": name, "case": case, "text": text, **link_facts(text)}


# Files


def texts() -> dict[str, str]:
    """The text of every file, by its name."""
    vectors = {
        "turns.json": turn_vectors(),
        "games.json": game_vectors(),
        "positions.json": position_vectors(),
        "records.json": record_vectors(),
        "links.json": link_vectors(),
    }
    return {name: _text(ABOUT[name], list(vectors[name])) for name in vectors}


def _text(about: str, vectors: list[Vector]) -> str:
    """One vector a line, in ASCII, so that a change shows as the lines it changes, in every editor."""
    lines = ",\n".join(json.dumps(vector) for vector in vectors)
    return f'{{"format": 1,\n"about": {json.dumps(about)},\n"vectors": [\n{lines}\n]}}\n'


def main(arguments: Sequence[str] | None = None) -> int:
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    options.add_argument("--check", action="store_true", help="write nothing, and fail if a file is stale")
    only_check = options.parse_args(arguments).check
    stale = []
    for name, text in texts().items():
        path = FOLDER / name
        if path.exists() and path.read_bytes() == text.encode():
            continue
        stale.append(name)
        if not only_check:
            path.write_bytes(text.encode())
    if only_check and stale:
        print(f"Stale in conformance/: {', '.join(stale)}. Run python conformance/make.py and look at what changed.")
        return 1
    print(f"Written: {', '.join(stale)}." if stale else "All vectors are up to date.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
