"""The host waits no longer: in a few seconds, which everybody sees, and in which it can be taken back."""

from table_strategies import A, B, C, Live
from thenumber.table.commands import Said
from thenumber.table.games import End
from thenumber.table.options import Options
from thenumber.table.people import Away, Return
from thenumber.table.time import Pause, Resume
from thenumber.table.turns import Draft, KeepWaiting
from thenumber.table.waiting import SOON_SECONDS


def begun(options: Options | None = None) -> Live:
    """A has written, and wants to wait no longer."""
    live = Live(A, B, C, options=options, start=True)
    live.write(A, "987")
    live.do(live.revealing_soon(A))
    return live


def test_after_a_few_seconds_that_everybody_sees_who_has_not_written_is_absent() -> None:
    live = begun()
    assert [live.view(viewer).table.reveal_in for viewer in (A, B, None)] == [SOON_SECONDS] * 3
    assert live.due() == live.now + SOON_SECONDS
    live.wait(SOON_SECONDS - 1)
    assert live.view().table.reveal_in == 1
    assert live.table.turn_index == 0
    live.wait(1)
    assert live.verdicts() == ["approved", "absent", "absent"]
    assert live.view().table.reveal_in is None


def test_it_can_be_taken_back() -> None:
    live = begun()
    live.wait(SOON_SECONDS - 1)
    assert live.refused(Said(KeepWaiting(), B)) == "not-the-host"
    live.do(Said(KeepWaiting(), A))
    assert live.view(B).table.reveal_in is None
    live.wait(SOON_SECONDS)
    assert live.table.turn_index == 0
    live.do(live.revealing_soon(A))
    assert live.view().table.reveal_in == SOON_SECONDS


def test_who_is_quick_enough_counts_and_when_all_have_written_nobody_waits() -> None:
    live = begun()
    live.wait(1)
    live.write(B, "012")
    assert live.table.turn_index == 0
    live.write(C, "345")
    assert live.verdicts() == ["approved", "approved", "approved"]
    assert live.view().table.reveal_in is None
    live.wait(SOON_SECONDS)
    assert live.table.turn_index == 1


def test_a_number_that_is_typed_is_laid_down() -> None:
    live = begun()
    live.do(Said(Draft("345", 1, 0), B, live.new_nonce()))
    live.wait(SOON_SECONDS)
    assert live.verdicts() == ["approved", "approved", "absent"]


def test_a_clock_that_runs_out_before_is_the_end() -> None:
    live = Live(A, B, C, options=Options(clock=30), start=True)
    live.write(A, "987")
    live.wait(28)
    live.do(live.revealing_soon(A))
    live.wait(2)
    assert live.table.turn_index == 1
    live.wait(SOON_SECONDS)
    assert live.table.turn_index == 1


def test_it_stands_still_with_the_table() -> None:
    live = begun()
    live.wait(2)
    live.do(Said(Pause(), A))
    live.wait(100)
    assert live.view().table.reveal_in == SOON_SECONDS - 2
    live.do(Said(Resume(), A))
    live.wait(1)
    live.do(*(Said(Away(), person) for person in (A, B, C)))
    live.wait(100)
    live.do(Said(Return(), A))
    assert live.view().table.reveal_in == SOON_SECONDS - 3
    live.wait(2)
    assert live.table.turn_index == 1


def test_it_is_gone_with_the_game() -> None:
    live = begun()
    live.do(Said(End(), A))
    assert live.table.reveal_at is None
    assert live.due() is None
