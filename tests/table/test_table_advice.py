"""A game that goes on from one that several people are playing tells what is best in their turn to come."""

from table_strategies import A, B, C, Live
from thenumber.table.advice import goes_beyond
from thenumber.table.commands import Said
from thenumber.table.games import End
from thenumber.table.people import Leave

FIRST, NEXT, OTHER = (120, 987, 998), (345, 210, 761), (121, 987, 998)


def played() -> Live:
    """A game of three after its first turn."""
    live = Live(A, B, C, start=True)
    for person, number in zip((A, B, C), ("120", "987", "998"), strict=True):
        live.write(person, number)
    assert live.table.turn_index == 1
    return live


def test_only_what_goes_on_from_all_revealed_turns_goes_beyond() -> None:
    table = played().table
    assert goes_beyond([FIRST, NEXT], table)
    assert goes_beyond([FIRST, (None, None, None), NEXT], table)
    assert goes_beyond([FIRST[::-1], NEXT], table)  # whoever sits where
    for harmless in ([], [FIRST], [OTHER, NEXT], [(120, 987), (1, 2)], [(120, 987, None), NEXT], [NEXT, FIRST]):
        assert not goes_beyond(harmless, table)


def test_nothing_goes_beyond_a_game_of_which_nothing_is_revealed_or_that_is_over() -> None:
    assert not goes_beyond([FIRST, NEXT], Live(A, B, C).table)
    assert not goes_beyond([FIRST, NEXT], Live(A, B, C, start=True).table)
    live = played()
    live.do(Said(End(), A))
    assert not goes_beyond([FIRST, NEXT], live.table)


def test_somebody_who_is_left_alone_may_look_ahead() -> None:
    live = played()
    for person in (B, C):
        assert goes_beyond([FIRST, NEXT], live.table)
        live.do(Said(Leave(), person))
    assert not goes_beyond([FIRST, NEXT], live.table)
