"""A record as JSON: everything the rules say about a game, spelled out for programs that don't know them."""

import json
from typing import Any

from thenumber.record.record import Record
from thenumber.rules.digits import digits_name, number_name
from thenumber.rules.game import winners
from thenumber.rules.resolve import Turn


def record_json(record: Record) -> str:
    """One line of JSON. Of an unfinished game, totals and finals are what everybody has so far."""
    return json.dumps(record_object(record), ensure_ascii=False)


def record_object(record: Record) -> dict[str, Any]:
    game = record.game
    return {
        "players": list(record.names),
        "rounds": [
            {
                "turns": [turn_object(turn) for turn in turns],
                "crossed_out_count": [board.crossed_out_count for board in turns[-1].boards],
                "totals": [board.total for board in turns[-1].boards],
            }
            for turns in game.rounds
        ],
        "finals": list(game.finals),
        "winners": list(winners(game)),
        "finished": game.over,
    }


def turn_object(turn: Turn) -> dict[str, Any]:
    return {
        "numbers": [None if number is None else number_name(number) for number in turn.numbers],
        "verdicts": [ruling.verdict.value for ruling in turn.rulings],
        "scores": list(turn.scores),
        "bonus": [turn.bonus if seat in turn.bonus_seats else 0 for seat in range(len(turn.numbers))],
        "eliminated_by": [[clash.seat for clash in ruling.eliminated_by] for ruling in turn.rulings],
        "crossed_out": [digits_name(board.crossed_out) for board in turn.boards],
    }
