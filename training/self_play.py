"""Self-play for value networks: rounds of the solver against itself, and what the boards met there are worth.

Each round and each board has a seed of its own, and is played or solved by whoever is free.
"""

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

import numpy as np

from thenumber.rules.board import Board
from thenumber.rules.digits import ALL_DIGITS, DIGITS_OF, Number
from thenumber.rules.game import Position, play_turn
from thenumber.rules.resolve import TURNS
from thenumber.solver.continuation import worth_of_approval
from thenumber.solver.dominance import canonical_numbers
from thenumber.solver.expectations import Floats, Ints
from thenumber.solver.multiplayer import find_equilibrium, run_search
from thenumber.solver.value_network import Layers, network, relative

SURPRISE = 0.15
"""The exploration rate: the probability that a seat writes just any number, so that the networks see unusual boards."""
ALONE = 0.5
"""The probability that the boards to learn from are those of a turn in which only one number was approved, any number:
the solver asks what follows from each number alone."""
OPENING_STEPS, PLAY_STEPS, VALUE_SAMPLES = 1_000, 40, 4_000
"""The solver's steps for the first turn and for the others of a round, and the samples for the value of a position."""

Boards: TypeAlias = dict[int, Ints]
"""The available digits of every seat in a round, by turn."""
Opening: TypeAlias = list[dict[Number, float]]
"""The mixes of the first turn, one a seat."""


class Fitted:
    """The networks so far, as a `ContinuationValue`: nothing follows where there is none yet."""

    def __init__(self) -> None:
        self.layers: dict[int, Layers] = {}

    def __call__(self, turn_no: int, boards: Ints) -> Floats:
        layers = self.layers.get(turn_no)
        return relative(network(layers, boards)) if layers else np.zeros(boards.shape)


class RoundsAsked(NamedTuple):
    """Rounds to be played."""

    opening: Opening
    fitted: Fitted
    seeds: Sequence[int]
    """One for every round."""


class BoardsAsked(NamedTuple):
    """Boards to be solved."""

    turn_no: int
    boards: Ints
    fitted: Fitted
    steps: int
    seeds: Sequence[int]
    """One for the boards of every case."""


def opening_mixes(seats: int, fitted: Fitted, seed: int) -> Opening:
    """What everybody writes first, to begin all rounds of a pass with."""
    first = position_of(1, np.full(seats, ALL_DIGITS))
    return find_equilibrium(first, worth_of_approval(first, fitted), OPENING_STEPS, seed)


def play_rounds(asked: RoundsAsked, /, *, careful: bool) -> list[Boards]:  # noqa: ARG001 no code of others runs here
    return [played_round(asked.opening, asked.fitted, np.random.default_rng(seed)) for seed in asked.seeds]


def solve_boards(asked: BoardsAsked, /, *, careful: bool) -> list[Floats]:  # noqa: ARG001 nor here
    return [
        solved_values(asked.turn_no, boards, asked.fitted, asked.steps, seed)
        for boards, seed in zip(asked.boards, asked.seeds, strict=True)
    ]


def position_of(turn_no: int, boards: Ints) -> Position:
    return Position(tuple(Board(int(available), (0,) * (turn_no - 1)) for available in boards))


def played_round(opening: Opening, continuation: Fitted, rng: np.random.Generator) -> Boards:
    """Boards at the beginning of turns 2 to 5, as they came or as they might have come."""
    boards, found = np.full(len(opening), ALL_DIGITS), {}
    for turn_no in range(1, TURNS):
        position, mixes = position_of(turn_no, boards), opening
        if turn_no > 1:
            mixes = find_equilibrium(
                position, worth_of_approval(position, continuation), PLAY_STEPS, int(rng.integers(2**32))
            )
        numbers = [written(board.available, mix, rng) for board, mix in zip(position.boards, mixes, strict=True)]
        after = play_turn(position, numbers)[0].boards
        alone = one_approved(position, boards, rng)
        boards = np.array([board.available for board in after])
        found[turn_no + 1] = alone if rng.random() < ALONE else boards
    return found


def one_approved(position: Position, boards: Ints, rng: np.random.Generator) -> Ints:
    """The same boards, but one seat has crossed out the digits of a number."""
    after = boards.copy()
    if position.writers:
        seat = rng.choice(position.writers)
        after[seat] &= ~DIGITS_OF[rng.choice(canonical_numbers(int(boards[seat])))]
    return after


def written(available: int, mix: dict[Number, float], rng: np.random.Generator) -> Number | None:
    if not mix:
        return None
    if rng.random() < SURPRISE:
        return int(rng.choice(canonical_numbers(available)))
    return int(rng.choice(list(mix), p=list(mix.values())))


def solved_values(turn_no: int, boards: Ints, continuation: Fitted, steps: int, seed: int) -> Floats:
    """What these boards are worth to every seat: this turn, and what follows."""
    position = position_of(turn_no, boards)
    now = np.zeros(len(boards))
    if position.writers:
        search = run_search(position, worth_of_approval(position, continuation), steps, seed)
        now = np.array(search.values(VALUE_SAMPLES))
    later = continuation(turn_no + 1, boards[None])[0] if turn_no < TURNS else 0.0
    return now + later
