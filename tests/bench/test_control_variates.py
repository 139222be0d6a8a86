"""Luck that is taken out of a measured share must be luck: nothing on average, and most of what varies."""

import random

import pytest

from bench.control_variates import luck, without_luck
from thenumber.arena.pairings import Pairing, Planned
from thenumber.arena.playing import play_planned
from thenumber.bots.bot import MixingBot
from thenumber.bots.greedy import GreedyBot
from thenumber.bots.random import RandomBot
from thenumber.record.parse import parse_record
from thenumber.rules.game import winners

BOTS: dict[str, MixingBot] = {"greedy": GreedyBot(), "random": RandomBot()}


def test_luck_is_nothing_on_average_and_explains_much() -> None:
    shares, lucks = [], []
    for number in range(200):
        planned = Planned(Pairing("greedy", "random"), number, seats=3, seed=1)
        game = parse_record(play_planned(planned, BOTS).record).game
        won = winners(game)
        shares.append((planned.seat in won) / len(won))
        lucks.append(luck(game, [BOTS[name] for name in planned.bots], planned.seat, edge=0.0, seed=number))
    sums = [sum(of_game) for of_game in lucks]
    assert without_luck(sums, [[] for _ in sums]).value == pytest.approx(0, abs=0.1)
    plain, better = without_luck(shares, [[] for _ in shares]), without_luck(shares, lucks)
    assert better.within < 0.8 * plain.within
    assert abs(better.value - plain.value) < plain.within + better.within


def test_the_mean_without_luck_is_right() -> None:
    rng = random.Random(1)
    found = []
    for _ in range(200):
        lucks = [[rng.gauss(0, 0.3)] for _ in range(100)]
        mean = without_luck([0.4 + luck + rng.gauss(0, 0.1) for (luck,) in lucks], lucks)
        assert mean.within < 0.03
        found.append(abs(mean.value - 0.4) < mean.within)
    assert 0.9 < sum(found) / len(found) < 0.99
