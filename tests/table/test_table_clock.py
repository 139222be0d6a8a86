"""Time at a table: the clock of a turn, the pause, a deserted table, and when a tick will next change something."""

import pytest

from table_strategies import A, B, C, D, Live
from thenumber.table.commands import Said
from thenumber.table.options import Options
from thenumber.table.people import Away, Leave, Rename, Return, Sit
from thenumber.table.time import Pause, Resume, Tick
from thenumber.table.waiting import REVEAL_SECONDS

CLOCK = Options(clock=60)
WITH_BOT = Options(missing="bot")


@pytest.mark.parametrize("clock", [30, 60, 90, 120])
def test_when_the_clock_runs_out_who_has_not_written_is_absent(clock: int) -> None:
    live = Live(A, B, C, options=Options(clock=clock), start=True)
    assert live.view().table.seconds_left == clock
    live.write(B, "345")
    live.wait(clock - 1)
    assert live.view().table.seconds_left == 1
    assert live.table.turn_index == 0
    live.wait(1)
    assert live.verdicts() == ["absent", "approved", "absent"]


def test_after_a_reveal_there_is_time_to_look_at_it() -> None:
    live = Live(A, B, C, options=CLOCK, start=True)
    live.wait(10)
    live.play_on()
    assert live.view().table.seconds_left == 60 + REVEAL_SECONDS


def test_a_whole_game_in_which_nobody_ever_writes() -> None:
    live = Live(A, B, C, options=CLOCK, start=True)
    for _ in range(10):
        due = live.due()
        assert due is not None
        live.wait(due - live.now)
    assert live.table.over
    assert live.view().table.finals == (0, 0, 0)


def test_without_a_clock_there_is_no_end_to_a_turn() -> None:
    live = Live(A, B, C, start=True)
    assert live.view().table.seconds_left is None
    assert live.due() is None
    live.wait(1e6)
    assert live.table.turn_index == 0


# Pause


def test_a_pause_stops_everything_but_coming_and_going() -> None:
    live = Live(A, B, C, bots=["greedy"], options=CLOCK, start=True)
    live.bots_write()
    live.write(A, "012")
    assert live.refused(Said(Resume(), A)) == "not-paused"
    live.do(Said(Pause(), A))
    assert live.view().table.paused
    assert live.refused(Said(Pause(), A)) == "paused"
    assert live.refused(live.writing(B, "345")) == "paused"
    assert live.refused(live.erasing(A)) == "paused"
    assert live.refused(live.revealing(A)) == "paused"
    assert live.refused(live.bot_writing(3)) == "paused"
    live.do(Said(Away(), B), Said(Sit("Dan"), D), Said(Leave(), D), Said(Return(), B), Said(Rename("Robert"), B))
    assert live.table.turn_index == 0


def test_a_pause_costs_no_time() -> None:
    live = Live(A, B, C, options=CLOCK, start=True)
    live.wait(10)
    live.do(Said(Pause(), A))
    assert live.due() is None
    live.wait(1000)
    assert live.view().table.seconds_left == 50
    live.do(Said(Resume(), A))
    assert live.view().table.seconds_left == 50
    assert live.due() == live.now + 50


def test_what_was_decided_in_a_pause_happens_after_it() -> None:
    live = Live(A, B, C, start=True)
    live.write_all(a="012", b="345")
    live.do(Said(Pause(), A), Said(Leave(), C))
    assert live.table.turn_index == 0
    live.do(Said(Resume(), A))
    assert live.verdicts() == ["approved", "approved", "absent"]


def test_a_pause_while_bots_write_first() -> None:
    live = Live(A, B, bots=["greedy"], start=True)
    live.do(Said(Pause(), A), Said(Resume(), A))
    assert live.table.opening
    live.play_on()


def test_who_was_away_before_a_pause_is_waited_for_the_rest_of_the_time() -> None:
    live = Live(A, B, C, start=True)
    live.do(Said(Away(), C))
    live.wait(50)
    live.do(Said(Pause(), A))
    live.wait(1000)
    live.do(Said(Resume(), A))
    live.write_all(a="012", b="345")
    live.wait(9)
    assert live.table.turn_index == 0
    live.wait(1)
    assert live.table.turn_index == 1


def test_who_went_away_in_a_pause_is_waited_for_from_its_end() -> None:
    live = Live(A, B, C, start=True)
    live.do(Said(Pause(), A))
    live.wait(1000)
    live.do(Said(Away(), C))
    live.wait(5)
    live.do(Said(Resume(), A))
    live.write_all(a="012", b="345")
    live.wait(54)
    assert live.table.turn_index == 0
    live.wait(6)
    assert live.table.turn_index == 1


# A deserted table


def test_time_stands_still_while_nobody_is_there() -> None:
    live = Live(A, B, C, options=CLOCK, start=True)
    live.wait(10)
    live.do(Said(Away(), A), Said(Away(), B), Said(Away(), C))
    assert live.due() is None
    live.wait(1000)
    assert live.view().table.seconds_left == 50
    assert live.table.turn_index == 0
    live.do(Said(Return(), B))
    assert live.view().table.seconds_left == 50


def test_who_comes_back_first_to_a_deserted_table_waits_for_the_others() -> None:
    live = Live(A, B, C, start=True)
    live.do(Said(Away(), A), Said(Away(), B), Said(Away(), C))
    live.wait(1000)
    live.do(Said(Return(), B))
    live.write(B, "345")
    live.wait(59)
    assert live.waited_for() == (0, 2)
    live.wait(1)
    assert live.verdicts() == ["absent", "approved", "absent"]


def test_a_game_that_went_on_without_people_leaves_a_right_clock() -> None:
    live = Live(A, B, bots=["greedy"], options=CLOCK, start=True)
    for number in ("012", "345", "678", "999"):  # the people sit out the fifth turn; the bot does not
        live.do(live.bot_writing(2, "112" if number == "012" else number))
        live.write_all(a=number, b=number)
    live.do(Said(Away(), A), Said(Away(), B))
    live.wait(500)
    live.do(live.bot_writing(2))
    assert (live.table.turn_index, live.view().table.seconds_left) == (5, 60 + REVEAL_SECONDS)
    live.wait(500)
    live.do(Said(Return(), A))
    assert live.view().table.seconds_left == 60 + REVEAL_SECONDS


def test_nobody_misses_the_game_because_the_last_one_left() -> None:
    live = Live(A, B, C, start=True)
    live.do(Said(Away(), A), Said(Away(), B))
    live.wait(60)
    assert live.waited_for() == (2,)
    live.do(Said(Leave(), C))
    assert (live.table.running, live.table.turn_index) == (True, 0), "the game went on with nobody there"
    live.wait(1000)
    live.do(Said(Return(), A))
    live.write(A, "012")


def test_a_game_that_ends_with_nobody_there_is_over_from_then_on() -> None:
    live = Live(A, B, bots=["greedy"], start=True)
    live.play_on(5)
    for number in ("012", "345", "678", "999"):  # the people sit out the fifth turn; the bot does not
        live.do(live.bot_writing(2, "112" if number == "012" else number))
        live.write_all(a=number, b=number)
    live.do(Said(Away(), A), Said(Away(), B))
    live.wait(500)
    over = live.do(live.bot_writing(2))
    assert over.over
    assert live.wait(500) == over


# When a tick will change something


def test_a_tick_is_not_due_for_who_has_long_been_excused() -> None:
    live = Live(A, B, C, start=True)
    live.do(Said(Away(), C))
    live.wait(60)
    assert live.waited_for() == (0, 1)
    before = live.table
    assert live.wait(1) == before
    assert live.due() is None, "a server that ticks when it is due would never rest"


def test_a_tick_is_due_when_it_changes_who_plays() -> None:
    live = Live(A, B, C, options=WITH_BOT, start=True)
    live.write(C, "678")
    live.do(Said(Away(), C))
    due = live.due()
    after = live.wait(60)
    assert (due is None) == (after.sitters[2].bot is None)


@pytest.mark.parametrize("moment", [1.4, 2.3, 1023.9, 1_795_000_000.1])
def test_a_tick_exactly_when_it_is_due_changes_something(moment: float) -> None:
    live = Live(A, B, C, options=Options(patience=15), start=True)
    live.write_all(a="012", b="345")
    live.now = moment
    live.do(Said(Away(), C))
    due = live.due()
    assert due is not None
    live.now = due
    live.do(Said(Tick()))
    assert live.table.turn_index == 1
