"""What is expected of everybody at a table: of bots what they really do, of people what people often do."""

import pytest

from thenumber.bots.bot import MixingBot
from thenumber.bots.people import FEEL, KINDS, PLAYS_WELL, people_mix
from thenumber.bots.registry import BUILT_IN
from thenumber.record.position import parse_position
from thenumber.review.expected_mixes import expected_mixes
from thenumber.review.frequency import RARELY, frequency
from thenumber.rules.digits import available_numbers
from thenumber.rules.game import Game, new_game, play


@pytest.mark.parametrize("name", ["greedy", "random", "copycat", "cautious", "thinker", "planner"])
def test_a_bot_is_expected_to_write_as_it_does(name: str) -> None:
    game, bot = play(new_game(3), [987, 120, 345]), BUILT_IN[name]
    assert isinstance(bot, MixingBot)
    assert expected_mixes(game, [None, name, None])[1] == bot.mix(game, 1)


def test_all_bots_of_the_house_tell_their_mixes() -> None:
    assert all(isinstance(bot, MixingBot) for bot in BUILT_IN.values())


@pytest.mark.parametrize("line", ["1.1 0123456789: 0123456789: 0123456789:", "1.4 05:3,6,0 3459:0,0,0 0589:4,3,0"])
def test_a_person_may_write_anything_and_the_chances_add_up(line: str) -> None:
    game = Game(parse_position(line))
    assert FEEL + PLAYS_WELL + sum(share for _, share in KINDS) == pytest.approx(1)
    for seat, board in enumerate(game.position.boards):
        mix = people_mix(game, seat)
        assert sorted(mix) == list(available_numbers(board.available))
        assert sum(mix.values()) == pytest.approx(1)
        assert min(mix.values()) > 0
    assert expected_mixes(game, [None, "hermit", None])[1] == people_mix(game, 1)


def test_nothing_is_expected_of_somebody_who_sits_out() -> None:
    game = Game(parse_position("2.4 -:9,9,9 12:0,0,0 34:0,0,0 | 40 30 20"))
    assert expected_mixes(game, ["greedy", None, "random"])[0] == {}


def test_what_can_be_said_is_near_to_what_is_so() -> None:
    for percent in range(101):
        times, of = frequency(percent / 100)
        assert abs(times / of - percent / 100) <= max(RARELY, 0.05)
        assert 0 <= times <= of <= 20
