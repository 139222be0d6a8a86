"""The glossary: every language has one word a concept, and no message uses another."""

import re
import tomllib
from typing import Any, NamedTuple

import pytest

from catalogue_texts import LOCALES, Said, all_said
from thenumber.bots.registry import BUILT_IN
from thenumber.locales.languages import LANGUAGES


class Word(NamedTuple):
    """The word of a language for a concept."""

    concept: str
    word: str
    form: re.Pattern[str]
    never: tuple[re.Pattern[str], ...]
    innocent: frozenset[str]
    """Messages in which a form that is not used means something else."""
    needed_in: frozenset[str]
    """Messages that must have the word."""


def word_of(concept: str, row: dict[str, Any], language: str) -> Word:
    given = row[language]
    told = given if isinstance(given, dict) else {"word": given}
    assert set(told) <= {"word", "form", "never", "except"}, f"{concept} in {language}: {sorted(told)}"
    form = re.compile(told.get("form") or re.escape(told["word"]), re.IGNORECASE | re.DOTALL)
    never = tuple(re.compile(pattern, re.DOTALL) for pattern in told.get("never", ()))
    return Word(concept, told["word"], form, never, frozenset(told.get("except", ())), frozenset(row["in"]))


def slips(word: Word, said: Said) -> list[str]:
    """What is wrong with a message: a form that is not used, or that the word is missing."""
    text = said.text.replace("*", "")
    found = [
        f"{said.place}: “{match[0]}” is not said for {word.concept}; say “{word.word}”"
        for pattern in word.never
        if said.key not in word.innocent and (match := pattern.search(text))
    ]
    if said.key in word.needed_in and not word.form.search(text):
        found.append(f"{said.place}: “{word.word}” is missing, the word for {word.concept}: {text!r}")
    return found


GLOSSARY: dict[str, dict[str, Any]] = tomllib.loads((LOCALES / "glossary.toml").read_text(encoding="utf-8"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_keeps_to_its_words(language: str) -> None:
    words = [word_of(concept, row, language) for concept, row in GLOSSARY.items()]
    found = {slip for said in all_said(language) for word in words for slip in slips(word, said)}
    assert not found, "\n" + "\n".join(sorted(found))


@pytest.mark.parametrize("concept", GLOSSARY)
def test_a_concept_has_a_word_in_every_language_and_names_messages_that_are_there(concept: str) -> None:
    row = GLOSSARY[concept]
    assert set(row) == {"in", *LANGUAGES}
    keys = {said.key for said in all_said("en")}
    for language in LANGUAGES:
        word = word_of(concept, row, language)
        assert word.needed_in | word.innocent <= keys
        assert not any(pattern.search(word.word) for pattern in word.never), word.word


def test_every_bot_of_the_house_is_in_it() -> None:
    assert {concept for concept in GLOSSARY if f"{concept}-name" in GLOSSARY[concept]["in"]} == {
        f"bot-{name}" for name in BUILT_IN
    }


def test_a_slip_is_found_with_its_place_and_the_right_word() -> None:
    row = {"in": ["verdict-void"], "fr": {"word": "nul", "never": [r"\bannulés?\b"], "except": ["keeper-undone"]}}
    word = word_of("void", row, "fr")

    def found(key: str, text: str) -> list[str]:
        return slips(word, Said("fr", "game.ftl", key, text))

    assert found("reason-void", "42 est *annulé*.") == [
        "fr/game.ftl reason-void: “annulé” is not said for void; say “nul”"
    ]
    assert found("verdict-void", "refusé") == [
        "fr/game.ftl verdict-void: “nul” is missing, the word for void: 'refusé'"
    ]
    assert not found("verdict-void", "Nul")
    assert not found("keeper-undone", "Tour annulé")
    assert not found("other", "Annuler")
