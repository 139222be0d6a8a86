"""The anonymous option: everybody sees how many have written, and nobody sees who."""

import pytest
from msgspec.structs import replace

from table_strategies import A, B, C, D, E, Live
from thenumber.rules.seats import Seat
from thenumber.table.commands import Said
from thenumber.table.host import TakeOver
from thenumber.table.options import Options
from thenumber.table.people import Sit
from thenumber.table.table import Table
from thenumber.table.view import view_for
from thenumber.table.waiting import NOTHING_MOVES_SECONDS

ANONYMOUS = Options(anonymous=True)


def moved(table: Table, source: Seat, target: Seat) -> Table:
    """The same table, but somebody else has laid the tablet down."""
    tablets = list(table.tablets)
    tablets[source], tablets[target] = tablets[target], tablets[source]
    return replace(table, tablets=tuple(tablets))


def test_a_view_does_not_say_who_has_written() -> None:
    live = Live(A, B, C, D, options=ANONYMOUS, start=True)
    live.write_all(b="012", d="345")
    view = live.view().table
    assert (view.written, view.writers) == (2, 4)
    assert [seat.written for seat in view.seats] == [None] * 4
    assert [seat.waited_for for seat in view.seats] == [None] * 4


def test_the_order_of_the_seals_does_not_say_who_has_written() -> None:
    live = Live(A, B, C, D, E, options=ANONYMOUS, start=True)
    live.write_all(a="012", b="345", c="678", d="999")
    assert list(live.view().table.seals) == sorted(live.view().table.seals)


@pytest.mark.parametrize("seconds", [0, NOTHING_MOVES_SECONDS, 3600])
@pytest.mark.parametrize("source", [0, 1])
def test_who_has_written_makes_no_difference_to_others(source: Seat, seconds: float) -> None:
    live = Live(A, B, C, D, options=ANONYMOUS, start=True)
    live.do(Said(Sit("Eve"), E))
    live.write((A, B)[source], "012")
    live.write_all(c="345", d="678")
    live.now += seconds
    other = moved(live.table, source, 1 - source)
    for viewer in (C, D, E, None):
        assert view_for(live.table, viewer, live.now) == view_for(other, viewer, live.now)


@pytest.mark.parametrize("seconds", [0, NOTHING_MOVES_SECONDS])
def test_nobody_finds_out_by_trying_to_take_over(seconds: float) -> None:
    answers = set()
    for first in (A, B):
        live = Live(A, B, C, options=ANONYMOUS, start=True)
        live.write(first, "012")
        live.write(C, "345")
        live.now += seconds
        answers.add(live.allowed(Said(TakeOver(), C)))
    assert len(answers) == 1


def test_one_s_own_tablet_is_still_seen() -> None:
    live = Live(A, B, C, options=ANONYMOUS, start=True)
    live.write(B, "012")
    you = live.view(B).you
    assert you is not None
    assert you.tablet == "012"
    assert "Erase" not in you.why_not
    others = live.view(C).you
    assert others is not None
    assert others.why_not["Erase"] == "nothing-written"


def test_the_reveal_shows_everything() -> None:
    live = Live(A, B, C, options=ANONYMOUS, start=True)
    live.write_all(a="012", b="345", c="678")
    last = live.view().table.last
    assert last is not None
    assert [ruling.number for ruling in last.seats] == ["012", "345", "678"]
