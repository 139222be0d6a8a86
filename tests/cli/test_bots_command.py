"""`thenumber bots`: the ladder, and what each would write in a position, and why."""

import re

import pytest

from command import run
from thenumber.bots.registry import LADDER
from thenumber.locales.catalogue import catalogue
from thenumber.locales.languages import LANGUAGES

POSITION = "1.2 0345678:3 12789:11"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_ladder_in_the_language_of_the_user(language: str) -> None:
    shown = run("bots", "--lang", language, COLUMNS="200").stdout
    texts = catalogue(language)
    lines = [line.split() for line in shown.splitlines()[1:]]
    assert [line[:3] for line in lines] == [
        [str(bot.level), texts.text(f"bot-{bot.name}-name"), bot.name] for bot in LADDER
    ]
    for bot in LADDER:
        assert texts.text(f"bot-{bot.name}-about") in shown


def test_what_they_would_write_and_why() -> None:
    shown = run("bots", POSITION, COLUMNS="200").stdout
    found = re.findall(r"^ +\d+ +\w+ +([a-z]+) +(\d{3}) +(.+)$", shown, re.MULTILINE)
    assert [name for name, _, _ in found] == [bot.name for bot in LADDER]
    assert all(set(number) <= set("0345678") and why.strip() for _, number, why in found)
    assert "8 is the highest digit it has left." in shown
    assert run("bots", POSITION, COLUMNS="200").stdout == shown
    assert run("bots", POSITION, "--seat", "B", COLUMNS="200").stdout != shown


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["1.2 nonsense"], "Position line, column "),
        ([POSITION, "--seat", "C"], "Seat C does not belong here; expected: A-B."),
        (["1.2 -:3 12789:11"], "Seat A can’t write a number in this position."),
    ],
)
def test_what_can_not_be_asked_is_refused(arguments: list[str], sentence: str) -> None:
    done = run("bots", *arguments)
    assert done.returncode == 2
    assert sentence in done.stderr
    assert done.stdout == ""
