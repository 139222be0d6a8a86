"""bench/server.py: its arithmetic, its games, both of its loads, and a lock file that works with any registry."""

import asyncio
import itertools
import json
import os
import random
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import NamedTuple

import aiohttp
import pytest

from bench.load import (
    SEATS,
    SHARE_OF_TURN,
    Load,
    Plan,
    Shape,
    Site,
    Table,
    Wave,
    close_tables,
    make_plan,
    next_games,
    open_tables,
    random_script,
)
from bench.load_compiled import build, compiled_load
from bench.load_python import play_in_python
from bench.measure import started
from bench.ours import Ours
from bench.peers.colyseus.client import TableState
from bench.peers.process import Server
from bench.peers.websocket import BINARY, TEXT, frame
from bench.server import PEERS, peer_names
from bench.summary import comparison, json_line, of_waves, percentile, ratios, spread
from thenumber import new_game, play

ROOT = Path(__file__).resolve().parents[2]
PEERS_DIRECTORY = ROOT / "bench" / "peers"


@pytest.mark.parametrize(
    ("values", "percent", "expected"),
    [
        ([7.0], 50, 7.0),
        ([7.0], 99, 7.0),
        ([2.0, 1.0], 50, 1.0),
        ([2.0, 1.0], 51, 2.0),
        ([float(value) for value in range(100, 0, -1)], 50, 50.0),
        ([float(value) for value in range(100, 0, -1)], 99, 99.0),
        ([float(value) for value in range(1, 102)], 99, 100.0),
        ([3.0, 1.0, 2.0], 100, 3.0),
    ],
)
def test_percentile_is_the_nearest_rank(values: list[float], percent: float, expected: float) -> None:
    assert percentile(values, percent) == expected


@pytest.mark.parametrize(("values", "percent"), [([], 50), ([1.0], 0), ([1.0], 101)])
def test_a_percentile_of_nothing_is_refused(values: list[float], percent: float) -> None:
    with pytest.raises(ValueError, match="no percentile"):
        percentile(values, percent)


def test_the_figures_of_a_run_count_its_waves_together() -> None:
    waves = [Wave([0.010] * 60, 0.1, 0.2, bytes_sent=600), Wave([0.030] * 40, 0.3, 0.3, bytes_sent=1400)]
    assert of_waves(waves) == pytest.approx(
        {
            "writes_per_cpu_s": 250,
            "writes_per_s": 200,
            "p50_ms": 10,
            "p99_ms": 30,
            "bytes_per_write": 20,
            "busy": 0.8,
            "writes": 100,
        }
    )


def test_a_run_too_short_to_cost_anything_is_refused() -> None:
    with pytest.raises(ValueError, match="too short"):
        of_waves([Wave([0.001], 0.0, 0.1, 1)])


def test_the_spread_has_the_runs_in_their_order() -> None:
    assert spread([3.00004, 1.0, 2.0]) == {"min": 1.0, "median": 2.0, "max": 3.0, "runs": [3.0, 1.0, 2.0]}


RUNS = {
    "pace": {
        "colyseus": [{"writes_per_cpu_s": 2000.0}, {"writes_per_cpu_s": 1000.0}, {"writes_per_cpu_s": 500.0}],
        "ours": [{"writes_per_cpu_s": 1000.0}, {"writes_per_cpu_s": 1100.0}, {"writes_per_cpu_s": 1000.0}],
    },
    "many": {"ours": [{"p99_ms": 40.0}, {"p99_ms": 60.0}, {"p99_ms": 50.0}]},
    "start": {"boardgameio": [{"cold_start_s": 0.2}] * 3, "ours": [{"cold_start_s": 0.3}] * 3},
}


def test_ratios_are_ours_divided_by_each_peer_run_by_run() -> None:
    found = ratios(RUNS)
    assert list(found) == ["pace", "start"]
    assert found["pace"] == {"colyseus": [0.5, 1.1, 2.0]}
    assert found["start"]["boardgameio"] == pytest.approx([1.5] * 3)
    assert "ours / colyseus: 1.10 (0.50 to 2.00)" in comparison(RUNS)


def test_the_json_line_has_every_figure_with_its_spread() -> None:
    line = json_line(RUNS, {"load": "compiled"})
    assert "\n" not in line
    told = json.loads(line)
    assert (told["bench"], told["load"], told["ratio"]) == ("server", "compiled", 1.1)
    assert told["many"]["ours"]["p99_ms"] == {"min": 40, "median": 50, "max": 60, "runs": [40, 60, 50]}
    assert told["ratios"]["start"]["boardgameio"]["median"] == 1.5


def test_without_people_there_is_no_ratio() -> None:
    told = json.loads(json_line({"many": RUNS["many"]}, {}))
    assert (told["ratio"], told["ratios"]) == (None, {})


LOADS = [load for load in (compiled_load(), play_in_python) if load]
needs_two_cores = pytest.mark.skipif(
    sys.platform != "linux" or len(os.sched_getaffinity(0)) < 2,
    reason="pins a server to a core, which needs Linux and two cores",
)


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    with started(Ours()) as ours:
        yield ours


async def play_waves(server: Server, load: Load, plans: Sequence[Callable[[list[Table]], Plan]]) -> list[Wave]:
    """Waves at the same two tables, which somebody watches."""
    target, waves = Ours(), []
    async with aiohttp.ClientSession() as session:
        site = Site(server.port, session)
        tables = await open_tables(target, site, 2, spectators=1)
        try:
            for plan in plans:
                await next_games(target, site, tables)
                waves.append(await load(server, plan(tables)))
        finally:
            close_tables(tables)
    return waves


@needs_two_cores
@pytest.mark.parametrize("load", LOADS)
def test_a_load_plays_every_shape_to_the_right_final_scores(server: Server, load: Load) -> None:
    shapes: list[Shape] = ["together", "apart", "pace", "apart"]
    rng = random.Random(2)
    plans = [partial(make_plan, Ours(), shape, rng=rng, pace=0.05 * (shape == "pace")) for shape in shapes]
    waves = asyncio.run(play_waves(server, load, plans))
    for wave in waves:
        assert len(wave.latencies) == 2 * 10 * SEATS
        assert min(wave.latencies) > 0
        assert max(wave.latencies) < wave.wall_s
        assert wave.cpu_s > 0
        assert wave.bytes_sent > 1000
    assert waves[2].wall_s > 9 * 0.05, "a paced game is not hurried"


@needs_two_cores
@pytest.mark.parametrize("load", LOADS)
def test_wrong_final_scores_are_an_error(server: Server, load: Load) -> None:
    def wrong(tables: list[Table]) -> Plan:
        plan = make_plan(Ours(), "together", tables, random.Random(3))
        games = [replace(game, script=replace(game.script, finals=(1, 2, 3, 4))) for game in plan.games]
        return replace(plan, games=tuple(games))

    with pytest.raises(RuntimeError, match="wrong final scores"):
        asyncio.run(play_waves(server, load, [wrong]))


def said_by_ours(turns: int, written: int) -> list[bytes]:
    """As protocol 2 has it: a small change while a turn is written, a whole view when it is revealed."""
    if written:
        return [f'{{"say":"Change","table":{{"seat":{written - 1},"written":{written}}},"you":null}}'.encode()]
    seats = ",".join(['{"name":"Ada","written":false}'] * SEATS)
    table = f'{{"turn_index":{turns},"seats":[{seats}],"written":0,"finals":[{FINALS if turns == TURNS else ""}]}}'
    return [f'{{"say":"View","table":{table},"you":null}}'.encode(), b'{"say":"Done","id":1}']


def said_by_boardgameio(turns: int, written: int) -> list[bytes]:
    boards = ",".join(f'{{"total":{total}}}' for total in FINALS.split(","))
    tablets = ",".join(["true"] * written + ["null"] * (SEATS - written))
    state = f'{{"G":{{"turns":{turns},"boards":[{boards}],"tablets":[{tablets}]}},"_stateID":1}}'
    return [b"2", f'42/thenumber,["update","match",{state},[]]'.encode()]


def said_by_colyseus(turns: int, written: int) -> list[bytes]:
    if written:
        return [bytes((15, 0x81, (1 << written) - 1))]
    totals = b"".join(bytes((255, 2 + seat, 0x84, int(total), 0)) for seat, total in enumerate(FINALS.split(",")))
    return [bytes((15, 0x80, turns, 0, 0x81, 0)) + totals]


TURNS, FINALS = 2, "31,7,0,120"


class Said(NamedTuple):
    """What a server of one kind says after a write, and what a client says to that before anybody writes again."""

    messages: Callable[[int, int], list[bytes]]
    opcode: int
    answers: tuple[bytes, ...] = ()


SAID = {
    "ours": Said(said_by_ours, TEXT),
    "boardgameio": Said(said_by_boardgameio, TEXT, (b"3",)),
    "colyseus": Said(said_by_colyseus, BINARY),
}


def read_frame(client: socket.socket) -> bytes:
    """The next frame that the load sends to this server, unmasked; all that it sends here is short."""
    opcode, size, *key = client.recv(6, socket.MSG_WAITALL)
    payload = client.recv(size & 0x7F, socket.MSG_WAITALL) if size & 0x7F else b""
    return bytes((opcode,)) + bytes(byte ^ key[at % 4] for at, byte in enumerate(payload))


@pytest.mark.skipif(build() is None, reason="needs Linux and a C compiler")
@pytest.mark.parametrize("wire", SAID)
def test_the_compiled_load_understands_every_server_and_answers_heartbeats(wire: str) -> None:
    said = SAID[wire]
    pairs = [socket.socketpair() for _ in range(SEATS)]
    sockets = [ours.fileno() for ours, _ in pairs]
    lines = [f"{wire} apart 1 0 {TURNS} 20", "0 " + " ".join(map(str, sockets))]
    lines += [f"0 {said.opcode:x} {bytes((turn, seat)).hex()}" for turn in range(TURNS) for seat in range(SEATS)]
    process = subprocess.Popen(
        [str(build())], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1, pass_fds=sockets
    )
    with process, ExitStack() as open_sockets:
        for end in itertools.chain(*pairs):
            open_sockets.enter_context(end)
        assert process.stdin
        assert process.stdout
        process.stdin.write("\n".join([*lines, ""]))
        assert process.stdout.readline() == "ready\n"
        process.stdin.write("go\n")
        for turn in range(TURNS):
            for seat, (_, writer) in enumerate(pairs):
                assert read_frame(writer) == bytes((said.opcode, turn, seat))
                now = (turn, seat + 1) if seat + 1 < SEATS else (turn + 1, 0)
                for _, other in pairs:
                    frames = [bytes((said.opcode, 126, *divmod(len(one), 256))) + one for one in said.messages(*now)]
                    whole = b"\x89\x02hi" + b"".join(frames)
                    other.sendall(whole[:7])  # half a frame first
                    other.sendall(whole[7:])
                    assert read_frame(other) == b"\x8ahi"
                    for answer in said.answers:
                        assert read_frame(other) == bytes((TEXT,)) + answer
        assert process.stdout.readline().startswith("over ")
        process.stdin.write("stop\n")
        received, shown, *latencies = process.stdout.read().splitlines()
    assert process.returncode == 0
    assert int(received) > TURNS * SEATS * SEATS
    assert shown == " ".join([FINALS.replace(",", " ")] * SEATS)
    assert len(latencies) == TURNS * SEATS


def test_the_games_played_have_four_writes_in_each_of_ten_turns_and_their_true_finals() -> None:
    for seed in range(20):
        script = random_script(random.Random(seed))
        game = new_game(SEATS)
        for numbers in script.turns:
            game = play(game, list(numbers))
        assert [len(numbers) for numbers in script.turns] == [SEATS] * 10
        assert game.over
        assert game.finals == script.finals


def test_every_server_plays_the_same_games() -> None:
    assert random_script(random.Random(1)) == random_script(random.Random(1))


def test_at_peoples_pace_everybody_writes_at_a_moment_of_their_own_within_the_turn() -> None:
    plan = make_plan(Ours(), "pace", [Table([]) for _ in range(20)], random.Random(1), pace=2.0)
    begins = [min(game.due[0]) for game in plan.games]
    assert max(begins) - min(begins) > 1, "tables do not begin together"
    for game in plan.games:
        assert len({moment for turn in game.due for moment in turn}) == 10 * SEATS
        for before, after in itertools.pairwise(game.due):
            assert max(before) + (1 - SHARE_OF_TURN) * 2.0 <= min(after) + 1e-9


def test_peers_are_named_or_refused() -> None:
    assert peer_names("flatfile,colyseus") == ["flatfile", "colyseus"]
    assert peer_names("") == []
    assert {name: make().name for name, make in PEERS.items()} == {name: name for name in PEERS}


@pytest.mark.parametrize(
    ("option", "given", "reason"),
    [
        ("--peers", "socketeer", "no peer socketeer: there are boardgameio"),
        ("--runs", "0", "0 is not from 1 to 100"),
        ("--tables", "0", "0 is not from 1 to 5000"),
        ("--seconds", "nan", "nan is not from 0.1 to 600"),
        ("--pace", "soon", "invalid amount value: 'soon'"),
    ],
)
def test_a_wrong_option_is_refused_with_its_reason(option: str, given: str, reason: str) -> None:
    command = [sys.executable, str(ROOT / "bench" / "server.py"), option, given]
    refused = subprocess.run(command, capture_output=True, text=True, check=False)
    assert refused.returncode == 2
    assert reason in refused.stderr


@pytest.mark.parametrize("size", [0, 5, 125, 126, 1000])
def test_a_frame_is_masked_and_says_its_size(size: int) -> None:
    payload = bytes(range(256)) * 4
    sent = frame(BINARY, payload[:size])
    head = 2 if size < 126 else 4
    key, masked = sent[head : head + 4], sent[head + 4 :]
    assert sent[0] == BINARY
    assert sent[1] & 0x80
    assert (sent[1] & 0x7F if head == 2 else int.from_bytes(sent[2:4], "big")) == size
    assert bytes(byte ^ key[at % 4] for at, byte in enumerate(masked)) == payload[:size]


def test_a_frame_longer_than_the_load_needs_is_refused() -> None:
    with pytest.raises(ValueError, match="65536 bytes"):
        frame(TEXT, bytes(65536))


# As Colyseus sent them: a fresh table, "two have written", and the reveal of 761, 513, 444 and 220.
FRESH = (
    "0e80000081008201ff01800002800103800204800305ff0280ff0381ffff82008300840000ff0380ff0381ffff82008300840000"
    "ff0480ff0381ffff82008300840000ff0580ff0381ffff82008300840000"
)
TWO_WRITTEN = "0f8103"
REVEALED = (
    "0f8001008100ff0281f9028202ff0380d50381010282018307840700ff0480ef0381bc0182018304840400ff0580fa0381dc008201"
    "8302840200"
)


def test_a_state_of_colyseus_is_read_as_its_patches_change_it() -> None:
    state, seen = TableState(), []
    for message in (FRESH, TWO_WRITTEN, REVEALED):
        state.decode(bytes.fromhex(message), 1)
        seen.append((state.turns, state.written, [total for _, total in sorted(state.totals.items())]))
    scores = list(play(new_game(SEATS), [761, 513, 444, 220]).turns[0].scores)
    assert seen == [(0, 0, [0, 0, 0, 0]), (0, 3, [0, 0, 0, 0]), (1, 0, scores)]


@pytest.mark.parametrize("message", ["ff0140", "ff0980", "82c1"])
def test_a_state_of_another_shape_is_an_error(message: str) -> None:
    state = TableState()
    state.decode(bytes.fromhex(FRESH), 1)
    with pytest.raises(ValueError, match=r"does not have|not a number"):
        state.decode(bytes.fromhex(message), 0)


def test_the_lock_file_names_no_host() -> None:
    text = (PEERS_DIRECTORY / "package-lock.json").read_text()
    assert "://" not in text, "make it with `npm run lock` in bench/peers"
    assert '"resolved"' not in text
    assert "omit-lockfile-registry-resolved=true" in (PEERS_DIRECTORY / ".npmrc").read_text().splitlines()


def test_the_lock_file_has_exactly_what_the_package_file_asks_for() -> None:
    asked = json.loads((PEERS_DIRECTORY / "package.json").read_text())
    locked = json.loads((PEERS_DIRECTORY / "package-lock.json").read_text())["packages"]
    assert locked[""]["dependencies"] == asked["dependencies"]
    for name, version in {**asked["dependencies"], **asked["overrides"]}.items():
        assert locked[f"node_modules/{name}"]["version"] == version
