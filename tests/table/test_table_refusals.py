"""Every refusal there is can be provoked, and every command can be carried out and travels as JSON."""

import inspect
import re
from typing import get_args

import msgspec
import pytest

from table_strategies import STRANGER, A, B, C, D, E, F, Live
from thenumber.table import commands as say
from thenumber.table import refusals
from thenumber.table.options import Options
from thenumber.table.refusals import LONGEST_NAME, Refusal

CODES = set(re.findall(r'Refusal\(\s*"([a-z-]+)"', inspect.getsource(refusals)))


def _provoked() -> dict[str, Refusal]:
    """One way to every refusal; `Live.refusal` sees to it that asking and doing agree."""
    lobby, full = Live(A, B, C, bots=["greedy"]), Live(A, B, C, D, E)
    few, locked = Live(A), Live(A)
    locked.do(say.Lock(A, True))
    game = Live(A, B, C, D, start=True)
    game.do(say.Sit(E, "Eve"), say.Leave(D))
    crossed = Live(A, B, C, start=True)
    crossed.write_all(a="012", b="012", c="012")
    spent = Live(A, B, C, start=True)
    for number in ("012", "345", "678", "999"):
        spent.write(A, number)
        spent.do(spent.revealing(A))
    bots = Live(A, B, bots=["greedy", "random"], start=True)
    bots.do(bots.bot_writing(2))
    paused = Live(A, B, C, start=True)
    paused.do(say.Pause(A))
    over = Live(A, B, C, start=True)
    over.do(say.End(A))
    told = [
        lobby.refusal(say.Leave(STRANGER)),
        lobby.refusal(say.Start(B)),
        lobby.refusal(say.Sit(D, "@dan")),
        lobby.refusal(say.Sit(A, "Ada")),
        lobby.refusal(say.Again(A)),
        lobby.refusal(say.End(A)),
        lobby.refusal(say.AddBot(A, "nobody")),
        lobby.refusal(say.Remove(A, 9)),
        lobby.refusal(say.Remove(A, 0)),
        lobby.refusal(say.HandOver(A, 3)),
        lobby.refusal(say.SetOptions(A, Options(seats=9))),
        lobby.refusal(say.SetOptions(A, Options(seats=2))),
        lobby.refusal(say.TakeOver(A)),
        lobby.refusal(say.TakeOver(B)),
        full.refusal(say.Sit(F, "Fay")),
        locked.refusal(say.Sit(F, "Fay")),
        few.refusal(say.Start(A)),
        game.refusal(say.Start(A)),
        game.refusal(say.Resume(A)),
        game.refusal(say.Remove(A, 3)),
        game.refusal(game.revealing(A)),
        game.refusal(game.erasing(A)),
        game.refusal(game.writing(E, "123")),
        game.refusal(game.writing(A, "12")),
        game.refusal(say.Write(A, "123", "short", 1, 0)),
        game.refusal(say.Write(A, "123", "0" * 32, 1, 7)),
        game.refusal(game.bot_writing(0)),
        crossed.refusal(crossed.writing(A, "012")),
        spent.refusal(spent.writing(A, "000")),
        bots.refusal(bots.writing(A, "123")),
        bots.refusal(bots.bot_writing(2)),
        paused.refusal(paused.writing(A, "123")),
        over.refusal(say.Remove(A, 1)),
    ]
    return {refusal.code: refusal for refusal in told}


def test_every_refusal_can_be_provoked() -> None:
    assert len(CODES) > 30
    assert set(_provoked()) == CODES


def test_a_refusal_is_short_and_travels_as_json() -> None:
    live = Live(A, B, C)
    long = "x" * 4000
    told = [live.refusal(say.Sit(D, long)), live.refusal(say.AddBot(A, long))]
    live.do(say.Start(A))
    told.append(live.refusal(live.writing(A, long)))
    for refusal in (*told, *_provoked().values()):
        assert len(refusal.found) <= LONGEST_NAME
        assert msgspec.json.decode(msgspec.json.encode(refusal), type=Refusal) == refusal


def test_a_refused_command_changes_nothing_and_tells_no_secret() -> None:
    live = Live(A, B, C, start=True)
    live.write(A, "761")
    before = live.table
    for command in (live.writing(B, "76"), live.erasing(B), live.revealing(B), live.bot_writing(0)):
        assert "761" not in str(live.refusal(command))
    assert live.table is before


EXAMPLES: dict[str, say.AnyCommand] = {
    type(command).__name__: command
    for command in (
        say.Sit(A, "Ada"),
        say.Rename(A, "數字"),
        say.Leave(A),
        say.Away(A),
        say.Return(A),
        say.Start(A),
        say.Again(A),
        say.End(A),
        say.AddBot(A, "greedy"),
        say.Remove(A, 1),
        say.Lock(A, True),
        say.HandOver(A, 1),
        say.TakeOver(A),
        say.SetOptions(A, Options(seats=4, clock=60, missing="bot", patience=30, paper=True, anonymous=True)),
        say.Pause(A),
        say.Resume(A),
        say.Write(A, "012", "0" * 32, 1, 0),
        say.Erase(A, 1, 0),
        say.BotWrites(2, "012", "0" * 32, 1, 0, "greedy"),
        say.RevealNow(A, 1, 0),
        say.Tick(),
    )
}


def test_there_is_an_example_of_every_command() -> None:
    assert set(EXAMPLES) == {command.__name__ for command in get_args(say.AnyCommand)}


@pytest.mark.parametrize("name", EXAMPLES)
def test_a_command_travels_as_json_and_names_itself(name: str) -> None:
    encoded = msgspec.json.encode(EXAMPLES[name])
    assert msgspec.json.decode(encoded)["do"] == name
    assert msgspec.json.decode(encoded, type=say.AnyCommand) == EXAMPLES[name]


@pytest.mark.parametrize(
    "text",
    [
        "{}",
        '{"do": "Win"}',
        '{"do": "Leave"}',
        '{"do": "Leave", "person": 1}',
        '{"do": "Leave", "person": "x", "seat": 1}',
        '{"do": "Remove", "person": "x", "seat": 1.5}',
        '{"do": "Lock", "person": "x", "locked": 1}',
        '{"do": "SetOptions", "person": "x", "options": {"missing": "maybe"}}',
        '{"do": "SetOptions", "person": "x", "options": {"speed": 9}}',
    ],
)
def test_what_is_not_a_command_is_refused_when_it_is_read(text: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(text, type=say.AnyCommand)
