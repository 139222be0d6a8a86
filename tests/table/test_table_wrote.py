"""Which bots wrote in a turn that is over: who really chose, and in whose place."""

from table_strategies import A, Live
from thenumber.record.format import format_record
from thenumber.record.parse import parse_record
from thenumber.table.commands import Said
from thenumber.table.games import Start
from thenumber.table.host import AddBot
from thenumber.table.sealed_record import record_of_table
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


def test_a_record_says_which_bot_wrote_for_somebody_else() -> None:
    live = Live(A)
    live.do(Said(AddBot("champion"), A), Said(AddBot("champion"), A), Said(AddBot("hunter"), A), Said(Start(), A))
    for turn, by in enumerate([("champion", "champion", "hunter"), ("champion", "cautious", "cautious")]):
        for seat, bot in enumerate(by, 1):
            live.do(Said(BotWrites(seat, str(3 * turn + seat) * 3, 1, turn, bot), nonce=f"{seat}" * 32))
        live.write(A, "777" if turn else "888")
    record = record_of_table(live.table)
    assert record is not None
    assert [tag for tag in record.other_tags if tag[0].startswith("By")] == [("By_1_2", "C:cautious D:cautious")]
    assert parse_record(format_record(record)) == record
