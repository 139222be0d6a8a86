"""`thenumber review`: a table for every turn that fits the terminal, the game as JSON, and what can't be reviewed."""

import json

import pytest

from command import run
from thenumber.locales.catalogue import catalogue
from thenumber.locales.languages import LANGUAGES

RECORD = '[A "Ada"]\n[B "@greedy"]\n[C "Maximilian-Alexander"]\n\n1.1 761 513 089\n1.2 ---- 876 123\n'
HEADINGS = ("number", "approved", "worth", "best", "misread", "luck", "hindsight", "wins")


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


def test_json_has_every_turn_and_seat() -> None:
    shown = json.loads(run("review", "-", "--seconds", "0.1", "--json", stdin=RECORD).stdout)
    assert shown["players"] == ["Ada", "@greedy", "Maximilian-Alexander"]
    assert [(turn["round"], turn["turn"]) for turn in shown["turns"]] == [(1, 1), (1, 2)]
    assert [seat["written"]["number"] for seat in shown["turns"][0]["seats"]] == ["761", "513", "089"]
    for turn in shown["turns"]:
        assert sum(turn["chances"]) == pytest.approx(1, abs=0.01)
        for seat in turn["seats"]:
            assert seat["misread"] >= 0


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
