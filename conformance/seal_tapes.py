"""An honest table as one of its clients hears it, in all ways that a turn can go."""

import json
from collections.abc import Iterator
from typing import Any, TypeAlias

from thenumber.server.tables.broadcast import Step, show, show_steps
from thenumber.server.wire import protocol as wire
from thenumber.server.wire.connection import Connection
from thenumber.table.apply import apply
from thenumber.table.command import Command
from thenumber.table.commands import Said
from thenumber.table.games import Start
from thenumber.table.host import AddBot, SetOptions
from thenumber.table.options import Options
from thenumber.table.people import Away, Return, Sit
from thenumber.table.table import Table, Tablet
from thenumber.table.time import Tick
from thenumber.table.turns import BotWrites, Draft, Erase, RevealNow, Write

Message: TypeAlias = dict[str, Any]
"""Something a server says, or `{"id": ..., "say": {"do": ...}}` for what the client says itself."""

USUAL = Options()
TABLE_FIELDS = ("id", "phase", "options", "opening", "game_no", "turn_index", "seats", "written", "seals", "last")
SEAT_FIELDS = ("name", "kind", "written", "waited_for")
RULING_FIELDS = ("number", "nonce", "by")
"""The fields of a view that matter for seals: the others are left out of the vectors."""
A, B, C = 0, 1, 2


def unframed(data: bytes) -> list[bytes]:
    """The messages in what a server sends, whose frames are whole and not masked."""
    messages = []
    while data:
        size, start = data[1], 2
        if size in (126, 127):
            start = 4 if size == 126 else 10
            size = int.from_bytes(data[2:start])
        messages.append(data[start : start + size])
        data = data[start + size :]
    return messages


class Tape:
    """A table with Ada, Bob and a bot, and all that one client hears of it: Ada in seat A, or a television."""

    def __init__(self, options: Options = USUAL, viewer: str = "a") -> None:
        self.heard: list[Message] = []
        self.table, self.now, self.nonces = Table("demo", "KDWTXM"), 1000.0, 0
        self.viewer, self.ids = viewer, 0
        self.told: list[Step] = []
        """What was carried out and is not shown yet."""
        self.setting_up = True
        for said in (Said(Sit("Ada"), "a"), Said(Sit("Bob"), "b"), Said(SetOptions(options), "a")):
            self.do(said)
        for said in (Said(AddBot("greedy"), "a"), Said(Start(), "a")):
            self.do(said)
        self.setting_up = False
        self.connect()

    def connect(self) -> None:
        """The client comes, or comes back."""
        self.connection = Connection(self.viewer, self._send)
        self.heard.append({"say": "Welcome"})
        show(self.table, [self.connection], self.now)
        self.connection.flush()

    def _send(self, data: bytes) -> None:
        self.heard += [_slim(json.loads(message)) for message in unframed(data)]

    def do(self, *said: Said) -> None:
        """What is said in one moment, and then shown."""
        steps = []
        for one in said:
            before, self.table = self.table, apply(self.table, one, self.now)
            steps.append(Step(before, one, self.table))
        if self.setting_up:
            return
        show_steps(steps, [self.connection], self.now)
        for one in said:
            if isinstance(one.command, Write) and one.person == self.viewer:
                self.connection.answer(wire.encode(wire.Done(self.ids)))
        self.connection.flush()

    def said(self, command: Command, person: str = "") -> Said:
        self.nonces += 1
        return Said(command, person, f"{self.nonces:032x}")

    def writing(self, person: str, number: str) -> Said:
        command = Write(number, self.table.game_no, self.table.turn_index)
        if person == self.viewer:
            self.ids += 1
            says = {"do": "Write", "number": number, "game_no": command.game_no, "turn_index": command.turn_index}
            self.heard.append({"id": self.ids, "say": says})
        return self.said(command, person)

    def bot_writing(self, number: str, seat: int = C, by: str = "greedy") -> Said:
        return self.said(BotWrites(seat, number, self.table.game_no, self.table.turn_index, by))

    def write(self, person: str, number: str) -> None:
        self.do(self.writing(person, number))

    def erase(self, person: str) -> None:
        self.do(Said(Erase(self.table.game_no, self.table.turn_index), person))

    def tablet(self, turn_index: int, seat: int) -> Tablet:
        """The tablet that was revealed there; `ValueError` if there is none."""
        tablet = self.table.revealed[turn_index][seat]
        if tablet is None:
            raise ValueError(f"seat {seat} was absent in turn {turn_index}")
        return tablet

    def turn(self, a: str = "012", b: str = "345", c: str = "678") -> "Tape":
        """A whole turn: the bot first, then Ada, and Bob last."""
        self.do(self.bot_writing(c))
        self.write("a", a)
        self.write("b", b)
        return self


def _slim(message: Message) -> Message:
    if message["say"] != "View":
        return message
    table = {name: message["table"][name] for name in TABLE_FIELDS}
    table["options"] = {"anonymous": table["options"]["anonymous"]}
    table["seats"] = [{name: seat[name] for name in SEAT_FIELDS} for seat in table["seats"]]
    if table["last"]:
        rulings = [{name: ruling[name] for name in RULING_FIELDS} for ruling in table["last"]["seats"]]
        table["last"] = table["last"] | {"seats": rulings}
    you = message["you"] and {"seat": message["you"]["seat"], "tablet": message["you"]["tablet"], "why_not": {}}
    return {"say": "View", "table": table, "you": you}


def honest() -> Iterator[tuple[str, str, Tape]]:
    yield (
        "one-after-another",
        "the bot, Ada and Bob lay their tablets down, turn after turn",
        Tape().turn().turn("333", "666", "999"),
    )
    tape = Tape()
    tape.do(tape.bot_writing("678"))
    tape.write("b", "345")
    tape.write("a", "012")
    yield "own-last", "the own number is the last: it is answered after the reveal", tape
    tape = Tape()
    tape.do(tape.bot_writing("678"), tape.writing("a", "012"), tape.writing("b", "345"))
    yield "together", "all three in one moment: their seals come together, before the reveal", tape
    tape = Tape(viewer="")
    tape.turn()
    yield "television", "somebody who only watches", tape
    tape = Tape()
    tape.do(tape.bot_writing("678"))
    tape.write("b", "345")
    tape.erase("b")
    tape.write("b", "346")
    tape.write("b", "347")
    tape.write("a", "012")
    yield "erased-and-rewritten", "Bob erases, writes again and writes over it", tape
    tape = Tape()
    tape.do(tape.bot_writing("678"))
    tape.write("a", "012")
    tape.do(Said(Erase(1, 0), "a"), tape.writing("a", "013"), tape.writing("b", "345"))
    yield (
        "rewritten-in-the-last-moment",
        "the own number changes in the moment of the reveal, from another device",
        tape,
    )
    tape = Tape(Options(clock=30))
    tape.do(tape.bot_writing("678"))
    tape.write("a", "012")
    tape.do(tape.said(Draft("345", 1, 0), "b"))
    tape.now += 60
    tape.do(Said(Tick()))
    yield "clock", "the clock lays down a draft and reveals the turn", tape
    tape = Tape()
    tape.do(tape.bot_writing("678"))
    tape.write("a", "012")
    tape.do(Said(RevealNow(1, 0), "a"))
    yield "host-reveals", "the host waits no longer: Bob is absent, and no seal is missing", tape
    tape = Tape(Options(missing="bot", patience=30))
    tape.do(tape.bot_writing("678"))
    tape.write("a", "012")
    tape.do(Said(Away(), "b"))
    tape.now += 60
    tape.do(Said(Tick()))
    tape.do(tape.bot_writing("345", B, "cautious"))
    yield "stand-in-last", "a bot stands in for Bob and writes last", tape
    tape = Tape(Options(missing="bot", patience=30))
    tape.do(Said(Away(), "b"))
    tape.now += 60
    tape.do(Said(Tick()))
    tape.do(tape.bot_writing("345", B, "cautious"))
    tape.do(tape.bot_writing("678"))
    tape.do(Said(Return(), "b"))
    tape.write("b", "346")
    tape.write("a", "012")
    yield "back-from-a-stand-in", "Bob comes back and writes over the number of the bot that stood in", tape
    tape = Tape(Options(anonymous=True))
    tape.turn()
    tape.do(tape.bot_writing("999"))
    tape.write("b", "666")
    tape.write("b", "667")
    tape.erase("b")
    tape.write("b", "668")
    tape.write("a", "333")
    yield "anonymous", "only the count is shown: seals have no seats", tape
    tape = Tape(Options(paper=True))
    tape.turn()
    tape.turn("012", "346", "677")
    yield "paper", "numbers may be void", tape
    tape = Tape()
    tape.do(tape.bot_writing("678"))
    tape.connect()
    tape.write("a", "012")
    tape.connect()
    tape.write("b", "345")
    yield "reconnected-before", "the line breaks while the tablets are laid down, and all seals are seen", tape
    tape = Tape()
    tape.do(tape.bot_writing("678"))
    tape.write("a", "012")
    tape.setting_up = True
    tape.write("b", "345")
    tape.setting_up = False
    tape.connect()
    yield "away-at-the-reveal", "the line is broken when Bob writes: his seal was not seen, the others were", tape
    tape = Tape()
    tape.do(tape.bot_writing("678"))
    tape.write("a", "012")
    tape.connection.blocked = True
    tape.write("b", "345")
    tape.connection.blocked = False
    show(tape.table, [tape.connection], tape.now)
    tape.connection.flush()
    yield (
        "too-slow-for-the-reveal",
        "the client does not read while Bob writes, and is told that it missed something",
        tape,
    )
    tape = Tape()
    tape.setting_up = True
    tape.turn()
    tape.setting_up = False
    tape.heard = []
    tape.connect()
    tape.turn("333", "666", "999")
    yield "came-later", "the client comes after a turn, and watches the next one", tape
    tape = Tape()
    tape.do(tape.bot_writing("678"))
    tape.write("a", "012")
    behind = tape.heard[1]
    tape.write("b", "345")
    tape.heard += [{"say": "Welcome"}, behind, *tape.heard[2:]]
    tape.heard = [message for message in tape.heard if message["say"] != "Done" and "id" not in message]
    yield "another-node", "the line breaks after the reveal, and the next node has not read all of the log yet", tape
