"""A channel between two processes that passes sockets, by SCM_RIGHTS over a pair of Unix sockets.

Each socket comes with the code of the table that it is for, the key of the address that it comes from, and the answer
that completes its handshake.
"""

import asyncio
import socket
import sys
from typing import NamedTuple

KIND = socket.SOCK_SEQPACKET if sys.platform == "linux" else socket.SOCK_DGRAM
"""Both keep messages apart. Linux lets more packets than datagrams wait; macOS has no packets."""
LONGEST = 4096
"""The most bytes of a message: a code, a key and an answer take 250."""


class Passed(NamedTuple):
    """A client whose handshake was read in another process."""

    line: socket.socket
    code: str
    answer: bytes
    address: str


def channel() -> tuple[socket.socket, socket.socket]:
    """The two ends; neither ever blocks."""
    ends = socket.socketpair(socket.AF_UNIX, KIND)
    for end in ends:
        end.setblocking(False)
    return ends


class Sender:
    """The end of the process that accepts connections."""

    def __init__(self, end: socket.socket) -> None:
        self._end = end
        self._turn = asyncio.Lock()

    async def send(self, passed: Passed) -> None:
        """Pass a socket on, so that this process can close its own; OSError if the other process is gone."""
        async with self._turn:
            while True:
                try:
                    message = f"{passed.code}\n{passed.address}\n".encode() + passed.answer
                    socket.send_fds(self._end, [message], [passed.line.fileno()])
                    return
                except BlockingIOError:
                    await self._writable()

    async def _writable(self) -> None:
        loop, writable = asyncio.get_running_loop(), asyncio.Event()
        loop.add_writer(self._end, writable.set)
        try:
            await writable.wait()
        finally:
            loop.remove_writer(self._end)

    def close(self) -> None:
        self._end.close()


def receive(end: socket.socket) -> Passed | None:
    """The next socket that was passed; None if there is none now."""
    try:
        message, descriptors, _, _ = socket.recv_fds(end, LONGEST, 1)
    except (BlockingIOError, ConnectionError):
        return None
    if not descriptors:
        return None
    line = socket.socket(fileno=descriptors[0])
    line.setblocking(False)
    code, address, answer = message.split(b"\n", 2)
    return Passed(line, code.decode(), answer, address.decode())
