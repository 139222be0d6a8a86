"""OpenSpiel's own suites on our game: random simulations, its API tests with our counts, playthroughs byte for byte."""

import itertools
from pathlib import Path

import pyspiel
import pytest
from absl import flags
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import generate_playthrough

from thenumber import Position, available_numbers, parse_position, play_turn
from thenumber.envs.openspiel import REWARDS, game_name

PLAYTHROUGHS = sorted((Path(__file__).parent / "playthroughs").glob("*.txt"))
"""What happened in games, as OpenSpiel writes it down. `make playthroughs` writes them anew; look at what changed."""

TWO_TURNS = "2.4 12:0,0,0 13:0,0,0 | 0 0"
# The counts of the suite by the name of a game: (chance nodes, decisions, ends), and information states.
api_test.TOTAL_NUM_STATES |= {"two_turns": (0, 256, 400), "three_seats": (0, 73, 512)}
api_test.PERFECT_RECALL_NUM_STATES |= {"two_turns": 130, "three_seats": 3}


def test_the_counts_are_those_of_the_rules() -> None:
    """In OpenSpiel's turn-based form A decides, then B, who does not know what A has written."""
    start = parse_position(TWO_TURNS)
    choices = [[len(available_numbers(board.available)) or 1 for board in after.boards] for after in afterwards(start)]
    decisions = 1 + 8 + sum(1 + own for own, _ in choices)
    assert api_test.TOTAL_NUM_STATES["two_turns"] == (0, decisions, sum(own * theirs for own, theirs in choices))
    assert api_test.PERFECT_RECALL_NUM_STATES["two_turns"] == 2 + 2 * len(choices)


def afterwards(position: Position) -> list[Position]:
    numbers = [available_numbers(board.available) for board in position.boards]
    return [play_turn(position, written)[1] for written in itertools.product(*numbers)]


@pytest.mark.parametrize("reward", REWARDS)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_random_simulations_with_serialisation(players: int, reward: str) -> None:
    game = pyspiel.load_game("python_thenumber", {"players": players, "reward": reward})
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def turn_based(line: str, reward: str) -> object:
    return pyspiel.convert_to_turn_based(pyspiel.load_game(game_name(parse_position(line), reward)))


class TestTheWholeTreeOfTwoTurns(api_test.EnforceAPIOnFullTreeBase):  # type: ignore[misc]  # no types
    game_name = "two_turns"
    game = turn_based(TWO_TURNS, "relative")


class TestTheWholeTreeOfThreeSeats(api_test.EnforceAPIOnFullTreeBase):  # type: ignore[misc]
    game_name = "three_seats"
    game = turn_based("2.5 12:0,0,0,0 13:0,0,0,0 23:0,0,0,0 | 0 0 0", "score")


class TestSomeStatesOfTwo(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc]
    game_name = "python_thenumber"
    game = pyspiel.load_game("python_thenumber(players=2,reward=win)")


class TestSomeStatesOfThree(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc]
    game_name = "python_thenumber"
    game = pyspiel.load_game("python_thenumber")


class TestSomeStatesOfFive(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc]
    game_name = "python_thenumber"
    game = pyspiel.load_game("python_thenumber(players=5,reward=relative)")


@pytest.mark.parametrize("file", PLAYTHROUGHS, ids=lambda file: file.stem)
def test_playthroughs_are_replayed_byte_for_byte(file: Path) -> None:
    flags.FLAGS.mark_as_parsed()
    before, now = generate_playthrough.replay(str(file))
    assert now.splitlines() == before.splitlines()
    assert now == before


def test_playthroughs_have_every_reward_and_a_seat_that_passes() -> None:
    texts = [file.read_text(encoding="utf-8") for file in PLAYTHROUGHS]
    for reward in REWARDS:
        assert any(f"reward={reward}" in text for text in texts)
    assert any('["pass"]' in text for text in texts)
