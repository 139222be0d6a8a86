"""An honest server is never called a liar: random lives of a table, as clients of every kind hear them."""

from collections.abc import Sequence
from random import Random

import msgspec
import pytest

from conformance.seal_tapes import unframed
from table.sayings import SAYINGS, SECONDS, beginning, next_number
from table.walk import COMING_AND_GOING, USUAL
from table_strategies import PERSONS, STRANGER, Live
from thenumber.server.tables.broadcast import Step, show, show_steps
from thenumber.server.wire import protocol as wire
from thenumber.server.wire.connection import Connection
from thenumber.table.commands import Said
from thenumber.table.seal_watch import SealWatch, TurnCheck
from thenumber.table.turns import Write
from thenumber.table.view import Change, View, changed

decode: msgspec.json.Decoder[wire.ServerSays] = msgspec.json.Decoder(wire.ServerSays)


class Client:
    """Somebody who looks at a table through a real connection, and watches its seals."""

    def __init__(self, person: str) -> None:
        self.person = person
        self.watch = SealWatch()
        self.view: View | None = None
        self.checks: list[TurnCheck] = []
        self.written: list[Write] = []
        self.connect()

    def connect(self) -> None:
        self.connection = Connection(self.person, self.hear)
        self.watch.connected()

    def hear(self, data: bytes) -> None:
        for message in unframed(data):
            said = decode.decode(message)
            check = None
            match said:
                case wire.View():
                    self.view = View(said.table, said.you)
                    check = self.watch.see(said.table, said.you)
                case wire.Change():
                    assert self.view
                    self.view = changed(self.view, Change(said.table, said.you))
                    check = self.watch.see(self.view.table, self.view.you)
                case wire.Sealed():
                    self.watch.sealed(said.game_no, said.turn_index, said.seals)
                case wire.Missed():
                    self.watch.connected(missed=True)
                case wire.Done():
                    write = self.written.pop(0)
                    self.watch.wrote(write.game_no, write.turn_index, write.number)
            if check:
                self.checks.append(check)
        assert not self.watch.faults, self.watch.proof


def live_a_life(seed: int, likes: dict[str, int], steps: int = 120) -> list[Client]:
    rng = Random(seed)
    liked = {kind: rng.choice((0, 1, 4)) for kind in SAYINGS} | likes
    kinds, weights = list(liked), list(liked.values())
    live = Live()
    clients = [Client(person) for person in (*PERSONS[:5], PERSONS[0], STRANGER)]
    for client in clients:
        show(live.table, [client.connection], live.now)
        client.connection.flush()
    first, streak = beginning(rng), 0
    history: list[Step] = []
    batch: list[Step] = []
    event: float | Said
    for place in range(steps):
        streak = rng.randint(5, 25) if rng.random() < 0.05 else streak - 1
        if place < len(first):
            event = first[place]
        elif streak > 0 and (useful := next_number(live.table, rng)):
            event = useful
        elif rng.random() < 0.1:
            event = rng.choice(SECONDS)
        else:
            event = SAYINGS[rng.choices(kinds, weights)[0]](live.table, rng)
        live.hear(event)
        if live.said:
            batch.append(Step(live.before, live.said, live.table))
        if rng.random() < 0.5:
            history += batch
            shown(batch, clients, history, live, rng)
            batch = []
    return clients


def shown(batch: list[Step], clients: Sequence[Client], history: list[Step], live: Live, rng: Random) -> None:
    """What happens in one moment; now and then somebody's line is slow, or breaks and comes back, perhaps to another
    node that has not read all of the log yet."""
    show_steps(batch, [client.connection for client in clients], live.now)
    for step in batch:
        if isinstance(step.said.command, Write):
            device = rng.choice([client for client in clients if client.person == step.said.person] or [None])
            if device and not device.connection.blocked:
                device.written.append(step.said.command)
                device.connection.answer(wire.encode(wire.Done(0)))
    for client in clients:
        connection = client.connection
        connection.flush()
        if connection.blocked and rng.random() < 0.5:
            connection.blocked = False
            if connection.behind:
                show(live.table, [connection], live.now)
            connection.flush()
        elif rng.random() < 0.05:
            connection.blocked = True
        elif rng.random() < 0.05:
            client.written = []
            client.connect()
            late = history[len(history) - rng.choice((0, 0, 1, 3, 8)) :] if len(history) >= 8 else []
            show(late[0].before if late else live.table, [client.connection], live.now)
            client.connection.flush()
            show_steps(late, [client.connection], live.now)
            client.connection.flush()


@pytest.mark.parametrize("likes", [USUAL, COMING_AND_GOING], ids=["usual", "coming and going"])
@pytest.mark.parametrize("block", range(2))
def test_an_honest_server_is_never_called_a_liar(block: int, likes: dict[str, int]) -> None:
    verdicts = set()
    for seed in range(block * 300, block * 300 + 300):
        for client in live_a_life(seed, likes):
            verdicts |= {one.verdict for check in client.checks for one in check.seats}
    assert verdicts == {"kept", "unseen"}
