"""What every bot promises, in every position it can be shown."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from strategies import games, made_up_positions, quick
from thenumber.bots.bot import Bot
from thenumber.bots.registry import BOTS
from thenumber.record.position import parse_position
from thenumber.rules.digits import available_numbers
from thenumber.rules.game import Game, new_game, play
from thenumber.testing import check_bot

shown = st.one_of(games(over=False), made_up_positions().map(Game))
every_bot = pytest.mark.parametrize("bot", BOTS.values(), ids=BOTS)


def test_bots_are_registered_under_their_names() -> None:
    assert all(name == bot.name for name, bot in BOTS.items())


@every_bot
def test_every_bot_passes_the_check_for_bots(bot: Bot) -> None:
    check_bot(bot, games=12, seed=1)


@every_bot
@given(game=shown, seed=st.integers(0, 2**32))
@quick
def test_R8_bots_write_only_available_digits_and_the_same_again(bot: Bot, game: Game, seed: int) -> None:
    for seat in game.position.writers:
        number = bot.choose(game, seat, Random(seed))
        assert number in available_numbers(game.position.boards[seat].available)
        assert bot.choose(game, seat, Random(seed)) == number


@every_bot
def test_a_bot_with_one_digit_left_writes_it(bot: Bot) -> None:
    game = Game(parse_position("1.5 7:0,0,0,0 -:0,0,0,0"))
    assert bot.choose(game, 0, Random(0)) == 777


def test_bots_can_play_each_other_to_the_end_and_the_seed_decides() -> None:
    def played(seed: int) -> Game:
        rng, game = Random(seed), new_game(len(BOTS))
        while not game.over:
            numbers: list[int | None] = [None] * game.seats
            for seat in game.position.writers:
                numbers[seat] = list(BOTS.values())[seat].choose(game, seat, rng)
            game = play(game, numbers)
        return game

    assert played(1) == played(1)
    assert played(1) != played(2)
