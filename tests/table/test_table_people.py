"""People at a table: sitting down, leaving, coming back, names, and waiting for the next game."""

import pytest

from table_strategies import NAMES, PERSONS, A, B, C, D, E, F, G, H, Live
from thenumber.table.commands import Said
from thenumber.table.games import Again, End, Start
from thenumber.table.host import Lock, Remove, SetOptions
from thenumber.table.names import LONGEST_NAME, characters
from thenumber.table.options import Options
from thenumber.table.people import MAX_WAITERS, Away, Leave, Rename, Return, Sit


def test_the_first_to_sit_down_is_the_host() -> None:
    live = Live(A, B)
    assert live.names() == ["Ada", "Bob"]
    assert live.table.host == A
    assert [seat.host for seat in live.view().table.seats] == [True, False]


def test_nobody_sits_twice() -> None:
    live = Live(A)
    assert live.refused(Said(Sit("Other"), A)) == "already-here"


def test_a_full_table_takes_nobody_else() -> None:
    live = Live(A, B, C, D, E)
    refusal = live.refusal(Said(Sit("Fay"), F))
    assert (refusal.code, refusal.right) == ("full", "5")


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_as_many_sit_as_the_options_say(seats: int) -> None:
    live = Live(A, options=Options(seats=seats))
    for person in PERSONS[1:seats]:
        live.do(Said(Sit(NAMES[person]), person))
    assert len(live.table.sitters) == seats
    assert live.refused(Said(Sit("Hal"), H)) == "full"


def test_a_locked_table_takes_nobody_and_an_unlocked_one_does_again() -> None:
    live = Live(A, B)
    live.do(Said(Lock(True), A))
    assert live.refused(Said(Sit("Cleo"), C)) == "locked"
    assert live.view().table.locked
    live.do(Said(Lock(False), A), Said(Sit("Cleo"), C))
    assert live.names() == ["Ada", "Bob", "Cleo"]


def test_a_table_locked_in_mid_game_takes_no_waiters() -> None:
    live = Live(A, B, C, start=True)
    live.do(Said(Lock(True), A))
    assert live.refused(Said(Sit("Dan"), D)) == "locked"


def test_a_table_that_everybody_left_is_not_locked_for_ever() -> None:
    live = Live(A)
    live.do(Said(Lock(True), A), Said(Leave(), A))
    live.do(Said(Sit("Bob"), B))  # nobody is left who could unlock it
    assert live.table.host == B


def test_leaving_before_a_game_frees_the_seat() -> None:
    live = Live(A, B, C, D, E)
    live.do(Said(Leave(), B), Said(Sit("Fay"), F))
    assert live.names() == ["Ada", "Cleo", "Dan", "Eve", "Fay"]
    assert live.refused(Said(Leave(), B)) == "not-here"


def test_who_left_before_a_game_may_sit_down_again() -> None:
    live = Live(A, B)
    live.do(Said(Leave(), B), Said(Sit("Bob"), B))
    assert live.names() == ["Ada", "Bob"]


def test_away_and_back_keep_seat_name_and_host() -> None:
    live = Live(A, B, C)
    live.do(Said(Away(), A))
    assert [seat.away for seat in live.view().table.seats] == [True, False, False]
    assert live.table.host == A
    live.do(Said(Return(), A))
    assert not live.seat_view(0).away
    assert live.names() == ["Ada", "Bob", "Cleo"]


@pytest.mark.parametrize("person", [B, D], ids=["sitting", "waiting"])
def test_going_away_twice_counts_from_the_first_time(person: str) -> None:
    live = Live(A, B, C, start=True)
    live.do(Said(Sit("Dan"), D), Said(Away(), person))
    live.now += 10
    before = live.table
    assert live.do(Said(Away(), person)) == before


def test_coming_back_without_having_been_away_changes_nothing() -> None:
    live = Live(A, B, C, start=True)
    before = live.table
    assert live.do(Said(Return(), B)) == before


# Waiting for the next game


def test_who_comes_in_mid_game_waits() -> None:
    live = Live(A, B, C, start=True)
    live.do(Said(Sit("Dan"), D))
    assert live.names() == ["Ada", "Bob", "Cleo"]
    assert live.view().table.waiting == ("Dan",)
    you = live.view(D).you
    assert you is not None
    assert (you.seat, you.name, you.host, you.tablet) == (None, "Dan", False, None)


def test_who_waits_can_leave_and_can_not_play() -> None:
    live = Live(A, B, C, start=True)
    live.do(Said(Sit("Dan"), D))
    assert live.refused(live.writing(D, "123")) == "only-waiting"
    assert live.refused(live.erasing(D)) == "nothing-written"
    live.do(Said(Leave(), D))
    assert live.waiting() == []


def test_a_full_house_still_lets_people_wait_and_not_without_end() -> None:
    live = Live(A, B, C, D, E, start=True)
    for count in range(MAX_WAITERS):
        live.do(Said(Sit("Fay"), f"waiter-{count}"))
    assert live.refused(Said(Sit("Fay"), F)) == "full"
    assert len({guest.name for guest in live.table.guests}) == MAX_WAITERS + 5


@pytest.mark.parametrize("command", [Said(Start(), A), Said(Again(), A)], ids=["start", "again"])
def test_who_waited_sits_at_the_next_game(command: Said) -> None:
    live = Live(A, B, C, start=True)
    live.do(Said(Sit("Dan"), D), Said(Sit("Eve"), E), Said(End(), A), command)
    assert live.names() == ["Ada", "Bob", "Cleo", "Dan", "Eve"]
    assert live.waiting() == []
    assert live.table.running == isinstance(command.command, Start)


def test_the_longest_waiting_sit_first_and_the_others_go_on_waiting() -> None:
    live = Live(A, B, C, start=True)
    live.do(*(Said(Sit(NAMES[person]), person) for person in (D, E, F, G)))
    live.do(Said(End(), A), Said(Start(), A))
    assert live.names() == ["Ada", "Bob", "Cleo", "Dan", "Eve"]
    assert live.waiting() == ["Fay", "Gus"]


def test_who_waited_and_was_away_sits_down_as_away() -> None:
    live = Live(A, B, C, start=True)
    live.do(Said(Sit("Dan"), D), Said(Away(), D), Said(End(), A), Said(Start(), A))
    assert live.seat_view(3).away
    live.do(Said(Return(), D))
    assert not live.seat_view(3).away


def _somebody_waits_at_a_full_empty_table() -> Live:
    live = Live(A, B, C, D, E, start=True)
    live.do(Said(Sit("Fay"), F), Said(End(), A), Said(Again(), A))
    assert live.waiting() == ["Fay"]
    return live


@pytest.mark.parametrize("freed", [Said(Leave(), B), Said(Remove(1), A)], ids=["leave", "remove"])
def test_who_waits_between_games_gets_a_seat_that_is_freed(freed: Said) -> None:
    live = _somebody_waits_at_a_full_empty_table()
    live.do(freed)
    assert live.names() == ["Ada", "Cleo", "Dan", "Eve", "Fay"]
    assert live.waiting() == []


def test_who_waits_is_not_overtaken_by_who_comes_later() -> None:
    live = _somebody_waits_at_a_full_empty_table()
    live.do(Said(Leave(), B))
    if live.allowed(Said(Sit("Gus"), G)):
        live.do(Said(Sit("Gus"), G))
    live.do(Said(Start(), A))
    assert "Fay" in live.names()


def test_who_waits_between_games_gets_a_seat_that_is_added() -> None:
    live = Live(A, B, C, options=Options(seats=3), start=True)
    live.do(Said(Sit("Dan"), D), Said(End(), A), Said(Again(), A))
    assert live.waiting() == ["Dan"]
    live.do(Said(SetOptions(Options(seats=4)), A))
    assert live.names() == ["Ada", "Bob", "Cleo", "Dan"]


# Names


def test_a_name_that_is_taken_gets_a_number() -> None:
    live = Live(A)
    live.do(Said(Sit("Ada"), B), Said(Sit("Ada"), C))
    assert live.names() == ["Ada", "Ada 2", "Ada 3"]


def test_a_long_name_that_is_taken_stays_within_the_limit() -> None:
    live = Live()
    for person in PERSONS[:5]:
        live.do(Said(Sit("x" * LONGEST_NAME), person))
    assert len(set(live.names())) == 5
    assert all(len(name) <= LONGEST_NAME for name in live.names())


def test_renaming_in_a_seat_and_waiting() -> None:
    live = Live(A, B, C, start=True)
    live.do(Said(Sit("Dan"), D), Said(Rename("Robert"), B), Said(Rename("Daniel"), D))
    assert live.names() == ["Ada", "Robert", "Cleo"]
    assert live.waiting() == ["Daniel"]


def test_renaming_to_the_own_name_changes_nothing() -> None:
    live = Live(A, B)
    before = live.table
    assert live.do(Said(Rename("Ada"), A)) == before


def test_renaming_to_a_name_that_is_taken_gets_a_number() -> None:
    live = Live(A, B, C, start=True)
    live.do(Said(Sit("Dan"), D), Said(Rename("Dan"), B), Said(Rename("Ada"), D))
    assert live.names() == ["Ada", "Dan 2", "Cleo"]
    assert live.waiting() == ["Ada 2"]


@pytest.mark.parametrize(
    "name",
    [
        "",
        " ",
        "\u200b",
        "@greedy",
        "＠greedy",
        "?!",
        "x" * 21,
        "ก็" * 21,
    ],
)
def test_names_that_nobody_may_have(name: str) -> None:
    live = Live(A)
    refusal = live.refusal(Said(Sit(name), B))
    assert (refusal.code, refusal.right) == ("bad-name", str(LONGEST_NAME))
    assert len(characters(refusal.found)) <= LONGEST_NAME
    assert live.refused(Said(Rename(name), A)) == "bad-name"


@pytest.mark.parametrize(
    "name",
    [" Ada", "Ada ", "A\u200bda", "A\u202eda", "A\x00da", "\ufeffAda", "Ada\u2028"],
)
def test_names_are_freed_of_what_nobody_sees(name: str) -> None:
    live = Live()
    live.do(Said(Sit(name), A), Said(Rename("Bob"), A), Said(Rename(name), A))
    assert live.names() == ["Ada"]


@pytest.mark.parametrize(
    "name",
    ["A", "x" * 20, "สวัสดีครับผมชื่อสมชาย", "श्रीनिवास रामानुजन्", "שָׁלוֹם", "👩🏽🇨🇭", "數字", "Ünal 3", "O'Neill", "<b>"],
)
def test_names_that_anybody_may_have(name: str) -> None:
    live = Live()
    live.do(Said(Sit(name), A))
    assert live.names() == [name]
