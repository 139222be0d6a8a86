"""Mixes that OpenSpiel finds for a turn as time goes by: matrix regret matching, and external-sampling MCCFR.

Run by bench/solver.py with the Python of a virtual environment that has OpenSpiel: equilibria.py TENSORS.npz SECONDS.
The payoffs of all players for all numbers come from there, so that neither has to reckon them. Prints as JSON, for each
method, how much CPU time was spent and the mixes of that moment, again and again.
"""

import json
import sys
import time
from collections.abc import Callable
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt
import pyspiel
from open_spiel.python.algorithms import nfg_utils  # type: ignore[import-not-found, unused-ignore]
from open_spiel.python.algorithms import regret_matching as matrix

Floats: TypeAlias = npt.NDArray[np.float64]
Moments: TypeAlias = list[tuple[float, list[list[float]]]]

FIRST, GROWTH = 0.01, 1.25
"""The first moment, in seconds, and how much later each of the next ones is."""
BLOCK = 0.2
"""The share of the time until the next moment that is spent between two looks at the clock."""


class TurnState(pyspiel.State):  # type: ignore[misc, unused-ignore]
    """All write one after the other, and nobody sees what the others wrote."""

    payoffs: Floats
    """The payoffs, an attribute of the class, because OpenSpiel copies states with all that is theirs."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self.written: list[int] = []

    def current_player(self) -> int:
        return len(self.written) if len(self.written) < len(self.payoffs) else int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        return list(range(self.payoffs.shape[1 + player]))

    def _apply_action(self, action: int) -> None:
        self.written.append(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"{player}:{action}"

    def is_terminal(self) -> bool:
        return len(self.written) == len(self.payoffs)

    def returns(self) -> Any:
        return [payoffs[tuple(self.written)] if self.is_terminal() else 0.0 for payoffs in self.payoffs]

    def __str__(self) -> str:
        return " ".join(map(str, self.written))


class Observer:
    """What a player knows: who it is."""

    def __init__(self) -> None:
        self.tensor = np.zeros(0, np.float32)
        self.dict: dict[str, Any] = {}

    def set_from(self, state: Any, player: int) -> None:
        pass

    def string_from(self, state: Any, player: int) -> str:  # noqa: ARG002 - nothing else is known
        return str(player)


def registered(payoffs: Floats) -> Any:
    """The turn as a game of OpenSpiel."""
    TurnState.payoffs, players = payoffs, len(payoffs)
    kind = pyspiel.GameType(
        short_name="python_the_number_turn",
        long_name="A turn of The Number",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.DETERMINISTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=players,
        min_num_players=players,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=False,
        provides_observation_tensor=False,
        parameter_specification={},
    )
    facts = pyspiel.GameInfo(
        num_distinct_actions=max(payoffs.shape[1:]),
        max_chance_outcomes=0,
        num_players=players,
        min_utility=float(payoffs.min()),
        max_utility=float(payoffs.max()),
        utility_sum=0.0,
        max_game_length=players,
    )

    class Game(pyspiel.Game):  # type: ignore[misc, unused-ignore]
        def __init__(self, parameters: Any = None) -> None:
            super().__init__(kind, facts, parameters or {})

        def new_initial_state(self) -> TurnState:
            return TurnState(self)

        def make_py_observer(self, kind: Any = None, parameters: Any = None) -> Observer:  # noqa: ARG002
            return Observer()

    pyspiel.register_game(kind, Game)
    return pyspiel.load_game("python_the_number_turn")


def moments(step: Callable[[], None], mixes: Callable[[], list[list[float]]], seconds: float) -> Moments:
    found, spent, wanted, block = [], 0.0, FIRST, 1
    while spent < seconds:
        started = time.process_time()
        for _ in range(block):
            step()
        took = time.process_time() - started
        spent += took
        block = max(1, min(2 * block, int(block * BLOCK * wanted / max(took, 1e-9))))
        if spent >= min(wanted, seconds):
            found.append((spent, mixes()))
            wanted = spent * GROWTH
    return found


def regret_matching(payoffs: Floats, seconds: float) -> Moments:
    """`open_spiel.python.algorithms.regret_matching`, its own step and average, stopped by the clock."""
    sizes = payoffs.shape[1:]
    mixes = [np.ones(size) / size for size in sizes]
    regrets = [np.ones(size) / matrix.INITIAL_REGRET_DENOM for size in sizes]
    average = nfg_utils.StrategyAverager(len(sizes), sizes)

    def step() -> None:
        nonlocal mixes
        mixes = matrix._regret_matching_step(list(payoffs), mixes, regrets, 1e-6)
        average.append(mixes)

    return moments(step, lambda: [mix.tolist() for mix in average.average_strategies()], seconds)


def mccfr(payoffs: Floats, seconds: float) -> Moments:
    """Its external-sampling MCCFR in C++, on the game as Python defines it."""
    game = registered(payoffs)
    solver = pyspiel.ExternalSamplingMCCFRSolver(game, 1)

    def mixes() -> list[list[float]]:
        policy = solver.average_policy()
        state, found = game.new_initial_state(), []
        for size in payoffs.shape[1:]:
            weights = policy.action_probabilities(state)
            found.append([weights.get(action, 0.0) for action in range(size)])
            state.apply_action(0)
        return found

    return moments(solver.run_iteration, mixes, seconds)


def main() -> None:
    with np.load(sys.argv[1]) as tensors:
        payoffs = tensors["payoffs"]
    seconds = float(sys.argv[2])
    print(json.dumps({"regret_matching": regret_matching(payoffs, seconds), "mccfr": mccfr(payoffs, seconds)}))


if __name__ == "__main__":
    main()
