"""The values of the rules are frozen, hashable, comparable and can be copied and sent."""

import copy
import pickle
from dataclasses import FrozenInstanceError, fields, replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from strategies import games, quick, records
from thenumber.record.record import record_of
from thenumber.rules.board import FRESH_BOARD, Board
from thenumber.rules.check import APPROVED, Ruling, Verdict
from thenumber.rules.game import Game, Position, new_game, play

GAME = play(new_game(3), [761, 513, 220])
VALUES = [FRESH_BOARD, APPROVED, GAME.turns[0], GAME.position, GAME, record_of(GAME)]


@pytest.mark.parametrize("made", VALUES, ids=lambda made: type(made).__name__)
def test_no_field_can_be_set_or_deleted_and_none_added(made: Any) -> None:
    for field in fields(made):
        with pytest.raises(FrozenInstanceError):
            setattr(made, field.name, None)
        with pytest.raises(FrozenInstanceError):
            delattr(made, field.name)
    # CPython's own frozen dataclasses with slots answer a new name with one or the other of these.
    with pytest.raises((FrozenInstanceError, AttributeError, TypeError)):
        made.extra = 1
    assert not hasattr(made, "__dict__")


@given(st.one_of(games(), records()))
@quick
def test_copies_are_equal_and_hash_alike(made: Any) -> None:
    for twin in (copy.copy(made), copy.deepcopy(made), pickle.loads(pickle.dumps(made)), replace(made)):  # noqa: S301 our own
        assert twin == made
        assert hash(twin) == hash(made)
        assert repr(twin) == repr(made)


@given(games())
@quick
def test_the_same_numbers_give_the_same_game(game: Game) -> None:
    again = new_game(game.seats)
    for turn in game.turns:
        again = play(again, list(turn.numbers))  # a list and a tuple of numbers make no difference
    assert again == game
    assert hash(again) == hash(game)


def test_fields_may_be_given_by_name_and_have_defaults() -> None:
    assert Board() == FRESH_BOARD == Board(scores=())
    assert Ruling(Verdict.VOID, unavailable=1) == Ruling(Verdict.VOID, (), 1)
    assert Position(boards=(FRESH_BOARD,) * 2) == new_game(2).position
    assert replace(FRESH_BOARD, scores=(7,)) == Board(FRESH_BOARD.available, (7,))
    assert Board() != Board(scores=(0,))


def test_play_leaves_the_game_it_was_given_as_it_was() -> None:
    game = new_game(2)
    before = repr(game)
    play(game, [220, 513])
    assert repr(game) == before
