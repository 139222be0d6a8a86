"""The vectors of turns.json: the turns written by hand, others at random, and what the package says of them."""

from collections.abc import Iterator, Sequence
from random import Random

import thenumber as tn
from conformance.chance import made_up_position, random_numbers, reached_position
from conformance.turn_cases import TURNS
from conformance.writing import Numbers, Vector, parsed, written

RANDOM_TURNS = 160


def turn_facts(position: str, numbers: Sequence[str | None]) -> Vector:
    """What the package says of one turn, in the fields of turns.json."""
    turn, after = tn.play_turn(tn.parse_position(position), parsed(numbers))
    finals = list(after.finals) if after.over else None
    return turn_fields(turn) | {
        "totals": [board.total for board in turn.boards] if turn.turn_no == 5 else None,
        "next": None if after.over else tn.format_position(after),
        "finals": finals,
        "winners": list(tn.winners(tn.Game(after))) if finals else None,
    }


def turn_fields(turn: tn.Turn) -> Vector:
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


def random_turns() -> Iterator[tuple[str, str, str, Numbers]]:
    rng = Random(1)
    for index in range(RANDOM_TURNS):
        # 2 to 5 seats, ten turns, two kinds of position: all 80 pairings come up equally often.
        seats, turns, reached = 2 + index % 4, index // 4 % 10, (index + index // 40) % 2 == 0
        position = reached_position(rng, seats, turns) if reached else made_up_position(rng, seats, turns)
        label = f"{position.round_no}.{position.turn_no}"
        case = f"random numbers: {seats} seats, turn {label}, a {'reached' if reached else 'made-up'} position"
        yield f"random-{index + 1:03}", case, tn.format_position(position), random_numbers(rng, position)
