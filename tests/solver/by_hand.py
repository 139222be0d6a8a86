"""What the solver should find, the slow way: the rules themselves, over everything that may be written."""

import itertools
import random
from collections.abc import Mapping, Sequence

from thenumber.rules.board import Board
from thenumber.rules.check import Verdict
from thenumber.rules.digits import Number, available_numbers
from thenumber.rules.game import Position, play_turn

Mixes = Mapping[int, Mapping[Number, float]]


def turn_points(position: Position, numbers: Sequence[Number | None]) -> list[int]:
    """Points of a turn: scores, and one for every digit crossed out."""
    turn, _ = play_turn(position, numbers)
    return [
        score + board.available.bit_count() - after.available.bit_count()
        for score, board, after in zip(turn.scores, position.boards, turn.boards, strict=True)
    ]


def profiles(position: Position, mixes: Mixes) -> list[tuple[list[Number | None], float]]:
    """Everything the seats may write together, and how likely it is; a seat without a mix writes nothing."""
    choices: list[list[tuple[Number | None, float]]] = []
    for seat in range(len(position.boards)):
        mix = mixes.get(seat) or {}
        total = sum(mix.values())
        choices.append([(number, weight / total) for number, weight in mix.items()] or [(None, 1.0)])
    found = []
    for chosen in itertools.product(*choices):
        weight = 1.0
        for _, chance in chosen:
            weight *= chance
        found.append(([number for number, _ in chosen], weight))
    return found


def expected(position: Position, seat: int, number: Number, mixes: Mixes) -> tuple[float, float, float, float]:
    """Approval, bonus, points and relative points of one number."""
    approved = bonus = points = relative = 0.0
    for numbers, weight in profiles(position, {**mixes, seat: {number: 1.0}}):
        turn, _ = play_turn(position, numbers)
        all_points = turn_points(position, numbers)
        approved += weight * (turn.rulings[seat].verdict is Verdict.APPROVED)
        bonus += weight * (seat in turn.bonus_seats)
        points += weight * all_points[seat]
        relative += weight * (all_points[seat] - (sum(all_points) - all_points[seat]) / (len(all_points) - 1))
    return approved, bonus, points, relative


def win_share(position: Position, seat: int, mixes: Mixes) -> float:
    share = 0.0
    for numbers, weight in profiles(position, mixes):
        finals = play_turn(position, numbers)[1].finals
        share += weight * (finals[seat] == max(finals)) / finals.count(max(finals))
    return share


def made_up(rng: random.Random, seats: int, turn_no: int, digits: int, of: int = 10) -> Position:
    """A position with about so many digits a seat, now and then none, out of the lowest few."""
    boards = []
    for seat in range(seats):
        count = min(of, max(1, digits + rng.randint(-1, 1))) if seat == 0 or rng.random() > 0.1 else 0
        boards.append(Board(sum(1 << d for d in rng.sample(range(of), count)), (0,) * (turn_no - 1)))
    return Position(tuple(boards))


def random_mixes(
    rng: random.Random, position: Position, size: int, seats: Sequence[int]
) -> dict[int, dict[int, float]]:
    mixes = {}
    for seat in seats:
        numbers = available_numbers(position.boards[seat].available)
        if numbers:
            mixes[seat] = {n: rng.random() + 0.01 for n in rng.sample(numbers, min(size, len(numbers)))}
    return mixes
