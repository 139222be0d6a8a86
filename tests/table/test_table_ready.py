"""Again is an invitation: who is ready for the next game, and when it begins by itself."""

import msgspec
import pytest
from msgspec import UNSET

from table_strategies import STRANGER, TWO, A, B, C, D, E, F, Live
from thenumber.table.commands import Said
from thenumber.table.games import Again, End, Ready, Start
from thenumber.table.host import SetOptions
from thenumber.table.options import Options
from thenumber.table.people import Away, Leave, Rename, Return, Sit
from thenumber.table.view import NextGameView


def over(*persons: str, **options: object) -> Live:
    """A table whose first game has just been stopped."""
    live = Live(*persons, start=True, **options)  # type: ignore[arg-type]
    live.do(Said(End(), persons[0]))
    return live


def asked(live: Live) -> tuple[list[str], list[str]]:
    """Who is ready, and who is waited for."""
    said = live.view().table.next_game
    assert isinstance(said, NextGameView)
    return list(said.ready), list(said.not_ready)


def test_the_next_game_begins_when_all_are_ready() -> None:
    live = over(A, B, C)
    assert asked(live) == ([], ["Ada", "Bob", "Cleo"])
    live.do(Said(Ready(True), B), Said(Ready(True), A))
    assert asked(live) == (["Ada", "Bob"], ["Cleo"])
    assert live.table.over
    live.do(Said(Ready(True), C))
    assert (live.table.phase, live.table.game_no, live.table.turn_index) == ("choose", 2, 0)


def test_it_can_be_taken_back() -> None:
    live = over(A, B, C)
    live.do(Said(Ready(True), A), Said(Ready(True), B), Said(Ready(False), A), Said(Ready(True), C))
    assert asked(live) == (["Bob", "Cleo"], ["Ada"])
    assert live.table.over


def test_the_host_need_not_wait() -> None:
    live = over(A, B, C)
    live.do(Said(Ready(True), B), Said(Start(), A))
    assert live.table.game_no == 2
    live.do(Said(End(), A))
    assert asked(live) == ([], ["Ada", "Bob", "Cleo"]), "everybody is asked anew"


def test_who_plays_alone_against_bots_begins_at_once() -> None:
    live = over(A, bots=["greedy", "copycat"])
    live.do(Said(Ready(True), A))
    assert live.table.game_no == 2


def test_who_is_away_or_left_is_not_asked() -> None:
    live = over(A, B, C, D)
    live.do(Said(Away(), B), Said(Leave(), D))
    assert asked(live) == ([], ["Ada", "Cleo"])
    live.do(Said(Ready(True), A), Said(Ready(True), C))
    assert (live.table.game_no, live.names()) == (2, ["Ada", "Bob", "Cleo"])


@pytest.mark.parametrize("going", [Away(), Leave()])
def test_the_last_one_who_is_not_ready_may_go(going: Away | Leave) -> None:
    live = over(A, B, C, D)
    live.do(Said(Ready(True), A), Said(Ready(True), B), Said(Ready(True), C))
    assert live.table.over
    live.do(Said(going, D))
    assert live.table.game_no == 2


def test_who_comes_back_is_asked_again() -> None:
    live = over(A, B, C)
    live.do(Said(Ready(True), A), Said(Away(), B), Said(Return(), B), Said(Ready(True), C))
    assert asked(live) == (["Ada", "Cleo"], ["Bob"])


def test_who_waits_for_a_seat_may_be_ready_and_need_not() -> None:
    live = over(A, B, C)
    live.do(Said(Sit("Dan"), D), Said(Sit("Eve"), E), Said(Ready(True), D))
    assert asked(live) == (["Dan"], ["Ada", "Bob", "Cleo"])
    live.do(*(Said(Ready(True), person) for person in (A, B, C)))
    assert live.names() == ["Ada", "Bob", "Cleo", "Dan", "Eve"]


def test_those_who_wait_begin_where_nobody_sits_any_more() -> None:
    live = over(A, B, C)
    live.do(Said(Sit("Dan"), D), Said(Sit("Eve"), E), Said(Sit("Fay"), F))
    live.do(*(Said(Leave(), person) for person in (A, B, C)))
    assert live.table.over
    live.do(Said(Ready(True), E))
    assert live.names() == ["Dan", "Eve", "Fay"]


def test_nobody_is_ready_for_a_game_that_can_not_begin() -> None:
    live = over(A, B, C)
    live.do(Said(Leave(), C))
    refusal = live.refusal(Said(Ready(True), B))
    assert (refusal.code, refusal.found, refusal.right) == ("too-few", "2", "3")
    live.do(Said(Ready(False), B), Said(SetOptions(TWO), A), Said(Ready(True), B), Said(Ready(True), A))
    assert live.names() == ["Ada", "Bob"]


def test_what_was_missing_may_come_while_all_are_ready() -> None:
    live = over(A, B, C)
    live.do(Said(Ready(True), A), Said(Ready(True), B), Said(Leave(), C))
    assert live.table.over
    live.do(Said(Sit("Dan"), D))
    assert live.names() == ["Ada", "Bob", "Dan"]


def test_it_is_said_after_a_game_by_those_who_belong_to_the_table() -> None:
    live = Live(A, B, C)
    assert live.refused(Said(Ready(True), A)) == "game-not-over"
    live.do(Said(Start(), A))
    assert live.refused(Said(Ready(True), A)) == "game-not-over"
    live.do(Said(End(), A))
    assert live.refused(Said(Ready(True), STRANGER)) == "not-here"
    live.do(Said(Ready(True), B), Said(Again(), A))
    assert live.refused(Said(Ready(True), A)) == "game-not-over"
    live.do(Said(Start(), A), Said(End(), A))
    assert asked(live)[0] == [], "the lobby has forgotten who was ready"


def test_ready_is_a_person_and_not_a_name() -> None:
    live = over(A, B, C)
    live.do(Said(Ready(True), B), Said(Rename("Bert"), B))
    assert asked(live)[0] == ["Bert"]


def test_only_when_a_game_is_over_the_view_says_who_is_ready() -> None:
    live = Live(A, B, C)
    assert live.view().table.next_game is UNSET
    live.do(Said(Start(), A))
    assert b"next_game" not in msgspec.json.encode(live.view(A))
    live.do(Said(End(), A))
    assert b'"next_game":{"ready":[],"not_ready":["Ada","Bob","Cleo"]}' in msgspec.json.encode(live.view(A))


def test_a_new_game_has_its_whole_clock() -> None:
    live = over(A, B, C, options=Options(clock=30))
    live.now += 500
    live.do(*(Said(Ready(True), person) for person in (A, B, C)))
    assert live.view().table.seconds_left == 30
