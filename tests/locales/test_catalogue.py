"""The catalogue: every language says everything, with the same variables, and every message is used."""

import json
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import thenumber
from thenumber.locales.catalogue import catalogue
from thenumber.locales.joining import joined
from thenumber.locales.languages import LANGUAGES, find_language
from thenumber.locales.rulebook import SECTIONS

PACKAGE = Path(thenumber.__file__).parent
WEB = Path(__file__).parents[2] / "web"
LOCALES = PACKAGE / "locales"
ENGLISH, *OTHERS = LANGUAGES

# Keys that the code puts together: what stands before the first variable part, and what may follow.
COMPOSED = re.compile(r"""f["']([a-z]+-)\{[^}]+\}(-[a-z]+)?["']""")
COMPOSED_IN_PAGE = re.compile(r"`([a-z]+-)\$\{[^}]+\}(-[a-z]+)?`")
WHOLE = re.compile(r"""["']([A-Za-z][A-Za-z0-9]*(?:-[a-z0-9]+)*)["']""")
RULEBOOK = {key for heading, rules in SECTIONS for key in (heading, *rules)}


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def messages(language: str) -> dict[str, ast.Message]:
    """All messages of a language, refusing junk and keys that are there twice."""
    found: dict[str, ast.Message] = {}
    for path in sorted((LOCALES / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{path.name} of {language}: {entry.content!r}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{entry.id.name} stands twice in {language}"
                found[entry.id.name] = entry
    return found


def variables(message: ast.Message) -> set[str]:
    visitor = Variables()
    visitor.visit(message)
    return visitor.names


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_has_no_junk_and_no_key_twice(language: str) -> None:
    assert messages(language)


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_says_everything_that_english_says_and_nothing_else(language: str) -> None:
    ours, english = messages(language), messages(ENGLISH)
    assert sorted(ours) == sorted(english)
    files = [sorted(path.name for path in (LOCALES / name).iterdir()) for name in (language, ENGLISH)]
    assert files[0] == files[1]


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_uses_the_variables_that_english_uses(language: str) -> None:
    english = messages(ENGLISH)
    for key, message in messages(language).items():
        # A language without plurals need not look at the count; nothing else may be left unsaid.
        assert variables(message) <= variables(english[key]), key
        assert variables(english[key]) - variables(message) <= {"count"}, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str) -> None:
    texts = catalogue(language)
    for key, message in messages(language).items():
        for count in (1, 2, 5):
            arguments: dict[str, str | int] = dict.fromkeys(variables(message), "042")
            if "count" in arguments:
                arguments["count"] = count
            said = texts.text(key, **arguments)
            assert said.strip(), key
            assert not re.search(r"[{}$\u2068\u2069]", said), (key, said)


def page_source() -> str:
    """What the page is made of, without its tests: they may name what is nowhere."""
    paths = [
        path for path in (WEB / "src").rglob("*") if path.suffix in (".svelte", ".ts") and ".test." not in path.name
    ]
    return "\n".join(path.read_text(encoding="utf-8") for path in paths)


def said_by_page() -> set[str]:
    """Messages that the page names outright: `t("home-pitch")` in its script, `{{home-pitch}}` in index.html."""
    said = set(re.findall(r"""\bt\(\s*["']([^"']+)["']""", page_source()))
    return said | set(re.findall(r"\{\{([\w-]+)\}\}", (WEB / "index.html").read_text(encoding="utf-8")))


def test_every_message_is_used_and_every_used_one_is_there() -> None:
    source = "\n".join(path.read_text(encoding="utf-8") for path in PACKAGE.rglob("*.py"))
    page = page_source()
    composed = [(start, end or "") for start, end in COMPOSED.findall(source) + COMPOSED_IN_PAGE.findall(page)]
    quoted = {*WHOLE.findall(source), *WHOLE.findall(page), *said_by_page()}
    keys = set(messages(ENGLISH))
    unused = {
        key
        for key in keys - quoted - RULEBOOK
        if not any(key.startswith(start) and key.endswith(end) for start, end in composed)
    }
    assert not unused
    spoken = "\n".join(path.read_text(encoding="utf-8") for path in (PACKAGE / "cli").glob("*.py"))
    said = set(re.findall(r'\btext\(\s*"([^"]+)"', spoken)) | RULEBOOK
    assert said <= keys


def test_the_page_carries_what_it_says() -> None:
    files = set(re.findall(r'"(\w+\.ftl)"', (WEB / "vite/texts.ts").read_text()))
    (brought,) = re.findall(r"/\{([\w,]+)\}\.ftl", (WEB / "src/lib/i18n/parts.ts").read_text())
    files |= {f"{name}.ftl" for name in brought.split(",")}
    carried = {
        entry.id.name
        for name in files
        for entry in FluentParser().parse((LOCALES / ENGLISH / name).read_text(encoding="utf-8")).body
        if isinstance(entry, ast.Message)
    }
    assert said_by_page()
    assert said_by_page() <= carried
    for start, end in COMPOSED_IN_PAGE.findall(page_source()):
        assert any(key.startswith(start) and key.endswith(end) for key in carried), start


def test_every_folder_is_a_language_and_every_language_has_its_folder() -> None:
    assert {path.parent.name for path in LOCALES.glob("*/*.ftl")} == set(LANGUAGES)


def test_every_error_of_a_record_has_its_text() -> None:
    codes = set()
    for path in (PACKAGE / "record").glob("*.py"):
        codes |= set(re.findall(r'(?:RecordError|self\.error|demand_counts)\([^"]*"([a-z0-9-]+)"', path.read_text()))
    assert {f"record-{code}" for code in codes} <= set(messages(ENGLISH))


def test_the_rulebook_lists_every_rule_once() -> None:
    listed = [rule for _, rules in SECTIONS for rule in rules]
    assert sorted(listed, key=lambda rule: int(rule[1:])) == [f"R{number}" for number in range(1, len(listed) + 1)]
    assert set(listed) == {key for key in messages(ENGLISH) if re.fullmatch(r"R\d+", key)}


def test_every_section_of_the_rulebook_is_told_and_has_its_heading() -> None:
    for heading, _ in SECTIONS:
        told = heading.replace("rules-heading", "book")
        assert {heading, told} <= set(messages(ENGLISH))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_list_is_joined_as_in_a_sentence(language: str) -> None:
    texts = catalogue(language)
    assert texts.listed(["1"]) == "1"
    for items in (["1", "3"], ["1", "3", "5"], ["1", "3", "5", "7"]):
        joined = texts.listed(items)
        assert re.findall(r"\d", joined) == items
        assert len(joined) > len(items)


@pytest.mark.parametrize(
    ("language", "pair", "longer"),
    [
        ("es", "Ana e Inés", "Ana, Inés y Mika"),
        ("fr", "Ana et Inés", "Ana, Inés et Mika"),
        ("zh-Hant", "Ana和Inés", "Ana、Inés和Mika"),
    ],
)
def test_a_list_is_joined_as_the_language_does(language: str, pair: str, longer: str) -> None:
    assert catalogue(language).listed(["Ana", "Inés"]) == pair
    assert catalogue(language).listed(["Ana", "Inés", "Mika"]) == longer


@pytest.mark.parametrize("vector", json.loads((Path(__file__).parent / "joining.json").read_text(encoding="utf-8")))
def test_a_word_before_a_name_is_what_the_page_says_too(vector: dict[str, str]) -> None:
    assert joined(vector["word"], vector["name"]) == vector["joined"]


@pytest.mark.parametrize(
    ("language", "points", "share"),
    [
        ("en", "+4.1", "39.5%"),
        ("de", "+4,1", "39,5\u00a0%"),
        ("fr", "+4,1", "39,5\u00a0%"),
        ("it", "+4,1", "39,5%"),
        ("es", "+4,1", "39,5\u00a0%"),
        ("zh-Hant", "+4.1", "39.5%"),
    ],
)
def test_figures_are_in_the_form_of_the_language(language: str, points: str, share: str) -> None:
    texts = catalogue(language)
    assert texts.decimal(4.06, signed=True) == points
    assert texts.percent(0.3951, 1) == share


def test_there_is_no_less_than_nothing_of_nothing() -> None:
    texts = catalogue(ENGLISH)
    assert [texts.decimal(-0.04), texts.decimal(-0.04, signed=True), texts.percent(-0.004, signed=True)] == [
        "0.0",
        "0.0",
        "0%",
    ]
    assert texts.decimal(-0.3, signed=True) == "-0.3"


@pytest.mark.parametrize(
    ("wanted", "language"),
    [
        ("de", "de"),
        ("de_AT.UTF-8", "de"),
        ("fr-CA", "fr"),
        ("zh_TW.UTF-8", "zh-Hant"),
        ("zh-hant", "zh-Hant"),
        ("C.UTF-8", "en"),
        ("POSIX", "en"),
        ("sr@latin", None),
        ("", None),
    ],
)
def test_a_language_is_found_by_any_of_its_tags(wanted: str, language: str | None) -> None:
    assert find_language(wanted) == language
