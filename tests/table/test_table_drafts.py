"""Drafts: the clock lays down a whole number that was typed and not laid down, and nobody else knows of it before."""

import pytest

from table_strategies import STRANGER, A, B, C, D, Live
from thenumber.table.commands import Said
from thenumber.table.games import End, Start
from thenumber.table.options import Options
from thenumber.table.people import Away, Leave, Sit
from thenumber.table.seals import seal
from thenumber.table.time import Pause
from thenumber.table.turns import Draft

CLOCK = Options(clock=30)


def drafting(live: Live, person: str, number: str) -> Said:
    return Said(Draft(number, live.table.game_no, live.table.turn_index), person, live.new_nonce())


def test_the_clock_lays_down_a_whole_number_that_was_typed() -> None:
    live = Live(A, B, C, options=CLOCK, start=True)
    live.do(drafting(live, A, "987"))
    live.write(B, "012")
    live.wait(30)
    assert live.verdicts() == ["approved", "approved", "absent"]
    assert live.table.game
    assert live.table.game.turns[0].numbers == (987, 12, None)
    (tablet, *_) = live.table.revealed[0]
    assert tablet
    assert tablet.by is None
    assert tablet.seal == seal(tablet.nonce, "987", "t-7", 1, 0, 0)
    assert live.table.drafts == ()


def test_whose_line_is_gone_at_the_last_second_counts_all_the_same() -> None:
    live = Live(A, B, C, options=CLOCK, start=True)
    live.do(drafting(live, A, "987"), Said(Away(), A))
    live.write(B, "012")
    live.wait(30)
    assert live.verdicts()[0] == "approved"


def test_only_the_clock_lays_it_down() -> None:
    live = Live(A, B, C, options=CLOCK, start=True)
    live.do(drafting(live, C, "987"))
    live.write(A, "012")
    live.do(live.revealing(A))
    assert live.verdicts() == ["approved", "absent", "absent"]


def test_the_last_one_counts_and_an_empty_one_takes_it_back() -> None:
    live = Live(A, B, C, options=CLOCK, start=True)
    live.do(drafting(live, A, "987"), drafting(live, A, "654"))
    live.do(drafting(live, B, "987"), drafting(live, B, ""))
    live.wait(30)
    assert live.table.game
    assert live.table.game.turns[0].numbers == (654, None, None)


def test_what_is_laid_down_replaces_it_and_what_is_taken_back_takes_it_along() -> None:
    live = Live(A, B, C, options=CLOCK, start=True)
    live.do(drafting(live, A, "987"))
    live.write(A, "012")
    assert live.refused(drafting(live, A, "987")) == "already-written"
    live.do(live.erasing(A))
    live.wait(30)
    assert live.verdicts() == ["absent", "absent", "absent"]


def test_who_has_left_lays_nothing_down_any_more() -> None:
    live = Live(A, B, C, D, options=CLOCK, start=True)
    live.do(drafting(live, D, "987"), Said(Leave(), D))
    live.wait(30)
    assert live.verdicts()[3] == "absent"


def test_it_is_gone_with_its_turn_and_with_its_game() -> None:
    live = Live(A, B, C, options=CLOCK, start=True)
    live.do(drafting(live, A, "987"))
    live.write_all(a="987", b="012", c="345")
    assert live.table.turn_index == 1
    live.wait(live.view().table.seconds_left or 0)
    assert live.verdicts() == ["absent", "absent", "absent"]
    live.do(drafting(live, B, "678"), Said(End(), A), Said(Start(), A))
    live.wait(30)
    assert live.verdicts() == ["absent", "absent", "absent"]


@pytest.mark.parametrize(
    ("number", "reason"),
    [("98", "not-a-number"), ("9876", "not-a-number"), ("x12", "not-a-number"), ("112", "crossed-out")],
)
def test_only_a_number_that_could_be_laid_down_is_taken(number: str, reason: str) -> None:
    live = Live(A, B, C, options=CLOCK, start=True)
    live.write_all(a="111", b="000", c="000")
    assert live.refused(drafting(live, A, number)) == reason


def test_it_is_for_those_who_play_and_for_this_turn() -> None:
    live = Live(A, B, C, options=CLOCK, start=True)
    live.do(Said(Sit("Dan"), D))
    early = drafting(live, A, "123")
    assert live.refused(drafting(live, D, "123")) == "only-waiting"
    assert live.refused(drafting(live, STRANGER, "123")) == "not-here"
    live.do(Said(Pause(), A))
    assert live.refused(early) == "paused"


def test_nobody_sees_that_it_is_there() -> None:
    live = Live(A, B, C, options=CLOCK, start=True)
    before = [live.view(viewer) for viewer in (A, B, None)]
    live.do(drafting(live, A, "987"))
    assert [live.view(viewer) for viewer in (A, B, None)] == before
