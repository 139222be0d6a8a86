"""Who owns a table: removing, handing over, the heir, and taking over from an owner who keeps everybody waiting."""

import pytest

from table_strategies import STRANGER, TWO, A, B, C, D, Live
from thenumber.table import commands as say
from thenumber.table.options import Options
from thenumber.table.waiting import OWNER_AWAY_SECONDS, OWNER_IDLE_SECONDS

CLOCK = Options(clock=120)


def test_only_the_owner_commands() -> None:
    live = Live(A, B, C, start=True)
    live.write(B, "123")
    commands: list[say.AnyCommand] = [say.Start(B), say.Again(B), say.End(B), say.Pause(B), say.Resume(B)]
    commands += [say.AddBot(B, "greedy"), say.Remove(B, 2), say.Lock(B, True), say.HandOver(B, 1)]
    commands += [say.SetOptions(B, Options()), live.revealing(B)]
    for command in commands:
        assert live.refused(command) == "not-the-owner", command


def test_a_stranger_commands_nothing() -> None:
    live = Live(A, B, C, start=True)
    strange: list[say.AnyCommand] = [
        say.Start(STRANGER),
        say.TakeOver(STRANGER),
        say.Away(STRANGER),
        say.Return(STRANGER),
    ]
    for command in strange:
        assert live.refused(command) == "not-here"
    assert live.refused(live.writing(STRANGER, "123")) == "not-here"
    assert live.refused(live.erasing(STRANGER)) == "not-here"
    assert live.refused(say.Rename(STRANGER, "Zoe")) == "not-here"


# Removing


def test_removing_a_person_before_a_game() -> None:
    live = Live(A, B, C)
    live.do(say.Remove(A, 1))
    assert live.names() == ["Ada", "Cleo"]
    assert live.view(B).you is None


def test_removing_a_person_in_mid_game_leaves_the_seat_empty() -> None:
    live = Live(A, B, C, start=True)
    live.do(say.Remove(A, 1))
    assert live.seat_view(1).kind == "left"
    assert live.waited_for() == (0, 2)
    assert live.refused(say.Remove(A, 1)) == "nobody-there"


def test_removing_the_last_one_waited_for_reveals() -> None:
    live = Live(A, B, C, start=True)
    live.write_all(a="012", c="345")
    live.do(say.Remove(A, 1))
    assert live.table.turn_index == 1
    assert live.verdicts() == ["approved", "absent", "approved"]


def test_the_owner_can_not_be_removed() -> None:
    live = Live(A, B, C)
    assert live.refused(say.Remove(A, 0)) == "owner-stays"


@pytest.mark.parametrize("seat", [-1, 3, 5, 99])
def test_seats_that_are_not_there(seat: int) -> None:
    live = Live(A, B, C)
    assert live.refused(say.Remove(A, seat)) == "no-such-seat"
    assert live.refused(say.HandOver(A, seat)) == "no-such-seat"


def test_nobody_is_removed_after_a_game_but_at_the_empty_table() -> None:
    live = Live(A, B, C, start=True)
    live.do(say.End(A))
    assert live.refused(say.Remove(A, 1)) == "again-first"
    live.do(say.Again(A), say.Remove(A, 1))
    assert live.names() == ["Ada", "Cleo"]


def test_who_was_removed_may_come_back_unless_the_table_is_locked() -> None:
    live = Live(A, B, C)
    live.do(say.Remove(A, 1), say.Sit(B, "Bob"), say.Remove(A, 2), say.Lock(A, True))
    assert live.refused(say.Sit(B, "Bob")) == "locked"


# Handing over, and the heir


def test_handing_over_at_any_time() -> None:
    live = Live(A, B, C)
    live.do(say.HandOver(A, 1))
    assert live.table.owner == B
    live.do(say.Start(B), say.HandOver(B, 2))
    assert live.table.owner == C
    assert [seat.owner for seat in live.view().table.seats] == [False, False, True]


def test_bots_and_empty_seats_own_nothing() -> None:
    live = Live(A, B, C, bots=["greedy"], start=True)
    live.do(say.Leave(C))
    assert live.refused(say.HandOver(A, 3)) == "bots-own-nothing"
    assert live.refused(say.HandOver(A, 2)) == "bots-own-nothing"


def test_the_heir_is_somebody_who_is_there() -> None:
    live = Live(A, B, C)
    live.do(say.Away(B), say.Leave(A))
    assert live.table.owner == C


def test_the_heir_may_be_away_when_nobody_is_there() -> None:
    live = Live(A, B)
    live.do(say.Away(B), say.Leave(A))
    assert live.table.owner == B


def test_the_heir_may_be_one_who_waits() -> None:
    live = Live(A, B, C, start=True)
    live.do(say.Sit(D, "Dan"), say.Away(B), say.Away(C), say.Leave(A))
    assert live.table.owner == D


def test_the_heir_is_never_a_bot() -> None:
    live = Live(A, bots=["greedy", "cautious"])
    live.do(say.Leave(A))
    assert live.table.owner is None
    live.do(say.Sit(B, "Bob"))
    assert live.table.owner == B


def test_a_game_ends_when_only_bots_are_left() -> None:
    live = Live(A, bots=["greedy", "cautious"], start=True)
    live.do(say.Leave(A))
    assert live.table.over
    assert live.table.owner is None
    live.do(say.Sit(B, "Bob"), say.Again(B))
    assert live.names() == ["@greedy", "@cautious", "Bob"]


# Taking over


def test_nobody_takes_over_from_an_owner_who_is_here() -> None:
    live = Live(A, B, C)
    assert live.refused(say.TakeOver(B)) == "owner-is-here"
    assert live.refused(say.TakeOver(A)) == "already-owner"


def test_taking_over_from_an_owner_who_is_away() -> None:
    live = Live(A, B, C, start=True)
    live.do(say.Away(A))
    live.now += OWNER_AWAY_SECONDS - 1
    assert live.refused(say.TakeOver(B)) == "owner-is-here"
    live.now += 1
    live.do(say.TakeOver(B))
    assert live.table.owner == B
    live.do(say.Return(A))
    assert live.table.owner == B


@pytest.mark.parametrize("phase", ["lobby", "over"])
def test_taking_over_from_an_owner_who_does_not_start(phase: str) -> None:
    live = Live(A, B, C, start=phase == "over")
    if phase == "over":
        live.wait(100)
        live.do(say.End(A))
    live.now += OWNER_IDLE_SECONDS - 1
    assert live.refused(say.TakeOver(C)) == "owner-is-here"
    live.now += 1
    live.do(say.TakeOver(C), say.Start(C))
    assert live.table.running


def test_taking_over_from_an_owner_who_alone_does_not_write() -> None:
    live = Live(A, B, C, start=True)
    live.write_all(b="012", c="345")
    live.now += OWNER_IDLE_SECONDS - 1
    assert live.refused(say.TakeOver(B)) == "owner-is-here"
    live.now += 1
    live.do(say.TakeOver(B), live.revealing(B))
    assert live.verdicts() == ["absent", "approved", "approved"]


def test_taking_over_from_an_owner_who_does_not_resume() -> None:
    live = Live(A, B, C, options=CLOCK, start=True)
    live.do(say.Pause(A))
    live.now += OWNER_IDLE_SECONDS - 1
    assert live.refused(say.TakeOver(B)) == "owner-is-here"
    live.now += 1
    live.do(say.TakeOver(B), say.Resume(B))
    assert not live.table.paused


@pytest.mark.parametrize("owner_writes", [True, False])
def test_a_way_out_when_the_owner_and_one_more_do_nothing(owner_writes: bool) -> None:
    live = Live(A, B, C, start=True)
    live.write(C, "345")
    if owner_writes:
        live.write(A, "012")
    live.now += 10 * OWNER_IDLE_SECONDS
    live.do(say.Tick(), say.TakeOver(C), live.revealing(C))
    assert live.verdicts() == ["approved" if owner_writes else "absent", "absent", "approved"]


def test_a_way_out_when_the_owner_sits_out_and_the_other_does_nothing() -> None:
    live = Live(A, B, options=TWO, start=True)
    for number in ("012", "345", "678", "999"):  # identical numbers are all approved, and Bob misses the last
        live.write(A, number)
        live.do(live.revealing(A)) if number == "999" else live.write(B, number)
    assert live.view().table.seats[0].available == ""
    live.now += 10 * OWNER_IDLE_SECONDS
    live.do(say.Tick(), live.revealing(A))
    assert live.verdicts() == ["absent", "absent"]


CHANGES: list[say.AnyCommand] = [say.HandOver(A, 1), say.TakeOver(B), say.Leave(A)]


@pytest.mark.parametrize("phase", ["lobby", "running", "paused", "over"])
@pytest.mark.parametrize("change", CHANGES, ids=["handed-over", "taken-over", "inherited"])
def test_a_new_owner_has_the_full_time(change: say.AnyCommand, phase: str) -> None:
    live = Live(A, B, C, start=phase != "lobby")
    if phase == "paused":
        live.do(say.Pause(A))
    if phase == "over":
        live.do(say.End(A))
    live.now += OWNER_IDLE_SECONDS
    live.do(change)
    assert live.table.owner == B
    assert live.refused(say.TakeOver(C)) == "owner-is-here"


def test_a_pause_does_not_count_as_idle_time() -> None:
    live = Live(A, B, C, start=True)
    live.wait(100)
    live.do(say.Pause(A))
    live.wait(1000)
    live.do(say.Resume(A))
    live.now += OWNER_IDLE_SECONDS - 101
    assert live.refused(say.TakeOver(C)) == "owner-is-here"
    live.now += 1
    assert live.allowed(say.TakeOver(C))


def test_an_owner_since_the_pause_has_the_full_time_after_it() -> None:
    live = Live(A, B, C, start=True)
    live.do(say.Pause(A))
    live.wait(500)
    live.do(say.HandOver(A, 1))
    live.wait(100)
    live.do(say.Resume(B))
    live.now += OWNER_IDLE_SECONDS - 1
    assert live.refused(say.TakeOver(C)) == "owner-is-here"
    live.now += 1
    assert live.allowed(say.TakeOver(C))


DEEDS: list[say.AnyCommand] = [
    say.SetOptions(A, Options(clock=30)),
    say.Lock(A, True),
    say.AddBot(A, "cautious"),
    say.Remove(A, 3),
    say.Remove(A, 1),
    say.Again(A),
]


@pytest.mark.parametrize("deed", DEEDS, ids=str)
def test_an_owner_who_does_something_is_not_idle(deed: say.AnyCommand) -> None:
    live = Live(A, B, C, bots=["greedy"])
    if isinstance(deed, say.Again):
        live.do(say.Start(A), say.End(A))
    live.now += OWNER_IDLE_SECONDS - 1
    live.do(deed)
    live.now += OWNER_IDLE_SECONDS - 1
    assert live.refused(say.TakeOver(C)) == "owner-is-here"
    live.now += 1
    assert live.allowed(say.TakeOver(C))


@pytest.mark.parametrize("stopped", [say.End(A), say.Leave(A)], ids=["ended", "left"])
def test_a_game_that_ends_while_paused_does_not_lend_the_next_owner_time(stopped: say.AnyCommand) -> None:
    live = Live(A, B, C, options=Options(missing="bot"), start=True)
    live.do(say.Leave(B), say.Leave(C), say.Sit(D, "Dan"), say.Pause(A))
    live.now += 10_000
    live.do(stopped)
    assert live.table.over
    live.now += OWNER_IDLE_SECONDS
    live.do(say.Sit(B, "Bob"))  # who waits, and so does not begin anything anew
    assert live.allowed(say.TakeOver(B))
