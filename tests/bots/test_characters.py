"""What makes each bot the one it is."""

from itertools import product
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from strategies import any_number, digits, games, quick
from thenumber.bots.cautious import SAFE_ENOUGH, approval
from thenumber.bots.registry import BOTS
from thenumber.record.position import parse_position
from thenumber.rules.board import FRESH_BOARD, Board
from thenumber.rules.check import Verdict, check
from thenumber.rules.digits import available_numbers, parse_digits
from thenumber.rules.game import Game, new_game, play

some_digits = digits.filter(bool)


def choices(name: str, game: Game, seat: int = 0, seeds: int = 200) -> set[int]:
    """All that a bot writes in a position, over many seeds."""
    return {BOTS[name].choose(game, seat, Random(seed)) for seed in range(seeds)}


def test_greedy_puts_its_highest_digit_in_front_and_anything_behind_it() -> None:
    game = Game(parse_position("1.3 027:0,0 0123456789:0,0"))
    assert choices("greedy", game) == {700, 702, 707, 720, 722, 727, 770, 772, 777}


def test_random_writes_anything_it_can() -> None:
    game = Game(parse_position("1.4 05:0,0,0 0123456789:0,0,0"))
    assert choices("random", game) == set(available_numbers(parse_digits("05")))


def test_copycat_writes_the_number_that_earned_the_last_bonus() -> None:
    game = play(new_game(3), [761, 513, 220])  # B earned it with 513
    assert choices("copycat", game, seat=0) == {513}
    assert choices("copycat", game, seat=2) == {513}


def test_copycat_comes_as_close_as_it_can_when_its_digits_are_gone() -> None:
    game = play(new_game(3), [761, 513, 220])
    assert choices("copycat", game, seat=1) == {499}  # without 5, 1 and 3, 499 is nearer than 600


def test_copycat_takes_any_number_while_nobody_has_earned_a_bonus() -> None:
    assert len(choices("copycat", new_game(2))) > 100
    assert len(choices("copycat", play(new_game(2), [None, None]))) > 100


@given(games(over=False))
@quick
def test_copycat_is_never_further_away_than_it_must_be(game: Game) -> None:
    earned = [turn.numbers[turn.bonus_seats[0]] for turn in game.turns if turn.bonus_seats]
    for seat in game.position.writers if earned else ():
        model = earned[-1]
        assert model is not None
        number = BOTS["copycat"].choose(game, seat, Random(0))
        others = available_numbers(game.position.boards[seat].available)
        assert abs(number - model) == min(abs(other - model) for other in others)


@given(some_digits, any_number)
@quick
def test_cautious_knows_the_chance_of_a_number_against_one_other(available: int, number: int) -> None:
    boards = [FRESH_BOARD, Board(available)]
    others = available_numbers(available)
    approved = sum(check(boards, [number, other])[0].verdict is Verdict.APPROVED for other in others)
    assert approval(number, [available]) == pytest.approx(approved / len(others))


@given(st.integers(1, 7), st.integers(1, 7), any_number)
@quick
def test_cautious_knows_the_chance_of_a_number_against_two_others(one: int, two: int, number: int) -> None:
    boards = [FRESH_BOARD, Board(one), Board(two)]
    pairs = list(product(available_numbers(one), available_numbers(two)))
    approved = sum(check(boards, [number, *pair])[0].verdict is Verdict.APPROVED for pair in pairs)
    assert approval(number, [one, two]) == pytest.approx(approved / len(pairs))


@given(games(over=False), st.integers(0, 100))
@quick
def test_cautious_takes_the_highest_first_digit_that_is_safe_enough(game: Game, seed: int) -> None:
    boards = game.position.boards
    for seat in game.position.writers[:1]:
        others = [board.available for other, board in enumerate(boards) if other != seat and board.available]
        chances = {number: approval(number, others) for number in available_numbers(boards[seat].available)}
        number = BOTS["cautious"].choose(game, seat, Random(seed))
        tops = set()
        for enough in SAFE_ENOUGH:
            safe = {other for other, chance in chances.items() if chance >= enough * max(chances.values())}
            if number in safe:
                tops.add(max(safe) // 100)
        assert number // 100 in tops


def test_three_cautious_ones_do_not_take_the_same_digits() -> None:
    firsts = {number // 100 for number in choices("cautious", new_game(4))}
    assert len(firsts) >= 4
