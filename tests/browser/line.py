"""A line of one device to the server, which can be cut and mended as that of a phone that sleeps."""

import contextlib
import socket
import threading
from typing import Self

from ports import free_port


class Line:
    """Passes on everything between a port of its own and that of the server."""

    def __init__(self, server_port: int) -> None:
        self.server_port, self.port = server_port, free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._door: socket.socket | None = None
        self._open: set[socket.socket] = set()

    def mend(self) -> None:
        self._door = socket.create_server(("127.0.0.1", self.port))
        threading.Thread(target=self._let_in, args=(self._door,), daemon=True).start()

    def cut(self) -> None:
        """Nothing gets through any more, and what was under way is lost."""
        door, self._door = self._door, None
        if door:
            # Closing alone would not wake the thread that waits at the door.
            with contextlib.suppress(OSError):
                door.shutdown(socket.SHUT_RDWR)
            door.close()
        for side in list(self._open):
            with contextlib.suppress(OSError):
                side.shutdown(socket.SHUT_RDWR)

    def _let_in(self, door: socket.socket) -> None:
        while True:
            try:
                near, _ = door.accept()
            except OSError:
                return
            try:
                far = socket.create_connection(("127.0.0.1", self.server_port))
            except OSError:
                near.close()
                continue
            self._open |= {near, far}
            both = threading.Barrier(2)
            for source, target in ((near, far), (far, near)):
                threading.Thread(target=self._pass_on, args=(source, target, both), daemon=True).start()

    def _pass_on(self, source: socket.socket, target: socket.socket, both: threading.Barrier) -> None:
        with contextlib.suppress(OSError):
            while data := source.recv(65536):
                target.sendall(data)
        with contextlib.suppress(OSError):
            target.shutdown(socket.SHUT_WR)
        both.wait()
        self._open.discard(source)
        source.close()

    def __enter__(self) -> Self:
        self.mend()
        return self

    def __exit__(self, *_: object) -> None:
        self.cut()
