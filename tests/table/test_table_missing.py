"""Who is missing: patience, absence, a bot that stands in and gives the seat back, and leaving in mid-game."""

import pytest

from table_strategies import A, B, C, D, Live
from thenumber.table.commands import Said
from thenumber.table.games import Again, End, Start
from thenumber.table.host import SetOptions
from thenumber.table.options import PATIENCES, Options
from thenumber.table.people import Away, Leave, Return, Sit
from thenumber.table.time import Tick
from thenumber.table.waiting import STAND_IN, bots_to_write

WITH_BOT = Options(missing="bot")


@pytest.mark.parametrize("patience", PATIENCES)
def test_nobody_waits_longer_than_the_patience_for_who_is_away(patience: int) -> None:
    live = Live(A, B, C, options=Options(patience=patience), start=True)
    live.do(Said(Away(), C))
    live.write_all(a="012", b="345")
    assert live.waited_for() == (2,)
    assert live.due() == live.now + patience
    live.wait(patience - 1)
    assert live.table.turn_index == 0
    live.wait(1)
    assert live.verdicts() == ["approved", "approved", "absent"]


def test_who_is_still_away_is_not_waited_for_in_the_next_turn() -> None:
    live = Live(A, B, C, start=True)
    live.do(Said(Away(), C))
    live.wait(60)
    live.write_all(a="012", b="345")
    live.write_all(a="678", b="699")
    assert live.table.turn_index == 2


def test_who_comes_back_in_time_writes() -> None:
    live = Live(A, B, C, start=True)
    live.do(Said(Away(), C))
    live.write_all(a="012", b="345")
    live.wait(59)
    live.do(Said(Return(), C))
    live.wait(10)
    assert live.waited_for() == (2,)
    live.write(C, "678")
    assert live.verdicts() == ["approved"] * 3


def test_who_comes_back_late_is_waited_for_again() -> None:
    live = Live(A, B, C, start=True)
    live.do(Said(Away(), C))
    live.wait(100)
    assert live.waited_for() == (0, 1)
    live.do(Said(Return(), C))
    assert live.waited_for() == (0, 1, 2)


def test_a_number_laid_down_before_going_away_counts() -> None:
    live = Live(A, B, C, start=True)
    live.write(C, "678")
    live.do(Said(Away(), C))
    live.wait(1000)
    live.write_all(a="012", b="345")
    assert live.verdicts() == ["approved"] * 3


def test_going_away_last_of_all_does_not_reveal() -> None:
    live = Live(A, B, C, start=True)
    live.write_all(a="012", b="345")
    live.do(Said(Away(), A), Said(Away(), B), Said(Away(), C))
    live.wait(1000)
    assert live.table.turn_index == 0


# A bot stands in


def test_a_bot_stands_in_and_everybody_sees_it() -> None:
    live = Live(A, B, C, options=WITH_BOT, start=True)
    live.do(Said(Away(), C))
    assert (live.seat_view(2).kind, live.seat_view(2).away) == ("person", True)
    live.wait(60)
    seat = live.seat_view(2)
    assert (seat.kind, seat.bot, seat.away, seat.name) == ("stand-in", STAND_IN, True, "Cleo")
    assert bots_to_write(live.table) == (2,)
    live.do(live.bot_writing(2, "678"))
    live.write_all(a="012", b="345")
    last = live.view().table.last
    assert last is not None
    assert [ruling.by for ruling in last.seats] == [None, None, STAND_IN]


def test_a_stand_in_writes_first_in_the_next_turn() -> None:
    live = Live(A, B, C, options=WITH_BOT, start=True)
    live.do(Said(Away(), C))
    live.wait(60)
    live.play_on()
    assert live.view().table.opening
    assert live.refused(live.writing(A, "999")) == "bots-first"


def test_who_comes_back_has_the_seat_at_once() -> None:
    live = Live(A, B, C, options=WITH_BOT, start=True)
    live.do(Said(Away(), C))
    live.wait(60)
    live.play_on()
    late = live.bot_writing(2)
    live.do(Said(Return(), C))
    seat = live.seat_view(2)
    assert (seat.kind, seat.bot, seat.away) == ("person", None, False)
    assert not live.view().table.opening
    assert live.refused(late) == "no-bot-there"
    live.write(C, "999")


def test_who_comes_back_finds_what_the_stand_in_wrote_and_may_change_it() -> None:
    live = Live(A, B, C, options=WITH_BOT, start=True)
    live.do(Said(Away(), C))
    live.wait(60)
    live.do(live.bot_writing(2, "678"), Said(Return(), C))
    you = live.view(C).you
    assert you is not None
    assert you.tablet == "678"
    before = live.table.tablets[2]
    after = live.write(C, "678")
    assert before is not None
    assert after is not None
    assert (after.by, after.seal != before.seal) == (None, True)
    live.do(live.erasing(C))
    assert live.waited_for() == (0, 1, 2)


@pytest.mark.parametrize("tick_first", [True, False])
def test_a_bot_stands_in_even_if_others_write_before_the_clock_is_looked_at(tick_first: bool) -> None:
    live = Live(A, B, C, options=WITH_BOT, start=True)
    live.do(Said(Away(), C))
    live.write(A, "012")
    live.now += 60
    if tick_first:
        live.do(Said(Tick()))
    live.write(B, "345")
    live.do(Said(Tick()))
    assert live.table.turn_index == 0, "Cleo was absent although a bot should have played for her"
    assert bots_to_write(live.table) == (2,)


def test_a_bot_stands_in_from_the_first_turn_for_who_has_long_been_away() -> None:
    live = Live(A, B, C, D, options=WITH_BOT)
    live.do(Said(Away(), D))
    live.now += 600
    live.do(Said(Start(), A), Said(Tick()))
    assert live.seat_view(3).kind == "stand-in"
    assert bots_to_write(live.table) == (3,)


def test_a_bot_stands_in_for_who_was_given_up_in_the_game_before() -> None:
    live = Live(A, B, C, start=True)
    live.do(Said(Away(), C))
    live.wait(60)
    live.do(Said(End(), A), Said(SetOptions(WITH_BOT), A), Said(Start(), A), Said(Tick()))
    assert live.seat_view(2).kind == "stand-in"


def test_a_stand_in_goes_when_the_game_is_over() -> None:
    live = Live(A, B, C, options=WITH_BOT, start=True)
    live.do(Said(Away(), C))
    live.wait(60)
    live.play_on(10)
    live.do(Said(Again(), A))
    assert (live.seat_view(2).kind, live.seat_view(2).away) == ("person", True)


# Leaving in mid-game


def test_a_seat_that_was_left_is_not_waited_for() -> None:
    live = Live(A, B, C, start=True)
    live.write_all(a="012", b="345")
    live.do(Said(Leave(), C))
    assert live.verdicts() == ["approved", "approved", "absent"]
    assert (live.seat_view(2).kind, live.seat_view(2).name) == ("left", "Cleo")
    live.play_on()
    assert live.verdicts()[2] == "absent"


@pytest.mark.parametrize("missing", ["absent", "bot"])
def test_what_a_leaver_laid_down_still_counts(missing: str) -> None:
    live = Live(A, B, C, options=WITH_BOT if missing == "bot" else Options(), start=True)
    live.write(C, "678")
    live.do(Said(Leave(), C))
    assert live.table.tablets[2] is not None
    live.write_all(a="012", b="345")
    assert live.verdicts() == ["approved"] * 3


def test_a_bot_plays_on_for_a_leaver() -> None:
    live = Live(A, B, C, options=WITH_BOT, start=True)
    live.do(Said(Leave(), C))
    assert (live.seat_view(2).kind, live.seat_view(2).bot) == ("stand-in", STAND_IN)
    live.play_on(10)
    assert live.table.over
    assert live.refused(Said(Return(), C)) == "not-here"


def test_a_leaver_who_comes_back_waits_for_the_next_game() -> None:
    live = Live(A, B, C, start=True)
    live.do(Said(Leave(), C), Said(Sit("Cleo"), C))
    assert len(live.waiting()) == 1
    assert live.refused(live.writing(C, "123")) == "only-waiting"
    live.do(Said(End(), A), Said(Start(), A))
    assert len(live.names()) == 3


def test_a_game_that_all_people_left_is_over() -> None:
    live = Live(A, B, C, start=True)
    live.play_on(2)
    live.do(Said(Leave(), A), Said(Leave(), B), Said(Leave(), C))
    view = live.view().table
    assert (view.phase, view.turn_index) == ("over", 2)
