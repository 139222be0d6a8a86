"""The same numbers on every kind of CPU: libraries that are told to work as on an older one change nothing."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from thenumber.rules.game import new_game, play
from thenumber.solver.continuation import worth_of_approval
from thenumber.solver.regret_matching import EquilibriumSearch
from thenumber.solver.samples import draw, lay_out, mean_payoffs, workspace
from thenumber.solver.value_network import product, shipped_values

GAME = """
from hashlib import sha256
from thenumber.arena.pairings import new_tournament
from thenumber.arena.playing import play_planned
from thenumber.bots.champion import ChampionBot
from thenumber.bots.hunter import HunterBot
from thenumber.bots.registry import BUILT_IN

ChampionBot.steps = HunterBot.steps = 100
planned = new_tournament(("champion", "hunter"), seats=4, games=1, seed=5).planned(0)
print(sha256(play_planned(planned, BUILT_IN).record.encode()).hexdigest())
"""
"""A game of a champion among hunters, who think for less time: prints the SHA-256 of its record."""
CONFIGURATION: Any = np.show_config(mode="dicts")
OLD_LIBRARIES = {
    "OPENBLAS_CORETYPE": "Nehalem",
    "NPY_DISABLE_CPU_FEATURES": " ".join(CONFIGURATION["SIMD Extensions"].get("found", [])),
    "GLIBC_TUNABLES": "glibc.cpu.hwcaps=-AVX2,-FMA,-AVX512F",
}
"""OpenBLAS, NumPy and the C library as on a CPU of 2008."""
OLD_COMPILER = {"NUMBA_CPU_NAME": "nehalem", "NUMBA_CPU_FEATURES": ""}
"""Numba as on such a CPU: without the wide registers of this one, and without fused multiplication and addition."""


def record(**environment: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", GAME], env=os.environ | environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert len(done.stdout.strip()) == 64
    return done.stdout


@pytest.mark.long
def test_champions_and_hunters_write_the_same_on_another_kind_of_cpu(tmp_path: Path) -> None:
    compiler = OLD_COMPILER | {"NUMBA_CACHE_DIR": str(tmp_path)} if os.uname().machine == "x86_64" else {}
    assert record(**OLD_LIBRARIES, **compiler) == record(OPENBLAS_CORETYPE="Haswell")


@given(written=st.lists(st.integers(0, 999), min_size=3, max_size=5), seed=st.integers(0, 2**32 - 1))
@settings(max_examples=30)
def test_it_does_not_matter_in_which_order_samples_are_summed(written: list[int], seed: int) -> None:
    position = play(new_game(len(written)), written).position
    search = EquilibriumSearch(position, worth_of_approval(position, shipped_values), seed)
    if len(position.writers) < 2:
        return
    seats, samples, rng = len(position.writers), 192, np.random.default_rng(seed)
    own, (drawn, order, met, masks) = search.all, workspace(seats, samples)
    for row in range(seats):
        draw(rng.random((1, own.numbers.shape[1]))[0], int(own.counts[row]), samples, search.state, drawn[row])
    lay_out(own.numbers, own.masks, own.worth, drawn, samples, 8.0, order, met[0], masks, met[1], met[2])
    found = np.zeros((2, own.numbers.shape[1]))
    for payoffs, places in zip(found, (np.arange(samples), rng.permutation(samples)), strict=True):
        numbers, their_masks, worth, bonus = (
            np.ascontiguousarray(part[..., places]) for part in (met[0, 0], masks[0], met[1, 0], met[2, 0])
        )
        mean_payoffs(
            own.numbers[0], own.masks[0], own.worth[0, 0], int(own.counts[0]), seats - 1, search.others, 8.0, samples,
            numbers, their_masks, worth, bonus, payoffs,
        )  # fmt: skip
    assert (found[0] == found[1]).all()
    assert found.any()


def test_a_product_is_that_of_matrices() -> None:
    rng = np.random.default_rng(1)
    inputs, weights = rng.integers(-3, 4, (2, 5, 7)).astype(np.float32), rng.integers(-9, 9, (7, 3)).astype(np.float32)
    assert (product(inputs, weights) == inputs @ weights).all()
