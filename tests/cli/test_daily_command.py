"""`thenumber daily`: the number of a day through a pipe and with keys, and dates that there are not."""

from datetime import date, timedelta

import pytest

from command import Terminal, run
from thenumber.daily.day import FIRST_DATE
from thenumber.daily.shipped import day_of
from thenumber.locales.catalogue import catalogue
from thenumber.locales.languages import LANGUAGES
from thenumber.rules.digits import number_name

ON = FIRST_DATE + timedelta(days=2)


def best(on: date) -> str:
    return number_name(day_of(on).best)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_best_number_has_all_stars(language: str) -> None:
    done = run("daily", str(ON), "--lang", language, stdin=f"{best(ON)}\n", COLUMNS="120")
    assert done.returncode == 0, done.stderr
    day = day_of(ON)
    texts = catalogue(language)
    points = texts.decimal(day.prospects[day.best].points)
    sentence = texts.text("daily-best-yours", number=best(ON), points=points).replace("*", "")
    assert " ".join(sentence.split()) in " ".join(done.stdout.split())  # lines may be broken anywhere
    assert done.stdout.rstrip().endswith(texts.text("daily-line", date=str(ON), stars="★★★★★"))


def test_what_can_not_be_written_is_asked_for_again() -> None:
    done = run("daily", str(ON), stdin=f"12\nabc\n{best(ON)}\n")
    assert done.returncode == 0
    assert "★★★★★" in done.stdout


def test_whoever_stops_has_written_nothing() -> None:
    done = run("daily", str(ON), stdin="")
    assert done.returncode == 0
    assert "★" not in done.stdout


@pytest.mark.parametrize(
    ("asked", "code"),
    [("soon", "no-date"), ("2026-02-30", "no-date"), ("2025-01-01", "too-early"), ("9999-12-31", "too-late")],
)
def test_a_date_that_there_is_not_is_a_sentence(asked: str, code: str) -> None:
    done = run("daily", asked)
    assert done.returncode == 2
    assert catalogue("en").text(f"refusal-daily-{code}") in done.stderr
    assert "Traceback" not in done.stderr


def test_keys_write_the_number_of_today() -> None:
    terminal = Terminal("daily", str(ON))
    terminal.wait_for("_")
    terminal.press(best(ON))
    terminal.press("\r")
    terminal.wait_for("★★★★★")
    assert terminal.wait_for_end() == 0
