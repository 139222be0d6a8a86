"""From one game to the next: start, end, again, options between games, bots in seats, and tables for two."""

import pytest

from table_strategies import TWO, A, B, C, D, E, F, Live
from thenumber.bots.registry import BOTS
from thenumber.table.commands import Said
from thenumber.table.games import Again, End, Start
from thenumber.table.host import AddBot, HandOver, Remove, SetOptions
from thenumber.table.options import CLOCKS, PATIENCES, Options
from thenumber.table.people import Leave, Sit
from thenumber.table.time import Pause


def test_three_start_a_game() -> None:
    live = Live(A, B)
    refusal = live.refusal(Said(Start(), A))
    assert (refusal.code, refusal.found, refusal.right) == ("too-few", "2", "3")
    live.do(Said(Sit("Cleo"), C), Said(Start(), A))
    view = live.view().table
    assert (view.phase, view.game_no, view.turn_index, view.round_no, view.turn_no) == ("choose", 1, 0, 1, 1)
    assert live.refused(Said(Start(), A)) == "game-running"


def test_two_are_enough_at_a_table_for_two() -> None:
    live = Live(A, options=TWO)
    assert live.refusal(Said(Start(), A)).right == "2"
    live.do(Said(Sit("Bob"), B), Said(Start(), A))
    assert live.refused(Said(AddBot("greedy"), A)) == "game-running"
    live.play_on(10)
    assert live.table.over
    assert len(live.view().table.finals) == 2


def test_one_person_and_a_bot_at_a_table_for_two() -> None:
    live = Live(A, options=TWO, bots=["greedy"], start=True)
    live.play_on(10)
    assert live.table.over


def test_a_whole_game_and_its_last_view() -> None:
    live = Live(A, B, C, start=True)
    live.play_on(10)
    view = live.view().table
    assert (view.phase, view.turn_index, view.seals, view.written) == ("over", 10, (), 0)
    assert len(view.totals) == 2
    assert view.winners
    assert {seat for _, seat in view.standings} == {0, 1, 2}
    assert view.last is not None
    assert (view.last.round_no, view.last.turn_no) == (2, 5)
    assert live.refused(live.writing(A, "123")) == "no-game"


def test_the_game_is_ended_before_its_time() -> None:
    live = Live(A, B, C, start=True)
    live.play_on(3)
    live.write(A, fair := "999")
    live.do(Said(End(), A))
    view = live.view().table
    assert (view.phase, view.turn_index, view.winners, view.seals) == ("over", 3, (), ())
    assert live.refused(Said(End(), A)) == "no-game"
    assert live.refused(live.writing(A, fair)) == "no-game"
    assert live.refused(live.revealing(A)) == "no-game"
    assert live.refused(Said(Pause(), A)) == "no-game"


def test_rematch_with_the_same_people_at_once() -> None:
    live = Live(A, B, C, start=True)
    live.play_on(10)
    live.do(Said(Start(), A))
    view = live.view().table
    assert (view.phase, view.game_no, view.turn_index, view.totals, view.last) == ("choose", 2, 0, (), None)
    assert live.names() == ["Ada", "Bob", "Cleo"]
    live.play_on(10)
    assert live.table.over


def test_again_opens_the_table_for_others() -> None:
    live = Live(A, B, C, start=True)
    assert live.refused(Said(Again(), A)) == "game-not-over"
    live.play_on(10)
    assert live.refused(Said(AddBot("greedy"), A)) == "again-first"
    live.do(Said(Again(), A))
    assert live.view().table.phase == "lobby"
    assert live.refused(Said(Again(), A)) == "game-not-over"
    live.do(Said(Leave(), B), Said(Sit("Dan"), D), Said(AddBot("greedy"), A), Said(Start(), A))
    assert live.names() == ["Ada", "Cleo", "Dan", "@greedy"]
    assert live.table.game_no == 2


def test_rematch_without_those_who_left_and_with_those_who_waited() -> None:
    live = Live(A, B, C, D, E, start=True)
    live.do(Said(Leave(), B), Said(Sit("Fay"), F))
    live.play_on(10)
    live.do(Said(Start(), A))
    assert live.names() == ["Ada", "Cleo", "Dan", "Eve", "Fay"]
    assert live.waiting() == []
    assert live.table.game is not None
    assert live.table.game.seats == 5


def test_too_few_are_left_for_a_rematch() -> None:
    live = Live(A, B, C, start=True)
    live.do(Said(Leave(), B))
    live.play_on(10)
    assert live.refusal(Said(Start(), A)).found == "2"
    live.do(Said(Sit("Dan"), D), Said(Start(), A))
    assert live.names() == ["Ada", "Cleo", "Dan"]


@pytest.mark.parametrize("when", ["mid-game", "after the game"])
def test_a_stand_in_of_somebody_who_left_is_gone_in_the_next_game(when: str) -> None:
    live = Live(A, B, C, D, E, options=Options(missing="bot"), start=True)
    live.do(Said(Sit("Fay"), F))
    if when == "mid-game":
        live.do(Said(Leave(), B))
    live.play_on(10)
    if when != "mid-game":
        live.do(Said(Leave(), B))
    live.do(Said(Start(), A))
    assert live.names() == ["Ada", "Cleo", "Dan", "Eve", "Fay"]


def test_a_bot_never_bears_the_name_of_a_person_in_a_new_game() -> None:
    live = Live(A, B, C, D, options=Options(missing="bot"), start=True)
    live.do(Said(Leave(), B), Said(End(), A), Said(Start(), A))
    assert all(sitter.person or sitter.name.startswith("@") for sitter in live.table.sitters)


def test_a_new_game_is_not_paused() -> None:
    live = Live(A, B, C, options=Options(clock=30), start=True)
    live.do(Said(Pause(), A), Said(End(), A), Said(Start(), A))
    view = live.view().table
    assert (view.paused, view.seconds_left) == (False, 30)


# Options


def test_options_are_changed_between_games_only() -> None:
    options = Options(seats=4, clock=60, missing="bot", patience=30, paper=True, anonymous=True)
    live = Live(A, B, C)
    live.do(Said(SetOptions(options), A), Said(Start(), A))
    assert live.view().table.options == options
    assert live.refused(Said(SetOptions(Options()), A)) == "game-running"
    live.do(Said(End(), A), Said(SetOptions(Options()), A), Said(Again(), A), Said(SetOptions(options), A))


@pytest.mark.parametrize("seats", [-1, 0, 1, 6])
def test_seats_that_can_not_be(seats: int) -> None:
    refusal = Live(A).refusal(Said(SetOptions(Options(seats=seats)), A))
    assert (refusal.code, refusal.found, refusal.right) == ("bad-option", str(seats), "2-5")


@pytest.mark.parametrize("options", [Options(clock=31), Options(clock=-1), Options(patience=0), Options(patience=61)])
def test_times_that_can_not_be(options: Options) -> None:
    assert Live(A).refused(Said(SetOptions(options), A)) == "bad-option"


def test_all_times_that_can_be() -> None:
    live = Live(A)
    for clock in CLOCKS:
        for patience in PATIENCES:
            live.do(Said(SetOptions(Options(clock=clock, patience=patience)), A))


def test_what_a_refusal_calls_right_is_right() -> None:
    live = Live(A)
    for seconds in live.refusal(Said(SetOptions(Options(clock=31)), A)).right.split(", "):
        clock = int(seconds) if seconds.isdecimal() else None
        live.do(Said(SetOptions(Options(clock=clock)), A))
    for seconds in live.refusal(Said(SetOptions(Options(patience=31)), A)).right.split(", "):
        live.do(Said(SetOptions(Options(patience=int(seconds))), A))


def test_fewer_seats_than_people_sit() -> None:
    live = Live(A, B, C)
    refusal = live.refusal(Said(SetOptions(Options(seats=2)), A))
    assert (refusal.code, refusal.found, refusal.right) == ("too-many-sit", "3", "2")
    live.do(Said(Leave(), C), Said(SetOptions(Options(seats=2)), A))


@pytest.mark.parametrize("command", [Said(Again(), C), Said(Start(), C)], ids=["again", "start"])
def test_nobody_loses_the_seat_by_an_option_changed_after_a_game(command: Said) -> None:
    live = Live(A, B, C, start=True)
    live.do(Said(HandOver(2), A), Said(End(), C))
    if live.allowed(Said(SetOptions(TWO), C)):
        live.do(Said(SetOptions(TWO), C))
    live.do(command)
    assert set(live.table.persons) == {A, B, C}
    assert live.table.host in live.table.persons
    assert live.view(A).you is not None


def test_who_left_does_not_stand_in_the_way_of_fewer_seats() -> None:
    live = Live(A, B, C, start=True)
    live.do(Said(Leave(), B), Said(End(), A), Said(SetOptions(TWO), A), Said(Start(), A))
    assert live.names() == ["Ada", "Cleo"]


# Bots in seats


def test_bots_are_named_after_their_kind() -> None:
    live = Live(A, bots=["greedy", "greedy", "cautious", "greedy"])
    assert live.names() == ["Ada", "@greedy", "@greedy2", "@cautious", "@greedy3"]
    assert [seat.kind for seat in live.view().table.seats] == ["person", *["bot"] * 4]
    assert [seat.bot for seat in live.view().table.seats] == [None, "greedy", "greedy", "cautious", "greedy"]
    assert live.refused(Said(AddBot("greedy"), A)) == "full"


@pytest.mark.parametrize("bot", BOTS)
def test_every_bot_can_sit(bot: str) -> None:
    assert Live(A, bots=[bot]).names() == ["Ada", f"@{bot}"]


def test_a_bot_nobody_knows() -> None:
    refusal = Live(A).refusal(Said(AddBot("deep-thought"), A))
    assert (refusal.code, refusal.found, refusal.right) == ("unknown-bot", "deep-thought", ", ".join(BOTS))


def test_bots_are_removed_before_a_game_and_not_in_one() -> None:
    live = Live(A, B, bots=["greedy", "greedy"])
    live.do(Said(Remove(2), A))
    assert live.names() == ["Ada", "Bob", "@greedy2"]
    live.do(Said(AddBot("greedy"), A))
    assert live.names() == ["Ada", "Bob", "@greedy2", "@greedy"]
    live.do(Said(Start(), A))
    assert live.refused(Said(Remove(2), A)) == "nobody-there"


def test_bots_stay_for_the_rematch() -> None:
    live = Live(A, bots=["greedy", "copycat"], start=True)
    live.play_on(10)
    live.do(Said(Start(), A))
    assert live.names() == ["Ada", "@greedy", "@copycat"]
    live.play_on(10)
    assert live.table.over
