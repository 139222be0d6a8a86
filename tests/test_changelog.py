"""The changelog: whoever installs a version finds what is in it."""

import re
from importlib.metadata import version
from pathlib import Path

CHANGELOG = Path(__file__).parent.parent / "CHANGELOG.md"
ENTRY = re.compile(
    r"^## (\d+\.\d+\.\d+) \((\d{4}-\d\d-\d\d|not yet released)\)\n(.*?)(?=^## |\Z)", re.MULTILINE | re.DOTALL
)


def entries() -> list[tuple[str, str, str]]:
    """Version, date and text."""
    return ENTRY.findall(CHANGELOG.read_text(encoding="utf-8"))


def test_the_version_of_the_package_has_an_entry() -> None:
    (text,) = [text for number, _, text in entries() if number == version("thenumber")]
    assert "\n- " in text


def test_versions_stand_from_the_newest_to_the_oldest_and_only_the_newest_may_be_unreleased() -> None:
    numbers = [tuple(map(int, number.split("."))) for number, _, _ in entries()]
    assert numbers == sorted(set(numbers), reverse=True)
    assert all(date != "not yet released" for _, date, _ in entries()[1:])


def test_there_is_nothing_beside_the_versions() -> None:
    headings = re.findall(r"^## .*$", CHANGELOG.read_text(encoding="utf-8"), re.MULTILINE)
    assert len(headings) == len(entries())


def test_the_citation_names_this_version() -> None:
    citation = (CHANGELOG.parent / "CITATION.cff").read_text(encoding="utf-8")
    assert re.findall(r"(?m)^version: (.*)$", citation) == [version("thenumber")]
