"""Bots from outside: programs that sit at a table as people do, are marked as bots, and never run the table."""

import msgspec
import pytest

from table_strategies import A, B, C, D, E, Live
from thenumber.table.commands import Said
from thenumber.table.games import End, Ready, Start
from thenumber.table.host import GiveSeat, HandOver, Remove, SetOptions, TakeOver
from thenumber.table.options import Options
from thenumber.table.people import Away, Leave, Rename, Return, Sit
from thenumber.table.waiting import HOST_AWAY_SECONDS

OPEN = Options(outside_bots=True)
HERMIT = Said(Sit("hermit", bot=True), D)


def table_with_hermit(*, start: bool = False, options: Options = OPEN) -> Live:
    live = Live(A, B, options=options)
    live.do(HERMIT)
    if start:
        live.do(Said(Start(), A))
    return live


def test_a_table_lets_bots_from_outside_sit_only_if_it_says_so() -> None:
    live = Live(A, B)
    assert live.refused(HERMIT) == "no-outside-bots"
    live.do(Said(SetOptions(OPEN), A), HERMIT)
    live.do(Said(SetOptions(Options()), A))
    assert live.names() == ["Ada", "Bob", "@hermit"], "who sits already stays"


def test_it_is_shown_as_a_bot_and_nobody_else_is() -> None:
    live = table_with_hermit()
    seats = live.view().table.seats
    assert [(seat.kind, seat.bot, seat.outside is True) for seat in seats] == [
        ("person", None, False),
        ("person", None, False),
        ("bot", None, True),
    ]
    assert b"outside" not in msgspec.json.encode(seats[0]), "it costs those nothing who are none"


@pytest.mark.parametrize("name", ["greedy", "greedy2", "Hermit", "her mit", "@hermit", "", "x" * 20, "h\u200bermit"])
def test_a_name_must_be_that_of_a_bot_and_no_other_bots(name: str) -> None:
    live = Live(A, options=OPEN)
    assert live.refused(Said(Sit(name, bot=True), D)) == "bad-bot-name"


def test_the_second_of_a_name_has_a_number_and_a_new_name_keeps_the_mark() -> None:
    live = table_with_hermit()
    live.do(Said(Sit("hermit", bot=True), E))
    assert live.names()[2:] == ["@hermit", "@hermit2"]
    assert live.refused(Said(Rename("Ada"), D)) == "bad-bot-name"
    live.do(Said(Rename("monk"), D))
    assert live.names()[2:] == ["@monk", "@hermit2"]


def test_a_bot_never_runs_the_table() -> None:
    live = table_with_hermit()
    assert live.refused(Said(HandOver(2), A)) == "bots-are-no-hosts"
    live.do(Said(Away(), A))
    live.now += HOST_AWAY_SECONDS
    assert live.refused(Said(TakeOver(), D)) == "bots-are-no-hosts"
    live.do(Said(Leave(), A), Said(Leave(), B))
    assert live.table.host is None
    live.do(Said(Sit("Cleo"), C))
    assert live.table.host == C


def test_its_game_ends_with_the_last_person() -> None:
    live = table_with_hermit(start=True)
    live.do(Said(Leave(), A))
    assert live.table.running
    live.do(Said(Leave(), B))
    assert live.table.over


def test_it_writes_as_people_do_and_time_stands_still_without_them() -> None:
    live = table_with_hermit(start=True)
    live.write_all(d="123", a="456")
    live.do(Said(Away(), A), Said(Away(), B))
    assert live.table.still_since is not None
    live.do(Said(Return(), B))
    live.write(B, "789")
    assert live.table.turn_index == 1


def test_the_next_game_does_not_wait_until_a_bot_is_ready() -> None:
    live = table_with_hermit(start=True)
    live.do(Said(End(), A), Said(Ready(True), A), Said(Ready(True), B))
    assert live.table.running
    assert live.table.game_no == 2


def test_whoever_waits_is_still_a_bot_when_it_gets_a_seat() -> None:
    live = Live(A, B, C, options=OPEN, start=True)
    live.do(HERMIT, Said(Away(), C), Said(GiveSeat(2, "@hermit"), A))
    assert live.view().table.seats[2].outside is True
    live.do(Said(Sit("monk", bot=True), E), Said(End(), A), Said(Start(), A))
    assert [sitter.name for sitter in live.table.sitters if sitter.outside] == ["@hermit", "@monk"]


def test_a_bot_of_the_house_stands_in_for_one_that_is_away_too_long_and_the_host_can_remove_it() -> None:
    live = table_with_hermit(start=True, options=Options(outside_bots=True, missing="bot", patience=15))
    live.do(Said(Away(), D))
    live.wait(15.0)
    assert live.view().table.seats[2].kind == "stand-in"
    live.do(Said(Return(), D))
    assert live.view().table.seats[2].kind == "bot"
    live.do(Said(Remove(2), A))
    assert live.table.guest(D) is None


def test_a_log_of_before_is_read_as_that_of_people() -> None:
    said = msgspec.json.decode(b'{"command": {"do": "Sit", "name": "Ada"}, "person": "x"}', type=Said)
    assert said.command == Sit("Ada", bot=False)
