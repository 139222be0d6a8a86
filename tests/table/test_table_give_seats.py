"""Seats of those who left or are away: a bot stands in, or somebody who waits gets the seat; and who still counts."""

import msgspec
import pytest
from msgspec import UNSET

from table_strategies import A, B, C, D, E, Live
from thenumber.table.commands import Said
from thenumber.table.games import End, Start
from thenumber.table.host import GiveSeat, StandIn
from thenumber.table.options import Options
from thenumber.table.people import Away, Leave, Return, Sit
from thenumber.table.time import Pause
from thenumber.table.turns import Draft


def test_a_bot_plays_for_somebody_who_left() -> None:
    live = Live(A, B, C, start=True)
    live.do(Said(Leave(), B), Said(StandIn(1, "greedy"), A))
    seat = live.seat_view(1)
    assert (seat.name, seat.kind, seat.bot, seat.waited_for) == ("Bob", "stand-in", "greedy", True)
    live.bots_write()
    live.write_all(a="123", c="456")
    assert live.verdicts()[1] != "absent"
    live.do(Said(StandIn(1, "random"), A))
    assert live.seat_view(1).bot == "random", "another bot may take over"


def test_a_bot_plays_for_somebody_who_is_away_and_who_comes_back_has_the_seat_again() -> None:
    live = Live(A, B, C, start=True)
    live.do(Said(Away(), B), Said(StandIn(1, "greedy"), A))
    assert (live.seat_view(1).kind, live.seat_view(1).away) == ("stand-in", True)
    live.do(Said(Return(), B))
    assert (live.seat_view(1).kind, live.seat_view(1).bot) == ("person", None)
    live.write(B, "123")


def test_a_bot_plays_for_somebody_who_was_given_up() -> None:
    live = Live(A, B, C, start=True)
    live.do(Said(Away(), B))
    live.wait(60)
    assert live.waited_for() == (0, 2)
    live.do(Said(StandIn(1, "greedy"), A))
    assert live.waited_for() == (0, 1, 2)


def test_a_number_that_lies_there_stays_when_a_bot_takes_over() -> None:
    live = Live(A, B, C, start=True)
    laid = live.write(B, "123")
    live.do(Said(Leave(), B), Said(StandIn(1, "greedy"), A))
    assert live.table.tablets[1] == laid
    assert live.refused(live.bot_writing(1)) == "already-written"


def test_a_seat_where_somebody_plays_is_not_given_away() -> None:
    live = Live(A, B, bots=["greedy"], start=True)
    live.do(Said(Sit("Dan"), D))
    for seat in range(3):
        assert live.refused(Said(StandIn(seat, "random"), A)) == "somebody-plays"
        assert live.refused(Said(GiveSeat(seat, "Dan"), A)) == "somebody-plays"
    assert live.refused(Said(StandIn(4, "random"), A)) == "no-such-seat"
    live.do(Said(Away(), B))
    assert live.refused(Said(StandIn(1, "nobody"), A)) == "unknown-bot"
    assert live.refused(Said(StandIn(1, "random"), D)) == "not-the-host"


def test_seats_are_given_away_while_a_game_runs() -> None:
    live = Live(A, B, C)
    live.do(Said(Away(), B))
    assert live.refused(Said(StandIn(1, "greedy"), A)) == "no-game"
    live.do(Said(Start(), A), Said(Sit("Dan"), D), Said(End(), A))
    assert live.refused(Said(GiveSeat(1, "Dan"), A)) == "no-game"


def test_somebody_who_waits_gets_the_seat_with_board_and_scores() -> None:
    live = Live(A, B, C, start=True)
    live.write_all(a="123", b="456", c="789")
    scores, available = live.seat_view(1).scores, live.seat_view(1).available
    live.do(Said(Leave(), B), Said(Sit("Dan"), D), Said(GiveSeat(1, "Dan"), A))
    seat = live.seat_view(1)
    assert (seat.name, seat.kind, seat.scores, seat.available) == ("Dan", "person", scores, available)
    assert live.waiting() == []
    live.write(D, "000")
    assert live.refusal(Said(GiveSeat(0, "Zoe"), A)).code == "somebody-plays"


def test_who_was_only_away_waits_for_the_next_game() -> None:
    live = Live(A, B, C, start=True)
    live.do(Said(Sit("Dan"), D), Said(Away(), B), Said(GiveSeat(1, "Dan"), A))
    assert (live.names(), live.waiting()) == (["Ada", "Dan", "Cleo"], ["Bob"])
    live.do(Said(Return(), B))
    assert live.refused(live.writing(B, "123")) == "only-waiting"
    live.play_on(10)
    live.do(Said(Start(), A))
    assert live.names() == ["Ada", "Dan", "Cleo", "Bob"]


def test_only_somebody_who_waits_gets_it() -> None:
    live = Live(A, B, C, start=True)
    live.do(Said(Leave(), B))
    refusal = live.refusal(Said(GiveSeat(1, "Dan"), A))
    assert (refusal.code, refusal.found) == ("nobody-waits", "Dan")


def test_a_number_that_a_person_laid_down_is_given_to_nobody() -> None:
    live = Live(A, B, C, start=True)
    live.write(B, "123")
    live.do(Said(Sit("Dan"), D), Said(Away(), B))
    assert live.refused(Said(GiveSeat(1, "Dan"), A)) == "tablet-lies-there"
    live.write_all(a="456", c="789")
    live.do(Said(GiveSeat(1, "Dan"), A))
    assert live.seat(D) == 1


def test_a_number_that_somebody_has_typed_is_given_to_nobody() -> None:
    live = Live(A, B, C, options=Options(clock=30), start=True)
    live.do(Said(Draft("123", 1, 0), B, live.new_nonce()), Said(Sit("Dan"), D), Said(Away(), B))
    live.do(Said(GiveSeat(1, "Dan"), A))
    assert live.table.drafts == ()


def test_the_new_one_may_write_over_what_a_bot_has_written() -> None:
    live = Live(A, B, C, start=True)
    live.do(Said(Leave(), B), Said(StandIn(1, "greedy"), A))
    live.bots_write()
    live.do(Said(Sit("Dan"), D), Said(GiveSeat(1, "Dan"), A))
    tablet = live.write(D, "042")
    assert tablet is not None
    assert tablet.by is None


# Who counts


def counted(live: Live) -> tuple[int, int]:
    view = live.view().table
    return view.written, view.writers


def test_who_left_no_longer_counts() -> None:
    live = Live(A, B, C, D, start=True)
    live.write(B, "123")
    assert counted(live) == (1, 4)
    live.do(Said(Leave(), D))
    assert counted(live) == (1, 3)
    live.do(Said(Leave(), B))
    assert counted(live) == (1, 3), "the number stays"
    live.do(Said(StandIn(3, "greedy"), A))
    assert counted(live) == (1, 4), "a bot writes instead"


def test_who_was_given_up_no_longer_counts_until_they_are_back() -> None:
    live = Live(A, B, C, start=True)
    live.do(Said(Away(), B))
    assert counted(live) == (0, 3)
    live.wait(60)
    assert counted(live) == (0, 2)
    live.do(Said(Return(), B))
    assert counted(live) == (0, 3)


def test_where_only_the_count_is_shown_it_does_not_tell_who_has_written() -> None:
    seen = []
    for writer in (A, B):
        live = Live(A, B, C, D, options=Options(anonymous=True), start=True)
        live.write(writer, "123")
        live.do(Said(Away(), B))
        live.wait(60)
        seen.append(counted(live))
    assert seen == [(1, 4), (1, 4)]


# What the clock and patience say


def test_the_view_says_when_somebody_is_given_up() -> None:
    live = Live(A, B, C, start=True)
    live.do(Said(Away(), B))
    live.now += 20
    assert live.seat_view(1).given_up_in == 40
    assert b"given_up_in" not in msgspec.json.encode(live.seat_view(0))
    live.wait(40)
    assert live.seat_view(1).given_up_in is UNSET


@pytest.mark.parametrize(("clock", "said"), [(30, None), (60, None), (90, 60.0), (120, 60.0)])
def test_a_clock_that_runs_out_before_makes_it_meaningless(clock: int, said: float | None) -> None:
    live = Live(A, B, C, options=Options(clock=clock), start=True)
    live.do(Said(Away(), B))
    given_up_in = live.seat_view(1).given_up_in
    assert given_up_in == said if said else given_up_in is UNSET


def test_time_that_stands_still_does_not_count() -> None:
    live = Live(A, B, C, start=True)
    live.do(Said(Pause(), A))
    live.now += 100
    live.do(Said(Away(), B))
    live.now += 100
    assert live.seat_view(1).given_up_in == 60


def test_who_waits_for_a_seat_is_not_waited_for() -> None:
    live = Live(A, B, C, D, E, start=True)
    live.do(Said(Away(), E), Said(End(), A))
    assert live.seat_view(4).given_up_in is UNSET
