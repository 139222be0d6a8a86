"""The event loop: sockets are looked at in ticks only while many commands come in a row."""

import socket
from collections.abc import Iterator

import pytest

from thenumber.server.event_loop import HEARD, MANY, TickingSelector


class Watched(TickingSelector):
    """Counts its looks by whether something that can be read is found."""

    def finds(self, line: socket.socket) -> bool:
        return any(key.fileobj is line for key, _ in self.select(0))


@pytest.fixture
def lines() -> Iterator[tuple[Watched, socket.socket]]:
    HEARD.commands = 0
    with Watched() as selector:
        waker, _wakes = socket.socketpair()
        there, here = socket.socketpair()
        with waker, _wakes, there, here:
            selector.register(waker, 1)
            selector.register(here, 1)
            there.send(b"x")
            yield selector, here


def test_one_look_that_brings_many_commands_is_no_reason_to_rest(lines: tuple[Watched, socket.socket]) -> None:
    selector, line = lines
    assert selector.finds(line)
    HEARD.commands += MANY
    assert selector.finds(line)


def test_many_commands_at_two_looks_in_a_row_begin_a_rest_that_ends(lines: tuple[Watched, socket.socket]) -> None:
    selector, line = lines
    for _ in range(2):
        HEARD.commands += MANY
        found = selector.finds(line)
    assert not found
    assert any(key.fileobj is line for key, _ in selector.select(None))  # as soon as the rest is over


def test_sockets_that_bring_no_commands_never_make_it_rest(lines: tuple[Watched, socket.socket]) -> None:
    selector, line = lines
    for _ in range(100):
        HEARD.commands += MANY - 1
        assert selector.finds(line)
