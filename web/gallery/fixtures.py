"""Writes fixtures.json: games made up for the gallery, judged by the real rules.

.venv/bin/python web/gallery/fixtures.py && (cd web && npx prettier --write gallery)
"""

from pathlib import Path

import msgspec
from msgspec.structs import replace

from thenumber.rules.resolve import BONUSES
from thenumber.server.web.reckon import reckon
from thenumber.server.wire import protocol as wire

NAMES = ("Mika", "Nora", "Jonas", "Aylin", "@greedy")
LONG = ("Maximiliana Mühlbaur", "Friedrich Wilhelm IV", "Annegret Hinterhuber", "Donaudampfschifffahr", "@cautious")
CHINESE = ("美香", "王小明", "志明", "歐陽怡君", "@copycat")

# The last turn is the one to be shown; - is nobody's number.
GAMES = {
    "example": (NAMES, "000,999,608,122,711 081,900,000,727,667 513,761,444,444,220"),
    "chain": (NAMES, "761,513,444,342,220"),
    "nobody-falls": (NAMES, "998,776,554,332,110"),
    "all-but-one": (NAMES, "987,876,765,654,543"),
    "far": (NAMES, "981,776,554,332,108"),
    "crossing": (NAMES, "981,762,554,320,108"),
    "same-digit": (NAMES, "761,513,444,102,220"),
    "three-shared": (NAMES, "761,617,176,550,338"),
    "two-pairs": (NAMES, "761,761,513,513,220"),
    "two-fall": (NAMES[:3], "900,900,011"),
    "three-same": (NAMES, "761,555,555,555,220"),
    "three-fall": (NAMES, "761,761,761,513,220"),
    "four-same": (NAMES, "444,444,220,444,444"),
    "four-fall": (NAMES, "542,542,220,542,542"),
    "five-same": (NAMES, "777,777,777,777,777"),
    "void": (NAMES, "888,777,666,555,999 380,421,342,210,200"),
    "absent": (NAMES, "761,-,444,-,220"),
    "nobody": (NAMES, "888,777,666,555,999 880,772,-,515,959"),
    "sits-out": (
        NAMES,
        "012,999,999,999,999 345,888,888,888,888 678,777,777,777,777 999,666,666,666,666 -,554,543,210,777",
    ),
    "double": (
        NAMES,
        "012,111,222,333,444 345,234,110,210,201 678,221,334,221,203 012,100,-,200,300 999,887,765,554,443",
    ),
    "two": (NAMES[:2], "321,310"),
    "three": (NAMES[:3], "998,776,510"),
    "four": (NAMES[:4], "998,776,510,105"),
    "long": (LONG, "513,761,444,444,220"),
    "long-chain": (LONG, "761,513,444,342,220"),
    "chinese": (CHINESE, "513,761,444,444,220"),
    "round": (
        NAMES[:4],
        "000,999,608,122 081,900,000,727 513,761,444,444 962,842,999,333 777,321,555,666",
    ),
    "whole": (
        NAMES,
        (
            "000,999,608,122,711 081,900,000,727,667 513,761,444,444,220 962,842,999,333,888 777,321,555,666,444 "
            "210,987,543,654,111 345,654,210,321,222 678,321,987,700,333 999,100,867,822,545 900,988,600,555,667"
        ),
    ),
    "shared-win": (NAMES[:2], "987,012 654,345 321,678 000,999 -,- 012,987 345,654 678,321 999,000 -,-"),
}


def shown(names: tuple[str, ...], played: str) -> dict[str, object]:
    turns = tuple(tuple(None if number == "-" else number for number in turn.split(",")) for turn in played.split())
    game = reckon(wire.Reckon(names=names, turns=turns, paper=True))
    last = {"turn": game.turns[-1].turn, "after": game.turns[-1].after}
    if game.table.totals:
        return {"last": last, "table": game.table, "turns": [turn.turn for turn in game.turns]}
    return {"last": last}


def boards() -> list[object]:
    """One board in every state that a seat can be in."""
    game = reckon(wire.Reckon(names=NAMES, turns=(("012", "998", "776", "554", "113"),), paper=True))
    seat = game.turns[0].after[0]
    wrote, thinks = replace(seat, written=True, waited_for=False), replace(seat, written=False, waited_for=True)
    return [
        wrote,
        thinks,
        seat,
        replace(thinks, away=True),
        replace(wrote, name="@greedy", kind="bot", bot="greedy"),
        replace(wrote, kind="stand-in", bot="cautious", away=True),
        replace(thinks, kind="left", away=False),
        replace(thinks, available="", scores=(26, 11, 9, 0)),
        replace(wrote, name=LONG[0], available="0123456789", scores=()),
        replace(thinks, name=LONG[1], away=True, scores=(26, 26, 11, 15)),
        replace(wrote, name=LONG[2], kind="stand-in"),
        replace(wrote, name=CHINESE[3], host=True),
    ]


if __name__ == "__main__":
    fixtures = {
        "bonuses": BONUSES,
        "boards": boards(),
        "games": {name: shown(*game) for name, game in GAMES.items()},
    }
    Path(__file__).with_name("fixtures.json").write_bytes(msgspec.json.encode(fixtures) + b"\n")
