"""The command without arguments, its help, its complaints, and the choice of a language."""

import re
import subprocess
from pathlib import Path

import pytest
from rich.cells import cell_len

from command import PLAIN, THENUMBER, run
from thenumber.cli.texts import environment_language, split_language
from thenumber.locales.catalogue import catalogue
from thenumber.locales.languages import LANGUAGES

COMMANDS = ("play", "score", "replay", "link", "unlink", "rules", "daily")


def squeezed(text: str) -> str:
    """Without any white space: help is wrapped at it, and French has narrow spaces of its own."""
    return "".join(text.split())


def test_without_arguments_it_is_helpful() -> None:
    done = run()
    assert done.returncode == 0
    for command in COMMANDS:
        assert command in done.stdout
    assert "thenumber play" in done.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_is_in_the_language_of_the_user(language: str) -> None:
    texts = catalogue(language)
    for done in (run("--help", THENUMBER_LANG=language), run("--lang", language)):
        shown = squeezed(done.stdout)
        for key in ("help-usage", "help-options", "help-commands", "help-help"):
            assert squeezed(texts.text(key)) in shown
        for command in COMMANDS:
            assert squeezed(texts.text(f"cli-{command}")) in shown
    assert squeezed(texts.text("cli-play-save")) in squeezed(run("play", "--help", f"--lang={language}").stdout)


def test_the_version_is_shown() -> None:
    assert run("--version").stdout.startswith("thenumber 0.")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["fly"], "There is no command “fly”."),
        (["score"], "FILE is missing."),
        (["score", "a", "b"], "“b” is too much here."),
        (["score", "--jsn", "a"], "There is no option --jsn."),
        (["replay", "x", "--game", "0"], "--game needs a whole number"),
        (["play", "--seed", "x"], "--seed needs a whole number"),
        (["play", "--seed"], "--seed needs a value."),
        (["play", "--bots", "deep blue"], "There is no bot “deep blue”"),
        (["play", "--bots", "7"], "The Number is for 2-5"),
        (["play", "--bots", "0"], "The Number is for 2-5"),
        (["play", "A", "B", "C", "D", "E", "F"], "The Number is for 2-5"),
        (["play", "Ada", "Ada"], "Two players can’t both be called “Ada”."),
        (["play", "@greedy"], "can’t be a name"),
        (["play", "x" * 21], "can’t be a name"),
        (["play", "\x1b"], "can’t be a name"),
        (["play", ""], "can’t be a name"),
        (["rules", "--lang", "xx"], "There is no language “xx”"),
    ],
)
def test_wrong_usage_gets_a_sentence_and_code_2(arguments: list[str], sentence: str) -> None:
    done = run(*arguments)
    assert done.returncode == 2
    assert sentence in done.stderr
    assert done.stdout == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_are_shown_in_the_language_of_the_user(language: str) -> None:
    shown = run("rules", "--lang", language, COLUMNS="100").stdout
    for key in ("rules-title", "rules-heading-check"):
        assert squeezed(catalogue(language).text(key)) in squeezed(shown)
    for rule in ("R17", "R48"):
        assert squeezed(rule + catalogue(language).text(rule)) in squeezed(shown)


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_show_a_check_and_the_total_of_a_round(language: str) -> None:
    shown = run("rules", "--lang", language, COLUMNS="80").stdout
    assert re.search(r"761.*\n.*1.*513", shown)
    assert "5 + 2 = 7" in shown
    assert "7 + 2 + 6 + 0 + 22 + 6 = 43" in shown
    assert max(cell_len(line) for line in shown.splitlines()) <= 80


def test_a_terminal_without_symbols_shows_a_question_mark_for_them() -> None:
    done = run("replay", "-", stdin="1.1 761 513\n", PYTHONIOENCODING="ascii")
    assert done.returncode == 0
    assert "A ? Red" in done.stdout


@pytest.mark.parametrize("arguments", [["replay", "-"], ["score", "-"], ["rules"]])
def test_a_full_disk_gets_a_sentence(arguments: list[str]) -> None:
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(
            [THENUMBER, *arguments], input=b"1.1 761 513\n", stdout=full, stderr=subprocess.PIPE, env=PLAIN, check=False
        )
    assert done.returncode == 1
    assert done.stderr == b"Error: The command had to end: No space left on device\n"


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "xx_XX"}, "en"),
        ({"LANG": "de_DE", "LC_ALL": "fr_FR"}, "fr"),
        ({"LANG": "en_US", "LANGUAGE": "xx:it:de"}, "it"),
        ({"LC_ALL": "C.UTF-8", "LANGUAGE": "it"}, "en"),
        ({"LANG": "de_DE", "THENUMBER_LANG": "zh-TW"}, "zh-Hant"),
        ({"LC_MESSAGES": "es_MX.UTF-8", "LANG": "de"}, "es"),
    ],
)
def test_the_environment_tells_the_language(environment: dict[str, str], language: str) -> None:
    assert environment_language(environment) == language


def test_the_language_is_taken_out_of_the_arguments_wherever_it_stands() -> None:
    assert split_language(["--lang", "de", "play"]) == ("de", ["play"])
    assert split_language(["play", "--lang=de", "Ada"]) == ("de", ["play", "Ada"])
    assert split_language(["play", "--", "--lang", "de"]) == (None, ["play", "--", "--lang", "de"])
    assert split_language(["play", "--lang"]) == (None, ["play", "--lang"])
