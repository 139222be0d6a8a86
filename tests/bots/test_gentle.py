"""The gentle bots: each has its weakness, none of them is broken, and newcomers can beat them."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bench.levels import game_of, measure
from bench.newcomers import NEWCOMERS
from strategies import games, quick
from thenumber.bots.bot import Bot, PreparingBot
from thenumber.bots.difficulty import DIFFICULTIES, OPPONENTS, Difficulty, difficulty_of, drawn_opponents
from thenumber.bots.gentle import fell, safe_number
from thenumber.bots.registry import BUILT_IN, LADDER
from thenumber.record.position import parse_position
from thenumber.rules.digits import number_name, parse_digits
from thenumber.rules.game import Game, new_game, play

GENTLE = [BUILT_IN[name] for name in OPPONENTS["gentle"]]
every_gentle_bot = pytest.mark.parametrize("bot", GENTLE, ids=[bot.name for bot in GENTLE])


def written(name: str, line: str) -> set[str]:
    """All that a bot writes in a position."""
    game = Game(parse_position(line))
    return {number_name(BUILT_IN[name].choose(game, 0, Random(seed))) for seed in range(200)}


def test_echo_writes_a_low_digit_three_times() -> None:
    assert written("echo", "1.3 0135789:0,0 0:0,0") == {"111", "333", "555", "777"}
    assert written("echo", "1.3 0:0,0 0:0,0") == {"000"}


def test_banker_writes_what_is_as_round_as_it_can_be() -> None:
    assert written("banker", "1.1 0123456789: 0:") == {"100", "200", "300", "400"}
    assert written("banker", "1.3 258:0,0 0:0,0") == {"522", "822"}
    assert written("banker", "1.3 8:0,0 0:0,0") == {"888"}


def test_lucky_writes_its_favourite_digits_as_long_as_they_last() -> None:
    assert all(set(number) <= set("378") for number in written("lucky", "1.1 0123456789: 0:"))
    assert written("lucky", "1.4 01:0,0,0 0:0,0,0") == {"100", "101", "110", "111"}


def test_dreamer_writes_its_highest_digits_at_once() -> None:
    assert written("dreamer", "1.1 0123456789: 0:") == {"789", "798", "879", "897", "978", "987"}
    assert written("dreamer", "1.4 05:0,0,0 0:0,0,0") == {"005", "050", "055", "500", "505", "550"}


def test_nervous_goes_down_while_turns_are_worth_more() -> None:
    highest = [
        max(written("nervous", f"1.{turn} 0123456789:{','.join('0' * (turn - 1))} 0:{','.join('0' * (turn - 1))}"))
        for turn in range(1, 6)
    ]
    assert highest == sorted(highest, reverse=True)
    assert (highest[0], highest[-1]) == ("999", "222")


def test_pianist_writes_runs_or_what_comes_closest() -> None:
    assert written("pianist", "1.2 0145679:0 0:0") == {"456", "567", "654", "765"}
    assert written("pianist", "1.4 169:0,0,0 0:0,0,0") == {"169", "961"}
    assert len(written("pianist", "1.4 16:0,0,0 0:0,0,0")) == 8


@every_gentle_bot
def test_after_a_fall_they_play_it_safe_once(bot: Bot) -> None:
    game = play(new_game(2), [991, 19])  # the first one falls
    assert fell(game, 0)
    assert not fell(game, 1)
    assert bot.choose(game, 0, Random(1)) == 111


@given(games(over=False))
@quick
def test_what_is_safe_is_made_of_one_digit_that_is_there(game: Game) -> None:
    for seat in game.position.writers:
        available = game.position.boards[seat].available
        number = number_name(safe_number(available))
        assert len(set(number)) == 1
        assert parse_digits(number[0]) & available
        assert number != "000" or available == 1


@given(st.integers(0, 2**32), st.sampled_from(NEWCOMERS))
@quick
def test_nobody_ends_with_nothing_in_ten_turns(seed: int, newcomer: Bot) -> None:
    rng = Random(seed)
    table: list[Bot] = [BUILT_IN[name] for name in drawn_opponents("gentle", 3, rng)]
    finals = game_of([newcomer, *table], rng).finals
    assert min(finals[1:]) > 0


def test_newcomers_win_their_share_of_gentle_games() -> None:
    """The bounds leave room for chance; `python bench/levels.py` measures them better."""
    found = measure("gentle", games=100, seats=4, seed=3)
    assert 0.27 < found["share"] < 0.48
    assert all(share > 0.2 for share, _ in found["newcomers"].values())
    assert found["least"] > 0


def test_every_step_has_bots_of_its_own_and_enough_for_a_table_that_changes() -> None:
    everybody = [name for step in DIFFICULTIES for name in OPPONENTS[step]]
    assert len(everybody) == len(set(everybody))
    assert set(everybody) <= BUILT_IN.keys()
    assert all(len(OPPONENTS[step]) >= 3 for step in DIFFICULTIES)
    assert not any(isinstance(bot, PreparingBot) for bot in GENTLE), "a first game begins at once"


def test_steps_are_in_the_order_of_the_ladder() -> None:
    steps = [DIFFICULTIES.index(step) for bot in LADDER if (step := difficulty_of(bot.name))]
    assert steps == sorted(steps)


@given(st.sampled_from(DIFFICULTIES), st.integers(1, 8), st.integers(0, 2**32))
@quick
def test_opponents_differ_as_long_as_there_are_enough(step: Difficulty, count: int, seed: int) -> None:
    drawn = drawn_opponents(step, count, Random(seed))
    assert len(drawn) == count
    assert set(drawn) <= set(OPPONENTS[step])
    assert len(set(drawn)) == min(count, len(OPPONENTS[step]))
