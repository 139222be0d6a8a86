"""OpenSpiel's algorithms on small games from late positions, and our solver's values beside theirs."""

import itertools
from collections.abc import Sequence
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import policy
from open_spiel.python.algorithms import (
    best_response,
    cfr,
    expected_game_score,
    exploitability,
    external_sampling_mccfr,
    mcts,
)

from thenumber import Position, available_numbers, parse_position, play_turn
from thenumber.envs.openspiel import PASS, game_name
from thenumber.solver.evaluate import evaluate
from thenumber.solver.mixed_strategies import Mix
from thenumber.solver.results import Objective
from thenumber.solver.solve import solve
from thenumber.solver.zero_sum import minimax

TWO = "2.5 123:0,0,0,0 134:0,0,0,0 | 0 0"
THREE = "2.5 129:0,0,0,0 39:0,0,0,0 128:0,0,0,0 | 6 5 10"
ONE_SITS_OUT = "2.5 123:0,0,0,0 -:0,0,0,0 124:0,0,0,0 | 0 5 0"
CLOSE = "2.5 159:0,0,0,0 259:0,0,0,0 | 0 0"


def turn_based(position: Position, reward: str = "relative") -> Any:
    return pyspiel.convert_to_turn_based(pyspiel.load_game(game_name(position, reward)))


def as_policy(game: Any, mixes: Sequence[Mix]) -> policy.TabularPolicy:
    """Mixes of a single turn, in which every seat has one information state."""
    found = policy.TabularPolicy(game)
    found.action_probability_array[:] = 0
    for (state,), mix in zip(found.states_per_player, mixes, strict=True):
        for number, weight in (mix or {PASS: 1.0}).items():
            found.action_probability_array[found.state_lookup[state], number] = weight
    return found


def values(game: Any, played: policy.Policy) -> list[float]:
    found: list[float] = expected_game_score.policy_value(
        game.new_initial_state(), [played] * game.num_players()
    ).tolist()
    return found


@pytest.mark.parametrize("line", [TWO, THREE, ONE_SITS_OUT, CLOSE])
@pytest.mark.parametrize("objective", Objective)
def test_values_and_gains_of_our_solutions_agree(line: str, objective: Objective) -> None:
    position = parse_position(line)
    reward, fair = ("relative", 0.0) if objective is Objective.POINTS else ("win", 1 / len(position.boards))
    solution = solve(position, objective, 2000)
    game = turn_based(position, reward)
    played = as_policy(game, solution.mixes)
    assert values(game, played) == pytest.approx([value - fair for value in solution.values])
    found = exploitability.nash_conv(game, played, return_only_nash_conv=False)
    assert found.player_improvements == pytest.approx(list(solution.best_response_gains), abs=1e-9)
    assert found.nash_conv < 0.5


def test_a_best_response_is_worth_what_we_expect_of_the_best_number() -> None:
    position = parse_position(THREE)
    game = turn_based(position)
    others = policy.UniformRandomPolicy(game)
    found = best_response.BestResponsePolicy(game, 0, others)
    root = game.new_initial_state()
    numbers = [available_numbers(board.available) for board in position.boards]
    expected = evaluate(position, 0, {seat: dict.fromkeys(numbers[seat], 1.0) for seat in (1, 2)})
    most = max(row.relative for row in expected.values())
    assert found.value(root) == pytest.approx(most)
    assert expected[found.best_response_action(root.information_state_string(0))].relative == pytest.approx(most)


def test_cfr_plus_comes_near_the_value_of_the_linear_program() -> None:
    position = parse_position(TWO)
    game, solution = turn_based(position), solve(position)
    solver = cfr.CFRPlusSolver(game)
    for _ in range(30):
        solver.evaluate_and_update_policy()
    found = solver.average_policy()
    gain = exploitability.nash_conv(game, found)
    assert gain < 1.0
    assert abs(values(game, found)[0] - solution.values[0]) <= gain


def test_our_linear_program_solves_their_matrix() -> None:
    position = parse_position(TWO)
    matrix = pyspiel.extensive_to_matrix_game(turn_based(position))
    payoffs = np.array(matrix.row_utilities())
    row, column = minimax(payoffs)
    assert row @ payoffs @ column == pytest.approx(solve(position).values[0])


def test_external_sampling_comes_nearer_to_an_equilibrium_of_three() -> None:
    np.random.seed(1)  # it is what the solver draws from
    game = turn_based(parse_position("2.5 12:0,0,0,0 13:0,0,0,0 24:0,0,0,0 | 0 0 0"))
    before = exploitability.nash_conv(game, policy.UniformRandomPolicy(game))
    solver = external_sampling_mccfr.ExternalSamplingSolver(game, external_sampling_mccfr.AverageType.SIMPLE)
    for _ in range(100):
        solver.iteration()
    assert exploitability.nash_conv(game, solver.average_policy()) < before / 4


def test_tree_search_finds_the_numbers_that_win() -> None:
    game = turn_based(parse_position("2.5 19:0,0,0,0 2:0,0,0,0 | 0 0"), "win")
    for seed in range(3):
        rng = np.random.RandomState(seed)
        bot = mcts.MCTSBot(game, 2.0, 100, mcts.RandomRolloutEvaluator(1, rng), solve=False, random_state=rng)
        assert bot.step(game.new_initial_state()) // 100 == 9  # the others score too little


def test_cfr_plus_over_two_turns_agrees_with_backward_induction() -> None:
    position = parse_position("2.4 1:0,0,0 02:0,0,0 | 0 0")
    game = turn_based(position)
    solver = cfr.CFRPlusSolver(game)
    for _ in range(50):
        solver.evaluate_and_update_policy()
    gain = exploitability.nash_conv(game, solver.average_policy())
    assert gain < 0.1
    assert abs(values(game, solver.average_policy())[0] - induced(position)) <= gain


def induced(position: Position) -> float:
    """How many points more the first of two seats gets from here on, if both play as well as possible."""
    if position.over:
        return 0.0
    own, theirs = (available_numbers(board.available) or (None,) for board in position.boards)
    payoffs = np.zeros((len(own), len(theirs)))
    for place, written in zip(np.ndindex(*payoffs.shape), itertools.product(own, theirs), strict=True):
        after = play_turn(position, written)[1]
        mine, yours = (now - before for now, before in zip(after.finals, position.finals, strict=True))
        payoffs[place] = mine - yours + induced(after)
    row, column = minimax(payoffs)
    return float(row @ payoffs @ column)
