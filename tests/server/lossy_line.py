"""A line to PostgreSQL on which hints get lost or answers come late, while it looks healthy from both ends."""

import socket
import socketserver
import threading
import time
from contextlib import suppress
from types import TracebackType
from typing import Self


class LossyLine:
    """Passes everything on, until those who listen now are deafened: from then on nothing reaches them.

    With a `delay`, in seconds, whoever asks the database waits that long for the answer; hints come as quickly as ever.
    While it is `broken`, nobody can ask at all; hints still come.
    """

    def __init__(self, port: int) -> None:
        self.listening: set[threading.Event] = set()
        self.delay = 0.0
        self.broken = False
        line = self

        class Pass(socketserver.BaseRequestHandler):
            def handle(self) -> None:
                with socket.create_connection(("127.0.0.1", port)) as database:
                    line.pass_on(self.request, database)

        self.server = socketserver.ThreadingTCPServer(("127.0.0.1", 0), Pass)
        self.server.daemon_threads = True
        self.port: int = self.server.server_address[1]

    def pass_on(self, client: socket.socket, database: socket.socket) -> None:
        deaf = threading.Event()
        answers = threading.Thread(target=self.answer, args=(database, client, deaf), daemon=True)
        answers.start()
        while data := receive(client):
            if b"LISTEN" in data:
                self.listening.add(deaf)
            if self.broken and deaf not in self.listening:
                break
            database.sendall(data)
        self.listening.discard(deaf)
        hang_up(database)
        answers.join()

    def answer(self, database: socket.socket, client: socket.socket, deaf: threading.Event) -> None:
        while data := receive(database):
            if deaf not in self.listening:
                time.sleep(self.delay)
            if not deaf.is_set():
                client.sendall(data)
        hang_up(client)

    def deafen(self) -> None:
        assert self.listening
        for deaf in self.listening:
            deaf.set()

    def __enter__(self) -> Self:
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        return self

    def __exit__(self, _: type[BaseException] | None, __: BaseException | None, ___: TracebackType | None) -> None:
        self.server.shutdown()
        self.server.server_close()


def receive(line: socket.socket) -> bytes:
    """What comes next; nothing at the end, however it ends."""
    try:
        return line.recv(65536)
    except OSError:
        return b""


def hang_up(line: socket.socket) -> None:
    with suppress(OSError):  # the other end was faster
        line.shutdown(socket.SHUT_RDWR)
