"""Batches of games in which everything happens, and the same games played by the rules one at a time."""

from functools import cache

import numpy as np
from numpy.typing import NDArray

from thenumber.arena import batch
from thenumber.arena.batch import VERDICTS, Played
from thenumber.rules.digits import ALL_DIGITS, DIGITS_OF, NUMBERS, Number, available_numbers
from thenumber.rules.game import ROUNDS, Position, new_game, play_turn
from thenumber.rules.resolve import TURNS

Rows = NDArray[np.int16]


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


def played_by_the_rules(numbers: Rows) -> Played:
    """What `play_numbers` should say."""
    turns, seats, games = numbers.shape
    verdicts, scores, available = [], [], []
    totals, finals, won = [], [], []
    place = {verdict: index for index, verdict in enumerate(VERDICTS)}
    for game in numbers.transpose(2, 0, 1).tolist():
        position: Position = new_game(seats).position
        for written in game:
            turn, position = play_turn(position, [None if number < 0 else number for number in written])
            verdicts.append([place[ruling.verdict] for ruling in turn.rulings])
            scores.append(turn.scores)
            available.append([board.available for board in turn.boards])
        totals.append(position.totals)
        of_game = [sum(of_rounds) for of_rounds in zip(*position.totals, strict=True)]
        finals.append(of_game)
        won.append([final == max(of_game) for final in of_game])

    def by_turn(rows: list[list[int]] | list[tuple[int, ...]]) -> Rows:
        return np.array(rows, np.int16).reshape(games, turns, seats).transpose(1, 2, 0)

    return Played(
        by_turn(verdicts),
        by_turn(scores),
        by_turn(available),
        np.array(totals, np.int16).reshape(games, ROUNDS, seats).transpose(1, 2, 0),
        np.array(finals, np.int16).reshape(games, seats).T,
        np.array(won, bool).reshape(games, seats).T,
    )
