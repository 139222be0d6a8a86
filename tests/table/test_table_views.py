"""What is seen of a table: by a seat, by one who waits, by a stranger, a spectator and the television."""

from collections.abc import Iterator

import msgspec
import pytest

from table_strategies import PERSONS, STRANGER, A, B, C, D, Live, nonce
from thenumber.table.command import HostCommand
from thenumber.table.commands import Said
from thenumber.table.games import Again, End, Start
from thenumber.table.host import SetOptions, TakeOver
from thenumber.table.options import Options
from thenumber.table.people import Away, Sit
from thenumber.table.seals import seal
from thenumber.table.time import Pause, Resume
from thenumber.table.turns import Write
from thenumber.table.view import View, view_for

VIEWERS = (*PERSONS, STRANGER, None)


def _numbers_hidden(view: View) -> str:
    """A view as text, without what may look like a number by chance."""
    return msgspec.json.encode(msgspec.structs.replace(view.table, seals=())).decode()


def test_a_spectator_and_a_stranger_see_the_same_as_the_television() -> None:
    live = Live(A, B, C, start=True)
    live.write(A, "761")
    assert live.view(None).you is None
    assert live.view(STRANGER) == live.view(None)


def test_everybody_shares_the_public_part() -> None:
    live = Live(A, B, C, start=True)
    live.write(A, "761")
    assert all(live.view(viewer).table == live.view(None).table for viewer in VIEWERS)


def test_only_the_writer_sees_a_number_that_is_not_revealed() -> None:
    live = Live(A, B, C, start=True)
    live.write(A, "761")
    live.do(Said(Sit("Dan"), D))
    for viewer in VIEWERS:
        you = live.view(viewer).you
        assert (you is not None and you.tablet == "761") == (viewer == A)
        assert "761" not in _numbers_hidden(live.view(viewer))


@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_nonce_is_seen_by_nobody_before_the_reveal(viewer: str | None) -> None:
    live = Live(A, B, bots=["greedy"], start=True)
    live.bots_write()
    live.write(A, "761")
    secrets = [tablet.nonce for tablet in live.table.tablets if tablet]
    assert len(secrets) == 2
    encoded = msgspec.json.encode(live.view(viewer)).decode()
    assert not any(secret in encoded for secret in secrets)


@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_view_names_nobody_s_hash(viewer: str | None) -> None:
    live = Live(A, B, C, start=True)
    live.do(Said(Sit("Dan"), D), Said(Away(), B))
    assert "hash-of" not in msgspec.json.encode(live.view(viewer)).decode()


def test_who_was_absent_has_no_proof() -> None:
    live = Live(A, B, C, start=True)
    live.write(B, "345")
    live.do(live.revealing(A))
    last = live.view().table.last
    assert last is not None
    absent = [(ruling.number, ruling.nonce) for ruling in last.seats if ruling.verdict == "absent"]
    assert absent == [(None, None)] * 2


def test_the_view_of_an_empty_table() -> None:
    view = Live().view().table
    assert (view.phase, view.seats, view.written, view.writers, view.last) == ("lobby", (), 0, 0, None)


def test_boards_and_totals_are_shown_as_they_grow() -> None:
    live = Live(A, B, C, start=True)
    live.write_all(a="012", b="345", c="678")
    view = live.view().table
    assert [seat.available for seat in view.seats] == ["3456789", "0126789", "0123459"]
    assert [seat.scores for seat in view.seats] == [(0,), (3,), (8,)]
    assert view.finals == (3, 6, 11)
    assert view.last is not None
    assert [seat.crossed_out for seat in view.last.seats] == ["012", "345", "678"]


def test_n_of_m_have_written() -> None:
    live = Live(A, B, C, start=True)
    live.write_all(c="012", a="345")
    view = live.view().table
    assert (view.written, view.writers) == (2, 3)
    assert [seat.written for seat in view.seats] == [True, False, True]
    assert [seat.waited_for for seat in view.seats] == [False, True, False]
    tablets = live.table.tablets
    assert view.seals == tuple(tablet.seal for tablet in tablets if tablet)


# Buttons


def _phases() -> Iterator[tuple[str, Live]]:
    live = Live(A, B, C)
    yield "lobby", live
    live = Live(A, B, C, start=True)
    live.do(Said(Sit("Dan"), D))
    yield "nothing written", live
    live = Live(A, B, C, start=True)
    live.write(A, "761")
    yield "written", live
    live = Live(A, B, C, start=True)
    live.do(Said(Pause(), A))
    live.now += 1000
    yield "paused for long", live
    live = Live(A, B, bots=["greedy"], start=True)
    yield "opening", live
    live = Live(A, B, C, start=True)
    live.do(Said(End(), A))
    yield "over", live


@pytest.mark.parametrize(("phase", "live"), list(_phases()), ids=[phase for phase, _ in _phases()])
def test_the_greyed_buttons_and_the_refusals_agree(phase: str, live: Live) -> None:
    for person in live.table.persons:
        you = live.view(person).you
        assert you is not None
        for command in (
            Said(Start(), person),
            Said(Again(), person),
            Said(End(), person),
            Said(Pause(), person),
            Said(Resume(), person),
            live.revealing_soon(person),
            live.erasing(person),
            Said(TakeOver(), person),
            Said(SetOptions(live.table.options), person),
        ):
            name = type(command.command).__name__
            if isinstance(command.command, HostCommand) and not you.host:
                assert name not in you.why_not
                assert live.refused(command) == "not-the-host", phase
            elif name in you.why_not:
                assert live.refused(command) == you.why_not[name], phase
            else:
                assert live.allowed(command), (phase, name)


# Replacing what is hidden


@pytest.mark.parametrize("anonymous", [False, True])
def test_another_hidden_number_gives_the_same_view(anonymous: bool) -> None:
    live = Live(A, B, C, options=Options(anonymous=anonymous), start=True)
    live.do(Said(Sit("Dan"), D))
    other = Live(A, B, C, options=Options(anonymous=anonymous), start=True)
    other.do(Said(Sit("Dan"), D))
    live.do(Said(Write("000", 1, 0), A, nonce(1)))
    other.do(Said(Write("987", 1, 0), A, nonce(1)))
    seals = (seal(nonce(1), "000", "t-7", 1, 0, 0), seal(nonce(1), "987", "t-7", 1, 0, 0))
    for viewer in (B, C, D, STRANGER, None):
        mine = msgspec.json.encode(view_for(live.table, viewer, live.now)).decode()
        theirs = msgspec.json.encode(view_for(other.table, viewer, other.now)).decode()
        assert mine.replace(seals[0], "*") == theirs.replace(seals[1], "*")
