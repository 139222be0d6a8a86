"""A million turns, piece by piece: the batch agrees with the rules on every verdict, score, board, final and winner."""

import numpy as np
import pytest

from batch_games import Played, busy_numbers, played_by_the_batch, played_by_the_rules
from thenumber.envs.batch import VERDICTS, resolve_turns
from thenumber.rules.check import Verdict
from thenumber.rules.digits import ALL_DIGITS, NUMBERS
from thenumber.rules.game import ROUNDS, new_game, play, winners
from thenumber.rules.resolve import TURNS

PIECES, GAMES = 7, 3700
SEATS = (2, 3, 4, 5)


def test_the_pieces_are_a_million_turns() -> None:
    assert len(SEATS) * PIECES * GAMES * ROUNDS * TURNS >= 1_000_000


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("piece", range(PIECES))
def test_a_piece_of_the_million(seats: int, piece: int) -> None:
    numbers = busy_numbers(seats, GAMES, np.random.default_rng((seats, piece)))
    expected = played_by_the_rules(numbers)
    for name, found, right in zip(Played._fields, played_by_the_batch(numbers), expected, strict=True):
        np.testing.assert_array_equal(found, right, name)


def test_everything_happens_in_these_games() -> None:
    numbers = busy_numbers(5, GAMES, np.random.default_rng((5, 0)))
    played = played_by_the_batch(numbers)
    approved = played.verdicts == VERDICTS.index(Verdict.APPROVED)
    before = played.available
    highest = np.where(approved, numbers, -1).max(axis=1)
    bonus_seats = (approved & (numbers == highest[:, np.newaxis])).sum(axis=1)
    assert {VERDICTS[index] for index in np.unique(played.verdicts)} == set(Verdict)
    assert (bonus_seats > 1).any(), "a shared bonus"
    assert (bonus_seats == 0).any(), "nobody is approved"
    assert (before == 0).any(), "a seat sits out"
    assert ((before[TURNS - 1] == 0) & approved[TURNS]).any(), "and comes back in round 2"
    assert (approved & (numbers < 100)).any(), "a number that begins with 0 is approved"
    assert (played.winners.sum(axis=0) > 1).any(), "a shared win"
    assert (approved[TURNS - 1] & (numbers[TURNS - 1] >= 100)).any(), "a doubled score"


def test_played_by_the_rules_is_what_a_game_says() -> None:
    """The yardstick itself, against `play` and `winners`."""
    numbers = busy_numbers(3, 5, np.random.default_rng(1))
    expected = played_by_the_rules(numbers)
    for column in range(5):
        game = new_game(3)
        for written in numbers[:, :, column].tolist():
            game = play(game, [None if number < 0 else number for number in written])
        assert tuple(expected.finals[:, column]) == game.finals
        assert tuple(np.flatnonzero(expected.winners[:, column])) == winners(game)


def test_all_pairs_of_numbers_on_fresh_boards() -> None:
    """tests/counts/turn1.count says how many numbers of two seats are approved in all: a million turns at once."""
    numbers = np.array(np.meshgrid(np.arange(NUMBERS), np.arange(NUMBERS))).reshape(2, -1)
    turns = resolve_turns(np.full_like(numbers, ALL_DIGITS), numbers, turn_no=1)
    assert (turns.verdicts == VERDICTS.index(Verdict.APPROVED)).sum() == 1_393_490
