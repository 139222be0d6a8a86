"""Who is connected to a table, and who is away: a person is away when no connection was there for a moment.

A person may have several connections, also at other nodes. A reload or a change of network is shorter than
`GRACE_SECONDS`: whoever is back by then never was away. A node that is killed can't say who left with it, so every
few seconds a roll is called (`Hub.call_the_roll`): whoever is said to be here, is connected nowhere, and was looked for
once already, is away.

After a standstill of the whole process, as on a machine that had no time for it, all timers are due at once. Sockets
are read before timers run, so what was said meanwhile counts and lines stay. Who is declared away although they are
just coming back is back as soon as that is written down.
"""

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from thenumber.server.wire.connection import Connection
from thenumber.table.commands import Said
from thenumber.table.people import Away, Return

if TYPE_CHECKING:
    from thenumber.server.tables.live import LiveTable

WATCHING_SECONDS = 0.05
"""How long the small changes of a turn may wait for each other on their way to those who only watch: sending costs more
than all else, and there may be many of them. A reveal is sent at once."""
GRACE_SECONDS = 3.0
"""How long somebody may be without a connection before they are away."""


class Presence:
    """The connections to one table."""

    def __init__(self, live: "LiveTable") -> None:
        self._live = live
        self.connections: list[Connection] = []
        self._leaving: dict[str, asyncio.TimerHandle] = {}
        """Who has lost the last connection a moment ago."""
        self._noticed: set[str] = set()
        """Who is away, or will be when that is written down."""
        self._looked_for: set[str] = set()
        """Who was missing when the roll was called the last time."""
        self._flushing: asyncio.TimerHandle | None = None

    @property
    def people(self) -> int:
        """How many people are connected here and have a seat."""
        if not self.connections:
            return 0
        connected = {connection.person for connection in self.connections}
        return sum(sitter.is_person and sitter.person in connected for sitter in self._live.table.sitters)

    def enter(self, connection: Connection) -> None:
        """Somebody is connected."""
        person = connection.person
        self.connections.append(connection)
        self._looked_for.discard(person)
        if leaving := self._leaving.pop(person, None):
            leaving.cancel()
        guest = self._live.table.guest(person)
        if guest and (guest.away_since is not None or person in self._noticed):
            self._live.insist(Said(Return(), person), self.greet_back)
        self._noticed.discard(person)

    def leave(self, connection: Connection, call_later: Callable[..., asyncio.TimerHandle]) -> None:
        """A connection is gone."""
        self.connections.remove(connection)
        person = connection.person
        if not self._is_connected(person):
            self._leaving[person] = call_later(GRACE_SECONDS, self._notice, person)

    def flush(self, *, at_once: bool) -> None:
        """Send what is to be shown: to all now, or only to those who belong to the table, and to others in a moment."""
        if at_once:
            for connection in self.connections:
                connection.flush()
            return
        persons = self._live.table.persons
        for connection in self.connections:
            if connection.person in persons:
                connection.flush()
            elif self._flushing is None:
                self._flushing = asyncio.get_running_loop().call_later(WATCHING_SECONDS, self._flush_all)

    def _flush_all(self) -> None:
        self._flushing = None
        self.flush(at_once=True)

    def greet_back(self) -> None:
        """Say that those who are connected here are back: another node can't know it."""
        connected = {connection.person for connection in self.connections}
        for guest in self._live.table.guests:
            if guest.person in connected and guest.away_since is not None:
                self._live.insist(Said(Return(), guest.person), self.greet_back)

    def roll_call(self) -> list[str]:
        """Who is said to be here and is not connected, to be looked for at other nodes; called every few seconds.

        Whoever was looked for the last time and found nowhere is away: their node was killed, or they never came back
        after it was started again.
        """
        connected = {connection.person for connection in self.connections}
        guests = self._live.table.guests
        missing = {guest.person for guest in guests if guest.person and guest.away_since is None} - connected
        for person in self._looked_for & missing:
            self._notice(person)
        self._looked_for = missing if connected else set()
        return sorted(self._looked_for)

    def is_elsewhere(self, persons: Sequence[str]) -> None:
        """Note that these persons are connected to another node."""
        self._looked_for.difference_update(persons)

    def _is_connected(self, person: str) -> bool:
        return any(connection.person == person for connection in self.connections)

    def _notice(self, person: str) -> None:
        """Say that a person is away, if they still have no connection."""
        self._leaving.pop(person, None)
        if self._is_connected(person):
            return
        guest = self._live.table.guest(person)
        if guest and guest.away_since is None:
            self._noticed.add(person)
            self._live.insist(Said(Away(), person), partial(self._notice, person))
