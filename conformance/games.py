"""The vectors of games.json: whole games and unfinished ones, and what the package says of them."""

from collections.abc import Callable, Iterator, Sequence
from itertools import count
from random import Random

import thenumber as tn
from conformance.chance import random_numbers
from conformance.turns import turn_fields
from conformance.writing import Numbers, Vector, parsed, written

IDENTICAL_ROUND = ["012 012 012", "345 345 345", "678 678 678", "999 999 999", "--- --- ---"]
SITTING_OUT_ROUND = ["210 987", "543 876", "876 765", "999 ---", "--- 123"]

# id, case, seats, numbers of every turn
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
        game = tn.play(game, parsed(turns[-1]))
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
        game = tn.play(game, parsed(turn))
    totals = game.position.totals
    rounds = [
        {
            "turns": [turn_fields(turn) for turn in turns],
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
