"""From one game to the next: start, end, again, options between games, bots in seats, and tables for two."""

import pytest

from table_strategies import TWO, A, B, C, D, E, F, Live
from thenumber.bots.registry import BOTS
from thenumber.table import commands as say
from thenumber.table.options import CLOCKS, PATIENCES, Options


def test_three_start_a_game() -> None:
    live = Live(A, B)
    refusal = live.refusal(say.Start(A))
    assert (refusal.code, refusal.found, refusal.right) == ("too-few", "2", "3")
    live.do(say.Sit(C, "Cleo"), say.Start(A))
    view = live.view().table
    assert (view.phase, view.game_no, view.turn_index, view.round_no, view.turn_no) == ("choose", 1, 0, 1, 1)
    assert live.refused(say.Start(A)) == "game-running"


def test_two_are_enough_at_a_table_for_two() -> None:
    live = Live(A, options=TWO)
    assert live.refusal(say.Start(A)).right == "2"
    live.do(say.Sit(B, "Bob"), say.Start(A))
    assert live.refused(say.AddBot(A, "greedy")) == "game-running"
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
    live.do(say.End(A))
    view = live.view().table
    assert (view.phase, view.turn_index, view.winners, view.seals) == ("over", 3, (), ())
    assert live.refused(say.End(A)) == "no-game"
    assert live.refused(live.writing(A, fair)) == "no-game"
    assert live.refused(live.revealing(A)) == "no-game"
    assert live.refused(say.Pause(A)) == "no-game"


def test_rematch_with_the_same_people_at_once() -> None:
    live = Live(A, B, C, start=True)
    live.play_on(10)
    live.do(say.Start(A))
    view = live.view().table
    assert (view.phase, view.game_no, view.turn_index, view.totals, view.last) == ("choose", 2, 0, (), None)
    assert live.names() == ["Ada", "Bob", "Cleo"]
    live.play_on(10)
    assert live.table.over


def test_again_opens_the_table_for_others() -> None:
    live = Live(A, B, C, start=True)
    assert live.refused(say.Again(A)) == "game-not-over"
    live.play_on(10)
    assert live.refused(say.AddBot(A, "greedy")) == "again-first"
    live.do(say.Again(A))
    assert live.view().table.phase == "lobby"
    assert live.refused(say.Again(A)) == "game-not-over"
    live.do(say.Leave(B), say.Sit(D, "Dan"), say.AddBot(A, "greedy"), say.Start(A))
    assert live.names() == ["Ada", "Cleo", "Dan", "@greedy"]
    assert live.table.game_no == 2


def test_rematch_without_those_who_left_and_with_those_who_waited() -> None:
    live = Live(A, B, C, D, E, start=True)
    live.do(say.Leave(B), say.Sit(F, "Fay"))
    live.play_on(10)
    live.do(say.Start(A))
    assert live.names() == ["Ada", "Cleo", "Dan", "Eve", "Fay"]
    assert live.waiting() == []
    assert live.table.game is not None
    assert live.table.game.seats == 5


def test_too_few_are_left_for_a_rematch() -> None:
    live = Live(A, B, C, start=True)
    live.do(say.Leave(B))
    live.play_on(10)
    assert live.refusal(say.Start(A)).found == "2"
    live.do(say.Sit(D, "Dan"), say.Start(A))
    assert live.names() == ["Ada", "Cleo", "Dan"]


@pytest.mark.parametrize("when", ["mid-game", "after the game"])
def test_a_stand_in_of_somebody_who_left_is_gone_in_the_next_game(when: str) -> None:
    live = Live(A, B, C, D, E, options=Options(missing="bot"), start=True)
    live.do(say.Sit(F, "Fay"))
    if when == "mid-game":
        live.do(say.Leave(B))
    live.play_on(10)
    if when != "mid-game":
        live.do(say.Leave(B))
    live.do(say.Start(A))
    assert live.names() == ["Ada", "Cleo", "Dan", "Eve", "Fay"]


def test_a_bot_never_bears_the_name_of_a_person_in_a_new_game() -> None:
    live = Live(A, B, C, D, options=Options(missing="bot"), start=True)
    live.do(say.Leave(B), say.End(A), say.Start(A))
    assert all(sitter.person or sitter.name.startswith("@") for sitter in live.table.sitters)


def test_a_new_game_is_not_paused() -> None:
    live = Live(A, B, C, options=Options(clock=30), start=True)
    live.do(say.Pause(A), say.End(A), say.Start(A))
    view = live.view().table
    assert (view.paused, view.seconds_left) == (False, 30)


# Options


def test_options_are_changed_between_games_only() -> None:
    options = Options(seats=4, clock=60, missing="bot", patience=30, paper=True, anonymous=True)
    live = Live(A, B, C)
    live.do(say.SetOptions(A, options), say.Start(A))
    assert live.view().table.options == options
    assert live.refused(say.SetOptions(A, Options())) == "game-running"
    live.do(say.End(A), say.SetOptions(A, Options()), say.Again(A), say.SetOptions(A, options))


@pytest.mark.parametrize("seats", [-1, 0, 1, 6])
def test_seats_that_can_not_be(seats: int) -> None:
    refusal = Live(A).refusal(say.SetOptions(A, Options(seats=seats)))
    assert (refusal.code, refusal.found, refusal.right) == ("bad-option", str(seats), "2-5")


@pytest.mark.parametrize("options", [Options(clock=31), Options(clock=-1), Options(patience=0), Options(patience=61)])
def test_times_that_can_not_be(options: Options) -> None:
    assert Live(A).refused(say.SetOptions(A, options)) == "bad-option"


def test_all_times_that_can_be() -> None:
    live = Live(A)
    for clock in CLOCKS:
        for patience in PATIENCES:
            live.do(say.SetOptions(A, Options(clock=clock, patience=patience)))


def test_what_a_refusal_calls_right_is_right() -> None:
    live = Live(A)
    for seconds in live.refusal(say.SetOptions(A, Options(clock=31))).right.split(", "):
        clock = int(seconds) if seconds.isdecimal() else None
        live.do(say.SetOptions(A, Options(clock=clock)))
    for seconds in live.refusal(say.SetOptions(A, Options(patience=31))).right.split(", "):
        live.do(say.SetOptions(A, Options(patience=int(seconds))))


def test_fewer_seats_than_people_sit() -> None:
    live = Live(A, B, C)
    refusal = live.refusal(say.SetOptions(A, Options(seats=2)))
    assert (refusal.code, refusal.found, refusal.right) == ("too-many-sit", "3", "2")
    live.do(say.Leave(C), say.SetOptions(A, Options(seats=2)))


@pytest.mark.parametrize("command", [say.Again(C), say.Start(C)], ids=["again", "start"])
def test_nobody_loses_the_seat_by_an_option_changed_after_a_game(command: say.AnyCommand) -> None:
    live = Live(A, B, C, start=True)
    live.do(say.HandOver(A, 2), say.End(C))
    if live.allowed(say.SetOptions(C, TWO)):
        live.do(say.SetOptions(C, TWO))
    live.do(command)
    assert set(live.table.persons) == {A, B, C}
    assert live.table.owner in live.table.persons
    assert live.view(A).you is not None


def test_who_left_does_not_stand_in_the_way_of_fewer_seats() -> None:
    live = Live(A, B, C, start=True)
    live.do(say.Leave(B), say.End(A), say.SetOptions(A, TWO), say.Start(A))
    assert live.names() == ["Ada", "Cleo"]


# Bots in seats


def test_bots_are_named_after_their_kind() -> None:
    live = Live(A, bots=["greedy", "greedy", "cautious", "greedy"])
    assert live.names() == ["Ada", "@greedy", "@greedy2", "@cautious", "@greedy3"]
    assert [seat.kind for seat in live.view().table.seats] == ["person", *["bot"] * 4]
    assert [seat.bot for seat in live.view().table.seats] == [None, "greedy", "greedy", "cautious", "greedy"]
    assert live.refused(say.AddBot(A, "greedy")) == "full"


@pytest.mark.parametrize("bot", BOTS)
def test_every_bot_can_sit(bot: str) -> None:
    assert Live(A, bots=[bot]).names() == ["Ada", f"@{bot}"]


def test_a_bot_nobody_knows() -> None:
    refusal = Live(A).refusal(say.AddBot(A, "deep-thought"))
    assert (refusal.code, refusal.found, refusal.right) == ("unknown-bot", "deep-thought", ", ".join(BOTS))


def test_bots_are_removed_before_a_game_and_not_in_one() -> None:
    live = Live(A, B, bots=["greedy", "greedy"])
    live.do(say.Remove(A, 2))
    assert live.names() == ["Ada", "Bob", "@greedy2"]
    live.do(say.AddBot(A, "greedy"))
    assert live.names() == ["Ada", "Bob", "@greedy2", "@greedy"]
    live.do(say.Start(A))
    assert live.refused(say.Remove(A, 2)) == "nobody-there"


def test_bots_stay_for_the_rematch() -> None:
    live = Live(A, bots=["greedy", "copycat"], start=True)
    live.play_on(10)
    live.do(say.Start(A))
    assert live.names() == ["Ada", "@greedy", "@copycat"]
    live.play_on(10)
    assert live.table.over
