"""`thenumber solve` and `thenumber evaluate`: what they print, and what they refuse."""

import json
from pathlib import Path

import pytest

from command import run
from thenumber.record.position import parse_position
from thenumber.rules.digits import number_name
from thenumber.solver.evaluate import evaluate
from thenumber.solver.results import Objective
from thenumber.solver.solve import solve

LAST = "2.5 012:0,0,0,0 24:0,0,0,0 | 10 12"
THREE = "1.2 012:3 12:3 0123:0"


def test_solve_prints_values_mixes_gains_and_seconds() -> None:
    done = run("solve", LAST, "--json")
    assert (done.returncode, done.stderr) == (0, "")
    said = json.loads(done.stdout)
    assert list(said) == ["value", "mixes", "gain", "seconds"]
    expected = solve(parse_position(LAST))
    assert said["value"] == pytest.approx(expected.values)
    assert said["mixes"] == [{number_name(n): weight for n, weight in mix.items()} for mix in expected.mixes]
    assert said["gain"] == pytest.approx([0.0, 0.0], abs=1e-9)
    assert said["seconds"] > 0


def test_solve_for_the_win_and_for_people() -> None:
    done = run("solve", LAST, "--objective", "win")
    share = solve(parse_position(LAST), Objective.WIN).values[1]
    assert done.returncode == 0
    assert share > 0
    assert f"{share:+.3f}" in done.stdout


def test_evaluate_prints_every_number_as_the_solver_sees_it(tmp_path: Path) -> None:
    against = tmp_path / "mixes.json"
    against.write_text('{"A": {"012": 2, "100": 1}, "C": {"123": 0.5}}')
    done = run("evaluate", THREE, "--seat", "B", "--against", str(against), "--json")
    expected = evaluate(parse_position(THREE), 1, {0: {12: 2.0, 100: 1.0}, 2: {123: 0.5}})
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(done.stdout) == {number_name(number): row._asdict() for number, row in expected.items()}
    shown = run("evaluate", THREE, "--seat", "B", "--against", "-", stdin=against.read_text())
    assert shown.returncode == 0
    assert len(shown.stdout.splitlines()) == 1 + len(expected)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["1.2 0122:3 12:3"], "column 5"),
        (["1.2 012:3,3 12:3"], "column 9"),
        (["2.5 012:0,0,0,0 24:0,0,0,0"], "column"),
        (["1.2 012:3 12:3", "--objective", "win"], "round 2, turn 5"),
        (["1.2 012:3 12:3", "--objective", "glory"], "glory"),
        (["1.2 012:3 12:3", "--seconds", "0"], "0.1-3600"),
    ],
)
def test_solve_refuses_what_it_can_not_solve(arguments: list[str], said: str) -> None:
    done = run("solve", *arguments)
    assert (done.returncode, done.stdout) == (2, "")
    assert said in done.stderr
    assert len(done.stderr.splitlines()) == 1


@pytest.mark.parametrize(
    ("seat", "against", "said"),
    [
        ("D", '{"A": {"012": 1}, "C": {"123": 1}}', "A-C"),
        ("B", '{"A": {"012": 1}}', "C"),
        ("B", '{"A": {"012": 1}, "B": {"121": 1}, "C": {"123": 1}}', "B"),
        ("B", '{"A": {"013": 1}, "C": {"123": 1}}', "013"),
        ("B", '{"A": {"12": 1}, "C": {"123": 1}}', "000-999"),
        ("B", '{"A": {"012": -1}, "C": {"123": 1}}', "-1"),
        ("B", '{"A": {"012": true}, "C": {"123": 1}}', "true"),
        ("B", '{"A": {"012": 0}, "C": {"123": 1}}', "A"),
        ("B", '{"A": {"012": 1, "012": 2}, "C": {"123": 1}}', "JSON"),
        ("B", "[1]", '"042": 1'),
    ],
)
def test_evaluate_refuses_mixes_that_do_not_fit(seat: str, against: str, said: str) -> None:
    done = run("evaluate", THREE, "--seat", seat, "--against", "-", stdin=against)
    assert (done.returncode, done.stdout) == (2, "")
    assert said in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_evaluate_says_which_file_is_missing() -> None:
    done = run("evaluate", THREE, "--seat", "A", "--against", "no-such-file.json")
    assert done.returncode == 2
    assert "no-such-file.json" in done.stderr
