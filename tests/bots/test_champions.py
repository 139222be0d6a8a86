"""Equilibrium and champion: equilibrium mixes, now and with the turns to come, leaning, and the win at last."""

import subprocess
import sys
from collections import Counter
from random import Random

import pytest

from thenumber.bots.bot import Reason
from thenumber.bots.champion import ChampionBot
from thenumber.bots.equilibrium import EquilibriumBot
from thenumber.bots.equilibrium_mixes import equilibrium_mixes
from thenumber.bots.expected_worth import expected_worths
from thenumber.bots.exponential_tilt import weaker_tables
from thenumber.record.position import parse_position
from thenumber.rules.digits import Number
from thenumber.rules.game import Game, new_game, play
from thenumber.rules.seats import Seat
from thenumber.solver.continuation import no_continuation, worth_of_approval
from thenumber.solver.exploitability import values_and_best_response_gains
from thenumber.solver.value_network import shipped_values


class Quick(ChampionBot):
    steps = 300


def test_nobody_gains_much_against_equilibrium_mixes_in_this_turn_or_in_the_round() -> None:
    position = play(new_game(4), [89, 345, 613, 702]).position
    for bot, follow in ((EquilibriumBot(), no_continuation), (ChampionBot(), shipped_values)):
        mixes = equilibrium_mixes(position, bot.steps, myopic=bot.myopic)
        _, gains = values_and_best_response_gains(position, mixes, worth_of_approval(position, follow))
        assert max(gains) < 0.5, bot.name


def expected(game: Game, mix: dict[Number, float], others: dict[Seat, dict[Number, float]]) -> float:
    """What the first seat's mix is worth."""
    worth = expected_worths(game.position, 0, mix, others)
    return sum(weight * worth[number] for number, weight in mix.items())


@pytest.mark.parametrize(
    "numbers", [(89, 345, 613, 702), (12, 12, 999, 450), (899, 788, 677, 566), (89, 345, 613, 702, 999)]
)
def test_a_champion_leans_to_what_is_better_against_weak_players_at_no_cost_against_good_ones(
    numbers: tuple[Number, ...],
) -> None:
    game = play(new_game(len(numbers)), numbers)
    equilibrium, leaning = Quick().mixes(game), Quick().mix(game, 0)
    assert leaning.keys() == equilibrium[0].keys()
    assert sum(leaning.values()) == pytest.approx(1)
    good = dict(enumerate(equilibrium[1:], 1))
    assert expected(game, leaning, good) > expected(game, equilibrium[0], good) - 0.1
    gained = 0.0
    for bot, share in weaker_tables(game.seats):
        weak = {other: bot.mix(game, other) for other in good}
        gained += share * (expected(game, leaning, weak) - expected(game, equilibrium[0], weak))
    assert gained > 0.5


def test_a_number_that_hardly_ever_comes_stays_rare() -> None:
    game = play(new_game(4), (249, 666, 711, 666))
    equilibrium, leaning = ChampionBot().mixes(game)[0], ChampionBot().mix(game, 0)
    rare = [number for number, weight in equilibrium.items() if weight < 0.001]
    assert rare
    assert max(leaning[number] for number in rare) < 0.05


def test_where_all_numbers_are_alike_there_is_nothing_to_lean_to() -> None:
    game = Game(parse_position("1.2 7:0 012:0 345:0"))
    assert Quick().mix(game, 0) == {777: 1.0}


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
    points = equilibrium_mixes(game.position, 300, myopic=True)[0]
    win = Quick().mix(game, 0)
    assert win == Quick().mixes(game)[0]  # without leaning
    assert win != points
    assert all(number in (0, 4, 40, 44, 400, 404, 440, 444) for number in win)


def test_champions_at_one_table_think_once() -> None:
    game = play(new_game(3), [89, 345, 613])
    assert Quick().mixes(game) is Quick().mixes(game)


def test_the_first_turn_of_a_round_needs_neither_numpy_nor_numba() -> None:
    program = """
import sys
from random import Random
from thenumber.bots.bot import needs_preparing
from thenumber.bots.registry import BUILT_IN
from thenumber.rules.game import new_game, play
for name in ("equilibrium", "champion", "hunter"):
    for seats in (2, 3, 4, 5):
        game = new_game(seats)
        assert not needs_preparing(BUILT_IN[name], game)
        BUILT_IN[name].choose(game, 0, Random(seats))
        assert needs_preparing(BUILT_IN[name], play(game, [123] * seats))
assert not {"numpy", "numba"} & set(sys.modules)
"""
    subprocess.run([sys.executable, "-c", program], check=True)
