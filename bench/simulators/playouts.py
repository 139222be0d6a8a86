"""What one random decision costs elsewhere: OpenSpiel's goofspiel and PettingZoo's rock, paper, scissors.

Run by bench/sim.py with the Python of a virtual environment that has both; prints nanoseconds of CPU time as JSON.
Goofspiel is the nearest relative that OpenSpiel has: five players write one of their ten cards at once, and every card
can be played once.
"""

import json
import random
import sys
import time
import warnings
from collections.abc import Callable

import pyspiel

PLAYERS, CARDS = 5, 10
DECISIONS = PLAYERS * (CARDS - 1)  # the last card is played without a decision
GOOFSPIEL = {"players": PLAYERS, "num_cards": CARDS, "points_order": "descending", "imp_info": False}


def rollouts(seconds: float) -> float:
    """OpenSpiel's own loop in C++: one search node is evaluated by that many random playouts."""
    game = pyspiel.convert_to_turn_based(pyspiel.load_game("goofspiel", GOOFSPIEL))

    def play(games: int) -> int:
        evaluator = pyspiel.RandomRolloutEvaluator(games, 1)
        pyspiel.MCTSBot(game, evaluator, 1.0, 1, 100, False, 1, False).step(game.new_initial_state())
        return games * DECISIONS

    return nanoseconds(play, seconds)


def bots(seconds: float) -> float:
    """OpenSpiel's other loop in C++: a game is played by one bot a player."""
    game = pyspiel.load_game("goofspiel", GOOFSPIEL)
    players = [pyspiel.make_uniform_random_bot(player, player) for player in range(PLAYERS)]

    def play(games: int) -> int:
        for seed in range(games):
            pyspiel.evaluate_bots(game.new_initial_state(), players, seed)
        return games * DECISIONS

    return nanoseconds(play, seconds)


def python_loop(seconds: float) -> float:
    """A loop in Python as OpenSpiel's examples have it: ask for the legal actions, choose, apply."""
    game = pyspiel.load_game("goofspiel", GOOFSPIEL)

    def play(games: int) -> int:
        decisions = 0
        for _ in range(games):
            state = game.new_initial_state()
            while not state.is_terminal():
                state.apply_actions([random.choice(state.legal_actions(player)) for player in range(PLAYERS)])
                decisions += PLAYERS
        return decisions

    return nanoseconds(play, seconds)


def pettingzoo(seconds: float) -> float:
    """PettingZoo's loop: everybody at once (`parallel_env`) or one after the other (`env`), whichever is quicker."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pettingzoo.classic import rps_v2

    def at_once(games: int) -> int:
        env, decisions = rps_v2.parallel_env(max_cycles=100), 0
        for seed in range(games):
            env.reset(seed=seed)
            while env.agents:
                env.step({agent: env.action_space(agent).sample() for agent in env.agents})
                decisions += 2
        return decisions

    def in_turns(games: int) -> int:
        env, decisions = rps_v2.env(max_cycles=100), 0
        for seed in range(games):
            env.reset(seed=seed)
            for agent in env.agent_iter():
                *_, terminated, truncated, _ = env.last()
                over = terminated or truncated
                env.step(None if over else env.action_space(agent).sample())
                decisions += not over
        return decisions

    return min(nanoseconds(at_once, seconds / 2), nanoseconds(in_turns, seconds / 2))


def nanoseconds(play: Callable[[int], int], seconds: float) -> float:
    """The CPU time of a decision in nanoseconds, over as many games as take about that long."""
    games, took = 1, 0.0
    while took < seconds / 2:
        games *= 2
        start = time.process_time()
        decisions = play(games)
        took = time.process_time() - start
    return took / decisions * 1e9


def main() -> None:
    seconds = float(sys.argv[1])
    found = {
        "openspiel_cpp": min(rollouts(seconds), bots(seconds)),
        "openspiel_python": python_loop(seconds),
        "pettingzoo": pettingzoo(seconds),
    }
    print(json.dumps(found))


if __name__ == "__main__":
    main()
