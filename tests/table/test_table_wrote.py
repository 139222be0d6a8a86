"""Which bots wrote in a turn that is over: who really chose, and in whose place."""

from table_strategies import A, Live
from thenumber.table import commands as say
from thenumber.table.wrote import Wrote, bots_that_wrote


def test_only_bots_of_revealed_turns_are_told_with_whom_they_stood_in_for() -> None:
    live = Live(A)
    live.do(say.AddBot(A, "greedy"), say.AddBot(A, "champion"))
    assert bots_that_wrote(live.table, 0) is None
    live.do(say.Start(A))
    live.do(
        say.BotWrites(1, "987", "0" * 32, 1, 0, by="greedy"),
        say.BotWrites(2, "042", "1" * 32, 1, 0, by="random"),
    )
    for index in (-1, 0, 1):
        assert bots_that_wrote(live.table, index) is None
    live.write(A, "123")
    assert live.table.turn_index == 1
    assert bots_that_wrote(live.table, 0) == (Wrote(1, "greedy", 987), Wrote(2, "random", 42, "champion"))
    for index in (-1, 1):
        assert bots_that_wrote(live.table, index) is None
