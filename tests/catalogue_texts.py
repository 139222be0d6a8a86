"""The texts of the catalogue as somebody reads them: every variant of a message, with stand-ins for what comes in."""

from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser, ast

import thenumber
from thenumber.locales.joining import joined

LOCALES = Path(thenumber.__file__).parent / "locales"

FIGURES = frozenset(
    """
    after all approved available before best bonus column count digit digits game highest is least less level
    line lower model more most no number numbers of percent place points promised risk round score scores seats
    seconds share shown step suggested sum taken times total turn was wins worth writers written
    """.split()  # noqa: SIM905 a list of them would be long
)
"""The variables that are figures."""
NAMES = frozenset(("name", "names", "owners", "other", "kind"))
"""The variables that are names of people and bots."""
FIGURE, NAME, ANYTHING = "42", "Ada", "Bob"


class Said(NamedTuple):
    """One variant of a message."""

    language: str
    file: str
    key: str
    text: str

    @property
    def place(self) -> str:
        return f"{self.language}/{self.file} {self.key}"


@cache
def all_said(language: str) -> tuple[Said, ...]:
    """Everything that is said in a language."""
    return tuple(_read(language))


def _read(language: str) -> Iterator[Said]:
    for path in sorted((LOCALES / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message) and entry.value:
                for text in _variants(entry.value):
                    yield Said(language, path.name, entry.id.name, text)


def variants(message: str) -> list[str]:
    """The variants of one message, written as in a file of the catalogue."""
    entry = FluentParser().parse_entry(message)
    assert isinstance(entry, ast.Message)
    assert entry.value
    return _variants(entry.value)


def _variants(pattern: ast.Pattern) -> list[str]:
    parts = [
        [element.value] if isinstance(element, ast.TextElement) else _placed(element.expression)
        for element in pattern.elements
    ]
    return ["".join(chosen) for chosen in product(*parts)]


def _placed(expression: object) -> list[str]:
    """What may stand in the place of an expression."""
    if isinstance(expression, ast.SelectExpression):
        return [text for variant in expression.variants for text in _variants(variant.value)]
    if isinstance(expression, ast.StringLiteral):
        return [expression.parse()["value"]]
    if isinstance(expression, ast.FunctionReference):
        assert expression.id.name == "JOIN"
        word, name = (text for argument in expression.arguments.positional for text in _placed(argument))
        return [joined(word, name)]
    if isinstance(expression, ast.Placeable):
        return _placed(expression.expression)
    name = expression.id.name if isinstance(expression, ast.VariableReference) else ""
    return [FIGURE if name in FIGURES else NAME if name in NAMES else ANYTHING]
