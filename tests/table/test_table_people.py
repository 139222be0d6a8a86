"""People at a table: sitting down, leaving, coming back, names, and waiting for the next game."""

import pytest

from table_strategies import NAMES, PERSONS, A, B, C, D, E, F, G, H, Live
from thenumber.table import commands as say
from thenumber.table.options import Options
from thenumber.table.refusals import LONGEST_NAME, MAX_WAITERS


def test_the_first_to_sit_down_owns_the_table() -> None:
    live = Live(A, B)
    assert live.names() == ["Ada", "Bob"]
    assert live.table.owner == A
    assert [seat.owner for seat in live.view().table.seats] == [True, False]


def test_nobody_sits_twice() -> None:
    live = Live(A)
    assert live.refused(say.Sit(A, "Other")) == "already-here"


def test_a_full_table_takes_nobody_else() -> None:
    live = Live(A, B, C, D, E)
    refusal = live.refusal(say.Sit(F, "Fay"))
    assert (refusal.code, refusal.right) == ("full", "5")


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_as_many_sit_as_the_options_say(seats: int) -> None:
    live = Live(A, options=Options(seats=seats))
    for person in PERSONS[1:seats]:
        live.do(say.Sit(person, NAMES[person]))
    assert len(live.table.sitters) == seats
    assert live.refused(say.Sit(H, "Hal")) == "full"


def test_a_locked_table_takes_nobody_and_an_unlocked_one_does_again() -> None:
    live = Live(A, B)
    live.do(say.Lock(A, True))
    assert live.refused(say.Sit(C, "Cleo")) == "locked"
    assert live.view().table.locked
    live.do(say.Lock(A, False), say.Sit(C, "Cleo"))
    assert live.names() == ["Ada", "Bob", "Cleo"]


def test_a_table_locked_in_mid_game_takes_no_waiters() -> None:
    live = Live(A, B, C, start=True)
    live.do(say.Lock(A, True))
    assert live.refused(say.Sit(D, "Dan")) == "locked"


def test_a_table_that_everybody_left_is_not_locked_for_ever() -> None:
    live = Live(A)
    live.do(say.Lock(A, True), say.Leave(A))
    live.do(say.Sit(B, "Bob"))  # nobody is left who could unlock it
    assert live.table.owner == B


def test_leaving_before_a_game_frees_the_seat() -> None:
    live = Live(A, B, C, D, E)
    live.do(say.Leave(B), say.Sit(F, "Fay"))
    assert live.names() == ["Ada", "Cleo", "Dan", "Eve", "Fay"]
    assert live.refused(say.Leave(B)) == "not-here"


def test_who_left_before_a_game_may_sit_down_again() -> None:
    live = Live(A, B)
    live.do(say.Leave(B), say.Sit(B, "Bob"))
    assert live.names() == ["Ada", "Bob"]


def test_away_and_back_keep_seat_name_and_ownership() -> None:
    live = Live(A, B, C)
    live.do(say.Away(A))
    assert [seat.away for seat in live.view().table.seats] == [True, False, False]
    assert live.table.owner == A
    live.do(say.Return(A))
    assert not live.seat_view(0).away
    assert live.names() == ["Ada", "Bob", "Cleo"]


@pytest.mark.parametrize("person", [B, D], ids=["sitting", "waiting"])
def test_going_away_twice_counts_from_the_first_time(person: str) -> None:
    live = Live(A, B, C, start=True)
    live.do(say.Sit(D, "Dan"), say.Away(person))
    live.now += 10
    before = live.table
    assert live.do(say.Away(person)) == before


def test_coming_back_without_having_been_away_changes_nothing() -> None:
    live = Live(A, B, C, start=True)
    before = live.table
    assert live.do(say.Return(B)) == before


# Waiting for the next game


def test_who_comes_in_mid_game_waits() -> None:
    live = Live(A, B, C, start=True)
    live.do(say.Sit(D, "Dan"))
    assert live.names() == ["Ada", "Bob", "Cleo"]
    assert live.view().table.waiting == ("Dan",)
    you = live.view(D).you
    assert you is not None
    assert (you.seat, you.name, you.owner, you.tablet) == (None, "Dan", False, None)


def test_who_waits_can_leave_and_can_not_play() -> None:
    live = Live(A, B, C, start=True)
    live.do(say.Sit(D, "Dan"))
    assert live.refused(live.writing(D, "123")) == "only-waiting"
    assert live.refused(live.erasing(D)) == "nothing-written"
    live.do(say.Leave(D))
    assert live.waiting() == []


def test_a_full_house_still_lets_people_wait_and_not_without_end() -> None:
    live = Live(A, B, C, D, E, start=True)
    for count in range(MAX_WAITERS):
        live.do(say.Sit(f"waiter-{count}", "Fay"))
    assert live.refused(say.Sit(F, "Fay")) == "full"
    assert len({guest.name for guest in live.table.guests}) == MAX_WAITERS + 5


@pytest.mark.parametrize("command", [say.Start(A), say.Again(A)], ids=["start", "again"])
def test_who_waited_sits_at_the_next_game(command: say.AnyCommand) -> None:
    live = Live(A, B, C, start=True)
    live.do(say.Sit(D, "Dan"), say.Sit(E, "Eve"), say.End(A), command)
    assert live.names() == ["Ada", "Bob", "Cleo", "Dan", "Eve"]
    assert live.waiting() == []
    assert live.table.running == isinstance(command, say.Start)


def test_the_longest_waiting_sit_first_and_the_others_go_on_waiting() -> None:
    live = Live(A, B, C, start=True)
    live.do(*(say.Sit(person, NAMES[person]) for person in (D, E, F, G)))
    live.do(say.End(A), say.Start(A))
    assert live.names() == ["Ada", "Bob", "Cleo", "Dan", "Eve"]
    assert live.waiting() == ["Fay", "Gus"]


def test_who_waited_and_was_away_sits_down_as_away() -> None:
    live = Live(A, B, C, start=True)
    live.do(say.Sit(D, "Dan"), say.Away(D), say.End(A), say.Start(A))
    assert live.seat_view(3).away
    live.do(say.Return(D))
    assert not live.seat_view(3).away


def _somebody_waits_at_a_full_empty_table() -> Live:
    live = Live(A, B, C, D, E, start=True)
    live.do(say.Sit(F, "Fay"), say.End(A), say.Again(A))
    assert live.waiting() == ["Fay"]
    return live


@pytest.mark.parametrize("freed", [say.Leave(B), say.Remove(A, 1)], ids=["leave", "remove"])
def test_who_waits_between_games_gets_a_seat_that_is_freed(freed: say.AnyCommand) -> None:
    live = _somebody_waits_at_a_full_empty_table()
    live.do(freed)
    assert live.names() == ["Ada", "Cleo", "Dan", "Eve", "Fay"]
    assert live.waiting() == []


def test_who_waits_is_not_overtaken_by_who_comes_later() -> None:
    live = _somebody_waits_at_a_full_empty_table()
    live.do(say.Leave(B))
    if live.allowed(say.Sit(G, "Gus")):
        live.do(say.Sit(G, "Gus"))
    live.do(say.Start(A))
    assert "Fay" in live.names()


def test_who_waits_between_games_gets_a_seat_that_is_added() -> None:
    live = Live(A, B, C, options=Options(seats=3), start=True)
    live.do(say.Sit(D, "Dan"), say.End(A), say.Again(A))
    assert live.waiting() == ["Dan"]
    live.do(say.SetOptions(A, Options(seats=4)))
    assert live.names() == ["Ada", "Bob", "Cleo", "Dan"]


# Names


def test_a_name_that_is_taken_gets_a_number() -> None:
    live = Live(A)
    live.do(say.Sit(B, "Ada"), say.Sit(C, "Ada"))
    assert live.names() == ["Ada", "Ada 2", "Ada 3"]


def test_a_long_name_that_is_taken_stays_within_the_limit() -> None:
    live = Live()
    for person in PERSONS[:5]:
        live.do(say.Sit(person, "x" * LONGEST_NAME))
    assert len(set(live.names())) == 5
    assert all(len(name) <= LONGEST_NAME for name in live.names())


def test_renaming_in_a_seat_and_waiting() -> None:
    live = Live(A, B, C, start=True)
    live.do(say.Sit(D, "Dan"), say.Rename(B, "Robert"), say.Rename(D, "Daniel"))
    assert live.names() == ["Ada", "Robert", "Cleo"]
    assert live.waiting() == ["Daniel"]


def test_renaming_to_the_own_name_changes_nothing() -> None:
    live = Live(A, B)
    before = live.table
    assert live.do(say.Rename(A, "Ada")) == before


def test_renaming_to_a_name_that_is_taken_gets_a_number() -> None:
    live = Live(A, B, C, start=True)
    live.do(say.Sit(D, "Dan"), say.Rename(B, "Dan"), say.Rename(D, "Ada"))
    assert live.names() == ["Ada", "Dan 2", "Cleo"]
    assert live.waiting() == ["Ada 2"]


@pytest.mark.parametrize(
    "name",
    [
        "",
        " ",
        " Ada",
        "Ada ",
        "@greedy",
        "x" * 21,
        "A\u200bda",
        "A\u202eda",
        "A\nda",
        "A\x00da",
        "\ufeffAda",
        "A\u2028",
    ],
)
def test_names_that_nobody_may_have(name: str) -> None:
    live = Live(A)
    refusal = live.refusal(say.Sit(B, name))
    assert (refusal.code, refusal.right) == ("bad-name", str(LONGEST_NAME))
    assert len(refusal.found) <= LONGEST_NAME
    assert live.refused(say.Rename(A, name)) == "bad-name"


@pytest.mark.parametrize("name", ["A", "x" * 20, "數字", "Ünal 3", "O'Neill", "<b>"])
def test_names_that_anybody_may_have(name: str) -> None:
    live = Live()
    live.do(say.Sit(A, name))
    assert live.names() == [name]
