"""The arithmetic of bench/server.py, the games it plays, and a lock file that works with any registry."""

import json
import random
import subprocess
import sys
from dataclasses import asdict
from pathlib import Path

import pytest

from bench.load import SEATS, Options, random_script
from bench.peers.colyseus.client import TableState
from bench.peers.figures import Figures, Wave, comparison, figures, json_line, percentile, ratios
from bench.peers.websocket import BINARY, TEXT, frame
from bench.server import DEFAULT_PEERS, PEERS, peer_names
from thenumber import new_game, play

ROOT = Path(__file__).resolve().parents[2]
PEERS_DIRECTORY = ROOT / "bench" / "peers"


def measured(writes_per_cpu_s: float) -> Figures:
    return Figures(
        writes_per_cpu_s=writes_per_cpu_s,
        p50_ms=1.234,
        p99_ms=9.876,
        paced_p50_ms=0.5,
        paced_p99_ms=2.0,
        kb_per_table=57.04,
        cold_start_s=0.3004,
        busy=0.95,
        writes=1000,
    )


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


def test_figures_count_the_waves_together_and_the_paced_game_apart() -> None:
    flood = [Wave([0.010] * 60, cpu_s=0.1, wall_s=0.2), Wave([0.030] * 40, cpu_s=0.3, wall_s=0.3)]
    result = figures(flood, Wave([0.001, 0.002], cpu_s=9.0, wall_s=9.0), kb_per_table=80.0, cold_starts=[0.5, 0.3, 0.4])
    assert asdict(result) == pytest.approx(
        {
            "writes_per_cpu_s": 250,
            "p50_ms": 10,
            "p99_ms": 30,
            "paced_p50_ms": 1,
            "paced_p99_ms": 2,
            "kb_per_table": 80,
            "cold_start_s": 0.4,
            "busy": 0.8,
            "writes": 100,
        }
    )


def test_a_flood_too_short_to_cost_anything_is_refused() -> None:
    wave = Wave([0.001], cpu_s=0.0, wall_s=0.1)
    with pytest.raises(ValueError, match="too short"):
        figures([wave], wave, 1.0, [0.1])


def test_ratios_are_ours_divided_by_each_peer() -> None:
    rates = {"boardgameio": measured(2000), "flatfile": measured(500), "ours": measured(25000)}
    assert ratios(rates) == {"boardgameio": 12.5, "flatfile": 50.0}
    assert "ours / flatfile: 50.0" in comparison(rates)


def test_the_json_line_has_every_figure_of_every_server() -> None:
    line = json_line({"boardgameio": measured(2000.4), "colyseus": measured(15000), "ours": measured(25000)})
    assert "\n" not in line
    told = json.loads(line)
    assert told["bench"] == "server"
    assert told["writes_per_cpu_s"] == {"boardgameio": 2000, "colyseus": 15000, "ours": 25000}
    for figure in ("p50_ms", "p99_ms", "kb_per_table", "cold_start_s"):
        assert list(told[figure]) == ["boardgameio", "colyseus", "ours"]
    assert (told["p50_ms"]["ours"], told["kb_per_table"]["ours"], told["cold_start_s"]["ours"]) == (1.23, 57.0, 0.3)
    assert told["ratio"] == told["ratios"]["boardgameio"] == 12.5


def test_without_ours_there_is_no_ratio() -> None:
    told = json.loads(json_line({"boardgameio": measured(2000)}))
    assert (told["ratio"], told["ratios"]) == (None, {})


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
    assert random_script(random.Random(Options.seed)) == random_script(random.Random(Options.seed))


def test_peers_are_named_or_refused() -> None:
    assert peer_names(DEFAULT_PEERS) == ["boardgameio", "flatfile", "colyseus"]
    assert peer_names("") == []
    assert {name: make().name for name, make in PEERS.items()} == {name: name for name in PEERS}


@pytest.mark.parametrize(
    ("option", "given", "reason"),
    [
        ("--peers", "socketeer", "no peer socketeer: there are boardgameio"),
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
