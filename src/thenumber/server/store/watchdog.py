"""Cuts the connections to a PostgreSQL that has fallen silent.

Its own time limits end with it: a server that was stopped, or whose disk hangs, keeps its connections and says nothing.
"""

import os
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

from sqlalchemy import Engine, event


class Watchdog:
    """Whoever works inside `watch()` for longer than `patience` finds all connections of the engine broken."""

    def __init__(self, engine: Engine, patience: float) -> None:
        self._patience = patience
        self._connections: set[Any] = set()
        self._begun: dict[object, float] = {}
        self._closed = threading.Event()
        # Inserted first, because a database may fall silent while a new connection is being set up.
        event.listen(engine, "connect", lambda connection, _: self._connections.add(connection), insert=True)
        event.listen(engine, "close", lambda connection, _: self._connections.discard(connection))
        self._thread = threading.Thread(target=self._run, name="store-watchdog", daemon=True)
        self._thread.start()

    @contextmanager
    def watch(self) -> Iterator[None]:
        token = object()
        self._begun[token] = time.monotonic()
        try:
            yield
        finally:
            del self._begun[token]

    def close(self) -> None:
        self._closed.set()
        self._thread.join()

    def _run(self) -> None:
        # The database's own time limit is `patience`, so it gets the chance to report it first.
        limit = self._patience * 1.2
        while not self._closed.wait(self._patience / 10):
            now = time.monotonic()
            if any(now - begun > limit for begun in list(self._begun.values())):
                self._cut()

    def _cut(self) -> None:
        for connection in list(self._connections):
            # If it can't be cut, it is broken already.
            with suppress(Exception), socket.socket(fileno=os.dup(connection.fileno())) as line:
                line.shutdown(socket.SHUT_RDWR)
