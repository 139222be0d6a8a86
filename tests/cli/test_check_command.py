"""`thenumber check` and tournaments with programs, as their writers run them."""

import json
from pathlib import Path

from command import run
from example_bots import example, odd


def test_a_good_program_is_told_so(tmp_path: Path) -> None:
    done = run("check", example("miser", tmp_path), "--games", "4")
    assert done.returncode == 0, done.stderr
    first, proved, pace = done.stdout.splitlines()
    assert first == "miser, by The Number contributors"
    assert "all were legal, and the same seed gave the same number" in proved
    assert pace.startswith("A number takes ")


def test_a_bot_of_the_house_can_be_tried_as_well() -> None:
    assert run("check", "greedy", "--games", "2").stdout.startswith("greedy\n")


def test_a_broken_promise_is_a_sentence_with_the_place_and_exit_code_1(tmp_path: Path) -> None:
    done = run("check", odd(tmp_path, "echo number 777"))
    assert done.returncode == 1
    assert "wrote a digit that it no longer had. odd: 777 (seat A: 1.4 0:0,0,0 0123456789:0,0,0 -:9,0,7)" in done.stderr


def test_a_tournament_with_a_program_is_the_same_for_any_number_of_workers(tmp_path: Path) -> None:
    miser = example("miser", tmp_path)
    options = ("tournament", "--bots", f"{miser},greedy", "--games", "6", "--seats", "3")
    records = []
    for workers in ("1", "2"):
        folder = tmp_path / workers
        done = run(*options, "--workers", workers, "--into", str(folder), "--json")
        assert done.returncode == 0, done.stderr
        assert {row["bot"] for row in json.loads(done.stdout)["bots"]} == {miser, "greedy"}
        records.append((folder / "games.tnr").read_bytes())
    assert records[0] == records[1]
    assert records[0].count(b"[Game ") == 12
    assert run(*options, "--into", str(tmp_path / "1")).returncode == 0, "it goes on from its own folder"


def test_a_program_that_fails_in_a_tournament_is_named(tmp_path: Path) -> None:
    failing = odd(tmp_path, "echo out of luck >&2; exit 4")
    done = run("tournament", "--bots", f"{failing},greedy", "--games", "2", "--workers", "1")
    assert done.returncode == 1
    assert "A program ended instead of answering. odd: exit 4: out of luck" in done.stderr
