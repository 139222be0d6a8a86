"""Why a bot wrote its number: a sentence in every language for every number it writes, and none for others."""

from random import Random

import pytest
from hypothesis import given

from strategies import games, quick
from thenumber.bots.bot import LadderBot, Reason
from thenumber.bots.registry import BUILT_IN, LADDER
from thenumber.locales.catalogue import catalogue
from thenumber.locales.languages import LANGUAGES
from thenumber.record.position import parse_position
from thenumber.rules.digits import available_numbers
from thenumber.rules.game import Game, new_game, play

QUICK = [
    bot for bot in LADDER if bot.name not in ("thinker", "schemer", "planner", "equilibrium", "champion", "hunter")
]
POSITIONS = [Game(parse_position(line)) for line in ("1.2 0345678:3 12789:11", "2.5 26:1,1,1,1 -:1,2,3,4 | 30 31")]


def explained(bot: LadderBot, game: Game) -> Reason:
    number = bot.choose(game, 0, Random(1))
    reason = bot.explain(game, 0, number)
    assert reason, (bot.name, number)
    return reason


@quick
@given(games(over=False))
def test_a_bot_can_explain_whatever_it_writes(game: Game) -> None:
    for seat in game.position.writers:
        for bot in QUICK:
            assert bot.explain(game, seat, bot.choose(game, seat, Random(1))), bot.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_is_a_sentence_in_every_language(language: str) -> None:
    said = set()
    for game in (*POSITIONS, play(new_game(2), [761, 513])):
        for bot in LADDER:
            reason = explained(bot, game)
            said.add(catalogue(language).text(f"why-{reason.code}", **dict(reason.variables)))
    assert len(said) >= len(LADDER)


def test_a_number_out_of_character_is_not_explained_away() -> None:
    game = POSITIONS[0]
    for bot in LADDER:
        for number in (999, 100, 12):  # digits that are crossed out
            assert bot.explain(game, 0, number) is None, bot.name
    unlike = {"greedy": 345, "cautious": 345, "thinker": 345, "schemer": 777}
    for name, number in unlike.items():
        assert BUILT_IN[name].explain(game, 0, number) is None, name
    assert BUILT_IN["copycat"].explain(play(new_game(2), [761, 513]), 1, 888) is None


def test_reasons_say_what_is_true() -> None:
    game = POSITIONS[0]
    assert explained(BUILT_IN["greedy"], game) == Reason("greedy", (("digit", "8"),))
    assert explained(BUILT_IN["random"], game) == Reason("random", (("count", 343),))
    assert explained(BUILT_IN["copycat"], game) == Reason("no-model")
    assert explained(BUILT_IN["copycat"], play(new_game(2), [761, 513])) == Reason("copycat", (("model", "513"),))
    # The other seat has one digit, 7: what has none is safe, and 888 is out of its reach.
    lonely = Game(parse_position("1.2 0345678:3 7:11"))
    assert explained(BUILT_IN["cautious"], lonely) == Reason("cautious", (("percent", 100),))
    assert explained(BUILT_IN["thinker"], lonely) == Reason("thinker", (("percent", 100),))
    assert explained(BUILT_IN["schemer"], lonely) == Reason("schemer", (("numbers", "777"),))
    assert explained(BUILT_IN["schemer"], POSITIONS[1]) == Reason("alone")


def test_every_number_that_is_within_character_gets_the_reason() -> None:
    game = POSITIONS[0]
    for bot in QUICK:
        writes = {bot.choose(game, 0, Random(seed)) for seed in range(300)}
        numbers = available_numbers(game.position.boards[0].available)
        assert writes <= {number for number in numbers if bot.explain(game, 0, number)}, bot.name
