"""The examples of the rulebook, judged by the real rules: as games, and as the views that the page draws."""

import json
from typing import Any

import msgspec

from thenumber.locales.rulebook import EXAMPLES
from thenumber.rules.digits import parse_number
from thenumber.rules.game import Game, new_game, play
from thenumber.rules.resolve import TURNS
from thenumber.server.web.reckon import reckon
from thenumber.server.wire import protocol as wire


def played(name: str) -> Game:
    """An example as a game."""
    turns = EXAMPLES[name]
    game = new_game(len(turns[0]))
    for numbers in turns:
        game = play(game, [None if number is None else parse_number(number) for number in numbers])
    return game


def views() -> str:
    """A JSON object: the last turn of every example; of the whole game, turns 1 and 5 and the table at its end."""
    drawn: dict[str, Any] = {}
    for name, turns in EXAMPLES.items():
        reckoned = reckon(wire.Reckon(names=("?",) * len(turns[0]), turns=turns, paper=True))
        if name == "game":
            drawn["check"] = _view(reckoned.turns[0])
            drawn["last"] = _view(reckoned.turns[TURNS - 1])
            drawn["game"] = msgspec.to_builtins(reckoned.table)
        else:
            drawn[name] = _view(reckoned.turns[-1])
    lines = [f"{json.dumps(name)}: {json.dumps(view, separators=(',', ':'))}" for name, view in drawn.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _view(turn: wire.ReckonedTurn) -> dict[str, Any]:
    return {"turn": msgspec.to_builtins(turn.turn), "after": msgspec.to_builtins(turn.after)}
