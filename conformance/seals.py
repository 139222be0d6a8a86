"""What a client has to say about the seals of a table, after all that it has heard."""

import copy
from collections.abc import Iterable, Iterator

import msgspec

from conformance.seal_lies import lies
from conformance.seal_tapes import Message, honest
from conformance.writing import Vector
from thenumber.server.wire import protocol as wire
from thenumber.table.seal_watch import SealWatch
from thenumber.table.view import Change, View, changed

TABLE_REST: Message = {
    "code": "KDWTXM",
    "locked": False,
    "paused": False,
    "waiting": [],
    "writers": 3,
    "round_no": 0,
    "turn_no": 0,
    "seconds_left": None,
    "reveal_in": None,
    "totals": [],
    "finals": [],
    "standings": [],
    "winners": [],
}
SEAT_REST: Message = {"bot": None, "away": False, "host": False, "available": "0123456789", "scores": []}
RULING_REST: Message = {
    "verdict": "approved",
    "eliminated_by": [],
    "unavailable": "",
    "score": 0,
    "scores": [0],
    "bonus": 0,
    "crossed_out": "",
}
"""The fields of views that the vectors leave out, with something in them."""


class _Client:
    """A client of the package, which only watches seals."""

    def __init__(self) -> None:
        self.watch = SealWatch()
        self.view: View | None = None
        self.said: dict[int, Message] = {}
        self.verdicts: dict[str, list[str]] = {}

    def hear(self, message: Message) -> None:
        if isinstance(message["say"], dict):
            self.said[message["id"]] = message["say"]
            return
        match message["say"]:
            case "Welcome" | "Missed":
                self.watch.connected(missed=message["say"] == "Missed")
            case "View":
                self.see(msgspec.convert(whole(message), View))
            case "Change" if self.view:
                self.see(changed(self.view, msgspec.convert(message, Change)))
            case "Sealed":
                sealed = msgspec.convert(message, wire.Sealed)
                self.watch.sealed(sealed.game_no, sealed.turn_index, sealed.seals)
            case "Done" if message["id"] in self.said:
                write = self.said[message["id"]]
                self.watch.wrote(write["game_no"], write["turn_index"], write["number"])

    def see(self, view: View) -> None:
        self.view = view
        check = self.watch.see(view.table, view.you)
        if check:
            turn = f"{check.turn_index // 5 + 1}.{check.turn_index % 5 + 1}"
            self.verdicts[turn] = [f"{'ABCDE'[one.seat]} {one.verdict}" for one in check.seats]


def whole(view: Message) -> Message:
    """A view with something in the fields that vectors leave out."""
    table: Message = {**TABLE_REST, **view["table"]}
    table |= {"round_no": table["turn_index"] // 5 + 1, "turn_no": table["turn_index"] % 5 + 1}
    table["seats"] = [{**SEAT_REST, **seat} for seat in table["seats"]]
    if table["last"]:
        table["last"] = {**table["last"], "seats": [{**RULING_REST, **one} for one in table["last"]["seats"]]}
    return {"table": table, "you": view["you"] and {"name": "Ada", "host": False, **view["you"]}}


def seal_facts(heard: Iterable[Message]) -> Vector:
    """What a client says that has heard all this."""
    client = _Client()
    for message in heard:
        client.hear(message)
    faults = [
        {"code": fault.code, "turn": f"{fault.turn_index // 5 + 1}.{fault.turn_index % 5 + 1}", "seat": fault.seat}
        for fault in client.watch.faults
    ]
    return {"verdicts": client.verdicts, "faults": faults}


def seal_vectors() -> Iterator[Vector]:
    for name, case, tape in honest():
        facts = seal_facts(tape.heard)
        if facts["faults"]:
            raise ValueError(f"{name} is honest, and is called broken: {facts['faults']}")
        yield {"id": name, "case": case, "heard": tape.heard, **facts}
    for name, case, tape, lie, expected in lies():
        heard = lie(copy.deepcopy(tape.heard))
        facts = seal_facts(heard)
        found = {fault["code"] for fault in facts["faults"]}
        if found != expected:
            raise ValueError(f"{name} was called {found} instead of {expected}")
        yield {"id": f"lie-{name}", "case": case, "heard": heard, **facts}
