"""Sockets by address: never more than may be, no place lost or kept, and silence keeps nobody out."""

from hypothesis import given
from hypothesis import strategies as st

from thenumber.server.admission.open_sockets import MOST_SILENT, MOST_SOCKETS, OpenSockets


def test_a_school_with_two_devices_each_is_let_in_and_the_next_address_never_notices() -> None:
    sockets = OpenSockets[int]()
    for number in range(MOST_SOCKETS):
        assert not sockets.full("school")
        assert sockets.enter("school", number) is None
        sockets.greeted("school", number)
    assert MOST_SOCKETS >= 200 * 2
    assert sockets.full("school")
    assert not sockets.full("home")
    sockets.leave("school", 7)
    assert not sockets.full("school")


def test_a_silent_crowd_loses_its_oldest_and_keeps_nobody_out() -> None:
    sockets = OpenSockets[int]()
    gone = []
    for number in range(10 * MOST_SILENT):
        assert not sockets.full("school")
        surplus = sockets.enter("school", number)
        if surplus is not None:
            sockets.leave("school", surplus)
            gone.append(surplus)
    assert gone == list(range(9 * MOST_SILENT))


def test_who_has_greeted_is_never_sent_away() -> None:
    sockets = OpenSockets[int](most=10, most_silent=2)
    for number in range(3):
        sockets.enter("home", number)
        sockets.greeted("home", number)
    assert [sockets.enter("home", number) for number in range(3, 6)] == [None, None, 3]


@given(st.lists(st.tuples(st.sampled_from("ab"), st.sampled_from(("enter", "greeted", "leave")), st.integers(0, 9))))
def test_every_place_is_free_again_when_its_socket_is_gone(story: list[tuple[str, str, int]]) -> None:
    sockets, there = OpenSockets[int](most=6, most_silent=2), set[tuple[str, int]]()
    for address, what, number in story:
        if what == "enter" and (address, number) not in there and not sockets.full(address):
            there.add((address, number))
            surplus = sockets.enter(address, number)
            if surplus is not None:
                sockets.leave(address, surplus)
                there.remove((address, surplus))
        elif what == "greeted" and (address, number) in there:
            sockets.greeted(address, number)
        elif what == "leave" and (address, number) in there:
            sockets.leave(address, number)
            there.remove((address, number))
        for key in "ab":
            assert sockets.full(key) == (sum(at == key for at, _ in there) == 6)
    for address, number in there:
        sockets.leave(address, number)
    assert len(sockets) == 0
