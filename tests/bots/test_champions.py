"""Equilibrium and champion: mixes that nobody can exploit, now or in the turns to come, and the win at last."""

from collections import Counter
from random import Random

import pytest

from thenumber.bots.balanced import balanced_mixes
from thenumber.bots.bot import Reason
from thenumber.bots.champion import ChampionBot
from thenumber.bots.equilibrium import EquilibriumBot
from thenumber.record.position import parse_position
from thenumber.rules.game import Game, new_game, play
from thenumber.solver.follow import nothing_follows, worth_of_approval
from thenumber.solver.gain import values_and_gains
from thenumber.solver.values import shipped_values


class Quick(ChampionBot):
    steps = 300


def test_nobody_gains_much_against_equilibrium_in_this_turn_and_against_a_champion_in_the_round() -> None:
    position = play(new_game(4), [89, 345, 613, 702]).position
    for bot, follow in ((EquilibriumBot(), nothing_follows), (ChampionBot(), shipped_values)):
        mixes = balanced_mixes(position, bot.steps, myopic=bot.myopic)
        _, gains = values_and_gains(position, mixes, worth_of_approval(position, follow))
        assert max(gains) < 0.5, bot.name


def test_numbers_come_as_often_as_the_mix_says() -> None:
    bot, game, rng = Quick(), play(new_game(3), [89, 345, 613]), Random(1)
    mix = bot.mix(game, 0)
    seen = Counter(bot.choose(game, 0, rng) for _ in range(4000))
    assert seen.keys() <= mix.keys()
    for number, weight in mix.items():
        assert seen[number] / 4000 == pytest.approx(weight, abs=0.04)


def test_a_number_is_explained_by_how_often_it_comes() -> None:
    bot, game = Quick(), play(new_game(3), [89, 345, 613])
    number, weight = max(bot.mix(game, 0).items(), key=lambda item: item[1])
    assert bot.explain(game, 0, number) == Reason("champion", (("percent", round(100 * weight)),))
    assert bot.explain(game, 1, 345) is None


def test_in_the_last_turn_a_champion_plays_for_the_win() -> None:
    # C is too far behind to win, and can still spoil it for the others.
    game = Game(parse_position("2.5 04:0,0,0,0 15:0,0,0,0 26:0,0,0,0 | 30 29 10"))
    points = balanced_mixes(game.position, 300, myopic=True)[0]
    win = Quick().mix(game, 0)
    assert win != points
    assert all(number in (0, 4, 40, 44, 400, 404, 440, 444) for number in win)


def test_champions_at_one_table_think_once() -> None:
    game = play(new_game(3), [89, 345, 613])
    assert Quick().mixes(game) is Quick().mixes(game)
