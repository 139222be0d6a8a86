"""Which bots wrote in a turn that is over: who really chose, and in whose place."""

from table_strategies import A, Live
from thenumber.table.commands import Said
from thenumber.table.games import Start
from thenumber.table.host import AddBot
from thenumber.table.turns import BotWrites
from thenumber.table.wrote import Wrote, bots_that_wrote


def test_only_bots_of_revealed_turns_are_told_with_whom_they_stood_in_for() -> None:
    live = Live(A)
    live.do(Said(AddBot("greedy"), A), Said(AddBot("champion"), A))
    assert bots_that_wrote(live.table, 0) is None
    live.do(Said(Start(), A))
    live.do(
        Said(BotWrites(1, "987", 1, 0, by="greedy"), nonce="0" * 32),
        Said(BotWrites(2, "042", 1, 0, by="random"), nonce="1" * 32),
    )
    for index in (-1, 0, 1):
        assert bots_that_wrote(live.table, index) is None
    live.write(A, "123")
    assert live.table.turn_index == 1
    assert bots_that_wrote(live.table, 0) == (Wrote(1, "greedy", 987), Wrote(2, "random", 42, "champion"))
    for index in (-1, 1):
        assert bots_that_wrote(live.table, index) is None
