"""Luck that is taken out of a measured share must be luck: nothing on average, and most of what varies."""

import random
from random import Random

import pytest

from bench.luck import luck, without_luck
from thenumber.bots.greedy import GreedyBot
from thenumber.bots.random import RandomBot
from thenumber.rules.game import new_game, play, winners

BOTS = (GreedyBot(), RandomBot(), RandomBot())


def test_luck_is_nothing_on_average_and_explains_much() -> None:
    shares, lucks = [], []
    for number in range(200):
        rng, game = Random(number), new_game(3)
        while not game.over:
            writers = game.position.writers
            game = play(game, [bot.choose(game, s, rng) if s in writers else None for s, bot in enumerate(BOTS)])
        won = winners(game)
        shares.append((0 in won) / len(won))
        lucks.append(luck(game, BOTS, 0, edge=0.0, seed=number))
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
