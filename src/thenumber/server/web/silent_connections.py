"""Connections that have not said anything yet: until they do, they have no handler and cost next to nothing."""

import asyncio
import socket
from collections.abc import Callable
from contextlib import suppress


class SilentConnections:
    """Waits for the first byte of every connection, and then hands it over."""

    def __init__(self, hand_over: Callable[[socket.socket, str], None], seconds: float) -> None:
        """`hand_over` takes a connection that has spoken, with its address; `seconds` is how long one may be silent."""
        self._hand_over, self._seconds = hand_over, seconds
        self._waiting: dict[socket.socket, tuple[str, float]] = {}
        """All of them with their address and the time at which they are let go, which is also their order."""
        self._of_address: dict[str, dict[socket.socket, None]] = {}

    def add(self, line: socket.socket, address: str) -> None:
        loop = asyncio.get_running_loop()
        self._waiting[line] = address, loop.time() + self._seconds
        self._of_address.setdefault(address, {})[line] = None
        loop.add_reader(line, self._hear, line)

    def count(self, address: str) -> int:
        return len(self._of_address.get(address, ()))

    def let_oldest_go(self, address: str) -> bool:
        """Close the oldest one of an address; whether it has one."""
        for line in self._of_address.get(address, ()):
            self._close(line)
            return True
        return False

    def sweep(self, now: float) -> None:
        """Let go of those that were silent for too long."""
        while self._waiting:
            line, (_, deadline) = next(iter(self._waiting.items()))
            if deadline > now:
                return
            self._close(line)

    def close(self) -> None:
        for line in [*self._waiting]:
            self._close(line)

    def _hear(self, line: socket.socket) -> None:
        try:
            spoken = line.recv(1, socket.MSG_PEEK)
        except (BlockingIOError, InterruptedError):
            return
        except OSError:
            spoken = b""
        address, _ = self._waiting[line]
        if not spoken:  # gone again
            self._close(line)
            return
        self._forget(line)
        self._hand_over(line, address)

    def _close(self, line: socket.socket) -> None:
        self._forget(line)
        with suppress(OSError):
            line.close()

    def _forget(self, line: socket.socket) -> None:
        asyncio.get_running_loop().remove_reader(line)
        address, _ = self._waiting.pop(line)
        of_address = self._of_address[address]
        del of_address[line]
        if not of_address:
            del self._of_address[address]
