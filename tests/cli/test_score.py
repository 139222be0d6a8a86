"""`thenumber score`: everything the rules say about recorded games, streamed."""

import json
import subprocess
from pathlib import Path

import psutil
import pytest

from command import PLAIN, THENUMBER, run
from examples import EXAMPLE
from thenumber import format_record, record_of
from thenumber.testing import sample_games

WRONG = EXAMPLE.replace("120+", "120x")


def test_a_canonical_record_comes_out_as_it_went_in() -> None:
    done = run("score", "-", stdin=EXAMPLE)
    assert (done.returncode, done.stdout, done.stderr) == (0, EXAMPLE, "")


def test_numbers_alone_are_enough(tmp_path: Path) -> None:
    rough = tmp_path / "rough.tnr"
    rough.write_text("1.1 761 513 444 444 220\n")
    done = run("score", str(rough))
    assert done.returncode == 0
    assert "1.1 761x 513* 444+ 444+ 220+ = 0 7 4 4 2\n*\n" in done.stdout


def test_json_has_the_promised_shape() -> None:
    done = run("score", "--json", "-", stdin=EXAMPLE)
    (game,) = map(json.loads, done.stdout.splitlines())
    assert list(game) == ["players", "rounds", "finals", "winners", "finished"]
    assert game["players"] == ["Ada", "Bob", "@greedy"]
    (round_1,) = game["rounds"]
    assert list(round_1) == ["turns", "crossed_out_count", "totals"]
    assert (round_1["crossed_out_count"], round_1["totals"]) == ([10, 10, 4], [38, 48, 25])
    assert round_1["turns"][3] == {
        "numbers": ["999", "766", "888"],
        "verdicts": ["approved", "void", "approved"],
        "scores": [15, 0, 8],
        "bonus": [6, 0, 0],
        "eliminated_by": [[], [], []],
        "crossed_out": ["0123456789", "012345789", "0289"],
    }
    assert round_1["turns"][4]["numbers"] == [None, "666", "765"]
    assert round_1["turns"][4]["verdicts"] == ["absent", "approved", "eliminated"]
    assert round_1["turns"][4]["eliminated_by"] == [[], [], [1]]
    assert (game["finals"], game["winners"], game["finished"]) == ([38, 48, 25], [], False)


def test_a_finished_game_has_winners() -> None:
    text = "".join(f"{r}.{t} 9{t}{t} 0{t}{t}\n" for r in (1, 2) for t in range(1, 6))
    (game,) = map(json.loads, run("score", "--json", "-", stdin=text).stdout.splitlines())
    assert game["finished"]
    assert game["winners"] == [seat for seat, final in enumerate(game["finals"]) if final == max(game["finals"])]
    assert game["finals"] == [sum(total) for total in zip(*(r["totals"] for r in game["rounds"]), strict=True)]


def test_several_games_are_all_scored() -> None:
    two = EXAMPLE + "\n" + EXAMPLE
    assert run("score", "-", stdin=two).stdout == two
    assert len(run("score", "--json", "-", stdin=two).stdout.splitlines()) == 2


def test_a_wrong_record_is_named_with_file_line_and_token(tmp_path: Path) -> None:
    path = tmp_path / "wrong.tnr"
    path.write_text(EXAMPLE + "\n" + WRONG + "\n" + EXAMPLE)
    done = run("score", str(path))
    assert done.returncode == 1
    assert done.stdout == EXAMPLE
    assert "wrong.tnr, line 29, column 5" in done.stderr
    assert "120x" in done.stderr
    assert "120+" in done.stderr
    assert "approved" in done.stderr


def test_keep_going_scores_the_good_games_of_a_file() -> None:
    done = run("score", "--keep-going", "-", stdin=EXAMPLE + "\n" + WRONG + "\n" + EXAMPLE)
    assert done.returncode == 1
    assert done.stdout == EXAMPLE + "\n" + EXAMPLE
    assert done.stderr.count("120x") == 1


@pytest.mark.parametrize("text", ["", "\n\n", "# nothing but a comment\n"])
def test_a_file_without_a_game_is_an_error(text: str) -> None:
    done = run("score", "-", stdin=text)
    assert (done.returncode, done.stdout) == (1, "")
    assert "no game" in done.stderr


@pytest.mark.parametrize("junk", [b"\xff\xfe\x00", b"\x00" * 10_000, b"[" * 100_000, b"1.1 " + b"9" * 1_000_000])
def test_junk_is_refused_without_a_traceback(junk: bytes) -> None:
    done = run("score", "-", stdin=junk)
    assert (done.returncode, done.stdout) == (1, "")
    assert "Traceback" not in done.stderr
    assert "line 1" in done.stderr


@pytest.mark.parametrize("arguments", [["/no/such/file.tnr"], ["/"], [], ["a", "b"], ["--jsn", "-"]])
def test_wrong_usage_is_code_2_and_a_sentence(arguments: list[str]) -> None:
    done = run("score", *arguments)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("Error: ")
    assert "Traceback" not in done.stderr


def test_an_error_is_told_in_the_language_of_the_user() -> None:
    done = run("score", "-", stdin=WRONG, LANG="de_DE.UTF-8")
    assert "Zeile 11" in done.stderr
    assert "zugelassen" in done.stderr


def test_a_reader_that_has_enough_causes_no_traceback(tmp_path: Path) -> None:
    path = tmp_path / "many.tnr"
    path.write_text((EXAMPLE + "\n") * 2000)
    shell = ["sh", "-c", f"{THENUMBER} score {path} | head -n 1"]
    done = subprocess.run(shell, capture_output=True, env=PLAIN, check=True)
    assert (done.stdout, done.stderr) == (b'[Game "The Number"]\n', b"")


def test_a_long_stream_takes_no_more_memory_than_a_short_one() -> None:
    games = "\n".join(format_record(record_of(game)) for game in sample_games(100)) + "\n"
    process = subprocess.Popen(
        [THENUMBER, "score", "--json", "-"], stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, env=PLAIN
    )
    assert process.stdin
    memory = []
    for _ in range(30):
        process.stdin.write(games.encode())
        process.stdin.flush()
        memory.append(psutil.Process(process.pid).memory_info().rss)
    process.stdin.close()
    assert process.wait() == 0
    # The pipe holds less than a batch, so all but the last were read when these were taken.
    assert memory[-1] < memory[9] * 1.1
