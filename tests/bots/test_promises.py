"""What every bot promises, in every position it can be shown."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from strategies import games, made_up_positions, quick
from thenumber.bots.bot import Bot, prepare
from thenumber.bots.registry import BOTS, LADDER
from thenumber.record.position import parse_position
from thenumber.rules.digits import available_numbers
from thenumber.rules.game import Game, new_game, play
from thenumber.rules.seats import MAX_SEATS
from thenumber.testing import check_bot

THINKING = ("thinker", "schemer", "planner", "equilibrium", "champion", "hunter")
"""These take tens of milliseconds for a number, and are shown fewer positions."""
ODD = (
    "1.5 7:0,0,0,0 -:0,0,0,0 -:0,0,0,0",
    "2.1 0123456789: 0: | 5 5",
    "1.2 09:90 19:0 29:0 39:0 0:0",
    "2.4 01:0,0,0 01:0,0,0 01:0,0,0 -:0,0,0 01:0,0,0 | 1 2 3 4 5",
    "1.3 13579:0,9 02468:9,0 13579:1,1",
    "2.5 0123456789:0,0,0,0 0123456789:0,0,0,0 0123456789:0,0,0,0 0123456789:0,0,0,0 | 9 0 0 9",
)

shown = st.one_of(games(over=False), made_up_positions().map(Game))
every_bot = pytest.mark.parametrize("bot", BOTS.values(), ids=BOTS)
QUICK = [bot for bot in LADDER if bot.name not in THINKING]
every_quick_bot = pytest.mark.parametrize("bot", QUICK, ids=[bot.name for bot in QUICK])


def test_bots_are_registered_under_their_names() -> None:
    assert all(name == bot.name for name, bot in BOTS.items())


def test_the_ladder_has_every_bot_on_a_step_of_its_own() -> None:
    assert {bot.name for bot in LADDER} == BOTS.keys()
    assert [bot.level for bot in LADDER] == list(range(1, len(LADDER) + 1))
    assert len(LADDER) >= 5


@every_bot
def test_every_bot_passes_the_check_for_bots(bot: Bot) -> None:
    prepare(bot)
    check_bot(bot, games=1 if bot.name in ("champion", "hunter") else 3 if bot.name in THINKING else 12, seed=1)


def keeps_its_promises(bot: Bot, game: Game, seed: int) -> None:
    for seat in game.position.writers:
        number = bot.choose(game, seat, Random(seed))
        assert number in available_numbers(game.position.boards[seat].available)
        assert bot.choose(game, seat, Random(seed)) == number


@every_quick_bot
@given(game=shown, seed=st.integers(0, 2**32))
@quick
def test_R8_bots_write_only_available_digits_and_the_same_again(bot: Bot, game: Game, seed: int) -> None:
    keeps_its_promises(bot, game, seed)


@every_bot
@pytest.mark.parametrize("line", ODD)
def test_odd_positions(bot: Bot, line: str) -> None:
    keeps_its_promises(bot, Game(parse_position(line)), seed=1)


@every_bot
def test_a_bot_with_one_digit_left_writes_it(bot: Bot) -> None:
    game = Game(parse_position("1.5 7:0,0,0,0 -:0,0,0,0"))
    assert bot.choose(game, 0, Random(0)) == 777


@pytest.mark.parametrize("first", range(0, len(QUICK), MAX_SEATS))
def test_bots_can_play_each_other_to_the_end_and_the_seed_decides(first: int) -> None:
    bots = (QUICK * 2)[first : first + MAX_SEATS]

    def played(seed: int) -> Game:
        rng, game = Random(seed), new_game(len(bots))
        while not game.over:
            numbers: list[int | None] = [None] * game.seats
            for seat in game.position.writers:
                numbers[seat] = bots[seat].choose(game, seat, rng)
            game = play(game, numbers)
        return game

    assert played(1) == played(1)
    assert played(1) != played(2)
