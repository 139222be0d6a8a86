"""The host of a table: removing, handing over, the heir, and taking over from a host who keeps everybody waiting."""

import pytest

from table_strategies import STRANGER, TWO, A, B, C, D, E, Live
from thenumber.table.commands import Said
from thenumber.table.games import Again, End, Start
from thenumber.table.host import AddBot, GiveSeat, HandOver, Lock, Remove, SetOptions, StandIn, TakeOver
from thenumber.table.options import Options
from thenumber.table.people import Away, Leave, Rename, Return, Sit
from thenumber.table.time import Pause, Resume, Tick
from thenumber.table.turns import KeepWaiting
from thenumber.table.waiting import HOST_AWAY_SECONDS, NOTHING_MOVES_SECONDS, SOON_SECONDS

CLOCK = Options(clock=120)


def test_only_the_host_commands() -> None:
    live = Live(A, B, C, start=True)
    live.write(B, "123")
    commands: list[Said] = [Said(Start(), B), Said(Again(), B), Said(End(), B), Said(Pause(), B), Said(Resume(), B)]
    commands += [Said(AddBot("greedy"), B), Said(Remove(2), B), Said(Lock(True), B), Said(HandOver(1), B)]
    commands += [Said(SetOptions(Options()), B), live.revealing(B)]
    for command in commands:
        assert live.refused(command) == "not-the-host", command


def test_a_stranger_commands_nothing() -> None:
    live = Live(A, B, C, start=True)
    strange: list[Said] = [
        Said(Start(), STRANGER),
        Said(TakeOver(), STRANGER),
        Said(Away(), STRANGER),
        Said(Return(), STRANGER),
    ]
    for command in strange:
        assert live.refused(command) == "not-here"
    assert live.refused(live.writing(STRANGER, "123")) == "not-here"
    assert live.refused(live.erasing(STRANGER)) == "not-here"
    assert live.refused(Said(Rename("Zoe"), STRANGER)) == "not-here"


# Removing


def test_removing_a_person_before_a_game() -> None:
    live = Live(A, B, C)
    live.do(Said(Remove(1), A))
    assert live.names() == ["Ada", "Cleo"]
    assert live.view(B).you is None


def test_removing_a_person_in_mid_game_leaves_the_seat_empty() -> None:
    live = Live(A, B, C, start=True)
    live.do(Said(Remove(1), A))
    assert live.seat_view(1).kind == "left"
    assert live.waited_for() == (0, 2)
    assert live.refused(Said(Remove(1), A)) == "nobody-there"


def test_removing_the_last_one_waited_for_reveals() -> None:
    live = Live(A, B, C, start=True)
    live.write_all(a="012", c="345")
    live.do(Said(Remove(1), A))
    assert live.table.turn_index == 1
    assert live.verdicts() == ["approved", "absent", "approved"]


def test_the_host_can_not_be_removed() -> None:
    live = Live(A, B, C)
    assert live.refused(Said(Remove(0), A)) == "host-stays"


@pytest.mark.parametrize("seat", [-1, 3, 5, 99])
def test_seats_that_are_not_there(seat: int) -> None:
    live = Live(A, B, C)
    assert live.refused(Said(Remove(seat), A)) == "no-such-seat"
    assert live.refused(Said(HandOver(seat), A)) == "no-such-seat"


def test_nobody_is_removed_after_a_game_but_at_the_empty_table() -> None:
    live = Live(A, B, C, start=True)
    live.do(Said(End(), A))
    assert live.refused(Said(Remove(1), A)) == "again-first"
    live.do(Said(Again(), A), Said(Remove(1), A))
    assert live.names() == ["Ada", "Cleo"]


def test_who_was_removed_may_come_back_unless_the_table_is_locked() -> None:
    live = Live(A, B, C)
    live.do(Said(Remove(1), A), Said(Sit("Bob"), B), Said(Remove(2), A), Said(Lock(True), A))
    assert live.refused(Said(Sit("Bob"), B)) == "locked"


# Handing over, and the heir


def test_handing_over_at_any_time() -> None:
    live = Live(A, B, C)
    live.do(Said(HandOver(1), A))
    assert live.table.host == B
    live.do(Said(Start(), B), Said(HandOver(2), B))
    assert live.table.host == C
    assert [seat.host for seat in live.view().table.seats] == [False, False, True]


def test_bots_and_empty_seats_own_nothing() -> None:
    live = Live(A, B, C, bots=["greedy"], start=True)
    live.do(Said(Leave(), C))
    assert live.refused(Said(HandOver(3), A)) == "bots-are-no-hosts"
    assert live.refused(Said(HandOver(2), A)) == "bots-are-no-hosts"


def test_the_heir_is_somebody_who_is_there() -> None:
    live = Live(A, B, C)
    live.do(Said(Away(), B), Said(Leave(), A))
    assert live.table.host == C


def test_the_heir_may_be_away_when_nobody_is_there() -> None:
    live = Live(A, B)
    live.do(Said(Away(), B), Said(Leave(), A))
    assert live.table.host == B


def test_the_heir_has_a_seat_even_if_only_somebody_who_waits_is_there() -> None:
    live = Live(A, B, C, start=True)
    live.do(Said(Sit("Dan"), D), Said(Away(), B), Said(Leave(), A))
    assert live.table.host == C
    live.do(Said(Away(), C), Said(Leave(), C))
    assert live.table.host == B


def test_the_heir_may_be_one_who_waits_when_no_person_has_a_seat() -> None:
    live = Live(A, bots=["greedy", "cautious"], start=True)
    live.do(Said(Sit("Dan"), D), Said(Sit("Eve"), E), Said(Away(), D), Said(Leave(), A))
    assert live.table.over
    assert live.table.host == E
    live.now += HOST_AWAY_SECONDS
    assert live.refused(Said(TakeOver(), D)) == "host-is-here"
    live.do(Said(Away(), E))
    live.now += HOST_AWAY_SECONDS
    live.do(Said(TakeOver(), D))
    assert live.table.host == D


def test_the_heir_is_never_a_bot() -> None:
    live = Live(A, bots=["greedy", "cautious"])
    live.do(Said(Leave(), A))
    assert live.table.host is None
    live.do(Said(Sit("Bob"), B))
    assert live.table.host == B


def test_a_game_ends_when_only_bots_are_left() -> None:
    live = Live(A, bots=["greedy", "cautious"], start=True)
    live.do(Said(Leave(), A))
    assert live.table.over
    assert live.table.host is None
    live.do(Said(Sit("Bob"), B), Said(Again(), B))
    assert live.names() == ["@greedy", "@cautious", "Bob"]


# Taking over


def test_nobody_takes_over_from_a_host_who_is_here() -> None:
    live = Live(A, B, C)
    assert live.refused(Said(TakeOver(), B)) == "host-is-here"
    assert live.refused(Said(TakeOver(), A)) == "already-host"


def test_taking_over_from_a_host_who_is_away() -> None:
    live = Live(A, B, C, start=True)
    live.do(Said(Away(), A))
    live.now += HOST_AWAY_SECONDS - 1
    assert live.refused(Said(TakeOver(), B)) == "host-is-here"
    live.now += 1
    live.do(Said(TakeOver(), B))
    assert live.table.host == B
    live.do(Said(Return(), A))
    assert live.table.host == B


@pytest.mark.parametrize("phase", ["lobby", "over"])
def test_taking_over_from_a_host_who_does_not_start(phase: str) -> None:
    live = Live(A, B, C, start=phase == "over")
    if phase == "over":
        live.wait(100)
        live.do(Said(End(), A))
    live.now += NOTHING_MOVES_SECONDS - 1
    assert live.refused(Said(TakeOver(), C)) == "host-is-here"
    live.now += 1
    live.do(Said(TakeOver(), C), Said(Start(), C))
    assert live.table.running


def test_a_host_who_alone_does_not_write_is_not_waited_for_for_ever() -> None:
    live = Live(A, B, C, start=True)
    live.write_all(b="012", c="345")
    live.now += NOTHING_MOVES_SECONDS - 1
    assert live.refused(live.revealing_soon(B)) == "not-the-host"
    live.now += 1
    live.do(live.revealing_soon(B))
    live.wait(SOON_SECONDS)
    assert live.verdicts() == ["absent", "approved", "approved"]
    assert live.table.host == A


def test_who_only_waits_and_a_stranger_reveal_nothing_however_long_it_takes() -> None:
    live = Live(A, B, C, start=True)
    live.do(Said(Sit("Dan"), D))
    live.now += 10 * NOTHING_MOVES_SECONDS
    assert live.refused(live.revealing_soon(D)) == "not-the-host"
    assert live.refused(live.revealing_soon(STRANGER)) == "not-here"


def test_a_host_who_keeps_waiting_is_here_and_others_wait_as_long_again() -> None:
    live = Live(A, B, C, start=True)
    live.now += NOTHING_MOVES_SECONDS
    live.do(live.revealing_soon(B), Said(KeepWaiting(), A))
    live.now += NOTHING_MOVES_SECONDS - 1
    assert live.refused(live.revealing_soon(B)) == "not-the-host"
    live.now += 1
    assert live.allowed(live.revealing_soon(B))


@pytest.mark.parametrize("options", [None, Options(anonymous=True)], ids=["open", "anonymous"])
@pytest.mark.parametrize("writes", ["", "a", "abc"], ids=["nobody-wrote", "the-host-wrote", "all-but-one-wrote"])
def test_nobody_takes_over_from_a_host_who_is_here_while_a_turn_runs(writes: str, options: Options | None) -> None:
    live = Live(A, B, C, D, options=options, start=True)
    live.do(Said(Sit("Eve"), E))
    live.write_all(**dict.fromkeys(writes, "012"))
    live.now += 10 * NOTHING_MOVES_SECONDS
    for person in (B, C, D):
        assert live.refused(Said(TakeOver(), person)) == "host-is-here"
    assert live.refused(Said(TakeOver(), E)) == "only-seated"
    assert live.refused(Said(TakeOver(), STRANGER)) == "not-here"


def test_who_only_waits_never_takes_over_a_game_even_if_all_players_are_away() -> None:
    live = Live(A, B, C, start=True)
    live.do(Said(Sit("Dan"), D), Said(Away(), A), Said(Away(), B), Said(Away(), C))
    live.now += 1e6
    assert live.refused(Said(TakeOver(), D)) == "only-seated"
    live.do(Said(Return(), C))
    live.now += HOST_AWAY_SECONDS
    assert live.refused(Said(TakeOver(), D)) == "only-seated"
    live.do(Said(TakeOver(), C))
    assert live.table.host == C


def test_nobody_takes_over_from_a_host_who_waits_for_more_people() -> None:
    live = Live(A, B)
    live.now += 10 * NOTHING_MOVES_SECONDS
    assert live.refused(Said(TakeOver(), B)) == "too-few"
    live.do(Said(Away(), A))
    live.now += HOST_AWAY_SECONDS
    assert live.allowed(Said(TakeOver(), B))


def test_taking_over_from_a_host_who_does_not_resume() -> None:
    live = Live(A, B, C, options=CLOCK, start=True)
    live.do(Said(Pause(), A))
    live.now += NOTHING_MOVES_SECONDS - 1
    assert live.refused(Said(TakeOver(), B)) == "host-is-here"
    live.now += 1
    live.do(Said(TakeOver(), B), Said(Resume(), B))
    assert not live.table.paused


@pytest.mark.parametrize("host_writes", [True, False])
def test_a_way_out_when_the_host_and_one_more_do_nothing(host_writes: bool) -> None:
    live = Live(A, B, C, start=True)
    live.write(C, "345")
    if host_writes:
        live.write(A, "012")
    live.now += NOTHING_MOVES_SECONDS
    live.do(Said(Tick()), live.revealing_soon(C))
    live.wait(SOON_SECONDS)
    assert live.verdicts() == ["approved" if host_writes else "absent", "absent", "approved"]


def test_a_way_out_when_the_host_sits_out_and_the_other_does_nothing() -> None:
    live = Live(A, B, options=TWO, start=True)
    for number in ("012", "345", "678", "999"):  # identical numbers are all approved, and Bob misses the last
        live.write(A, number)
        live.do(live.revealing(A)) if number == "999" else live.write(B, number)
    assert live.view().table.seats[0].available == ""
    live.now += 10 * NOTHING_MOVES_SECONDS
    live.do(Said(Tick()), live.revealing(A))
    assert live.verdicts() == ["absent", "absent"]


CHANGES: list[Said] = [Said(HandOver(1), A), Said(TakeOver(), B), Said(Leave(), A)]


@pytest.mark.parametrize("phase", ["lobby", "running", "paused", "over"])
@pytest.mark.parametrize("change", CHANGES, ids=["handed-over", "taken-over", "inherited"])
def test_a_new_host_has_the_full_time(change: Said, phase: str) -> None:
    live = Live(A, B, C, D, start=phase != "lobby")
    if phase == "paused":
        live.do(Said(Pause(), A))
    if phase == "over":
        live.do(Said(End(), A))
    if phase == "running" and isinstance(change.command, TakeOver):
        live.do(Said(Away(), A))
    live.now += NOTHING_MOVES_SECONDS
    live.do(change)
    assert live.table.host == B
    assert live.refused(Said(TakeOver(), C)) == "host-is-here"


def test_a_pause_does_not_count_as_idle_time() -> None:
    live = Live(A, B, C, start=True)
    live.wait(100)
    live.do(Said(Pause(), A))
    live.wait(1000)
    live.do(Said(Resume(), A))
    live.now += NOTHING_MOVES_SECONDS - 101
    assert live.refused(live.revealing_soon(C)) == "not-the-host"
    live.now += 1
    assert live.allowed(live.revealing_soon(C))


def test_a_host_since_the_pause_has_the_full_time_after_it() -> None:
    live = Live(A, B, C, start=True)
    live.do(Said(Pause(), A))
    live.wait(500)
    live.do(Said(HandOver(1), A))
    live.wait(100)
    live.do(Said(Resume(), B))
    live.now += NOTHING_MOVES_SECONDS - 1
    assert live.refused(live.revealing_soon(C)) == "not-the-host"
    live.now += 1
    assert live.allowed(live.revealing_soon(C))


DEEDS: list[Said] = [
    Said(SetOptions(Options(clock=30)), A),
    Said(Lock(True), A),
    Said(AddBot("cautious"), A),
    Said(Remove(3), A),
    Said(Remove(1), A),
    Said(Again(), A),
]


@pytest.mark.parametrize("deed", DEEDS, ids=str)
def test_a_host_who_does_something_is_not_idle(deed: Said) -> None:
    live = Live(A, B, C, bots=["greedy"])
    if isinstance(deed.command, Again):
        live.do(Said(Start(), A), Said(End(), A))
    live.now += NOTHING_MOVES_SECONDS - 1
    live.do(deed)
    live.now += NOTHING_MOVES_SECONDS - 1
    assert live.refused(Said(TakeOver(), C)) == "host-is-here"
    live.now += 1
    assert live.allowed(Said(TakeOver(), C))


@pytest.mark.parametrize("stopped", [Said(End(), A), Said(Leave(), A)], ids=["ended", "left"])
def test_a_game_that_ends_while_paused_does_not_lend_the_next_host_time(stopped: Said) -> None:
    live = Live(A, B, C, options=Options(missing="bot"), start=True)
    live.do(Said(Sit("Dan"), D), Said(Sit("Eve"), E), Said(Leave(), C), Said(Pause(), A))
    if isinstance(stopped.command, Leave):
        live.do(Said(Leave(), B))
    live.now += 10_000
    live.do(stopped)
    assert live.table.over
    live.now += NOTHING_MOVES_SECONDS
    live.do(Said(Sit("Cleo"), C))  # who waits, and so does not begin anything anew
    assert live.allowed(Said(TakeOver(), E if isinstance(stopped.command, Leave) else B))


# The former host


def taken_over(*more: str) -> Live:
    """Ada, the host, was away for a moment, and Bob took over; now she is back."""
    live = Live(A, B, C, *more, start=True)
    live.do(Said(Away(), A))
    live.now += HOST_AWAY_SECONDS
    live.do(Said(TakeOver(), B), Said(Return(), A))
    return live


def test_who_took_over_can_not_turn_against_the_former_host() -> None:
    live = taken_over()
    live.do(Said(Sit("Dan"), D))
    assert live.refused(Said(Remove(0), B)) == "former-host-plays"
    assert live.refused(Said(End(), B)) == "former-host-plays"
    live.do(Said(Away(), A))
    assert live.refused(Said(GiveSeat(0, "Dan"), B)) == "former-host-plays"
    live.now += 10 * NOTHING_MOVES_SECONDS
    assert live.refused(Said(Remove(0), B)) == "former-host-plays"
    assert live.refused(Said(GiveSeat(0, "Dan"), B)) == "former-host-plays"
    live.do(Said(StandIn(0, "cautious"), B), Said(Return(), A))
    assert live.sitter(A).bot is None


def test_others_than_the_former_host_can_be_removed() -> None:
    live = taken_over()
    live.do(Said(Remove(2), B))
    assert live.sitter(B).person == B


def test_the_game_of_a_former_host_who_is_gone_for_long_can_be_stopped() -> None:
    live = taken_over()
    live.do(Said(Away(), A))
    live.now += NOTHING_MOVES_SECONDS - 1
    assert live.refused(Said(End(), B)) == "former-host-plays"
    live.now += 1
    live.do(Said(End(), B))
    assert live.table.over


def test_handing_over_after_taking_over_is_no_way_around_it() -> None:
    live = taken_over()
    live.do(Said(HandOver(2), B))
    assert live.refused(Said(Remove(0), C)) == "former-host-plays"
    assert live.refused(Said(End(), C)) == "former-host-plays"
    live.do(Said(Remove(1), C))  # nobody took anything from Bob


def test_taking_over_twice_protects_both_former_hosts() -> None:
    live = taken_over()
    live.do(Said(Away(), B))
    live.now += HOST_AWAY_SECONDS
    live.do(Said(TakeOver(), C), Said(Return(), B))
    assert [live.refused(Said(Remove(seat), C)) for seat in (0, 1)] == ["former-host-plays"] * 2


@pytest.mark.parametrize("how", ["handed-back", "taken-back", "left"])
def test_who_is_the_host_again_or_leaves_is_no_former_host(how: str) -> None:
    live = taken_over()
    if how == "handed-back":
        live.do(Said(HandOver(0), B))
        assert live.table.former_hosts == ()
    elif how == "taken-back":
        live.do(Said(Away(), B))
        live.now += HOST_AWAY_SECONDS
        live.do(Said(TakeOver(), A))
        assert live.table.former_hosts == (B,)
    else:
        live.do(Said(Leave(), A))
        assert live.table.former_hosts == ()
        live.do(Said(End(), B))


@pytest.mark.parametrize("ending", ["played", "stopped"])
def test_a_former_host_is_as_everybody_else_after_the_game(ending: str) -> None:
    live = taken_over()
    if ending == "played":
        live.play_on(10)
    else:
        live.do(Said(Away(), A))
        live.now += NOTHING_MOVES_SECONDS
        live.do(Said(End(), B))
    assert live.table.over
    live.do(Said(Again(), B), Said(Remove(0), B))
    assert live.names() == ["Bob", "Cleo"]


def test_a_host_who_does_not_start_is_safe_in_the_lobby_and_in_the_next_game() -> None:
    live = Live(A, B, C)
    live.now += NOTHING_MOVES_SECONDS
    live.do(Said(TakeOver(), B))
    assert live.refused(Said(Remove(0), B)) == "former-host-plays"
    live.do(Said(Start(), B))
    assert live.refused(Said(Remove(0), B)) == "former-host-plays"
    assert live.refused(Said(End(), B)) == "former-host-plays"


def test_a_former_host_who_is_gone_for_long_does_not_keep_a_seat_in_the_lobby() -> None:
    live = Live(A, B, C)
    live.do(Said(Away(), A))
    live.now += NOTHING_MOVES_SECONDS
    live.do(Said(TakeOver(), B), Said(Remove(0), B))
    assert live.names() == ["Bob", "Cleo"]
