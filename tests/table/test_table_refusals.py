"""Every refusal there is can be provoked, and every command can be carried out and travels as JSON."""

import msgspec
import pytest

from table_strategies import STRANGER, A, B, C, D, E, F, Live
from thenumber.table.command import Refusal
from thenumber.table.commands import CLIENT_COMMANDS, COMMANDS, Said, reasons
from thenumber.table.games import Again, End, Ready, Start
from thenumber.table.host import AddBot, GiveSeat, HandOver, Lock, Remove, SetOptions, StandIn, TakeOver
from thenumber.table.looking import MOST_REACTIONS, GoOn, React
from thenumber.table.names import LONGEST_NAME
from thenumber.table.options import Options
from thenumber.table.people import Away, Leave, Rename, Return, Sit
from thenumber.table.time import Pause, Resume, Tick
from thenumber.table.turns import BotWrites, Draft, Erase, KeepWaiting, RevealNow, RevealSoon, Write
from thenumber.table.waiting import HOST_AWAY_SECONDS

CODES = {code for kind in COMMANDS for code in reasons(kind)}


def _provoked() -> dict[str, Refusal]:
    """One way to every refusal; `Live.refusal` sees to it that asking and doing agree."""
    lobby, full = Live(A, B, C, bots=["greedy"]), Live(A, B, C, D, E)
    few, locked = Live(A), Live(A)
    locked.do(Said(Lock(True), A))
    open_table = Live(A, options=Options(outside_bots=True))
    game = Live(A, B, C, D, start=True)
    game.do(Said(Sit("Eve"), E), Said(Leave(), D))
    wrote = Live(A, B, C, D, start=True)
    wrote.write(B, "123")
    wrote.do(Said(Sit("Eve"), E), Said(Leave(), B))
    crossed = Live(A, B, C, start=True)
    crossed.write_all(a="012", b="012", c="012")
    crossed.do(*[Said(React("wink"), A)] * MOST_REACTIONS)
    spent = Live(A, B, C, start=True)
    for number in ("012", "345", "678", "999"):
        spent.write(A, number)
        spent.do(spent.revealing(A))
    bots = Live(A, B, bots=["greedy", "random"], start=True)
    bots.do(bots.bot_writing(2))
    paused = Live(A, B, C, start=True)
    paused.do(Said(Pause(), A))
    soon = Live(A, B, C, start=True)
    soon.write(A, "012")
    soon.do(soon.revealing_soon(A))
    over = Live(A, B, C, start=True)
    over.do(Said(End(), A))
    taken = Live(A, B, C, start=True)
    taken.do(Said(Sit("Dan"), D), Said(Away(), A))
    taken.now += HOST_AWAY_SECONDS
    taken.do(Said(TakeOver(), B))
    told = [
        taken.refusal(Said(Remove(0), B)),
        taken.refusal(Said(TakeOver(), D)),
        lobby.refusal(Said(Leave(), STRANGER)),
        lobby.refusal(Said(Start(), B)),
        lobby.refusal(Said(Sit("@dan"), D)),
        lobby.refusal(Said(Sit("hermit", bot=True), D)),
        open_table.refusal(Said(Sit("greedy2", bot=True), D)),
        lobby.refusal(Said(Sit("Ada"), A)),
        lobby.refusal(Said(Again(), A)),
        lobby.refusal(Said(End(), A)),
        lobby.refusal(Said(AddBot("nobody"), A)),
        lobby.refusal(Said(Remove(9), A)),
        lobby.refusal(Said(Remove(0), A)),
        lobby.refusal(Said(HandOver(3), A)),
        lobby.refusal(Said(SetOptions(Options(seats=9)), A)),
        lobby.refusal(Said(SetOptions(Options(seats=2)), A)),
        lobby.refusal(Said(TakeOver(), A)),
        lobby.refusal(Said(TakeOver(), B)),
        full.refusal(Said(Sit("Fay"), F)),
        locked.refusal(Said(Sit("Fay"), F)),
        few.refusal(Said(Start(), A)),
        game.refusal(Said(Start(), A)),
        game.refusal(Said(Resume(), A)),
        game.refusal(Said(Remove(3), A)),
        game.refusal(Said(StandIn(1, "greedy"), A)),
        game.refusal(Said(GiveSeat(3, "Fay"), A)),
        wrote.refusal(Said(GiveSeat(1, "Eve"), A)),
        game.refusal(game.revealing(A)),
        game.refusal(game.erasing(A)),
        game.refusal(game.writing(E, "123")),
        game.refusal(game.writing(A, "12")),
        game.refusal(Said(Write("123", 1, 7), A, "0" * 32)),
        game.refusal(game.bot_writing(0)),
        crossed.refusal(crossed.writing(A, "012")),
        spent.refusal(spent.writing(A, "000")),
        bots.refusal(bots.writing(A, "123")),
        bots.refusal(bots.bot_writing(2)),
        paused.refusal(paused.writing(A, "123")),
        soon.refusal(soon.revealing_soon(A)),
        paused.refusal(Said(KeepWaiting(), A)),
        over.refusal(Said(Remove(1), A)),
        game.refusal(Said(React("wink"), A)),
        crossed.refusal(Said(React("wink"), A)),
    ]
    return {refusal.code: refusal for refusal in told}


def test_every_refusal_can_be_provoked() -> None:
    assert len(CODES) > 30
    assert set(_provoked()) == CODES


def test_a_refusal_is_short_and_travels_as_json() -> None:
    live = Live(A, B, C)
    long = "x" * 4000
    told = [live.refusal(Said(Sit(long), D)), live.refusal(Said(AddBot(long), A))]
    live.do(Said(Start(), A))
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


EXAMPLES: dict[str, Said] = {
    type(said.command).__name__: said
    for said in (
        Said(Sit("Ada"), A),
        Said(Rename("數字"), A),
        Said(Leave(), A),
        Said(Away(), A),
        Said(Return(), A),
        Said(Start(), A),
        Said(Ready(True), A),
        Said(Again(), A),
        Said(End(), A),
        Said(AddBot("greedy"), A),
        Said(StandIn(1, "greedy"), A),
        Said(GiveSeat(1, "Eve"), A),
        Said(Remove(1), A),
        Said(Lock(True), A),
        Said(HandOver(1), A),
        Said(TakeOver(), A),
        Said(SetOptions(Options(seats=4, clock=60, missing="bot", patience=30, paper=True, anonymous=True)), A),
        Said(Pause(), A),
        Said(Resume(), A),
        Said(Write("012", 1, 0), A, "0" * 32),
        Said(Draft("012", 1, 0), A, "0" * 32),
        Said(Erase(1, 0), A),
        Said(BotWrites(2, "012", 1, 0, "greedy"), nonce="0" * 32),
        Said(RevealNow(1, 0), A),
        Said(RevealSoon(1, 0), A),
        Said(KeepWaiting(), A),
        Said(GoOn(1, 1, "round"), A),
        Said(React("wink"), A),
        Said(Tick()),
    )
}


def test_there_is_an_example_of_every_command() -> None:
    assert set(EXAMPLES) == {command.__name__ for command in COMMANDS}


@pytest.mark.parametrize("name", EXAMPLES)
def test_a_command_travels_as_json_and_names_itself(name: str) -> None:
    encoded = msgspec.json.encode(EXAMPLES[name])
    assert msgspec.json.decode(encoded)["command"]["do"] == name
    assert msgspec.json.decode(encoded, type=Said) == EXAMPLES[name]


@pytest.mark.parametrize(
    "text",
    [
        "{}",
        '{"do": "Win"}',
        '{"do": "Leave", "person": "x"}',
        '{"do": "Leave", "seat": 1}',
        '{"do": "Remove", "seat": 1.5}',
        '{"do": "Remove", "seat": 5}',
        '{"do": "Remove", "seat": -1}',
        '{"do": "Lock", "locked": 1}',
        '{"do": "SetOptions", "options": {"missing": "maybe"}}',
        '{"do": "SetOptions", "options": {"speed": 9}}',
    ],
)
def test_what_is_not_a_command_is_refused_when_it_is_read(text: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(f'{{"command": {text}}}', type=Said)


@pytest.mark.parametrize("text", ["0" * 31, "F" * 32, "0" * 33, "x" * 32, "0" * 32 + r"\n"])
def test_a_nonce_is_128_bits_in_hexadecimal_or_the_log_is_not_ours(text: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(f'{{"command": {{"do": "Tick"}}, "nonce": "{text}"}}', type=Said)


def test_what_the_server_says_on_its_own_is_not_for_clients() -> None:
    assert {kind.__name__ for kind in set(COMMANDS) - set(CLIENT_COMMANDS)} == {"Away", "BotWrites", "Return", "Tick"}
