"""The tools for other people's tests: sample games, and the proof that a bot keeps its promises."""

import random
import re
from collections.abc import Callable, Iterator
from itertools import count
from random import Random
from typing import Any

import pytest

from thenumber.record.position import parse_position
from thenumber.rules.check import Verdict
from thenumber.rules.digits import available_numbers
from thenumber.rules.game import Game, Position
from thenumber.testing import BotError, check_bot, sample_game, sample_games


@pytest.fixture(autouse=True)
def _same_chance_afterwards() -> Iterator[None]:
    """Some bots here play with Python's own random numbers: other tests shall not notice."""
    before = random.getstate()
    yield
    random.setstate(before)


class Cheat:
    """A bot that writes what a function says."""

    def __init__(self, choose: Callable[[Game, int, Random], Any], name: Any = "cheat") -> None:
        self.name = name
        self.choose = choose


def fair(game: Game, seat: int, rng: Random) -> int:
    return rng.choice(available_numbers(game.position.boards[seat].available))


def caught(choose: Callable[[Game, int, Random], Any]) -> str:
    """What the check says about a bot; it must name a position that can be read."""
    with pytest.raises(BotError) as error:
        check_bot(Cheat(choose), games=8)
    message = str(error.value)
    place = re.fullmatch(r"cheat .*, in seat ([A-E]) of (.*)", message, re.DOTALL)
    assert place
    assert "ABCDE".index(place[1]) < len(parse_position(place[2]).boards)
    return message


class LikeNumpy:
    """A whole number to all appearances, as number libraries have them."""

    def __index__(self) -> int:
        return 0

    def __int__(self) -> int:
        return 0

    def __eq__(self, other: object) -> bool:
        return other == 0

    def __hash__(self) -> int:
        return 0

    def __ge__(self, other: int) -> bool:
        return other <= 0

    def __le__(self, other: int) -> bool:
        return other >= 0

    def __lt__(self, other: int) -> bool:
        return other > 0


class OwnInt(int):
    """A subclass can bring its own ideas of adding and comparing."""


def test_a_fair_bot_passes() -> None:
    check_bot(Cheat(fair))
    check_bot(Cheat(fair, name="bot-2"), games=4, seed=7)


def test_a_digit_that_is_crossed_out_is_noticed() -> None:
    assert "wrote 999, but has no 9" in caught(lambda *_: 999)


@pytest.mark.parametrize("wrong", [-1, 1000, 10**30, None, "123", 1.0, True, False, LikeNumpy(), OwnInt(5), (1,)])
def test_what_is_no_whole_number_from_0_to_999_is_noticed(wrong: object) -> None:
    assert f"wrote {wrong!r}, which is no whole number from 0 to 999" in caught(lambda *_: wrong)


def test_another_number_for_the_same_game_seat_and_seed_is_noticed() -> None:
    turn = count()

    def fickle(game: Game, seat: int, _: Random) -> int:
        numbers = available_numbers(game.position.boards[seat].available)
        return numbers[next(turn) % len(numbers)]

    assert "wrote 000 and then 001 for the same game, seat and seed" in caught(fickle)


def test_the_second_answer_is_looked_at_as_closely_as_the_first() -> None:
    turn = count()
    assert "wrote None, which is no whole number" in caught(lambda *_: None if next(turn) % 2 else 0)
    assert "wrote True, which is no whole number" in caught(lambda *_: True if next(turn) % 2 else 1)


def test_a_game_that_was_broken_is_still_named() -> None:
    def breaking(game: Game, *_: object) -> int:
        object.__setattr__(game, "position", None)
        return 0

    assert "changed the game it was shown" in caught(breaking)


def test_setting_a_field_of_the_game_is_noticed() -> None:
    def rewriting(game: Any, seat: int, rng: Random) -> int:
        game.turns = ()
        return fair(game, seat, rng)

    assert "raised FrozenInstanceError" in caught(rewriting)


def test_setting_a_field_behind_the_back_of_the_game_is_noticed() -> None:
    def rewriting(game: Game, seat: int, rng: Random) -> int:
        # A new position, and not the board itself: fresh boards are one object, shared by all games.
        richer = Position(game.position.boards, ((99,) * game.seats,))
        object.__setattr__(game, "position", richer)
        return fair(game, seat, rng)

    assert "changed the game it was shown" in caught(rewriting)


@pytest.mark.parametrize("use", [random.random, lambda: random.seed(1), lambda: random.shuffle([1, 2, 3])])
def test_pythons_own_random_numbers_are_noticed(use: Callable[[], object]) -> None:
    def gambling(game: Game, seat: int, rng: Random) -> int:
        use()
        return fair(game, seat, rng)

    assert "used Python's own random numbers" in caught(gambling)


def test_an_exception_is_told_with_its_cause() -> None:
    def broken(*_: object) -> int:
        raise LookupError("no idea")

    assert "raised LookupError('no idea')" in caught(broken)
    with pytest.raises(BotError) as error:
        check_bot(Cheat(broken))
    assert isinstance(error.value.__cause__, LookupError)


def test_a_bot_without_a_name_is_noticed() -> None:
    with pytest.raises(BotError, match="and not None"):
        check_bot(object())  # type: ignore[arg-type]


@pytest.mark.parametrize("name", ["", "Greedy", "my bot", " bot", "bot\n", None, 7])
def test_a_name_that_can_not_stand_in_a_record_is_noticed(name: object) -> None:
    with pytest.raises(BotError, match="a bot's name is lower case without spaces, and not "):
        check_bot(Cheat(fair, name=name))


def test_a_bot_is_shown_every_number_of_seats_and_never_asked_without_digits() -> None:
    seen = set()

    def watching(game: Game, seat: int, rng: Random) -> int:
        assert game.position.boards[seat].available
        seen.add(game.seats)
        return fair(game, seat, rng)

    check_bot(Cheat(watching), games=4)
    assert seen == {2, 3, 4, 5}


def test_sample_games_are_whole_and_of_every_number_of_seats() -> None:
    games = list(sample_games(8))
    assert [game.seats for game in games] == [2, 3, 4, 5] * 2
    assert all(game.over for game in games)
    assert not any(ruling.verdict is Verdict.VOID for game in games for turn in game.turns for ruling in turn.rulings)


def test_the_same_seed_gives_the_same_games() -> None:
    assert list(sample_games(6, seed=3)) == list(sample_games(6, seed=3))
    assert list(sample_games(6, seed=3)) != list(sample_games(6, seed=4))
    assert list(sample_games(2, seed=3)) == list(sample_games(6, seed=3))[:2]
    assert sample_game(3, Random(5)) == sample_game(3, Random(5))


def test_sample_games_may_have_empty_tablets() -> None:
    assert all(number is None for turn in sample_game(2, Random(0), absent=1).turns for number in turn.numbers)
    some = [number for turn in sample_game(5, Random(0), absent=0.5).turns for number in turn.numbers]
    assert 10 < some.count(None) < 40


def test_sample_games_leave_pythons_own_random_numbers_alone() -> None:
    before = random.getstate()
    list(sample_games(4))
    assert random.getstate() == before
