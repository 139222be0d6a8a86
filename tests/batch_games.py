"""Batches of games in which everything happens, played by the batch, and by the rules one at a time."""

from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from thenumber.arena import batch
from thenumber.envs.batch import PASS, VERDICTS, BatchEnv
from thenumber.rules.digits import ALL_DIGITS, DIGITS_OF, NUMBERS, Number, available_numbers
from thenumber.rules.game import ROUNDS, Position, new_game, play_turn
from thenumber.rules.resolve import TURNS

Rows = NDArray[np.int16]


class Played(NamedTuple):
    """Whole games that were given by their numbers."""

    verdicts: Rows
    """The verdicts as places in `VERDICTS`, `[turn (0 to 9), seat, game]`."""
    scores: Rows
    """The scores, `[turn, seat, game]`."""
    available: Rows
    """The available digits before each turn, `[turn, seat, game]`."""
    finals: Rows
    """The final scores, `[seat, game]`."""
    winners: NDArray[np.bool_]
    """Whether a seat won, `[seat, game]`; several seats of a game if they are tied."""


def busy_numbers(seats: int, games: int, rng: np.random.Generator) -> Rows:
    """Numbers for whole games: mostly ones that may be written, and slips, absences, twins and neighbours."""
    numbers = np.empty((ROUNDS * TURNS, seats, games), np.int16)
    for turn in range(ROUNDS * TURNS):
        if turn % TURNS == 0:
            available = np.full((seats, games), ALL_DIGITS, np.int16)
        written = numbers[turn]
        written[:] = batch.random_numbers(available, rng)
        kind = rng.integers(0, 100, written.shape)
        # Whoever writes three other digits every turn has none left in turn 5: rare by chance.
        written[:, ::4] = np.where(kind[:, ::4] < 60, spending_numbers()[available[:, ::4]], written[:, ::4])
        written[kind >= 95] = batch.ABSENT_NUMBER
        written[kind == 94] = rng.integers(0, NUMBERS, written.shape)[kind == 94]
        for seat in range(1, seats):
            near = kind[seat] < 12
            neighbour = written[seat - 1] + (kind[seat] < 2)
            written[seat][near] = np.where(neighbour < NUMBERS, neighbour, 0)[near]
        written[:, rng.random(games) < 0.01] = batch.ABSENT_NUMBER
        available = batch.resolve_turns(available, written, turn % TURNS + 1).available
    return numbers


@cache
def spending_numbers() -> Rows:
    """For every board the number that crosses out the most, and of those the highest."""
    return np.array([max(available_numbers(board), key=spent, default=-1) for board in range(ALL_DIGITS + 1)], np.int16)


def spent(number: Number) -> tuple[int, Number]:
    return DIGITS_OF[number].bit_count(), number


def played_by_the_batch(numbers: Rows) -> Played:
    """The games of these numbers `[turn, seat, game]`, by the public door."""
    _, seats, games = numbers.shape
    env = BatchEnv(games, seats, reward="win")
    verdicts, scores, available = [], [], []
    for of_turn in numbers:
        available.append(env.available.T)
        step = env.step(np.where(of_turn == batch.ABSENT_NUMBER, PASS, of_turn).T)
        verdicts.append(step.verdicts.T)
        scores.append(step.scores.T)
    assert step.finals is not None
    return Played(np.array(verdicts), np.array(scores), np.array(available), step.finals.T, step.rewards.T > 0)


def played_by_the_rules(numbers: Rows) -> Played:
    """What `played_by_the_batch` should say. Whoever sits out is absent, whatever it wrote."""
    turns, seats, games = numbers.shape
    verdicts, scores, available = [], [], []
    finals, won = [], []
    place = {verdict: index for index, verdict in enumerate(VERDICTS)}
    for game in numbers.transpose(2, 0, 1).tolist():
        position: Position = new_game(seats).position
        for written in game:
            boards = position.boards
            available.append([board.available for board in boards])
            numbers_of_turn = [
                None if number < 0 or board.sits_out else number for number, board in zip(written, boards, strict=True)
            ]
            turn, position = play_turn(position, numbers_of_turn)
            verdicts.append([place[ruling.verdict] for ruling in turn.rulings])
            scores.append(turn.scores)
        of_game = [sum(of_rounds) for of_rounds in zip(*position.totals, strict=True)]
        finals.append(of_game)
        won.append([final == max(of_game) for final in of_game])

    def by_turn(rows: list[list[int]] | list[tuple[int, ...]]) -> Rows:
        return np.array(rows, np.int16).reshape(games, turns, seats).transpose(1, 2, 0)

    return Played(
        by_turn(verdicts),
        by_turn(scores),
        by_turn(available),
        np.array(finals, np.int16).reshape(games, seats).T,
        np.array(won, bool).reshape(games, seats).T,
    )
