"""What seats see: the same from the rules and from the kernel, within the space, field by field as documented."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from batch_games import busy_numbers
from strategies import games, quick
from thenumber.envs.batch import PASS, BatchEnv
from thenumber.envs.observation import MOST_A_ROUND, OWN_DIGITS, number_masks, observation_space, observe
from thenumber.envs.rewards import REWARDS, rewards_of
from thenumber.rules.digits import ALL_DIGITS, available_numbers
from thenumber.rules.game import Game, new_game, play
from thenumber.rules.resolve import TURNS

SEATS = (2, 3, 4, 5)


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("reward", REWARDS)
def test_the_batch_shows_and_rewards_what_the_rules_say(seats: int, reward: str) -> None:
    """Two games in a row, so that the reset in the last step is tried as well."""
    count = 12
    numbers = busy_numbers(seats, count, np.random.default_rng(seats))
    env = BatchEnv(count, seats, reward=reward)
    observations = env.reset()
    for _ in range(2):
        played = [new_game(seats)] * count
        np.testing.assert_array_equal(observations, [observe(game.position) for game in played])
        for of_turn in numbers.transpose(0, 2, 1):
            before = [game.position for game in played]
            sitting_out = env.available == 0
            written = np.where(sitting_out, -1, of_turn).tolist()
            played = [
                play(game, [None if number < 0 else number for number in row])
                for game, row in zip(played, written, strict=True)
            ]
            step = env.step(np.where(of_turn < 0, PASS, of_turn))
            seen = [observe(game.position) for game in played]
            over = played[0].over
            finals = [np.array(game.finals) for game in played]
            np.testing.assert_array_equal(step.final_observations if over else step.observations, seen)
            np.testing.assert_array_equal(
                step.rewards,
                [
                    rewards_of(env.reward, final - np.array(position.finals), final if over else None)
                    for final, position in zip(finals, before, strict=True)
                ],
            )
            assert step.over == over
            np.testing.assert_array_equal(step.masks, step.observations[..., OWN_DIGITS])
        np.testing.assert_array_equal(step.finals, finals)
        observations = step.observations


@quick
@given(games())
def test_every_observation_is_in_its_space_and_says_what_is_documented(game: Game) -> None:
    position, space = game.position, observation_space(game.seats)
    for seat, seen in enumerate(observe(position)):
        assert seen in space
        assert seen[0] == position.round_no - 1
        assert seen[1] == position.turn_no - 1
        for offset in range(game.seats):
            other = (seat + offset) % game.seats
            fields = seen[2 + 12 * offset :][:12]
            board = position.boards[other]
            assert [digit for digit in range(10) if fields[digit]] == [d for d in range(10) if board.available >> d & 1]
            assert fields[10] == board.total
            assert fields[11] == sum(totals[other] for totals in position.totals)


def test_the_most_a_round_can_give() -> None:
    """All but the first seat pass: 5, 6, 7, 8 and 9 in front, all ten digits crossed out."""
    game = new_game(2)
    for number in (512, 634, 700, 888, 999):
        game = play(game, [number, None])
    assert game.position.totals[0][0] == MOST_A_ROUND
    assert len(game.turns) == TURNS


@given(st.integers(1, ALL_DIGITS))
@quick
def test_masks_are_the_available_numbers(digits: int) -> None:
    assert np.flatnonzero(number_masks()[digits]).tolist() == list(available_numbers(digits))
