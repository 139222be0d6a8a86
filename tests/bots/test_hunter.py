"""Hunter: a champion among champions, and somebody who remembers among those who give themselves away."""

from random import Random

import pytest

from thenumber.bots.bot import Reason
from thenumber.bots.champion import ChampionBot
from thenumber.bots.hunter import HunterBot
from thenumber.bots.opponent_model import opponent_models
from thenumber.bots.registry import BOTS
from thenumber.record.position import parse_position
from thenumber.rules.game import Game, new_game, play
from thenumber.rules.seats import Seat
from thenumber.solver.last_turn import LastTurn


class Quick(HunterBot):
    steps = 300


class QuickChampion(ChampionBot):
    steps = 300


def played(others: str, turns: int, seed: int = 1) -> Game:
    """A quick champion in the first seat, and three of a kind."""
    rng, game = Random(seed), new_game(4)
    bots = [QuickChampion(), *[QuickChampion() if others == "champion" else BOTS[others]] * 3]
    for _ in range(turns):
        writers = game.position.writers
        game = play(game, [bot.choose(game, seat, rng) if seat in writers else None for seat, bot in enumerate(bots)])
    return game


def kinds(game: Game) -> dict[Seat, str | None]:
    return {seat: one.kind for seat, one in opponent_models(game, Quick().mixes(game)).items()}


def test_the_first_number_is_from_an_equilibrium_mix_and_says_so() -> None:
    bot, game = Quick(), new_game(4)
    assert bot.exploit(game, 0) is None
    assert bot.mix(game, 0) == QuickChampion().mixes(game)[0]
    reason = bot.explain(game, 0, bot.choose(game, 0, Random(1)))
    assert reason
    assert reason.code == "equilibrium"


@pytest.mark.parametrize("kind", ["greedy", "thinker"])
def test_who_writes_always_alike_is_seen_through_soon(kind: str) -> None:
    game = played(kind, 2)
    assert {seat: found for seat, found in kinds(game).items() if seat} == dict.fromkeys((1, 2, 3), kind)
    bot = Quick()
    exploit = bot.exploit(game, 0)
    assert exploit
    number = bot.choose(game, 0, Random(1))
    assert number in exploit.numbers
    assert bot.explain(game, 0, number) == Reason("hunter-kind", (("kind", kind),))
    assert bot.explain(game, 0, 0) is None


def test_who_writes_just_anything_is_seen_through_in_the_end() -> None:
    assert list(kinds(played("random", 4)).values()).count("random") >= 2


@pytest.mark.parametrize("seed", range(3))
def test_champions_are_not_taken_for_anything_else(seed: int) -> None:
    game = played("champion", 3, seed)
    assert {found for seat, found in kinds(game).items() if seat} == {None}


def test_in_the_last_turn_it_hunts_for_the_win() -> None:
    game = played("greedy", 9)
    number = Quick().choose(game, 0, Random(1))
    assert Quick().explain(game, 0, number)


def test_a_game_that_began_in_the_middle_tells_nothing() -> None:
    game = play(Game(parse_position("1.2 345678:3 12789:11 0123456789:0")), [345, 127, 999])
    assert opponent_models(game, Quick().mixes(game)) == {}
    assert Quick().exploit(game, 0) is None


def test_samples_come_close_to_everything_the_others_may_write() -> None:
    last = LastTurn(parse_position("2.5 0459:0,0,0,0 158:0,0,0,0 267:0,0,0,0 | 30 29 28"))
    mixes = [{}, {111: 0.5, 158: 0.25, 851: 0.25}, {222: 0.5, 267: 0.25, 762: 0.25}]
    assert last.sampled_shares(0, mixes, 4000) == pytest.approx(last.shares(0, mixes), abs=0.03)
