"""The README in every language: the same command as in English, and the words that the game itself uses."""

import re
from pathlib import Path

import pytest

from thenumber.locales.languages import LANGUAGES

ROOT = Path(__file__).parent.parent
COMMANDS = re.compile(r"^```sh\n(.*?)^```", re.MULTILINE | re.DOTALL)
LABEL = re.compile(r"(?<!\*)\*([^*\n]+)\*(?!\*)")


def readme(language: str) -> str:
    name = "README.md" if language == "en" else f"README.{language}.md"
    return (ROOT / name).read_text(encoding="utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_begins_with_the_same_command(language: str) -> None:
    command, *_ = COMMANDS.findall(readme(language))
    assert command == COMMANDS.findall(readme("en"))[0] == "python3 go.py\n"


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_leads_to_all_other_languages(language: str) -> None:
    others = ["README.md" if other == "en" else f"README.{other}.md" for other in LANGUAGES if other != language]
    assert [other for other in others if f"]({other})" not in readme(language)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_it_calls_by_name_is_called_so_in_the_game(language: str) -> None:
    assert not unknown_labels(readme(language), language)


def test_the_tour_calls_everything_as_the_game_does() -> None:
    assert not unknown_labels((ROOT / "docs/tour.md").read_text(encoding="utf-8"), "en")


def unknown_labels(page: str, language: str) -> list[str]:
    """The labels in a page (*so*) that are no text of the game in this language."""
    folder = ROOT / "src/thenumber/locales" / language
    texts = {line for file in folder.glob("*.ftl") for line in re.findall(r" = (.+)", file.read_text(encoding="utf-8"))}
    labels = LABEL.findall(page)
    assert len(labels) > 5
    return [label for label in labels if label not in texts]
