"""`thenumber review`: a table for every turn that fits the terminal, the game as JSON, and what can't be reviewed."""

import json
from pathlib import Path

import pytest

from command import run
from thenumber.locales.catalogue import catalogue
from thenumber.locales.languages import LANGUAGES
from thenumber.record.parse import parse_record
from thenumber.record.position import format_position
from thenumber.review.expected_mixes import bots_among, expected_mixes
from thenumber.rules.digits import number_name
from thenumber.rules.game import new_game, play
from thenumber.rules.seats import seat_letter

RECORD = '[A "Ada"]\n[B "@greedy"]\n[C "Maximilian-Alexander"]\n\n1.1 761 513 089\n1.2 ---- 876 123\n'
HEADINGS = ("number", "points", "best", "judgement", "gifts", "luck", "hindsight", "wins")


@pytest.mark.parametrize("language", LANGUAGES)
def test_headings_and_numbers_stand_complete_in_80_columns(language: str) -> None:
    done = run("review", "-", "--seconds", "0.1", "--lang", language, stdin=RECORD, COLUMNS="80")
    assert done.returncode == 0, done.stderr
    texts = catalogue(language)
    turn = done.stdout.split("\n\n")[0]
    for heading in HEADINGS:
        for word in texts.text(f"review-{heading}").split():
            assert word in turn
    assert "…" not in turn.replace("Maximilia…", "")
    for number in ("761", "513", "089"):
        assert number in turn
    assert texts.text("review-whole") in done.stdout


def test_the_same_game_gets_the_same_words_each_time() -> None:
    first, second = (run("review", "-", stdin=RECORD) for _ in range(2))
    assert first.returncode == 0
    assert first.stdout == second.stdout


def test_json_has_every_turn_and_seat() -> None:
    shown = json.loads(run("review", "-", "--seconds", "0.1", "--json", stdin=RECORD).stdout)
    assert shown["players"] == ["Ada", "@greedy", "Maximilian-Alexander"]
    assert [(turn["round"], turn["turn"]) for turn in shown["turns"]] == [(1, 1), (1, 2)]
    assert [seat["written"]["number"] for seat in shown["turns"][0]["seats"]] == ["761", "513", "089"]
    for turn in shown["turns"]:
        assert sum(turn["chances"]) == pytest.approx(1, abs=0.01)
        for split in turn["splits"]:
            parts = [split[name] for name in ("judgement", "gifts", "luck")]
            assert sum(parts) == pytest.approx(split["happened"], abs=0.001)
            assert split["judgement"] <= 0
    for seat, split in enumerate(shown["splits"]):
        assert split["happened"] == pytest.approx(
            sum(turn["splits"][seat]["happened"] for turn in shown["turns"]), abs=0.01
        )


@pytest.mark.parametrize(("seat", "turn_index"), [(0, 0), (1, 0), (2, 1)])
def test_its_figures_are_those_of_evaluate(tmp_path: Path, seat: int, turn_index: int) -> None:
    record = parse_record(RECORD)
    before = new_game(3)
    for turn in record.game.turns[:turn_index]:
        before = play(before, turn.numbers)
    mixes = expected_mixes(before, bots_among(record.names))
    against = tmp_path / "mixes.json"
    against.write_text(
        json.dumps(
            {
                seat_letter(other): {number_name(number): weight for number, weight in mix.items()}
                for other, mix in enumerate(mixes)
                if other != seat
            }
        )
    )
    asked = ("evaluate", format_position(before.position), "--seat", seat_letter(seat), "--against", str(against))
    expected = json.loads(run(*asked, "--json").stdout)
    reviewed = json.loads(run("review", "-", "--seconds", "0.1", "--json", stdin=RECORD).stdout)
    told = reviewed["turns"][turn_index]["seats"][seat]
    for one in (told["written"], *told["alternatives"]):
        row = expected[one["number"]]
        assert one["approved"] == pytest.approx(row["approved"], abs=1e-4)
        assert one["bonus"] == pytest.approx(row["bonus"], abs=1e-4)
        assert one["points"] == pytest.approx(row["points"], abs=1e-3)
        crossed_out = row["approved"] * len(set(one["number"]))
        assert one["score"] == pytest.approx(row["points"] - crossed_out, abs=1e-3)
    for number, row in expected.items():
        score = row["points"] - row["approved"] * len(set(number))
        assert told["scores"][int(number)] == pytest.approx(score, abs=0.051)


@pytest.mark.parametrize(
    ("arguments", "record", "code", "sentence"),
    [
        (["-"], "nonsense", 1, "line 1, column 1"),
        (["-"], "1.1 761 5130 089", 1, "line 1, column 9"),
        (["-", "--game", "2"], RECORD, 2, "There is no game 2"),
        (["/nowhere.tnr"], "", 2, "/nowhere.tnr"),
        (["-", "--seconds", "soon"], RECORD, 2, "“soon” is not a number of seconds"),
    ],
)
def test_what_can_not_be_reviewed_gets_a_sentence(arguments: list[str], record: str, code: int, sentence: str) -> None:
    done = run("review", *arguments, stdin=record)
    assert done.returncode == code
    assert sentence in done.stderr
    assert done.stdout == ""


def test_a_folder_is_reviewed_game_by_game_whoever_does_it(tmp_path: Path) -> None:
    short = RECORD.rsplit("1.2", 1)[0]
    (tmp_path / "b.tnr").write_text(short)
    (tmp_path / "a.tnr").write_text(f'[Game "The Number"]\n{RECORD}\n[Game "The Number"]\n{short}')
    (tmp_path / "diary.txt").write_text("not a record")
    alone, together = (run("review", str(tmp_path), "--workers", workers) for workers in "12")
    assert (alone.returncode, alone.stderr) == (0, "")
    assert alone.stdout == together.stdout
    found = [json.loads(line) for line in alone.stdout.splitlines()]
    assert [(one.pop("file"), one.pop("game")) for one in found] == [("a.tnr", 1), ("a.tnr", 2), ("b.tnr", 1)]
    assert found[0] == json.loads(run("review", "--json", str(tmp_path / "a.tnr")).stdout)
    assert found[1] == found[2]


def test_what_can_not_be_reviewed_of_a_folder_gets_a_sentence(tmp_path: Path) -> None:
    empty = run("review", str(tmp_path))
    assert (empty.returncode, empty.stdout) == (1, "")
    (tmp_path / "a.tnr").write_text("My diary")
    wrong = run("review", str(tmp_path))
    assert wrong.returncode == 1
    assert "a.tnr" in wrong.stderr
    (tmp_path / "a.tnr").write_text(RECORD)
    for options in (["--workers", "0"], ["--cluster", "slurm"]):
        assert run("review", str(tmp_path), *options).returncode == 2
