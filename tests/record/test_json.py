"""A record as JSON: every field spelled out."""

import json

from hypothesis import given

from make_games import GAMES
from strategies import quick, records
from thenumber.record.json import record_json, record_object
from thenumber.record.record import Record
from thenumber.rules.game import winners


def test_a_turn_with_every_verdict() -> None:
    made = record_object(next(golden for golden in GAMES if golden.name == "kitchen-table").record)
    assert made["players"] == ["Ada", "Bob", "@greedy"]
    (played,) = made["rounds"]
    assert played["totals"] == [38, 48, 25]
    assert played["turns"][3] == {
        "numbers": ["999", "766", "888"],
        "verdicts": ["approved", "void", "approved"],
        "scores": [15, 0, 8],
        "bonus": [6, 0, 0],
        "eliminated_by": [[], [], []],
        "crossed_out": ["0123456789", "012345789", "0289"],
    }
    assert played["turns"][4]["numbers"] == [None, "666", "765"]
    assert played["turns"][4]["verdicts"] == ["absent", "approved", "eliminated"]
    assert played["turns"][4]["eliminated_by"] == [[], [], [1]]


@given(records())
@quick
def test_json_says_what_the_record_says(record: Record) -> None:
    text = record_json(record)
    assert "\n" not in text
    made = json.loads(text)
    assert made == record_object(record)
    assert made["players"] == list(record.names)
    assert made["finals"] == list(record.game.finals)
    assert made["winners"] == list(winners(record.game))
    assert made["finished"] == record.game.over
    assert [len(turns["turns"]) for turns in made["rounds"]] == [len(turns) for turns in record.game.rounds]
