"""The command without arguments, its help, its complaints, and the choice of a language."""

import re
import subprocess
import sys
from typing import Any

import pytest
from rich.cells import cell_len
from typer.main import get_command

from command import PLAIN, run
from thenumber.cli.help import SECTIONS
from thenumber.cli.main import app
from thenumber.cli.texts import environment_language, split_language
from thenumber.locales.catalogue import catalogue
from thenumber.locales.languages import LANGUAGES


def squeezed(text: str) -> str:
    """Without any white space: help is wrapped at it, and French has narrow spaces of its own."""
    return "".join(text.split())


def commands() -> list[Any]:
    """All commands as Typer has them."""
    group: Any = get_command(app)
    return list(group.commands.values())


NAMES = sorted(str(command.name) for command in commands())


def test_every_command_stands_in_one_section_of_the_help_and_serve_is_the_first() -> None:
    listed = [name for names in SECTIONS.values() for name in names]
    assert sorted(listed) == NAMES
    assert listed[0] == "serve"


@pytest.mark.parametrize("arguments", [[], ["--help"], ["-h"]])
def test_the_help_lists_every_command_and_every_exit_code(arguments: list[str]) -> None:
    done = run(*arguments)
    assert done.returncode == 0
    for name in (*NAMES, "0", "1", "2", "130"):
        assert re.search(rf"^  {name} ", done.stdout, re.MULTILINE)
    assert done.stdout.index("thenumber serve") < done.stdout.index("thenumber play")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_of_the_whole_says_everything_in_the_language_of_the_user(language: str) -> None:
    texts = catalogue(language)
    shown = squeezed(run("--help", THENUMBER_LANG=language, COLUMNS="80").stdout)
    keys = ["help-usage", "help-about", "help-options", "help-help", "help-exit-codes", "exit-0", "exit-1", "exit-2"]
    for key in (*keys, *(f"section-{name}" for name in SECTIONS), *(f"cli-{name}" for name in NAMES)):
        assert squeezed(texts.text(key)) in shown, key


@pytest.mark.parametrize("columns", [80, 40])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_of_every_command_is_complete_and_fits_in_every_language(language: str, columns: int) -> None:
    """All of them in one process of that language, as each of them alone would show it."""
    shown = subprocess.run(
        [sys.executable, "-c", EVERY_HELP],
        capture_output=True,
        env=PLAIN | {"THENUMBER_LANG": language, "COLUMNS": str(columns)},
        check=True,
    ).stdout.decode()
    texts, pages = catalogue(language), dict(zip(NAMES, shown.split("\f")[1:], strict=True))
    for command in commands():
        page = pages[str(command.name)]
        assert [line for line in page.splitlines() if cell_len(line) > columns] == []
        assert not re.search(r"\[\[|<|\[x|\]\.\.\.\]|\.\.\.$", page.replace("]...\n", "]\n")), page
        assert squeezed(texts.text(f"cli-{command.name}")) in squeezed(page)
        for parameter in command.params:
            for name in (*parameter.opts, *parameter.secondary_opts):
                if name.startswith("--"):
                    assert name in page
        assert "--lang " in page
        assert squeezed(texts.text("help-help")) in squeezed(page)


EVERY_HELP = """
from typer.main import get_command
from thenumber.cli.main import app
group = get_command(app)
for name, command in sorted(group.commands.items()):
    print("\\f" + command.get_help(command.make_context(f"thenumber {name}", [], resilient_parsing=True)))
"""


@pytest.mark.parametrize(
    ("arguments", "lines"),
    [
        (["serve"], ["--port PORT .*default: 8080", "--no-browser .*default: --browser", "--workers N .*default: 2"]),
        (["serve"], ["--data DIRECTORY .*default: ~/.local/share/thenumber"]),
        (["play"], [r"thenumber play \[OPTIONS\] \[NAME\]\.\.\.", "--level LEVEL .*default: gentle"]),
        (["replay"], [r"thenumber replay \[OPTIONS\] FILE\|LINK", "--game N .*default: 1"]),
        (["evaluate"], [r"--seat SEAT .*\[required\]"]),
        (["daily"], [r"thenumber daily \[OPTIONS\] \[DATE\]"]),
    ],
)
def test_help_tells_what_is_needed_and_what_holds_otherwise(arguments: list[str], lines: list[str]) -> None:
    shown = " ".join(run(*arguments, "--help", HOME="/home/ada").stdout.split())
    for line in lines:
        assert re.search(line, shown), line


def test_the_version_is_shown() -> None:
    assert run("--version").stdout.startswith("thenumber 0.")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["fly"], "There is no command “fly”. Help: thenumber --help"),
        (["pla"], "There is no command “pla”. Did you mean play or replay? Help: thenumber --help"),
        (["score"], "FILE is missing: A record (.tnr), or - for standard input. Help: thenumber score --help"),
        (["score", "a", "b"], "“b” is too much here. Help: thenumber score --help"),
        (["score", "--jsn", "a"], "There is no option --jsn. Did you mean --json? Help: thenumber score --help"),
        (["score", "--json=1", "a"], "--json takes no value."),
        (["evaluate", "1.1"], "--seat is missing: "),
        (["tournament"], "--bots is missing: "),
        (["join", "http://nowhere/t/KDWTXM"], "--name is missing: "),
        (["--versoin"], "There is no option --versoin. Did you mean --version? Help: thenumber --help"),
        (["play", "--lang"], "--lang needs a value."),
        (["replay", "x", "--game", "0"], "0 is not a game: games are counted from 1."),
        (["replay", "x", "--game", "x"], "--game needs a whole number, such as 1. Help: thenumber replay --help"),
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
def test_wrong_usage_is_explained_in_the_language_of_the_user(language: str) -> None:
    texts = catalogue(language)
    no_command = texts.text("usage-no-command", found="pla")
    names = texts.text("usage-or", first="play", last="replay")
    no_option = texts.text("usage-no-option", found="--jsn")
    missing = texts.text("usage-missing-parameter", name="--seat", about=texts.text("cli-evaluate-seat"))
    for arguments, message, command in (
        (["pla"], texts.text("usage-suggestion", message=no_command, names=names), ""),
        (["score", "--jsn"], texts.text("usage-suggestion", message=no_option, names="--json"), "score "),
        (["evaluate", "1.1"], missing, "evaluate "),
    ):
        done = run(*arguments, "--lang", language)
        sentence = texts.text("usage-try", message=message, command=f"thenumber {command}--help")
        assert (done.returncode, done.stderr) == (2, f"{texts.text('error', message=sentence)}\n")


def test_what_a_command_needs_is_asked_for_by_its_name_in_every_language() -> None:
    needy = [command for command in commands() if any(parameter.required for parameter in command.params)]
    assert len(needy) >= 8
    for language, command in zip(LANGUAGES * len(needy), needy, strict=False):
        done = run(command.name, "--lang", language)
        texts = catalogue(language)
        asked, about = texts.text("usage-missing-parameter", name="<", about=">").split("<")[1].split(">")
        assert (done.returncode, done.stdout) == (2, "")
        assert re.fullmatch(
            rf".+{re.escape(asked)}.+{re.escape(about)}.*thenumber {command.name} --help\n", done.stderr
        )


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
