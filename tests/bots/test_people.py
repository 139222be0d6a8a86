"""Models of people: opponents for tournaments that nobody is offered."""

from pathlib import Path

import pytest

from command import run
from thenumber.bots.people import ByFeelBot, PersonBot, by_feel
from thenumber.bots.registry import BOTS, MODELS, bot_names, find_bot
from thenumber.rules.game import new_game, play
from thenumber.testing import check_bot


@pytest.mark.parametrize("name", MODELS)
def test_a_model_of_people_keeps_the_promises_of_a_bot(name: str) -> None:
    check_bot(find_bot(name), games=2)


def test_models_are_not_on_the_list_of_bots() -> None:
    assert not MODELS.keys() & set(bot_names())
    assert not any(name in BOTS for name in MODELS)


def test_a_person_may_write_whatever_comes_to_mind_and_some_of_it_more_often() -> None:
    game = play(new_game(3), [89, 345, 613])
    mix, feel = PersonBot().mix(game, 0), ByFeelBot().mix(game, 0)
    assert feel == by_feel(game.position.boards[0].available)
    assert sum(mix.values()) == pytest.approx(1)
    assert mix.keys() == feel.keys()
    assert max(mix[number] / feel[number] for number in mix) > 2


def test_a_tournament_can_be_played_against_models_of_people(tmp_path: Path) -> None:
    options = ("--gauntlet", "greedy", "--bots", "by-feel", "--games", "2", "--workers", "1", "--into", str(tmp_path))
    done = run("tournament", *options)
    assert done.returncode == 0, done.stderr
    assert "By-feel" in done.stdout
    assert "@by-feel" in (tmp_path / "games.tnr").read_text()
