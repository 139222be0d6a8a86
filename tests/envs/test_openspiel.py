"""The game in OpenSpiel: its parameters, rewards, observations, and that its turns are those of the rules."""

import json
import pickle
import subprocess
import sys
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.observation import make_observation

from thenumber import RecordError, parse_position, play
from thenumber.envs.openspiel import PASS, REWARDS, decode_position, encode_position, game_name
from thenumber.testing import sample_game

LATE = "2.4 0129:3,0,0 -:9,9,9 137:0,0,11 | 20 31 8"


def walked(game: Any, seed: int) -> list[Any]:
    """The states of a game of random numbers."""
    rng, state = Random(seed), game.new_initial_state()
    states = [state]
    while not state.is_terminal():
        state = state.clone()
        state.apply_actions([rng.choice(state.legal_actions(seat)) for seat in range(game.num_players())])
        states.append(state)
    return states


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_game_goes_as_the_rules_say(seats: int) -> None:
    game = sample_game(seats, Random(seats))
    state = pyspiel.load_game("python_thenumber", {"players": seats}).new_initial_state()
    for turn in game.turns:
        state.apply_actions([PASS if number is None else number for number in turn.numbers])
    assert state.played.game == game
    assert state.returns() == list(map(float, game.finals))


@pytest.mark.parametrize("reward", REWARDS)
@pytest.mark.parametrize("line", ["", LATE])
def test_rewards_sum_up_to_returns_within_the_bounds(reward: str, line: str) -> None:
    name = game_name(parse_position(line), reward) if line else f"python_thenumber(players=4,reward={reward})"
    game = pyspiel.load_game(name)
    for seed in range(5):
        states = walked(game, seed)
        returns = np.array(states[-1].returns())
        assert np.allclose(np.sum([state.rewards() for state in states], axis=0), returns)
        assert (returns >= game.min_utility()).all()
        assert (returns <= game.max_utility()).all()
        if reward != "score":
            assert np.isclose(returns.sum(), game.utility_sum())


def test_rewards_are_what_they_are_called() -> None:
    def returns(reward: str) -> list[float]:
        position = parse_position("2.5 5678:0,0,0,0 0123:0,0,0,0 0123:0,0,0,0 | 0 20 20")
        state = pyspiel.load_game(game_name(position, reward)).new_initial_state()
        state.apply_actions([777, 123, 123])  # 22 and one digit, 2 and three digits twice: 29, 31, 31 with the rest
        found: list[float] = state.returns()
        return found

    assert returns("score") == [23.0, 5.0, 5.0]
    assert returns("relative") == [18.0, -9.0, -9.0]
    assert returns("win") == pytest.approx([-1 / 3, 1 / 2 - 1 / 3, 1 / 2 - 1 / 3])


def test_the_type_follows_the_reward() -> None:
    def kind(reward: str) -> tuple[str, str]:
        found = pyspiel.load_game("python_thenumber", {"reward": reward}).get_type()
        return found.utility.name, found.reward_model.name

    assert {reward: kind(reward) for reward in REWARDS} == {
        "score": ("GENERAL_SUM", "REWARDS"),
        "relative": ("ZERO_SUM", "REWARDS"),
        "win": ("ZERO_SUM", "TERMINAL"),
    }


def test_positions_survive_names_pickles_and_copies() -> None:
    position = parse_position(LATE)
    assert decode_position(encode_position(position)) == position
    game = pyspiel.load_game(game_name(position))
    state = walked(game, 1)[1]
    for copied in (pyspiel.load_game(str(game)), pickle.loads(pickle.dumps(game))):  # noqa: S301 - our own bytes
        assert str(copied) == str(game)
        assert copied.new_initial_state().played.game.position == position
    for other in (state.clone(), pickle.loads(pickle.dumps(state))):  # noqa: S301
        assert other.played == state.played
        assert other.history() == state.history()


def test_a_copy_goes_its_own_way() -> None:
    state = pyspiel.load_game(game_name(parse_position(LATE))).new_initial_state()
    other = state.clone()
    other.apply_actions([999, PASS, 111])
    assert str(state) == LATE
    assert str(other).splitlines()[0] == "2.4 999* ---- 111+ = 15 0 1"


def test_a_seat_without_digits_passes_and_others_have_their_numbers() -> None:
    state = pyspiel.load_game(game_name(parse_position(LATE))).new_initial_state()
    assert state.legal_actions(1) == [PASS]
    assert len(state.legal_actions(0)) == 4**3
    assert [state.action_to_string(0, action) for action in (9, PASS)] == ["009", "pass"]


def test_a_number_that_is_not_available_is_void() -> None:
    state = pyspiel.load_game(game_name(parse_position(LATE), "score")).new_initial_state()
    state.apply_actions([555, PASS, 777])
    assert state.rewards() == [0.0, 0.0, 14.0]


def test_the_tensor_of_an_observation_has_what_is_documented() -> None:
    game = pyspiel.load_game(game_name(parse_position(LATE)))
    state = game.new_initial_state()
    observation = make_observation(game)
    observation.set_from(state, 2)
    seen = {name: part.tolist() for name, part in observation.dict.items()}
    assert seen == {
        "seat": [0, 0, 1],
        "turn": [0, 0, 0, 0, 0, 0, 0, 0, 1, 0],
        "available": [[1, 1, 1, 0, 0, 0, 0, 0, 0, 1], [0] * 10, [0, 1, 0, 1, 0, 0, 0, 1, 0, 0]],
        "scores": [[3, 0, 0, 0, 0], [9, 9, 9, 0, 0], [0, 0, 11, 0, 0]],
        "totals": [[20, 0], [31, 0], [8, 0]],
    }
    assert state.observation_tensor(2) == observation.tensor.tolist()
    assert state.observation_string(2) == f"C\n{LATE}"


def test_the_information_state_remembers_what_was_written() -> None:
    game = pyspiel.load_game(game_name(parse_position(LATE)))
    one, two = (game.new_initial_state() for _ in range(2))
    one.apply_actions([991, PASS, 113])
    two.apply_actions([992, PASS, 113])
    assert one.information_state_tensor(0) != two.information_state_tensor(0)
    assert one.information_state_string(0).splitlines()[:2] == ["A", "2.4 991x ---- 113* = 0 0 7"]
    observation = make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))
    observation.set_from(one, 0)
    assert np.argwhere(observation.dict["numbers"]).tolist() == [
        *([0, 0, 9], [0, 0, 19], [0, 0, 21]),
        *([0, 2, 1], [0, 2, 11], [0, 2, 23]),
    ]


def test_an_observation_is_there_as_json() -> None:
    state = pyspiel.load_game(game_name(parse_position(LATE))).new_initial_state()
    state.apply_actions([999, PASS, 111])
    assert json.loads(state.to_observation_struct(0).to_json()) == {
        "seat": "A",
        "round": 2,
        "turn": 5,
        "over": False,
        "available": ["012", "", "37"],
        "scores": [[3, 0, 0, 15], [9, 9, 9, 0], [0, 0, 11, 1]],
        "totals": [[20, 31, 8]],
        "finals": [20 + 18 + 7, 31 + 27 + 10, 8 + 12 + 8],
        "history": [["999", None, "111"]],
        "winners": [],
    }
    written = state.action_to_struct(2, 37)
    assert json.loads(written.to_json()) == {"number": "037"}
    assert state.struct_to_actions(written) == [37]


def test_it_is_an_environment_for_learning() -> None:
    environment = rl_environment.Environment("python_thenumber", players=3, reward="relative")
    rng, step, turns = Random(1), environment.reset(), 0
    while not step.last():
        legal = step.observations["legal_actions"]
        step = environment.step([rng.choice(legal[seat]) for seat in range(3)])
        turns += 1
    assert turns == 10
    assert sum(step.rewards) == pytest.approx(0)


@pytest.mark.parametrize(
    ("parameters", "said"),
    [
        ({"reward": "fame"}, "no reward 'fame': score, relative, win"),
        ({"players": 6}, "2 to 5 players, not for 6"),
        ({"players": 2, "position": encode_position(parse_position(LATE))}, "players=2, but its position has 3"),
    ],
)
def test_wrong_parameters_are_refused_in_a_sentence(parameters: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        pyspiel.load_game("python_thenumber", parameters)


def test_a_wrong_position_is_refused() -> None:
    with pytest.raises(RecordError, match="bad-position"):
        pyspiel.load_game("python_thenumber", {"position": "2.9_12:"})


def test_without_openspiel_one_sentence_says_what_to_install() -> None:
    script = "import sys; sys.modules['pyspiel'] = None; import thenumber.envs.openspiel"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert done.stderr.splitlines()[-1] == (
        "ImportError: thenumber.envs.openspiel needs OpenSpiel: pip install 'thenumber[openspiel]'"
    )


def test_play_goes_on_from_a_position() -> None:
    state = pyspiel.load_game(game_name(parse_position(LATE))).new_initial_state()
    game = state.played.game
    for numbers in ([999, None, 111], [222, None, 777]):
        state.apply_actions([PASS if number is None else number for number in numbers])
        game = play(game, numbers)
    assert state.is_terminal()
    assert str(state).splitlines()[-1] == f"= {' '.join(map(str, game.finals))}"
