"""How many decisions a CPU-second? Our environments against those of others, in one run, drawing included.

    python bench/envs.py [--seconds 1.0] [--repeat 5] [--no-peers]

A decision is one random choice that is allowed, drawn and carried out. Our batch and vector give observations and masks
for every one; gymnasium's CartPole gives observations, pgx plays in one compiled scan, and OpenSpiel's goofspiel (five
players, ten cards) in its own loop in C++ without observations. Everything runs in this process, in turns, so that a
busy machine hurts all alike; each figure is the median over the repeats, in CPU time of all threads. What is not
installed is left out, and named under `missing`: pip install pgx jax open_spiel pygame. The last line is JSON; `ratio`
is our batch divided by CartPole.
"""

import argparse
import json
import os
import statistics
import sys
import time
import warnings
from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np

from thenumber.envs import ENV_ID, thenumber_v0
from thenumber.envs.batch import BatchEnv

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
os.environ.setdefault("JAX_PLATFORMS", "cpu")
warnings.simplefilter("ignore")  # PettingZoo's, about its own way to make environments

SEATS = 5
GAMES = 8192
PGX_GAMES = ("kuhn_poker", "leduc_holdem")
SCAN = 100
"""The number of steps that pgx takes in one call."""

Play = Callable[[], int]
"""Plays for a while, and gives the number of decisions."""


def batch(games: int, wide: bool = False) -> Play:
    env = BatchEnv(games, SEATS)
    env.reset(seed=1)

    def play() -> int:
        for _ in range(10):
            env.step(env.random_numbers())
            if wide:
                env.number_masks()
        return 10 * games * SEATS

    return play


def vector() -> Play:
    """One learner among four random bots; only the learner's decisions count."""
    envs: Any = gymnasium.make_vec(
        ENV_ID, GAMES, "vector_entry_point", opponents=("random",) * (SEATS - 1), action="number"
    )
    envs.reset(seed=1)
    inner = envs.unwrapped._batch

    def play() -> int:
        for _ in range(10):
            envs.step(inner.random_numbers()[:, 0])
        return 10 * GAMES

    return play


def cart_pole(games: int = 1024) -> Play:
    envs: Any = gymnasium.make_vec("CartPole-v1", games, "vector_entry_point")
    envs.reset(seed=1)
    rng = np.random.default_rng(1)

    def play() -> int:
        for _ in range(50):
            envs.step(rng.integers(0, 2, games))
        return 50 * games

    return play


def pettingzoo_ours(masked: bool) -> Play:
    """PettingZoo's loop. Unmasked numbers may be void: rock, paper, scissors has no masks to sample with either."""
    env = thenumber_v0.parallel_env(seats=SEATS)

    def play() -> int:
        decisions = 0
        for seed in range(20):
            observations, _ = env.reset(seed=seed)
            while env.agents:
                actions = {
                    agent: env.action_space(agent).sample(observations[agent]["action_mask"] if masked else None)
                    for agent in env.agents
                }
                observations = env.step(actions)[0]
                decisions += SEATS
        return decisions

    return play


def pettingzoo_rps() -> Play:
    from pettingzoo.classic import rps_v2

    env = rps_v2.parallel_env(max_cycles=10)

    def play() -> int:
        decisions = 0
        for seed in range(20):
            env.reset(seed=seed)
            while env.agents:
                env.step({agent: env.action_space(agent).sample() for agent in env.agents})
                decisions += 2
        return decisions

    return play


def pgx_scan(game: str) -> Play:
    jax: Any = import_module("jax")  # without its types: they would only be there where it is installed
    pgx: Any = import_module("pgx")
    env = pgx.make(game)
    step = jax.vmap(import_module("pgx.experimental").auto_reset(env.step, env.init))

    def one(carry: Any, key: Any) -> Any:
        draw, chance = jax.random.split(key)
        logits = jax.numpy.log(carry.legal_action_mask.astype(jax.numpy.float32))
        actions = jax.random.categorical(draw, logits, axis=-1)
        return step(carry, actions, jax.random.split(chance, GAMES)), None

    scan = jax.jit(lambda state, key: jax.lax.scan(one, state, jax.random.split(key, SCAN))[0])
    state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), GAMES))
    keys = iter(range(1, 1 << 30))

    def play() -> int:
        nonlocal state
        state = jax.block_until_ready(scan(state, jax.random.PRNGKey(next(keys))))
        return SCAN * GAMES

    return play


def goofspiel() -> Play:
    """The quicker of OpenSpiel's own loops in C++, as bench/sim.py has it."""
    import pyspiel

    from bench.simulators.playouts import DECISIONS, GOOFSPIEL

    game = pyspiel.convert_to_turn_based(pyspiel.load_game("goofspiel", GOOFSPIEL))

    def play() -> int:
        evaluator = pyspiel.RandomRolloutEvaluator(2000, 1)
        pyspiel.MCTSBot(game, evaluator, 1.0, 1, 100, False, 1, False).step(game.new_initial_state())
        return 2000 * DECISIONS

    return play


def contenders() -> Iterator[tuple[str, str, Callable[[], Play]]]:
    """Names, the package that is needed, and how to begin."""
    yield "batch", "thenumber", lambda: batch(GAMES)
    yield "batch_1001_mask", "thenumber", lambda: batch(GAMES, wide=True)
    yield "batch_64_games", "thenumber", lambda: batch(64)
    yield "batch_1_game", "thenumber", lambda: batch(1)
    yield "gymnasium_vector_learner", "thenumber", vector
    yield "pettingzoo_ours", "thenumber", lambda: pettingzoo_ours(masked=False)
    yield "pettingzoo_ours_masked", "thenumber", lambda: pettingzoo_ours(masked=True)
    yield "gymnasium_cart_pole", "gymnasium", cart_pole
    yield "pettingzoo_rps", "pygame", pettingzoo_rps
    yield "openspiel_goofspiel", "pyspiel", goofspiel
    for game in PGX_GAMES:
        yield f"pgx_{game}", "pgx", lambda game=game: pgx_scan(game)  # type: ignore[misc]


def rate(play: Play, seconds: float) -> float:
    """Decisions per CPU-second, over about so many seconds."""
    decisions, start = 0, time.process_time()
    while (took := time.process_time() - start) < seconds:
        decisions += play()
    return decisions / took


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU time of each figure in each repeat")
    parser.add_argument("--repeat", type=int, default=5)
    parser.add_argument("--no-peers", action="store_true", help="gymnasium's CartPole alone")
    arguments = parser.parse_args()

    plays: dict[str, Play] = {}
    missing = []
    for name, package, begin in contenders():
        peer = package not in ("thenumber", "gymnasium")
        if find_spec(package) and not (peer and arguments.no_peers):
            plays[name] = begin()
            plays[name]()  # compiled, and warm
        else:
            missing.append(name)
    rates: dict[str, list[float]] = {name: [] for name in plays}
    for _ in range(arguments.repeat):
        for name, play in plays.items():
            rates[name].append(rate(play, arguments.seconds))
    found = {name: statistics.median(several) for name, several in rates.items()}
    for name, decisions in found.items():
        print(f"{name:26} {decisions:14,.0f} ({min(rates[name]):,.0f} to {max(rates[name]):,.0f})")

    def times(ours: str, other: str) -> float | None:
        """The median of the ratios within a repeat."""
        if other not in rates:
            return None
        return round(statistics.median(a / b for a, b in zip(rates[ours], rates[other], strict=True)), 2)

    cards = max((f"pgx_{game}" for game in PGX_GAMES if f"pgx_{game}" in found), key=found.__getitem__, default="pgx")
    said = {
        "bench": "envs",
        "ratio": times("batch", "gymnasium_cart_pole"),
        "batch_to_pgx_card_game": times("batch", cards),
        "batch_to_goofspiel": times("batch", "openspiel_goofspiel"),
        "pettingzoo_to_rps": times("pettingzoo_ours", "pettingzoo_rps"),
        "pettingzoo_masked_to_rps": times("pettingzoo_ours_masked", "pettingzoo_rps"),
        "decisions_per_cpu_second": {name: round(decisions) for name, decisions in found.items()},
        "missing": missing,
    }
    print(json.dumps(said))


if __name__ == "__main__":
    main()
