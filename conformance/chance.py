"""Positions and numbers at random; of Python's generators only random() promises the same sequence in every version."""

from collections.abc import Sequence
from functools import cache
from random import Random
from typing import Any

import thenumber as tn
from conformance.writing import Numbers, parsed


def pick(rng: Random, options: Sequence[Any]) -> Any:
    return options[int(rng.random() * len(options))]


def reached_position(rng: Random, seats: int, turns: int) -> tn.Position:
    game = tn.new_game(seats)
    for _ in range(turns):
        game = tn.play(game, parsed(random_numbers(rng, game.position)))
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
