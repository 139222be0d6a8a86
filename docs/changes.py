"""Views, changes and the views after them, as the server sends them: what the page's `changed` is tested with."""

import json
from collections.abc import Iterator
from typing import Any

from thenumber.server.wire import protocol as wire
from thenumber.table.apply import apply
from thenumber.table.command import Command
from thenumber.table.commands import Said
from thenumber.table.games import Start
from thenumber.table.host import AddBot, SetOptions
from thenumber.table.options import Options
from thenumber.table.people import Sit
from thenumber.table.table import Table
from thenumber.table.turns import BotWrites, Erase, Write
from thenumber.table.view import View, change_for, view_for

ADA, BOB, NOW = "ada", "bob", 0.0


def cases() -> str:
    """A JSON list of `{about, before, change, after}`."""
    lines = [json.dumps(case, separators=(",", ":")) for anonymous in (False, True) for case in _cases(anonymous)]
    return "[\n" + ",\n".join(lines) + "\n]\n"


def _cases(anonymous: bool) -> Iterator[dict[str, Any]]:
    table = Table("demo", "KDWTXM")
    beginning = [
        (ADA, Sit("Ada")),
        (BOB, Sit("Bob")),
        (ADA, SetOptions(Options(anonymous=anonymous))),
        (ADA, AddBot("greedy")),
        (ADA, Start()),
    ]
    for person, first in beginning:
        table = apply(table, Said(first, person), NOW)
    told: list[tuple[str, str, Command]] = [
        ("a bot writes and ends the opening", "", BotWrites(2, "012", 1, 0, "greedy")),
        ("Bob lays a number down", BOB, Write("761", 1, 0)),
        ("Bob writes another one", BOB, Write("513", 1, 0)),
        ("Bob takes it back", BOB, Erase(1, 0)),
        ("Ada, the host, lays a number down", ADA, Write("444", 1, 0)),
    ]
    for number, (about, person, command) in enumerate(told):
        said = Said(command, person, f"{number:032x}")
        after = apply(table, said, NOW)
        for viewer in (ADA, BOB, None):
            if change := change_for(table, said, after, viewer, NOW):
                yield {
                    "about": f"{about}, seen by {viewer or 'a television'}{', anonymously' if anonymous else ''}",
                    "before": _sent(view_for(table, viewer, NOW)),
                    "change": json.loads(wire.encode(wire.Change(change.table, change.you))),
                    "after": _sent(view_for(after, viewer, NOW)),
                }
        table = after


def _sent(view: View) -> Any:
    return json.loads(wire.encode(wire.View(view.table, view.you)))
